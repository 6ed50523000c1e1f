/** `at` is `file:line:column` or a variable's name; `text` names the problem and the fix. */
export type Problem = { at: string; path: string[]; text: string }

/** Reports a problem with the value at `path`, or with `key` a problem with the key itself. */
export type ReportProblem = (path: string[], text: string, options?: { key: boolean }) => void

/** An invalid document. The message has a line for each problem, and no secrets. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** A path in code syntax, such as `routes["*"][0].upstream`. */
export function dotted(path: readonly string[]): string {
  const parts = path.map((key) => {
    if (/^\d+$/.test(key)) return `[${key}]`
    return /^[\w-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
  })
  return parts.join('').replace(/^\./, '') || 'the file'
}

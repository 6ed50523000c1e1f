/** `at` is `file:line:column` or a variable's name; `text` says what is wrong and how to fix it. */
export type Problem = { at: string; path: string[]; text: string }

/** Whether neither the value at a path nor anything inside it has a problem. */
export type IsSound = (...path: string[]) => boolean

/** Reports a problem of the value at `path`; with `key`, of the key itself. */
export type ReportProblem = (path: string[], text: string, options?: { key: boolean }) => void

/** A document cannot be used. The message has a line for each problem, and no secrets. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** A path as code writes it, like `routes["*"][0].upstream`. */
export function dotted(path: readonly string[]): string {
  const parts = path.map((key) => {
    if (/^\d+$/.test(key)) return `[${key}]`
    return /^[\w-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
  })
  return parts.join('').replace(/^\./, '') || 'the file'
}

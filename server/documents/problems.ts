/** One fault: where it stands (`file:line:column`, or a variable's name), the path of the key, and what would be right. */
export type Problem = { at: string; path: string[]; text: string }

/** True where neither the value at the path nor anything in it was found faulty. */
export type Sound = (...path: string[]) => boolean
export type ReportProblem = (path: string[], text: string, options?: { key: boolean }) => void

/** The configuration cannot be used; the message has one line a problem, and none of them shows a secret. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** `routes["*"][0].upstream`: a path as one would write it. */
export function dotted(path: readonly string[]): string {
  const parts = path.map((key) => {
    if (/^\d+$/.test(key)) return `[${key}]`
    return /^[\w-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
  })
  return parts.join('').replace(/^\./, '') || 'the file'
}

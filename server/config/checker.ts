import { dotted, type Problem } from '../documents/problems.ts'
import { isRecord } from '../json/json.ts'
import { keyKeywords, namedKey, pathOf, sentence } from './sentence.ts'
import { validate } from './schema.ts'

type Options = { key: boolean }

/** The place of a value, or with `key` of the key itself: a line and column, or a variable. */
export type Locate = (path: readonly string[], options?: Options) => string

/**
 * Reports the rule that the value at `path` breaks, or with `key` the key itself: the rest of the
 * sentence that begins with the path.
 */
export type ReportFault = (path: string[], rule: string, options?: Options) => void

/** Collects the problems of a configuration. */
export class Checker {
  readonly problems: Problem[]
  readonly #locate: Locate
  readonly #faulty: string[][]

  constructor(problems: Problem[], locate: Locate) {
    this.problems = problems
    this.#locate = locate
    this.#faulty = problems.map(({ path }) => path)
  }

  readonly report: ReportFault = (path, rule, options) => {
    const text = dotted(path) + (rule.startsWith(':') ? rule : ` ${rule}`)
    this.problems.push({ at: this.#locate(path, options), path, text })
  }

  /** Whether neither the value at a path nor anything inside it breaks the schema. */
  readonly isSound = (...path: string[]): boolean =>
    !this.#faulty.some((fault) =>
      fault.every((name, depth) => depth >= path.length || name === path[depth]),
    )

  /** The sound entries of the table at `path`. */
  soundEntries<Entry>(table: Record<string, Entry>, ...path: string[]): Record<string, Entry> {
    const entries = isRecord(table) ? Object.entries(table) : []
    return Object.fromEntries(entries.filter(([name]) => this.isSound(...path, name)))
  }

  /**
   * Fills in defaults and reports violations of the schema. Invalid values are not checked further;
   * all others are, so that one run reports every problem.
   */
  checkSchema(value: Record<string, unknown>): void {
    const reported = new Set(this.#faulty.map(dotted))
    for (const error of validate(value)) {
      const path = pathOf(error)
      const text = sentence(error)
      const key = namedKey(error)
      if (text !== null && (key !== null || !reported.has(dotted(path)))) {
        const at = key === null ? this.#locate(path) : this.#locate([...path, key], { key: true })
        this.problems.push({ at, path, text })
      }
      if (keyKeywords.has(error.keyword)) continue
      this.#faulty.push(path)
      if (text !== null) reported.add(dotted(path))
    }
  }
}

import { ListPrefix, prefixOf } from '../../json/list-prefix.ts'
import { Memo } from '../../json/shared.ts'

/** The JSON of the first `count` turns, each behind a comma. */
type TurnsJson = { json: Buffer; count: number }

/** The JSON of turns that requests share, as they stand in a request; its results are their ends. */
class TurnsPrefix extends ListPrefix<number> {
  #bytes = Buffer.alloc(0)

  /** The JSON of those of the turns that are shared; it is made once. */
  add<Turn>(turns: readonly Turn[], toJson: (turn: Turn) => string): TurnsJson {
    const ends = this.of(turns)
    const start = ends.at(-1) ?? 0
    let [count, end] = [ends.length, start]
    const added: string[] = []
    for (const turn of turns.slice(count)) {
      const json = `,${toJson(turn)}`
      const next = end + Buffer.byteLength(json)
      if (!this.set(count, turn, next)) break
      added.push(json)
      end = next
      count++
    }
    this.#grow(start, end)
    let at = start
    for (const json of added) at += this.#bytes.write(json, at)
    return { json: this.#bytes.subarray(0, end), count }
  }

  /** Makes room behind what is known, also for the next turns. */
  #grow(known: number, needed: number): void {
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(needed + (needed >> 2))
    this.#bytes.copy(larger, 0, 0, known)
    this.#bytes = larger
  }
}

const prefixes = { withReasoning: new Memo<TurnsPrefix>(), without: new Memo<TurnsPrefix>() }

/** The JSON of the turns that a list begins with and that requests share. */
export const sharedTurnsJson = <Turn>(
  turns: readonly Turn[],
  withReasoning: boolean,
  toJson: (turn: Turn) => string,
): TurnsJson => {
  const memo = withReasoning ? prefixes.withReasoning : prefixes.without
  return prefixOf(turns, memo, () => new TurnsPrefix()).add(turns, toJson)
}

/** A line of JSON, and where the next one begins in its segment. */
export type Line = { text: string; end: number }

/** Lines of a segment that follow one another, the first of them at `from`. */
export type Batch = { segment: string; from: number; lines: Line[] }

/** Told of a line that can never be stored, before its segment counts as stored that far; and again when that then fails. */
export type RefuseLine = (line: Line, reason: string) => void

/** The ledger's own way to the store, beside the questions that requests ask. It connects when it is first needed, and anew after a failure. */
export type UsageWriter = {
  /** The time, by the clock of whoever shares the store that is behind. */
  now(): number | Promise<number>
  /** How far a segment is stored. */
  placeIn(segment: string): number | Promise<number>
  /**
   * Stores lines together with how far their segment is stored by them: so each is stored once, also when its row has been summed up since.
   * Throws when the store itself fails, and when the segment is not stored as far as the batch begins.
   */
  insert(batch: Batch, refuse: RefuseLine): void | Promise<void>
  /** Forgets the place in a segment that is no more. */
  forget(segment: string): void | Promise<void>
  /** Sums one key's oldest hour of rows up, if that ended before then, or the first of its calls where it has many rows; false when there is none. */
  rollUp(before: number, rowsAtOnce?: number): boolean | Promise<boolean>
  /** Puts what was stored on the disk, where a commit alone does not. */
  sync(): void
  close(): void
}

export const misplaced = (segment: string): Error =>
  new Error(`the segment ${segment} is not stored as far as was thought`)

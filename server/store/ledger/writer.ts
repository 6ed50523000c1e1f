/** A line of JSON, and where the next one begins in its segment. */
export type Line = { text: string; end: number }

/**
 * Lines of a segment that follow one another, the first of them at `from`. Their rows are numbered
 * in the spool's stream.
 */
export type Batch = { segment: string; from: number; lines: Line[]; stream: string }

/**
 * Called with a line that can never be stored, before its segment counts as stored that far. Called
 * again when that then fails.
 */
export type RefuseLine = (line: Line, reason: string) => void

/**
 * The ledger's own connection to the store. It connects when it is first needed, and again after a
 * failure.
 */
export type UsageWriter = {
  /** The time by this machine's clock, or the database's where that is earlier. */
  now(): number | Promise<number>
  /** How far a segment is stored. */
  placeIn(segment: string): number | Promise<number>
  /**
   * Stores lines together with how far their segment is stored by them: each is stored once, also
   * when its row has been summed up since. Throws when the store itself fails, and when the segment
   * is not stored as far as the batch begins.
   */
  insert(batch: Batch, refuse: RefuseLine): void | Promise<void>
  /** Deletes the record of a segment that was deleted. */
  forget(segment: string): void | Promise<void>
  /**
   * Sums up one key's oldest hour of rows that ended before then, or the first of its calls if it
   * has many rows; false without such rows.
   */
  rollUp(before: number, rowsAtOnce?: number): boolean | Promise<boolean>
  /**
   * Adds rows that have no totals yet to them: those of before the totals, and what servers of an
   * earlier version wrote since. True if there may be more.
   */
  post(rowsAtOnce?: number): boolean | Promise<boolean>
  /** Deletes sums of minutes that began before `minutes`; and old ones, see `dropKeySums`. */
  forgetSums(minutes: number): void | Promise<void>
  /** Puts what was stored on the disk, where a commit alone does not. */
  sync(): void
  close(): void
}

/** Rows that are added to the totals in one transaction. */
export const rowsOfPost = 5000

export const misplaced = (segment: string): Error =>
  new Error(`the segment ${segment} is not stored as far as was thought`)

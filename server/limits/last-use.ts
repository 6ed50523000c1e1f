import { lastHours } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'

/** The start of the last hour of each key that has rows in the ledger, by the key's id. */
export type LastUse = ReadonlyMap<string, number>

/** Undefined while the ledger does not answer in time: keys are listed all the same. */
export const lastUse = (reports: Store['reports']): Promise<LastUse | undefined> =>
  lastHours(reports, 'key').catch(() => undefined)

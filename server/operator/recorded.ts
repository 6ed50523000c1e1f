import { Failure } from '../failure.ts'
import { recordAudit, type Actor, type AuditEntry } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import { fromStore } from './from-store.ts'

type Change<Result> = Pick<AuditEntry, 'action' | 'target' | 'before'> & {
  work(): Promise<Result> | Result
  after(result: Result): AuditEntry['after']
}

/** Makes a change outside the store, with an audit row before it and one after. */
export async function recorded<Result>(
  journal: Store['journal'],
  by: Actor,
  { work, after, ...change }: Change<Result>,
): Promise<Result> {
  const record = (more: Partial<AuditEntry>) =>
    fromStore(recordAudit(journal, by, { ...change, ...more }))
  await record({ outcome: 'begun' })
  try {
    const result = await work()
    await record({ after: after(result) ?? null })
    return result
  } catch (error) {
    const reason = error instanceof Failure ? error.message : 'internal error'
    await record({ outcome: 'failed', reason })
    throw error
  }
}

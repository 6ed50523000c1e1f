import { Failure } from '../../failure.ts'
import { DiskError } from '../../store/disk.ts'
import { CommitLost } from '../../store/transaction.ts'

function messageOf(cause: unknown): string {
  if (cause instanceof DiskError) return cause.message
  return cause instanceof CommitLost
    ? 'the store was lost while it stored this: it is not known whether it was done; look, ' +
        'and do it again where it was not'
    : 'the store of operators does not answer'
}

/** Turns errors of the store into Failures. */
export async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw new Failure('unavailable', messageOf(cause), { cause, retryAfter: 5 })
  }
}

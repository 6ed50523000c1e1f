import { Failure } from '../../failure.ts'
import { CommitLost } from '../../store/transaction.ts'

/** Turns errors of the store into Failures. */
export async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    const message =
      cause instanceof CommitLost
        ? 'the store was lost while it stored this: it is not known whether it was done; look, ' +
          'and do it again where it was not'
        : 'the store of operators does not answer'
    throw new Failure('unavailable', message, { cause, retryAfter: 5 })
  }
}

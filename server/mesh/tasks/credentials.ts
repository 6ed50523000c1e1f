import { Failure } from '../../failure.ts'
import { parsePlain } from '../../json/digits.ts'
import type { ServerSecret } from '../../secret.ts'
import type { TaskRow } from '../../store/tables.ts'
import { CallerCredentials, expiryOf, noCredentials } from '../caller-credentials.ts'

/** The credentials of a stored task. */
export type SealedCredentials = Pick<TaskRow, 'sealed' | 'sealed_until'>

/** Encrypts the credentials of tasks, so that any server of the store can run them. */
export type TaskCredentials = {
  /** Whether this server has a secret. */
  canSeal: boolean
  /** For the task of this id only. Throws a Failure without a secret. */
  seal(taskId: string, credentials: CallerCredentials): SealedCredentials
  /** Throws a Failure if they have expired or cannot be decrypted: no task runs without its own. */
  open(task: { id: string; sealed: string | null }): CallerCredentials
}

const purpose = 'callers credentials'

/** Credentials of tasks, encrypted by the secret of the store's servers. */
export const createTaskCredentials = (secret: ServerSecret | undefined): TaskCredentials => ({
  canSeal: secret !== undefined,
  seal(taskId, credentials) {
    if (credentials.isEmpty) return { sealed: null, sealed_until: null }
    if (!secret) throw noSecret()
    const entries = credentials.entries()
    const ends = entries.flatMap(([, value]) => expiryOf(value) ?? [])
    return {
      sealed: secret.seal(purpose, JSON.stringify([taskId, entries])),
      sealed_until: ends.length === 0 ? null : Math.min(...ends),
    }
  },
  open({ id, sealed }) {
    if (sealed === null) return noCredentials
    if (sealed === '')
      throw new Failure(
        'credentialExpired',
        'the credential that the task was sent with has expired, by its own "exp"; ' +
          'send a new task with a new one',
        { retry: false },
      )
    const text = secret?.open(purpose, sealed)
    const [taskId, entries] = (text === undefined ? [] : parsePlain(text)) as Sealed
    if (taskId === id) return new CallerCredentials(entries)
    throw new Failure(
      'credentialRequired',
      'the credential of the task cannot be decrypted: this server has another secret; ' +
        'send a new task',
      { retry: false },
    )
  },
})

/** Without a secret they would be stored as they are. */
const noSecret = () =>
  new Failure(
    'invalidRequest',
    'a task cannot be sent with a credential of the caller, because secret_env of this server ' +
      'is not set; send POST /mesh_request',
    { retry: false },
  )

/** As `seal` wrote it; empty if it cannot be decrypted. */
type Sealed = [id?: string, entries?: [scheme: string, value: string][]]

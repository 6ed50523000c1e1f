import type { Actor } from '../store/queries/operators/audit.ts'
import type { OperatorRole } from '../store/tables.ts'

/** Who calls an operation: by a token, in a session of a browser, or on the command line. */
export type Operator = {
  /** `operator` for the token of the configuration, `metrics` for the one that reads metrics. */
  operatorId: string
  name: string
  role: OperatorRole
  how: 'token' | 'session' | 'cli'
  /** Null without a session. */
  session: OperatorSession | null
  /** From where. */
  address: string
}

/** A session, and when it ends in epoch milliseconds. */
export type OperatorSession = { id: string; expiresAt: number }

/** Whose token the configuration names. */
export const firstAdmin = { id: 'operator', name: 'operator', role: 'admin' } as const

/** What a handler is called with, of which the record of changes takes who it was. */
type Asked = { caller: Operator; requestId: string }

/** The operator of a request as the record of changes names it. */
export const actorOf = ({ caller: { name, how, address }, requestId }: Asked): Actor => ({
  name,
  how,
  address: address === '' ? null : address,
  // The command line has no requests.
  request_id: requestId === '' ? null : requestId,
})

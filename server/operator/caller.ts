import type { operations } from '../../generated/server/operator.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import type { GroupScope } from '../store/queries/group-scope.ts'
import type { OperatorRole } from '../store/tables.ts'

/** The caller of an operation: by token, by a browser session, or on the command line. */
export type Operator = {
  /** `operator` for the configured token, `metrics` for the token of metrics. */
  operatorId: string
  name: string
  role: OperatorRole | 'group-admin'
  /** The groups of a group-admin, with those below them. */
  groups: GroupScope
  how: 'token' | 'session' | 'cli'
  /** Null without a session. */
  session: OperatorSession | null
  /** The client's address, or the machine of a command. */
  address: string
}

/** The handlers of these operations of operator.yaml. */
export type OperatorHandlers<Id extends keyof operations> = Handlers<Pick<operations, Id>, Operator>

/** A session with its end in epoch milliseconds. */
export type OperatorSession = { id: string; expiresAt: number }

/** The holder of the configured token. */
export const firstAdmin = { id: 'operator', name: 'operator', role: 'admin' } as const

/** The part of a handler's input that identifies the actor. */
type CallContext = { caller: Operator; requestId: string }

/** The operator of a request as an actor of the audit log. */
export const actorOf = ({
  caller: { name, how, address, groups },
  requestId,
}: CallContext): Actor => ({
  name,
  how,
  address: address === '' ? null : address,
  // Commands have no request id.
  request_id: requestId === '' ? null : requestId,
  groups,
})

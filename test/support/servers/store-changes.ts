import { createAccess, type Access } from '../../../server/keys/keys.ts'
import { createAccounts } from '../../../server/operator/access/accounts.ts'
import { closed } from '../../../server/operator/payments.ts'
import {
  acknowledgeAlert,
  raiseAlerts,
  type NewAlert,
} from '../../../server/store/queries/alerts.ts'
import { newId } from '../../../server/store/id.ts'
import { drainUpstream, restoreUpstream } from '../../../server/store/queries/drains.ts'
import { serverActor as by } from '../../../server/store/queries/operators/audit.ts'
import { deleteSession, insertSession } from '../../../server/store/queries/operators/sessions.ts'
import { claimPayment, proveSettled } from '../../../server/store/queries/payments.ts'
import { withoutOidc } from '../../../server/operator/access/sessions.ts'
import type { Store } from '../../../server/store/store.ts'
import type { AuditAction, CallerRow, SessionRow } from '../../../server/store/tables.ts'
import { paymentRow } from '../data/rows.ts'

type Journal = Store['journal']

/** What there is to change, by its id. */
export type Changeable = Record<
  | 'key'
  | 'endedKey'
  | 'group'
  | 'caller'
  | 'revokedCaller'
  | 'payment'
  | 'operator'
  | 'session'
  | 'upstream'
  | 'alert',
  string
>

/** Has a row before it and one after, since it is not a change of the store alone. */
type ChangeOfMore =
  | 'closeMonth'
  | 'probeUpstream'
  | 'resumeOutlet'
  | 'skipOutlet'
  | 'testOutlet'
  | 'drainServer'
  | 'reload'
  | 'changeConfig'
  | 'approveAgent'
  | 'backup'
  | 'migrate'
  | 'copyStore'

/** Each change that is made in the transaction of its row. */
export type ChangeOfStore = Exclude<AuditAction, ChangeOfMore | 'authenticate' | 'judge'>

/** Makes one of each. */
export async function makeChangeable(journal: Journal): Promise<Changeable> {
  const [key, endedKey] = await withAccess(journal, async (access) => [
    (await access.create({ name: 'old', scopes: ['chat'] })).key,
    (await access.create({ name: 'of a sandbox', scopes: ['chat'] })).key,
  ])
  await journal
    .updateTable('key')
    .set({ sandbox: 'ended', revoked_at: 5 })
    .where('id', '=', endedKey.id)
    .execute()
  const group = await withAccess(journal, (access) => access.groups.create({ name: 'old' }, by))
  const callers = [callerRow('jwt:good', null), callerRow('jwt:revoked', 5)]
  await journal.insertInto('caller').values(callers).execute()
  const payment = paymentRow({ state: 'refund_due' })
  await claimPayment(journal, payment, { ofPayer: 8, ofAll: 8 })
  const { operator } = await createAccounts(journal).create({ name: 'old', role: 'admin' }, by)
  const session = sessionRow('old', operator.id)
  await insertSession(journal, session, by)
  await drainUpstream(journal, 'drained', 5, by)
  const alert = await makeAlert(journal)
  return {
    key: key.id,
    endedKey: endedKey.id,
    group: group.id,
    caller: 'jwt:good',
    revokedCaller: 'jwt:revoked',
    payment: payment.id,
    operator: operator.id,
    session: session.id,
    upstream: 'drained',
    alert: alert.id,
  }
}

/** An alert that nobody has acknowledged. */
export async function makeAlert(journal: Journal, more: Partial<NewAlert> = {}) {
  const once = newId()
  const about = { about_type: 'upstream', about_id: 'gpu-1' } as const
  const alert = {
    kind: 'breaker_open',
    severity: 'error',
    message: 'gpu-1 fails',
    ...about,
  } as const
  await raiseAlerts(journal, [{ at: Date.now(), once, ...alert, ...more }], Date.now())
  return journal
    .selectFrom('alert')
    .selectAll()
    .where('once', '=', more.once ?? once)
    .executeTakeFirstOrThrow()
}

export const changesOfStore: Record<
  ChangeOfStore,
  (journal: Journal, of: Changeable) => Promise<unknown>
> = {
  createKey: (journal) =>
    withAccess(journal, (access) => access.create({ name: 'new', scopes: ['chat'] })),
  changeKey: (journal, { key }) => withAccess(journal, (access) => access.change(key, { rpm: 7 })),
  rotateKey: (journal, { key }) => withAccess(journal, (access) => access.rotate(key, 0)),
  revokeKey: (journal, { key }) => withAccess(journal, (access) => access.revoke(key)),
  restoreKey: (journal, { endedKey }) => withAccess(journal, (access) => access.restore(endedKey)),
  createGroup: (journal) =>
    withAccess(journal, (access) => access.groups.create({ name: 'new' }, by)),
  changeGroup: (journal, { group }) =>
    withAccess(journal, (access) => access.groups.change(group, { rpm: 7 }, by)),
  deleteGroup: (journal, { group }) =>
    withAccess(journal, (access) => access.groups.delete(group, by)),
  revokeCaller: (journal, { caller }) =>
    withAccess(journal, (access) => access.callers.revoke(caller, by)),
  restoreCaller: (journal, { revokedCaller }) =>
    withAccess(journal, (access) => access.callers.restore(revokedCaller, by)),
  drainUpstream: (journal) => drainUpstream(journal, 'new', 6, by),
  restoreUpstream: (journal, { upstream }) => restoreUpstream(journal, upstream, 6, by),
  acknowledgeAlert: (journal, { alert }) => acknowledgeAlert(journal, alert, 9, by),
  reconcilePayment: (journal, { payment }) =>
    proveSettled(journal, payment, { state: 'settled' }, by),
  closePayment: (journal, { payment }) => closed(journal, payment, { reason: undefined, by }),
  createOperator: (journal) => createAccounts(journal).create({ name: 'new', role: 'admin' }, by),
  changeOperator: (journal, { operator }) =>
    createAccounts(journal).change(operator, { role: 'viewer' }, by),
  rotateOperator: (journal, { operator }) => createAccounts(journal).rotate(operator, by),
  revokeOperator: (journal, { operator }) => createAccounts(journal).revoke(operator, by),
  createSession: (journal, { operator }) => insertSession(journal, sessionRow('new', operator), by),
  endSession: (journal, { session }) => deleteSession(journal, session, 9, by),
}

async function withAccess<Result>(
  journal: Journal,
  work: (access: Access) => Promise<Result>,
): Promise<Result> {
  const access = createAccess({ store: { journal }, observe: () => {} })
  try {
    return await work(access)
  } finally {
    access.close()
  }
}

const callerRow = (id: string, revoked_at: number | null): CallerRow => ({
  id,
  issuer: 'https://login.test/',
  name: id,
  group_id: null,
  created_at: 5,
  revoked_at,
  version: 1,
})

const sessionRow = (id: string, operator_id: string): SessionRow => ({
  id,
  operator_id,
  token_hash: id,
  cookie_hash: id,
  secret_hash: id,
  created_at: 5,
  expires_at: 9,
  ...withoutOidc,
})

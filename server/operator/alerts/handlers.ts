import type { components } from '../../../generated/server/operator.ts'
import { acknowledgeAlert, listAlerts } from '../../store/queries/alerts.ts'
import type { Store } from '../../store/store.ts'
import type { AlertRow } from '../../store/tables.ts'
import { actorOf, type OperatorHandlers } from '../caller.ts'
import { fromStore, pageFrom, requireRow } from '../from-store.ts'

const unavailable = 'the store of alerts does not answer'

/** The handlers of operator.yaml for alerts. */
export const alertHandlers = ({
  journal,
  clock,
}: Pick<Store, 'journal' | 'clock'>): OperatorHandlers<'listAlerts' | 'acknowledgeAlert'> => ({
  async listAlerts({ query: { limit = 100, ...query }, caller: { groups: scope } }) {
    const question = { ...query, scope, limit: limit + 1 }
    const rows = await fromStore(listAlerts(journal, question), unavailable)
    const { page, next } = pageFrom(rows, limit, ({ id }) => id)
    return { status: 200, body: { alerts: page.map(alertView), next } }
  },

  async acknowledgeAlert({ path: { id }, ...context }) {
    const change = acknowledgeAlert(journal, id, clock.now(), actorOf(context))
    const row = requireRow(await fromStore(change, unavailable), 'alert')
    return { status: 200, body: alertView(row) }
  },
})

/** An alert in the contract's form. */
export const alertView = ({
  about_type: type,
  about_id: id,
  ...row
}: AlertRow): components['schemas']['Alert'] => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  severity: row.severity,
  message: row.message,
  about: { type, id },
  ended_at: row.ended_at,
  acknowledged_at: row.acknowledged_at,
  acknowledged_by: row.acknowledged_by,
})

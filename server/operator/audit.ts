import type { components } from '../../generated/server/operator.ts'
import { findAudit, listAudit } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import type { AuditRow } from '../store/tables.ts'
import { fromStore, pageFrom, requireRow } from './from-store.ts'
import { emptyPeriod } from './ledger/usage-views.ts'
import type { OperatorHandlers } from './caller.ts'

/** The handlers of operator.yaml for the audit log. */
export const auditHandlers = ({
  journal,
}: Pick<Store, 'journal'>): OperatorHandlers<'listAudit' | 'readAudit'> => ({
  async listAudit({ query, caller: { groups: scope } }) {
    const { limit = 100, ...question } = query
    const { from, to } = question
    if (from !== undefined && to !== undefined && from >= to) throw emptyPeriod(to)
    const rows = await fromStore(listAudit(journal, { ...question, scope, limit: limit + 1 }))
    const { page, next } = pageFrom(rows, limit, ({ id }) => id)
    return { status: 200, body: { rows: page.map(auditView), next } }
  },

  async readAudit({ path, caller }) {
    const row = requireRow(await fromStore(findAudit(journal, path.id, caller.groups)), 'change')
    return { status: 200, body: auditView(row) }
  },
})

/** A row of the audit log in the contract's form. */
export const auditView = ({
  before,
  after,
  ...row
}: AuditRow): components['schemas']['AuditRow'] => ({
  ...row,
  before: objectFrom(before),
  after: objectFrom(after),
})

/** Written by `recordAudit`. */
const objectFrom = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>)

import type { components, operations } from '../../generated/server/operator.ts'
import { Failure } from '../failure.ts'
import type { Handlers } from '../http/contract/operations.ts'
import { findAudit, listAudit } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import type { AuditRow } from '../store/tables.ts'
import { answered } from './access/answered.ts'
import type { Operator } from './caller.ts'
import { existing } from './existing.ts'

type AuditView = components['schemas']['AuditRow']

/** The handlers of operator.yaml for the record of changes. */
export function auditHandlers({
  journal,
}: Pick<Store, 'journal'>): Handlers<Pick<operations, 'listAudit' | 'readAudit'>, Operator> {
  return {
    async listAudit({ query }) {
      const { limit = 100, ...question } = query
      const { from, to } = question
      if (from !== undefined && to !== undefined && from >= to)
        throw new Failure('invalidRequest', 'to must be after from; both are Unix milliseconds', {
          retry: false,
          param: 'to',
        })
      const rows = await answered(listAudit(journal, { ...question, limit: limit + 1 }))
      return { status: 200, body: auditPage(rows, limit) }
    },

    async readAudit({ path }) {
      const row = existing(await answered(findAudit(journal, path.id)), 'change')
      return { status: 200, body: auditView(row) }
    },
  }
}

/** One page. The rows have one more than `limit` when there is a next page. */
function auditPage(rows: readonly AuditRow[], limit: number): components['schemas']['AuditRows'] {
  const page = rows.slice(0, limit)
  return {
    rows: page.map(auditView),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

const auditView = ({ before, after, ...row }: AuditRow): AuditView => ({
  ...row,
  before: objectFrom(before),
  after: objectFrom(after),
})

/** Written by `recordAudit`. */
const objectFrom = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>)

import type { operations } from '../../generated/server/operator.ts'
import type { Access } from '../keys/keys.ts'
import type { LoadedConfig } from '../config/load.ts'
import { shownConfig } from '../config/shown.ts'
import { Failure } from '../failure.ts'
import type { WithoutPages } from '../http/docs/docs.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Payments } from '../payments/purchase/purchase.ts'
import type { Store } from '../store/store.ts'
import { usageRows, usageTotals, type Total } from '../store/queries/usage.ts'
import type { Operator } from './caller.ts'
import { keyHandlers } from './keys.ts'
import { paymentHandlers } from './payments.ts'
import type { Readiness } from './readiness.ts'
import { upstreamHandlers, type UpstreamParts } from './upstreams.ts'

type Parts = UpstreamParts & {
  access: Access
  store: Store
  /** As it is in force. */
  loaded(): LoadedConfig
  /** Only where payments are taken. */
  payments: Pick<Payments, 'reconcile'> | undefined
  readiness: () => Promise<Readiness>
  /** Whether a request with this Host came by a name of this address. */
  isKnownHost(header: string | undefined): boolean
  /** The metrics of all processes in the Prometheus text format. */
  metrics: () => Promise<string>
}

/** The handlers of operator.yaml. */
export function operatorHandlers({
  access,
  store,
  payments,
  loaded,
  config,
  drains,
  upstreamStatuses,
  readiness,
  isKnownHost,
  metrics,
}: Parts): Handlers<WithoutPages<operations>, Operator> {
  return {
    async getHealth() {
      return { status: 200, body: { status: 'ok' } }
    },

    async getReadiness({ header }) {
      const { ready, parts } = await readiness()
      // A handler is given all headers, also those that no contract names.
      const { host } = header as { host?: string }
      return { status: ready ? 200 : 503, body: { ready, parts: isKnownHost(host) ? parts : {} } }
    },

    async getMetrics() {
      return { status: 200, text: await metrics() }
    },

    async getConfig() {
      const { file, loadedAt, sandbox, config, needRestart } = loaded()
      return {
        status: 200,
        body: {
          file,
          loaded_at: loadedAt,
          sandbox,
          config: shownConfig(config),
          need_restart: needRestart,
        },
      }
    },

    ...keyHandlers(access, store),

    async getUsage({ query }) {
      const span = spanOf(query)
      const groups = await fromStore(usageTotals(store.reports, { ...span, by: query.by ?? [] }))
      return { status: 200, body: { from: span.from, to: span.to, totals: groups.map(totalView) } }
    },

    async listUsage({ query }) {
      const limit = query.limit ?? 100
      const after = query.after === undefined ? undefined : cursorFrom(query.after)
      // Of one model, all rows of the time may have to be read for it.
      const asked = query.model === undefined ? store.usage : store.reports
      const found = await fromStore(
        usageRows(asked, { ...spanOf(query), limit: limit + 1, ...(after && { after }) }),
      )
      const page = found.slice(0, limit)
      const last = found.length > page.length ? page.at(-1) : undefined
      return {
        status: 200,
        body: {
          rows: page.map((row) => ({ ...row, estimated: row.estimated === 1 })),
          next: last ? `${last.ts}.${last.id}` : null,
        },
      }
    },

    ...paymentHandlers({ store, payments }),
    ...upstreamHandlers({ config, drains, upstreamStatuses }),
  }
}

const totalView = ({ charged, counted, cost, ...total }: Total) => ({
  ...total,
  charged: charged.toString(),
  counted: counted.toString(),
  cost: cost.toString(),
})

const dayMs = 24 * 60 * 60 * 1000

function spanOf({
  from,
  to,
  key_id,
  model,
}: {
  from?: number
  to?: number
  key_id?: string
  model?: string
}) {
  const end = to ?? Date.now() + 1
  if (from !== undefined && from >= end)
    throw new Failure(
      'invalidRequest',
      `${to === undefined ? 'from is in the future, and there is no to' : 'to must be after from'}; both are Unix time in milliseconds`,
      { retry: false, param: to === undefined ? 'from' : 'to' },
    )
  return {
    from: from ?? Math.max(0, end - dayMs),
    to: end,
    ...(key_id !== undefined && { key_id }),
    ...(model !== undefined && { model }),
  }
}

function cursorFrom(text: string): { ts: number; id: string } {
  const [, ts, id] = /^(\d{1,15})\.([0-9a-f-]{1,64})$/.exec(text) ?? []
  if (ts === undefined || id === undefined)
    throw new Failure('invalidRequest', 'after must be the `next` of an earlier page', {
      retry: false,
      param: 'after',
    })
  return { ts: Number(ts), id }
}

async function fromStore<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw new Failure('unavailable', 'the usage store does not answer', { cause, retryAfter: 5 })
  }
}

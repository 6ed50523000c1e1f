import type { components } from '../../../generated/server/operator.ts'
import type { UpstreamStatus } from '../../gateway/routing/upstream-status.ts'
import type { PaymentCount } from '../../observations.ts'
import { breakerName, type ProcessActivity } from '../../observe/activity/activity.ts'
import { lastingAlerts } from '../../store/queries/alerts.ts'
import type { Store } from '../../store/store.ts'
import type { Readiness } from '../readiness.ts'

export type ServerProblem = components['schemas']['Problem']

/** The state of one server, over all of its processes. */
export type ServerState = {
  readiness: Readiness
  upstreams: readonly UpstreamStatus[]
  processes: readonly ProcessActivity[]
  /** Rows not yet in the store. */
  queuedRows: number
  /** How far its machine's clock is ahead of the store's. */
  aheadMs: number
}

/** Rows on the spool above which the ledger is behind. */
const backlogRows = 10_000
/** Maximum difference of the clocks that is no problem. */
export const maxAheadMs = 2000
/** Maximum number of names in a message. */
const shownNames = 3

/** The problems of a server. */
export function serverProblems(state: ServerState): ServerProblem[] {
  const { readiness, upstreams, processes, queuedRows, aheadMs } = state
  const backlog = `${queuedRows} rows of the ledger wait on the spool for the store`
  const problems = [
    ...breakerProblems(upstreams, processes),
    ...Object.entries(readiness.parts).map(([id, { ok, detail = 'is not ready' }]) =>
      ok ? undefined : problem('not_ready', 'error', `${id}: ${detail}`, { type: 'part', id }),
    ),
    sheddingProblem(processes),
    queuedRows > backlogRows &&
      problem('ledger_backlog', 'warning', backlog, { type: 'ledger', id: 'spool' }),
    clockProblem(aheadMs),
    ...processes.map(({ refusedConfig }) =>
      refusedConfig ? configProblem(refusedConfig) : undefined,
    ),
  ]
  return problems.filter((one) => typeof one === 'object')
}

function breakerProblems(
  upstreams: readonly UpstreamStatus[],
  processes: readonly ProcessActivity[],
): ServerProblem[] {
  const open = Map.groupBy(
    upstreams.filter(({ breaker }) => breaker !== 'closed'),
    ({ upstream, model }) => breakerName(upstream, model),
  )
  return [...open].flatMap(([name, [first, ...others]]) => {
    if (!first) return []
    const { upstream, model } = first
    const seconds = Math.ceil(Math.max(...[first, ...others].map(({ waitMs }) => waitMs)) / 1000)
    const next =
      seconds > 0 ? `is probed again in ${seconds} s` : 'is tried again with the next call'
    const since = processes.flatMap(({ openBreakers }) => openBreakers[name] ?? [])
    return problem(
      'breaker_open',
      'error',
      `${upstream} fails for ${model} and gets only calls that no other upstream can serve; it ${next}`,
      { type: 'upstream', id: upstream },
      since.length > 0 ? Math.min(...since) : null,
    )
  })
}

/** A model with the upstreams that serve it. */
export type ModelUpstreams = { name: string; upstreams: readonly string[] }

/** Problems of upstreams that an operator drained, with the start of the drain. */
export function drainProblems(
  drained: Readonly<Record<string, number>>,
  models: readonly ModelUpstreams[],
): ServerProblem[] {
  const isDrained = (upstream: string) => Object.hasOwn(drained, upstream)
  const unserved = models.filter(({ upstreams }) => upstreams.every(isDrained))
  return Object.entries(drained).map(([upstream, since]) => {
    const lost = unserved.filter(({ upstreams }) => upstreams.includes(upstream))
    const about = { type: 'upstream' as const, id: upstream }
    const idle = `${upstream} is drained and gets no calls; restore it to use it again`
    const unserving =
      `${upstream} is drained, and no other upstream serves ${someOf(lost.map(({ name }) => name))}: ` +
      'calls are rejected; restore it'
    const isServed = lost.length === 0
    const severity = isServed ? 'warning' : 'error'
    return problem('upstream_drained', severity, isServed ? idle : unserving, about, since)
  })
}

/** The first names, and the number of others. */
function someOf(names: readonly string[]): string {
  const more = names.length > shownNames ? ` and ${names.length - shownNames} more` : ''
  return names.slice(0, shownNames).join(', ') + more
}

function sheddingProblem(processes: readonly ProcessActivity[]) {
  const shedding = processes.flatMap(({ shedding }) => shedding ?? [])
  const reasons = [...new Set(shedding.map(({ reason }) => reason))]
  const message = `requests are rejected with 503 under load, for ${reasons.join(', ')}`
  const since = Math.min(...shedding.map(({ since }) => since))
  const about = { type: 'server', id: 'load' } as const
  return shedding.length > 0 && problem('shedding', 'error', message, about, since)
}

/** A sentence about a clock that differs from the store's; undefined if it does not. */
export function clockFault(aheadMs: number): string | undefined {
  if (Math.abs(aheadMs) <= maxAheadMs) return undefined
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return (
    `the clock of this server's machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ` +
    "the database's, by which limits count and keys expire; set it by NTP"
  )
}

function clockProblem(aheadMs: number) {
  const message = clockFault(aheadMs)
  const about = { type: 'server', id: 'clock' } as const
  return message !== undefined && problem('clock_differs', 'warning', message, about)
}

const shownProblems = 3

function configProblem({
  problems,
  since,
}: NonNullable<ProcessActivity['refusedConfig']>): ServerProblem {
  const sentences = problems.slice(0, shownProblems).map((text) => text.slice(0, 250))
  const more =
    problems.length > shownProblems ? `; and ${problems.length - shownProblems} more` : ''
  return problem(
    'config_refused',
    'warning',
    `the configuration was not reloaded: ${sentences.join('; ')}${more}`,
    { type: 'config', id: 'reload' },
    since,
  )
}

/** Problems of payments that require action by the operator. */
export function paymentProblems(counts: readonly PaymentCount[]): ServerProblem[] {
  const texts = {
    refund_due: ['waits for a refund', 'wait for a refund'],
    undecided: ['waits for your decision', 'wait for your decision'],
  } as const
  return (['refund_due', 'undecided'] as const).flatMap((state) => {
    const waiting = counts.filter((count) => count.state === state && count.rows > 0)
    const rows = waiting.reduce((sum, count) => sum + count.rows, 0)
    if (rows === 0) return []
    const [one, many] = texts[state]
    const message = rows === 1 ? `1 payment ${one}` : `${rows} payments ${many}`
    const since = Math.min(...waiting.map(({ oldest }) => oldest))
    return problem(state, 'error', message, { type: 'payments', id: state }, since)
  })
}

/** Problems that are in no other list than that of alerts, until they are acknowledged. */
export async function alertProblems(
  journal: Store['journal'],
  now: number,
): Promise<ServerProblem[]> {
  const rows = await lastingAlerts(journal, ['key_ends', 'outlet_stopped'], { now, limit: 20 })
  return rows.map((row) => {
    const about = { type: row.about_type, id: row.about_id }
    return problem(row.kind, row.severity, row.message, about, row.at)
  })
}

/** A problem of this server. */
export function problem(
  kind: ServerProblem['kind'],
  severity: ServerProblem['severity'],
  message: string,
  about: ServerProblem['about'],
  since: number | null = null,
): ServerProblem {
  return { kind, severity, message: message.slice(0, 1024), about, since, server: null }
}

import type { components } from '../../../generated/server/operator.ts'
import { countClasses } from '../../store/failure-class.ts'
import type { InFlightCounts } from '../../http/load/in-flight.ts'
import type { Caps } from '../../limits/caps.ts'
import {
  hourMinutes,
  minuteMs,
  nowSeconds,
  secondMs,
  startOfHour,
  type ProcessActivity,
  type ToolCounts,
} from '../../observe/activity/activity.ts'
import { joinSlots } from '../../observe/activity/joined.ts'
import { joinCounts, type SlotCounts } from '../../observe/activity/ring.ts'
import { countPayments } from '../../store/queries/payment-lists.ts'
import type { Store } from '../../store/store.ts'
import type { SpentSince } from '../../limits/spent-since.ts'
import { cachedFor } from '../polled-replies.ts'
import { within } from '../readiness.ts'
import { budgetReader } from './budgets.ts'
import {
  alertProblems,
  drainProblems,
  paymentProblems,
  serverProblems,
  type ModelUpstreams,
  type ServerProblem,
  type ServerState,
} from './problems.ts'
import { startReporting, type ServerReports } from './reports.ts'
import { readLastHour, readWindows, usageWindow, type LedgerHour } from './windows.ts'

export type ServerOverview = components['schemas']['ServerOverview']

/** The report of a server to the others of its store. */
type ServerReport = Pick<ProcessActivity, 'now' | 'hour' | 'minutes'> & {
  inFlight: InFlightCounts
  problems: ServerProblem[]
  /** Undefined from a server of an earlier version. */
  config?: ServerConfig
  /**
   * Whether the ledger's sums by the minute include its counts. Servers of the previous version still
   * read `hour` and `minutes`.
   */
  isSummed?: boolean
}

/** The configuration of a server: the machine's name, the digest, and when it was loaded. */
export type ServerConfig = { name: string; digest: string; loadedAt: number }

/** The sources of the overview on this server, over all of its processes. */
export type OverviewSources = {
  /** The name of this server among those of the store. */
  server: string
  store: Pick<Store, 'usage' | 'journal' | 'url' | 'clock'>
  spentSince: SpentSince
  /** The configured upstreams that are drained, at all servers, with the start of the drain. */
  drained(): Readonly<Record<string, number>>
  models(): readonly ModelUpstreams[]
  shared(): Promise<{ caps: Caps; agents: readonly string[] }>
  state(): Promise<ServerState & { inFlight: InFlightCounts }>
  /** The tool counts of each process of this server. */
  toolCounts(): Promise<ToolCounts[][]>
  config(): ServerConfig
}

export type Overview = {
  read(): Promise<ServerOverview>
  /** The configurations of this server and of the others; throws if the store does not respond. */
  /** The problems of this server alone. */
  problems(): Promise<readonly ServerProblem[]>
  servers(): Promise<(ServerConfig & { seenAt: number; isThis: boolean })[]>
  /** The tool counts of each other server; none if the store does not respond. */
  toolsOfOthers(): Promise<ToolCounts[][]>
  close(): Promise<void>
}

/** How long results from the store are cached. */
const windowsMs = 10_000
const paymentsMs = 30_000
const toolsMs = 5_000
const budgetsMs = 30_000

/** Reads the overview, and reports this server to the others of a shared store. */
export function createOverview(sources: OverviewSources): Overview {
  const { server, store, toolCounts } = sources
  const readShared = storeReader(sources)
  const reports = startReporting({
    server,
    store,
    readReport: () => localReport(sources),
    readTools: toolCounts,
  })
  const toolsOfOthers = cachedFor(toolsMs, reports.toolsOfOthers)
  return {
    async read() {
      const now = Date.now()
      const own = await localReport(sources)
      const others = await otherReports(reports, store.clock.now())
      return overviewOf([own, ...others], await readShared(now), now)
    },
    async servers() {
      const now = store.clock.now()
      const others = (await reports.others(now)).flatMap(({ report: { config }, at }) =>
        config ? [{ ...config, seenAt: at, isThis: false }] : [],
      )
      return [{ ...sources.config(), seenAt: now, isThis: true }, ...others]
    },
    problems: async () => serverProblems(await sources.state()),
    toolsOfOthers: () => toolsOfOthers().catch(() => []),
    close: reports.close,
  }
}

async function localReport({ state, config }: OverviewSources): Promise<ServerReport> {
  const current = await state()
  const { processes, inFlight } = current
  return {
    now: joinCounts(processes.map(({ now }) => now)),
    hour: joinCounts(processes.map(({ hour }) => hour)),
    minutes: joinSlots(processes.map(({ minutes }) => minutes)),
    inFlight,
    problems: serverProblems(current),
    config: config(),
    isSummed: true,
  }
}

/** The reports of the other servers; none while the store does not respond. */
async function otherReports(
  { others }: ServerReports<ServerReport>,
  now: number,
): Promise<ServerReport[]> {
  const rows = await others(now).catch(() => [])
  return rows.map(({ server, report: { problems, ...counts } }) => ({
    ...counts,
    problems: problems.map((problem) => ({ ...problem, server })),
  }))
}

type SharedState = Pick<ServerOverview, 'day' | 'month'> & {
  problems: ServerProblem[]
  hour: LedgerHour | null
}

/** Reads the state shared by all servers; empty or null if the store does not respond. */
function storeReader({
  store,
  spentSince,
  shared,
  drained,
  models,
}: OverviewSources): (now: number) => Promise<SharedState> {
  const { usage, journal, clock } = store
  const payments = cachedFor(paymentsMs, async () => [
    ...paymentProblems(await countPayments(journal)),
    ...(await alertProblems(journal, clock.now())),
  ])
  const budgets = cachedFor(
    budgetsMs,
    budgetReader({ journal, spentSince, shared, now: clock.now }),
  )
  const currentBudgets = lastUnlessFast<ServerProblem[]>([], budgets)
  const windows = cachedFor(windowsMs, () => readWindows(usage))
  return async (now) => {
    const [ofPayments, ofBudgets, ofHours, hour] = await Promise.all([
      payments().catch(() => []),
      currentBudgets().catch(() => []),
      windows().catch(() => ({ day: null, month: null })),
      readLastHour(usage, now).catch(() => null),
    ])
    return {
      hour,
      problems: [...ofPayments, ...ofBudgets, ...drainProblems(drained(), models())],
      ...ofHours,
    }
  }
}

function overviewOf(
  reports: readonly ServerReport[],
  { problems: ofStore, hour: ofHour, day, month }: SharedState,
  now: number,
): ServerOverview {
  const problems = [...reports.flatMap(({ problems }) => problems), ...ofStore]
  const second = now - (now % secondMs)
  const hour = startOfHour(now)
  const lastHour = lastHourOf(reports, ofHour)
  const sumOf = (count: (report: ServerReport) => number) =>
    reports.reduce((sum, report) => sum + count(report), 0)
  return {
    at: now,
    servers: reports.length,
    problems: problems.toSorted((a, b) => severities[a.severity] - severities[b.severity]),
    in_flight: {
      calls: sumOf(({ inFlight }) => inFlight.calls),
      streams: sumOf(({ inFlight }) => inFlight.streams),
    },
    now: usageWindow(
      joinCounts(reports.map((report) => report.now)),
      second - nowSeconds * secondMs,
      second,
    ),
    hour: usageWindow(lastHour.counts, hour, now),
    day,
    month,
    minutes: minutesOf(lastHour.slots, hour),
  }
}

const severities = { error: 0, warning: 1 }

/**
 * The last hour from the ledger, plus reports of servers of the previous version; from the reports of
 * all servers while the ledger's database does not respond.
 */
function lastHourOf(reports: readonly ServerReport[], ofHour: LedgerHour | null): LedgerHour {
  const unsummed = ofHour ? reports.filter(({ isSummed }) => !isSummed) : reports
  return {
    counts: joinCounts([...(ofHour ? [ofHour.counts] : []), ...unsummed.map(({ hour }) => hour)]),
    slots: joinSlots([
      ...(ofHour ? [ofHour.slots] : []),
      ...unsummed.map(({ minutes }) => minutes),
    ]),
  }
}

/** All minutes of the hour, including those without requests. */
function minutesOf(counted: readonly SlotCounts[], from: number): ServerOverview['minutes'] {
  const slots = new Map(counted.map((slot) => [slot.at, slot]))
  return Array.from({ length: hourMinutes }, (_, minute) => {
    const at = from + minute * minuteMs
    const { requests = 0, failed = 0, tokens = 0, charged = 0, byStatus = {} } = slots.get(at) ?? {}
    const by_class = countClasses(byStatus)
    return { at, requests, failed, by_class, tokens, charged: String(charged) }
  })
}

/** How long a response waits for a slow query. */
const patienceMs = 500

/** Returns the last value if reading the next one takes long. */
function lastUnlessFast<Value>(initial: Value, read: () => Promise<Value>): () => Promise<Value> {
  let last = initial
  const readLast = () => read().then((value) => (last = value))
  return () => within(patienceMs, readLast(), () => last)
}

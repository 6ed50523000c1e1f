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
import { joinCounts, joinSlots } from '../../observe/activity/joined.ts'
import type { SlotCounts } from '../../observe/activity/ring.ts'
import { countPayments } from '../../store/queries/payment-lists.ts'
import type { Store } from '../../store/store.ts'
import type { SpentSince } from '../../limits/spent-since.ts'
import { cachedFor } from '../polled-replies.ts'
import { budgetReader } from './budgets.ts'
import {
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

/** What a server tells the others of its store. */
type ServerReport = Pick<ProcessActivity, 'now' | 'hour' | 'minutes'> & {
  inFlight: InFlightCounts
  problems: ServerProblem[]
  /** Undefined from a server of an earlier version. */
  config?: ServerConfig
  /**
   * Whether the ledger's sums by the minute have what it counts, too. Servers of the version before
   * read `hour` and `minutes` all the same.
   */
  isSummed?: boolean
}

/** Which configuration a server has: the machine's name, its digest, and when it was read. */
export type ServerConfig = { name: string; digest: string; loadedAt: number }

/** What the overview reads of this server; all of its processes are in it. */
export type OverviewSources = {
  /** A name of this server among those of the store. */
  server: string
  store: Pick<Store, 'usage' | 'journal' | 'url' | 'clock'>
  spentSince: SpentSince
  /** The configured upstreams that are out of use, at all servers, with since when. */
  drained(): Readonly<Record<string, number>>
  models(): readonly ModelUpstreams[]
  shared(): Promise<{ caps: Caps; agents: readonly string[] }>
  state(): Promise<ServerState & { inFlight: InFlightCounts }>
  /** What each process of this server has counted of its tools. */
  toolCounts(): Promise<ToolCounts[][]>
  config(): ServerConfig
}

export type Overview = {
  read(): Promise<ServerOverview>
  /** The configurations of this server and of the others; throws if the store does not answer. */
  servers(): Promise<(ServerConfig & { seenAt: number; isThis: boolean })[]>
  /** What each of the other servers has told of its tools; none if the store does not answer. */
  toolsOfOthers(): Promise<ToolCounts[][]>
  close(): Promise<void>
}

/** How long what is read from the store is shown. */
const windowsMs = 10_000
const paymentsMs = 30_000
const toolsMs = 5_000
const budgetsMs = 30_000

/** Reads the overview, and reports this server to the others where it may have some. */
export function createOverview(sources: OverviewSources): Overview {
  const { server, store, toolCounts } = sources
  const fromStore = storeReader(sources)
  const reports = startReporting({
    server,
    store,
    own: () => ownReport(sources),
    ownTools: toolCounts,
  })
  const toolsOfOthers = cachedFor(toolsMs, reports.toolsOfOthers)
  return {
    async read() {
      const now = Date.now()
      const own = await ownReport(sources)
      const others = await otherReports(reports, store.clock.now())
      return overviewOf([own, ...others], await fromStore(now), now)
    },
    async servers() {
      const now = store.clock.now()
      const others = (await reports.others(now)).flatMap(({ report: { config }, at }) =>
        config ? [{ ...config, seenAt: at, isThis: false }] : [],
      )
      return [{ ...sources.config(), seenAt: now, isThis: true }, ...others]
    },
    toolsOfOthers: () => toolsOfOthers().catch(() => []),
    close: reports.close,
  }
}

async function ownReport({ state, config }: OverviewSources): Promise<ServerReport> {
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

/** The reports of the other servers; none while the store does not answer. */
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

type FromStore = Pick<ServerOverview, 'day' | 'month'> & {
  problems: ServerProblem[]
  hour: LedgerHour | null
}

/** Reads what all servers share. What the store does not answer is empty, or null. */
function storeReader({
  store,
  spentSince,
  shared,
  drained,
  models,
}: OverviewSources): (now: number) => Promise<FromStore> {
  const { usage, journal, clock } = store
  const payments = cachedFor(paymentsMs, async () => paymentProblems(await countPayments(journal)))
  const budgets = cachedFor(
    budgetsMs,
    budgetReader({ journal, spentSince, shared, now: clock.now }),
  )
  const shownBudgets = shownMeanwhile<ServerProblem[]>([], budgets)
  const windows = cachedFor(windowsMs, () => readWindows(usage))
  return async (now) => {
    const [ofPayments, ofBudgets, ofHours, hour] = await Promise.all([
      payments().catch(() => []),
      shownBudgets().catch(() => []),
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
  { problems: ofStore, hour: ofHour, day, month }: FromStore,
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
 * The last hour by the ledger, with what servers of the version before tell of theirs; by what all
 * servers tell while the ledger's database does not answer.
 */
function lastHourOf(reports: readonly ServerReport[], ofHour: LedgerHour | null): LedgerHour {
  const told = ofHour ? reports.filter(({ isSummed }) => !isSummed) : reports
  return {
    counts: joinCounts([...(ofHour ? [ofHour.counts] : []), ...told.map(({ hour }) => hour)]),
    slots: joinSlots([...(ofHour ? [ofHour.slots] : []), ...told.map(({ minutes }) => minutes)]),
  }
}

/** All minutes of the hour, also those without requests. */
function minutesOf(counted: readonly SlotCounts[], from: number): ServerOverview['minutes'] {
  const slots = new Map(counted.map((slot) => [slot.at, slot]))
  return Array.from({ length: hourMinutes }, (_, minute) => {
    const at = from + minute * minuteMs
    const { requests = 0, failed = 0, tokens = 0, charged = 0, byStatus = {} } = slots.get(at) ?? {}
    const by_class = countClasses(byStatus)
    return { at, requests, failed, by_class, tokens, charged: String(charged) }
  })
}

/** How long an answer waits for what may take longer. */
const patienceMs = 500

/** The value that was read last where the next one takes long. */
function shownMeanwhile<Value>(initial: Value, read: () => Promise<Value>): () => Promise<Value> {
  let last = initial
  return async () => {
    const late = Promise.withResolvers<Value>()
    const timer = setTimeout(() => late.resolve(last), patienceMs)
    try {
      const value = read().then((value) => (last = value))
      return await Promise.race([value, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

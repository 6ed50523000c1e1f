import type { ToolCounts } from '../../observe/activity/activity.ts'
import { joinTools } from '../../observe/activity/joined.ts'
import {
  readReports,
  readToolReports,
  removeReport,
  writeReport,
} from '../../store/queries/server-reports.ts'
import type { Store } from '../../store/store.ts'

/** What the servers of a store tell each other of themselves, each few seconds. */
export type ServerReports<Report> = {
  /** Those of the other servers that run; rejects if the store does not answer. */
  others(now: number): Promise<{ server: string; at: number; report: Report }[]>
  /** What each of them has counted of its tools; rejects in the same way. */
  toolsOfOthers(): Promise<ToolCounts[][]>
  close(): Promise<void>
}

type Options<Report> = {
  /** A name of this server among those of the store. */
  server: string
  store: Pick<Store, 'usage' | 'url'>
  own(): Promise<Report>
  /** What each process of this server has counted of its tools. */
  ownTools(): Promise<ToolCounts[][]>
}

/** How often a server reports itself, and how long its report counts. */
const reportMs = 3000
const staleMs = 15_000
/** How often it reports its tools: more rarely, the longer that report is. */
const toolsMs = 15_000
const toolBytesPerMs = 10

/** Reports this server to the others where it may have some: on PostgreSQL. */
export function startReporting<Report>(options: Options<Report>): ServerReports<Report> {
  const { server, store } = options
  const { usage } = store
  const isShared = store.url !== undefined
  const newTools = toolReports(options.ownTools)

  async function publish(): Promise<void> {
    const at = Date.now()
    const report = JSON.stringify(await options.own())
    await writeReport(usage, { server, at, report, ...(await newTools(at)) }, 20 * staleMs)
  }
  // The store may be down; then nobody reads the report either.
  const timer = isShared
    ? setInterval(() => void publish().catch(() => {}), reportMs).unref()
    : undefined
  const isOther = (row: { server: string }) => row.server !== server

  return {
    async others(now) {
      const rows = isShared ? await readReports(usage, now - staleMs) : []
      return rows
        .filter(isOther)
        .map((row) => ({ ...row, report: JSON.parse(row.report) as Report }))
    },
    async toolsOfOthers() {
      const rows = isShared ? await readToolReports(usage, Date.now() - staleMs) : []
      return rows
        .filter(isOther)
        .map(({ tools }) => (tools === null ? [] : (JSON.parse(tools) as ToolCounts[])))
    },
    async close() {
      clearInterval(timer)
      if (isShared) await removeReport(usage, server).catch(() => {})
    },
  }
}

/** Answers what is to be reported of the tools now; nothing where that was done a while ago. */
function toolReports(
  ownTools: () => Promise<ToolCounts[][]>,
): (now: number) => Promise<{ tools?: string }> {
  let dueAt = 0
  return async (now) => {
    if (now < dueAt) return {}
    const counts = joinTools(await ownTools())
    if (counts.length === 0) return {}
    const tools = JSON.stringify(counts)
    dueAt = now + Math.max(toolsMs, tools.length / toolBytesPerMs)
    return { tools }
  }
}

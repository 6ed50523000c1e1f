import type { ToolCounts } from '../../observe/activity/activity.ts'
import { joinTools } from '../../observe/activity/joined.ts'
import {
  readReports,
  readToolReports,
  removeReport,
  writeReport,
} from '../../store/queries/server-reports.ts'
import type { Store } from '../../store/store.ts'

/** The reports that servers of a store exchange every few seconds. */
export type ServerReports<Report> = {
  /** Reports of the other running servers; rejects if the store does not respond. */
  others(now: number): Promise<{ server: string; at: number; report: Report }[]>
  /** The tool counts of each of them; rejects likewise. */
  toolsOfOthers(): Promise<ToolCounts[][]>
  close(): Promise<void>
}

type Options<Report> = {
  /** The name of this server among those of the store. */
  server: string
  store: Pick<Store, 'usage' | 'url' | 'clock'>
  readReport(): Promise<Report>
  /** The tool counts of each process of this server. */
  readTools(): Promise<ToolCounts[][]>
}

/** How often a server reports, and how long its report is valid. */
const reportMs = 3000
const staleMs = 15_000
/** How often it reports its tools, which may be many. */
const toolsMs = 15_000

/** Reports this server to the others of a shared store: on PostgreSQL. */
export function startReporting<Report>(options: Options<Report>): ServerReports<Report> {
  const { server, store, readReport, readTools } = options
  const { usage, clock } = store
  const isShared = store.url !== undefined
  let toolsDueAt = 0
  let publishing: Promise<void> | undefined

  async function publish(): Promise<void> {
    const now = performance.now()
    const row = { server, at: clock.now(), report: JSON.stringify(await readReport()) }
    const tools = now < toolsDueAt ? undefined : joinTools(await readTools())
    const toolsColumn = tools && { tools: JSON.stringify(tools) }
    await writeReport(usage, { ...row, ...toolsColumn }, 20 * staleMs)
    // Reports stay frequent until the first call of a tool.
    if (tools && tools.length > 0) toolsDueAt = now + toolsMs
  }
  function publishNow(): void {
    publishing ??= publish()
      // If the store is down, no server can read the report either.
      .catch(() => {})
      .finally(() => (publishing = undefined))
  }
  const timer = isShared ? setInterval(publishNow, reportMs).unref() : undefined
  const isOther = (row: { server: string }) => row.server !== server

  return {
    async others(now) {
      const rows = isShared ? await readReports(usage, now - staleMs) : []
      return rows
        .filter(isOther)
        .map((row) => ({ ...row, report: JSON.parse(row.report) as Report }))
    },
    async toolsOfOthers() {
      const rows = isShared ? await readToolReports(usage, clock.now() - staleMs) : []
      const reports = rows.filter(isOther).flatMap(({ tools }) => tools ?? [])
      return reports.map((tools) => JSON.parse(tools) as ToolCounts[])
    },
    async close() {
      clearInterval(timer)
      await publishing
      if (isShared) await removeReport(usage, server).catch(() => {})
    },
  }
}

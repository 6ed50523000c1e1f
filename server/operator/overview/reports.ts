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
  /** What each of them has told of its tools; rejects in the same way. */
  toolsOfOthers(): Promise<ToolCounts[][]>
  close(): Promise<void>
}

type Options<Report> = {
  /** A name of this server among those of the store. */
  server: string
  store: Pick<Store, 'usage' | 'url' | 'clock'>
  own(): Promise<Report>
  /** What each process of this server has counted of its tools. */
  ownTools(): Promise<ToolCounts[][]>
}

/** How often a server reports itself, and how long its report counts. */
const reportMs = 3000
const staleMs = 15_000
/** How often it reports its tools, of which it may have many. */
const toolsMs = 15_000

/** Reports this server to the others where it may have some: on PostgreSQL. */
export function startReporting<Report>(options: Options<Report>): ServerReports<Report> {
  const { server, store, own, ownTools } = options
  const { usage, clock } = store
  const isShared = store.url !== undefined
  let toolsDueAt = 0
  let publishing: Promise<void> | undefined

  async function publish(): Promise<void> {
    const now = performance.now()
    const row = { server, at: clock.now(), report: JSON.stringify(await own()) }
    const tools = now < toolsDueAt ? undefined : joinTools(await ownTools())
    const told = tools && { tools: JSON.stringify(tools) }
    await writeReport(usage, { ...row, ...told }, 20 * staleMs)
    // Until a tool is called there is nothing to be told more rarely.
    if (tools && tools.length > 0) toolsDueAt = now + toolsMs
  }
  function publishNow(): void {
    publishing ??= publish()
      // The store may be down; then nobody reads the report either.
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
      const told = rows.filter(isOther).flatMap(({ tools }) => tools ?? [])
      return told.map((tools) => JSON.parse(tools) as ToolCounts[])
    },
    async close() {
      clearInterval(timer)
      await publishing
      if (isShared) await removeReport(usage, server).catch(() => {})
    },
  }
}

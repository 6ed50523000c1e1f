import { hostname } from 'node:os'
import { configDigest } from '../config/masked-config.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import { createOverview, type Overview } from '../operator/overview/overview.ts'
import type { SpentSince } from '../limits/spent-since.ts'
import type { AgentParts } from '../operator/agents/handlers.ts'
import type { Readiness } from '../operator/readiness.ts'
import { newId } from '../store/id.ts'
import type { ActivityOfProcess, ServiceParts } from './parts/service-parts.ts'

/** The state of this server that the overview reads, besides its parts. */
type Sources = {
  recentReadiness(): Promise<Readiness>
  upstreamStatuses(): Promise<UpstreamStatus[]>
  spentSince: SpentSince
}

/** The requests in flight at all of these processes. */
export const sumInFlight = (processes: readonly Pick<ActivityOfProcess, 'inFlight'>[]) => ({
  calls: processes.reduce((sum, { inFlight }) => sum + inFlight.calls, 0),
  streams: processes.reduce((sum, { inFlight }) => sum + inFlight.streams, 0),
})

/** The operator's overview of all processes of this server and of other servers of its store. */
export function overviewOf(
  parts: ServiceParts,
  { recentReadiness, upstreamStatuses, spentSince }: Sources,
  { agents, toolCounts }: Pick<AgentParts, 'agents' | 'toolCounts'>,
): Overview {
  const { store, activity, inFlight, ledger, options, closers } = parts
  const name = hostname()
  const overview = createOverview({
    server: newId(),
    store,
    spentSince,
    drained() {
      const names = Object.keys(parts.current.config.upstreams)
      return Object.fromEntries(
        names.flatMap((name) => {
          const { since } = parts.drains.of(name)
          return since === null ? [] : [[name, since]]
        }),
      )
    },
    models: () =>
      parts.current.models.all.map(({ name, deployments }) => ({
        name,
        upstreams: deployments.map(({ upstream }) => upstream),
      })),
    async shared() {
      const { caps, config } = parts.current
      const isEachLimited = Object.keys(config.mesh.each_agent ?? {}).length > 0
      return { caps, agents: isEachLimited ? [...(await agents()).agents.keys()] : [] }
    },
    toolCounts,
    config() {
      const { config, loadedAt } = parts.current.loaded
      return { name, digest: configDigest(config), loadedAt }
    },
    async state() {
      const [readiness, upstreams, workers = []] = await Promise.all([
        recentReadiness(),
        upstreamStatuses(),
        options.cluster?.activity(),
      ])
      const processes = [{ activity: activity.read(), inFlight: inFlight.counts() }, ...workers]
      return {
        readiness,
        upstreams,
        processes: processes.map((process) => process.activity),
        queuedRows: ledger.queued(),
        aheadMs: store.clock.ahead(),
        inFlight: sumInFlight(processes),
      }
    },
  })
  closers.defer(() => overview.close())
  return overview
}

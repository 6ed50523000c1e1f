import { LRUCache } from 'lru-cache'
import { canonicalJson } from '../../json/json.ts'
import type { Arguments, Tool } from '../agent.ts'
import { takesCredentials } from '../caller-credentials.ts'
import { createNetwork, type NetworkRules, type Resolve, type ToolProxy } from './http/network.ts'
import { createAccessTokens } from './http/oauth.ts'
import { ToolFaults } from './mcp/faults.ts'
import { McpSessions } from './mcp/sessions.ts'
import { abortOutcome, type ToolData, type ToolOutcome } from './outcome.ts'
import { runTool } from './run.ts'
import { SharedCalls, type ProgressListener } from './shared-calls.ts'

/** One call of a tool for log and metrics, without arguments and responses. */
export type ToolObservation = {
  agent: string
  tool: string
  outcome: 'ok' | Extract<ToolOutcome, { ok: false }>['kind']
  status?: number
  /** The environment variables of the credential that the tool's server rejected. */
  refusedCredential?: string[]
  cached: boolean
  ms: number
}

/** The servers that may be called. */
export type Reach = {
  /** Origins of servers that may have private addresses. */
  allowPrivate: readonly string[]
  /**
   * The URL that replaces all servers of an agent, with their path prefixes, by agent id. With such
   * a map nothing else is called, and no credential is sent.
   */
  redirect?: ReadonlyMap<string, string>
  /** The proxy of all other calls. */
  proxy?: ToolProxy | undefined
}

/** The options of a tool caller; all except the reach have defaults. */
export type ToolCallerOptions = Reach & {
  /** Called once for every call. */
  observe?: (observation: ToolObservation) => void
  maxAnswerBytes?: number
  cache?: { entries: number; bytes: number }
  now?: () => number
  resolve?: Resolve
  /** Where tools that cannot be called are noted. */
  faults?: ToolFaults
}

/** How one call is made. */
export type CallOptions = { mayTruncate?: boolean; progress?: ProgressListener | undefined }

/** Calls tools, with a cache; concurrent calls of tools that only read are shared. */
export type ToolCaller = {
  /**
   * Runs a tool with arguments that `checkArguments` returned. Never throws: any result is an
   * outcome. A response that is too long is truncated if the tool says so, or with `mayTruncate`;
   * `progress` gets the reports of its server.
   */
  call(
    tool: Tool,
    args: Arguments,
    signal: AbortSignal,
    options?: CallOptions,
  ): Promise<ToolOutcome>
  /**
   * Changes the servers that may be called. A tool of the same name may be another one: so cached
   * responses are deleted, and calls that started before are not shared.
   */
  renew(reach: Reach): void
  close(): Promise<void>
}

const stopping: ToolOutcome = { ok: false, kind: 'unavailable', reason: 'the service is stopping' }

/** A tool caller with its own connections and cache; close it after use. */
export function createToolCaller(options: ToolCallerOptions): ToolCaller {
  const { observe = () => {}, maxAnswerBytes = 2 << 20, now = Date.now, resolve } = options
  const { entries, bytes } = options.cache ?? { entries: 1000, bytes: 16 << 20 }
  const network = createNetwork({ ...networkRulesOf(options), maxAnswerBytes, resolve })
  const tokens = createAccessTokens({ network, now })
  const { faults = new ToolFaults() } = options
  const mcp = new McpSessions(now, faults)
  let { redirect } = options
  let isClosed = false
  const calls = new SharedCalls(
    (tool, args, cancellation, mayTruncate) =>
      runTool(
        { network, tokens, mcp, redirect, maxAnswerBytes, mayTruncate },
        tool,
        args,
        cancellation,
      ),
    () =>
      new LRUCache<string, ToolData>({
        max: entries,
        maxSize: bytes,
        // One response must not evict all others.
        maxEntrySize: Math.ceil(bytes / 4),
        perf: { now },
        ttlResolution: 0,
      }),
  )
  return {
    async call(tool, args, signal, { mayTruncate = tool.truncate, progress } = {}) {
      const startedAt = performance.now()
      const report = (outcome: ToolOutcome): ToolOutcome => {
        observe(observationOf(tool, outcome, startedAt))
        return outcome
      }
      if (signal.aborted) return report(abortOutcome(signal))
      if (isClosed) return report(stopping)
      // A caller's credential is part of no key, so that no other caller gets the response.
      const isShared = tool.effect === 'read' && !takesCredentials(tool)
      const key = isShared ? `${tool.agent}\n${tool.name}\n${canonicalJson(args)}` : null
      const cached = key !== null && tool.cache_seconds > 0 ? calls.cached(key, mayTruncate) : null
      if (cached) return report({ ok: true, ...cached, cached: true })
      const outcome = await calls.join(tool, args, { key, mayTruncate, progress }, signal)
      if (!outcome.ok) return report(outcome)
      const { data, reply } = outcome
      return report({ ok: true, data, reply, cached: false })
    },
    renew(reach) {
      redirect = reach.redirect
      network.allow(networkRulesOf(reach))
      calls.renew()
      faults.clear()
      void mcp.close()
    },
    async close() {
      isClosed = true
      calls.cancelAll()
      await mcp.close()
      await network.close()
    },
  }
}

const networkRulesOf = ({ redirect, allowPrivate, proxy }: Reach): NetworkRules =>
  redirect ? { allowPrivate: [...redirect.values()] } : { allowPrivate, proxy }

function observationOf(tool: Tool, outcome: ToolOutcome, startedAt: number): ToolObservation {
  const status = outcome.ok ? undefined : outcome.status
  const observation: ToolObservation = {
    agent: tool.agent,
    tool: tool.name,
    outcome: outcome.ok ? 'ok' : outcome.kind,
    cached: outcome.ok && outcome.cached,
    ms: performance.now() - startedAt,
  }
  if (status !== undefined) observation.status = status
  if ((status === 401 || status === 403) && tool.source.kind === 'http')
    observation.refusedCredential = tool.source.credentials.flatMap(
      ({ variable }) => variable ?? [],
    )
  return observation
}

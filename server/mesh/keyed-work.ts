import type { IncomingHttpHeaders } from 'node:http'
import { isCallerId } from '../keys/jwt/token.ts'
import { callerIds } from '../keys/key.ts'
import {
  callerName,
  priorityClassOf,
  requireAgent,
  requiredLabels,
  requireKey,
  requireScope,
} from '../keys/authorize.ts'
import type { Access, Key } from '../keys/keys.ts'
import type { Cap, Limits, Reservation } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { Failure } from '../failure.ts'
import { failureFacts, type UsageRecorder } from '../gateway/usage-recorder.ts'
import type { RequestContext } from '../http/contract/operations.ts'
import { isRecord } from '../json/json.ts'
import { nanoFrom } from '../money.ts'
import type { Agent } from './agent.ts'
import type { AgentResult, CallContext } from './call-context.ts'
import { readCallerCredentials } from './caller-credentials.ts'
import { permitted } from './permitted.ts'
import { createModelUsage, type AgentInput, type AgentWork, type Runtime } from './runtime.ts'

/** The work of agents for callers with keys, within limits and charged to the key. */
export type KeyedWork = {
  /** Throws a Failure if the key may not use the agent, or its document is broken. */
  checkAccess(caller: Key, agentId: string): void
  /** The work of a request; throws a Failure for invalid requests. */
  plan(request: PlanRequest, agentId: string, input: AgentInput, param: string): AgentWork
  /**
   * Does the work and writes its ledger row, also for a caller who disconnected. Adds the remaining
   * limits to `headers`.
   */
  run(
    work: AgentWork,
    context: RequestContext<Key>,
    headers: RateHeaders,
    options?: RunOptions,
  ): Promise<AgentResult>
}

/** A request with its headers, which may have credentials of its caller. */
type PlanRequest = { caller: Key; header: object; body: { api_key: string } }

/** Options of one request: its deadline, and an observer of its steps. */
export type RunOptions = {
  timeoutMs?: number | undefined
  /** Ends the work; that of the request by default. */
  signal?: AbortSignal
} & Pick<CallContext, 'progress'>

/** Dependencies and limits of work for keys. */
export type KeyedWorkOptions = {
  /** Agents with broken documents, if the configuration allows to run without them. */
  broken: ReadonlySet<string>
  runtime: Runtime
  usage: UsageRecorder
  limits: Pick<Limits, 'reserve'>
  /** The operator's limits, shared by all callers. */
  capsOf(agentId: string): readonly Cap[]
  /** Maximum duration of a query. */
  queryMs: number
  /** Maximum duration of a tool call. */
  toolMs: number
  summaries: 'query' | 'always'
}

/** Callers get no file position; `tollgate agents list` shows it to the operator. */
export const brokenReason = 'its document is broken'

/** The work of agents for callers with keys. */
export function createKeyedWork(parts: KeyedWorkOptions): KeyedWork {
  const checkAccess = (caller: Key, agentId: string) =>
    checkAgentAccess(caller, agentId, parts.broken)
  return {
    checkAccess,
    plan({ caller, header, body }, agentId, input, param) {
      checkAccess(caller, agentId)
      const headers = header as IncomingHttpHeaders // all that were sent
      const token = isCallerId(caller.id) ? body.api_key : undefined
      const credentialsOf = (agent: Agent) => readCallerCredentials(agent, { headers, token })
      return permitted(caller, parts.runtime.plan(agentId, input, param, credentialsOf))
    },
    run: (work, context, headers, options) => run(parts, work, context, headers, options),
  }
}

function checkAgentAccess(caller: Key, agentId: string, broken: ReadonlySet<string>): void {
  requireScope(caller, 'mesh')
  requireAgent(caller, agentId)
  if (broken.has(agentId))
    throw new Failure('unavailable', `the agent ${agentId} is not available: ${brokenReason}`, {
      retryAfter: 60,
    })
}

/** Maximum duration of a request, including a model's summary of a tool's response. */
function maxMsOf(work: AgentWork, { summaries, queryMs, toolMs }: KeyedWorkOptions): number {
  if (work.kind === 'query') return queryMs
  return summaries === 'query' || work.rawDataOnly ? toolMs : toolMs + queryMs
}

async function run(
  parts: KeyedWorkOptions,
  work: AgentWork,
  request: RequestContext<Key>,
  headers: RateHeaders,
  { timeoutMs, progress, signal = request.signal }: RunOptions = {},
): Promise<AgentResult> {
  const { runtime, usage, limits, capsOf } = parts
  const { caller, requestId, callId, startedAt, logFields } = request
  const agent = work.agent.id
  const maxMs = maxMsOf(work, parts)
  request.expireIn(Math.min(maxMs, timeoutMs ?? Infinity))
  logFields.agent = agent
  const subject = { agent, ...(work.kind === 'tool' && { tool: work.tool.name }) }
  const call = { requestId, callId, ...callerIds(caller) }
  const nano = Number(nanoFrom(runtime.priceOf(work)))
  const modelUsage = createModelUsage()
  let reservation: Reservation | undefined
  try {
    const reserving = limits.reserve(caller, { tokens: 0, nano }, capsOf(agent))
    reservation = reserving instanceof Promise ? await reserving : reserving
    if (reservation) Object.assign(headers, reservation.headers)
    usage.checkWritable()
    const result = await runtime.run(work, {
      ...call,
      callerName: callerName(caller),
      priorityClass: priorityClassOf(caller),
      flow: request.flow,
      only: requiredLabels(caller),
      signal,
      modelCalled(row) {
        modelUsage.modelCalled(row)
        logFields.tokens = (logFields.tokens ?? 0) + row.tokens
      },
      ...(progress && { progress }),
    })
    const ms = performance.now() - startedAt
    const recorded = usage.recordResult({ ...call, ...subject, charged: nano, ms })
    reservation?.spend(0, nano)
    await recorded
    return result
  } catch (error) {
    const isOwnDeadline = timeoutMs !== undefined && timeoutMs < maxMs
    const isCallersEnd =
      signal.reason === 'disconnected' || (signal.reason === 'deadline' && isOwnDeadline)
    const counted = isCallersEnd ? modelUsage.countAborted(reservation) : {}
    if (error instanceof Failure) {
      error.details.subject ??= subject
      Object.assign(error.details, counted)
    }
    // The client has disconnected, but the tool or the model was called.
    if (signal.reason === 'disconnected') {
      const ms = performance.now() - startedAt
      const facts = { ...call, ...failureFacts(error, undefined), ...counted }
      usage.recordRejection({ ...facts, service: 'mesh', status: 'client_left', ms, subject })
    }
    throw error
  } finally {
    reservation?.end()
  }
}

/** Optional fields: `tool_arguments`, and `api_key` with a bearer token. */
export type Leniency = { arguments: boolean; bearer: boolean }

/**
 * The caller of this body. Reads `api_key`, applies the leniencies that the operator allows, and
 * explains an invalid `input` in one sentence; a validator would list every branch of its two modes.
 */
export async function callerOf(
  access: Access,
  lenient: Leniency,
  body: unknown,
  bearerToken: string | undefined,
): Promise<Key> {
  const bodyKey = isRecord(body) ? body['api_key'] : undefined
  const headerKey = lenient.bearer ? bearerToken : undefined
  const token = typeof bodyKey === 'string' && bodyKey !== '' ? bodyKey : headerKey
  if (token === undefined) {
    const instead = lenient.bearer ? ', or as Authorization: Bearer' : ''
    throw new Failure(
      'unauthorized',
      `send your key as api_key at the root of the body${instead}`,
      { retry: false, param: 'api_key' },
    )
  }
  const caller = requireKey(await access.authenticate(token), 'api_key')
  if (!isRecord(body)) return caller
  body['api_key'] = token
  for (const member of ['input', 'task_details'])
    if (body[member] !== undefined) checkModes(body[member], member, lenient)
  return caller
}

function checkModes(input: unknown, member: string, lenient: Leniency): void {
  const refuse = (message: string) =>
    new Failure('invalidRequest', message, { retry: false, param: member })
  const modes = 'query, or tool together with tool_arguments'
  if (!isRecord(input)) throw refuse(`${member} must be an object with either ${modes}`)
  const has = (name: string) => input[name] !== undefined
  if (has('query') && (has('tool') || has('tool_arguments')))
    throw refuse(`${member} has both query and tool; send one: ${modes}`)
  if (has('query')) return
  if (!has('tool')) throw refuse(`${member} must have either ${modes}`)
  if (has('tool_arguments')) return
  if (!lenient.arguments)
    throw refuse(
      `${member}.tool_arguments is missing; for a tool without arguments send tool_arguments: {}`,
    )
  input['tool_arguments'] = {}
}

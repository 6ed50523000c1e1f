import { canonicalJson } from '../../json.ts'
import type { UpstreamAnswer } from '../../failure.ts'
import { pickFrom, readAnswer } from './response.ts'
import { createCache } from './cache.ts'
import {
  createNetwork,
  cutOff,
  type CutReason,
  type ToolServerReply,
  type Resolve,
} from './network.ts'
import { buildRequest, remembered, Unsendable, type BuiltRequest } from './request.ts'
import type { Arguments, HttpSource, NativeTool, Tool } from '../agent.ts'
import { upstreamAnswer } from './upstream-response.ts'

/** `data` may be shared with other callers: it is only read. */
export type ToolOutcome =
  | { ok: true; data: unknown; cached: boolean }
  | {
      ok: false
      /** `late`: the deadline passed; `unavailable`: the tool's server was never reached; `refused`: for what the call asks; `busy`: it may be asked again later. */
      kind: 'failed' | 'late' | 'unavailable' | 'refused' | 'busy'
      /** Safe to show, as is what the server said. */
      reason: string
      status?: number
      upstream?: UpstreamAnswer
      /** The tool changes something, and it is not known that it did not. */
      mayHaveHappened?: true
    }

export type ToolObservation = {
  agent: string
  tool: string
  outcome: 'ok' | Extract<ToolOutcome, { ok: false }>['kind']
  status?: number
  /** The environment variables of the credential that the tool's server refused. */
  refusedCredential?: string[]
  cached: boolean
  ms: number
}

/** Which servers are called. */
export type Reach = {
  /** Origins of servers that may have private addresses. */
  allowPrivate: readonly string[]
  /** By agent id, the address that stands for all of its servers, path prefixes included. When there is a map, nothing else is reached, and no credential is sent. */
  redirect?: ReadonlyMap<string, string>
}

export type ToolCallerOptions = Reach & {
  /** Told of every call once; nothing of arguments or answers is in it. */
  observe?: (observation: ToolObservation) => void
  maxAnswerBytes?: number
  cache?: { entries: number; bytes: number }
  now?: () => number
  resolve?: Resolve
}

export type ToolCaller = {
  /** Runs a tool with arguments that `checkArguments` gave back. Never throws: whatever happens is an outcome. */
  call(tool: Tool, args: Arguments, signal: AbortSignal): Promise<ToolOutcome>
  /** From now on these servers are called. A tool of the same name may be another one: what is kept of answers is forgotten, and no call that began before is shared. */
  renew(reach: Reach): void
  close(): Promise<void>
}

type Done = ToolOutcome & { bytes?: number }
type Running = { tool: Tool; outcome: Promise<Done>; waiters: number; cut: CutReason }

const gaveUp: ToolOutcome = { ok: false, kind: 'failed', reason: 'the call was given up' }
const isLate: ToolOutcome = { ok: false, kind: 'late', reason: 'the tool did not answer in time' }

export function createToolCaller(options: ToolCallerOptions): ToolCaller {
  const { observe = () => {}, maxAnswerBytes = 2 << 20, now = Date.now, resolve } = options
  const emptyCache = () =>
    createCache({ ...(options.cache ?? { entries: 1000, bytes: 16 << 20 }), now })
  const network = createNetwork({ allowPrivate: privateIn(options), maxAnswerBytes, resolve })
  let { redirect } = options
  let cache = emptyCache()
  const running = new Map<string, Running>()
  const open = new Set<Running>()
  let closed = false

  /** Starts the one call that all who ask the same now wait for. */
  function start(tool: Tool, args: Arguments, key: string | null): Running {
    const cut: CutReason = { isCut: false, heard: () => {}, isSent: false }
    const kept = cache
    const over = () => {
      open.delete(started)
      if (key !== null && running.get(key) === started) running.delete(key)
    }
    const finish = (done: Done) => {
      if (key !== null && done.ok) kept.put(key, done.data, done.bytes ?? 0, tool.cache_seconds)
      over()
      return done
    }
    const failed = (error: unknown) => {
      over()
      throw error
    }
    const started: Running = {
      tool,
      cut,
      waiters: 0,
      outcome: run(tool, args, cut).then(finish, failed),
    }
    open.add(started)
    if (key !== null) running.set(key, started)
    return started
  }

  async function run(tool: Tool, args: Arguments, cut: CutReason): Promise<Done> {
    let late = false
    const timer = setTimeout(() => {
      late = true
      cutOff(cut)
    }, tool.timeout_ms)
    try {
      const done =
        tool.source.kind === 'native'
          ? await runNative(tool.source.run, args, cut, tool.pick, maxAnswerBytes)
          : await send(tool.source, tool, args, cut)
      const ended = late ? isLate : gaveUp
      return doubted(tool, cut, cut.isCut ? ended : done)
    } finally {
      clearTimeout(timer)
    }
  }

  async function send(
    source: HttpSource,
    tool: Tool,
    args: Arguments,
    cut: CutReason,
  ): Promise<Done> {
    const base = redirect?.get(tool.agent)
    if (redirect && base === undefined)
      return {
        ok: false,
        kind: 'unavailable',
        reason: `nothing stands in for the servers of ${tool.agent}`,
      }
    const request = requestFor(base === undefined ? source : redirected(source, base), args)
    if ('ok' in request) return request
    return outcomeOf(await network.send(request, cut), tool.pick, source)
  }

  return {
    async call(tool, args, signal) {
      const began = performance.now()
      const told = (done: ToolOutcome): ToolOutcome => {
        const status = done.ok ? undefined : done.status
        const isUnauthorized = status === 401 || status === 403
        observe({
          agent: tool.agent,
          tool: tool.name,
          outcome: done.ok ? 'ok' : done.kind,
          ...(status !== undefined && { status }),
          ...(isUnauthorized &&
            tool.source.kind === 'http' && {
              refusedCredential: tool.source.credentials.map(({ variable }) => variable),
            }),
          cached: done.ok && done.cached,
          ms: performance.now() - began,
        })
        return done
      }
      if (signal.aborted) return told(leftBy(signal))
      if (closed) return told({ ok: false, kind: 'unavailable', reason: 'the service is stopping' })
      const key =
        tool.effect === 'read' ? `${tool.agent}\n${tool.name}\n${canonicalJson(args)}` : null
      const kept = key !== null && tool.cache_seconds > 0 ? cache.get(key) : null
      if (kept) return told({ ok: true, data: kept.data, cached: true })
      const shared = key === null ? undefined : running.get(key)
      // Whoever comes after all have left starts anew.
      const done = await waitFor(
        shared && !shared.cut.isCut ? shared : start(tool, args, key),
        signal,
      )
      return told(done.ok ? { ok: true, data: done.data, cached: false } : done)
    },
    renew(reach) {
      redirect = reach.redirect
      network.allow(privateIn(reach))
      cache = emptyCache()
      running.clear()
    },
    async close() {
      closed = true
      for (const one of open) cutOff(one.cut)
      await network.close()
    },
  }
}

const privateIn = ({ redirect, allowPrivate }: Reach) =>
  redirect ? [...redirect.values()] : allowPrivate

const leftBy = (signal: AbortSignal) => (signal.reason === 'deadline' ? isLate : gaveUp)

/** Waits until the call is over or this waiter leaves; when all have left, the call ends. */
function waitFor(running: Running, signal: AbortSignal): Promise<Done> {
  running.waiters++
  return new Promise((resolve, reject) => {
    const leave = () => {
      resolve(doubted(running.tool, running.cut, leftBy(signal)))
      if (--running.waiters === 0) cutOff(running.cut)
    }
    signal.addEventListener('abort', leave, { once: true })
    const stay = () => signal.removeEventListener('abort', leave)
    running.outcome.then(
      (done) => {
        stay()
        resolve(done)
      },
      (error: unknown) => {
        stay()
        reject(error)
      },
    )
  })
}

function requestFor(source: HttpSource, args: Arguments): BuiltRequest | Done {
  try {
    return remembered(args, source) ?? buildRequest(source, args)
  } catch (error) {
    if (error instanceof Unsendable)
      return { ok: false, kind: 'failed', reason: `${error.argument} ${error.message}` }
    throw error
  }
}

function redirected(source: HttpSource, base: string): HttpSource {
  const { origin, pathname } = new URL(base)
  return {
    ...source,
    server: { origin, prefix: pathname.replace(/\/+$/, '') },
    credentials: source.credentials.map((one) => ({ ...one, secret: () => one.placeholder })),
  }
}

/** Whether a server that answers so has surely changed nothing: it says that the request itself is at fault, or that another server is to be asked. */
const isRefusal = (status: number | undefined) =>
  status !== undefined && ((status >= 400 && status < 500) || status === 307 || status === 308)

/** Tells of what failed whether it may have been done all the same. */
function doubted(tool: Tool, { isSent }: CutReason, done: Done): Done {
  return done.ok || tool.effect === 'read' || !isSent || isRefusal(done.status)
    ? done
    : { ...done, mayHaveHappened: true }
}

/** What the caller may do better; 401 and 403 are for the operator, whose credential it is. */
const callersFaults = new Set([400, 404, 409, 422])

function outcomeOf(reply: ToolServerReply, pick: string | null, { credentials }: HttpSource): Done {
  if (!reply.ok) return reply
  const { status } = reply
  if (status >= 400) {
    const otherwise = status === 429 ? 'busy' : 'failed'
    const kind = callersFaults.has(status) ? 'refused' : otherwise
    const why =
      status === 401 || status === 403 ? ', which is for the operator of this server to mend' : ''
    return {
      ok: false,
      kind,
      status,
      reason: `the tool's server answered with status ${status}${why}`,
      upstream: upstreamAnswer(reply, credentials),
    }
  }
  const read = readAnswer(reply, pick)
  return read.ok
    ? { ok: true, data: read.data, cached: false, bytes: reply.bytes.length }
    : { ok: false, kind: 'failed', status: reply.status, reason: read.reason }
}

/** Code runs in our own process: it must heed the signal, and is left behind when it does not. */
async function runNative(
  tool: NativeTool,
  args: Arguments,
  cut: CutReason,
  pick: string | null,
  maxAnswerBytes: number,
): Promise<Done> {
  cut.isSent = true
  const controller = new AbortController()
  const left = new Promise<Done>((resolve) => {
    cut.heard = () => {
      controller.abort()
      resolve(gaveUp)
    }
    if (cut.isCut) cut.heard()
  })
  const work = async (): Promise<Done> => {
    try {
      const text = JSON.stringify((await tool(args, { signal: controller.signal })) ?? null)
      if (text.length > maxAnswerBytes)
        return {
          ok: false,
          kind: 'failed',
          reason: `the tool answered with more than ${maxAnswerBytes} bytes`,
        }
      const picked = pickFrom(JSON.parse(text), pick)
      return picked.ok
        ? { ok: true, data: picked.data, cached: false, bytes: text.length }
        : { ok: false, kind: 'failed', reason: picked.reason }
    } catch {
      return { ok: false, kind: 'failed', reason: 'the tool failed' }
    }
  }
  return Promise.race([work(), left])
}

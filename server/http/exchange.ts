import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Observation } from '../observations.ts'
import type { Trace } from '../observe/tracing.ts'
import type { Route } from './contract/route.ts'
import type { About } from './contract/operations.ts'
import type { Service } from './service.ts'
import type { Job } from './load/in-flight.ts'

/** What http/ knows of a request under way. */
export type Exchange = {
  requestId: string
  /** Of ours: what a caller sends as its id may be that of other requests, too. */
  callId: string
  startedAt: number
  route?: Route
  caller?: unknown
  /** What is bought, and the payment, of a paid operation. */
  paid?: object
  authenticated: boolean
  /** Whether it has a place among those that are let in at once. */
  hasPlace: boolean
  /** What is held of its body for the count of large ones. */
  heldBytes: number
  /** Aborted with the reason why nobody waits for the reply any more. */
  gone: AbortController
  /** SHA-256 of the body's bytes, of a request that names itself. */
  bodyHash?: string
  job: Job
  about: About
  trace?: Trace
  /** Of the reply; written in one go, since Node handles each that is set alone at several times the cost. */
  headers: Record<string, string | number>
  finish(status: number, extra?: { ttftMs?: number; clientGone?: true }): void
}

/** On the request itself: a weak map of all requests costs the garbage collector more than the rest of this file costs. */
const key = Symbol('exchange')
export const exchangeOf = (req: Request): Exchange => {
  const exchange = (req as { [key]?: Exchange })[key]
  if (!exchange) throw new Error('a request went past the front checks')
  return exchange
}

export const routeOf = (req: Request): Route => {
  const { route } = exchangeOf(req)
  if (!route) throw new Error('a request went past the route table')
  return route
}

const ownId = /^[A-Za-z0-9_-]{1,64}$/

export function open<Ops, Caller>(
  { name, observe, begin, work }: Service<Ops, Caller>,
  req: Request,
  res: Response,
): Exchange {
  const sent = req.headers['x-request-id']
  const startedAt = performance.now()
  const callId = randomUUID()
  const requestId = typeof sent === 'string' && ownId.test(sent) ? sent : callId
  let open = true
  const gone = new AbortController()
  const job = work.begin((reason) => gone.abort(reason))
  res.once('close', job.end)
  const about: About = {}
  const exchange: Exchange = {
    about,
    headers: { 'x-request-id': requestId, 'Cache-Control': 'no-store' },
    requestId,
    callId,
    startedAt,
    authenticated: false,
    hasPlace: false,
    heldBytes: 0,
    gone,
    job,
    finish(status, extra) {
      if (!open) return
      open = false
      const { route, caller } = exchange
      const keyId = (caller as { id?: string } | undefined)?.id ?? about.keyId
      const operation = route?.operationId ?? '-'
      const ended: Extract<Observation, { kind: 'requestEnded' }> = {
        kind: 'requestEnded',
        service: name,
        operation,
        status,
        ms: performance.now() - startedAt,
        requestId,
        bytesIn: Number(req.headers['content-length'] ?? 0),
      }
      if (keyId !== undefined) ended.keyId = keyId
      if (about.model !== undefined) ended.model = about.model
      if (about.agent !== undefined) ended.agent = about.agent
      if (about.tokens !== undefined) ended.tokens = about.tokens
      observe(extra ? Object.assign(ended, extra) : ended)
      // Who was refused before has a trace of one span.
      if (begin)
        (exchange.trace ?? begin({ method: req.method, route: route?.path, startedAt })).end(ended)
    },
  }
  ;(req as { [key]?: Exchange })[key] = exchange
  return exchange
}

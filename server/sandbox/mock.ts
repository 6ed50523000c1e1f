import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import { readContract } from './contract.ts'
import { readJson, type Body } from './body.ts'
import { requiredHeader } from './mock-terms.ts'
import { createEngine, joined, type Answer, type Choice, type Engine } from './prism.ts'
import { choiceOf, explain, isUnpaid, lacksKey, refusalOf } from './preference.ts'
import { isRecord } from './records.ts'

export type Mock = { url: string; close(): Promise<void> }

export type MockOptions = {
  /** A contract's document, or the path of its JSON or YAML file; a list of such as share an address. */
  contract: string | object | readonly (string | object)[]
  /** Port to listen on; one that is free unless told. */
  port?: number | undefined
  /** Address to listen on; 127.0.0.1 unless told. */
  host?: string | undefined
  /** Milliseconds between two events of a stream; 20 unless told. */
  delayMs?: number | undefined
}

const engineLimitMs = 5_000
const exposed = 'x-request-id, retry-after, retry-after-ms, x-should-retry, x-error-message, www-authenticate, allow, payment-required'
const worthRepeating = new Set([408, 429, 500, 502, 503, 504])

/** Serves a contract's own examples over HTTP: security and requests are checked, streams are sent event by event, `Prefer` picks the outcome. */
export async function startMock({ contract, port = 0, host = '127.0.0.1', delayMs = 20 }: MockOptions): Promise<Mock> {
  const engine = joined(await Promise.all([contract].flat().map((one) => createEngine(readContract(one)))))
  const server = createServer((req, res) => {
    answer(engine, delayMs, req, res).catch((error: unknown) => refuse(req, res, error))
  })
  server.listen(port, host)
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port: taken, family, address } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(engine: Engine, delayMs: number, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = 'GET', url: target = '/' } = req
  const given = req.headers['x-request-id']
  res.setHeader('x-request-id', typeof given === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(given) ? given : randomUUID())
  res.setHeader('access-control-allow-origin', '*')
  res.setHeader('access-control-expose-headers', exposed)
  res.setHeader('cache-control', 'no-store')

  const path = target.split('?', 1)[0] ?? '/'
  const methods = engine.methods(path)
  if (methods.length === 0) throw new Failure('notFound', `no operation at ${path}`)
  if (method === 'OPTIONS') return preflight(methods, req, res)
  const asked = method === 'HEAD' ? 'GET' : method
  const allow = methods.join(', ')
  if (!methods.includes(asked)) throw new Failure('methodNotAllowed', `${method} is not allowed on ${path}; allowed: ${allow}`, { allow })

  const body = await readJson(req)
  const ask = (value: unknown, choice: Choice) => withinLimit(engine.answer({ method: asked, target, headers: canonical(req), body: value }, choice))
  if (!body.ok) await refuseStranger(ask, body)
  const value = body.ok ? body.value : undefined
  const choice = choiceOf(req.headers.prefer, value)
  const outcomes = engine.outcomes(asked, path)
  const reply = await ask(value, choice).catch((error: unknown) => {
    if (isUnpaid(error, outcomes)) return askUnpaid(value)
    throw refusalOf(error, outcomes)
  })
  if (reply.violations.some(lacksKey)) throw new Failure('unauthorized', 'send your key as api_key at the root of the body', { param: 'api_key' })
  await send(res, explain(reply), delayMs)

  /** The terms of payment: Prism gives them only to a request that it takes for paid. */
  function askUnpaid(given: unknown): Promise<Answer> {
    const headers = { ...canonical(req), 'payment-signature': 'none' }
    return withinLimit(engine.answer({ method: asked, target, headers, body: given }, { ...choice, code: 402 }))
  }
}

/** A body that cannot be read is refused only after the caller's key was looked at, as the gateway does. */
async function refuseStranger(ask: (value: unknown, choice: Choice) => Promise<Answer>, body: Body & { ok: false }): Promise<never> {
  const { status } = await ask(undefined, { dynamic: false, mediaTypes: ['application/json', '*/*'] }).catch(() => ({ status: body.failure.status }))
  throw status === 401 ? new Failure('unauthorized', 'send the header Authorization: Bearer <ACCESS_TOKEN>') : body.failure
}

function preflight(methods: string[], req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(204, {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? 'authorization, content-type, prefer',
    'access-control-max-age': '600',
  })
  res.end()
}

/** The headers as Prism reads them: one string each, `Bearer` in that case only, and no `accept`, since `stream` decides. */
function canonical({ headers }: IncomingMessage): Record<string, string> {
  const { accept: _, 'content-length': __, authorization, ...others } = headers
  const strings = Object.entries(others).map(([name, value]): [string, string] => [name, String(value)])
  return { ...Object.fromEntries(strings), ...(authorization && { authorization: authorization.replace(/^bearer /i, 'Bearer ') }) }
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const limit = new AbortController()
  const late = sleep(engineLimitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Failure('deadlineExceeded', `Prism did not answer within ${engineLimitMs / 1000} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    limit.abort()
    late.catch(() => undefined)
  }
}

async function send(res: ServerResponse, { status, headers, body }: Answer, delayMs: number): Promise<void> {
  const { 'Content-type': mediaType, ...documented } = headers
  // Prism fills a header that has no example with the word "string"; of what it fills, only numbers mean something.
  for (const [name, value] of Object.entries(documented)) if (typeof value === 'number') res.setHeader(name, value)
  const terms = status === 402 ? requiredHeader(body) : undefined
  if (terms !== undefined) res.setHeader('payment-required', terms)
  if (mediaType === 'text/event-stream') return sendEvents(res, String(body), delayMs)
  if (status >= 400) describeError(res, status, body)
  res.writeHead(status, { 'content-type': mediaType === 'application/json' ? 'application/json; charset=utf-8' : String(mediaType ?? 'text/plain') })
  res.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function sendEvents(res: ServerResponse, stream: string, delayMs: number): Promise<void> {
  const left = new AbortController()
  res.on('close', () => left.abort())
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  try {
    for (const event of stream.split(/\n{2,}/)) {
      if (event === '') continue
      if (!res.write(`${event}\n\n`)) await once(res, 'drain', { signal: left.signal })
      await sleep(delayMs, undefined, { signal: left.signal })
    }
  } catch (error) {
    if (left.signal.aborted) return
    throw error
  }
  res.end()
}

function describeError(res: ServerResponse, status: number, body: unknown): void {
  const told = isRecord(body) && isRecord(body['error']) ? body['error'] : body
  const message = isRecord(told) && 'message' in told ? String(told['message']) : ''
  if (message) res.setHeader('x-error-message', encodeURIComponent(message.slice(0, 300).toWellFormed()))
  if (!worthRepeating.has(status)) res.setHeader('x-should-retry', 'false')
  if (status === 401) res.setHeader('www-authenticate', 'Bearer')
  if (status === 405 && !res.hasHeader('allow')) res.setHeader('allow', 'POST')
}

function refuse({ url = '/' }: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (res.headersSent) return void res.destroy()
  const failure = error instanceof Failure ? error : new Failure('internal', 'internal error', { cause: error })
  const { status, code, message, details } = failure
  const body = url.startsWith('/openai/') ? openaiError(failure) : { error: status, message, code, ...(details.param && { param: details.param }) }
  if (details.allow) res.setHeader('allow', details.allow)
  describeError(res, status, body)
  // What is left of a body that was not read would be taken for the next request.
  if (status === 413) res.setHeader('connection', 'close')
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

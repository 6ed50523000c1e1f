import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { startLocalServer } from '../http/listen/local-server.ts'
import type { Resource } from '../payments/terms/resource.ts'
import { readContract } from './contract.ts'
import { readJson, type Body } from '../sandbox/body.ts'
import { servedBy, type Agents, type ServedAgents } from './agents.ts'
import { conversed, isMessage } from './mcp.ts'
import { pagesOf, type Pages } from './pages.ts'
import { isSold, receiptFor } from './receipt.ts'
import { refuse, send, type Pace } from './reply.ts'
import { addressed, listedAt } from './terms.ts'
import { createEngine, joined, type MockResponse, type Choice, type Engine } from './prism.ts'
import { explain, lacksKey, preferenceOf, refusalOf, unsaid } from './preference.ts'

export type Mock = { url: string; close(): Promise<void> }

export type MockOptions = {
  /** A contract's document, or the path of its JSON or YAML file; a list of such as share an address. */
  contract: string | object | readonly (string | object)[]
  /** What is served by our own contracts, in place of the agents of their examples. */
  agents?: Agents | undefined
  /** Port to listen on; one that is free unless told. */
  port?: number | undefined
  /** Address to listen on; 127.0.0.1 unless told. */
  host?: string | undefined
  /** Milliseconds until a reply begins; none unless told, but a stream takes ten times `paceMs`. */
  delayMs?: number | undefined
  /** Milliseconds between two events of a stream, on the average; 20 unless told. */
  paceMs?: number | undefined
}

const engineLimitMs = 5_000
const exposed =
  'x-request-id, retry-after, retry-after-ms, x-should-retry, x-error-message, www-authenticate, allow, payment-required, payment-response, x-payment-response'

/**
 * Serves a contract's own examples over HTTP: security and requests are checked, streams are sent event by event, `Prefer` picks the outcome and when it
 * comes, and what is sold answers 402 until any payment comes with the request.
 */
export async function startMock({
  contract,
  agents,
  port = 0,
  host = '127.0.0.1',
  delayMs,
  paceMs = 20,
}: MockOptions): Promise<Mock> {
  const contracts = [contract].flat().map(readContract)
  const engine = joined(await Promise.all(contracts.map(createEngine)))
  const parts = {
    engine,
    pages: pagesOf(contracts, agents),
    served: agents && servedBy(agents),
    usual: { delayMs, paceMs },
  }
  return startLocalServer(
    (req, res) => {
      answer(parts, req, res).catch((error: unknown) => refuse(req, res, error))
    },
    { host, port },
  )
}

type Parts = { engine: Engine; pages: Pages; served: ServedAgents | undefined; usual: Pace }

async function answer(
  { engine, pages, served, usual }: Parts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: target = '/' } = req
  const given = req.headers['x-request-id']
  res.setHeader(
    'x-request-id',
    typeof given === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(given) ? given : randomUUID(),
  )
  res.setHeader('access-control-allow-origin', '*')
  res.setHeader('access-control-expose-headers', exposed)
  res.setHeader('cache-control', 'no-store')

  const path = target.split('?', 1)[0] ?? '/'
  const methods = engine.methods(path)
  if (methods.length === 0) throw new Failure('notFound', `no operation at ${path}`)
  if (method === 'OPTIONS') return preflight(methods, req, res)
  const asked = method === 'HEAD' ? 'GET' : method
  const allow = methods.join(', ')
  if (!methods.includes(asked))
    throw new Failure(
      'methodNotAllowed',
      `${method} is not allowed on ${path}; allowed: ${allow}`,
      { allow },
    )

  const headers = canonical(req)
  if (
    asked === 'GET' &&
    headers['prefer'] === undefined &&
    (await pages(path, { ...headers, accept: req.headers.accept ?? '' }, res))
  )
    return

  const outcomes = engine.outcomes(asked, path)
  const sold = isSold(outcomes)
  const resource = served?.soldAt(path)
  const receipt = sold ? await receiptFor(headers) : undefined
  if (sold && !receipt) {
    const { delay } = preferenceOf(req.headers.prefer, undefined)
    const example = path.startsWith('/x402/solana/') ? 'solana' : undefined
    const reply = await withinLimit(
      engine.show(
        { method: asked, target },
        { code: 402, dynamic: false, ...(example && { example }) },
      ),
    )
    return send(res, termsAt(req, reply, resource), { ...usual, delayMs: delay ?? usual.delayMs })
  }

  const body = await readJson(req)
  const ask = (value: unknown, choice: Choice) =>
    withinLimit(engine.answer({ method: asked, target, headers, body: value }, choice))
  if (!body.ok) await refuseStranger(ask, body)
  const value = body.ok ? body.value : undefined
  const { choice, delay, pace } = preferenceOf(req.headers.prefer, value, outcomes)
  const reply = await ask(value, choice).catch((error: unknown) => {
    throw refusalOf(error, outcomes)
  })
  if (reply.violations.some(lacksKey))
    throw new Failure('unauthorized', 'send your key as api_key at the root of the body', {
      param: 'api_key',
    })
  if (reply.violations.length > 0 && reply.body === undefined) throw unsaid(reply)
  if (reply.violations.length === 0 && reply.status === 200) served?.check(path, value)
  if (reply.status === 200)
    for (const [name, told] of Object.entries(receipt ?? {})) res.setHeader(name, told)
  const example = (name: string) =>
    withinLimit(
      engine.show({ method: asked, target }, { code: 200, example: name, dynamic: false }),
    )
  const said =
    reply.status === 200 && isMessage(value, outcomes)
      ? await conversed(value, {
          version: headers['mcp-protocol-version'],
          preferred: choice.example,
          example,
          offers: served?.offersAt(path),
        })
      : toldBy(served, choice, req, reply)
  await send(res, termsAt(req, explain(said), resource), {
    delayMs: delay ?? usual.delayMs,
    paceMs: pace ?? usual.paceMs,
  })
}

/**
 * What tells of the agents tells of those that there are, where no example is preferred; and its
 * addresses are the mock's own.
 */
function toldBy(
  served: ServedAgents | undefined,
  choice: Choice,
  req: IncomingMessage,
  reply: MockResponse,
): MockResponse {
  const { headers, url = '/' } = req
  if (reply.status !== 200) return reply
  const { origin, pathname, searchParams } = new URL(url, `http://${headers.host}`)
  const isChosen = choice.example !== undefined || choice.dynamic
  const body = isChosen ? undefined : served?.bodyAt(pathname, searchParams, origin)
  return { ...reply, body: body ?? listedAt(origin, reply.body) }
}

/** A payer refuses terms that were made out for another address than the one it asked. */
function termsAt(
  { headers, url = '/' }: IncomingMessage,
  reply: MockResponse,
  sold: Resource | undefined,
): MockResponse {
  return reply.status === 402
    ? { ...reply, body: addressed(`http://${headers.host}${url}`, reply.body, sold) }
    : reply
}

/** A body that cannot be read is refused only after the caller's key was looked at, as the gateway does. */
async function refuseStranger(
  ask: (value: unknown, choice: Choice) => Promise<MockResponse>,
  body: Body & { ok: false },
): Promise<never> {
  const { status } = await ask(undefined, {
    dynamic: false,
    mediaTypes: ['application/json', '*/*'],
  }).catch((error: unknown) => (error instanceof Failure ? error : body.failure))
  throw status === 401
    ? new Failure('unauthorized', 'send the header Authorization: Bearer <ACCESS_TOKEN>')
    : body.failure
}

function preflight(methods: string[], req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(204, {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers':
      req.headers['access-control-request-headers'] ?? 'authorization, content-type, prefer',
    'access-control-max-age': '600',
  })
  res.end()
}

/** The headers as Prism reads them: one string each, `Bearer` in that case only, and no `accept`, since `stream` decides. */
function canonical({ headers }: IncomingMessage): Record<string, string> {
  const { accept: _, 'content-length': __, authorization, ...others } = headers
  const strings = Object.entries(others).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return {
    ...Object.fromEntries(strings),
    ...(authorization && { authorization: authorization.replace(/^bearer /i, 'Bearer ') }),
  }
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

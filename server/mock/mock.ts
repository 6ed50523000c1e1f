import headerNames from '../../generated/exposed-headers.json' with { type: 'json' }
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure } from '../failure.ts'
import type { ConsoleServers } from '../http/docs/console.ts'
import { startLocalServer } from '../http/listen/local-server.ts'
import type { Resource } from '../payments/terms/resource.ts'
import { readContract } from './contract.ts'
import { pathOf, readJson } from '../sandbox/json-server.ts'
import { serveAgents, type Agents, type ServedAgents, type PlannedCall } from './agents.ts'
import { answerMessage, isMessage } from './mcp.ts'
import { pagesOf, type Pages } from './pages.ts'
import { isMessages, send, sendError, type Pace } from './reply.ts'
import type { ToolResults } from './tool-results.ts'
import { isSold, receiptFor, withRequestUrl, withOrigin } from './terms.ts'
import { createEngine, type MockResponse, type Choice, type Engine } from './prism.ts'
import { explain, failureOf, lacksKey, preferenceOf, preferenceError } from './preference.ts'

/** A running mock. */
export type Mock = { url: string; close(): Promise<void> }

/** What to serve, and where. */
export type MockOptions = {
  /** A document, or the path of its JSON or YAML file; the contracts of a list share one URL. */
  contract: string | object | readonly (string | object)[]
  /** Agents that are served in place of those in the examples of our contracts. */
  agents?: Agents | undefined
  /** Port to listen on; by default a free one. */
  port?: number | undefined
  /** Address to listen on; by default 127.0.0.1. */
  host?: string | undefined
  /** Milliseconds until a response starts; by default 0, and for streams ten times `paceMs`. */
  delayMs?: number | undefined
  /** Average milliseconds between two events of a stream; by default 20. */
  paceMs?: number | undefined
  /** The servers of the console, if the contract has one. */
  console?: ConsoleServers | undefined
}

const exposedHeaders = headerNames.join(', ')

/**
 * Serves the examples of contracts over HTTP. It checks security and requests, sends streams event
 * by event, and lets `Prefer` select the response. Paid operations return 402 without a payment.
 */
export async function startMock({
  contract,
  agents,
  port = 0,
  host = '127.0.0.1',
  delayMs,
  paceMs = 20,
  console = {},
}: MockOptions): Promise<Mock> {
  const contracts = [contract].flat().map(readContract)
  const state = {
    engine: await createEngine(contracts),
    pages: pagesOf(contracts, agents, console),
    served: agents && serveAgents(agents),
    results: agents && (await (await import('./tool-results.ts')).startToolResults(agents)),
    pace: { delayMs, paceMs },
  }
  const server = await startLocalServer(
    (req, res) => {
      respond(state, req, res).catch((error: unknown) => sendError(req, res, error))
    },
    { host, port },
  ).catch(async (error: unknown) => {
    await state.results?.close()
    throw error
  })
  return {
    url: server.url,
    async close() {
      await server.close()
      await state.results?.close()
    },
  }
}

type MockState = {
  engine: Engine
  pages: Pages
  served: ServedAgents | undefined
  results: ToolResults | undefined
  pace: Pace
}

/** A request to an operation of the contracts. */
type MockRequest = {
  req: IncomingMessage
  res: ServerResponse
  method: string
  /** Path and query. */
  target: string
  path: string
  headers: Record<string, string>
  /** Outcomes of the operation that `Prefer` may name. */
  outcomes: string[]
  /** The paid resource of the path. */
  resource: Resource | undefined
}

async function respond(state: MockState, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { engine, pages, served, pace } = state
  setCommonHeaders(req, res)
  const target = req.url ?? '/'
  const path = pathOf(target)
  const methods = engine.methods(path)
  if (methods.length === 0) throw new Failure('notFound', `no operation at ${path}`)
  if (req.method === 'OPTIONS') return preflight(methods, req, res)
  const method = methodOf(req, path, methods)
  const headers = canonical(req)
  const isPage = method === 'GET' && headers['prefer'] === undefined
  if (isPage && (await pages(path, { ...headers, accept: req.headers.accept ?? '' }, res))) return

  const outcomes = engine.outcomes(method, path)
  const resource = served?.soldAt(path)
  const request = { req, res, method, target, path, headers, outcomes, resource }
  if (!isSold(outcomes)) return answerOperation(state, request)
  const receipt = await receiptFor(headers)
  if (receipt) return answerOperation(state, request, receipt)
  const { delay } = preferenceOf(req.headers.prefer, undefined)
  const reply = await showTerms(engine, request)
  return send(res, termsAt(req, reply, resource), { ...pace, delayMs: delay ?? pace.delayMs })
}

function setCommonHeaders(req: IncomingMessage, res: ServerResponse): void {
  const id = req.headers['x-request-id']
  const isValid = typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)
  const requestId = isValid ? id : randomUUID()
  res.setHeader('x-request-id', requestId)
  if (isMessages(req.url)) res.setHeader('request-id', requestId)
  res.setHeader('access-control-allow-origin', '*')
  res.setHeader('access-control-expose-headers', exposedHeaders)
  res.setHeader('cache-control', 'no-store')
}

/** The method to look up: GET for HEAD. Throws a Failure if the path does not support it. */
function methodOf({ method = 'GET' }: IncomingMessage, path: string, methods: string[]): string {
  const name = method === 'HEAD' ? 'GET' : method
  if (methods.includes(name)) return name
  const allow = methods.join(', ')
  const message = `${method} is not allowed on ${path}; allowed: ${allow}`
  throw new Failure('methodNotAllowed', message, { allow })
}

/** The contract's example of 402. */
const showTerms = (engine: Engine, { method, target, path }: MockRequest): Promise<MockResponse> =>
  engine.show(
    { method, target },
    { code: 402, dynamic: false, ...(path.startsWith('/x402/solana/') && { example: 'solana' }) },
  )

/** Responds with an example of the operation; `receipt` are the headers of a payment. */
async function answerOperation(
  state: MockState,
  request: MockRequest,
  receipt: Record<string, string> = {},
): Promise<void> {
  const { engine, served, results, pace } = state
  const { req, res, method, target, path, headers, outcomes, resource } = request
  const callEngine: CallEngine = (body, choice) =>
    engine.respond({ method, target, headers, body }, choice)
  const value = await readJson(req).catch((fault: unknown) => rejectUnreadable(callEngine, fault))
  const preference = preferenceOf(req.headers.prefer, value, outcomes)
  const { choice } = preference
  const reply = await callEngine(value, choice).catch((error: unknown) => {
    throw preferenceError(error, outcomes)
  })
  rejectViolations(reply)
  const isGood = reply.violations.length === 0 && reply.status === 200
  const call = isGood ? served?.callAt(path, value) : undefined
  if (reply.status === 200)
    for (const [name, header] of Object.entries(receipt)) res.setHeader(name, header)
  // The console signs in at the mock as at a server.
  if (reply.status === 200 && path === '/session' && method === 'POST')
    res.setHeader('set-cookie', 'tollgate-session-8090=mock; Path=/; HttpOnly; SameSite=Strict')
  const example = (name: string) =>
    engine.show({ method, target }, { code: 200, example: name, dynamic: false })
  const mcp = {
    headers,
    preferred: choice.example,
    example,
    offers: served?.offersAt(path),
    results,
  }
  const isMcp = reply.status === 200 && isMessage(value, outcomes)
  const ofAgents = { served, results, call }
  const response = isMcp ? answerMessage(value, mcp) : withAgents(ofAgents, choice, req, reply)
  await send(res, termsAt(req, explain(await response), resource), {
    delayMs: preference.delay ?? pace.delayMs,
    paceMs: preference.pace ?? pace.paceMs,
  })
}

type CallEngine = (value: unknown, choice: Choice) => Promise<MockResponse>

/** Throws a Failure for violations without an example in the contract. */
function rejectViolations(reply: MockResponse): void {
  if (reply.violations.some(lacksKey))
    throw new Failure('unauthorized', 'send your key as api_key at the root of the body', {
      param: 'api_key',
    })
  if (reply.violations.length > 0 && reply.body === undefined) throw failureOf(reply)
}

type AgentResults = Pick<MockState, 'served' | 'results'> & { call: PlannedCall | undefined }

/**
 * Replaces agents and tool results of an example by those of the served agents, unless `Prefer`
 * chose the example.
 */
async function withAgents(
  { served, results, call }: AgentResults,
  choice: Choice,
  req: IncomingMessage,
  reply: MockResponse,
): Promise<MockResponse> {
  const { headers, url = '/' } = req
  if (reply.status !== 200) return reply
  const { origin, pathname, searchParams } = new URL(url, `http://${headers.host}`)
  const isChosen = choice.example !== undefined || choice.dynamic
  if (isChosen) return { ...reply, body: withOrigin(origin, reply.body) }
  const result = call && (await results?.resultOf(call))
  const body = result ? { result } : served?.bodyAt(pathname, searchParams, origin)
  return { ...reply, body: body ?? withOrigin(origin, reply.body) }
}

/** Writes the requested URL into payment terms; payers reject terms for another URL. */
function termsAt(
  { headers, url = '/' }: IncomingMessage,
  reply: MockResponse,
  sold: Resource | undefined,
): MockResponse {
  if (reply.status !== 402) return reply
  return { ...reply, body: withRequestUrl(`http://${headers.host}${url}`, reply.body, sold) }
}

/** Rejects an unreadable body; as at the gateway, a missing key is reported first. */
async function rejectUnreadable(callEngine: CallEngine, fault: unknown): Promise<never> {
  const choice = { dynamic: false, mediaTypes: ['application/json', '*/*'] }
  const { status } = await callEngine(undefined, choice).catch(
    (error: { status?: unknown }) => error,
  )
  if (status !== 401) throw fault
  throw new Failure('unauthorized', 'send the header Authorization: Bearer <ACCESS_TOKEN>')
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

/** The headers as Prism reads them: single strings, `Bearer` in this case, and no `accept`. */
function canonical({ headers }: IncomingMessage): Record<string, string> {
  const { accept: _, 'content-length': __, authorization, ...others } = headers
  const strings = Object.entries(others).map(([name, value]) => [name, String(value)] as const)
  return {
    ...Object.fromEntries(strings),
    ...(authorization && { authorization: authorization.replace(/^bearer /i, 'Bearer ') }),
  }
}

import { NotOffered } from '../mesh/mcp/errors.ts'
import { readStateless, type McpHeaders, type McpMessage } from '../mesh/mcp/revision.ts'
import { exchangeMessage } from '../mesh/mcp/session.ts'
import { answerStateless, coreMethods } from '../mesh/mcp/stateless.ts'
import {
  targetOf,
  failureResult,
  listTools,
  resultFrom,
  workFor,
  type Offer,
} from '../mesh/mcp/tools.ts'
import { Failure } from '../failure.ts'
import type { ToolResults } from './tool-results.ts'
import type { MockResponse } from './prism.ts'
import { isRecord } from '../json/json.ts'

type SessionHandlers = Parameters<typeof exchangeMessage>[2]

/** Whether a body is an MCP message, sent to an operation that has MCP examples. */
export const isMessage = (body: unknown, outcomes: readonly string[]): body is McpMessage =>
  isRecord(body) &&
  body['jsonrpc'] === '2.0' &&
  ['list', 'call'].every((name) => outcomes.includes(`code=200, example=${name}`))

type MessageContext = {
  headers: McpHeaders
  /** The example for the result of a call. */
  preferred: string | undefined
  example(name: string): Promise<MockResponse>
  /** The tools of the agents, if the mock serves any. */
  offers: readonly Offer[] | undefined
  /** Their results, used unless `Prefer` names an example. */
  results: ToolResults | undefined
}

/** Responds to an MCP message: each call gets the contract's example as its result. */
export async function answerMessage(
  message: McpMessage,
  { headers, preferred, example, offers, results }: MessageContext,
): Promise<MockResponse> {
  const [tools, called] = await Promise.all(
    ['list', preferred ?? 'call'].map(async (name) => resultOf(await example(name))),
  )
  // The contract's examples are valid by its schemas, which are the protocol's.
  const list = tools as ReturnType<SessionHandlers['list']>
  const result = called as Awaited<ReturnType<SessionHandlers['call']>>
  const handlers: SessionHandlers = {
    info: { name: 'tollgate-mock', title: 'Mock of Tollgate', version: '1.0.0' },
    list: (cursor) => (offers ? listTools(offers, cursor, { writeTools: false }) : list),
    async call(name) {
      if (!(offers ?? list.tools).some((tool) => tool.name === name))
        throw new NotOffered(`unknown tool ${JSON.stringify(name)}. tools/list returns the tools`)
      const offer = preferred === undefined ? offers?.find((one) => one.name === name) : undefined
      return (offer && results && (await toolResult(results, offer, message))) ?? result
    },
    cancelled: () => {},
  }
  const body = await replyTo(message, headers, handlers)
  return {
    status: body === undefined ? 202 : 200,
    headers: { 'Content-type': 'application/json' },
    body,
    violations: [],
  }
}

/** The result of an offer's tool; undefined for a query, and without an example. */
async function toolResult(
  results: ToolResults,
  offer: Offer,
  { params }: McpMessage,
): Promise<ReturnType<typeof failureResult> | undefined> {
  try {
    const work = workFor(offer, isRecord(params) ? params['arguments'] : undefined)
    const result = work.kind === 'tool' ? await results.resultOf(work) : undefined
    return result && resultFrom(targetOf(work), result)
  } catch (error) {
    if (error instanceof Failure) return failureResult(error)
    throw error
  }
}

async function replyTo(
  message: McpMessage,
  headers: McpHeaders,
  handlers: SessionHandlers,
): Promise<object | undefined> {
  const request = readStateless(message, headers)
  if (request === 'notification') return undefined
  if (!request) return exchangeMessage(message, headers['mcp-protocol-version'], handlers)
  return answerStateless(request, coreMethods({ ...handlers, isListShared: true }), handlers.info)
}

const resultOf = ({ body }: MockResponse): unknown => (isRecord(body) ? body['result'] : undefined)

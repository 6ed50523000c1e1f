import type { Client } from '@modelcontextprotocol/client'
import type { BuiltRequest } from '../http/request.ts'
import type { SendResult } from '../http/network.ts'
import { Cancellation } from '../outcome.ts'
import type { ListedTool } from './pins.ts'

/** Sends a request under the rules of all tools' servers: checked addresses, bounded responses. */
export type SendMcp = (request: BuiltRequest, cancellation: Cancellation) => Promise<SendResult>

/** Why a server was not reached or its response was not read. */
export class McpSendError extends Error {
  readonly result: Extract<SendResult, { ok: false }>

  constructor(result: Extract<SendResult, { ok: false }>) {
    super(result.reason)
    this.result = result
  }
}

const connectMs = 10_000
const maxPages = 20
const maxTools = 1000

/** Connects to the MCP server at the address of a request, with the request's own headers. */
export async function connect(base: BuiltRequest, send: SendMcp): Promise<Client> {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  const client = new Client(
    { name: 'tollgate', version: '1.0.0' },
    {
      // Without capabilities: a server that asks for sampling or elicitation is refused.
      capabilities: {},
      listMaxPages: maxPages,
      versionNegotiation: { mode: 'auto' },
      // Schemas of other servers are not compiled.
      jsonSchemaValidator: {
        getValidator: () => (input) => ({
          valid: true,
          data: input as never, // the library's type parameter, which nothing checks
          errorMessage: undefined,
        }),
      },
    },
  )
  const transport = new StreamableHTTPClientTransport(new URL(base.origin + base.path), {
    fetch: fetchBy(base, send),
  })
  await client.connect(transport, { timeout: connectMs })
  return client
}

const fetchBy =
  (base: BuiltRequest, send: SendMcp) =>
  async (_url: string | URL, init?: RequestInit): Promise<Response> => {
    const method = init?.method ?? 'GET'
    // The stream of a session is not opened: lists are compared from time to time.
    if (method === 'GET') return new Response(null, { status: 405 })
    const cancellation = new Cancellation()
    const abort = () => cancellation.abort()
    if (init?.signal?.aborted) abort()
    init?.signal?.addEventListener('abort', abort, { once: true })
    const headers = { ...base.headers, ...Object.fromEntries(new Headers(init?.headers)) }
    headers['accept-encoding'] = 'identity'
    const body = typeof init?.body === 'string' ? init.body : null
    const streamed = Promise.withResolvers<Response>()
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    cancellation.onEvents = (streamStatus, streamHeaders) => {
      const start = (controller: typeof stream) => void (stream = controller)
      const events = new ReadableStream({ start, cancel: abort })
      const head = { status: streamStatus, headers: headersOf(streamHeaders) }
      streamed.resolve(new Response(events, head))
      return (part) => stream?.enqueue(new Uint8Array(part))
    }
    const sending = send({ ...base, method, headers, body }, cancellation)
    void sending.then((end) => {
      init?.signal?.removeEventListener('abort', abort)
      if (end.ok) stream?.close()
      else stream?.error(new McpSendError(end))
      stream = undefined
    })
    const result = await Promise.race([sending, streamed.promise])
    if (result instanceof Response) return result
    if (!result.ok) throw new McpSendError(result)
    const { status } = result
    if (status >= 300 && status < 400)
      throw new McpSendError({
        ok: false,
        kind: 'failed',
        status,
        reason: "the tool's server responded with a redirect, which is not followed",
      })
    const bare = status === 204 || status === 202
    return new Response(bare ? null : new Uint8Array(result.bytes), {
      status,
      headers: headersOf(result.headers),
    })
  }

function headersOf(all: Extract<SendResult, { ok: true }>['headers']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(all))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  return headers
}

/** The tools of a server, from at most twenty pages. */
export async function toolsOf(client: Client): Promise<ListedTool[]> {
  // The library follows the pages, and has checked these members.
  const { tools } = await client.listTools({}, { timeout: connectMs, cacheMode: 'refresh' })
  return (tools as ListedTool[]).slice(0, maxTools)
}

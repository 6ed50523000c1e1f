import type { ServerResponse } from 'node:http'
import { sendJson, startHttpServer } from './http.ts'

/**
 * How an RPC fails: connections end unanswered, answers wait until the fault is lifted, 429, or
 * HTML instead of JSON.
 */
export type RpcFault = 'down' | 'slow' | 'busy' | 'html'

export type JsonRpcServer = {
  url: string
  /** How often each method was asked for. */
  counts: Record<string, number>
  setFault(fault: RpcFault | null): void
  stop(): Promise<void>
}

/** What a node answers instead of a result. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

type Request = { id?: unknown; method: string; params?: unknown[] }

/** Serves a chain's methods over HTTP, as its nodes do. */
export async function serveJsonRpc(
  call: (method: string, params: unknown[]) => unknown,
): Promise<JsonRpcServer> {
  const counts: Record<string, number> = {}
  let fault: RpcFault | null = null
  let lift = () => {}
  let lifted = Promise.resolve()

  async function respond({ id = null, method, params = [] }: Request) {
    counts[method] = (counts[method] ?? 0) + 1
    try {
      return { jsonrpc: '2.0', id, result: await call(method, params) }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const { code = -32603, data } = error as Partial<RpcError>
      return {
        jsonrpc: '2.0',
        id,
        error: { code, message: error.message, ...(data !== undefined && { data }) },
      }
    }
  }

  async function meet(kind: RpcFault, res: ServerResponse): Promise<boolean> {
    if (kind === 'slow') {
      await lifted
      return false
    }
    if (kind === 'down') res.destroy()
    else if (kind === 'busy')
      res.writeHead(429, { 'content-type': 'text/plain' }).end('too many requests')
    else
      res
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Just a moment...</body></html>')
    return true
  }

  const served = await startHttpServer(async (_req, body, res) => {
    if (fault && (await meet(fault, res))) return
    // A body that is no request is answered with status 500.
    const request = JSON.parse(body) as Request | Request[]
    sendJson(
      res,
      200,
      Array.isArray(request) ? await Promise.all(request.map(respond)) : await respond(request),
    )
  })

  return {
    url: served.url,
    counts,
    setFault(next) {
      lift()
      fault = next
      if (next === 'slow') ({ promise: lifted, resolve: lift } = Promise.withResolvers<void>())
    },
    async stop() {
      lift()
      await served.stop()
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { decodeTransactionFromPayload, getTokenPayerFromTransaction } from '@x402/svm'
import { sendJson, startHttpServer, type HttpServer } from '../http.ts'

export type Operation = 'supported' | 'verify' | 'settle'

/** What a facilitator is sent. */
export type FacilitatorRequest = {
  x402Version: number
  paymentPayload: Record<string, unknown> & {
    payload: Record<string, unknown> & {
      authorization?: { from: string; nonce: string }
      transaction?: string
    }
  }
  paymentRequirements: Record<string, unknown> & { network: string }
}

export type Exchange = {
  operation: Operation
  /** Empty for `supported`. */
  request: FacilitatorRequest
  headers: Record<string, string | string[] | undefined>
  /** Forwards the request to the real facilitator, each time that it is called. */
  ask(): Promise<{ status: number; text: string }>
  /** A string goes out as it is, anything else as JSON. */
  answer(status: number, body: unknown, type?: string): void
  /** Ends the connection without an answer. */
  close(): void
  /** Throws when the proxy stops meanwhile. */
  wait(ms: number): Promise<void>
}

/** What the proxy makes of one request. */
export type Fault = (exchange: Exchange) => void | Promise<void>

export type FaultProxy = {
  url: string
  /** How often each operation reached the proxy. */
  counts: Record<Operation, number>
  /** All that reached it, oldest first. */
  requests: Pick<Exchange, 'operation' | 'request' | 'headers'>[]
  /** Applies the fault to the next request of this operation; several are applied in order. */
  next(operation: Operation, fault: Fault): void
  /** Applies the fault to every request that no `next` is for, until null. */
  always(operation: Operation, fault: Fault | null): void
  /** Refuses connections. */
  down(): Promise<void>
  /** Listens again, where it did. */
  up(): Promise<void>
  stop(): Promise<void>
}

/** Who pays, as the signed part says; empty where nothing can be read from it. */
export function payerOf({ paymentPayload }: FacilitatorRequest): string {
  const { authorization, transaction } = paymentPayload.payload
  if (authorization) return authorization.from
  if (!transaction) return ''
  try {
    return getTokenPayerFromTransaction(decodeTransactionFromPayload({ transaction }))
  } catch {
    return ''
  }
}

const isOperation = (name: string): name is Operation =>
  name === 'supported' || name === 'verify' || name === 'settle'

const passOn: Fault = async ({ ask, answer }) => {
  const { status, text } = await ask()
  answer(status, text)
}

/** A proxy before a facilitator, through which any call can go wrong in any way. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const queues: Record<Operation, Fault[]> = { supported: [], verify: [], settle: [] }
  const standing: Partial<Record<Operation, Fault | null>> = {}
  const counts: Record<Operation, number> = { supported: 0, verify: 0, settle: 0 }
  const requests: FaultProxy['requests'] = []
  const stopping = new AbortController()

  const start = (port?: number): Promise<HttpServer> =>
    startHttpServer(async (req, body, res) => {
      const operation = (req.url ?? '').slice(1)
      if (!isOperation(operation)) return sendJson(res, 404, { error: 'not found' })
      counts[operation]++
      const request = JSON.parse(body || '{}') as FacilitatorRequest // written by the client that is tested
      requests.push({ operation, request, headers: req.headers })
      const fault = queues[operation].shift() ?? standing[operation] ?? passOn
      await fault({
        operation,
        request,
        headers: req.headers,
        async ask() {
          const json = { body, headers: { 'content-type': 'application/json' } }
          const response = await fetch(target + req.url, {
            method: req.method ?? 'GET',
            ...(body && json),
          })
          return { status: response.status, text: await response.text() }
        },
        answer(status, reply, type = 'application/json') {
          if (res.destroyed) return
          res
            .writeHead(status, { 'content-type': type })
            .end(typeof reply === 'string' ? reply : JSON.stringify(reply))
        },
        close: () => void res.destroy(),
        wait: (ms) => sleep(ms, undefined, { signal: stopping.signal }),
      })
    }, port)

  let served: HttpServer | undefined = await start()
  const { url, port } = served
  async function down(): Promise<void> {
    await served?.stop()
    served = undefined
  }
  return {
    url,
    counts,
    requests,
    next: (operation, fault) => void queues[operation].push(fault),
    always(operation, fault) {
      standing[operation] = fault
    },
    down,
    async up() {
      served ??= await start(port)
    },
    async stop() {
      stopping.abort()
      await down()
    },
  }
}

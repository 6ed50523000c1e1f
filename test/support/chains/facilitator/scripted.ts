import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import {
  createFacilitator,
  type ConnectedFacilitator,
  type FacilitatorOptions,
} from '../../../../server/payments/facilitator/facilitator.ts'
import type { Charge } from '../../../../server/payments/types.ts'
import { comesMs } from '../../waiting.ts'
import { listenOnLoopback } from '../../http/listen.ts'

export type Answer = (res: ServerResponse, req: IncomingMessage) => void
type ScriptedServer = {
  url: string
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[]
  answers: Record<string, Answer>
  close(): Promise<void>
}

export const payer = '0x857b06519E91e3A54538791bDbb0E22373e36b66'
export const transaction = `0x${'7f'.repeat(32)}`
export const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const charge: Charge = {
  payload: { signature: `0x${'2d'.repeat(65)}`, authorization: { from: payer, value: '10000' } },
  terms: {
    scheme: 'exact',
    network: 'eip155:84532',
    asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    amount: '10000',
    payTo: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
    maxTimeoutSeconds: 120,
    extra: { name: 'USDC', version: '2' },
  },
  resource: {
    url: 'http://127.0.0.1:8080/x402/agents/EchoAgent/echo',
    description: 'Says it again.',
    mimeType: 'application/json',
  },
}
export const valid = { isValid: true, payer }
export const settled = { success: true, transaction, network: 'eip155:84532', payer }
export const refused = {
  success: false,
  errorReason: 'insufficient_funds',
  transaction: '',
  network: 'eip155:84532',
  payer,
}

export const json =
  (body: unknown, status = 200): Answer =>
  (res) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
export const kinds = (...networks: [version: number, network: string, extra?: object][]) =>
  json({
    kinds: networks.map(([x402Version, network, extra]) => ({
      x402Version,
      scheme: 'exact',
      network,
      extra,
    })),
  })

/** A facilitator that answers each path as given and keeps the requests; closed after the test. */
export async function startScriptedFacilitator(
  ownAnswers: Record<string, Answer> = {},
): Promise<ScriptedServer> {
  const requests: ScriptedServer['requests'] = []
  const answers: ScriptedServer['answers'] = {
    '/supported': kinds([2, 'eip155:84532'], [1, 'base-sepolia']),
    ...ownAnswers,
  }
  const server = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      requests.push({
        path: req.url ?? '',
        headers: req.headers,
        body: Buffer.concat(parts).toString(),
      })
      const answer = answers[req.url ?? '']
      if (answer) answer(res, req)
      else res.writeHead(404).end()
    })
  })
  const port = await listenOnLoopback(server)
  const closed = once(server, 'close')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await closed
  }
  onTestFinished(close)
  return { url: `http://127.0.0.1:${port}`, requests, answers, close }
}

/** Our side of it, closed after the test. */
export function connectFacilitator(
  url: string,
  more: Partial<FacilitatorOptions> = {},
): ConnectedFacilitator {
  const facilitator = createFacilitator({
    url,
    verifyMs: 2000,
    settleMs: 2000,
    observe: () => {},
    sandbox: false,
    ...more,
  })
  onTestFinished(() => facilitator.close())
  return facilitator
}

/** Lets real input and output happen until it is so; for where timers are held back. */
export async function untilReal(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + comesMs
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`never came: ${what}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

export const bodiesSentTo = ({ requests }: ScriptedServer, path: string) =>
  requests.filter((request) => request.path === path)

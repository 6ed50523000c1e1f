import { setTimeout as sleep } from 'node:timers/promises'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import type { PaymentRequired } from '@x402/core/types'
import { vi } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { startEvmChain } from './evm.ts'
import { paymentKey, startFacilitator } from './facilitator/official.ts'
import { startFaultProxy, type Fault, type Operation } from './facilitator/fault-proxy.ts'
import { signRequired, type OfficialWallet } from './official-client.ts'
import { startSolanaChain } from './solana/solana.ts'
import { post, type MeshReply, type Mesh } from '../servers/mesh.ts'
import { startSeller, type SellerOptions } from '../servers/seller.ts'
import { until } from '../waiting.ts'
import { operatorJson } from '../http/operator.ts'

export type Kind = 'EVM' | 'Solana'
export const kinds = ['EVM', 'Solana'] as const satisfies Kind[]

/**
 * The tool that is bought most: it writes, so each execution is its own request to the tool's
 * server.
 */
export const note = 'ShopAgent/write_note'

export type Payload = Record<string, unknown>

/** A payment of a wallet of its own. */
export type Payment = {
  payer: string
  headers: Record<string, string>
  /** What the header says. */
  content: Record<string, unknown> & { payload: Payload }
  wallet: unknown
}

type Signing = {
  version?: 1 | 2
  tokens?: bigint
  /** A payment whose wallet is used again. */
  by?: Payment
  /** Of the terms, before they are signed. */
  change?(required: PaymentRequired): void
}

export type OperatorPayment = components['schemas']['Payment']
export type PaymentStack = Awaited<ReturnType<typeof startPaymentStack>>

/** The JSON of a header, and the header of a JSON. */
export const decodeHeader = (header: string) =>
  // Written by the official client.
  JSON.parse(Buffer.from(header, 'base64').toString()) as Payment['content']
export const encodeHeader = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64')

/** Both chains, the official facilitator, and a fault proxy before it. */
export async function startPaymentStack() {
  const [evm, solana] = await Promise.all([startEvmChain(), startSolanaChain()])
  const facilitator = await startFacilitator({ evm, solana })
  const proxy = await startFaultProxy(facilitator.url)
  const sellers = new Set<Mesh>()
  let wallets = 100

  const purses = {
    EVM: {
      path: '/x402/agents',
      chain: evm,
      transfers: () => evm.transfersTo(evm.payTo),
      wallet: async (tokens?: bigint) => evm.wallet((wallets += 1), tokens),
      signer: (wallet: unknown): OfficialWallet => ({
        evm: wallet as NonNullable<OfficialWallet['evm']>,
      }), // of `wallet` above
    },
    Solana: {
      path: '/x402/solana/agents',
      chain: solana,
      transfers: () => solana.transfersTo(solana.payTo),
      wallet: async (tokens?: bigint) => solana.wallet((wallets += 1), tokens),
      signer: (wallet: unknown): OfficialWallet => ({
        solana: wallet as NonNullable<OfficialWallet['solana']>,
        rpcUrl: solana.rpcUrl,
      }), // of `wallet` above
    },
  }

  const urlOf = (kind: Kind, what: string) => `${purses[kind].path}/${what}`

  /** The 402 for something, which costs nothing to ask for. */
  const unpaid = (seller: Mesh, kind: Kind, what = note) =>
    post(seller.gateway.meshUrl, urlOf(kind, what), {})

  async function pay(
    seller: Mesh,
    kind: Kind,
    what = note,
    signing: Signing = {},
  ): Promise<Payment> {
    const { headers, json } = await unpaid(seller, kind, what)
    // Clients of version 1 read the body.
    const required =
      signing.version === 1
        ? (json as unknown as PaymentRequired)
        : decodePaymentRequiredHeader(headers.get('payment-required') ?? '')
    signing.change?.(required)
    const wallet = signing.by?.wallet ?? (await purses[kind].wallet(signing.tokens))
    const { name, value } = await signRequired(required, {
      ...purses[kind].signer(wallet),
      version: signing.version ?? 2,
    })
    return {
      payer: signing.by?.payer ?? (wallet as { address: string }).address,
      wallet,
      headers: { [name]: value },
      content: decodeHeader(value),
    } // wallets have one
  }

  return {
    evm,
    solana,
    facilitator,
    proxy,
    purses,
    unpaid,
    /** Signs, as the official client does, what the terms of this ask for; nothing is sent. */
    pay,
    /** Asks for something, with a payment or without. */
    ask: (
      seller: Mesh,
      kind: Kind,
      what: string,
      body: unknown,
      payment?: Pick<Payment, 'headers'>,
    ): Promise<MeshReply> =>
      post(seller.gateway.meshUrl, urlOf(kind, what), body, payment?.headers),
    /** What a payer has been charged, transfer by transfer. */
    charges: async (kind: Kind, payer: string): Promise<bigint[]> =>
      chargesIn(await purses[kind].transfers(), payer),
    /** Starts the server on both chains, and waits until it sells. */
    async startSeller(options: Partial<SellerOptions> = {}): Promise<Mesh> {
      const seller = await startSeller({ evm, solana, facilitator: proxy.url, ...options })
      sellers.add(seller)
      for (const kind of kinds)
        await until(
          'something is for sale',
          async () => (await unpaid(seller, kind)).status === 402,
        )
      return seller
    },
    async close(seller: Mesh): Promise<void> {
      sellers.delete(seller)
      await seller.close()
    },
    async stop(): Promise<void> {
      for (const seller of sellers) await seller.close()
      await proxy.stop()
      await facilitator.stop()
      await Promise.all([evm.stop(), solana.stop()])
    },
  }
}

/** The same signed payload under the other version of x402. */
export function asVersion(
  version: 1 | 2,
  { headers: _headers, ...payment }: Payment,
  stack: PaymentStack,
  kind: Kind,
  required?: PaymentRequired,
): Payment {
  const { network, networkV1 } = stack.purses[kind].chain
  const { payload } = payment.content
  const content =
    version === 1
      ? { x402Version: 1, scheme: 'exact', network: networkV1, payload }
      : {
          x402Version: 2,
          accepted: required?.accepts.find((offer) => offer.network === network),
          payload,
        }
  return {
    ...payment,
    content,
    headers: { [version === 1 ? 'x-payment' : 'payment-signature']: encodeHeader(content) },
  }
}

/** The same payment with something else in the header. */
export function withChangedHeader(
  { headers, ...payment }: Payment,
  change: (content: Payment['content']) => void,
): Payment {
  const content = structuredClone(payment.content)
  change(content)
  const [name = ''] = Object.keys(headers)
  return { ...payment, content, headers: { [name]: encodeHeader(content) } }
}

/** Addresses that appear nowhere on the chains. */
export const unusedAddresses: Record<Kind, string> = {
  EVM: '0x000000000000000000000000000000000000dEaD',
  Solana: 'BPFLoaderUpgradeab1e11111111111111111111111',
}

/** What a payer was charged in these transfers. */
export const chargesIn = (
  transfers: readonly { from: string; value: bigint }[],
  payer: string,
): bigint[] =>
  transfers
    .filter(({ from }) => from.toLowerCase() === payer.toLowerCase())
    .map(({ value }) => value)

const isFinal = ({ status, headers }: MeshReply) =>
  status < 400 || headers.get('retry-after') === null

/**
 * Sends the same request until the answer is final, and returns all answers. Waits as the answer
 * says, up to half a second.
 */
export async function sendUntilFinal(
  send: () => Promise<MeshReply>,
  times = 6,
): Promise<MeshReply[]> {
  const answers = [await send()]
  for (
    let last = answers[0];
    last && !isFinal(last) && answers.length < times;
    answers.push(last)
  ) {
    await sleep(Math.min(500, Number(last.headers.get('retry-after-ms'))))
    last = await send()
  }
  return answers
}

/** How often a note was written. */
export const notesWritten = ({ tools }: Mesh, words: string): number =>
  tools.requests.filter(({ body }) => body === JSON.stringify({ note: words })).length

/** The payments of a payer, as the operator sees them. */
export const paymentsOf = async (seller: Mesh, payer: string): Promise<OperatorPayment[]> =>
  (
    await operatorJson<{ payments: OperatorPayment[] }>(
      seller.gateway,
      'GET',
      `/payments?payer=${payer}`,
    )
  ).payments

/**
 * Injects a fault into the next request of this payment, or into each; requests of other payments
 * pass.
 */
export function faultInjector({
  proxy,
}: PaymentStack): (
  operation: Operation,
  payment: Payment,
  fault: Fault,
  often?: 'once' | 'always',
) => void {
  const aimed = new Map<string, { fault: Fault; often: 'once' | 'always' }>()
  for (const operation of ['verify', 'settle'] as const) {
    proxy.always(operation, async (exchange) => {
      const name = `${operation} ${paymentKey(exchange.request.paymentPayload.payload)}`
      const met = aimed.get(name)
      if (met?.often === 'once') aimed.delete(name)
      if (met) return met.fault(exchange)
      const { status, text } = await exchange.ask()
      exchange.answer(status, text)
    })
  }
  return (operation, { content }, fault, often = 'once') =>
    void aimed.set(`${operation} ${paymentKey(content.payload)}`, { fault, often })
}

/** Moves this process's clock forward. Start it before anything reads the time. */
export function startClock(): { pass(ms: number): void; stop(): void } {
  const real = Date.now
  let ahead = 0
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  return { pass: (ms) => void (ahead += ms), stop: () => spy.mockRestore() }
}

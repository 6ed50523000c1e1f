import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { type Hex, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  createPayingFetch,
  PaymentError,
  type EvmSigner,
  type PayingOptions,
  type PaymentEvent,
  type PaymentStore,
  type SignedPayment,
} from '../../../client/paying.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

export const network = 'eip155:84532'
export const usdc = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'
export const merchant = '0x209693Bc6afc0C5328bA36FaF03C514EF312287C'

export type JsonObject = Record<string, unknown>
type TypedData = Parameters<EvmSigner['signTypedData']>[0]

/** A wallet that keeps what it was asked to sign. */
export function countingWallet(): EvmSigner & { signed: TypedData[] } {
  const account = privateKeyToAccount(generatePrivateKey())
  const signed: TypedData[] = []
  return {
    address: account.address,
    signed,
    signTypedData(data) {
      signed.push(data)
      return account.signTypedData(data as Parameters<typeof account.signTypedData>[0])
    },
  }
}

/** An offer of a tenth of a cent, as version 2 writes it. */
export const offer = (changed: JsonObject = {}): JsonObject => ({
  scheme: 'exact',
  network,
  asset: usdc,
  amount: '1000',
  payTo: merchant,
  maxTimeoutSeconds: 120,
  extra: { name: 'USDC', version: '2' },
  ...changed,
})

export const caps = { perPayment: '0.01', perPurchase: '0.01' }
export const retry = { attempts: 4, firstDelayMs: 1, responseMs: 10_000, patienceMs: 20_000 }
export const hello: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"text":"Hello"}',
}

/** A paying fetch with a wallet of its own, which pays up to a cent. */
export function payingClient(options: Partial<PayingOptions> = {}) {
  const wallet = countingWallet()
  const events: PaymentEvent[] = []
  const onEvent = (event: PaymentEvent) => void events.push(event)
  const pay = createPayingFetch({
    signers: { evm: wallet },
    caps,
    networks: [network],
    recipients: [merchant],
    retry,
    onEvent,
    ...options,
  })
  return { pay, wallet, events }
}

/** The error of a call that was not paid for. */
export async function errorOf(promise: Promise<unknown>): Promise<PaymentError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof PaymentError)) throw new Error('expected a PaymentError', { cause: error })
  return error
}

/** A store that can be looked into, and outlives what uses it. */
export function storeOf(
  payments: SignedPayment[] = [],
): PaymentStore & { payments: SignedPayment[] } {
  return {
    payments,
    load: async (request) => payments.filter((one) => one.request === request),
    save: async (payment) => void payments.push(payment),
    remove: async ({ id }) =>
      void payments.splice(
        payments.findIndex((one) => one.id === id),
        1,
      ),
  }
}

export const base64 = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')
export const fromBase64 = (text: string): JsonObject =>
  JSON.parse(Buffer.from(text, 'base64').toString()) as JsonObject

export const required = (accepts: unknown, changed: JsonObject = {}): Record<string, string> => ({
  'PAYMENT-REQUIRED': base64({
    x402Version: 2,
    error: 'payment required',
    resource: { url: 'http://127.0.0.1/echo' },
    accepts,
    ...changed,
  }),
})

/** The terms of version 2 offers as the body of version 1. */
export const requiredV1 = (offers: JsonObject[], v1Network = 'base-sepolia'): string =>
  JSON.stringify({
    x402Version: 1,
    error: 'payment required',
    accepts: offers.map(({ amount, ...rest }) => ({
      ...rest,
      network: v1Network,
      maxAmountRequired: amount,
      resource: 'http://127.0.0.1/echo',
      description: '',
      mimeType: '',
    })),
  })

export type SellerRequest = {
  req: IncomingMessage
  res: ServerResponse
  body: string
  payment: string | undefined
  times: number
}

/**
 * A server on a free port that does not keep the process alive. `paid` lists the payments sent, in
 * order.
 */
export async function startServer(answer: (sellerRequest: SellerRequest) => void | Promise<void>) {
  const paid: string[] = []
  const requests: { payment: string | undefined; body: string }[] = []
  const server = createServer(async (req, res) => {
    const body = Buffer.concat((await req.toArray()) as Buffer[]).toString()
    const payment = [req.headers['payment-signature'], req.headers['x-payment']]
      .flat()
      .find((one) => one !== undefined)
    requests.push({ payment, body })
    if (payment !== undefined) paid.push(payment)
    await answer({ req, res, body, payment, times: requests.length })
  }).unref()
  const port = await listenOnLoopback(server)
  return { url: `http://127.0.0.1:${port}/echo`, paid, requests }
}

/**
 * Answers one paid request in place of the seller. `served` is the seller's own answer, already
 * charged for.
 */
export type SellerFault = (
  sellerRequest: SellerRequest,
  served: () => Promise<{ status: number; headers: Record<string, string>; body: string }>,
) => void | Promise<void>

export const cutBefore: SellerFault = ({ res }) => void res.destroy()
export const cutAfter: SellerFault = async ({ res }, served) => {
  await served()
  res.destroy()
}
export const cutWithin: SellerFault = async ({ res }, served) => {
  const { status, headers, body } = await served()
  res
    .writeHead(status, { ...headers, 'content-length': body.length })
    .write(body.slice(0, 5), () => res.destroy())
}
type ReplyParts = { charged?: boolean; headers?: Record<string, string>; body?: string }
export const says =
  (status: number, { charged = false, headers = {}, body = '{}' }: ReplyParts = {}): SellerFault =>
  async ({ res }, served) => {
    if (charged) await served()
    res.writeHead(status, headers).end(body)
  }

const authorizationFields = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
]

type PaymentHeader = {
  x402Version: number
  accepted?: JsonObject
  payload: { authorization: Record<string, string>; signature: Hex }
}

/**
 * An honest seller: checks the signature, charges each authorization once, and repeats the same
 * answer for the same payment.
 */
export async function startSeller({
  offers = [offer()],
  versions = [2],
  mishaps = [],
}: { offers?: JsonObject[]; versions?: (1 | 2)[]; mishaps?: SellerFault[] } = {}) {
  const charges = new Map<string, bigint>()

  async function served(payment: string, body: string) {
    const { x402Version, accepted, payload } = fromBase64(payment) as PaymentHeader
    const { authorization: signedTransfer, signature } = payload
    const terms = offers.find(
      ({ amount, payTo }) => amount === signedTransfer['value'] && payTo === signedTransfer['to'],
    )
    const now = Date.now() / 1000
    const isSound =
      terms !== undefined &&
      versions.includes(x402Version as 1 | 2) &&
      (x402Version === 1 || JSON.stringify(accepted) === JSON.stringify(terms)) &&
      Number(signedTransfer['validAfter']) <= now &&
      (Number(signedTransfer['validBefore']) > now || charges.has(signedTransfer['nonce'] ?? '')) &&
      (await verifyTypedData({
        address: signedTransfer['from'] as Hex,
        domain: {
          ...(terms['extra'] as { name: string; version: string }),
          chainId: 84532,
          verifyingContract: terms['asset'] as Hex,
        },
        types: { TransferWithAuthorization: authorizationFields },
        primaryType: 'TransferWithAuthorization',
        message: signedTransfer,
        signature,
      }))
    if (!isSound) return { status: 402, headers: required(offers), body: '{}' }
    charges.set(signedTransfer['nonce'] ?? '', BigInt(signedTransfer['value'] ?? ''))
    const receipt = base64({
      success: true,
      transaction: `0x${'ab'.repeat(32)}`,
      network: x402Version === 1 ? 'base-sepolia' : network,
      payer: signedTransfer['from'],
    })
    return {
      status: 200,
      headers: { [x402Version === 1 ? 'X-PAYMENT-RESPONSE' : 'PAYMENT-RESPONSE']: receipt },
      body: JSON.stringify({ result: { success: true, data: body } }),
    }
  }

  const server = await startServer(async (sellerRequest) => {
    const { res, payment, body } = sellerRequest
    if (payment === undefined) {
      res
        .writeHead(402, versions.includes(2) ? required(offers) : {})
        .end(versions.includes(1) ? requiredV1(offers) : '{}')
      return
    }
    const mishap = mishaps.shift()
    if (mishap) return mishap(sellerRequest, () => served(payment, body))
    const answer = await served(payment, body)
    res.writeHead(answer.status, answer.headers).end(answer.body)
  })
  return { ...server, charges }
}

/** What a Solana RPC says of a coin and of two blockhashes, the second of which is newest. */
export async function solanaRpc({ decimals = 6 } = {}) {
  const state = {
    methods: [] as string[],
    validBlockhashes: ['EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'],
  }
  const mint = getMintEncoder().encode({
    mintAuthority: null,
    supply: 10n ** 12n,
    decimals,
    isInitialized: true,
    freezeAuthority: null,
  })
  const { url } = await startServer(({ res, body }) => {
    const { id, method, params } = JSON.parse(body) as {
      id: unknown
      method: string
      params: unknown[]
    }
    state.methods.push(method)
    const values: Record<string, unknown> = {
      getAccountInfo: {
        data: [Buffer.from(mint).toString('base64'), 'base64'],
        executable: false,
        lamports: 1,
        owner: TOKEN_PROGRAM_ADDRESS,
        rentEpoch: 0,
        space: 82,
      },
      getLatestBlockhash: { blockhash: state.validBlockhashes.at(-1), lastValidBlockHeight: 150 },
      isBlockhashValid: state.validBlockhashes.includes(String(params[0])),
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        jsonrpc: '2.0',
        id,
        result: { context: { slot: 1 }, value: values[method] },
      }),
    )
  })
  return { rpcUrl: url, state }
}

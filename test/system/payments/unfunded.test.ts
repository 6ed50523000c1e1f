import { request } from 'node:http'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import type { PaymentRequired } from '@x402/core/types'
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import {
  evmNetwork,
  startTrustingFacilitator,
  type TrustingFacilitator,
} from '../../support/chains/facilitator/trusting.ts'
import { serveJsonRpc } from '../../support/chains/json-rpc.ts'
import { signRequired } from '../../support/chains/official-client.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Mesh } from '../../support/servers/mesh.ts'
import { testSeller, type SellerOptions } from '../../support/servers/seller.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { longMs, until } from '../../support/waiting.ts'

type Schemas = components['schemas']

vi.setConfig({ testTimeout: longMs })

/** Twice as many as may be verified at once by default. */
const floodSize = 1050
/** Somewhat more than may be. */
const enough = 550

let facilitator: TrustingFacilitator
/** All other wallets are unfunded, which the facilitator takes long to find out. */
const funded = new Set<string>()
let slow = Promise.withResolvers<void>()
let verifying = 0

beforeAll(async () => {
  facilitator = await startTrustingFacilitator((url, res) => {
    if (url !== '/verify') return false
    if (funded.has(payerIn(facilitator.requests.at(-1)?.body ?? ''))) return false
    verifying += 1
    void slow.promise.then(() =>
      sendJson(res, { isValid: false, invalidReason: 'insufficient_funds' }),
    )
    return true
  })
})
afterAll(() => facilitator.close())
beforeEach(() => {
  verifying = 0
  slow = Promise.withResolvers<void>()
})

const payerIn = (body: string): string =>
  // As the facilitator's contract has it.
  (JSON.parse(body) as { paymentPayload: { payload: { authorization: { from: string } } } })
    .paymentPayload.payload.authorization.from

const newWallet = () => privateKeyToAccount(generatePrivateKey())

function newPayer(): PrivateKeyAccount {
  const account = newWallet()
  funded.add(account.address)
  return account
}

async function startSeller({
  rpcUrl,
  ...options
}: Partial<SellerOptions> & { rpcUrl?: string } = {}) {
  const { [evmNetwork]: network } = facilitator.networks
  if (!network) throw new Error('there is one')
  const withRpc = rpcUrl === undefined ? {} : { rpc_env: 'TEST_RPC' }
  const seller = await testSeller({
    facilitator: facilitator.origin,
    ...options,
    env: { TEST_RPC: rpcUrl ?? '' },
    settings: {
      verify_ms: 200_000,
      max_timeout_s: 600,
      networks: { [evmNetwork]: { ...network, ...withRpc } },
    },
  })
  onTestFinished(() => slow.resolve())
  await until('something is for sale', async () => (await send(seller)).status === 402)
  const { headers } = await send(seller)
  const required = decodePaymentRequiredHeader(String(headers['payment-required']))
  return { seller, required }
}

type Reply = { status: number; headers: Record<string, unknown>; text: string }

/** Sends a request from an address of loopback. */
const send = (
  { gateway }: Mesh,
  headers: Record<string, string> = {},
  localAddress = '127.0.0.1',
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(`${gateway.meshUrl}/x402/agents/ShopAgent/get_weather`, {
      method: 'POST',
      localAddress,
      headers: { 'content-type': 'application/json', ...headers },
      agent: false,
    })
    sent.on('error', reject)
    sent.on('response', async (res) => {
      let text = ''
      for await (const part of res.setEncoding('utf8')) text += String(part)
      resolve({ status: res.statusCode ?? 0, headers: res.headers, text })
    })
    sent.end(JSON.stringify({ city: 'Bern' }))
  })

async function paymentOf(
  required: PaymentRequired,
  evm: PrivateKeyAccount,
): Promise<Record<string, string>> {
  const { name, value } = await signRequired(required, { evm })
  return { [name]: value }
}

/** Payments of so many unfunded wallets; no server here ever settles one. */
let strangers: Promise<Record<string, string>[]> | undefined
async function strangersOf(required: PaymentRequired, count = enough) {
  strangers ??= Promise.all(
    Array.from({ length: floodSize }, () => paymentOf(required, newWallet())),
  )
  return (await strangers).slice(0, count)
}

type Place = { from?: string; headers?: Record<string, string> }

/** Sends payments of unfunded wallets, each from its own place, until all that can be are held. */
async function flood(
  seller: Mesh,
  payments: Record<string, string>[],
  placeOf: (n: number) => Place,
) {
  let answered = 0
  const isHeld = (sent: number, rest: number) => sent - answered - verifying < rest
  const replies: Promise<Reply>[] = []
  for (const [n, payment] of payments.entries()) {
    const { from, headers } = placeOf(n)
    const reply = send(seller, { ...payment, ...headers }, from)
    replies.push(reply.finally(() => (answered += 1)))
    // More connections at once than a listener's queue are reset by the system.
    await until('most are answered or verified', () => isHeld(n, 400))
  }
  await until('the rest is answered or verified', () => isHeld(payments.length, 250))
  return {
    async end() {
      slow.resolve()
      return new Set(statusesOf(await Promise.all(replies)))
    },
  }
}

const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status)

test('a refused payment is a failed request with its reason, a forged one is not', async () => {
  const { seller, required } = await startSeller()
  slow.resolve()
  const stranger = newWallet()
  const payment = await paymentOf(required, stranger)
  expect((await send(seller, payment)).status).toBe(402)
  const signatureOf = (header = '') => /"signature":"(\w+)"/.exec(atob(header))?.[1] ?? ''
  const forged = Object.entries(await paymentOf(required, stranger)).map(([name, value]) => {
    const [own, other] = [value, payment[name]].map(signatureOf)
    return [name, btoa(atob(value).replace(own ?? '', other ?? ''))]
  })
  expect((await send(seller, Object.fromEntries(forged))).status).toBe(402)
  await seller.gateway.rows()
  const list = await operatorJson<Schemas['RequestList']>(
    seller.gateway,
    'GET',
    '/requests?class=payment',
  )
  expect(list.requests).toEqual([
    expect.objectContaining({
      key_id: expect.stringContaining(stranger.address.toLowerCase()),
      agent: 'ShopAgent',
      tool: 'get_weather',
      status: 'payment_required',
      reason: { message: expect.stringContaining('insufficient_funds') },
    }),
  ])
  const { hour } = await operatorJson<Schemas['ServerOverview']>(seller.gateway, 'GET', '/overview')
  expect(hour.by_class).toMatchObject({ payment: 1, caller: 0 })
})

test('1050 unfunded payers from twenty addresses keep out none of five payers from five others', async () => {
  const { seller, required } = await startSeller()
  const payments = await Promise.all(
    Array.from({ length: 5 }, () => paymentOf(required, newPayer())),
  )
  const { end } = await flood(seller, await strangersOf(required, floodSize), (n) => ({
    from: `127.0.1.${1 + (n % 20)}`,
  }))
  const served = await Promise.all(
    payments.map((payment, n) => send(seller, payment, `127.0.2.${n + 1}`)),
  )
  expect(statusesOf(served)).toEqual([200, 200, 200, 200, 200])
  expect(await end()).toEqual(new Set([402, 429]))
})

test('a flood from the one address that all callers share lets through who has paid before', async () => {
  const { seller, required } = await startSeller()
  const customers = [newPayer(), newPayer(), newPayer()]
  const pay = async (account: PrivateKeyAccount) => send(seller, await paymentOf(required, account))
  expect(statusesOf(await Promise.all(customers.map(pay)))).toEqual([200, 200, 200])
  const { end } = await flood(seller, await strangersOf(required), () => ({}))
  expect(statusesOf(await Promise.all(customers.map(pay)))).toEqual([200, 200, 200])
  const refused = await pay(newPayer())
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    429,
    expect.objectContaining({
      code: 'rate_limited',
      message:
        'too many payments of your address wait to be verified; ' +
        'nothing was charged, retry with the same payment',
    }),
  ])
  expect(await end()).toEqual(new Set([402, 429]))
})

test('all addresses of a network of 64 bits share the places of one', async () => {
  const { seller, required } = await startSeller({ trusted_proxies: ['127.0.0.1'] })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const { end } = await flood(seller, await strangersOf(required), (n) => ({
    headers: from(`2001:db8:0:1::${n.toString(16)}`),
  }))
  expect(verifying).toBeLessThan(100)
  const payment = await paymentOf(required, newPayer())
  expect((await send(seller, { ...payment, ...from('2001:db8:0:2::1') })).status).toBe(200)
  expect(await end()).toEqual(new Set([402, 429]))
})

test('copies of one payment that is not verified take places, too', async () => {
  const { seller, required } = await startSeller({ admission: { concurrent: 60 } })
  const [payment] = await strangersOf(required)
  if (!payment) throw new Error('there are some')
  const copies = Array.from({ length: 300 }, () => payment)
  const { end } = await flood(seller, copies, (n) => ({ from: `127.0.1.${1 + (n % 20)}` }))
  const honest = await paymentOf(required, newPayer())
  expect((await send(seller, honest, '127.0.2.1')).status).toBe(200)
  expect(await end()).toEqual(new Set([402, 429]))
})

test('with an RPC, unfunded payers are refused by their balance and take no place', async () => {
  const rich = newPayer()
  const rpc = await serveJsonRpc((method, params) => {
    if (method === 'eth_chainId') return '0x14a34'
    if (method !== 'eth_call') throw new Error(`not expected: ${method}`)
    const [call] = params as [{ data: string }] // by Ethereum's JSON-RPC
    const isRich = call.data.endsWith(rich.address.slice(2).toLowerCase())
    return `0x${(isRich ? 2000 : 1999).toString(16).padStart(64, '0')}`
  })
  onTestFinished(rpc.stop)
  const { seller, required } = await startSeller({ rpcUrl: rpc.url })
  const payments = await strangersOf(required, 200)
  const { end } = await flood(seller, payments, () => ({}))
  expect((await send(seller, await paymentOf(required, rich))).status).toBe(200)
  expect(await end()).toEqual(new Set([402]))
  const reads = rpc.counts['eth_call']
  const refused = await send(seller, payments[0])
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    402,
    expect.objectContaining({ error: expect.stringContaining('has 1999 units') }),
  ])
  expect([rpc.counts['eth_call'], verifying]).toEqual([reads, 0])
})

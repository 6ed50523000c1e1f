import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { journalOf } from '../../../server/payments/journal.ts'
import { createPayments } from '../../../server/payments/purchase/purchase.ts'
import { createReconciler } from '../../../server/payments/reconciler.ts'
import type { Facilitator } from '../../../server/payments/types.ts'
import { Failure } from '../../../server/failure.ts'
import { duePayments, listPayments } from '../../../server/store/queries/payment-lists.ts'
import { networksWith } from '../../support/servers/operator.ts'
import { freshStore } from '../../support/servers/store.ts'
import { post, refusalOf } from '../../support/servers/mesh.ts'
import { testSeller } from '../../support/servers/seller.ts'
import { longMs, until } from '../../support/waiting.ts'
import { network, orderOf, trusting } from './orders.ts'
import { json, kinds, startScriptedFacilitator } from '../../support/chains/facilitator/scripted.ts'

vi.setConfig({ testTimeout: longMs })

const path = '/x402/agents/ShopAgent/write_note'
const { pay_to: payTo, asset } = networksWith('')[network]
const types = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const
const domain = {
  name: 'USDC',
  version: '2',
  chainId: 84_532,
  verifyingContract: asset as `0x${string}`,
}

const walletOf = (index: number) => privateKeyToAccount(`0x${String(index + 1).padStart(64, '0')}`)
let nonces = 0

/** What a wallet sends for a note, good for an hour. */
async function signedBy(wallet: ReturnType<typeof walletOf>, seconds = 3600) {
  const nonce = `0x${String((nonces += 1)).padStart(64, '0')}` as const
  const validBefore = Math.floor(Date.now() / 1000) + seconds
  const to = payTo as `0x${string}`
  const message = {
    from: wallet.address,
    to,
    value: 1000n,
    validAfter: 0n,
    validBefore: BigInt(validBefore),
    nonce,
  }
  const signature = await wallet.signTypedData({
    domain,
    types,
    primaryType: 'TransferWithAuthorization',
    message,
  })
  const authorization = {
    ...message,
    value: '1000',
    validAfter: '0',
    validBefore: String(validBefore),
  }
  const payment = {
    x402Version: 1,
    scheme: 'exact',
    network: 'base-sepolia',
    payload: { signature, authorization },
  }
  return { 'x-payment': Buffer.from(JSON.stringify(payment)).toString('base64') }
}

type Authorization = { from: string; nonce: string }

/** Takes all money but that of these wallets: of theirs it cannot tell. */
async function facilitatorAgainst(wallets: ReadonlySet<string>) {
  const settles = new Map<string, number>()
  const authorizationOf = (body: string) =>
    (JSON.parse(body) as { paymentPayload: { payload: { authorization: Authorization } } })
      .paymentPayload.payload.authorization // by the contract
  const served = await startScriptedFacilitator({
    '/supported': kinds([2, network], [1, 'base-sepolia']),
    '/verify': (res, req) =>
      json({ isValid: true, payer: authorizationOf(served.requests.at(-1)?.body ?? '').from })(
        res,
        req,
      ),
    '/settle': (res, req) => {
      const { from: payer, nonce } = authorizationOf(served.requests.at(-1)?.body ?? '')
      settles.set(nonce, (settles.get(nonce) ?? 0) + 1)
      const transaction = `0x${'7f'.repeat(32)}`
      json(
        wallets.has(payer)
          ? {
              success: false,
              errorReason: 'invalid_transaction_state',
              transaction: '',
              network,
              payer,
            }
          : { success: true, transaction, network, payer },
      )(res, req)
    },
  })
  return { url: served.url, settles }
}

/** By default there are a thousand. */
const mostUnsettled = 160

test('as many settlements that stay unknown as may be unsettled at once keep no honest payer out, and their facilitator is asked a bounded number of times', async () => {
  const attackers = Array.from({ length: mostUnsettled / 8 }, (_, index) => walletOf(index))
  const facilitator = await facilitatorAgainst(new Set(attackers.map(({ address }) => address)))
  const seller = await testSeller({
    facilitator: facilitator.url,
    settings: { networks: networksWith(facilitator.url), unsettled: mostUnsettled },
  })
  const buy = (headers: Record<string, string>) =>
    post(seller.gateway.meshUrl, path, { note: 'a note' }, headers)
  await until('it sells', async () => (await buy({})).status === 402)

  const honest: number[] = []
  const attacked = new Map<string, number>()
  for (let round = 0; round < 8; round += 1) {
    for (let first = 0; first < attackers.length; first += 5) {
      const payments = await Promise.all(
        attackers.slice(first, first + 5).map((wallet) => signedBy(wallet)),
      )
      for (const {
        status,
        json: { code },
      } of await Promise.all(payments.map(buy))) {
        const outcome = `${status} ${String(code)}`
        attacked.set(outcome, (attacked.get(outcome) ?? 0) + 1)
      }
    }
    honest.push((await buy(await signedBy(walletOf(200 + round)))).status)
  }
  expect([...attacked]).toEqual([['503 settlement_unknown', mostUnsettled]])
  for (let payer = 300; payer < 310; payer += 1)
    honest.push((await buy(await signedBy(walletOf(payer)))).status)
  expect(honest).toEqual(Array.from({ length: 18 }, () => 200))

  const [first] = attackers
  if (first)
    expect(refusalOf(await buy(await signedBy(first)), 429, 'payer_busy').message).toContain(
      'unsettled payments',
    )
  expect(facilitator.settles.size).toBe(mostUnsettled + 18)
  expect(Math.max(...facilitator.settles.values())).toBeLessThanOrEqual(13)
})

test('a payment that is valid for a day is refused with what would be right', async () => {
  const facilitator = await facilitatorAgainst(new Set())
  const seller = await testSeller({
    facilitator: facilitator.url,
    settings: { networks: networksWith(facilitator.url) },
  })
  const buy = (headers: Record<string, string>) =>
    post(seller.gateway.meshUrl, path, { note: 'a note' }, headers)
  await until('it sells', async () => (await buy({})).status === 402)
  const refused = await buy(await signedBy(walletOf(0), 86_400))
  expect([refused.status, refused.json['message']]).toEqual([
    402,
    expect.stringMatching(/the authorization ends at \d+, later than \d+; sign for 120 seconds/),
  ])
  expect(facilitator.settles.size).toBe(0)
  expect((await buy(await signedBy(walletOf(0), 3600))).status).toBe(200)
})

/** Payments of which the facilitator cannot tell, on a clock of their own. */
async function doubtful(
  keys: readonly string[],
  { maxUnknown = 10_000, settle }: { maxUnknown?: number; settle?: Facilitator['settle'] } = {},
) {
  const store = await freshStore()
  let clock = Date.now()
  const settles: { key: string; at: number }[] = []
  const facilitator: Facilitator = {
    ...trusting,
    settle: async (charge) => {
      settles.push({ key: String(charge.payload['key']), at: clock })
      return settle
        ? settle(charge)
        : { kind: 'refused', reason: 'invalid_transaction_state', beforeBroadcast: false }
    },
  }
  const journal = journalOf(store, { ofPayer: 1000, ofAll: 8 })
  const now = () => clock
  const settled = () => true
  const payments = createPayments({
    journal,
    facilitatorOf: () => facilitator,
    chainOf: () => undefined,
    recordSettled: settled,
    observe: () => {},
    retentionMs: 1e9,
    now,
  })
  onTestFinished(() => payments.close())
  const order = (key: string) => {
    const { charge, ...rest } = orderOf(key)
    return { ...rest, charge: { ...charge, payload: { key } } }
  }
  const send = (key: string) => payments.purchase(order(key), new AbortController().signal)
  for (const key of keys)
    await expect(send(key)).rejects.toMatchObject({ kind: 'settlementUnknown' })
  const start = () => {
    const reconciler = createReconciler({
      payments,
      journal,
      store,
      recordSettled: settled,
      networks: [network],
      observe: () => {},
      now,
      everyMs: 20,
      maxUnknown,
    })
    onTestFinished(() => reconciler.close())
    return reconciler
  }
  const look = async () => {
    for (const row of await duePayments(store.journal, network, clock, 100))
      await payments.reconcile(row).catch((error: unknown) => expect(error).toBeInstanceOf(Failure))
  }
  const states = async () =>
    Object.fromEntries(
      (await listPayments(store.journal, { limit: 100 })).map(({ key, state }) => [key, state]),
    )
  return {
    store,
    settles,
    send,
    start,
    look,
    states,
    pass: (ms: number) => void (clock += ms),
    now,
  }
}

describe('settling again', () => {
  test('is asked for after five seconds and then ever more rarely, once more when the payment is over, and then never', async () => {
    const { store, settles, look, states, pass, now } = await doubtful(['one'])
    const [row] = await listPayments(store.journal, { limit: 1 })
    if (!row) throw new Error('there is no payment')
    while (now() < row.valid_before + 3_600_000) {
      await look()
      pass(1000)
    }
    const [first = 0] = settles.map(({ at }) => at)
    const waits = settles.map(({ at }, index) =>
      Math.round((at - (settles[index - 1]?.at ?? first)) / 1000),
    )
    expect(waits.slice(0, 5)).toEqual([0, 5, 10, 20, 40])
    const late = settles.filter(({ at }) => at >= row.valid_before)
    expect(late.map(({ at }) => Math.floor((at - row.valid_before) / 1000))).toEqual([30])
    expect(settles.length).toBe(6)
    expect(await states()).toEqual({ one: 'undecided' })
  })

  test('is done twelve times at most while a payment is valid, however often its payer sends it', async () => {
    const { settles, look, send, pass, now } = await doubtful(['one'])
    for (const end = now() + 110_000; now() < end; pass(500)) {
      await look()
      await expect(send('one')).rejects.toMatchObject({ kind: 'settlementUnknown' })
    }
    expect(settles.length).toBeLessThanOrEqual(12)
    expect(settles.length).toBeGreaterThan(4)
  })

  test('that succeeds in the end gives the payer the answer, and the money was asked for by the same payment', async () => {
    let isUp = false
    const { settles, look, send, pass } = await doubtful(['one'], {
      settle: async (charge) =>
        isUp ? trusting.settle(charge) : { kind: 'unknown', reason: 'reset' },
    })
    isUp = true
    pass(5000)
    await look()
    expect(await send('one')).toMatchObject({ kind: 'answered', replayed: true })
    expect(settles.length).toBe(2)
  })
})

test('of more unknown settlements than may be kept the oldest wait for the operator, and sales go on', async () => {
  const keys = Array.from({ length: 12 }, (_, at) => `payment ${at}`)
  const { start, states, send, store } = await doubtful(keys, { maxUnknown: 5 })
  start()
  await until(
    'there are few enough',
    async () =>
      Object.values(await states()).filter((state) => state === 'settle_unknown').length === 5,
  )
  expect(await states()).toEqual(
    Object.fromEntries(keys.map((key, at) => [key, at < 7 ? 'undecided' : 'settle_unknown'])),
  )
  const [oldest] = await listPayments(store.journal, { state: 'undecided', limit: 1 })
  expect(oldest?.reason).toBe('invalid_transaction_state; too many settlements are unknown')
  await expect(send('another')).rejects.toMatchObject({ kind: 'settlementUnknown' })
})

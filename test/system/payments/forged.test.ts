import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { paymentKey } from '../../support/chains/facilitator/official.ts'
import { post, refusalOf, type MeshReply, type Mesh } from '../../support/servers/mesh.ts'
import { longMs, until } from '../../support/waiting.ts'
import {
  withChangedHeader,
  kinds,
  note,
  startPaymentStack,
  notesWritten,
  type Kind,
  type Payment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'

vi.setConfig({ testTimeout: longMs })

let stack: PaymentStack
let seller: Mesh
let bounded: Mesh
const mostUnpaid = 30
/** Payments that the facilitator answers at once; it delays all others, and finds them invalid. */
const honest = new Set<string>()
let slow = Promise.withResolvers<void>()

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller({
    trusted_proxies: ['127.0.0.0/8'],
    mesh: { unpaid_rpm: 0 },
    settings: { verify_ms: 200_000 },
  })
  bounded = await stack.startSeller({
    trusted_proxies: ['127.0.0.0/8'],
    mesh: { unpaid_rpm: mostUnpaid },
  })
  stack.proxy.always('verify', async ({ request, ask, answer }) => {
    if (!honest.has(paymentKey(request.paymentPayload.payload) ?? '')) {
      await slow.promise
      return answer(200, { isValid: false, invalidReason: 'invalid_signature' })
    }
    const { status, text } = await ask()
    answer(status, text)
  })
}, longMs)

afterAll(() => stack.stop())

const paths = { EVM: '/x402/agents', Solana: '/x402/solana/agents' }
let addresses = 0
const newAddress = () => `203.0.${(addresses += 1) >> 8}.${addresses & 255}`

const send = (
  kind: Kind,
  payment: Pick<Payment, 'headers'> | undefined,
  words: string,
  address: string,
  at = seller,
): Promise<MeshReply> =>
  post(
    at.gateway.meshUrl,
    `${paths[kind]}/${note}`,
    { note: words },
    { ...payment?.headers, 'x-forwarded-for': address },
  )

/** The same payment in the name of somebody who never signed it. */
const forgedFrom = (kind: Kind, payment: Payment): Payment =>
  withChangedHeader(payment, ({ payload }) => {
    if (kind === 'EVM') {
      // Written by the official client.
      const { authorization } = payload as { authorization: object }
      payload['authorization'] = {
        ...authorization,
        from: `0x${randomBytes(20).toString('hex')}`,
        nonce: `0x${randomBytes(32).toString('hex')}`,
      }
      return
    }
    const bytes = Buffer.from(String(payload['transaction']), 'base64')
    // Behind two signatures, the version, the header and the fee payer: the account of the payer.
    randomBytes(32).copy(bytes, 1 + 128 + 1 + 3 + 1 + 32)
    payload['transaction'] = bytes.toString('base64')
  })

async function payHonestly(kind: Kind): Promise<Payment> {
  const payment = await stack.pay(seller, kind)
  honest.add(paymentKey(payment.content.payload) ?? '')
  return payment
}

describe.each(kinds)('on %s', (kind) => {
  test('1050 forged payments whose verdict is slow keep no honest payer waiting', async () => {
    slow = Promise.withResolvers<void>()
    onTestFinished(() => slow.resolve())
    const payments = []
    for (let n = 0; n < 8; n++) payments.push(await payHonestly(kind))
    const [sample] = payments as [Payment] // there are eight
    const before = stack.proxy.counts.verify
    const verified = () => stack.proxy.counts.verify - before
    let answered = 0
    const forge = async (n: number) => {
      const reply = await send(
        kind,
        forgedFrom(kind, sample),
        `${kind} forged`,
        `198.51.100.${n % 250}`,
      )
      answered += 1
      return reply
    }
    const forgeries: Promise<MeshReply>[] = []
    for (let n = 0; n < 1050; n += 1) {
      forgeries.push(forge(n))
      // More simultaneous connections than a listener's queue are reset by the system, not by the
      // server.
      if (n % 50 === 49)
        await until('most are answered or being verified', () => n - answered - verified() < 200)
    }
    await until(
      'the places of what is not recognised are taken',
      () => verified() >= 100 && answered > 500,
    )
    const served = await Promise.all(
      payments.map((payment, n) => send(kind, payment, `${kind} honest ${n}`, newAddress())),
    )
    expect(served.map(({ status }) => status)).toEqual(payments.map(() => 200))
    slow.resolve()
    const refused = await Promise.all(forgeries)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([402, 503]))
    expect(notesWritten(seller, `${kind} forged`)).toBe(0)
  })

  test('an address brings eight payments at once that are not recognised, and a payer has two', async () => {
    slow = Promise.withResolvers<void>()
    onTestFinished(() => slow.resolve())
    const sample = await payHonestly(kind)
    const before = stack.proxy.counts.verify
    const [mine, other] = [newAddress(), newAddress()]
    const eight = Array.from({ length: 8 }, () =>
      send(kind, forgedFrom(kind, sample), 'eight', mine),
    )
    await until('they are asked about', () => stack.proxy.counts.verify === before + 8)
    expect(
      refusalOf(await send(kind, forgedFrom(kind, sample), 'nine', mine), 429, 'rate_limited')
        .message,
    ).toContain('retry with the same payment')
    const forged = forgedFrom(kind, sample)
    const again = () =>
      withChangedHeader(forged, ({ payload }) => {
        if (kind === 'EVM') payload['signature'] = `0x${randomBytes(200).toString('hex')}`
        else payload['transaction'] = withBlockhash(String(payload['transaction']))
        if (kind === 'EVM')
          Object.assign(payload['authorization'] as object, {
            nonce: `0x${randomBytes(32).toString('hex')}`,
          })
      })
    const two = [send(kind, again(), 'two', other), send(kind, again(), 'two', other)]
    await until('they are asked about', () => stack.proxy.counts.verify === before + 10)
    refusalOf(await send(kind, again(), 'three', other), 429, 'payer_busy')
    // Whoever signs by a key of their own is served from there too.
    expect((await send(kind, sample, `${kind} same address`, mine)).status).toBe(200)
    slow.resolve()
    for (const response of await Promise.all([...eight, ...two])) expect(response.status).toBe(402)
  })

  test('an address that was given its answers 402 is refused, but for payments that are recognised or were answered before', async () => {
    slow = Promise.withResolvers<void>()
    slow.resolve()
    await until('a minute is young', () => Date.now() % 60_000 < 40_000)
    const [first, second] = [await payHonestly(kind), await payHonestly(kind)]
    const mine = newAddress()
    const ask = (payment: Payment | undefined, words: string, address = mine) =>
      send(kind, payment, words, address, bounded)
    expect((await ask(first, `${kind} before`)).status).toBe(200)
    for (let n = 1; n < mostUnpaid; n++) expect((await ask(undefined, 'unpaid')).status).toBe(402)
    expect((await ask(forgedFrom(kind, second), 'forged')).status).toBe(402)
    expect(refusalOf(await ask(undefined, 'unpaid'), 429, 'rate_limited').message).toMatch(
      /^your address may send 30 unpaid requests a minute; try again in \d+ s$/,
    )
    const before = stack.proxy.counts.verify
    refusalOf(await ask(forgedFrom(kind, second), 'forged'), 429, 'rate_limited')
    expect(stack.proxy.counts.verify).toBe(before)
    expect((await ask(undefined, 'unpaid', newAddress())).status).toBe(402)
    expect((await ask(first, `${kind} before`)).headers.get('idempotent-replayed')).toBe('true')
    expect((await ask(second, `${kind} after`)).status).toBe(200)
  })
})

/** Another blockhash makes another payment of it: it stands behind the accounts. */
function withBlockhash(transaction: string): string {
  const bytes = Buffer.from(transaction, 'base64')
  const accounts = bytes.readUInt8(1 + 128 + 1 + 3)
  randomBytes(32).copy(bytes, 1 + 128 + 1 + 3 + 1 + 32 * accounts)
  return bytes.toString('base64')
}

test('with an RPC, a signature that is not of the payer is refused at once when the payer is no contract', async () => {
  slow = Promise.withResolvers<void>()
  const asking = await stack.startSeller({ rpc: true })
  const payment = await payHonestly('EVM')
  const before = stack.proxy.counts.verify
  const refused = await stack.ask(
    asking,
    'EVM',
    note,
    { note: 'no contract' },
    forgedFrom('EVM', payment),
  )
  expect([refused.status, refused.json['error'], stack.proxy.counts.verify]).toEqual([
    402,
    expect.stringContaining('not a contract'),
    before,
  ])
  expect((await stack.ask(asking, 'EVM', note, { note: 'signed' }, payment)).status).toBe(200)
  slow.resolve()
  await stack.close(asking)
})

test('where all callers may have one address, answers 402 are not counted', async () => {
  const local = await stack.startSeller({ mesh: { unpaid_rpm: 1 } })
  for (let n = 0; n < 3; n++) expect((await stack.unpaid(local, 'EVM')).status).toBe(402)
  await stack.close(local)
})

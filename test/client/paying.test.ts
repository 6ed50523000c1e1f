import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateKeyPairSigner, getBase64Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { getDefaultAsset } from '@x402/evm'
import { getDefaultAsset as getDefaultSolanaAsset } from '@x402/svm'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createMeshClient } from '../../client/mesh.ts'
import { evmChain } from '../../client/paying-evm.ts'
import { knownAsset } from '../../client/paying-networks.ts'
import { createPayingFetch, PaymentError, type PayingOptions, type PaymentEvent, type PaymentStore, type SignedPayment } from '../../client/paying.ts'
import { base64, countingWallet, cutAfter, cutBefore, cutWithin, fromBase64, merchant, network, offer, required, requiredV1, says, serve, shop, solanaRpc, usdc, type Mishap } from './paying-support.ts'

const caps = { perPayment: '0.01', perPurchase: '0.01' }
const retry = { attempts: 4, firstDelayMs: 1, answerMs: 2000, patienceMs: 5000 }
const hello: RequestInit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text":"Hello"}' }

function client(options: Partial<PayingOptions> = {}) {
  const wallet = countingWallet()
  const events: PaymentEvent[] = []
  const pay = createPayingFetch({ signers: { evm: wallet }, caps, networks: [network], recipients: [merchant], retry, onEvent: (event) => events.push(event), ...options })
  return { pay, wallet, events }
}

async function fault(promise: Promise<unknown>): Promise<PaymentError> {
  const error = await promise.then(() => undefined, (reason: unknown) => reason)
  if (!(error instanceof PaymentError)) throw new Error('expected a PaymentError', { cause: error })
  return error
}

/** A store that can be looked into, and outlives what uses it. */
function storeOf(kept: SignedPayment[] = []): PaymentStore & { kept: SignedPayment[] } {
  return {
    kept,
    load: async (request) => kept.filter((one) => one.request === request),
    save: async (payment) => void kept.push(payment),
    remove: async ({ id }) => void kept.splice(kept.findIndex((one) => one.id === id), 1),
  }
}

afterEach(() => vi.useRealTimers())

describe('paying', () => {
  test.each([
    ['the header of version 2', [2], 'PAYMENT-SIGNATURE', 2],
    ['the body of version 1', [1], 'X-PAYMENT', 1],
    ['both, by the newer', [1, 2], 'PAYMENT-SIGNATURE', 2],
  ] as const)('pays once what is asked for in %s', async (_, versions, header, x402Version) => {
    const { url, paid, requests, charges } = await shop({ versions: [...versions] })
    const { pay, wallet, events } = client()
    const response = await pay(url, hello)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: { success: true, data: hello.body } })
    expect(fromBase64(paid[0] ?? '')).toMatchObject({ x402Version })
    expect([requests.length, paid.length, wallet.signed.length, [...charges.values()]]).toEqual([2, 1, 1, [1000n]])
    expect(events.map(({ kind }) => kind)).toEqual(['signed', 'paid'])
    expect(events[0]?.payment).toMatchObject({ header, amount: '1000', network, payTo: merchant, payer: wallet.address, exposureUsd: '0.001' })
    expect(JSON.stringify(events)).not.toContain(paid[0])
  })

  test('takes an account of viem as it is', async () => {
    const { url, charges } = await shop()
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const { pay } = client({ signers: { evm: account } })
    expect((await pay(url, hello)).status).toBe(200)
    expect(charges.size).toBe(1)
  })

  test('leaves alone what costs nothing, and what fails before payment', async () => {
    const statuses = [200, 404, 429, 500]
    const { url, paid } = await serve(({ res }) => void res.writeHead(statuses.shift() ?? 200, { 'retry-after': '1' }).end('as it is'))
    const { pay, wallet } = client()
    for (const status of statuses.slice()) {
      const response = await pay(url)
      expect([response.status, await response.text()]).toEqual([status, 'as it is'])
    }
    await expect(pay('http://127.0.0.1:1/')).rejects.toBeInstanceOf(TypeError)
    expect([paid, wallet.signed]).toEqual([[], []])
  })

  test.each<[string, () => RequestInit['body'] | Request]>([
    ['text', () => 'Hello'],
    ['bytes', () => new TextEncoder().encode('Hello')],
    ['a blob', () => new Blob(['Hello'])],
    ['parameters', () => new URLSearchParams('a=b')],
    ['a stream', () => new Blob(['Hello']).stream()],
    ['nothing', () => null],
  ])('sends a body of %s again as it was', async (_, bodyOf) => {
    const { url, requests } = await shop({ mishaps: [cutBefore, cutAfter] })
    const init = { method: 'POST', body: bodyOf() as BodyInit | null, duplex: 'half' }
    expect((await client().pay(new Request(url, init))).status).toBe(200)
    expect(requests).toHaveLength(4)
    expect(new Set(requests.map(({ body }) => body))).toEqual(new Set([await new Response(bodyOf() as BodyInit).text()]))
  })

  test('refuses a body that is too large to be kept, and a request that carries a payment', async () => {
    const { url, requests } = await shop()
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    const { pay } = client()
    for (const body of ['x'.repeat(1_048_577), endless]) {
      expect(await fault(pay(url, { method: 'POST', body, duplex: 'half' } as RequestInit))).toMatchObject({ code: 'unsupported_request' })
    }
    for (const name of ['PAYMENT-SIGNATURE', 'x-payment']) expect(await fault(pay(url, { headers: { [name]: 'mine' } }))).toMatchObject({ code: 'unsupported_request' })
    expect(requests).toEqual([])
  })

  test('refuses plain HTTP but to this machine, unless allowed', async () => {
    const asked: string[] = []
    const free: typeof fetch = async (input) => new Response(String(asked.push(String(input))))
    for (const url of ['http://shop.example/', 'http://127.0.0.1.shop.example/', 'http://localhost.shop.example/', 'ftp://shop.example/', 'http://10.0.0.1/']) {
      expect(await fault(client({ fetch: free }).pay(url)), url).toMatchObject({ code: 'insecure_target' })
    }
    for (const url of ['http://localhost:1/', 'http://127.1.2.3/', 'http://[::1]/', 'https://shop.example/']) await client({ fetch: free }).pay(url)
    await client({ fetch: free, allowHttp: true }).pay('http://shop.example/')
    expect(asked).toEqual(['http://localhost:1/', 'http://127.1.2.3/', 'http://[::1]/', 'https://shop.example/', 'http://shop.example/'])
  })

  test('gives an answer that is longer than what is kept of one', async () => {
    const size = 20_000_000
    const { url } = await serve(({ res, payment }) => {
      if (payment === undefined) return void res.writeHead(402, required([offer()])).end()
      const { authorization } = fromBase64(payment)['payload'] as { authorization: { from: string } }
      res.writeHead(200, { 'PAYMENT-RESPONSE': base64({ success: true, transaction: '0xab', network, payer: authorization.from }) }).end(Buffer.alloc(size, 7))
    })
    const bytes = new Uint8Array(await (await client().pay(url)).arrayBuffer())
    expect([bytes.length, bytes.every((byte) => byte === 7)]).toEqual([size, true])
  })
})

describe('the same payment again', () => {
  test.each<[string, Mishap]>([
    ['the connection is cut before the server reads it', cutBefore],
    ['the answer is lost', cutAfter],
    ['the answer is cut in the middle', cutWithin],
    ['the settlement is unknown', says(503, { charged: true, headers: { 'Retry-After': '0' }, body: '{"code":"settlement_unknown"}' })],
    ['its twin is running', says(409, { body: '{"code":"payment_running"}' })],
    ['there are too many requests', says(429)],
    ['the server timed out', says(408)],
    ['the tool failed', says(502)],
    ['the server failed after it charged', says(500, { charged: true })],
    ['it was refused once', says(402, { headers: required([offer()]) })],
  ])('is sent when %s', async (_, mishap) => {
    const { url, paid, charges } = await shop({ mishaps: [mishap, mishap === cutBefore ? cutAfter : cutBefore] })
    const { pay, wallet, events } = client()
    expect((await pay(url, hello)).status).toBe(200)
    expect([paid.length, new Set(paid).size, wallet.signed.length, charges.size]).toEqual([3, 1, 1, 1])
    expect(events.map(({ kind }) => kind)).toEqual(['signed', 'resending', 'resending', 'paid'])
  })

  test('is sent when the server does not answer in time', async () => {
    const { url, paid, charges } = await shop({ mishaps: [() => undefined, cutAfter] })
    const { pay } = client({ retry: { ...retry, answerMs: 200 } })
    expect((await pay(url, hello)).status).toBe(200)
    expect([paid.length, new Set(paid).size, charges.size]).toEqual([3, 1, 1])
  })

  test.each([
    [{ 'retry-after-ms': '150', 'retry-after': '9' }, 150],
    [{ 'retry-after': '1' }, 1000],
  ])('waits as long as the server says: %o', async (headers, ms) => {
    const { url } = await shop({ mishaps: [says(503, { headers })] })
    const { pay, events } = client()
    const startedAt = performance.now()
    expect((await pay(url, hello)).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(ms - 20)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'resending', delayMs: ms, reason: 'the server answered 503' }))
  })

  test('is sent by a later call when a call gave up, and by another program with the same store', async () => {
    const { url, paid, charges } = await shop({ mishaps: Array.from({ length: 8 }, () => says(503, { charged: true })) })
    const store = storeOf()
    const { pay, wallet } = client({ store })
    const error = await fault(pay(url, hello))
    expect(error).toMatchObject({ code: 'outcome_unknown', payment: store.kept[0], response: { status: 503 } })
    expect(await fault(pay(url, hello))).toMatchObject({ code: 'outcome_unknown' })
    const restarted = client({ store: storeOf(JSON.parse(JSON.stringify(store.kept)) as SignedPayment[]) })
    expect((await restarted.pay(url, hello)).status).toBe(200)
    expect(restarted.events.map(({ kind }) => kind)).toEqual(['resumed', 'paid'])
    expect([paid.length, new Set(paid).size, wallet.signed.length, restarted.wallet.signed.length, charges.size]).toEqual([9, 1, 1, 0, 1])
  })

  test('is kept before it is sent and until it is answered', async () => {
    const store = storeOf()
    const seen: number[] = []
    const { url } = await shop({ mishaps: [(asked, served) => (seen.push(store.kept.length), cutAfter(asked, served))] })
    expect((await client({ store }).pay(url, hello)).status).toBe(200)
    expect([seen, store.kept]).toEqual([[1], []])
  })

  test('is not sent at all when it cannot be kept', async () => {
    const { url, paid } = await shop()
    const broken = { ...storeOf(), save: () => Promise.reject(new Error('the disk is full')) }
    await expect(client({ store: broken }).pay(url, hello)).rejects.toThrow('the disk is full')
    expect(paid).toEqual([])
  })

  test('is not sent for another request', async () => {
    const { url, paid, charges } = await shop({ mishaps: Array.from({ length: 4 }, () => cutAfter) })
    const { pay } = client()
    await fault(pay(url, hello))
    for (const [address, init] of [[url, { ...hello, body: '{"text":"Hello!"}' }], [`${url}?a=b`, hello], [url, { ...hello, method: 'PUT' }]] as const) await pay(address, init)
    expect([new Set(paid).size, charges.size]).toEqual([4, 4])
  })

  test('follows a call that was aborted, whose error says that the outcome is unknown', async () => {
    const abort = new AbortController()
    const { url, paid, charges } = await shop({ mishaps: [async (asked, served) => (await served(), asked.res.flushHeaders(), abort.abort(new Error('no longer wanted')))] })
    const { pay, wallet } = client()
    const error = await fault(pay(url, { ...hello, signal: abort.signal }))
    expect(error).toMatchObject({ code: 'outcome_unknown', cause: new Error('no longer wanted') })
    expect((await pay(url, hello)).status).toBe(200)
    expect([new Set(paid).size, wallet.signed.length, charges.size]).toEqual([1, 1, 1])
  })

  test('an abort while it waits ends the wait', async () => {
    const { url } = await shop({ mishaps: [says(503, { headers: { 'retry-after': '4' } })] })
    const abort = new AbortController()
    const { pay } = client({ onEvent: ({ kind }) => kind === 'resending' && abort.abort() })
    const startedAt = performance.now()
    expect(await fault(pay(url, { ...hello, signal: abort.signal }))).toMatchObject({ code: 'outcome_unknown' })
    expect(performance.now() - startedAt).toBeLessThan(2000)
  })

  test('an abort before anything is signed is that of fetch', async () => {
    const { url, requests } = await shop()
    const { pay, wallet } = client()
    await expect(pay(url, { ...hello, signal: AbortSignal.abort(new Error('never mind')) })).rejects.toThrow('never mind')
    expect([requests, wallet.signed]).toEqual([[], []])
  })

  test.each([400, 404, 413, 422])('a refusal with %i is given as it is, and the payment stays the one for this request', async (status) => {
    const { url, paid } = await shop({ mishaps: [says(status, { body: '{"error":1,"message":"no"}' })] })
    const { pay, wallet, events } = client()
    const response = await pay(url, hello)
    expect([response.status, await response.json()]).toEqual([status, { error: 1, message: 'no' }])
    expect(events.at(-1)).toMatchObject({ kind: 'unpaid', status })
    expect((await pay(url, hello)).status).toBe(200)
    expect([new Set(paid).size, wallet.signed.length]).toEqual([1, 1])
  })

  test('a payment that is bound to another request is not sent again and again', async () => {
    const { url, paid } = await shop({ mishaps: [says(409, { body: '{"error":409,"code":"payment_bound"}' })] })
    expect((await client().pay(url, hello)).status).toBe(409)
    expect(paid).toHaveLength(1)
  })

  test('an answer whose receipt is wrong is in the error, whole', async () => {
    const { url } = await shop({ mishaps: [says(200, { body: '{"result":"here"}' })] })
    const error = await fault(client().pay(url, hello))
    expect([error.code, await error.response?.json()]).toEqual(['receipt_invalid', { result: 'here' }])
  })
})

describe('a second signature', () => {
  const refuse = says(402, { headers: required([offer()]) })
  const twice = { perPayment: '0.001', perPurchase: '0.002' }

  test('is made only when the first has expired, was refused after that, and both are within the cap of a purchase', async () => {
    const { url, paid, charges } = await shop({ mishaps: Array.from({ length: 6 }, () => refuse) })
    const { pay, wallet } = client({ caps: twice })
    expect(await fault(pay(url, hello))).toMatchObject({ code: 'payment_refused', message: expect.stringContaining('it can still be charged') })
    vi.setSystemTime(Date.now() + 140_000)
    expect(await fault(pay(url, hello)), 'the chain may be late').toMatchObject({ code: 'payment_refused' })
    expect(wallet.signed).toHaveLength(1)
    vi.setSystemTime(Date.now() + 20_000)
    expect((await pay(url, hello)).status).toBe(200)
    expect([wallet.signed.length, new Set(paid).size, paid.length, charges.size]).toEqual([2, 2, 7, 1])
  })

  test('is not made when both could cost more than the cap; the next call is another purchase', async () => {
    const { url } = await shop({ mishaps: Array.from({ length: 4 }, () => refuse) })
    const { pay, wallet } = client({ caps: { perPayment: '0.001', perPurchase: '0.0019' } })
    await fault(pay(url, hello))
    vi.setSystemTime(Date.now() + 160_000)
    expect(await fault(pay(url, hello))).toMatchObject({ code: 'payment_refused', message: expect.stringContaining('caps.perPurchase') })
    expect(wallet.signed).toHaveLength(1)
    expect((await pay(url, hello)).status).toBe(200)
    expect(wallet.signed).toHaveLength(2)
  })

  test('is not made for an expired payment that was charged after all', async () => {
    const { url, charges } = await shop({ mishaps: Array.from({ length: 4 }, () => cutAfter) })
    const { pay, wallet } = client({ caps: twice })
    expect(await fault(pay(url, hello))).toMatchObject({ code: 'outcome_unknown' })
    vi.setSystemTime(Date.now() + 3_600_000)
    expect((await pay(url, hello)).status).toBe(200)
    expect([wallet.signed.length, charges.size]).toEqual([1, 1])
  })

  test('is not made for other terms than the first', async () => {
    const { url } = await shop({ offers: [offer({ amount: '900' })], mishaps: [] })
    const store = storeOf()
    const first = client({ caps: twice, store })
    const old = await shop({ mishaps: [refuse, refuse] })
    await fault(first.pay(old.url, hello))
    store.kept.forEach((payment) => void (payment.request = payment.request.replace(old.url, url)))
    vi.setSystemTime(Date.now() + 160_000)
    expect(await fault(first.pay(url, hello))).toMatchObject({ code: 'changed_terms' })
    expect([first.wallet.signed.length, store.kept]).toEqual([1, []])
  })
})

describe('many at once', () => {
  test.each([['different', (index: number) => `{"n":${index}}`], ['equal', () => '{}']])('%s requests are as many purchases, each signed and charged once', async (_, bodyOf) => {
    const mishaps = Array.from({ length: 20 }, (_, index) => [cutAfter, cutBefore, says(503, { charged: true })][index % 3] ?? cutAfter)
    const { url, paid, charges } = await shop({ mishaps })
    const { pay, wallet } = client({ retry: { ...retry, attempts: 30 } })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(url, { ...hello, body: bodyOf(index) })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([paid.length, new Set(paid).size, wallet.signed.length, charges.size]).toEqual([40, 20, 20, 20])
  })

  test('calls at the same time do not pass the total together', async () => {
    const { url, charges } = await shop()
    const { pay, wallet } = client({ caps: { ...caps, total: '0.003' } })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => pay(url, { ...hello, body: `${index}` })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'over_cap' })
    expect([wallet.signed.length, charges.size]).toEqual([3, 3])
  })
})

describe('on Solana', () => {
  const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const coin = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
  const payTo = '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4'
  const feePayer = 'EwWqGE4ZFKLofuestmU4LDdK7XM1N4ALgdZccwYugwGd'
  const solanaOffer = (extra: Record<string, unknown> = {}) => offer({ network: devnet, asset: coin, payTo, extra: { feePayer, ...extra } })

  async function solanaClient(options: Parameters<typeof solanaRpc>[0] = {}) {
    const keys = await generateKeyPairSigner()
    const signed: unknown[] = []
    const signer: typeof keys = { ...keys, signTransactions: (transactions, config) => (signed.push(transactions), keys.signTransactions(transactions, config)) }
    const { rpcUrl, state } = await solanaRpc(options)
    const pay = createPayingFetch({ signers: { solana: { signer, rpcUrl } }, caps: { perPayment: '0.001', perPurchase: '0.002' }, networks: [devnet], recipients: [payTo], retry })
    return { pay, signed, state, payer: keys.address }
  }

  /** Takes every payment but the first few, which it refuses. */
  const solanaShop = (asked: Record<string, unknown>, { refusals = 0, versions = [2] } = {}) => serve(({ res, payment }) => {
    if (payment === undefined || refusals-- > 0) {
      return void res.writeHead(402, versions.includes(2) ? required([asked]) : {}).end(requiredV1([asked], 'solana-devnet'))
    }
    const { transaction } = fromBase64(payment)['payload'] as { transaction: string }
    const payer = messageOf(transaction).staticAccounts[1]
    res.writeHead(200, { 'PAYMENT-RESPONSE': base64({ success: true, transaction: '5J7', network: devnet, payer }) }).end('{}')
  })

  function messageOf(transaction: string) {
    const message = getCompiledTransactionMessageDecoder().decode(getTransactionDecoder().decode(getBase64Encoder().encode(transaction)).messageBytes)
    if (message.version !== 0) throw new Error('expected a message of version 0')
    return message
  }

  test.each([[2], [1]])('pays by a transfer of the coin, in version %i, whose fee another bears', async (version) => {
    const { url, paid } = await solanaShop(solanaOffer(), { versions: [version] })
    const { pay, signed, payer } = await solanaClient()
    expect((await pay(url, hello)).status).toBe(200)
    const { payload, x402Version } = fromBase64(paid[0] ?? '') as { payload: { transaction: string }; x402Version: number }
    const { staticAccounts } = messageOf(payload.transaction)
    expect([x402Version, staticAccounts.slice(0, 2), staticAccounts.includes(coin as typeof payer)]).toEqual([version, [feePayer, payer], true])
    expect([paid.length, signed.length]).toEqual([1, 1])
  })

  test('never uses a blockhash that the server tells', async () => {
    const told = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
    const { url, paid } = await solanaShop(solanaOffer({ recentBlockhash: told, lastValidBlockHeight: '150' }))
    const { pay, state } = await solanaClient()
    expect((await pay(url, hello)).status).toBe(200)
    const { payload, accepted } = fromBase64(paid[0] ?? '') as { payload: { transaction: string }; accepted: { extra: unknown } }
    expect(messageOf(payload.transaction).lifetimeToken).toBe(state.validBlockhashes[0])
    expect(accepted.extra).toEqual({ feePayer, recentBlockhash: told, lastValidBlockHeight: '150' })
  })

  test('signs nothing that would make the payer bear the fee, or whose coin counts otherwise', async () => {
    const other = await solanaClient({ decimals: 9 })
    expect(await fault(other.pay((await solanaShop(solanaOffer())).url, hello))).toMatchObject({ code: 'signing_failed' })
    const { pay, signed, payer } = await solanaClient()
    expect(await fault(pay((await solanaShop(solanaOffer({ feePayer: payer }))).url, hello))).toMatchObject({ code: 'signing_failed' })
    for (const extra of [{ feePayer: undefined }, { feePayer: 'nobody' }, { memo: 'x'.repeat(257) }, { memo: 7 }, { paymentFlow: 'escrow' }]) {
      expect(await fault(pay((await solanaShop(solanaOffer(extra))).url, hello))).toMatchObject({ code: 'no_acceptable_offer' })
    }
    expect([signed, other.signed]).toEqual([[], []])
  })

  test('signs anew only when the chain no longer knows the blockhash', async () => {
    const { url, paid } = await solanaShop(solanaOffer(), { refusals: 7 })
    const { pay, signed, state } = await solanaClient()
    expect(await fault(pay(url, hello))).toMatchObject({ code: 'payment_refused' })
    vi.setSystemTime(Date.now() + 61_000)
    expect(await fault(pay(url, hello)), 'the chain is slow').toMatchObject({ code: 'payment_refused' })
    expect(signed).toHaveLength(1)
    state.validBlockhashes = ['4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM']
    expect((await pay(url, hello)).status).toBe(200)
    expect([signed.length, new Set(paid).size]).toEqual([2, 2])
  })

  test('a signer without its RPC, and an RPC that fails, sign nothing', async () => {
    const signer = await generateKeyPairSigner()
    const pay = createPayingFetch({ signers: { solana: { signer, rpcUrl: 'http://127.0.0.1:1' } }, caps, networks: [devnet], recipients: 'any', retry })
    expect(await fault(pay((await solanaShop(solanaOffer())).url, hello))).toMatchObject({ code: 'signing_failed' })
  })
})

describe('what a paying fetch must be told', () => {
  const options: PayingOptions = { signers: { evm: countingWallet() }, caps, networks: [network], recipients: [merchant] }

  test.each<[string, Record<string, unknown>, string]>([
    ['the caps', { caps: undefined }, 'caps.perPayment is missing: write a decimal of US dollars in quotes, as in \'0.05\'; nothing is paid without a cap'],
    ['the cap of a payment', { caps: { perPurchase: '1' } }, 'caps.perPayment is missing'],
    ['the cap of a purchase', { caps: { perPayment: '1' } }, 'caps.perPurchase is missing'],
    ['caps that are texts', { caps: { perPayment: 1, perPurchase: '1' } }, 'caps.perPayment is missing'],
    ['caps that are decimals', { caps: { perPayment: '1', perPurchase: '1e3' } }, 'caps.perPurchase is missing'],
    ['a total that is a decimal', { caps: { ...caps, total: '$5' } }, 'caps.total is missing'],
    ['the networks', { networks: [] }, 'networks is missing'],
    ['the recipients', { recipients: undefined }, 'recipients is missing'],
    ['some recipients', { recipients: [] }, 'recipients is missing'],
    ['who signs', { signers: {} }, 'signers is missing'],
    ['who signs on each network', { networks: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }, 'signers has none for the network solana:'],
    ['the coin of a network that is not known', { networks: ['eip155:31337'] }, 'assets has none for the network eip155:31337'],
    ['an address as the coin', { assets: { [network]: { address: 'USDC', decimals: 6, name: 'USDC', version: '2' } } }, 'the asset USDC is not an address'],
    ['the domain of the coin', { assets: { [network]: { address: usdc, decimals: 6 } } }, 'needs the name and version of its EIP-712 domain'],
    ['decimals that there can be', { assets: { [network]: { address: usdc, decimals: 19, name: 'USDC', version: '2' } } }, 'are not a whole number from 0 to 18'],
  ])('is %s', (_, changed, sentence) => {
    const wrong = { ...options, ...changed } as unknown as PayingOptions // as a caller without types may
    expect(() => createPayingFetch(wrong)).toThrow(TypeError)
    expect(() => createPayingFetch(wrong)).toThrow(sentence)
  })

  test('pays in another coin when told, by its decimals', async () => {
    const asset = { address: '0x94a9D9AC8a22534E3FaCa9F4e7F2E2cf85d5E4C8', decimals: 18, name: 'Dollar', version: '1' }
    const terms = (amount: string) => offer({ asset: asset.address, amount, extra: { name: asset.name, version: asset.version } })
    const { pay, wallet } = client({ assets: { [network]: asset } })
    expect(await fault(pay((await shop({ offers: [terms('10000000000000001')] })).url, hello))).toMatchObject({ code: 'over_cap' })
    expect((await pay((await shop({ offers: [terms('10000000000000000')] })).url, hello)).status).toBe(200)
    expect(wallet.signed).toHaveLength(1)
  })

  test('knows the same coins as the libraries of x402', () => {
    for (const id of ['eip155:1', 'eip155:137', 'eip155:8453', 'eip155:43114', 'eip155:84532'] as const) {
      const { asset, decimals, name, version } = getDefaultAsset(id)
      expect(knownAsset(id)).toEqual({ address: asset, decimals, name, version })
    }
    for (const id of ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] as const) {
      const { asset, decimals } = getDefaultSolanaAsset(id)
      expect(knownAsset(id)).toEqual({ address: asset, decimals })
    }
  })

  test('signs only what was chosen, whatever the scheme makes of it', async () => {
    const asset = { address: usdc, decimals: 6, name: 'USDC', version: '2' }
    const right = { scheme: 'exact', network, asset: usdc, amount: '1000', payTo: merchant, maxTimeoutSeconds: 120, extra: {}, resource: '', written: offer() }
    for (const wrong of [{ asset: merchant }, { maxTimeoutSeconds: -1 }, { network: 'eip155:084532' }]) {
      const wallet = countingWallet()
      const signing = evmChain(wallet).sign({ version: 2, offers: [] }, { offer: { ...right, ...wrong }, asset, usd: 0n }, () => undefined)
      expect(await fault(signing), JSON.stringify(wrong)).toMatchObject({ code: 'signing_failed' })
      expect(wallet.signed).toEqual([])
    }
  })

  test('a wallet that refuses to sign ends the call, and nothing is sent', async () => {
    const { url, paid } = await shop()
    const { pay } = client({ signers: { evm: { ...countingWallet(), signTypedData: () => Promise.reject(new Error('rejected by the user')) } } })
    expect(await fault(pay(url, hello))).toMatchObject({ code: 'signing_failed', cause: new Error('rejected by the user') })
    expect(paid).toEqual([])
  })
})

describe('the client of agents', () => {
  test.each([['evm', '/x402/agents'], ['solana', '/x402/solana/agents']] as const)('pays on %s for tools and questions, and gives their results', async (chain, path) => {
    const asked: [string, unknown][] = []
    const paying: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      asked.push([new URL(request.url).pathname, await request.json()])
      return Response.json({ result: { success: true, data: { text: 'Hello' } } })
    }
    const client = createMeshClient({ baseUrl: 'https://agents.example', pay: { fetch: paying, chain } })
    expect(await client.callTool('EchoAgent', 'echo', { text: 'Hello' })).toEqual({ success: true, data: { text: 'Hello' } })
    await client.ask('EchoAgent', 'Hello?')
    await client.ask('EchoAgent', 'Hello?', { rawDataOnly: true })
    expect(asked).toEqual([
      [`${path}/EchoAgent/echo`, { text: 'Hello' }],
      [`${path}/EchoAgent`, { query: 'Hello?' }],
      [`${path}/EchoAgent`, { query: 'Hello?', raw_data_only: true }],
    ])
    expect(client).not.toHaveProperty('createTask')
  })

  test('pays a shop through a paying fetch, and throws what that throws', async () => {
    const dear = await shop({ offers: [offer({ amount: '10001' })] })
    const cheap = await shop({ mishaps: [cutAfter] })
    const { pay } = client()
    const clientOf = (url: string) => createMeshClient({ baseUrl: new URL(url).origin, pay: { fetch: pay, chain: 'evm' } })
    expect(await clientOf(cheap.url).callTool('EchoAgent', 'echo', { text: 'Hi' })).toEqual({ success: true, data: '{"text":"Hi"}' })
    expect([cheap.paid.length, cheap.charges.size]).toEqual([2, 1])
    expect(await fault(clientOf(dear.url).callTool('EchoAgent', 'echo', { text: 'Hi' }))).toMatchObject({ code: 'over_cap' })
  })

  test('with a key and a wallet asks with the wallet and leaves tasks with the key', async () => {
    const keyed: unknown[] = []
    const free: typeof fetch = async (input, init) => (keyed.push(await new Request(input, init).json()), Response.json({ task_id: '7', msg: '' }))
    const paid: typeof fetch = async () => Response.json({ result: { success: true, data: 1 } })
    const client = createMeshClient({ baseUrl: 'https://agents.example', apiKey: 'tg_key', fetch: free, pay: { fetch: paid, chain: 'evm' } })
    expect(await client.callTool('EchoAgent', 'echo', {})).toEqual({ success: true, data: 1 })
    expect(await client.createTask('EchoAgent', { query: 'Hello?' })).toBe('7')
    expect(keyed).toEqual([{ api_key: 'tg_key', agent_id: 'EchoAgent', task_details: { query: 'Hello?' } }])
  })

  test('needs a key or a wallet, and says so to the compiler', () => {
    const baseUrl = 'https://agents.example'
    const paid = createMeshClient({ baseUrl, pay: { fetch, chain: 'evm' } })
    // @ts-expect-error neither a key nor a wallet
    expect(() => createMeshClient({ baseUrl })).toThrow('apiKey is missing')
    // @ts-expect-error no such chain
    expect(createMeshClient({ baseUrl, pay: { fetch, chain: 'bitcoin' } })).toHaveProperty('ask')
    // @ts-expect-error tasks need a key
    expect(paid.createTask).toBeUndefined()
    // @ts-expect-error caps are texts
    expect(() => createPayingFetch({ signers: { evm: countingWallet() }, caps: { perPayment: 0.01, perPurchase: 0.01 }, networks: [network], recipients: 'any' })).toThrow('caps.perPayment')
    // @ts-expect-error there is no default without a cap
    expect(() => createPayingFetch({ signers: { evm: countingWallet() }, networks: [network], recipients: 'any' })).toThrow('caps.perPayment')
  })
})

describe('the modules of the client', () => {
  const root = fileURLToPath(new URL('../../client/', import.meta.url))
  const importsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/(?:^(import|export) (?:type )?[^']*?from |(await import|import)\()'([^']+)'/gm)]
    .map(([all, , , name = '']) => ({ name, isType: /^(import|export) type /.test(all) }))
  const reached = (file: string, seen = new Map<string, string[]>()): Map<string, string[]> => {
    if (seen.has(file)) return seen
    const imports = importsOf(file)
    seen.set(file, imports.filter(({ name, isType }) => !name.startsWith('.') && !isType).map(({ name }) => name))
    for (const { name, isType } of imports) if (name.startsWith('.') && !isType) reached(join(dirname(file), name), seen)
    return seen
  }

  test('that pay need no Node', () => {
    const packages = new Set([...reached(join(root, 'paying.ts')).values()].flat())
    expect([...packages].toSorted()).toEqual([
      '@solana/kit', '@x402/core/client', '@x402/core/http', '@x402/evm/exact/client', '@x402/evm/exact/v1/client', '@x402/svm/exact/client', '@x402/svm/exact/v1/client',
    ])
  })

  test.each(['mesh.ts', 'gateway.ts'])('%s does not reach what pays', (file) => {
    const files = reached(join(root, file))
    expect([...files.keys()].filter((one) => one.includes('paying'))).toEqual([])
    expect([...new Set([...files.values()].flat())]).toEqual(expect.not.arrayContaining([expect.stringMatching(/x402|viem|solana/)]))
  })
})

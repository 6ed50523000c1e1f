import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SignedPayment } from '../../../client/paying.ts'
import {
  caps,
  payingClient,
  cutAfter,
  cutBefore,
  cutWithin,
  errorOf,
  hello,
  offer,
  required,
  retry,
  says,
  startSeller,
  storeOf,
  type SellerFault,
} from './seller.ts'

afterEach(() => vi.useRealTimers())

describe('the same payment again', () => {
  test.each<[string, SellerFault]>([
    ['the connection is cut before the server reads it', cutBefore],
    ['the answer is lost', cutAfter],
    ['the answer is cut in the middle', cutWithin],
    [
      'the settlement is unknown',
      says(503, {
        charged: true,
        headers: { 'Retry-After': '0' },
        body: '{"code":"settlement_unknown"}',
      }),
    ],
    ['its twin is running', says(409, { body: '{"code":"payment_running"}' })],
    ['there are too many requests', says(429)],
    ['the server timed out', says(408)],
    ['the tool failed', says(502)],
    ['the server failed after it charged', says(500, { charged: true })],
    ['it was refused once', says(402, { headers: required([offer()]) })],
  ])('is sent when %s', async (_, mishap) => {
    const { url, paid, charges } = await startSeller({
      mishaps: [mishap, mishap === cutBefore ? cutAfter : cutBefore],
    })
    const { pay, wallet, events } = payingClient()
    expect((await pay(url, hello)).status).toBe(200)
    expect([paid.length, new Set(paid).size, wallet.signed.length, charges.size]).toEqual([
      3, 1, 1, 1,
    ])
    expect(events.map(({ kind }) => kind)).toEqual(['signed', 'resending', 'resending', 'paid'])
  })

  test('is sent when the server does not answer in time', async () => {
    const { url, paid, charges } = await startSeller({ mishaps: [() => undefined, cutAfter] })
    const { pay } = payingClient({ retry: { ...retry, responseMs: 1000 } })
    expect((await pay(url, hello)).status).toBe(200)
    expect([paid.length, new Set(paid).size, charges.size]).toEqual([3, 1, 1])
  })

  test.each([
    [{ 'retry-after-ms': '150', 'retry-after': '9' }, 150],
    [{ 'retry-after': '1' }, 1000],
  ])('waits as long as the server says: %o', async (headers, ms) => {
    const { url } = await startSeller({ mishaps: [says(503, { headers })] })
    const { pay, events } = payingClient()
    const startedAt = performance.now()
    expect((await pay(url, hello)).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(ms - 20)
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'resending',
        delayMs: ms,
        reason: 'the server returned 503',
      }),
    )
  })

  test('is left for a later call when the server wants more time than there is', async () => {
    const { url, paid } = await startSeller({
      mishaps: [says(503, { headers: { 'retry-after': '1e9' } })],
    })
    const { pay } = payingClient()
    expect(await errorOf(pay(url, hello))).toMatchObject({
      code: 'outcome_unknown',
      retryAfter: 1e9,
    })
    expect(paid).toHaveLength(1)
    expect((await pay(url, hello)).status).toBe(200)
    expect(new Set(paid).size).toBe(1)
  })

  test('is sent by a later call when a call gave up, and by another program with the same store', async () => {
    const { url, paid, charges } = await startSeller({
      mishaps: Array.from({ length: 8 }, () => says(503, { charged: true })),
    })
    const store = storeOf()
    const { pay, wallet } = payingClient({ store })
    const error = await errorOf(pay(url, hello))
    expect(error).toMatchObject({
      code: 'outcome_unknown',
      payment: store.payments[0],
      response: { status: 503 },
    })
    expect(await errorOf(pay(url, hello))).toMatchObject({ code: 'outcome_unknown' })
    const restarted = payingClient({
      store: storeOf(JSON.parse(JSON.stringify(store.payments)) as SignedPayment[]),
    })
    expect((await restarted.pay(url, hello)).status).toBe(200)
    expect(restarted.events.map(({ kind }) => kind)).toEqual(['resumed', 'paid'])
    expect([
      paid.length,
      new Set(paid).size,
      wallet.signed.length,
      restarted.wallet.signed.length,
      charges.size,
    ]).toEqual([9, 1, 1, 0, 1])
  })

  test('is kept before it is sent and until it is answered', async () => {
    const store = storeOf()
    const statuses: number[] = []
    const { url } = await startSeller({
      mishaps: [
        (request, served) => (statuses.push(store.payments.length), cutAfter(request, served)),
      ],
    })
    expect((await payingClient({ store }).pay(url, hello)).status).toBe(200)
    expect([statuses, store.payments]).toEqual([[1], []])
  })

  test('a store that lets nothing go, and a listener that throws, do not cost the answer', async () => {
    const { url, charges } = await startSeller({ mishaps: [cutAfter] })
    const stuck = { ...storeOf(), remove: () => Promise.reject(new Error('the disk is full')) }
    const onEvent = () => {
      throw new Error('the listener is broken')
    }
    const { pay, wallet } = payingClient({ store: stuck, onEvent })
    for (const time of ['first', 'second']) expect((await pay(url, hello)).status, time).toBe(200)
    expect([wallet.signed.length, charges.size]).toEqual([1, 1])
  })

  test('is not sent at all when it cannot be kept', async () => {
    const { url, paid } = await startSeller()
    const broken = { ...storeOf(), save: () => Promise.reject(new Error('the disk is full')) }
    await expect(payingClient({ store: broken }).pay(url, hello)).rejects.toThrow(
      'the disk is full',
    )
    expect(paid).toEqual([])
  })

  test('is not sent for another request', async () => {
    const { url, paid, charges } = await startSeller({
      mishaps: Array.from({ length: 4 }, () => cutAfter),
    })
    const { pay } = payingClient()
    await errorOf(pay(url, hello))
    for (const [address, init] of [
      [url, { ...hello, body: '{"text":"Hello!"}' }],
      [`${url}?a=b`, hello],
      [url, { ...hello, method: 'PUT' }],
    ] as const)
      await pay(address, init)
    expect([new Set(paid).size, charges.size]).toEqual([4, 4])
  })

  test('follows a call that was aborted, whose error says that the outcome is unknown', async () => {
    const abort = new AbortController()
    const { url, paid, charges } = await startSeller({
      mishaps: [
        async (request, served) => (
          await served(),
          request.res.flushHeaders(),
          abort.abort(new Error('no longer wanted'))
        ),
      ],
    })
    const { pay, wallet } = payingClient()
    const error = await errorOf(pay(url, { ...hello, signal: abort.signal }))
    expect(error).toMatchObject({ code: 'outcome_unknown', cause: new Error('no longer wanted') })
    expect((await pay(url, hello)).status).toBe(200)
    expect([new Set(paid).size, wallet.signed.length, charges.size]).toEqual([1, 1, 1])
  })

  test('an abort while it waits ends the wait', async () => {
    const { url } = await startSeller({ mishaps: [says(503, { headers: { 'retry-after': '4' } })] })
    const abort = new AbortController()
    const { pay } = payingClient({ onEvent: ({ kind }) => kind === 'resending' && abort.abort() })
    const startedAt = performance.now()
    expect(await errorOf(pay(url, { ...hello, signal: abort.signal }))).toMatchObject({
      code: 'outcome_unknown',
    })
    expect(performance.now() - startedAt).toBeLessThan(3900)
  })

  test('an abort before anything is signed is that of fetch', async () => {
    const { url, requests } = await startSeller()
    const { pay, wallet } = payingClient()
    await expect(
      pay(url, { ...hello, signal: AbortSignal.abort(new Error('never mind')) }),
    ).rejects.toThrow('never mind')
    expect([requests, wallet.signed]).toEqual([[], []])
  })

  test.each([400, 404, 413, 422])(
    'a refusal with %i is given as it is, and the payment stays the one for this request',
    async (status) => {
      const { url, paid } = await startSeller({
        mishaps: [says(status, { body: '{"error":1,"message":"no"}' })],
      })
      const { pay, wallet, events } = payingClient()
      const response = await pay(url, hello)
      expect([response.status, await response.json()]).toEqual([
        status,
        { error: 1, message: 'no' },
      ])
      expect(events.at(-1)).toMatchObject({ kind: 'unpaid', status })
      expect((await pay(url, hello)).status).toBe(200)
      expect([new Set(paid).size, wallet.signed.length]).toEqual([1, 1])
    },
  )

  test('an answer after which something may have changed is given at once, and a later call hears it again', async () => {
    const body =
      '{"error":502,"message":"the tool failed; it may have been carried out",' +
      '"code":"tool_failed","may_have_happened":true}'
    const { url, paid, charges } = await startSeller({
      mishaps: [says(502, { body }), says(502, { body })],
    })
    const { pay, wallet } = payingClient()
    for (let time = 1; time <= 2; time++) {
      const response = await pay(url, hello)
      expect([response.status, await response.text()]).toEqual([502, body])
      expect([paid.length, new Set(paid).size, wallet.signed.length, charges.size]).toEqual([
        time,
        1,
        1,
        0,
      ])
    }
  })

  test('a payment that is refused so when it has expired is forgotten', async () => {
    const { url, paid } = await startSeller({ mishaps: [says(404), says(404)] })
    const { pay } = payingClient({ caps: { perPayment: '0.001', perPurchase: '0.001' } })
    await pay(url, hello)
    vi.setSystemTime(Date.now() + 160_000)
    expect((await pay(url, hello)).status).toBe(404)
    expect(new Set(paid).size).toBe(1)
    expect((await pay(url, hello)).status).toBe(200)
    expect(new Set(paid).size).toBe(2)
  })

  test('a payment that is bound to another request is not sent again and again', async () => {
    const { url, paid } = await startSeller({
      mishaps: [says(409, { body: '{"error":409,"code":"payment_bound"}' })],
    })
    expect((await payingClient().pay(url, hello)).status).toBe(409)
    expect(paid).toHaveLength(1)
  })

  test('an answer whose receipt is wrong is in the error, whole', async () => {
    const { url } = await startSeller({ mishaps: [says(200, { body: '{"result":"here"}' })] })
    const error = await errorOf(payingClient().pay(url, hello))
    expect([error.code, await error.response?.json()]).toEqual([
      'receipt_invalid',
      { result: 'here' },
    ])
  })
})

describe('a second signature', () => {
  const refuse = says(402, { headers: required([offer()]) })
  const twice = { perPayment: '0.001', perPurchase: '0.002' }

  test('is made only when the first has expired, was refused after that, and both are within the cap of a purchase', async () => {
    const { url, paid, charges } = await startSeller({
      mishaps: Array.from({ length: 6 }, () => refuse),
    })
    const { pay, wallet } = payingClient({ caps: twice })
    expect(await errorOf(pay(url, hello))).toMatchObject({
      code: 'payment_refused',
      message: expect.stringContaining('it can still be charged'),
    })
    vi.setSystemTime(Date.now() + 140_000)
    expect(await errorOf(pay(url, hello)), 'the chain may be late').toMatchObject({
      code: 'payment_refused',
    })
    expect(wallet.signed).toHaveLength(1)
    vi.setSystemTime(Date.now() + 20_000)
    expect((await pay(url, hello)).status).toBe(200)
    expect([wallet.signed.length, new Set(paid).size, paid.length, charges.size]).toEqual([
      2, 2, 7, 1,
    ])
  })

  test('is not made when both could cost more than the cap; the next call is another purchase', async () => {
    const { url } = await startSeller({ mishaps: Array.from({ length: 4 }, () => refuse) })
    const { pay, wallet } = payingClient({ caps: { perPayment: '0.001', perPurchase: '0.0019' } })
    await errorOf(pay(url, hello))
    vi.setSystemTime(Date.now() + 160_000)
    expect(await errorOf(pay(url, hello))).toMatchObject({
      code: 'payment_refused',
      message: expect.stringContaining('caps.perPurchase'),
    })
    expect(wallet.signed).toHaveLength(1)
    expect((await pay(url, hello)).status).toBe(200)
    expect(wallet.signed).toHaveLength(2)
  })

  test('is not made for an expired payment that was charged after all', async () => {
    const { url, charges } = await startSeller({
      mishaps: Array.from({ length: 4 }, () => cutAfter),
    })
    const { pay, wallet } = payingClient({ caps: twice })
    expect(await errorOf(pay(url, hello))).toMatchObject({ code: 'outcome_unknown' })
    vi.setSystemTime(Date.now() + 3_600_000)
    expect((await pay(url, hello)).status).toBe(200)
    expect([wallet.signed.length, charges.size]).toEqual([1, 1])
  })

  test('is not made for other terms than the first', async () => {
    const { url } = await startSeller({ offers: [offer({ amount: '900' })], mishaps: [] })
    const store = storeOf()
    const first = payingClient({ caps: twice, store })
    const old = await startSeller({ mishaps: [refuse, refuse] })
    await errorOf(first.pay(old.url, hello))
    store.payments.forEach(
      (payment) => void (payment.request = payment.request.replace(old.url, url)),
    )
    vi.setSystemTime(Date.now() + 160_000)
    expect(await errorOf(first.pay(url, hello))).toMatchObject({ code: 'changed_terms' })
    expect([first.wallet.signed.length, store.payments]).toEqual([1, []])
  })
})

describe('many at once', () => {
  test.each([
    ['different', (index: number) => `{"n":${index}}`],
    ['equal', () => '{}'],
  ])('%s requests are as many purchases, each signed and charged once', async (_, bodyOf) => {
    const mishaps = Array.from(
      { length: 20 },
      (_, index) => [cutAfter, cutBefore, says(503, { charged: true })][index % 3] ?? cutAfter,
    )
    const { url, paid, charges } = await startSeller({ mishaps })
    const { pay, wallet } = payingClient({ retry: { ...retry, attempts: 30 } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pay(url, { ...hello, body: bodyOf(index) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([paid.length, new Set(paid).size, wallet.signed.length, charges.size]).toEqual([
      40, 20, 20, 20,
    ])
  })

  test('a request that equals one still under way is a purchase of its own', async () => {
    const { pay } = payingClient()
    const second = Promise.withResolvers<Response>()
    const { url, paid, charges } = await startSeller({
      mishaps: [
        async (request, served) => {
          second.resolve(await pay(url, hello))
          await cutAfter(request, served)
        },
      ],
    })
    expect((await pay(url, hello)).status).toBe(200)
    expect([(await second.promise).status, new Set(paid).size, charges.size]).toEqual([200, 2, 2])
  })

  test('calls at the same time do not pass the total together', async () => {
    const { url, charges } = await startSeller()
    const { pay, wallet } = payingClient({ caps: { ...caps, total: '0.003' } })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => pay(url, { ...hello, body: `${index}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'over_cap' })
    expect([wallet.signed.length, charges.size]).toEqual([3, 3])
  })
})

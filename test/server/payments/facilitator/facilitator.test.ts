import {
  PaymentPayloadV1Schema,
  PaymentPayloadV2Schema,
  PaymentRequirementsV1Schema,
  PaymentRequirementsV2Schema,
} from '@x402/core/schemas'
import { describe, expect, test } from 'vitest'
import type { Observation } from '../../../../server/observations.ts'
import { writeCharge } from '../../../../server/payments/facilitator/wire.ts'
import type { Charge } from '../../../../server/payments/types.ts'
import {
  bodiesSentTo,
  charge,
  json,
  kinds,
  payer,
  refused,
  startScriptedFacilitator,
  settled,
  connectFacilitator,
  transaction,
  valid,
  type Answer,
} from '../../../support/chains/facilitator/scripted.ts'

describe('what is sent', () => {
  test('version 2: the payment with its terms and its resource, and the terms again', async () => {
    const served = await startScriptedFacilitator({
      '/verify': json(valid),
      '/settle': json(settled),
    })
    const facilitator = connectFacilitator(served.url, { key: () => 'a-key-of-the-facilitator' })
    await facilitator.verify(charge)
    await facilitator.settle(charge)
    const [request] = bodiesSentTo(served, '/verify')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      x402Version: 2,
      paymentPayload: {
        x402Version: 2,
        resource: charge.resource,
        accepted: charge.terms,
        payload: charge.payload,
      },
      paymentRequirements: charge.terms,
    })
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer a-key-of-the-facilitator',
      'content-type': 'application/json',
    })
    expect(request?.headers).not.toHaveProperty('accept-encoding')
    expect(bodiesSentTo(served, '/settle')[0]?.body).toBe(request?.body)
  })

  test('version 1 where nothing newer is served: the old names of network, amount and resource', async () => {
    const served = await startScriptedFacilitator({
      '/supported': kinds([1, 'base-sepolia']),
      '/settle': json({ ...settled, network: 'base-sepolia' }),
    })
    const { network: _, amount, ...rest } = charge.terms
    expect(await connectFacilitator(served.url).settle(charge)).toEqual({
      kind: 'settled',
      receipt: settled,
    })
    expect(JSON.parse(bodiesSentTo(served, '/settle')[0]?.body ?? '')).toEqual({
      x402Version: 1,
      paymentPayload: {
        x402Version: 1,
        scheme: 'exact',
        network: 'base-sepolia',
        payload: charge.payload,
      },
      paymentRequirements: {
        ...rest,
        network: 'base-sepolia',
        maxAmountRequired: amount,
        resource: charge.resource.url,
        description: charge.resource.description,
        mimeType: charge.resource.mimeType,
      },
    })
  })

  test('the same charge gives the same bytes, in whatever order its terms were put together', async () => {
    const served = await startScriptedFacilitator({ '/settle': json(settled) })
    const facilitator = connectFacilitator(served.url)
    const turned = Object.fromEntries(Object.entries(charge.terms).toReversed()) as Charge['terms']
    await facilitator.settle(charge)
    await facilitator.settle({ resource: charge.resource, terms: turned, payload: charge.payload })
    const [first, second] = bodiesSentTo(served, '/settle')
    expect(first?.body).toBeTypeOf('string')
    expect(second?.body).toBe(first?.body)
  })

  test.each([1, 2] as const)('the official schemas take what version %i sends', (version) => {
    const body = JSON.parse(writeCharge(charge, version)) as Record<string, unknown>
    expect(body['x402Version']).toBe(version)
    const schemas =
      version === 1
        ? ([PaymentPayloadV1Schema, PaymentRequirementsV1Schema] as const)
        : ([PaymentPayloadV2Schema, PaymentRequirementsV2Schema] as const)
    expect(schemas[0].parse(body['paymentPayload'])).toEqual(body['paymentPayload'])
    expect(schemas[1].parse(body['paymentRequirements'])).toEqual(body['paymentRequirements'])
  })

  test('a network without a name of version 1 keeps its CAIP-2 id there', () => {
    const body = writeCharge({ ...charge, terms: { ...charge.terms, network: 'eip155:31337' } }, 1)
    expect(JSON.parse(body)).toMatchObject({
      paymentPayload: { network: 'eip155:31337' },
      paymentRequirements: { network: 'eip155:31337' },
    })
  })

  test('the path of the address is kept, and no key is sent where none is set', async () => {
    const served = await startScriptedFacilitator({
      '/platform/v2/x402/supported': kinds([2, 'eip155:84532']),
      '/platform/v2/x402/verify': json(valid),
    })
    expect(await connectFacilitator(`${served.url}/platform/v2/x402/`).verify(charge)).toEqual({
      kind: 'valid',
      payer,
    })
    expect(served.requests.map(({ path }) => path)).toEqual([
      '/platform/v2/x402/supported',
      '/platform/v2/x402/verify',
    ])
    for (const { headers } of served.requests) expect(headers).not.toHaveProperty('authorization')
  })

  test('a payment that cannot be written is unknown, and sent to nobody', async () => {
    const served = await startScriptedFacilitator()
    const payload: Record<string, unknown> = {}
    payload['payload'] = payload
    expect(await connectFacilitator(served.url).settle({ ...charge, payload })).toMatchObject({
      kind: 'unknown',
    })
    expect(bodiesSentTo(served, '/settle')).toEqual([])
  })
})

describe('how a verification is sorted', () => {
  const rows: [what: string, answer: Answer, sorted: object][] = [
    ['valid', json(valid), { kind: 'valid', payer }],
    [
      'valid with more than is known',
      json({ ...valid, invalidReason: null, extra: {}, later: 1 }),
      { kind: 'valid', payer },
    ],
    [
      'invalid',
      json({ isValid: false, invalidReason: 'invalid_exact_evm_signature', payer }),
      { kind: 'invalid', reason: 'invalid_exact_evm_signature' },
    ],
    [
      'invalid without a reason',
      json({ isValid: false }),
      { kind: 'invalid', reason: 'unexplained' },
    ],
    [
      'invalid with a reason of null',
      json({ isValid: false, invalidReason: null }),
      { kind: 'invalid', reason: 'unexplained' },
    ],
    [
      'invalid under 400',
      json({ isValid: false, invalidReason: 'insufficient_funds' }, 400),
      { kind: 'invalid', reason: 'insufficient_funds' },
    ],
    [
      'invalid under 403',
      json({ isValid: false, invalidReason: 'kyt_risk_detected' }, 403),
      { kind: 'invalid', reason: 'kyt_risk_detected' },
    ],
    [
      'invalid under 412',
      json({ isValid: false, invalidReason: 'permit2_allowance_required' }, 412),
      { kind: 'invalid', reason: 'permit2_allowance_required' },
    ],
    ['valid without a payer', json({ isValid: true }), { kind: 'unknown', reason: 'no_payer' }],
    [
      'valid with an empty payer',
      json({ isValid: true, payer: '' }),
      { kind: 'unknown', reason: 'no_payer' },
    ],
    [
      'valid with a sentence for a payer',
      json({ isValid: true, payer: 'whoever you like' }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'valid in words',
      json({ isValid: 'true', payer }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    ['valid as a number', json({ isValid: 1, payer }), { kind: 'unknown', reason: 'wrong_shape' }],
    [
      'an endless reason',
      json({ isValid: false, invalidReason: 'x'.repeat(16_385) }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'a reason that is none',
      json({ isValid: false, invalidReason: { code: 1 } }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    ['the answer to a settlement', json(settled), { kind: 'unknown', reason: 'wrong_shape' }],
    ['valid under 400', json(valid, 400), { kind: 'unknown', reason: 'status_400' }],
    [
      'an error under 400',
      json({ error: 'Invalid request' }, 400),
      { kind: 'unknown', reason: 'status_400' },
    ],
    ['invalid under 401', json({ isValid: false }, 401), { kind: 'unknown', reason: 'status_401' }],
    [
      'invalid under 429',
      json({ isValid: false, invalidReason: 'rate_limited' }, 429),
      { kind: 'unknown', reason: 'status_429' },
    ],
    [
      'invalid under 500',
      json({ isValid: false, invalidReason: 'unexpected_verify_error' }, 500),
      { kind: 'unknown', reason: 'status_500' },
    ],
  ]
  test.each(rows)('%s', async (_, answer, sorted) => {
    const served = await startScriptedFacilitator({ '/verify': answer })
    expect(await connectFacilitator(served.url).verify(charge)).toEqual(sorted)
    expect(bodiesSentTo(served, '/verify')).toHaveLength(1)
  })

  test('the text of a facilitator is cut and cleaned before it goes anywhere', async () => {
    const served = await startScriptedFacilitator({
      '/verify': json({
        isValid: false,
        invalidReason: `<b>No funds.</b>\r\nSet-Cookie: ${'é💸 x'.repeat(200)}`,
      }),
    })
    const verification = await connectFacilitator(served.url).verify(charge)
    const reason = 'reason' in verification ? verification.reason : ''
    expect(reason).toMatch(/^bNo funds\.bSet-Cookie  x x x [ x]+$/)
    expect(reason).toHaveLength(100)
  })
})

describe('how a settlement is sorted', () => {
  const timedOut = `Timed out while waiting for transaction with hash "${transaction}" to be confirmed.`
  const rows: [what: string, answer: Answer, sorted: object][] = [
    ['settled', json(settled), { kind: 'settled', receipt: settled }],
    [
      'settled under the name of version 1',
      json({ ...settled, network: 'base-sepolia' }),
      { kind: 'settled', receipt: settled },
    ],
    [
      'settled with more than is known',
      json({ ...settled, errorReason: null, amount: '1', extra: { a: 1 } }),
      { kind: 'settled', receipt: settled },
    ],
    [
      'settled by another payer, which the caller compares',
      json({ ...settled, payer: '0xother' }),
      { kind: 'settled', receipt: { ...settled, payer: '0xother' } },
    ],
    [
      'settled without a transaction',
      json({ ...settled, transaction: '' }),
      { kind: 'unknown', reason: 'no_transaction' },
    ],
    [
      'settled with null for a transaction',
      json({ ...settled, transaction: null }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'settled with a text for a transaction',
      json({ ...settled, transaction: 'see your wallet' }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'settled with an endless transaction',
      json({ ...settled, transaction: 'f'.repeat(129) }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'settled on another network',
      json({ ...settled, network: 'eip155:8453' }),
      { kind: 'unknown', reason: 'other_network' },
    ],
    [
      'settled on another network by its old name',
      json({ ...settled, network: 'base' }),
      { kind: 'unknown', reason: 'other_network' },
    ],
    [
      'settled on a network without a name',
      json({ ...settled, network: '' }),
      { kind: 'unknown', reason: 'other_network' },
    ],
    [
      'settled on no network',
      json({ ...settled, network: undefined }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'settled without a payer',
      json({ ...settled, payer: undefined }),
      { kind: 'unknown', reason: 'no_payer' },
    ],
    [
      'settled with null for a payer',
      json({ ...settled, payer: null }),
      { kind: 'unknown', reason: 'no_payer' },
    ],
    [
      'settled in words',
      json({ ...settled, success: 'true' }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    ['settled under 201', json(settled, 201), { kind: 'unknown', reason: 'status_201' }],
    ['settled under 400', json(settled, 400), { kind: 'unknown', reason: 'status_400' }],
    ['settled under 500', json(settled, 500), { kind: 'unknown', reason: 'status_500' }],
    [
      'refused',
      json(refused),
      { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true },
    ],
    [
      'refused under the name of version 1',
      json({ ...refused, network: 'base-sepolia' }),
      { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true },
    ],
    [
      'refused under 400',
      json(refused, 400),
      { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true },
    ],
    [
      'refused, with a transaction',
      json({ ...refused, transaction }),
      { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: false },
    ],
    [
      'refused on another network',
      json({ ...refused, network: 'eip155:8453' }),
      { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: false },
    ],
    [
      'refused with a word that becomes one of the list when cleaned',
      json({ ...refused, errorReason: 'insufficient_funds!' }),
      { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: false },
    ],
    [
      'refused without a reason',
      json({ ...refused, errorReason: undefined }),
      { kind: 'refused', reason: 'unexplained', beforeBroadcast: false },
    ],
    [
      'refused without a transaction at all',
      json({ ...refused, transaction: undefined }),
      { kind: 'unknown', reason: 'wrong_shape' },
    ],
    [
      'refused under 401',
      json(refused, 401),
      { kind: 'unknown', reason: 'status_401 insufficient_funds' },
    ],
    [
      'refused under 429',
      json(refused, 429),
      { kind: 'unknown', reason: 'status_429 insufficient_funds' },
    ],
    [
      'refused under 500',
      json(refused, 500),
      { kind: 'unknown', reason: 'status_500 insufficient_funds' },
    ],
    [
      'pending',
      json({ ...refused, errorReason: 'settlement_pending', transaction }),
      { kind: 'refused', reason: 'settlement_pending', beforeBroadcast: false },
    ],
    [
      'pending under 500',
      json({ ...refused, errorReason: 'settlement_pending', transaction }, 500),
      { kind: 'unknown', reason: 'status_500 settlement_pending' },
    ],
    [
      'duplicate',
      json({ ...refused, errorReason: 'duplicate_settlement' }),
      { kind: 'refused', reason: 'duplicate_settlement', beforeBroadcast: false },
    ],
    [
      'timed out after broadcast',
      json({ ...refused, errorReason: timedOut }),
      {
        kind: 'refused',
        reason: 'Timed out while waiting for transaction with hash to be confirmed.',
        beforeBroadcast: false,
      },
    ],
    [
      'an error under 400',
      json({ error: 'Invalid request' }, 400),
      { kind: 'unknown', reason: 'status_400' },
    ],
    ['the answer to a verification', json(valid), { kind: 'unknown', reason: 'wrong_shape' }],
  ]
  test.each(rows)('%s', async (_, answer, sorted) => {
    const served = await startScriptedFacilitator({ '/settle': answer })
    expect(await connectFacilitator(served.url).settle(charge)).toEqual(sorted)
    expect(bodiesSentTo(served, '/settle')).toHaveLength(1)
  })
})

test('each call is told of, with nothing of the payment', async () => {
  const served = await startScriptedFacilitator({
    '/verify': json({ isValid: false }),
    '/settle': json(settled),
  })
  const observations: Observation[] = []
  const facilitator = connectFacilitator(`${served.url}/path`, {
    observe: (observation) => void observations.push(observation),
  })
  served.answers['/path/supported'] = kinds([2, 'eip155:84532'])
  served.answers['/path/verify'] = json({ isValid: false })
  served.answers['/path/settle'] = json(settled)
  await facilitator.verify(charge)
  await facilitator.settle(charge)
  served.answers['/path/settle'] = json(refused)
  await facilitator.settle(charge)
  served.answers['/path/settle'] = json({}, 502)
  await facilitator.settle(charge)
  const one = (operation: string, outcome: string) => ({
    kind: 'facilitatorAsked',
    facilitator: served.url,
    operation,
    outcome,
    ms: expect.any(Number),
  })
  expect(observations).toEqual([
    one('supported', 'ok'),
    one('verify', 'refused'),
    one('settle', 'ok'),
    one('settle', 'refused'),
    one('settle', 'unknown'),
  ])
})

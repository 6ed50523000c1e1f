import { decodePaymentResponseHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import { x402Client, x402HTTPClient } from '@x402/core/client'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../../server/failure.ts'
import { fingerprintOf } from '../../../server/payments/fingerprint.ts'
import { canonicalJson } from '../../../server/json/json.ts'
import { paymentFrom, receiptHeaders } from '../../../server/payments/header.ts'

const payload = { signature: '0x1b', authorization: { nonce: '0x01' } }
const accepted = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset: '0xAsset',
  amount: '1000',
  payTo: '0xPayTo',
  maxTimeoutSeconds: 120,
  extra: { name: 'USDC', version: '2' },
} as const
const two = {
  x402Version: 2,
  resource: { url: 'http://localhost/x402/agents/EchoAgent/echo' },
  accepted,
  payload,
  extensions: {},
}
const one = { x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload }

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')

function refusalOf(headers: Parameters<typeof paymentFrom>[0]): Failure {
  try {
    paymentFrom(headers)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('it was taken')
}

describe('the header of a payment', () => {
  test('is missing where nothing is paid', () => {
    expect(paymentFrom({})).toBeUndefined()
    expect(paymentFrom({ 'payment-signature': undefined, 'x-payment': undefined })).toBeUndefined()
  })

  test('of version 2 gives the terms and the signed part', () => {
    expect(paymentFrom({ 'payment-signature': base64(two) })).toEqual({
      version: 2,
      network: 'eip155:84532',
      accepted,
      payload,
    })
  })

  test('of version 1 gives the network in the form of version 2', () => {
    expect(paymentFrom({ 'x-payment': base64(one) })).toEqual({
      version: 1,
      network: 'eip155:84532',
      payload,
    })
    expect(
      paymentFrom({ 'payment-signature': base64({ ...one, network: 'solana-devnet' }) }),
    ).toEqual({ version: 1, network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', payload })
  })

  test('of version 1 may name by its CAIP-2 id a network that version 1 has no name for', () => {
    expect(paymentFrom({ 'x-payment': base64({ ...one, network: 'eip155:31337' }) })).toEqual({
      version: 1,
      network: 'eip155:31337',
      payload,
    })
  })

  test('is read as the official client writes it', () => {
    const client = new x402HTTPClient(new x402Client())
    expect(
      paymentFrom({
        'payment-signature': client.encodePaymentSignatureHeader(two)['PAYMENT-SIGNATURE'],
      })?.payload,
    ).toEqual(payload)
    expect(
      paymentFrom({ 'payment-signature': encodePaymentSignatureHeader(two) })?.accepted,
    ).toEqual(accepted)
  })

  test('may lack the padding of base64 and the extra terms', () => {
    const bare = { ...two, accepted: { ...accepted, extra: null } }
    expect(
      paymentFrom({ 'payment-signature': base64(bare).replace(/=+$/, '') })?.accepted?.extra,
    ).toEqual({})
  })

  test('is refused when both are sent', () => {
    const failure = refusalOf({ 'payment-signature': base64(two), 'x-payment': base64(one) })
    expect(failure).toMatchObject({
      kind: 'invalidRequest',
      status: 400,
      message: 'carry one payment: PAYMENT-SIGNATURE and X-PAYMENT were both sent',
      details: { param: 'PAYMENT-SIGNATURE', retry: false },
    })
  })

  const deep = `${'['.repeat(40)}${']'.repeat(40)}`
  test.each<[string, string, string]>([
    ['empty', '', 'PAYMENT-SIGNATURE is not base64'],
    ['plain JSON', JSON.stringify(two), 'PAYMENT-SIGNATURE is not base64'],
    [
      'base64url',
      Buffer.from('{"a":"???>>>"}').toString('base64url'),
      'PAYMENT-SIGNATURE is not base64',
    ],
    [
      'base64 with a space',
      `${base64(two).slice(0, 8)} ${base64(two).slice(8)}`,
      'PAYMENT-SIGNATURE is not base64',
    ],
    ['base64 with spare bits', 'e31=', 'PAYMENT-SIGNATURE is not base64'],
    [
      'two payments in one header',
      `${base64(two)}, ${base64(two)}`,
      'PAYMENT-SIGNATURE is not base64',
    ],
    ['base64 of text', base64('hello'), 'PAYMENT-SIGNATURE is not base64 of JSON'],
    [
      'base64 of bytes that are no UTF-8',
      Buffer.from([0x22, 0xff, 0x22]).toString('base64'),
      'PAYMENT-SIGNATURE is not base64 of JSON',
    ],
    ['an array', base64([two]), 'PAYMENT-SIGNATURE is not base64 of a JSON object'],
    ['null', base64('null'), 'PAYMENT-SIGNATURE is not base64 of a JSON object'],
    [
      'deep JSON',
      base64(`{"x402Version":2,"payload":${deep}}`),
      'PAYMENT-SIGNATURE nests deeper than 16 levels',
    ],
    [
      '12 KiB and a bit',
      base64({ ...two, payload: { signature: 'a'.repeat(9300) } }),
      'PAYMENT-SIGNATURE is longer than 12288 characters',
    ],
    ['1 MiB', 'A'.repeat(1_048_576), 'PAYMENT-SIGNATURE is longer than 12288 characters'],
  ])('is refused when it is %s', (_, header, message) => {
    expect(refusalOf({ 'payment-signature': header })).toMatchObject({
      kind: 'invalidRequest',
      message,
      details: { param: 'PAYMENT-SIGNATURE', retry: false },
    })
  })

  test.each<[string, unknown, string]>([
    ['no version', { ...two, x402Version: undefined }, 'x402Version must be 1 or 2'],
    ['version 3', { ...two, x402Version: 3 }, 'x402Version must be 1 or 2'],
    ['a version in quotes', { ...two, x402Version: '2' }, 'x402Version must be 1 or 2'],
    ['no terms', { ...two, accepted: undefined }, 'accepted must be the terms that were paid'],
    [
      'terms that are a list',
      { ...two, accepted: [accepted] },
      'accepted must be the terms that were paid',
    ],
    [
      'another scheme',
      { ...two, accepted: { ...accepted, scheme: 'upto' } },
      'the scheme must be exact',
    ],
    [
      'a network of version 1',
      { ...two, accepted: { ...accepted, network: 'base-sepolia' } },
      'unknown network "base-sepolia"',
    ],
    [
      'a network of another kind',
      { ...two, accepted: { ...accepted, network: 'stellar:pubnet' } },
      'unknown network "stellar:pubnet"',
    ],
    [
      'a network with a line break',
      { ...two, accepted: { ...accepted, network: 'eip155:1\n' } },
      'unknown network "eip155:1\\n"',
    ],
    [
      'an amount that is a number',
      { ...two, accepted: { ...accepted, amount: 1000 } },
      'amount must be a string of 1 to 256 characters',
    ],
    [
      'an empty asset',
      { ...two, accepted: { ...accepted, asset: '' } },
      'asset must be a string of 1 to 256 characters',
    ],
    [
      'a recipient of 300 characters',
      { ...two, accepted: { ...accepted, payTo: 'a'.repeat(300) } },
      'payTo must be a string of 1 to 256 characters',
    ],
    [
      'no time',
      { ...two, accepted: { ...accepted, maxTimeoutSeconds: 0 } },
      'accepted.maxTimeoutSeconds must be a number of seconds',
    ],
    [
      'extra that is a text',
      { ...two, accepted: { ...accepted, extra: 'USDC' } },
      'accepted.extra must be an object',
    ],
    ['no signed part', { ...two, payload: undefined }, 'payload must be an object'],
    ['a signed part that is a text', { ...two, payload: '0x' }, 'payload must be an object'],
    [
      'version 1 without a scheme',
      { ...one, scheme: undefined },
      'scheme must be a string of 1 to 256 characters',
    ],
    [
      'version 1 on a network that nobody knows',
      { ...one, network: 'toString' },
      'unknown network "toString"',
    ],
    ['version 1 without a signed part', { ...one, payload: [] }, 'payload must be an object'],
  ])('is refused with %s', (_, payload, message) => {
    const failure = refusalOf({ 'payment-signature': base64(payload) })
    expect(failure).toMatchObject({
      kind: 'invalidRequest',
      details: { param: 'PAYMENT-SIGNATURE', retry: false },
    })
    expect(failure.message).toContain(message)
  })

  test('X-PAYMENT is for version 1 only, as official servers have it', () => {
    expect(refusalOf({ 'x-payment': base64(two) })).toMatchObject({
      message:
        'a payment of x402 version 2 is sent in PAYMENT-SIGNATURE; X-PAYMENT is for version 1',
      details: { param: 'X-PAYMENT' },
    })
  })
})

describe('the receipt', () => {
  const receipt = {
    success: true,
    transaction: '0xabc',
    network: 'eip155:84532',
    payer: '0xdef',
  } as const

  test('names the network as each version does', () => {
    const headers = receiptHeaders(receipt)
    expect(decodePaymentResponseHeader(headers['PAYMENT-RESPONSE'])).toEqual(receipt)
    expect(decodePaymentResponseHeader(headers['X-PAYMENT-RESPONSE'])).toEqual({
      ...receipt,
      network: 'base-sepolia',
    })
  })

  test('keeps the CAIP-2 id of a network that has no name in version 1', () => {
    const headers = receiptHeaders({ ...receipt, network: 'eip155:31337' })
    expect(decodePaymentResponseHeader(headers['X-PAYMENT-RESPONSE'])).toEqual({
      ...receipt,
      network: 'eip155:31337',
    })
  })

  test('says why nothing was settled', () => {
    const refused = {
      success: false,
      errorReason: 'insufficient_funds',
      transaction: '',
      network: 'eip155:84532',
      payer: '0xdef',
    } as const
    expect(decodePaymentResponseHeader(receiptHeaders(refused)['PAYMENT-RESPONSE'])).toEqual(
      refused,
    )
  })
})

describe('the fingerprint of a request', () => {
  const request = {
    method: 'POST',
    path: '/x402/agents/EchoAgent/echo',
    body: { text: 'a', list: [1, { b: 2, a: 1 }] },
  }

  test('does not change with the order of members', () => {
    expect(
      fingerprintOf({ ...request, method: 'post', body: { list: [1, { a: 1, b: 2 }], text: 'a' } }),
    ).toBe(fingerprintOf(request))
    expect(fingerprintOf(request)).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each<[string, Partial<typeof request> | { body: unknown }]>([
    ['another path', { path: '/x402/agents/EchoAgent/other' }],
    ['another method', { method: 'GET' }],
    ['another order of a list', { body: { text: 'a', list: [{ b: 2, a: 1 }, 1] } }],
    ['a number in quotes', { body: { text: 'a', list: ['1', { b: 2, a: 1 }] } }],
    ['a member more', { body: { ...request.body, more: null } }],
  ])('changes with %s', (_, change) => {
    expect(fingerprintOf({ ...request, ...change })).not.toBe(fingerprintOf(request))
  })

  test('writes members that are named like those of every object', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"x":1},"a":"\\u0000"}'))).toBe(
      '{"__proto__":{"x":1},"a":"\\u0000","b":1}',
    )
  })
})

import { ExactEvmScheme } from '@x402/evm/exact/client'
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/client'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { evmScheme } from '../../../../server/payments/evm/scheme.ts'
import type { Terms } from '../../../../server/payments/types.ts'

const payer = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const terms: Terms = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  amount: '1000',
  payTo: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
  maxTimeoutSeconds: 120,
  extra: { name: 'USDC', version: '2' },
}
const official = { ...terms, network: 'eip155:84532' } as const
const now = Date.now()
const seconds = Math.floor(now / 1000)

const { payload } = await new ExactEvmScheme(payer).createPaymentPayload(2, official)
const authorization = payload.authorization as Record<string, unknown> // of the official client
const withAuthorization = (change: Record<string, unknown>) => ({
  ...payload,
  authorization: { ...authorization, ...change },
})

function refusalOf(payload: Record<string, unknown>): Failure {
  try {
    evmScheme.read(terms, payload)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('it was taken')
}

test('the signature of a key is recognised, however it tells its parity, and none that the key did not make', async () => {
  const signature = String(payload.signature)
  const [r, s, v] = [
    signature.slice(2, 66),
    signature.slice(66, 130),
    Number.parseInt(signature.slice(130), 16),
  ]
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const as = (rest: string) =>
    evmScheme.isSignedByKey({ ...payload, signature: `0x${r}${rest}` }, terms)
  const byte = (number: number) => number.toString(16).padStart(2, '0')
  expect(await Promise.all([as(s + byte(v)), as(s + byte(v - 27))])).toEqual([true, true])
  const highS = (order - BigInt(`0x${s}`)).toString(16).padStart(64, '0')
  expect(
    await Promise.all([
      as(s + byte(55 - v)),
      as(s + byte(2)),
      as(s + byte(v + 35)),
      as(highS + byte(55 - v)),
      as(`${s}${byte(v)}00`),
      as('00'.repeat(32) + byte(v)),
    ]),
  ).toEqual(Array(6).fill(false))
  expect(await evmScheme.isSignedByKey(withAuthorization({ value: '1001' }), terms)).toBe(false)
  for (const other of [
    { ...terms, network: 'eip155:8453' },
    { ...terms, asset: terms.payTo },
    { ...terms, extra: { name: 'USDC', version: '1' } },
  ])
    expect(await evmScheme.isSignedByKey(payload, other)).toBe(false)
})

describe('a payment on EVM', () => {
  test('of the official client is read, and meets the terms it was made for', () => {
    const signed = evmScheme.read(terms, payload)
    expect(signed).toMatchObject({
      payer: payer.address.toLowerCase(),
      validBefore: Number(authorization.validBefore),
    })
    expect(signed.key).toBe(
      `eip155:84532|${terms.asset}|${payer.address}|${String(authorization.nonce)}`.toLowerCase(),
    )
    expect(signed.proof).toMatch(/^[0-9a-f]{64}$/)
    expect(evmScheme.mismatch(payload, terms, now)).toBeUndefined()
  })

  test('of the official client of version 1 is read likewise', async () => {
    const v1 = {
      ...official,
      network: 'base-sepolia',
      maxAmountRequired: '1000',
      resource: 'http://localhost',
      description: '',
      mimeType: '',
      outputSchema: {},
    }
    // Its declared type is that of version 2.
    const payload = await new ExactEvmSchemeV1(payer).createPaymentPayload(1, v1 as never)
    expect(evmScheme.read(terms, payload.payload)).toMatchObject({
      payer: payer.address.toLowerCase(),
    })
    expect(evmScheme.mismatch(payload.payload, terms, now)).toBeUndefined()
  })

  test('is the same however its hexadecimal digits are written', () => {
    const loud = {
      signature: String(payload.signature).toUpperCase().replace('0X', '0x'),
      authorization: {
        ...authorization,
        from: payer.address.toLowerCase(),
        nonce: String(authorization.nonce).toUpperCase().replace('0X', '0x'),
      },
    }
    expect(evmScheme.read({ ...terms, asset: terms.asset.toLowerCase() }, loud)).toEqual(
      evmScheme.read(terms, payload),
    )
  })

  test.each<[string, Record<string, unknown>]>([
    ['another signature', { ...payload, signature: '0x1b' }],
    ['another amount', withAuthorization({ value: '1001' })],
    ['another recipient', withAuthorization({ to: payer.address })],
    ['another end', withAuthorization({ validBefore: String(seconds + 60) })],
  ])('with %s has the same key and another proof', (_, other) => {
    const signed = evmScheme.read(terms, other)
    expect(signed.key).toBe(evmScheme.read(terms, payload).key)
    expect(signed.proof).not.toBe(evmScheme.read(terms, payload).proof)
  })

  test.each<[string, string]>([
    ['network', evmScheme.read({ ...terms, network: 'eip155:8453' }, payload).key],
    ['asset', evmScheme.read({ ...terms, asset: payer.address }, payload).key],
    ['payer', evmScheme.read(terms, withAuthorization({ from: terms.payTo })).key],
    ['nonce', evmScheme.read(terms, withAuthorization({ nonce: `0x${'ab'.repeat(32)}` })).key],
  ])('with another %s has another key', (_, key) => {
    expect(key).not.toBe(evmScheme.read(terms, payload).key)
  })

  const notWhole: unknown[] = [
    '',
    ' ',
    '1e3',
    '0x3e8',
    '-1',
    '+1000',
    '1000.0',
    '1000 ',
    '01000',
    '1_000',
    '１０００',
    'NaN',
    '9'.repeat(79),
    String(2n ** 256n),
    1000,
    1000.5,
    null,
    undefined,
    true,
    [],
    ['1000'],
    { value: '1000' },
  ]
  test.each(
    notWhole.flatMap((value) =>
      ['value', 'validAfter', 'validBefore'].map(
        (name) => [JSON.stringify(value), name, value] as const,
      ),
    ),
  )('is malformed with %s as its %s', (_, name, value) => {
    expect(refusalOf(withAuthorization({ [name]: value }))).toMatchObject({
      kind: 'invalidRequest',
      message: `the authorization's ${name} must be a whole number in decimal digits, in quotes`,
      details: { param: `payload.authorization.${name}`, retry: false },
    })
  })

  test('may be of any amount that the chain can count, and is malformed above', () => {
    expect(
      evmScheme.mismatch(withAuthorization({ value: String(2n ** 256n - 1n) }), terms, now)?.reason,
    ).toBe('invalid_exact_evm_payload_authorization_value_mismatch')
    expect(refusalOf(withAuthorization({ validBefore: String(2n ** 53n) })).message).toContain(
      'validBefore',
    )
  })

  test.each<[string, string, unknown]>([
    ['no payer', 'from', undefined],
    ['a payer without 0x', 'from', payer.address.slice(2)],
    ['a payer of 19 bytes', 'from', payer.address.slice(0, 40)],
    ['a recipient of 21 bytes', 'to', `${terms.payTo}00`],
    ['a recipient with a line break', 'to', `${terms.payTo}\n`],
    ['a name as recipient', 'to', 'vitalik.eth'],
    ['a nonce of 31 bytes', 'nonce', `0x${'ab'.repeat(31)}`],
    ['a nonce that is a number', 'nonce', 1],
  ])('is malformed with %s', (_, name, value) => {
    expect(refusalOf(withAuthorization({ [name]: value }))).toMatchObject({
      kind: 'invalidRequest',
      details: { param: `payload.authorization.${name}`, retry: false },
    })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['no signature', { authorization }, 'the signature must be bytes in hexadecimal'],
    [
      'an empty signature',
      { ...payload, signature: '0x' },
      'the signature must be bytes in hexadecimal',
    ],
    [
      'half a byte of signature',
      { ...payload, signature: '0x123' },
      'the signature must be bytes in hexadecimal',
    ],
    ['no authorization', { signature: '0x1b' }, 'must have the authorization'],
    [
      'null as authorization',
      { signature: '0x1b', authorization: null },
      'must have the authorization',
    ],
    [
      'Permit2 instead',
      { signature: '0x1b', permit2Authorization: {} },
      'Permit2 is not supported; sign a TransferWithAuthorization of EIP-3009',
    ],
    ['Permit2 beside it', { ...payload, permit2Authorization: {} }, 'Permit2 is not supported'],
    ['a member that nobody knows', { ...payload, transaction: '' }, 'without "transaction"'],
    [
      'a member more in the authorization',
      withAuthorization({ spender: payer.address }),
      'without "spender"',
    ],
  ])('is malformed with %s', (_, payload, message) => {
    const failure = refusalOf(payload)
    expect(failure).toMatchObject({ kind: 'invalidRequest', details: { retry: false } })
    expect(failure.message).toContain(message)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['pays somebody else', { to: payer.address }, 'invalid_exact_evm_recipient_mismatch'],
    ['pays less', { value: '999' }, 'invalid_exact_evm_payload_authorization_value_mismatch'],
    ['pays more', { value: '1001' }, 'invalid_exact_evm_payload_authorization_value_mismatch'],
    ['pays nothing', { value: '0' }, 'invalid_exact_evm_payload_authorization_value_mismatch'],
    [
      'is not valid yet',
      { validAfter: String(seconds + 6) },
      'invalid_exact_evm_payload_authorization_valid_after',
    ],
    [
      'is over',
      { validBefore: String(seconds - 1) },
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
    [
      'ends too soon to work and settle',
      { validBefore: String(seconds + 19) },
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
    [
      'ends in two days',
      { validBefore: String(seconds + 172_800) },
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
    [
      'ends an hour and a second after its terms',
      { validBefore: String(seconds + terms.maxTimeoutSeconds + 3601) },
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
    [
      'counts milliseconds',
      { validBefore: String(now + 120_000) },
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
  ])('does not meet the terms when it %s', (_, change, reason) => {
    const refusal = evmScheme.mismatch(withAuthorization(change), terms, now)
    expect(refusal?.reason).toBe(reason)
    expect(refusal?.message).toMatch(/^the authorization (?:is|ends|pays) /)
  })

  test.each<[string, Record<string, unknown>]>([
    ['by a clock that is five seconds ahead', { validAfter: String(seconds + 5) }],
    ['with twenty seconds left', { validBefore: String(seconds + 20) }],
    ['for an hour, as some wallets do', { validBefore: String(seconds + 3600) }],
    ['to the recipient in lower case', { to: terms.payTo.toLowerCase() }],
  ])('meets the terms when it was signed %s', (_, change) => {
    expect(evmScheme.mismatch(withAuthorization(change), terms, now)).toBeUndefined()
  })
})

import { generateKeyPairSigner, type Address } from '@solana/kit'
import { x402Client, x402HTTPClient } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/client'
import { ExactSvmScheme } from '@x402/svm/exact/client'
import { ExactSvmSchemeV1 } from '@x402/svm/exact/v1/client'
import { afterAll, describe, expect, test } from 'vitest'
import { Failure } from '../../../server/failure.ts'
import { paymentFrom } from '../../../server/payments/header.ts'
import type { Payment, Terms as Offer } from '../../../server/payments/types.ts'
import type { createTerms } from '../../../server/payments/terms/terms.ts'
import { servePayerRpc } from '../../support/chains/solana/payer-rpc.ts'
import {
  base,
  feePayer,
  local,
  merchant,
  payer,
  query,
  solana,
  termsOf,
  tool,
  usdc,
} from './offered-terms.ts'

const [solanaPayer, laterFeePayer] = await Promise.all([
  generateKeyPairSigner(),
  generateKeyPairSigner(),
])

const rpc = await servePayerRpc()
afterAll(() => rpc.stop())

const client = new x402HTTPClient(
  new x402Client()
    .register('eip155:*', new ExactEvmScheme(payer))
    .register('solana:*', new ExactSvmScheme(solanaPayer, { rpcUrl: rpc.url }))
    .registerV1('base-sepolia', new ExactEvmSchemeV1(payer))
    .registerV1('solana-devnet', new ExactSvmSchemeV1(solanaPayer, { rpcUrl: rpc.url }))
    .setSpendControls(false),
)

/** What the official client makes of a 402, read as we read it. */
async function paid(
  { header, body }: ReturnType<ReturnType<typeof createTerms>['required']>,
  version: 1 | 2,
): Promise<Payment> {
  const required = client.getPaymentRequiredResponse(
    (name) => (version === 2 && name === 'PAYMENT-REQUIRED' ? header : null),
    body,
  )
  const headers = client.encodePaymentSignatureHeader(await client.createPaymentPayload(required))
  const payment = paymentFrom({
    'payment-signature': headers['PAYMENT-SIGNATURE'],
    'x-payment': headers['X-PAYMENT'],
  })
  if (!payment) throw new Error('the client did not pay')
  return payment
}

describe('a payment', () => {
  test.each<[string, 'evm' | 'solana', 1 | 2]>([
    ['EVM', 'evm', 1],
    ['EVM', 'evm', 2],
    ['Solana', 'solana', 1],
    ['Solana', 'solana', 2],
  ])(
    'of the official client on %s (%s, version %i) meets the terms it was made for',
    async (_, kind, version) => {
      const { terms } = termsOf()
      const offers = terms.offers(kind, tool)
      const payment = await paid(terms.required(tool, offers, 'payment required'), version)
      expect(payment.version).toBe(version)
      expect(terms.match(payment, tool, offers)).toMatchObject({ terms: offers[0] })
      expect(terms.read(payment)).toMatchObject({
        payer: kind === 'evm' ? payer.address.toLowerCase() : solanaPayer.address,
      })
    },
  )

  const changes: [string, Partial<Offer>, string][] = [
    ['another asset', { asset: merchant }, `asset should be ${usdc}`],
    ['another recipient', { payTo: payer.address }, `payTo should be ${merchant}`],
    ['a lower price', { amount: '999' }, 'amount should be 1000'],
    ['a higher price', { amount: '1001' }, 'amount should be 1000'],
    ['no amount', { amount: '' }, 'amount should be 1000'],
    ['an amount with an exponent', { amount: '1e3' }, 'amount should be 1000'],
    ['an amount in hexadecimal', { amount: '0x3e8' }, 'amount should be 1000'],
    ['an amount with a zero before it', { amount: '01000' }, 'amount should be 1000'],
    ['an amount with decimals', { amount: '1000.0' }, 'amount should be 1000'],
  ]
  test.each(changes)('with %s is refused', async (_, change, sentence) => {
    const { terms } = termsOf()
    const offers = terms.offers('evm', tool)
    const payment = await paid(terms.required(tool, offers, ''), 2)
    if (!payment.accepted) throw new Error('version 2 repeats the terms')
    expect(
      terms.match({ ...payment, accepted: { ...payment.accepted, ...change } }, tool, offers),
    ).toEqual({
      reason: 'invalid_payment_requirements',
      message: `the terms that were paid are not offered: ${sentence}`,
    })
  })

  test('may write addresses of EVM in any case, and those of Solana as they are', async () => {
    const { terms } = termsOf()
    const evm = terms.offers('evm', tool)
    const payment = await paid(terms.required(tool, evm, ''), 2)
    if (!payment.accepted) throw new Error('version 2 repeats the terms')
    const lower = { ...payment.accepted, asset: usdc.toLowerCase(), payTo: merchant.toLowerCase() }
    expect(terms.match({ ...payment, accepted: lower }, tool, evm)).toMatchObject({ terms: evm[0] })

    const offers = terms.offers('solana', tool)
    const other = await paid(terms.required(tool, offers, ''), 2)
    if (!other.accepted) throw new Error('version 2 repeats the terms')
    expect(
      terms.match(
        { ...other, accepted: { ...other.accepted, payTo: other.accepted.payTo.toLowerCase() } },
        tool,
        offers,
      ),
    ).toMatchObject({ reason: 'invalid_payment_requirements' })
  })

  test('that says the right terms and signed others is refused', async () => {
    const { terms } = termsOf()
    const [offer] = terms.offers('evm', tool)
    if (!offer) throw new Error('nothing is offered')
    const cheap = await paid(terms.required(tool, [{ ...offer, amount: '1' }], ''), 2)
    expect(terms.match({ ...cheap, accepted: offer }, tool, [offer])).toMatchObject({
      reason: 'invalid_exact_evm_payload_authorization_value_mismatch',
    })
    const elsewhere = await paid(terms.required(tool, [{ ...offer, payTo: payer.address }], ''), 1)
    expect(terms.match(elsewhere, tool, [offer])).toMatchObject({
      reason: 'invalid_exact_evm_recipient_mismatch',
    })
  })

  test('on a network that is not offered is refused with those that are', async () => {
    const { terms } = termsOf()
    const payment = await paid(terms.required(tool, terms.offers('solana', tool), ''), 2)
    expect(terms.match(payment, tool, terms.offers('evm', tool))).toEqual({
      reason: 'invalid_network',
      message: `this is not sold on ${solana}, but on ${base}, ${local}`,
    })
    expect(terms.match(payment, tool, [])).toEqual({
      reason: 'invalid_network',
      message: `this is not sold on ${solana}, but on no network now`,
    })
  })

  test('of another resource does not pay for a dearer one', async () => {
    const { terms } = termsOf()
    const payment = await paid(terms.required(tool, terms.offers('evm', tool), ''), 1)
    expect(terms.match(payment, query, terms.offers('evm', query))).toMatchObject({
      reason: 'invalid_exact_evm_payload_authorization_value_mismatch',
    })
  })

  test('that has not the form of one is a bad request', () => {
    const { terms } = termsOf()
    expect(() => terms.read({ version: 1, network: base, payload: {} })).toThrow(Failure)
    expect(() =>
      terms.match({ version: 1, network: base, payload: {} }, tool, terms.offers('evm', tool)),
    ).toThrow(Failure)
  })

  test('is still known by what was signed when its terms are not offered any more', async () => {
    const { terms, clock } = termsOf()
    const offers = terms.offers('evm', tool)
    const payment = await paid(terms.required(tool, offers, ''), 2)
    const signed = terms.read(payment)
    clock.now += 3_600_000
    expect(
      terms.match(
        payment,
        { ...tool, priceUsd: '5' },
        terms.offers('evm', { ...tool, priceUsd: '5' }),
      ),
    ).toMatchObject({ reason: 'invalid_payment_requirements' })
    expect(terms.read(payment)).toEqual(signed)
    expect(termsOf({ on: {} }).terms.read(payment)).toEqual(signed)
    expect(
      termsOf({ on: {} }).terms.read({ version: 1, network: base, payload: payment.payload }),
    ).toEqual({ reason: 'invalid_network', message: `payments on ${base} are not accepted here` })
  })
})

describe('a price that has changed', () => {
  const dearer = { ...tool, priceUsd: '0.002' }

  test.each<[1 | 2]>([[1], [2]])(
    'is honoured for a while to clients of version %i who were told the old one',
    async (version) => {
      const { terms: old } = termsOf()
      const payment = await paid(old.required(tool, old.offers('evm', tool), ''), version)
      const { terms, clock } = termsOf({
        prices: [dearer],
        previous: [{ ...tool, until: Date.now() + 60_000 }],
      })
      const offers = terms.offers('evm', dearer)
      expect(terms.match(payment, dearer, offers)).toMatchObject({
        terms: { ...offers[0], amount: '1000' },
        nano: 1_000_000,
      })
      expect(terms.match(payment, { ...dearer, tool: 'other' }, offers)).toMatchObject({
        reason: expect.stringContaining('invalid_'),
      })
      clock.now += 60_001
      expect(terms.match(payment, dearer, offers)).toMatchObject({
        reason:
          version === 1
            ? 'invalid_exact_evm_payload_authorization_value_mismatch'
            : 'invalid_payment_requirements',
      })
    },
  )

  test('is the one that is told now', () => {
    const { terms } = termsOf({
      prices: [dearer],
      previous: [{ ...tool, until: Date.now() + 60_000 }],
    })
    expect(terms.offers('evm', dearer).map(({ amount }) => amount)).toEqual(['2000', '2000'])
  })

  test('does not stop the start when the old one could not be charged any more', async () => {
    const { terms } = termsOf({
      prices: [dearer],
      previous: [{ ...tool, priceUsd: '0.0000001', until: Date.now() + 60_000 }],
    })
    const offers = terms.offers('evm', dearer)
    expect(
      terms.match(await paid(terms.required(dearer, offers, ''), 2), dearer, offers),
    ).toMatchObject({ terms: offers[0] })
  })
})

describe('a facilitator that names another fee payer', () => {
  async function paidBefore(version: 1 | 2) {
    const { terms, says, clock } = termsOf()
    const payment = await paid(terms.required(tool, terms.offers('solana', tool), ''), version)
    const rename = (to: Address, signers?: string[]) =>
      void (says[solana] = {
        versions: [1, 2],
        extra: { feePayer: to },
        ...(signers && { signers }),
      })
    return { terms, clock, payment, rename }
  }

  test.each<[1 | 2]>([[1], [2]])(
    'does not spoil what was offered lately (version %i)',
    async (version) => {
      const { terms, clock, payment, rename } = await paidBefore(version)
      rename(laterFeePayer.address)
      clock.now += 119_000
      const offers = terms.offers('solana', tool)
      expect(offers[0]?.extra.feePayer).toBe(laterFeePayer.address)
      expect(terms.match(payment, tool, offers)).toMatchObject({
        terms: { ...offers[0], extra: { feePayer: feePayer.address } },
      })
      clock.now += 1001
      expect(terms.match(payment, tool, terms.offers('solana', tool))).toMatchObject({
        reason: 'invalid_exact_svm_fee_payer_mismatch',
      })
    },
  )

  test('is taken with every fee payer that it says to manage, whichever process offered it', async () => {
    const { payment } = await paidBefore(2)
    const { terms, says } = termsOf()
    says[solana] = { versions: [2], extra: { feePayer: laterFeePayer.address } }
    expect(terms.match(payment, tool, terms.offers('solana', tool))).toMatchObject({
      reason: 'invalid_exact_svm_fee_payer_mismatch',
    })
    says[solana] = {
      versions: [2],
      extra: { feePayer: laterFeePayer.address },
      signers: [laterFeePayer.address, feePayer.address],
    }
    const offers = terms.offers('solana', tool)
    expect(terms.match(payment, tool, offers)).toMatchObject({
      terms: { ...offers[0], extra: { feePayer: feePayer.address } },
    })
  })
})

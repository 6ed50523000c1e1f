import { x402Client, x402HTTPClient } from '@x402/core/client'
import { isPaymentRequiredV1, isPaymentRequiredV2 } from '@x402/core/schemas'
import { describe, expect, test } from 'vitest'
import type { ItemPrice } from '../../../server/payments/terms/resource.ts'
import {
  base,
  feePayer,
  local,
  merchant,
  mint,
  networks,
  payer,
  query,
  solana,
  solanaMerchant,
  termsOf,
  tool,
  usdc,
} from './offered-terms.ts'

describe('the terms of a resource', () => {
  test('are offered on every network of the path', () => {
    const { terms } = termsOf()
    expect(terms.offers('evm', tool)).toEqual([
      {
        scheme: 'exact',
        network: base,
        asset: usdc,
        amount: '1000',
        payTo: merchant,
        maxTimeoutSeconds: 120,
        extra: { name: 'USDC', version: '2' },
      },
      {
        scheme: 'exact',
        network: local,
        asset: payer.address,
        amount: '1000',
        payTo: merchant,
        maxTimeoutSeconds: 120,
        extra: { name: 'Test', version: '1' },
      },
    ])
    expect(terms.offers('solana', tool)).toEqual([
      {
        scheme: 'exact',
        network: solana,
        asset: mint.address,
        amount: '1000',
        payTo: solanaMerchant.address,
        maxTimeoutSeconds: 120,
        extra: { feePayer: feePayer.address },
      },
    ])
  })

  test('say that a query on Solana is answered within 30 seconds', () => {
    const { terms } = termsOf()
    expect(terms.offers('solana', query).map((offer) => offer.maxTimeoutSeconds)).toEqual([30])
    expect(terms.offers('evm', query).map((offer) => offer.maxTimeoutSeconds)).toEqual([120, 120])
  })

  test('are not offered where the facilitator does not serve the network, and again when it does', () => {
    const { terms, says } = termsOf()
    const before = says[base]
    says[base] = undefined
    expect(terms.offers('evm', tool).map(({ network }) => network)).toEqual([local])
    says[base] = before
    expect(terms.offers('evm', tool).map(({ network }) => network)).toEqual([base, local])
  })

  test('are not offered on Solana while the facilitator names no fee payer', () => {
    const { terms, says } = termsOf()
    says[solana] = { versions: [2], extra: {} }
    expect(terms.offers('solana', tool)).toEqual([])
  })

  test.each<[string, ItemPrice, string]>([
    [
      'a tool',
      { agent: 'EchoAgent', tool: 'echo', priceUsd: '0.0000001' },
      `the price of tool echo of agent EchoAgent cannot be charged on ${base}, whose ` +
        'asset has 6 decimals: 0.0000001 USD is not a whole number',
    ],
    [
      'a query',
      { agent: 'EchoAgent', priceUsd: '0' },
      `the price of a query to agent EchoAgent cannot be charged on ${base}, whose asset ` +
        'has 6 decimals: 0 USD is nothing',
    ],
  ])('cannot be made when the price of %s is no whole number of units', (_, price, sentence) => {
    expect(() => termsOf({ prices: [tool, price] })).toThrow(sentence)
  })

  test('cannot be made when one asset of several is too coarse for a price', () => {
    expect(() =>
      termsOf({
        on: {
          ...networks,
          'eip155:1': { path: 'evm', pay_to: merchant, asset: usdc, decimals: 2 },
        },
      }),
    ).toThrow(
      'the price of tool echo of agent EchoAgent cannot be charged on eip155:1, whose ' +
        'asset has 2 decimals',
    )
  })
})

describe('the 402', () => {
  test('is read by official clients of both versions', () => {
    const { terms } = termsOf()
    const { header, body } = terms.required(tool, terms.offers('evm', tool), 'payment required')
    expect(isPaymentRequiredV1(body)).toBe(true)
    expect(isPaymentRequiredV2(JSON.parse(Buffer.from(header, 'base64').toString()))).toBe(true)
    expect(
      new x402HTTPClient(new x402Client()).getPaymentRequiredResponse(() => header, body),
    ).toEqual({
      x402Version: 2,
      error: 'payment required',
      resource: {
        url: 'https://mesh.example/x402/agents/EchoAgent/echo',
        description: 'Says the text again.',
        mimeType: 'application/json',
        serviceName: 'Echo',
        tags: ['test'],
      },
      accepts: terms.offers('evm', tool),
      extensions: tool.listing?.().extensions,
    })
  })

  test('tells clients of version 1 the same, and what to send', () => {
    const { terms } = termsOf()
    const { body } = terms.required(tool, terms.offers('evm', tool), 'the price has changed')
    expect(body).toEqual({
      x402Version: 1,
      error: 'the price has changed',
      message: 'the price has changed',
      accepts: [
        {
          scheme: 'exact',
          network: 'base-sepolia',
          maxAmountRequired: '1000',
          resource: 'https://mesh.example/x402/agents/EchoAgent/echo',
          description: 'Says the text again.',
          mimeType: 'application/json',
          payTo: merchant,
          maxTimeoutSeconds: 120,
          asset: usdc,
          extra: { name: 'USDC', version: '2' },
          outputSchema: {
            input: {
              type: 'http',
              method: 'POST',
              discoverable: true,
              bodyType: 'json',
              bodyFields: { text: { type: 'string' } },
            },
            output: { type: 'object', properties: { result: {} } },
          },
        },
      ],
    })
  })

  test('names a network without a name in version 1 only where there is no other', () => {
    const { terms } = termsOf()
    const [, offer] = terms.offers('evm', tool)
    const { body } = terms.required(tool, offer ? [offer] : [], 'payment required')
    expect(body.accepts).toMatchObject([{ network: local }])
    expect(isPaymentRequiredV1(body)).toBe(true)
  })

  test('says that the money is play money where the facilitator says so', () => {
    const { terms, says } = termsOf()
    says[base] = { versions: [1, 2], extra: { playMoney: true } }
    const offers = terms.offers('evm', tool)
    const { header, body } = terms.required(tool, offers, 'payment required')
    expect(offers[0]?.extra).toEqual({ name: 'USDC', version: '2', playMoney: true })
    expect(body.accepts[0]?.description).toBe('(sandbox, play money) Says the text again.')
    expect(JSON.parse(Buffer.from(header, 'base64').toString())).toMatchObject({
      resource: { description: '(sandbox, play money) Says the text again.' },
    })
  })

  test('stays small enough for a head whatever the description', () => {
    const { terms } = termsOf()
    const { header } = terms.required(
      { ...tool, description: '價'.repeat(4096) },
      terms.offers('evm', tool),
      'payment required',
    )
    expect(header.length).toBeLessThan(8192)
  })
})

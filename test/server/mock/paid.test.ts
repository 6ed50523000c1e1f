import { decodePaymentRequiredHeader } from '@x402/core/http'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMeshClient } from '../../../client/mesh.ts'
import { createPayingFetch, type PaymentEvent } from '../../../client/paying.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import type { JsonRpcServer } from '../../support/chains/json-rpc.ts'
import {
  decodeReceipt,
  newWallet,
  officialFetch,
  sign,
} from '../../support/chains/official-client.ts'
import { servePayerRpc } from '../../support/chains/solana/payer-rpc.ts'
import { fault } from '../../support/http/schemas.ts'

const evm = 'eip155:84532'
const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const echo = { EVM: '/x402/agents/EchoAgent/echo', Solana: '/x402/solana/agents/EchoAgent/echo' }
type Kind = keyof typeof echo
const kinds: Kind[] = ['EVM', 'Solana']

let mock: Mock
let rpc: JsonRpcServer
beforeAll(async () => {
  mock = await startMock({
    contract: fileURLToPath(new URL('../../../generated/json/mesh.json', import.meta.url)),
  })
  rpc = await servePayerRpc()
})
afterAll(async () => {
  await mock.close()
  await rpc.stop()
})

const post = (path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(mock.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  })

/** A wallet that nobody ever had before. */
const throwAway = (kind: Kind, version?: 1 | 2) => newWallet(kind, rpc.url, version)

describe('without a payment', () => {
  test.each<[string, string | undefined, Record<string, string>]>([
    ['arguments', '{"text":"a"}', {}],
    ['no body', undefined, {}],
    ['wrong arguments', '[7]', {}],
    ['half a body', '{"te', {}],
    ['a form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a wish for another outcome', '{"text":"a"}', { prefer: 'code=200' }],
  ])('%s: 402 with the terms, in the header and in the body', async (_, body, headers) => {
    for (const path of [
      ...Object.values(echo),
      '/x402/agents/EchoAgent',
      '/x402/solana/agents/EchoAgent',
    ]) {
      const reply = await post(path, body, headers)
      const json: unknown = await reply.json()
      expect([reply.status, fault('mesh', 'PaymentRequired', json)]).toEqual([402, null])
      const { resource, accepts } = decodePaymentRequiredHeader(
        reply.headers.get('payment-required') ?? '',
      )
      expect(resource?.url, 'the terms are for the address that was asked').toBe(mock.url + path)
      expect(json).toHaveProperty('accepts.0.resource', mock.url + path)
      expect(accepts).toMatchObject([
        {
          scheme: 'exact',
          network: path.startsWith('/x402/solana') ? solana : evm,
          amount: '1000',
        },
      ])
    }
  })

  test('pages of other origins may read the terms and the receipt, and send a payment', async () => {
    const { headers } = await post(echo.EVM)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    for (const name of ['payment-required', 'payment-response', 'x-payment-response'])
      expect(headers.get('access-control-expose-headers')).toMatch(
        new RegExp(`(^|, )${name}(,|$)`, 'i'),
      )
    const preflightHeaders = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,payment-signature',
    }
    const preflight = await fetch(mock.url + echo.EVM, {
      method: 'OPTIONS',
      headers: preflightHeaders,
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type,payment-signature',
    ])
  })

  test('the terms can be held back', async () => {
    const start = performance.now()
    expect((await post(echo.EVM, undefined, { prefer: 'delay=200' })).status).toBe(402)
    expect(performance.now() - start).toBeGreaterThan(195)
  })
})

describe('with a payment', () => {
  test.each(kinds.flatMap((kind) => ([2, 1] as const).map((version) => [kind, version] as const)))(
    'an official client pays on %s in version %i',
    async (kind, version) => {
      const wallet = await throwAway(kind, version)
      const answer = await officialFetch(wallet)(mock.url + echo[kind], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"text":"Hello"}',
      })
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { result: { success: true, data: { text: 'Hello' } } },
      ])
      const payer = wallet.evm?.address.toLowerCase() ?? wallet.solana?.address
      expect(decodeReceipt(answer.headers.get('payment-response'))).toMatchObject({
        success: true,
        network: kind === 'EVM' ? evm : solana,
        payer,
      })
      const { network } = decodeReceipt(answer.headers.get('x-payment-response'))
      expect(network).toBe(kind === 'EVM' ? 'base-sepolia' : 'solana-devnet')
    },
  )

  test('the paying client buys tools and answers, and hears of the receipt', async () => {
    const kinds: PaymentEvent['kind'][] = []
    const pay = createPayingFetch({
      signers: { evm: privateKeyToAccount(generatePrivateKey()) },
      caps: { perPayment: '0.01', perPurchase: '0.01' },
      networks: [evm],
      recipients: 'any',
      onEvent: ({ kind }) => kinds.push(kind),
    })
    const mesh = createMeshClient({ baseUrl: mock.url, pay: { fetch: pay, chain: 'evm' } })
    expect(await mesh.callTool('EchoAgent', 'echo', { text: 'Hello' })).toEqual({
      success: true,
      data: { text: 'Hello' },
    })
    expect((await mesh.ask('OpenMeteoWeatherAgent', 'Will it rain?')).response).toContain('Lisbon')
    expect(kinds).toEqual(['signed', 'paid', 'signed', 'paid'])
  })

  test('the same payment has the same receipt, and what was refused has none', async () => {
    const { name, value } = await sign(await post(echo.EVM), await throwAway('EVM'))
    const [first, second] = [
      await post(echo.EVM, '{"text":"a"}', { [name]: value }),
      await post(echo.EVM, '{"text":"a"}', { [name]: value }),
    ]
    expect(first.headers.get('payment-response')).toMatch(/^[\w+/]{40,}=*$/)
    expect(second.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    for (const [body, prefer, status] of [
      ['{"te', '', 400],
      ['[7]', '', 400],
      ['{"text":"a"}', 'code=502', 502],
      ['{"text":"a"}', 'code=409', 409],
      ['{"text":"a"}', 'code=402', 402],
    ] as const) {
      const refused = await post(echo.EVM, body, { [name]: value, prefer })
      expect([refused.status, refused.headers.get('payment-response')]).toEqual([status, null])
    }
    expect(
      (await post('/x402/agents/EchoAgent/a,b,c', '{}', { [name]: value })).status,
      'a path parameter may have commas in it',
    ).toBe(200)
  })

  test.each([
    ['payment-signature', 'any'],
    ['x-payment', btoa('{}')],
    ['x-payment', btoa('{"x402Version":1,"scheme":"exact","network":"base-sepolia","payload":{}}')],
  ])('%s: %s is none, and refused as the server does', async (name, value) => {
    const reply = await post(echo.EVM, '{"text":"a"}', { [name]: value })
    expect([reply.status, fault('mesh', 'Error', await reply.json())]).toEqual([400, null])
  })
})

import { globSync, readFileSync } from 'node:fs'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import type { PaymentRequired } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import contract from '../../../generated/json/upstream/facilitator.json' with { type: 'json' }
import {
  startSandboxFacilitator,
  type SandboxFacilitator,
} from '../../../server/sandbox/facilitator.ts'
import type { JsonRpcServer } from '../../support/chains/json-rpc.ts'
import {
  decodeReceipt,
  newWallet,
  officialFetch,
  sign,
  signRequired,
} from '../../support/chains/official-client.ts'
import { servePayerRpc } from '../../support/chains/solana/payer-rpc.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { readReply, post } from '../../support/servers/mesh.ts'
import { startServer } from '../../support/servers/process.ts'
import { fault, judgeOf } from '../../support/http/schemas.ts'
import { testSeller } from '../../support/servers/seller.ts'
import { until } from '../../support/waiting.ts'

/** The agents of the product that anyone may pay for. */
const sold = globSync('spec/agents/*.yaml').filter((file) =>
  /^ +x402: true$/m.test(readFileSync(file, 'utf8')),
)

const evm = 'eip155:84532'
const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const echo = { EVM: '/x402/agents/EchoAgent/echo', Solana: '/x402/solana/agents/EchoAgent/echo' }
type Kind = keyof typeof echo
const kinds: Kind[] = ['EVM', 'Solana']

let sandbox: Gateway
let rpc: JsonRpcServer
let facilitator: SandboxFacilitator
let url: string

beforeAll(async () => {
  rpc = await servePayerRpc()
  facilitator = await startSandboxFacilitator()
  url = facilitator.networks[evm]?.facilitator ?? ''
  sandbox = await startGateway({ mesh: {} })
  for (const kind of kinds)
    await until('the sandbox sells', async () => (await ask(kind)).status === 402)
})

afterAll(async () => {
  await sandbox.stop()
  await facilitator.close()
  await rpc.stop()
})

const ask = (kind: Kind, body: unknown = {}, headers?: Record<string, string>) =>
  post(sandbox.meshUrl, echo[kind], body, headers)

/** A wallet that nobody ever had before, and that has nothing. */
const throwAway = (kind: Kind, version?: 1 | 2) => newWallet(kind, rpc.url, version)

describe('without any configuration', () => {
  test.each(kinds)(
    'a tool asks to be paid in play money on %s, in both versions of x402',
    async (kind) => {
      const { status, json, headers } = await ask(kind)
      expect(status).toBe(402)
      expect(fault('mesh', 'PaymentRequired', json)).toBeNull()
      const { resource, accepts } = decodePaymentRequiredHeader(
        headers.get('payment-required') ?? '',
      )
      expect(resource?.description).toMatch(/^\(sandbox, play money\) /)
      expect(accepts).toMatchObject([
        { network: kind === 'EVM' ? evm : solana, amount: '1000', extra: { playMoney: true } },
      ])
      expect(json['accepts']).toMatchObject([
        {
          network: kind === 'EVM' ? 'base-sepolia' : 'solana-devnet',
          maxAmountRequired: '1000',
          description: expect.stringMatching(/^\(sandbox, play money\) /),
          extra: { playMoney: true },
        },
      ])
    },
  )

  test.each(['/x402/agents', '/x402/solana/agents'])('%s lists what is for sale', async (path) => {
    const { json } = await readReply(await fetch(`${sandbox.meshUrl}${path}`))
    expect(fault('mesh', 'PaidAgents', json)).toBeNull()
    expect(json['count']).toBe(sold.length)
    expect(json['agents']).toContainEqual(expect.objectContaining({ agentId: 'EchoAgent' }))
  })

  test.each(kinds.flatMap((kind) => ([2, 1] as const).map((version) => [kind, version] as const)))(
    'an official client pays on %s in version %i with a key of no worth',
    async (kind, version) => {
      const wallet = await throwAway(kind, version)
      const answer = await officialFetch(wallet)(`${sandbox.meshUrl}${echo[kind]}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"text":"paid for"}',
      })
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { result: { success: true, data: { text: 'paid for' } } },
      ])
      const payer = wallet.evm?.address.toLowerCase() ?? wallet.solana?.address
      expect(decodeReceipt(answer.headers.get('payment-response'))).toMatchObject({
        success: true,
        network: kind === 'EVM' ? evm : solana,
        payer,
      })
    },
  )

  test('the official client pays as it is, without being told of the token', async () => {
    const pay = wrapFetchWithPayment(
      fetch,
      new x402Client().register(
        'eip155:*',
        new ExactEvmScheme(privateKeyToAccount(generatePrivateKey())),
      ),
    )
    const answer = await pay(`${sandbox.meshUrl}/x402/agents/EchoAgent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"What is 2 + 3?"}',
    })
    expect([answer.status, await answer.json()]).toMatchObject([200, { result: { success: true } }])
  })

  test.each(kinds)(
    'the same payment again gets the same answer and receipt on %s',
    async (kind) => {
      const { name, value } = await sign(
        await fetch(`${sandbox.meshUrl}${echo[kind]}`, { method: 'POST' }),
        await throwAway(kind),
      )
      const [first, second] = [
        await ask(kind, { text: 'once' }, { [name]: value }),
        await ask(kind, { text: 'once' }, { [name]: value }),
      ]
      expect([
        first.status,
        second.status,
        second.text,
        second.headers.get('idempotent-replayed'),
      ]).toEqual([200, 200, first.text, 'true'])
      expect(second.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    },
  )
})

test('each of two workers sells, and takes payments', async () => {
  const server = await startServer({
    config: { mesh: { agents: ['spec/agents'] } },
    args: ['--workers', '2'],
  })
  const meshUrl = String(
    server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
  )
  const pay = officialFetch(await throwAway('EVM'))
  // Requests at once take a connection each, and the workers take turns at connections.
  const paid = await Promise.all(
    Array.from({ length: 4 }, () =>
      pay(`${meshUrl}${echo.EVM}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"text":"a"}',
      }),
    ),
  )
  const replies = await Promise.all(
    paid.map(async (reply) => [reply.status, (await reply.json()) as unknown]),
  )
  expect(replies).toEqual(
    replies.map(() => [200, { result: { success: true, data: { text: 'a' } } }]),
  )
})

test('outside the sandbox nobody can be paid in play money', async () => {
  const { gateway } = await testSeller({
    facilitator: url,
    settings: { networks: facilitator.networks },
  })
  await until('the facilitator was heard', async () =>
    (await (await fetch(`${gateway.operatorUrl}/readyz`)).text()).includes(
      'moves play money, which is for the sandbox only',
    ),
  )
  expect(
    await post(gateway.meshUrl, '/x402/agents/ShopAgent/get_weather', { city: 'Lisbon' }),
  ).toMatchObject({ status: 503, json: { code: 'unavailable' } })
})

describe('the facilitator itself', () => {
  /** What our server would send of a payment that a client has signed. */
  async function charge(kind: Kind, change: (required: PaymentRequired) => void = () => {}) {
    const required = decodePaymentRequiredHeader(
      (await ask(kind)).headers.get('payment-required') ?? '',
    )
    const [terms] = structuredClone(required.accepts)
    change(required)
    const { value } = await signRequired(required, await throwAway(kind))
    const { payload } = JSON.parse(Buffer.from(value, 'base64').toString()) as {
      payload: Record<string, unknown>
    } // written by the official client
    const resource = { url: 'http://127.0.0.1/', description: '', mimeType: 'application/json' }
    return {
      x402Version: 2,
      paymentPayload: { x402Version: 2, resource, accepted: terms, payload },
      paymentRequirements: terms,
    }
  }

  const judges = {
    VerifyAnswer: judgeOf(contract, 'VerifyAnswer'),
    SettleAnswer: judgeOf(contract, 'SettleAnswer'),
    Supported: judgeOf(contract, 'Supported'),
    FacilitatorFault: judgeOf(contract, 'FacilitatorFault'),
  }
  const keeps = (name: keyof typeof judges, json: unknown) =>
    expect(judges[name](json), JSON.stringify(json)).toBe(true)

  async function verified(body: unknown) {
    const { status, json } = await post(url, '/verify', body)
    keeps('VerifyAnswer', json)
    return [status, json['isValid'], json['invalidReason']]
  }

  test('tells what it serves in both versions, marked as play money', async () => {
    const { json } = await readReply(await fetch(`${url}/supported`))
    keeps('Supported', json)
    expect(json['kinds'] as object[]).toMatchObject([
      { x402Version: 2, network: evm, extra: { playMoney: true } },
      { x402Version: 1, network: 'base-sepolia', extra: { playMoney: true } },
      { x402Version: 2, network: solana, extra: { playMoney: true, feePayer: expect.any(String) } },
      {
        x402Version: 1,
        network: 'solana-devnet',
        extra: { playMoney: true, feePayer: expect.any(String) },
      },
    ])
  })

  test.each(kinds)(
    'settles a payment on %s twice with the same transaction, and another one with another',
    async (kind) => {
      const [one, other] = [await charge(kind), await charge(kind)]
      expect(await verified(one)).toEqual([200, true, undefined])
      const settled = await Promise.all([one, one, other].map((body) => post(url, '/settle', body)))
      for (const { json } of settled) keeps('SettleAnswer', json)
      const [first, again, another] = settled.map(({ json }) => json)
      expect(first).toMatchObject({
        success: true,
        network: kind === 'EVM' ? evm : solana,
        transaction: expect.stringMatching(
          kind === 'EVM' ? /^0x[0-9a-f]{64}$/ : /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
        ),
      })
      expect(again).toEqual(first)
      expect(another?.['transaction']).not.toBe(first?.['transaction'])
    },
  )

  test.each<[string, Kind, (required: PaymentRequired) => void, string]>([
    [
      'less than the price',
      'EVM',
      ({ accepts: [terms] }) => terms && (terms.amount = '1'),
      'invalid_exact_evm_payload_authorization_value_mismatch',
    ],
    [
      'somebody else',
      'EVM',
      ({ accepts: [terms] }) =>
        terms && (terms.payTo = '0x209693Bc6afc0C5328bA36FaF03C514EF312287C'),
      'invalid_exact_evm_recipient_mismatch',
    ],
    [
      'another token of EVM',
      'EVM',
      ({ accepts: [terms] }) =>
        terms && (terms.asset = '0x209693Bc6afc0C5328bA36FaF03C514EF312287C'),
      'invalid_exact_evm_signature',
    ],
    [
      'under another name of the token',
      'EVM',
      ({ accepts: [terms] }) => terms && (terms.extra['name'] = 'USD Coin'),
      'invalid_exact_evm_signature',
    ],
    [
      'less than the price on Solana',
      'Solana',
      ({ accepts: [terms] }) => terms && (terms.amount = '1'),
      'invalid_exact_svm_payload_amount_mismatch',
    ],
    [
      'somebody else on Solana',
      'Solana',
      ({ accepts: [terms] }) =>
        terms && (terms.payTo = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'),
      'invalid_exact_svm_payload_recipient_mismatch',
    ],
  ])('refuses a payment of %s', async (_, kind, change, reason) => {
    const body = await charge(kind, change)
    expect(await verified(body)).toEqual([200, false, reason])
    const { json } = await post(url, '/settle', body)
    keeps('SettleAnswer', json)
    expect(json).toMatchObject({ success: false, errorReason: reason, transaction: '' })
  })

  test('refuses what is not signed by its payer', async () => {
    const [one, other, solanaOne] = [
      await charge('EVM'),
      await charge('EVM'),
      await charge('Solana'),
    ]
    one.paymentPayload.payload['signature'] = other.paymentPayload.payload['signature']
    expect(await verified(one)).toEqual([200, false, 'invalid_exact_evm_signature'])
    const bytes = Buffer.from(String(solanaOne.paymentPayload.payload['transaction']), 'base64')
    bytes[70] = (bytes[70] ?? 0) ^ 1 // within the second signature, which is the payer's
    solanaOne.paymentPayload.payload['transaction'] = bytes.toString('base64')
    expect(await verified(solanaOne)).toEqual([
      200,
      false,
      'invalid_exact_svm_payload_signature_invalid',
    ])
  })

  test('refuses other networks, and what is no payment', async () => {
    const body = await charge('EVM')
    expect(
      await verified({
        ...body,
        paymentRequirements: { ...body.paymentRequirements, network: 'eip155:8453' },
      }),
    ).toEqual([200, false, 'invalid_network'])
    expect(
      await verified({
        ...body,
        paymentPayload: { ...body.paymentPayload, payload: { nothing: true } },
      }),
    ).toEqual([200, false, 'invalid_payload'])
  })

  test.each([
    ['no JSON', 'x', 400],
    ['no charge', '{"x402Version":2}', 400],
    ['nothing', '', 400],
  ])('does not understand %s', async (_, text, status) => {
    const answer = await post(url, '/settle', text)
    expect(answer.status).toBe(status)
    keeps('FacilitatorFault', answer.json)
  })

  test('has nothing else', async () => {
    const { status, json } = await readReply(await fetch(`${url}/list`))
    expect(status).toBe(404)
    keeps('FacilitatorFault', json)
  })
})

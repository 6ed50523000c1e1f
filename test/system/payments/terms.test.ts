import { decodePaymentRequiredHeader } from '@x402/core/http'
import { PaymentRequiredV1Schema, PaymentRequiredV2Schema } from '@x402/core/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/mesh.ts'
import { readReply, post, refusalOf, type Mesh } from '../../support/servers/mesh.ts'
import { dial, exchange, requestBytes, type Reply } from '../../support/http/raw.ts'
import { fault } from '../../support/http/schemas.ts'
import { testSeller } from '../../support/servers/seller.ts'
import {
  withChangedHeader,
  decodeHeader,
  kinds,
  note,
  startPaymentStack,
  paymentsOf,
  type Payment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'

const publicUrl = 'https://agents.example.com/mesh'
let stack: PaymentStack
let seller: Mesh

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller({ mesh: { public_url: `${publicUrl}/` } })
})

afterAll(() => stack.stop())

/** What is asked of a payer, for each chain. */
const chains = {
  EVM: {
    path: '/x402/agents',
    network: 'eip155:84532',
    v1: 'base-sepolia',
    offer: () => ({
      asset: stack.evm.token,
      payTo: stack.evm.payTo,
      extra: { name: 'USD Coin', version: '2' },
    }),
    querySeconds: 120,
  },
  Solana: {
    path: '/x402/solana/agents',
    network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    v1: 'solana-devnet',
    offer: () => ({
      asset: stack.solana.mint,
      payTo: stack.solana.payTo,
      extra: { feePayer: stack.solana.facilitator.address },
    }),
    querySeconds: 30,
  },
}

describe.each(kinds)('on %s', (kind) => {
  const { path, network, v1, offer, querySeconds } = chains[kind]
  const url = (what: string) => `${path}/${what}`

  const sold: [what: string, amount: string, seconds: number, description: RegExp][] = [
    [note, '1000', 120, /^Write a note$/],
    ['ShopAgent/get_weather', '2000', 120, /^Get the weather$/],
    ['ShopAgent/get_place', '10000', 120, /^Get a place$/],
    ['ShopAgent', '50000', querySeconds, /^Ask ShopAgent in natural language/],
    ['OtherShop/get_weather', '2000', 120, /^Get the weather$/],
  ]
  test.each(sold)(
    'asks for the price of %s in both versions at once, as the official parsers read them',
    async (what, amount, maxTimeoutSeconds, description) => {
      const { status, headers, json } = await stack.unpaid(seller, kind, what)
      expect(status).toBe(402)
      const resource = publicUrl + url(what)
      const second = PaymentRequiredV2Schema.parse(
        decodePaymentRequiredHeader(headers.get('payment-required') ?? ''),
      )
      expect(second.accepts).toEqual([
        { scheme: 'exact', network, amount, maxTimeoutSeconds, ...offer() },
      ])
      expect(second.resource).toMatchObject({
        url: resource,
        mimeType: 'application/json',
        description: expect.stringMatching(description),
      })
      const first = PaymentRequiredV1Schema.parse(json)
      expect(first.accepts).toHaveLength(1)
      expect(first.accepts[0]).toMatchObject({
        scheme: 'exact',
        network: v1,
        maxAmountRequired: amount,
        maxTimeoutSeconds,
        resource,
        mimeType: 'application/json',
        ...offer(),
      })
      expect(fault('mesh', 'PaymentRequired', json)).toBeNull()
      expect(first.error).toContain('payment required')
      expect([json['message'], second.error]).toEqual([first.error, first.error])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('x-request-id') ?? '').toMatch(/^[\w-]{1,64}$/)
      expect(decodeURIComponent(headers.get('x-error-message') ?? '')).toBe(
        first.error?.slice(0, 300),
      )
    },
  )

  const head = (headers: string[]) =>
    requestBytes(`POST ${url(note)} HTTP/1.1`, ['Host: tollgate.test', ...headers])
  const expectTerms = (reply: Reply | null) => {
    expect(reply?.status).toBe(402)
    expect(
      PaymentRequiredV1Schema.parse(JSON.parse(reply?.body.toString() ?? '')).accepts,
    ).toHaveLength(1)
    expect(
      PaymentRequiredV2Schema.parse(
        decodePaymentRequiredHeader(reply?.headers['payment-required'] ?? ''),
      ).accepts,
    ).toHaveLength(1)
  }

  const unread: Record<string, string[]> = {
    'declares 200 KiB that never come': [
      'Content-Type: application/json',
      `Content-Length: ${200 << 10}`,
    ],
    'comes in chunks that never come': [
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ],
    'waits to be asked for its body': [
      'Content-Type: application/json',
      'Content-Length: 20',
      'Expect: 100-continue',
    ],
    'has no body': [],
    'has an empty body': ['Content-Type: application/json', 'Content-Length: 0'],
  }
  test.each(Object.entries(unread))(
    'tells the terms at once to a request that %s',
    async (_how, headers) => {
      const { reply, endedMs, raw } = await exchange(seller.gateway.meshUrl, head(headers))
      expectTerms(reply)
      expect(raw.toString('latin1').startsWith('HTTP/1.1 402')).toBe(true)
      expect(endedMs).toBeLessThan(20_000)
    },
  )

  test.each([
    ['{"city":', 'application/json'],
    ['[1]', 'application/json'],
    ['city=Lisbon', 'application/x-www-form-urlencoded'],
    ['<x/>', 'text/xml'],
    ['\u{fffd}'.repeat(9), 'application/json; charset=utf-16'],
  ])('tells the terms to whoever sends %j as %s', async (body, type) => {
    const { reply } = await exchange(
      seller.gateway.meshUrl,
      requestBytes(
        `POST ${url(note)} HTTP/1.1`,
        ['Host: tollgate.test', `Content-Type: ${type}`],
        body,
      ),
    )
    expectTerms(reply)
  })

  test('leaves the connection usable when it told the terms before the body came', async () => {
    const socket = await dial(seller.gateway.meshUrl)
    let response = ''
    socket.on('data', (part) => (response += part.toString('latin1')))
    const bytes = requestBytes(
      `POST ${url(note)} HTTP/1.1`,
      ['Host: tollgate.test', 'Content-Type: application/json'],
      '{"note":"x"}',
    )
    socket.write(bytes)
    socket.write(bytes)
    await expect.poll(() => response.split('HTTP/1.1 402').length - 1).toBe(2)
    socket.destroy()
  })

  const garbage = { 'payment-signature': '!!!!' }
  const text = { 'content-type': 'text/plain' }
  const at = (what: string, body: string, headers: Record<string, string>) =>
    post(seller.gateway.meshUrl, url(what), body, headers)

  test.each(['no payment', 'garbage', 'a payment'])(
    'refuses what is not for sale first, with 404: %s',
    async (name) => {
      const payment = await stack.pay(seller, kind, 'ShopAgent/get_weather')
      const headers = { 'no payment': {}, garbage, 'a payment': payment.headers }[name] ?? {}
      for (const [what, hint] of [
        ['NoSuchAgent/get_weather', 'There are'],
        ['NoSuchAgent', 'ShopAgent'],
        ['ShopAgent/no_such_tool', 'get_weather'],
      ] as const)
        expect(refusalOf(await at(what, 'not json', headers), 404, 'not_found').message).toContain(
          hint,
        )
      for (const what of ['KeyedAgent/get_thing', 'KeyedAgent/no_such_tool', 'KeyedAgent']) {
        for (const [body, more] of [
          ['{}', {}],
          ['{"a":1}', {}],
          ['not json', {}],
          ['not json', text],
          ['', {}],
          ['x'.repeat(300 << 10), {}],
        ] as const) {
          const reply = await at(what, body, { ...headers, ...more })
          expect(refusalOf(reply, 404, 'not_found').message).toMatch(
            /^KeyedAgent is not for sale; send POST \/mesh_request/,
          )
        }
      }
    },
  )

  test('refuses another method with 405, and a body that is declared too large with 413', async () => {
    const got = await readReply(await fetch(seller.gateway.meshUrl + url(note)))
    refusalOf(got, 405, 'method_not_allowed')
    const large = await exchange(
      seller.gateway.meshUrl,
      head(['Content-Type: application/json', `Content-Length: ${(256 << 10) + 1}`]),
    )
    expect(large.reply?.status).toBe(413)
  })

  test('refuses an unreadable payment, then the body, then the terms, and charges for none of them', async () => {
    const payment = await stack.pay(seller, kind, 'ShopAgent/get_weather')
    const poor = withChangedHeader(
      payment,
      (content) => ((content['accepted'] as Record<string, unknown>)['amount'] = '1'),
    )
    const requestCount = seller.tools.requests.length
    const send = (body: string, headers: Record<string, string>) =>
      at('ShopAgent/get_weather', body, headers)
    refusalOf(await send('not json', { ...garbage, ...text }), 400, 'invalid_request')
    refusalOf(
      await send('not json', { ...payment.headers, ...text }),
      415,
      'unsupported_media_type',
    )
    refusalOf(await send('not json', payment.headers), 400, 'invalid_request')
    refusalOf(await send('', payment.headers), 400, 'invalid_request')
    const wrong = refusalOf(await send('{"city":7}', poor.headers), 400, 'invalid_request')
    expect(wrong.param).toBe('body.city')
    expect((await send('{"city":"Lisbon"}', poor.headers)).status).toBe(402)
    expect([seller.tools.requests.length, await paymentsOf(seller, payment.payer)]).toEqual([
      requestCount,
      [],
    ])
    expect((await send('{"city":"Lisbon"}', payment.headers)).status).toBe(200)
  })

  test('lets pages of any origin see the terms and pay', async () => {
    const origin = { origin: 'https://shop.example' }
    const preflightHeaders = {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, payment-signature',
    }
    const preflight = await fetch(seller.gateway.meshUrl + url(note), {
      method: 'OPTIONS',
      headers: preflightHeaders,
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('payment-signature')
    const payment = await stack.pay(seller, kind)
    for (const headers of [origin, { ...origin, ...payment.headers }]) {
      const { status, headers: replyHeaders } = await post(
        seller.gateway.meshUrl,
        url(note),
        { note: `${kind} page` },
        headers,
      )
      expect(status).toBe(headers === origin ? 402 : 200)
      expect(replyHeaders.get('access-control-allow-origin')).toBe('*')
      const exposed = (replyHeaders.get('access-control-expose-headers') ?? '').toLowerCase()
      for (const name of [
        'payment-required',
        'payment-response',
        'x-payment-response',
        'retry-after',
        'x-request-id',
        'x-error-message',
      ])
        expect(exposed).toContain(name)
    }
  })

  test('answers with a receipt in the words of each version', async () => {
    const payment = await stack.pay(seller, kind)
    const { headers } = await stack.ask(seller, kind, note, { note: `${kind} receipt` }, payment)
    const receipts = ['payment-response', 'x-payment-response'].map((name) =>
      decodeHeader(headers.get(name) ?? ''),
    ) as [Payment['content'], Payment['content']] // there are two
    expect(receipts.map(({ network }) => network)).toEqual([network, v1])
    const [last] = (await stack.purses[kind].transfers()).slice(-1)
    for (const receipt of receipts) {
      expect(receipt).toMatchObject({ success: true, transaction: last?.transaction })
      expect(String(receipt['payer']).toLowerCase()).toBe(payment.payer.toLowerCase())
    }
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('idempotent-replayed')).toBeNull()
  })

  const listed = async (query: string, host = 'tollgate.test') => {
    const { reply } = await exchange(
      seller.gateway.meshUrl,
      requestBytes(`GET ${path}${query} HTTP/1.1`, [`Host: ${host}`]),
    )
    expect(reply?.status).toBe(200)
    const body: unknown = JSON.parse(reply?.body.toString() ?? '')
    expect(fault('mesh', 'PaidAgents', body)).toBeNull()
    return body as components['schemas']['PaidAgents'] // judged on the line above
  }

  test('lists what is for sale, with prices and public addresses', async () => {
    const { count, agents } = await listed('?details=true', 'evil.example')
    expect(count).toBe(2)
    expect(
      agents
        .map(({ agentId, tools }) => [agentId, tools.map(({ name, priceUsd }) => [name, priceUsd])])
        .toSorted(),
    ).toEqual([
      ['OtherShop', [['get_weather', '0.002']]],
      [
        'ShopAgent',
        [
          ['get_weather', '0.002'],
          ['get_place', '0.01'],
          ['write_note', '0.001'],
          ['write_quickly', '0.001'],
          ['be_quick', '0.001'],
        ],
      ],
    ])
    for (const { agentId, tools } of agents)
      for (const { name, resourceUrl, network: named, parameters } of tools) {
        expect([resourceUrl, named]).toEqual([`${publicUrl}${path}/${agentId}/${name}`, v1])
        expect(parameters).toMatchObject({ type: 'object' })
      }
    const brief = await listed('')
    expect(brief).toEqual({
      count,
      agents: agents.map(({ agentId, tools }) => ({
        agentId,
        tools: tools.map(({ parameters: _left, ...tool }) => tool),
      })),
    })
    refusalOf(
      await readReply(await fetch(`${seller.gateway.meshUrl}${path}?detail=true`)),
      400,
      'invalid_request',
    )
  })

  test('never takes an address from a Host header', async () => {
    const bare = await stack.startSeller()
    const headers = [
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'Forwarded: host=evil.example',
      'X-Forwarded-Proto: https',
    ]
    const [list, terms] = await Promise.all([
      exchange(bare.gateway.meshUrl, requestBytes(`GET ${path} HTTP/1.1`, headers)),
      exchange(bare.gateway.meshUrl, requestBytes(`POST ${url(note)} HTTP/1.1`, headers)),
    ])
    for (const { reply } of [list, terms])
      expect(reply?.body.toString()).toContain(`"${bare.gateway.meshUrl}${url(note)}"`)
    expect(
      Buffer.from(terms.reply?.headers['payment-required'] ?? '', 'base64').toString(),
    ).toContain(`"${bare.gateway.meshUrl}${url(note)}"`)
    for (const { raw } of [list, terms]) expect(raw.toString()).not.toContain('evil')
    await stack.close(bare)
  })
})

test('sells nothing and says so while the facilitator has not responded', async () => {
  await stack.proxy.down()
  try {
    const deaf = await testSeller({
      evm: stack.evm,
      solana: stack.solana,
      facilitator: stack.proxy.url,
    })
    for (const kind of kinds) {
      expect(refusalOf(await stack.unpaid(deaf, kind), 503, 'unavailable').message).toContain(
        'nothing can be paid',
      )
      expect((await readReply(await fetch(deaf.gateway.meshUrl + chains[kind].path))).json).toEqual(
        {
          count: 0,
          agents: [],
        },
      )
    }
    const readyz = await fetch(`${deaf.gateway.operatorUrl}/readyz`)
    expect([readyz.status, await readyz.text()]).toEqual([
      200,
      expect.stringMatching(/"ready":true.*has not responded/),
    ])
  } finally {
    await stack.proxy.up()
  }
})

test('sells nothing where no network is configured, and on no chain that is not', async () => {
  const only = await testSeller({ evm: stack.evm, facilitator: stack.proxy.url })
  await expect.poll(async () => (await stack.unpaid(only, 'EVM')).status).toBe(402)
  refusalOf(await stack.unpaid(only, 'Solana'), 503, 'unavailable')
  const none = await testSeller({ facilitator: stack.proxy.url })
  for (const kind of kinds)
    expect(refusalOf(await stack.unpaid(none, kind), 503, 'unavailable').message).toContain(
      'accepts no payments',
    )
})

import type { PaymentRequired } from '@x402/core/types'
import type { LocalAccount } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusalOf, type MeshReply, type Mesh } from '../../support/servers/mesh.ts'
import { fault } from '../../support/http/schemas.ts'
import {
  withChangedHeader,
  asVersion,
  decodeHeader,
  encodeHeader,
  kinds,
  note,
  startPaymentStack,
  paymentsOf,
  unusedAddresses,
  type Kind,
  type Payment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'
import { operatorJson } from '../../support/http/operator.ts'

let stack: PaymentStack
let seller: Mesh

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller()
})

afterAll(() => stack.stop())

/** A 402 that says what is wrong, with the terms to do it right. */
function expectTerms({ status, headers, json, text }: MeshReply, says: RegExp): void {
  expect(status, text).toBe(402)
  expect(json['error']).toMatch(says)
  expect(fault('mesh', 'PaymentRequired', json)).toBeNull()
  expect(decodeHeader(headers.get('payment-required') ?? '')).toMatchObject({
    x402Version: 2,
    error: json['error'],
  })
  // Nothing was tried on the chain.
  expect(headers.get('payment-response')).toBeNull()
}

/** Nothing of it was claimed, run or charged, and the true payment is as good as before. */
async function expectUntouched(kind: Kind, { payer }: Payment, count: number): Promise<void> {
  expect(await paymentsOf(seller, payer)).toEqual([])
  expect(await stack.charges(kind, payer)).toEqual([])
  expect(seller.tools.requests).toHaveLength(count)
}

describe.each(kinds)('on %s', (kind) => {
  const { network } = {
    EVM: { network: 'eip155:84532' },
    Solana: { network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
  }[kind]
  const ask = (what: string, body: unknown, payment: Pick<Payment, 'headers'>) =>
    stack.ask(seller, kind, what, body, payment)
  const offerIn = (required: PaymentRequired) =>
    // There is one.
    required.accepts[0] as unknown as Record<string, unknown> & { extra: Record<string, unknown> }

  test('binds a payment to the request that it was first sent with, whatever its price', async () => {
    const payment = await stack.pay(seller, kind, 'ShopAgent/get_weather')
    expect((await ask('ShopAgent/get_weather', { city: 'Lisbon' }, payment)).status).toBe(200)
    const count = seller.tools.requests.length
    const others: [what: string, body: unknown][] = [
      ['ShopAgent/get_weather', { city: 'Porto' }],
      ['OtherShop/get_weather', { city: 'Lisbon' }],
      ['ShopAgent/get_place', { city: 'Lisbon' }],
      [note, { note: 'Lisbon' }],
      ['ShopAgent', { query: 'Lisbon' }],
      ['OtherShop', { query: 'Lisbon', raw_data_only: true }],
    ]
    for (const [what, body] of others) {
      const answer = await ask(what, body, payment)
      expect(refusalOf(answer, 409, 'payment_bound').message).toContain('sign a new one')
      expect(answer.headers.get('x-should-retry')).toBe('false')
    }
    expect(seller.tools.requests).toHaveLength(count)
    expect(await stack.charges(kind, payment.payer)).toEqual([2000n])
  })

  test('runs one of two requests that come at once with the same payment', async () => {
    const payment = await stack.pay(seller, kind)
    const count = seller.tools.requests.length
    const answers = await Promise.all(
      ['one', 'other'].map((words) => ask(note, { note: `${kind} ${words}` }, payment)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const answer of answers) if (answer.status === 409) refusalOf(answer, 409, 'payment_bound')
    expect(seller.tools.requests).toHaveLength(count + 1)
    expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
  })

  test('takes a body that is written differently for the same request', async () => {
    const payment = await stack.pay(seller, kind, 'ShopAgent')
    const first = await ask('ShopAgent', '{"query":"How is it?","raw_data_only":false}', payment)
    const second = await ask(
      'ShopAgent',
      ' { "raw_data_only" : false, "query" : "How is it\\u003f" } ',
      payment,
    )
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await stack.charges(kind, payment.payer)).toEqual([50_000n])
  })

  test.each([1, 2] as const)(
    'does not take what one tool costs for another, dearer or cheaper, by version %s',
    async (version) => {
      const count = seller.tools.requests.length
      const payment = await stack.pay(seller, kind, 'ShopAgent/get_weather', { version })
      expectTerms(await ask('ShopAgent/get_place', { city: 'Lisbon' }, payment), /amount|units/)
      expectTerms(await ask(note, { note: 'cheaper' }, payment), /amount|units/)
      expectTerms(await ask('ShopAgent', { query: 'Lisbon?' }, payment), /amount|units/)
      await expectUntouched(kind, payment, count)
      expect((await ask('ShopAgent/get_weather', { city: `v${version}` }, payment)).status).toBe(
        200,
      )
      expect(await stack.charges(kind, payment.payer)).toEqual([2000n])
    },
  )

  test.each(['999', '1001', '0', '1'])(
    'does not take a payment of %s units for one of 1000, whatever it says it accepted',
    async (amount) => {
      const count = seller.tools.requests.length
      const other = await stack.pay(seller, kind, note, {
        change: (required) => (offerIn(required)['amount'] = amount),
      })
      expectTerms(await ask(note, { note: 'other amount' }, other), /amount should be 1000/)
      const lying = withChangedHeader(
        other,
        (content) => ((content['accepted'] as Record<string, unknown>)['amount'] = '1000'),
      )
      expectTerms(await ask(note, { note: 'other amount' }, lying), /of \d+ units, not of 1000/)
      expectTerms(
        await ask(note, { note: 'other amount' }, asVersion(1, other, stack, kind)),
        /of \d+ units, not of 1000/,
      )
      await expectUntouched(kind, other, count)
    },
  )

  test('does not take an amount that is no decimal integer, and takes the true one afterwards', async () => {
    const count = seller.tools.requests.length
    const payment = await stack.pay(seller, kind)
    const amounts: unknown[] = [
      '',
      '1e3',
      '0x3e8',
      '01000',
      '+1000',
      '-1000',
      '1000.0',
      ' 1000',
      '１０００',
      1000,
      null,
      ['1000'],
    ]
    for (const amount of amounts) {
      const answer = await ask(
        note,
        { note: 'amounts' },
        withChangedHeader(
          payment,
          (content) => ((content['accepted'] as Record<string, unknown>)['amount'] = amount),
        ),
      )
      if (typeof amount !== 'string' || amount === '') refusalOf(answer, 400, 'invalid_request')
      else expectTerms(answer, /amount should be 1000/)
    }
    await expectUntouched(kind, payment, count)
    expect((await ask(note, { note: 'amounts' }, payment)).status).toBe(200)
  })

  const members = { payTo: 'payTo', asset: 'asset', network: 'sold on' }
  const foreign: Record<Kind, Record<keyof typeof members, string>> = {
    EVM: { payTo: unusedAddresses.EVM, asset: unusedAddresses.EVM, network: 'eip155:8453' },
    Solana: {
      payTo: unusedAddresses.Solana,
      asset: unusedAddresses.Solana,
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    },
  }
  test.each(Object.entries(members))(
    'does not take a payment that says it was for another %s',
    async (member, says) => {
      const count = seller.tools.requests.length
      const payment = await stack.pay(seller, kind)
      const other = withChangedHeader(
        payment,
        (content) =>
          ((content['accepted'] as Record<string, unknown>)[member] =
            foreign[kind][member as keyof typeof members]),
      )
      const answer = await ask(note, { note: member }, other)
      expectTerms(
        answer,
        member === 'network'
          ? /not sold on|are not accepted here/
          : new RegExp(`${says} should be`),
      )
      await expectUntouched(kind, payment, count)
    },
  )

  test('does not take a payment that was signed for another recipient, though it says otherwise', async () => {
    const count = seller.tools.requests.length
    const payTo = kind === 'EVM' ? unusedAddresses.EVM : stack.solana.facilitator.address
    const other = await stack.pay(seller, kind, note, {
      change: (required) => (offerIn(required)['payTo'] = payTo),
    })
    const lying = withChangedHeader(
      other,
      (content) =>
        ((content['accepted'] as Record<string, unknown>)['payTo'] =
          stack.purses[kind].chain.payTo),
    )
    expectTerms(await ask(note, { note: 'recipient' }, lying), /pays 0x|does not pay/)
    expectTerms(
      await ask(note, { note: 'recipient' }, asVersion(1, other, stack, kind)),
      /pays 0x|does not pay/,
    )
    await expectUntouched(kind, other, count)
  })

  test('does not take a payment of the other kind of chain, nor one of a network that has no name here', async () => {
    const count = seller.tools.requests.length
    const other = kind === 'EVM' ? 'Solana' : 'EVM'
    const payment = await stack.pay(seller, other)
    expectTerms(await ask(note, { note: 'chain' }, payment), /not sold on/)
    await expectUntouched(other, payment, count)
    const nameless = withChangedHeader(
      asVersion(1, await stack.pay(seller, kind), stack, kind),
      (content) => (content['network'] = 'sepolia-of-nowhere'),
    )
    refusalOf(await ask(note, { note: 'chain' }, nameless), 400, 'invalid_request')
    const unsold = withChangedHeader(
      nameless,
      (content) => (content['network'] = kind === 'EVM' ? 'base' : 'solana'),
    )
    expectTerms(await ask(note, { note: 'chain' }, unsold), /not sold on|are not accepted here/)
    expect(seller.tools.requests).toHaveLength(count)
  })

  /** Headers that are no payment, made from one. */
  function malformedHeaders({ content }: Payment): string[] {
    const { payload } = content
    const accepted = content['accepted']
    const deep: unknown = Array.from({ length: 40 }).reduce((inner: unknown) => ({ inner }), 1)
    const v2 = { x402Version: 2, accepted, payload }
    return [
      '!!!!',
      'bm90IGpzb24=',
      '====',
      'e30',
      encodeHeader(null),
      encodeHeader([1]),
      encodeHeader('text'),
      encodeHeader({ ...v2, x402Version: 3 }),
      encodeHeader({ x402Version: 2, payload }),
      encodeHeader({ x402Version: 2, accepted }),
      encodeHeader({ ...v2, payload: {} }),
      encodeHeader({ ...v2, payload: [] }),
      encodeHeader({ ...v2, payload: { ...payload, more: 1 } }),
      encodeHeader({ ...v2, accepted: { ...(accepted as object), scheme: 'upto' } }),
      encodeHeader({ ...v2, deep }),
      Buffer.from([0xff, 0xfe, 0x7b]).toString('base64'),
      encodeHeader(content).slice(0, -7),
      `${encodeHeader(content)}!`,
      encodeHeader({
        ...v2,
        payload:
          kind === 'EVM' ? { transaction: 'AAAA' } : { signature: '0x00', authorization: {} },
      }),
      encodeHeader({ ...v2, payload: { ...payload, permit2Authorization: {} } }),
    ]
  }

  test('refuses what is no payment with 400, claims nothing of it, and asks nobody about it', async () => {
    const payment = await stack.pay(seller, kind)
    const count = seller.tools.requests.length
    const verified = stack.proxy.counts.verify
    const list = async () =>
      (await operatorJson<{ payments: unknown[] }>(seller.gateway, 'GET', '/payments?limit=1000'))
        .payments.length
    const before = await list()
    for (const header of malformedHeaders(payment))
      for (const name of ['payment-signature', 'x-payment']) {
        const reply = await ask(note, { note: 'garbage' }, { headers: { [name]: header } })
        refusalOf(reply, 400, 'invalid_request')
      }
    expect(await list()).toBe(before)
    expect(stack.proxy.counts.verify).toBe(verified)
    await expectUntouched(kind, payment, count)
  })

  test('refuses two payments in one request, and one under the header of the other version', async () => {
    const payment = await stack.pay(seller, kind)
    const count = seller.tools.requests.length
    const both = { ...payment.headers, ...asVersion(1, payment, stack, kind).headers }
    const refused = refusalOf(await ask(note, { note: 'twice' }, { headers: both }), 400)
    expect(refused.message).toContain('carry one payment')
    const other = { 'x-payment': encodeHeader(payment.content) }
    refusalOf(await ask(note, { note: 'twice' }, { headers: other }), 400)
    await expectUntouched(kind, payment, count)
    expect((await ask(note, { note: 'twice' }, payment)).status).toBe(200)
  })

  test.each([-60, -5, 5, 60])(
    'takes the payment of a client whose clock is off by %s seconds',
    async (seconds) => {
      const real = Date.now
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + seconds * 1000)
      const payment = await stack.pay(seller, kind).finally(() => clock.mockRestore())
      expect((await ask(note, { note: `${kind} skew ${seconds}` }, payment)).status).toBe(200)
      expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
    },
  )

  test('names the network that it sells on when none fits', async () => {
    const payment = await stack.pay(seller, kind === 'EVM' ? 'Solana' : 'EVM')
    expect((await ask(note, { note: 'named' }, payment)).json['error']).toContain(network)
  })
})

describe('an authorization on EVM', () => {
  const now = () => Math.floor(Date.now() / 1000)

  /** Signs anything, in anybody's words. */
  async function signed(
    change: Record<string, unknown> = {},
    as: Record<string, unknown> = {},
  ): Promise<Payment> {
    const payment = await stack.pay(seller, 'EVM')
    const account = payment.wallet as LocalAccount // of the EVM chain
    const authorization = {
      ...(payment.content.payload['authorization'] as Record<string, unknown>),
      ...change,
    }
    const signature = await account.signTypedData({
      domain: {
        name: 'USD Coin',
        version: '2',
        chainId: 84_532,
        verifyingContract: stack.evm.token,
      },
      types: {
        TransferWithAuthorization: [
          { name: 'from', type: 'address' },
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'validAfter', type: 'uint256' },
          { name: 'validBefore', type: 'uint256' },
          { name: 'nonce', type: 'bytes32' },
        ],
      },
      primaryType: 'TransferWithAuthorization',
      message: authorization as never,
    })
    return withChangedHeader(
      payment,
      (content) => (content.payload = { signature, authorization: { ...authorization, ...as } }),
    )
  }
  const buy = (payment: Payment, words = 'authorized') =>
    stack.ask(seller, 'EVM', note, { note: words }, payment)

  const times = {
    'that is over': () => ({ validBefore: String(now() - 1) }),
    'that ends in ten seconds': () => ({ validBefore: String(now() + 10) }),
    'that begins in half a minute': () => ({ validAfter: String(now() + 30) }),
    'that hardly ever ends': () => ({ validBefore: String(now() + 200_000) }),
  }
  test.each(Object.entries(times))('%s is not taken, and costs nothing', async (_name, change) => {
    const count = seller.tools.requests.length
    const payment = await signed(change())
    expectTerms(await buy(payment), /authorization (ends|is only valid)/)
    await expectUntouched('EVM', payment, count)
  })

  test('whose numbers are not decimal digits in quotes is no payment', async () => {
    const count = seller.tools.requests.length
    for (const value of [
      '',
      '1e3',
      '0x3e8',
      '01000',
      '-1000',
      '+1000',
      '1000.0',
      ' 1000',
      1000,
      null,
    ])
      refusalOf(await buy(await signed({}, { value })), 400, 'invalid_request')
    for (const validBefore of ['', '0x7fffffff', '1e10', 99_999_999_999])
      refusalOf(await buy(await signed({}, { validBefore })), 400, 'invalid_request')
    expect(seller.tools.requests).toHaveLength(count)
  })

  test('whose signed numbers were changed afterwards is refused by the facilitator, and costs nothing', async () => {
    const count = seller.tools.requests.length
    const payment = await signed({ value: '1' }, { value: '1000' })
    expectTerms(await buy(payment), /signature/)
    await expectUntouched('EVM', payment, count)
  })

  test('of a wallet without the money is refused before anything runs', async () => {
    const count = seller.tools.requests.length
    const payment = await stack.pay(seller, 'EVM', note, { tokens: 999n })
    expectTerms(await buy(payment), /insufficient/)
    await expectUntouched('EVM', payment, count)
  })
})

describe('a transaction on Solana', () => {
  test('whose fees somebody else is to pay is not taken', async () => {
    const count = seller.tools.requests.length
    const payment = await stack.pay(seller, 'Solana', note, {
      change: ({ accepts }) => ((accepts[0]?.extra ?? {})['feePayer'] = unusedAddresses.Solana),
    })
    expectTerms(
      await stack.ask(seller, 'Solana', note, { note: 'fees' }, payment),
      /fee payer of the transaction is/,
    )
    await expectUntouched('Solana', payment, count)
  })

  test('of a wallet without the money is refused before anything runs', async () => {
    const count = seller.tools.requests.length
    const payment = await stack.pay(seller, 'Solana', note, { tokens: 999n })
    expectTerms(await stack.ask(seller, 'Solana', note, { note: 'poor' }, payment), /not valid/)
    await expectUntouched('Solana', payment, count)
  })

  test('whose blockhash is over is refused before anything runs', async () => {
    const count = seller.tools.requests.length
    const payment = await stack.pay(seller, 'Solana')
    stack.solana.expireBlockhash()
    expectTerms(await stack.ask(seller, 'Solana', note, { note: 'late' }, payment), /not valid/)
    await expectUntouched('Solana', payment, count)
  })
})

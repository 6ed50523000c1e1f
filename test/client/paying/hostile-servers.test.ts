import { describe, expect, test } from 'vitest'
import {
  createPayingFetch,
  PaymentError,
  type PayingOptions,
  type PaymentErrorCode,
} from '../../../client/paying.ts'
import {
  base64,
  countingWallet,
  fromBase64,
  merchant,
  network,
  offer,
  required,
  requiredV1,
  startServer,
  usdc,
  type SellerRequest,
  type JsonObject,
} from './seller.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const yearSeconds = 31_536_000

type Case = {
  server: (request: SellerRequest) => void | Promise<void>
  code: PaymentErrorCode | 'TypeError' | 'TimeoutError'
  /** How many signatures the server gets out of two calls of the same request; 0 unless told. */
  signatures?: 0 | 1
  options?: Partial<PayingOptions>
}

const asks =
  (accepts: unknown, changed?: JsonObject) =>
  ({ res }: SellerRequest) =>
    void res.writeHead(402, required(accepts, changed)).end('{}')
const asksV1 =
  (body: string) =>
  ({ res }: SellerRequest) =>
    void res.writeHead(402).end(body)
const says =
  (header: string) =>
  ({ res }: SellerRequest) =>
    void res.writeHead(402, { 'PAYMENT-REQUIRED': header }).end('{}')
const only = (changed: JsonObject, code: PaymentErrorCode = 'no_acceptable_offer'): Case => ({
  server: asks([offer(changed)]),
  code,
})
/** Asks for what is right, and then answers the payment. */
const takes = (
  code: PaymentErrorCode,
  answer: (request: SellerRequest) => void | Promise<void>,
  options: Partial<PayingOptions> = {},
): Case => ({
  code,
  options,
  signatures: 1,
  server: (request) => (request.payment === undefined ? asks([offer()])(request) : answer(request)),
})
const retry = { attempts: 4, firstDelayMs: 1, responseMs: 10_000, patienceMs: 20_000 }
/** For servers that never come to an end. */
const hasty: Partial<PayingOptions> = { retry: { ...retry, attempts: 2, responseMs: 1000 } }
const receipt = (changed: JsonObject, { payment = '' }: SellerRequest): string => {
  const { authorization } = fromBase64(payment)['payload'] as { authorization: { from: string } }
  return base64({
    success: true,
    transaction: '0xab',
    network,
    payer: authorization.from,
    ...changed,
  })
}
const delivers = (changed: JsonObject): Case =>
  takes('receipt_invalid', (request) => {
    request.res.writeHead(200, { 'PAYMENT-RESPONSE': receipt(changed, request) }).end('{}')
  })
const refusal = base64({
  success: false,
  transaction: '',
  network,
  errorReason: 'insufficient_funds',
})
const moves =
  (status: number): Case['server'] =>
  ({ res }) =>
    void res.writeHead(status, { location: 'http://localhost:1/elsewhere' }).end()
/** JSON whose member is written out, for names and doubles that an object cannot have. */
const rawOffer = (member: string) => JSON.stringify(offer()).replace(/}$/, `,${member}}`)
const rawRequired = (offers: string) =>
  base64(`{"x402Version":2,"resource":{"url":"/"},"accepts":[${offers}]}`)

const hostile: Record<string, Case> = {
  // What is asked for
  'asks for more than the cap': only({ amount: '10001' }, 'over_cap'),
  'asks for more than a purchase may cost': {
    ...only({ amount: '1001' }, 'over_cap'),
    options: { caps: { perPayment: '0.01', perPurchase: '0.001' } },
  },
  'asks for more than is left of the total': {
    ...only({ amount: '1001' }, 'over_cap'),
    options: { caps: { perPayment: '0.01', perPurchase: '0.02', total: '0.001' } },
  },
  'asks for 2³⁰⁰': only({ amount: (2n ** 300n).toString() }),
  'asks for the most that a word holds': only({ amount: (2n ** 256n - 1n).toString() }, 'over_cap'),
  'asks for an empty amount': only({ amount: '' }),
  'asks for nothing': only({ amount: '0' }),
  'asks for less than nothing': only({ amount: '-1000' }),
  'asks with an exponent': only({ amount: '1e3' }),
  'asks in hexadecimal': only({ amount: '0x10' }),
  'asks with leading zeros': only({ amount: '0001000' }),
  'asks with a fraction': only({ amount: '1000.0' }),
  'asks with spaces around the amount': only({ amount: ' 1000 ' }),
  'asks in other digits': only({ amount: '١٠٠٠' }),
  'asks with a number in place of a text': only({ amount: 1000 }),
  'asks with a list as the amount': only({ amount: ['1000'] }),
  'asks without an amount': only({ amount: undefined }),
  'asks with the amount under the name of version 1': only({
    amount: undefined,
    maxAmountRequired: '1000',
  }),
  'asks for another coin': only({ asset: '0x94a9D9AC8a22534E3FaCa9F4e7F2E2cf85d5E4C8' }),
  'asks for the coin of another network': only({
    asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  }),
  'asks for payment on a network that is not allowed': only({ network: 'eip155:8453' }),
  'asks for payment on a network that no chain has': only({ network: 'eip155:0x14a34' }),
  'asks for payment on Solana, where nobody can sign': only({
    network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  }),
  'asks for payment on the network __proto__': only({ network: '__proto__' }),
  'asks for payment on the network constructor': only({ network: 'constructor' }),
  'asks to pay another recipient': only({ payTo: other }),
  'asks to pay what is no address': {
    ...only({ payTo: `${merchant}00` }),
    options: { recipients: 'any' },
  },
  'asks to pay a name': { ...only({ payTo: 'merchant.eth' }), options: { recipients: 'any' } },
  'asks to pay nobody': { ...only({ payTo: undefined }), options: { recipients: 'any' } },
  'asks for another scheme': only({ scheme: 'upto' }),
  'asks for a scheme in capitals': only({ scheme: 'EXACT' }),
  'asks for a payment by Permit2': only({
    extra: { name: 'USDC', version: '2', assetTransferMethod: 'permit2' },
  }),
  'asks for a payment in escrow': only({
    extra: { name: 'USDC', version: '2', paymentFlow: 'escrow' },
  }),
  'names the coin as another': only({ extra: { name: 'USD Coin', version: '2' } }),
  'names another version of the coin': only({ extra: { name: 'USDC', version: '1' } }),
  'names no domain': only({ extra: undefined }),
  'hides the domain in a prototype': {
    server: says(rawRequired(rawOffer('"extra":{"__proto__":{"name":"USDC","version":"2"}}'))),
    code: 'no_acceptable_offer',
  },
  'hides the whole offer in a prototype': {
    server: says(rawRequired(`{"__proto__":${JSON.stringify(offer())}}`)),
    code: 'no_acceptable_offer',
  },
  'writes the amount twice, the second dearer': {
    server: says(rawRequired(rawOffer('"amount":"900000"'))),
    code: 'over_cap',
  },
  'wants a signature that is good for a year': only({ maxTimeoutSeconds: yearSeconds }),
  'wants a signature that is good for less than no time': only({ maxTimeoutSeconds: -1 }),
  'wants a signature that is good for a part of a second': only({ maxTimeoutSeconds: 0.5 }),
  'wants a signature that is good for a text': only({ maxTimeoutSeconds: '120' }),
  'does not say how long the signature is to be good': only({ maxTimeoutSeconds: undefined }),
  'asks for the payment of a purchase on another host': {
    server: asks([offer()], { resource: { url: 'https://shop.example/echo' } }),
    code: 'no_acceptable_offer',
  },
  'offers a thousand ways to pay': {
    server: asks(Array.from({ length: 1000 }, () => ({}))),
    code: 'terms_unreadable',
  },
  'offers no way to pay': { server: asks([]), code: 'terms_unreadable' },
  'offers what is no list': { server: asks({ 0: offer(), length: 1 }), code: 'terms_unreadable' },
  'offers only nulls': { server: asks([null, 7, 'offer', [offer()]]), code: 'no_acceptable_offer' },

  // How it is asked
  'sends a header that is not base64': { server: says('not base64!'), code: 'terms_unreadable' },
  'sends a header that is not JSON': { server: says(base64('{')), code: 'terms_unreadable' },
  'sends a header that is null': { server: says(base64('null')), code: 'terms_unreadable' },
  'sends an empty header': { server: says(''), code: 'terms_unreadable' },
  'sends terms of version 1 in the header of version 2': {
    server: asks([offer()], { x402Version: 1 }),
    code: 'terms_unreadable',
  },
  'sends terms of version 3': {
    server: asks([offer()], { x402Version: 3 }),
    code: 'terms_unreadable',
  },
  'sends a body that is not JSON': {
    server: asksV1('<html>pay here</html>'),
    code: 'terms_unreadable',
  },
  'sends a body of version 2 without the header': {
    server: asksV1(JSON.stringify({ x402Version: 2, accepts: [offer()] })),
    code: 'terms_unreadable',
  },
  'sends no terms at all': { server: asksV1(''), code: 'terms_unreadable' },
  'sends the network of another chain in version 1': {
    server: asksV1(requiredV1([offer()], 'base')),
    code: 'no_acceptable_offer',
  },
  'sends an amount in version 1 that is over the cap': {
    server: asksV1(requiredV1([offer({ amount: '10001' })])),
    code: 'over_cap',
  },
  'sends a header that breaks the connection': {
    server: says('A'.repeat(200_000)),
    code: 'TypeError',
  },
  'sends a header longer than terms are': {
    server: asks([offer()]),
    code: 'terms_unreadable',
    options: {
      fetch: async () =>
        new Response('{}', {
          status: 402,
          headers: required([offer()], { padding: 'x'.repeat(65_536) }),
        }),
    },
  },
  'sends a body without an end': {
    code: 'terms_unreadable',
    server({ res }) {
      res.writeHead(402)
      const pour = () =>
        void (res.destroyed || res.write('x'.repeat(65_536), () => setImmediate(pour)))
      pour()
    },
  },
  'drips its terms': {
    code: 'TimeoutError',
    options: hasty,
    server({ res }) {
      res.writeHead(402).write('{')
      const drip = setInterval(() => res.write(' '), 50)
      res.on('close', () => clearInterval(drip))
    },
  },
  'never answers': { server: () => undefined, code: 'TimeoutError', options: hasty },
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `redirects with ${status} before payment`,
      { server: moves(status), code: 'redirected' } satisfies Case,
    ]),
  ),

  // What it does with a payment
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `redirects with ${status} after payment`,
      takes('redirected', moves(status)),
    ]),
  ),
  'asks for payment again and again': takes('payment_refused', asks([offer()])),
  'says that the payment has failed, and charges it': takes(
    'payment_refused',
    ({ res }) =>
      void res.writeHead(402, { ...required([offer()]), 'PAYMENT-RESPONSE': refusal }).end('{}'),
  ),
  'says that the payment has failed and offers nothing': takes(
    'payment_refused',
    ({ res }) => void res.writeHead(402, { 'PAYMENT-RESPONSE': refusal }).end('{}'),
  ),
  'asks for a dearer payment after the first': takes(
    'changed_terms',
    asks([offer({ amount: '2000' })]),
  ),
  'asks for a cheaper payment after the first': takes(
    'changed_terms',
    asks([offer({ amount: '999' })]),
  ),
  'asks to pay another after the first payment': takes(
    'changed_terms',
    asks([offer({ payTo: other })]),
  ),
  'asks for a payment over the cap after the first': takes(
    'changed_terms',
    asks([offer({ amount: '99999999' })]),
  ),
  'sends terms that cannot be read after payment': takes('payment_refused', says('not base64!')),
  'answers without a receipt': takes(
    'receipt_invalid',
    ({ res }) => void res.writeHead(200).end('{}'),
  ),
  'answers with a receipt that is not base64': takes(
    'receipt_invalid',
    ({ res }) => void res.writeHead(200, { 'PAYMENT-RESPONSE': '{}' }).end('{}'),
  ),
  'answers with a receipt that is null': takes(
    'receipt_invalid',
    ({ res }) => void res.writeHead(200, { 'PAYMENT-RESPONSE': base64('null') }).end('{}'),
  ),
  'answers with the receipt of another payer': delivers({ payer: other }),
  'answers with the receipt of nobody': delivers({ payer: undefined }),
  'answers with the receipt of another network': delivers({ network: 'eip155:8453' }),
  'answers with a receipt of another amount': delivers({ amount: '999' }),
  'answers with a receipt without a transaction': delivers({ transaction: '' }),
  'answers with a receipt whose transaction is missing': delivers({ transaction: undefined }),
  'answers with a receipt that says that the payment has failed': delivers({ success: false }),
  'answers with a receipt that is successful in words only': delivers({ success: 'true' }),
  'takes the payment and closes the connection': takes(
    'outcome_unknown',
    ({ res }) => void res.destroy(),
  ),
  'takes the payment and never answers': takes('outcome_unknown', () => undefined, hasty),
  'takes the payment and drips the answer': takes(
    'outcome_unknown',
    (request) => {
      request.res.writeHead(200, { 'PAYMENT-RESPONSE': receipt({}, request) }).write('{')
      const drip = setInterval(() => request.res.write(' '), 50)
      request.res.on('close', () => clearInterval(drip))
    },
    hasty,
  ),
  'takes the payment and is busy for ever': takes(
    'outcome_unknown',
    ({ res }) => void res.writeHead(503, { 'Retry-After': '1e9' }).end('{}'),
  ),
  'takes the payment and is busy for less than no time': takes(
    'outcome_unknown',
    ({ res }) => void res.writeHead(503, { 'Retry-After': '-1' }).end('{}'),
  ),
  'takes the payment and is busy until a day that is past': takes(
    'outcome_unknown',
    ({ res }) =>
      void res.writeHead(429, { 'Retry-After': 'Thu, 01 Jan 1970 00:00:00 GMT' }).end('{}'),
  ),
  'takes the payment and says for ever that its twin is running': takes(
    'outcome_unknown',
    ({ res }) => void res.writeHead(409).end('{"code":"payment_running"}'),
  ),
  'takes the payment and breaks the reply with a header': takes(
    'outcome_unknown',
    ({ res }) => void res.writeHead(200, { 'PAYMENT-RESPONSE': 'A'.repeat(200_000) }).end('{}'),
  ),
  'takes the payment and asks for another after each second fault': takes(
    'payment_refused',
    (request) => {
      if (request.times % 2 === 0) request.res.writeHead(500).end('{}')
      else asks([offer()])(request)
    },
  ),
}

function client(options: Partial<PayingOptions> = {}) {
  const wallet = countingWallet()
  const pay = createPayingFetch({
    signers: { evm: wallet },
    caps: { perPayment: '0.01', perPurchase: '0.02' },
    networks: [network],
    recipients: [merchant],
    retry,
    ...options,
  })
  return { pay, wallet }
}

const call = (pay: typeof fetch, url: string) =>
  pay(url, { method: 'POST', body: '{"text":"Hello"}' }).then(
    () => undefined,
    (reason: unknown) => reason,
  )

/** Every signature is one that the options allow. */
function expectWithinPolicy({ signed, address }: ReturnType<typeof countingWallet>): void {
  for (const { domain, message, primaryType } of signed) {
    expect(primaryType).toBe('TransferWithAuthorization')
    expect(domain).toEqual({ name: 'USDC', version: '2', chainId: 84532, verifyingContract: usdc })
    expect(message).toMatchObject({ from: address, to: merchant })
    expect(BigInt(String(message['value']))).toBeLessThanOrEqual(10_000n)
    expect(Number(message['validBefore'])).toBeLessThanOrEqual(Date.now() / 1000 + 600)
  }
}

describe('a server that', () => {
  test.concurrent.each(Object.entries(hostile))(
    '%s',
    async (_, { server, code, signatures = 0, options }) => {
      const { url, paid } = await startServer(server)
      const { pay, wallet } = client(options)
      for (const time of ['first', 'second']) {
        const fault = await call(pay, url)
        if (code === 'TypeError') expect(fault, `${time} call`).toBeInstanceOf(TypeError)
        else if (code === 'TimeoutError')
          expect(fault, `${time} call`).toMatchObject({ name: 'TimeoutError' })
        else {
          expect(fault, `${time} call`).toBeInstanceOf(PaymentError)
          expect(fault, `${time} call`).toMatchObject({ code })
          expect(
            (fault as PaymentError).payment === undefined,
            'the error carries the payment if there is one',
          ).toBe(signatures === 0)
        }
        expect(wallet.signed, `${time} call`).toHaveLength(signatures)
      }
      expect(new Set(paid).size, 'distinct payments sent').toBe(signatures)
      expectWithinPolicy(wallet)
    },
  )

  test('has a dear and a cheap offer, and the same ones twice, is paid the cheap one', async () => {
    const dear = offer({ amount: '9000' })
    const { url, paid } = await startServer((request) => {
      if (request.payment === undefined)
        return asks([dear, offer(), dear, offer(), offer({ amount: '20000' })])(request)
      request.res.writeHead(200, { 'PAYMENT-RESPONSE': receipt({}, request) }).end('{}')
    })
    const { pay, wallet } = client()
    expect(await call(pay, url)).toBeUndefined()
    expect(wallet.signed.map(({ message }) => message['value'])).toEqual([1000n])
    expect(paid).toHaveLength(1)
  })
})

test('there are more than forty kinds of hostile server', () => {
  expect(Object.keys(hostile).length).toBeGreaterThan(40)
})

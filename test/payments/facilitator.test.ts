import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PaymentPayloadV1Schema, PaymentPayloadV2Schema, PaymentRequirementsV1Schema, PaymentRequirementsV2Schema } from '@x402/core/schemas'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Observation } from '../../server/observe/observations.ts'
import { writeCharge } from '../../server/payments/facilitator-wire.ts'
import { createFacilitator, type FacilitatorOptions } from '../../server/payments/facilitator.ts'
import type { Charge, Facilitator } from '../../server/payments/payment.ts'

type Answer = (res: ServerResponse, req: IncomingMessage) => void
type Served = { url: string; seen: { path: string; headers: IncomingMessage['headers']; body: string }[]; answers: Record<string, Answer> }

const payer = '0x857b06519E91e3A54538791bDbb0E22373e36b66'
const transaction = `0x${'7f'.repeat(32)}`
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const charge: Charge = {
  payload: { signature: `0x${'2d'.repeat(65)}`, authorization: { from: payer, value: '10000' } },
  terms: {
    scheme: 'exact', network: 'eip155:84532', asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e', amount: '10000',
    payTo: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C', maxTimeoutSeconds: 120, extra: { name: 'USDC', version: '2' },
  },
  resource: { url: 'http://127.0.0.1:8080/x402/agents/EchoAgent/echo', description: 'Says it again.', mimeType: 'application/json' },
}
const valid = { isValid: true, payer }
const settled = { success: true, transaction, network: 'eip155:84532', payer }
const refused = { success: false, errorReason: 'insufficient_funds', transaction: '', network: 'eip155:84532', payer }

const json = (body: unknown, status = 200): Answer => (res) => void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const kinds = (...networks: [version: number, network: string, extra?: object][]) => json({ kinds: networks.map(([x402Version, network, extra]) => ({ x402Version, scheme: 'exact', network, extra })) })

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of endings.splice(0).toReversed()) await end()
})

/** A server that answers each path as told, and keeps what it was sent. */
async function serve(answers: Record<string, Answer> = {}): Promise<Served> {
  const served: Served = { url: '', seen: [], answers: { '/supported': kinds([2, 'eip155:84532'], [1, 'base-sepolia']), ...answers } }
  const server = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      served.seen.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(parts).toString() })
      const answer = served.answers[req.url ?? '']
      if (answer) answer(res, req)
      else res.writeHead(404).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  endings.push(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return served
}

function start(url: string, more: Partial<FacilitatorOptions> = {}): Facilitator {
  const facilitator = createFacilitator({ url, verifyMs: 2000, settleMs: 2000, observe: () => {}, sandbox: false, ...more })
  endings.push(() => facilitator.close())
  return facilitator
}

/** Lets real input and output happen until it is so; for where timers are held back. */
async function soon(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + 10_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`never came: ${what}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const asked = ({ seen }: Served, path: string) => seen.filter((request) => request.path === path)

describe('what is sent', () => {
  test('version 2: the payment with its terms and its resource, and the terms again', async () => {
    const served = await serve({ '/verify': json(valid), '/settle': json(settled) })
    const facilitator = start(served.url, { key: () => 'a-key-of-the-facilitator' })
    await facilitator.verify(charge)
    await facilitator.settle(charge)
    const [sent] = asked(served, '/verify')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      x402Version: 2,
      paymentPayload: { x402Version: 2, resource: charge.resource, accepted: charge.terms, payload: charge.payload },
      paymentRequirements: charge.terms,
    })
    expect(sent?.headers).toMatchObject({ authorization: 'Bearer a-key-of-the-facilitator', 'content-type': 'application/json' })
    expect(sent?.headers).not.toHaveProperty('accept-encoding')
    expect(asked(served, '/settle')[0]?.body).toBe(sent?.body)
  })

  test('version 1 where nothing newer is served: the old names of network, amount and resource', async () => {
    const served = await serve({ '/supported': kinds([1, 'base-sepolia']), '/settle': json({ ...settled, network: 'base-sepolia' }) })
    const { network: _, amount, ...rest } = charge.terms
    expect(await start(served.url).settle(charge)).toEqual({ kind: 'settled', receipt: settled })
    expect(JSON.parse(asked(served, '/settle')[0]?.body ?? '')).toEqual({
      x402Version: 1,
      paymentPayload: { x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload: charge.payload },
      paymentRequirements: {
        ...rest, network: 'base-sepolia', maxAmountRequired: amount,
        resource: charge.resource.url, description: charge.resource.description, mimeType: charge.resource.mimeType,
      },
    })
  })

  test('the same charge gives the same bytes, in whatever order its terms were put together', async () => {
    const served = await serve({ '/settle': json(settled) })
    const facilitator = start(served.url)
    const turned = Object.fromEntries(Object.entries(charge.terms).toReversed()) as Charge['terms']
    await facilitator.settle(charge)
    await facilitator.settle({ resource: charge.resource, terms: turned, payload: charge.payload })
    const [first, second] = asked(served, '/settle')
    expect(first?.body).toBeTypeOf('string')
    expect(second?.body).toBe(first?.body)
  })

  test.each([1, 2] as const)('the official schemas take what version %i sends', (version) => {
    const sent = JSON.parse(writeCharge(charge, version)) as Record<string, unknown>
    expect(sent['x402Version']).toBe(version)
    const schemas = version === 1 ? [PaymentPayloadV1Schema, PaymentRequirementsV1Schema] as const : [PaymentPayloadV2Schema, PaymentRequirementsV2Schema] as const
    expect(schemas[0].parse(sent['paymentPayload'])).toEqual(sent['paymentPayload'])
    expect(schemas[1].parse(sent['paymentRequirements'])).toEqual(sent['paymentRequirements'])
  })

  test('a network without a name of version 1 keeps its CAIP-2 id there', () => {
    const sent = writeCharge({ ...charge, terms: { ...charge.terms, network: 'eip155:31337' } }, 1)
    expect(JSON.parse(sent)).toMatchObject({ paymentPayload: { network: 'eip155:31337' }, paymentRequirements: { network: 'eip155:31337' } })
  })

  test('the path of the address is kept, and no key is sent where none is set', async () => {
    const served = await serve({ '/platform/v2/x402/supported': kinds([2, 'eip155:84532']), '/platform/v2/x402/verify': json(valid) })
    expect(await start(`${served.url}/platform/v2/x402/`).verify(charge)).toEqual({ kind: 'valid', payer })
    expect(served.seen.map(({ path }) => path)).toEqual(['/platform/v2/x402/supported', '/platform/v2/x402/verify'])
    for (const { headers } of served.seen) expect(headers).not.toHaveProperty('authorization')
  })

  test('a payment that cannot be written is unknown, and sent to nobody', async () => {
    const served = await serve()
    const payload: Record<string, unknown> = {}
    payload['payload'] = payload
    expect(await start(served.url).settle({ ...charge, payload })).toMatchObject({ kind: 'unknown' })
    expect(asked(served, '/settle')).toEqual([])
  })
})

test.each([301, 302, 303, 307, 308])('a redirect with %i from the list of what is supported is not followed', async (status) => {
  const other = await serve()
  const served = await serve({ '/supported': (res) => void res.writeHead(status, { location: `${other.url}/supported` }).end() })
  const facilitator = start(served.url)
  expect(await facilitator.verify(charge)).toMatchObject({ kind: 'unknown' })
  expect(facilitator.fault()).toMatch(`status_${status}`)
  expect(other.seen).toEqual([])
})

describe('how a verification is sorted', () => {
  const rows: [what: string, answer: Answer, sorted: object][] = [
    ['valid', json(valid), { kind: 'valid', payer }],
    ['valid with more than is known', json({ ...valid, invalidReason: null, extra: {}, later: 1 }), { kind: 'valid', payer }],
    ['invalid', json({ isValid: false, invalidReason: 'invalid_exact_evm_signature', payer }), { kind: 'invalid', reason: 'invalid_exact_evm_signature' }],
    ['invalid without a reason', json({ isValid: false }), { kind: 'invalid', reason: 'unexplained' }],
    ['invalid with a reason of null', json({ isValid: false, invalidReason: null }), { kind: 'invalid', reason: 'unexplained' }],
    ['invalid under 400', json({ isValid: false, invalidReason: 'insufficient_funds' }, 400), { kind: 'invalid', reason: 'insufficient_funds' }],
    ['invalid under 403', json({ isValid: false, invalidReason: 'kyt_risk_detected' }, 403), { kind: 'invalid', reason: 'kyt_risk_detected' }],
    ['invalid under 412', json({ isValid: false, invalidReason: 'permit2_allowance_required' }, 412), { kind: 'invalid', reason: 'permit2_allowance_required' }],
    ['valid without a payer', json({ isValid: true }), { kind: 'unknown', reason: 'no_payer' }],
    ['valid with an empty payer', json({ isValid: true, payer: '' }), { kind: 'unknown', reason: 'no_payer' }],
    ['valid with a sentence for a payer', json({ isValid: true, payer: 'whoever you like' }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['valid in words', json({ isValid: 'true', payer }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['valid as a number', json({ isValid: 1, payer }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['an endless reason', json({ isValid: false, invalidReason: 'x'.repeat(16_385) }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['a reason that is none', json({ isValid: false, invalidReason: { code: 1 } }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['the answer to a settlement', json(settled), { kind: 'unknown', reason: 'wrong_shape' }],
    ['valid under 400', json(valid, 400), { kind: 'unknown', reason: 'status_400' }],
    ['an error under 400', json({ error: 'Invalid request' }, 400), { kind: 'unknown', reason: 'status_400' }],
    ['invalid under 401', json({ isValid: false }, 401), { kind: 'unknown', reason: 'status_401' }],
    ['invalid under 429', json({ isValid: false, invalidReason: 'rate_limited' }, 429), { kind: 'unknown', reason: 'status_429' }],
    ['invalid under 500', json({ isValid: false, invalidReason: 'unexpected_verify_error' }, 500), { kind: 'unknown', reason: 'status_500' }],
  ]
  test.each(rows)('%s', async (_, answer, sorted) => {
    const served = await serve({ '/verify': answer })
    expect(await start(served.url).verify(charge)).toEqual(sorted)
    expect(asked(served, '/verify')).toHaveLength(1)
  })

  test('the text of a facilitator is cut and cleaned before it goes anywhere', async () => {
    const served = await serve({ '/verify': json({ isValid: false, invalidReason: `<b>No funds.</b>\r\nSet-Cookie: ${'é💸 x'.repeat(200)}` }) })
    const verification = await start(served.url).verify(charge)
    const reason = 'reason' in verification ? verification.reason : ''
    expect(reason).toMatch(/^bNo funds\.bSet-Cookie  x x x [ x]+$/)
    expect(reason).toHaveLength(100)
  })
})

describe('how a settlement is sorted', () => {
  const timedOut = `Timed out while waiting for transaction with hash "${transaction}" to be confirmed.`
  const rows: [what: string, answer: Answer, sorted: object][] = [
    ['settled', json(settled), { kind: 'settled', receipt: settled }],
    ['settled under the name of version 1', json({ ...settled, network: 'base-sepolia' }), { kind: 'settled', receipt: settled }],
    ['settled with more than is known', json({ ...settled, errorReason: null, amount: '1', extra: { a: 1 } }), { kind: 'settled', receipt: settled }],
    ['settled by another payer, which the caller compares', json({ ...settled, payer: '0xother' }), { kind: 'settled', receipt: { ...settled, payer: '0xother' } }],
    ['settled without a transaction', json({ ...settled, transaction: '' }), { kind: 'unknown', reason: 'no_transaction' }],
    ['settled with null for a transaction', json({ ...settled, transaction: null }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['settled with a text for a transaction', json({ ...settled, transaction: 'see your wallet' }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['settled with an endless transaction', json({ ...settled, transaction: 'f'.repeat(129) }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['settled on another network', json({ ...settled, network: 'eip155:8453' }), { kind: 'unknown', reason: 'other_network' }],
    ['settled on another network by its old name', json({ ...settled, network: 'base' }), { kind: 'unknown', reason: 'other_network' }],
    ['settled on a network without a name', json({ ...settled, network: '' }), { kind: 'unknown', reason: 'other_network' }],
    ['settled on no network', json({ ...settled, network: undefined }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['settled without a payer', json({ ...settled, payer: undefined }), { kind: 'unknown', reason: 'no_payer' }],
    ['settled with null for a payer', json({ ...settled, payer: null }), { kind: 'unknown', reason: 'no_payer' }],
    ['settled in words', json({ ...settled, success: 'true' }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['settled under 201', json(settled, 201), { kind: 'unknown', reason: 'status_201' }],
    ['settled under 400', json(settled, 400), { kind: 'unknown', reason: 'status_400' }],
    ['settled under 500', json(settled, 500), { kind: 'unknown', reason: 'status_500' }],
    ['refused', json(refused), { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true }],
    ['refused under the name of version 1', json({ ...refused, network: 'base-sepolia' }), { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true }],
    ['refused under 400', json(refused, 400), { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: true }],
    ['refused, with a transaction', json({ ...refused, transaction }), { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: false }],
    ['refused on another network', json({ ...refused, network: 'eip155:8453' }), { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: false }],
    ['refused with a word that becomes one of the list when cleaned', json({ ...refused, errorReason: 'insufficient_funds!' }), { kind: 'refused', reason: 'insufficient_funds', beforeBroadcast: false }],
    ['refused without a reason', json({ ...refused, errorReason: undefined }), { kind: 'refused', reason: 'unexplained', beforeBroadcast: false }],
    ['refused without a transaction at all', json({ ...refused, transaction: undefined }), { kind: 'unknown', reason: 'wrong_shape' }],
    ['refused under 401', json(refused, 401), { kind: 'unknown', reason: 'status_401 insufficient_funds' }],
    ['refused under 429', json(refused, 429), { kind: 'unknown', reason: 'status_429 insufficient_funds' }],
    ['refused under 500', json(refused, 500), { kind: 'unknown', reason: 'status_500 insufficient_funds' }],
    ['pending', json({ ...refused, errorReason: 'settlement_pending', transaction }), { kind: 'refused', reason: 'settlement_pending', beforeBroadcast: false }],
    ['pending under 500', json({ ...refused, errorReason: 'settlement_pending', transaction }, 500), { kind: 'unknown', reason: 'status_500 settlement_pending' }],
    ['duplicate', json({ ...refused, errorReason: 'duplicate_settlement' }), { kind: 'refused', reason: 'duplicate_settlement', beforeBroadcast: false }],
    ['timed out after broadcast', json({ ...refused, errorReason: timedOut }), { kind: 'refused', reason: 'Timed out while waiting for transaction with hash to be confirmed.', beforeBroadcast: false }],
    ['an error under 400', json({ error: 'Invalid request' }, 400), { kind: 'unknown', reason: 'status_400' }],
    ['the answer to a verification', json(valid), { kind: 'unknown', reason: 'wrong_shape' }],
  ]
  test.each(rows)('%s', async (_, answer, sorted) => {
    const served = await serve({ '/settle': answer })
    expect(await start(served.url).settle(charge)).toEqual(sorted)
    expect(asked(served, '/settle')).toHaveLength(1)
  })
})

describe.each(['verify', 'settle'] as const)('faults on the way of a %s are unknown, and nothing is sent twice', (operation) => {
  const good = operation === 'verify' ? valid : settled
  const raw = (status: number, headers: Record<string, string>, body: string | Buffer): Answer => (res) => void res.writeHead(status, headers).end(body)
  const type = { 'content-type': 'application/json' }
  const rows: [what: string, answer: Answer, reason: string | RegExp][] = [
    ['the connection ends before an answer', (res) => void res.destroy(), /^(und_err_socket|econnreset)$/],
    ['the connection ends within the answer', (res) => void res.writeHead(200, { ...type, 'content-length': 1000 }).write('{"success":true,', () => res.destroy()), /^(und_err_socket|econnreset|broken)$/],
    ['what is not HTTP', (_res, req) => void req.socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'broken'],
    ['an empty answer', raw(200, type, ''), 'not_json'],
    ['half an answer', raw(200, type, JSON.stringify(good).slice(0, -1)), 'not_json'],
    ['an answer that is no UTF-8', raw(200, type, Buffer.from(JSON.stringify({ ...good, note: 'é' }), 'latin1')), 'not_json'],
    ['an answer that is compressed, unasked', raw(200, { ...type, 'content-encoding': 'gzip' }, gzipSync(JSON.stringify(good))), 'not_json'],
    ['an answer that nests deep', raw(200, type, JSON.stringify(good).replace('{', `{"extra":${'['.repeat(20_000)}${']'.repeat(20_000)},`)), 'not_json'],
    ['a list of answers', json([good]), 'wrong_shape'],
    ['null', json(null), 'wrong_shape'],
    ['a page of a proxy', raw(200, { 'content-type': 'text/html' }, '<h1>ok</h1>'), 'not_json'],
    ['a good answer that is too large', json({ ...good, extra: { note: 'x'.repeat(64 << 10) } }), 'too_large'],
    ['an endless answer', (res) => {
      const more = () => res.write(' '.repeat(16 << 10), (error) => error ?? setImmediate(more))
      res.writeHead(200, type)
      more()
    }, 'too_large'],
    ['204', (res) => void res.writeHead(204).end(), 'status_204'],
    ['404', raw(404, {}, 'not here'), 'status_404'],
    ['429', json({ error: 'Too many requests' }, 429), 'status_429'],
    ['500', json({ error: 'Internal server error' }, 500), 'status_500'],
    ['502 in words', raw(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'), 'status_502'],
    ['503', raw(503, {}, ''), 'status_503'],
  ]
  test.each(rows)('%s', async (_, answer, reason) => {
    const served = await serve({ [`/${operation}`]: answer })
    const sorted = await start(served.url)[operation](charge)
    expect(sorted).toEqual({ kind: 'unknown', reason: expect.stringMatching(reason) })
    expect(asked(served, `/${operation}`)).toHaveLength(1)
  })

  test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
    const other = await serve({ [`/${operation}`]: json(good) })
    const served = await serve({ [`/${operation}`]: (res) => void res.writeHead(status, { location: `${other.url}/${operation}` }).end() })
    expect(await start(served.url)[operation](charge)).toEqual({ kind: 'unknown', reason: `status_${status}` })
    expect(other.seen).toEqual([])
  })

  const slow: [what: string, answer: Answer][] = [
    ['no answer', () => {}],
    ['headers alone', (res) => void res.writeHead(200, type).flushHeaders()],
    ['a byte now and then, though never a pause as long as the limit', (res) => {
      res.writeHead(200, type)
      const drip = setInterval(() => res.write(' '), 20)
      res.on('close', () => clearInterval(drip))
    }],
  ]
  test.each(slow)('the time is that of the whole answer: %s', async (_, answer) => {
    const served = await serve({ [`/${operation}`]: answer })
    const limits = operation === 'verify' ? { verifyMs: 250 } : { settleMs: 250 }
    const startedAt = performance.now()
    expect(await start(served.url, limits)[operation](charge)).toEqual({ kind: 'unknown', reason: 'timed_out' })
    const ms = performance.now() - startedAt
    expect(ms).toBeGreaterThanOrEqual(240)
    expect(ms).toBeLessThan(1500)
    expect(asked(served, `/${operation}`)).toHaveLength(1)
  })

  test('a connection that was used before and dies under the request', async () => {
    const served = await serve({ [`/${operation}`]: json(good) })
    const facilitator = start(served.url)
    expect((await facilitator[operation](charge)).kind).toBe(operation === 'verify' ? 'valid' : 'settled')
    served.answers[`/${operation}`] = (_res, req) => void req.socket.destroy()
    expect((await facilitator[operation](charge)).kind).toBe('unknown')
    expect(asked(served, `/${operation}`)).toHaveLength(2)
  })

  test('nobody listens any more', async () => {
    const served = await serve()
    const facilitator = start(served.url)
    await soon('the list of networks', () => facilitator.fault() === undefined)
    await endings.shift()?.()
    expect(await facilitator[operation](charge)).toEqual({ kind: 'unknown', reason: 'econnrefused' })
  })

  test('it is closed', async () => {
    const served = await serve({ [`/${operation}`]: () => {} })
    const facilitator = start(served.url)
    const pending = facilitator[operation](charge)
    await soon('the request', () => asked(served, `/${operation}`).length === 1)
    await facilitator.close()
    expect((await pending).kind).toBe('unknown')
    expect((await facilitator[operation](charge)).kind).toBe('unknown')
    expect(asked(served, `/${operation}`)).toHaveLength(1)
  })
})

describe('what is supported', () => {
  const heard = async (supported: Answer, more: Partial<FacilitatorOptions> = {}) => {
    const served = await serve({ '/supported': supported, '/settle': json(settled) })
    const facilitator = start(served.url, more)
    await facilitator.verify(charge)
    return { facilitator, served }
  }

  const rows: [what: string, supported: Answer, network: string, found: object | undefined][] = [
    ['a CAIP-2 id', kinds([2, 'eip155:84532']), 'eip155:84532', { versions: [2], extra: {} }],
    ['a name of version 1', kinds([1, 'base-sepolia']), 'eip155:84532', { versions: [1], extra: {} }],
    ['both versions', kinds([1, 'base-sepolia', { name: 'old' }], [2, 'eip155:84532', { name: 'new' }]), 'eip155:84532', { versions: [2, 1], extra: { name: 'new' } }],
    ['a family', kinds([2, 'eip155:*']), 'eip155:10', { versions: [2], extra: {} }],
    ['a network before its family', kinds([2, 'eip155:*', { a: 1 }], [2, 'eip155:10', { a: 2 }]), 'eip155:10', { versions: [2], extra: { a: 2 } }],
    ['the account that pays the fees', kinds([2, devnet, { feePayer: 'A' }]), devnet, { versions: [2], extra: { feePayer: 'A' } }],
    ['another family', kinds([2, 'eip155:*']), devnet, undefined],
    ['another network', kinds([2, 'eip155:8453'], [1, 'base']), 'eip155:84532', undefined],
    ['a version that is unheard of', kinds([3, 'eip155:84532']), 'eip155:84532', undefined],
    ['another scheme', json({ kinds: [{ x402Version: 2, scheme: 'upto', network: 'eip155:84532' }] }), 'eip155:84532', undefined],
    ['nothing', json({ kinds: [] }), 'eip155:84532', undefined],
    ['its accounts', json({ kinds: [{ x402Version: 2, scheme: 'exact', network: devnet }], signers: { 'solana:*': ['A', 'B'], 'eip155:*': ['C'] } }), devnet, { versions: [2], extra: {}, signers: ['A', 'B'] }],
  ]
  test.each(rows)('%s', async (_, supported, network, found) => {
    const { facilitator } = await heard(supported)
    expect(facilitator.supports(network)).toEqual(found)
    expect(facilitator.fault()).toBeUndefined()
  })

  test('a network that is not supported is not paid on', async () => {
    const { facilitator, served } = await heard(kinds([2, 'eip155:8453']))
    expect(await facilitator.settle(charge)).toEqual({ kind: 'unknown', reason: 'network_not_supported' })
    expect(served.seen.map(({ path }) => path)).toEqual(['/supported'])
  })

  test.each([
    ['no list', json({}), 'wrong_shape'],
    ['a kind without a network', json({ kinds: [{ x402Version: 2, scheme: 'exact' }] }), 'wrong_shape'],
    ['no JSON', (res: ServerResponse) => void res.end('ok'), 'not_json'],
    ['a refusal', json({ error: 'Unauthorized' }, 401), 'status_401'],
    ['a list under another status', json({ kinds: [] }, 404), 'status_404'],
  ])('%s: nothing is offered, and it says why', async (_, supported, reason) => {
    const { facilitator, served } = await heard(supported)
    expect(facilitator.supports('eip155:84532')).toBeUndefined()
    expect(facilitator.fault()).toBe(`the facilitator ${served.url} has not been heard: ${reason}`)
    expect(await facilitator.settle(charge)).toEqual({ kind: 'unknown', reason: 'not_heard' })
    expect(asked(served, '/settle')).toEqual([])
  })

  test('play money is for the sandbox only', async () => {
    const play = kinds([2, 'eip155:84532', { playMoney: true }])
    const outside = await heard(play)
    expect(outside.facilitator.supports('eip155:84532')).toBeUndefined()
    expect(outside.facilitator.fault()).toBe(`the facilitator ${outside.served.url} moves play money, which is for the sandbox only`)
    expect(await outside.facilitator.settle(charge)).toEqual({ kind: 'unknown', reason: 'network_not_supported' })
    expect(asked(outside.served, '/settle')).toEqual([])
    const inside = await heard(play, { sandbox: true })
    expect(inside.facilitator.supports('eip155:84532')).toEqual({ versions: [2], extra: { playMoney: true } })
    expect(inside.facilitator.fault()).toBeUndefined()
    expect((await inside.facilitator.settle(charge)).kind).toBe('settled')
  })

  test('nothing waits for it: until it answers it is said to be unheard, and a payment waits for the first answer', async () => {
    let answer = () => {}
    const served = await serve({ '/supported': (res, req) => void (answer = () => kinds([2, 'eip155:84532'])(res, req)), '/settle': json(settled) })
    const facilitator = start(served.url)
    expect(facilitator.supports('eip155:84532')).toBeUndefined()
    expect(facilitator.fault()).toBe(`the facilitator ${served.url} has not been heard: it has not answered yet`)
    const settlement = facilitator.settle(charge)
    await soon('the question', () => served.seen.length === 1)
    answer()
    expect((await settlement).kind).toBe('settled')
    expect(facilitator.fault()).toBeUndefined()
  })

  test('it is asked again soon while it fails, ever less often, and every five minutes once it was heard', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waits: number[] = []
    let last: NodeJS.Timeout | undefined
    const plain = globalThis.setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...rest: []) => {
      const timer = plain(work, ms, ...rest)
      if (work.name !== 'refresh') return timer
      waits.push(ms)
      return (last = timer)
    }) as typeof setTimeout)
    endings.push(async () => void vi.restoreAllMocks())
    const served = await serve({ '/supported': json({}, 503), '/settle': json(settled) })
    const facilitator = start(served.url)
    for (let tries = 1; tries <= 9; tries++) {
      await soon(`try ${tries}`, () => waits.length === tries)
      const base = Math.min(30_000, 500 * 2 ** (tries - 1))
      expect(waits.at(-1)).toBeGreaterThanOrEqual(base * 0.8)
      expect(waits.at(-1)).toBeLessThanOrEqual(base * 1.2)
      if (tries === 9) served.answers['/supported'] = kinds([2, 'eip155:84532'])
      vi.advanceTimersByTime(waits.at(-1) ?? 0)
    }
    await soon('an answer', () => waits.length === 10)
    expect(waits.at(-1)).toBe(300_000)
    expect(facilitator.fault()).toBeUndefined()

    served.answers['/supported'] = json({}, 503)
    vi.advanceTimersByTime(300_000)
    await soon('another failure', () => waits.length === 11)
    expect(waits.at(-1)).toBeLessThanOrEqual(600)
    expect(facilitator.supports('eip155:84532')).toEqual({ versions: [2], extra: {} })
    expect(facilitator.fault()).toBeUndefined()

    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    await facilitator.close()
    expect(cleared).toHaveBeenCalledWith(last)
    vi.advanceTimersByTime(600_000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked(served, '/supported')).toHaveLength(11)
    expect(waits).toHaveLength(11)
  })

  test('the account that pays the fees stays the one that was offered, for as long as the facilitator has it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const list = (feePayer: string, signers: string[]) => json({ kinds: [{ x402Version: 2, scheme: 'exact', network: devnet, extra: { feePayer } }], signers: { 'solana:*': signers } })
    const served = await serve({ '/supported': list('A', ['A', 'B']) })
    const answers: Observation[] = []
    const facilitator = start(served.url, { observe: (observation) => void answers.push(observation) })
    const next = async (supported: Answer) => {
      served.answers['/supported'] = supported
      const count = answers.length
      vi.advanceTimersByTime(300_000)
      await soon('a newer list', () => answers.length > count)
      return facilitator.supports(devnet)?.extra
    }
    await soon('the first list', () => answers.length === 1)
    expect(facilitator.supports(devnet)?.extra).toEqual({ feePayer: 'A' })
    expect(await next(list('B', ['B', 'A']))).toEqual({ feePayer: 'A' })
    expect(await next(list('B', ['B']))).toEqual({ feePayer: 'B' })
  })
})

test('each call is told of, with nothing of the payment', async () => {
  const served = await serve({ '/verify': json({ isValid: false }), '/settle': json(settled) })
  const told: Observation[] = []
  const facilitator = start(`${served.url}/path`, { observe: (observation) => void told.push(observation) })
  served.answers['/path/supported'] = kinds([2, 'eip155:84532'])
  served.answers['/path/verify'] = json({ isValid: false })
  served.answers['/path/settle'] = json(settled)
  await facilitator.verify(charge)
  await facilitator.settle(charge)
  served.answers['/path/settle'] = json(refused)
  await facilitator.settle(charge)
  served.answers['/path/settle'] = json({}, 502)
  await facilitator.settle(charge)
  const one = (operation: string, outcome: string) => ({ kind: 'facilitatorAsked', facilitator: served.url, operation, outcome, ms: expect.any(Number) })
  expect(told).toEqual([one('supported', 'ok'), one('verify', 'refused'), one('settle', 'ok'), one('settle', 'refused'), one('settle', 'unknown')])
})

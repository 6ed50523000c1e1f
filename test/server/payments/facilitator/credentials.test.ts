import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { cdpToken, faultOfCdpSecret, type CdpKey } from '../../../../server/config/cdp.ts'
import type { Observation } from '../../../../server/observations.ts'
import {
  bodiesSentTo,
  charge,
  connectFacilitator,
  json,
  settled,
  startScriptedFacilitator,
  valid,
  type Answer,
} from '../../../support/chains/facilitator/scripted.ts'

type Pair = { alg: string; secret: string; publicKey: KeyObject }

/** As CDP shows the secret of a key: the seed and the public key in base64. */
function ed25519(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')])
  return { alg: 'EdDSA', secret: bytes.toString('base64'), publicKey }
}

function p256(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const secret = String(privateKey.export({ type: 'sec1', format: 'pem' }))
  return { alg: 'ES256', secret, publicKey }
}

const request = { method: 'POST', host: 'api.cdp.coinbase.com', path: '/platform/v2/x402/settle' }
const now = Date.UTC(2026, 10, 23)
const keyOf = ({ secret }: Pair): CdpKey => ({ id: 'organizations/a/apiKeys/b', secret })

describe.each([
  ['EdDSA', ed25519()],
  ['ES256', p256()],
])('a token of CDP with %s', (alg, pair) => {
  const verify = (token: string, key = pair.publicKey, at = now) =>
    jwtVerify(token, key, {
      issuer: 'cdp',
      audience: 'cdp_service',
      algorithms: [alg],
      currentDate: new Date(at),
    })

  test('is bound to key, request and two minutes, as an independent library reads it', async () => {
    const token = cdpToken(keyOf(pair), request, now)
    const { payload } = await verify(token)
    expect(payload).toEqual({
      sub: 'organizations/a/apiKeys/b',
      iss: 'cdp',
      aud: ['cdp_service'],
      uris: ['POST api.cdp.coinbase.com/platform/v2/x402/settle'],
      iat: now / 1000,
      nbf: now / 1000,
      exp: now / 1000 + 120,
    })
    expect(decodeProtectedHeader(token)).toEqual({
      alg,
      typ: 'JWT',
      kid: 'organizations/a/apiKeys/b',
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(cdpToken(keyOf(pair), request, now)).not.toBe(token)
  })

  test('is refused with another key, and by another clock', async () => {
    const token = cdpToken(keyOf(pair), request, now)
    const other = alg === 'EdDSA' ? ed25519() : p256()
    await expect(verify(token, other.publicKey)).rejects.toThrow(/signature verification failed/)
    await expect(verify(token, pair.publicKey, now + 121_000)).rejects.toThrow(/"exp"/)
    await expect(verify(token, pair.publicKey, now - 2000)).rejects.toThrow(/"nbf"/)
  })
})

test('a secret in PEM may have its line breaks written out, and what is no such secret is told', () => {
  const { secret } = p256()
  expect(faultOfCdpSecret(secret)).toBeUndefined()
  expect(faultOfCdpSecret(secret.replaceAll('\n', '\\n'))).toBeUndefined()
  const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey
  const half = Buffer.from(ed25519().secret, 'base64')
  const another = Buffer.from(ed25519().secret, 'base64')
  for (const wrong of [
    'hunter2',
    String(other.export({ type: 'pkcs8', format: 'pem' })),
    Buffer.concat([half.subarray(0, 32), another.subarray(32)]).toString('base64'),
  ])
    expect(faultOfCdpSecret(wrong)).toMatch(/^which must contain the secret of an API key/)
})

test('each request to a facilitator of CDP has a token of its own, for its path', async () => {
  const pair = ed25519()
  const served = await startScriptedFacilitator({
    '/x402/supported': json({
      kinds: [{ x402Version: 2, scheme: 'exact', network: 'eip155:84532' }],
    }),
    '/x402/verify': json(valid),
    '/x402/settle': json(settled),
  })
  const facilitator = connectFacilitator(`${served.url}/x402`, { key: () => keyOf(pair) })
  await facilitator.verify(charge)
  await facilitator.settle(charge)
  const { host } = new URL(served.url)
  const tokens = await Promise.all(
    served.requests.map(async ({ headers }) => {
      const token = (headers.authorization ?? '').replace('Bearer ', '')
      return (await jwtVerify(token, pair.publicKey)).payload['uris']
    }),
  )
  expect(tokens).toEqual([
    [`GET ${host}/x402/supported`],
    [`POST ${host}/x402/verify`],
    [`POST ${host}/x402/settle`],
  ])
})

describe("what a facilitator's catalogue says", () => {
  const saying =
    (extensions: unknown): Answer =>
    (res) => {
      const text = typeof extensions === 'string' ? extensions : JSON.stringify(extensions)
      res.setHeader('EXTENSION-RESPONSES', Buffer.from(text).toString('base64'))
      json(settled)(res, {} as never)
    }
  const settleWith = async (answer: Answer) => {
    const served = await startScriptedFacilitator({ '/settle': answer })
    const seen: Observation[] = []
    const facilitator = connectFacilitator(served.url, { observe: (one) => void seen.push(one) })
    const settlement = await facilitator.settle(charge)
    expect(bodiesSentTo(served, '/settle')).toHaveLength(1)
    return { settlement, refusals: seen.filter(({ kind }) => kind === 'listingRefused'), served }
  }

  test('is seen where it refuses a listing, and makes no difference to the money', async () => {
    const rejectedReason = 'info failed schema validation 0xdeadbeefdeadbeefdeadbeef01 "x"'
    const { settlement, refusals, served } = await settleWith(
      saying({ bazaar: { status: 'rejected', rejectedReason } }),
    )
    expect(settlement.kind).toBe('settled')
    expect(refusals).toEqual([
      {
        kind: 'listingRefused',
        facilitator: served.url,
        resource: charge.resource.url,
        reason: 'info failed schema validation x',
      },
    ])
  })

  test.each([
    ['a listing', { bazaar: { status: 'success' } }],
    ['a listing that takes time', { bazaar: { status: 'processing' } }],
    ['another extension', { other: { status: 'rejected' } }],
    ['no JSON', 'rejected'],
    ['a list', []],
  ])('is no refusal: %s', async (_, extensions) => {
    const { settlement, refusals } = await settleWith(saying(extensions))
    expect([settlement.kind, refusals]).toEqual(['settled', []])
  })
})

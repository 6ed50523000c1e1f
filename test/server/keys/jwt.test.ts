import { createHmac } from 'node:crypto'
import { exportSPKI, importJWK, type CryptoKey } from 'jose'
import { describe, expect, it } from 'vitest'
import { serverActor } from '../../../server/store/queries/operators/audit.ts'
import { createLog } from '../../../server/observe/log.ts'
import { engines } from '../../support/servers/store.ts'
import { newSigningKey, startIssuer, type Issuer } from '../../support/upstreams/issuer.ts'
import { until } from '../../support/waiting.ts'
import { freshCallers, outcome, start } from './fresh-callers.ts'

describe.each(engines)('on %s', (engine) => {
  it('makes a caller of a token, the same for each token of a subject', async () => {
    const issuer = await startIssuer()
    const { access } = await freshCallers(engine, issuer)
    const one = await access.authenticate(await issuer.token({ now: start }))
    expect(one).toMatchObject({ name: 'build', scopes: ['chat', 'mesh'], prefix: 'jwt' })
    const id = await outcome(access, await issuer.token({ now: start + 5 }))
    expect(one).toMatchObject({ id })
    expect(id).toMatch(/^jwt:[\w-]{43}$/)
    expect(await access.callers.list({ after: '', limit: 9 })).toMatchObject([
      { id, issuer: issuer.url, name: 'build', revoked_at: null },
    ])
    expect(issuer.state.fetches).toBe(1)
  })

  it('takes the same subject of two issuers for two callers', async () => {
    const [one, other] = await Promise.all([startIssuer(), startIssuer()])
    const { access } = await freshCallers(engine, one, other)
    const ids = await Promise.all(
      [one, other].map(async (issuer) => outcome(access, await issuer.token({ now: start }))),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('refuses all tokens of a revoked caller, in other processes too, until it is restored', async () => {
    const issuer = await startIssuer()
    const { access, build, clock } = await freshCallers(engine, issuer)
    const other = build()
    const token = await issuer.token({ now: start })
    const caller = await other.authenticate(token)
    const id = await outcome(access, token)
    await access.callers.revoke(id, serverActor)
    expect(await outcome(access, token)).toBe('unauthorized')
    expect(await outcome(access, await issuer.token({ now: start + 1 }))).toBe('unauthorized')
    await other.poll()
    expect(await outcome(other, token)).toBe('unauthorized')
    expect(await other.ended([caller])).toEqual(new Set([caller]))
    expect(await access.isGood(id)).toBe(false)
    clock.time += 1000
    await access.callers.restore(id, serverActor)
    await other.poll()
    expect([await outcome(access, token), await outcome(other, token)]).toEqual([id, id])
    expect(await access.isGood(id)).toBe(true)
    expect(await access.callers.revoke('jwt:nobody', serverActor)).toBeUndefined()
  })

  it('confirms callers in the store like keys, and drops tokens that have ended', async () => {
    const issuer = await startIssuer()
    const { access, clock, store } = await freshCallers(engine, issuer)
    const token = await issuer.token({ now: start })
    const id = await outcome(access, token)
    // Without its row in the log of changes, as by a server whose commit came late.
    await store.journal.updateTable('caller').set({ revoked_at: 5, version: 2 }).execute()
    clock.time += 21_000
    await access.poll()
    expect(await outcome(access, token)).toBe('unauthorized')
    expect(id).toMatch(/^jwt:/)
  })
})

describe('a token is refused', () => {
  it.each<[string, string, Parameters<Issuer['token']>[0]]>([
    ['of another audience', 'audienceWrong', { claims: { aud: 'other' } }],
    ['without an audience', 'audienceWrong', { claims: { aud: null } }],
    ['that has expired', 'tokenExpired', { claims: { exp: start - 61 } }],
    ['without an end', 'claimMissing', { claims: { exp: null } }],
    ['that is not valid yet', 'tokenInFuture', { claims: { nbf: start + 61 } }],
    ['that was issued in the future', 'tokenInFuture', { claims: { iat: start + 61 } }],
    ['without a subject', 'claimMissing', { claims: { sub: null } }],
    ['with a subject that is no text', 'claimMissing', { claims: { sub: 5 } }],
    ['of an unknown issuer', 'issuerUnknown', { claims: { iss: 'https://other.test' } }],
    ['without an issuer', 'issuerUnknown', { claims: { iss: null } }],
    ['that is huge', 'tokenInvalid', { claims: { more: 'x'.repeat(16_384) } }],
    ['that names the URL of its key', 'tokenInvalid', { header: { jku: 'https://evil.test/' } }],
    ['that names a certificate', 'tokenInvalid', { header: { x5u: 'https://evil.test/' } }],
    ['that is critical of something', 'tokenInvalid', { header: { crit: ['exp'], exp: 5 } }],
    ['of an unknown key', 'tokenInvalid', { header: { kid: 'other' } }],
    ['of an unnamed key', 'tokenInvalid', { header: { kid: undefined } }],
  ])('%s', async (_name, code, changes) => {
    const issuer = await startIssuer()
    const { access } = await freshCallers('sqlite', issuer)
    // The library refuses to sign with a header that it does not know.
    const token = changes?.header?.['crit']
      ? await withHeader(issuer, changes.header)
      : await issuer.token({ now: start, ...changes })
    expect(await outcome(access, token)).toBe(code)
    expect(await outcome(access, await issuer.token({ now: start }))).toMatch(/^jwt:/)
  })

  it('a minute of difference between clocks is no fault', async () => {
    const issuer = await startIssuer()
    const { access } = await freshCallers('sqlite', issuer)
    for (const claims of [{ exp: start - 59 }, { nbf: start + 59 }, { iat: start + 59 }])
      expect(await outcome(access, await issuer.token({ now: start, claims }))).toMatch(/^jwt:/)
  })

  it('with a key of its own, whoever signed it', async () => {
    const issuer = await startIssuer()
    const { access } = await freshCallers('sqlite', issuer)
    const own = await newSigningKey('first')
    const forged = await issuer.token({ now: start, key: own, header: { jwk: own.jwk } })
    expect(await outcome(access, forged)).toBe('tokenInvalid')
    expect(await outcome(access, await issuer.token({ now: start, key: own }))).toBe('tokenInvalid')
  })

  it('without a signature, or with one of the public key as a shared secret', async () => {
    const issuer = await startIssuer()
    const { access } = await freshCallers('sqlite', issuer)
    const key = (await importJWK(issuer.first.jwk, 'ES256')) as CryptoKey
    const [, payload = ''] = (await issuer.token({ now: start })).split('.')
    const spki = await exportSPKI(key)
    for (const secret of [spki, JSON.stringify(issuer.first.jwk)]) {
      const input = `${encoded({ alg: 'HS256', kid: 'first' })}.${payload}`
      const signature = createHmac('sha256', secret).update(input).digest('base64url')
      expect(await outcome(access, `${input}.${signature}`)).toBe('tokenInvalid')
    }
    const unsigned = `${encoded({ alg: 'none', kid: 'first' })}.${payload}.`
    expect(await outcome(access, unsigned)).toBe('tokenInvalid')
    expect(issuer.state.fetches, 'nothing was fetched for them').toBe(0)
  })

  it('that is nested: deep JSON, or another token', async () => {
    const issuer = await startIssuer()
    const { access } = await freshCallers('sqlite', issuer)
    const deep = `${'{"a":'.repeat(900)}1${'}'.repeat(900)}`
    const bodies = [deep, await issuer.token({ now: start }), '[]', '"x"', '{"iss":5}', '{']
    for (const body of bodies) {
      const token = `${encoded({ alg: 'ES256', kid: 'first' })}.${base64(body)}.c2ln`
      expect(['tokenInvalid', 'issuerUnknown']).toContain(await outcome(access, token))
    }
  })
})

describe('the keys of an issuer', () => {
  it('are fetched once in 30 s for unknown ids, however many come', async () => {
    const issuer = await startIssuer()
    const { access, clock } = await freshCallers('sqlite', issuer)
    const flood = async () =>
      Promise.all(
        Array.from({ length: 40 }, async (_, at) =>
          outcome(access, await issuer.token({ now: start, header: { kid: `k${at}` } })),
        ),
      )
    await flood()
    expect(issuer.state.fetches).toBe(1)
    clock.elapsed += 29_000
    await flood()
    expect(issuer.state.fetches).toBe(1)
    clock.elapsed += 1000
    expect(new Set(await flood())).toEqual(new Set(['tokenInvalid']))
    expect(issuer.state.fetches).toBe(2)
  })

  it('may rotate: new ones are accepted, and tokens of those that are gone end', async () => {
    const issuer = await startIssuer()
    const { access, clock } = await freshCallers('sqlite', issuer)
    const token = await issuer.token({ now: start })
    const caller = await access.authenticate(token)
    const second = await newSigningKey('second', 'RS256')
    issuer.state.keys = [issuer.first.jwk, second.jwk]
    const later = await issuer.token({ now: start, key: second })
    expect(await outcome(access, later), 'too soon after the last fetch').toBe('tokenInvalid')
    clock.elapsed += 30_000
    expect(await outcome(access, later)).toMatch(/^jwt:/)
    expect(await access.ended([caller])).toEqual(new Set())
    issuer.state.keys = [second.jwk]
    clock.elapsed += 30_000
    // What runs has its keys fetched again.
    await until('its key is gone', async () => (await access.ended([caller])).has(caller))
    expect(await outcome(access, token)).toBe('tokenInvalid')
    expect(await outcome(access, later)).toMatch(/^jwt:/)
  })

  it('are fetched every four seconds while they are used, and no more often', async () => {
    const issuer = await startIssuer()
    const { access, clock } = await freshCallers('sqlite', issuer)
    const token = await issuer.token({ now: start })
    const caller = await access.authenticate(token)
    clock.elapsed += 3999
    expect(await access.authenticate(token)).toBe(caller)
    expect(issuer.state.fetches).toBe(1)
    clock.elapsed += 1
    for (let call = 0; call < 9; call++) expect(await access.authenticate(token)).toBe(caller)
    await until('they are fetched', () => issuer.state.fetches === 2)
    for (let call = 0; call < 9; call++) expect(await access.authenticate(token)).toBe(caller)
    expect(issuer.state.fetches).toBe(2)
  })

  it('that are gone end tokens within five seconds, also of callers who pause', async () => {
    const issuer = await startIssuer()
    const { access, clock } = await freshCallers('sqlite', issuer)
    const token = await issuer.token({ now: start })
    expect(await outcome(access, token)).toMatch(/^jwt:/)
    issuer.state.keys = []
    clock.elapsed += 5000
    expect(await outcome(access, token)).toBe('tokenInvalid')
  })

  it('that are old are used if the issuer takes more than a second to answer', async () => {
    const issuer = await startIssuer()
    const { access, clock, observed } = await freshCallers('sqlite', issuer)
    const token = await issuer.token({ now: start })
    const id = await outcome(access, token)
    issuer.state.isStuck = true
    clock.elapsed += 60_000
    expect(await outcome(access, token)).toBe(id)
    expect(observed, 'it may answer still').toEqual([])
  })

  it('may change under the same id, which ends tokens of the old one', async () => {
    const issuer = await startIssuer()
    const { access, clock } = await freshCallers('sqlite', issuer)
    const token = await issuer.token({ now: start })
    await outcome(access, token)
    issuer.state.keys = [(await newSigningKey('first')).jwk]
    clock.elapsed += 30_000
    await until('it ends', async () => (await outcome(access, token)) === 'tokenInvalid')
  })

  it('are trusted for an hour while the issuer does not answer', async () => {
    const issuer = await startIssuer()
    const { access, clock, observed } = await freshCallers('sqlite', issuer)
    issuer.state.isDown = true
    const token = await issuer.token({ now: start, claims: { exp: start + 9000 } })
    expect(await outcome(access, token)).toBe('unavailable')
    issuer.state.isDown = false
    clock.elapsed += 5000
    const id = await outcome(access, token)
    expect(id).toMatch(/^jwt:/)
    issuer.state.isDown = true
    clock.elapsed += 3_500_000
    expect(await outcome(access, token)).toBe(id)
    clock.elapsed += 100_000
    expect(await outcome(access, token)).toBe('unavailable')
    await until('it is told', () => observed.length === 3)
    expect(observed.map(({ kind }) => kind)).toEqual([
      'issuerFailed',
      'issuerAnswers',
      'issuerFailed',
    ])
    expect(observed[0]).toMatchObject({ reason: `${new URL(issuer.url).host} answered with 503` })
  })

  it('are not taken from metadata of another issuer', async () => {
    const issuer = await startIssuer()
    issuer.state.metadata = { issuer: 'https://other.test' }
    const { access, observed } = await freshCallers('sqlite', issuer)
    expect(await outcome(access, await issuer.token({ now: start }))).toBe('unavailable')
    expect(observed).toMatchObject([{ kind: 'issuerFailed', issuer: issuer.url }])
  })

  it('are never shared secrets or private keys', async () => {
    const issuer = await startIssuer()
    const secret = { kty: 'oct', k: 'c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0', kid: 'first' }
    issuer.state.keys = [secret, { ...issuer.first.jwk, d: 'AAAA' }, { kty: 'EC', kid: 'first' }]
    const { access } = await freshCallers('sqlite', issuer)
    expect(await outcome(access, await issuer.token({ now: start }))).toBe('tokenInvalid')
  })
})

it('ends a cached token with its exp, and what runs with it', async () => {
  const issuer = await startIssuer()
  const { access, clock } = await freshCallers('sqlite', issuer)
  const token = await issuer.token({ now: start, claims: { exp: start + 5 } })
  const caller = await access.authenticate(token)
  clock.time += 64_000
  expect(await access.authenticate(token)).toEqual(caller)
  expect(await access.ended([caller])).toEqual(new Set())
  clock.time += 1000
  expect(await outcome(access, token)).toBe('tokenExpired')
  expect(await access.ended([caller])).toEqual(new Set([caller]))
})

it('accepts a token for a resource only there', async () => {
  const issuer = await startIssuer()
  const { access } = await freshCallers('sqlite', issuer)
  const resource = 'https://mesh.test/mcp'
  const token = await issuer.token({ now: start, claims: { aud: ['x', resource] } })
  expect(await outcome(access, token)).toBe('audienceWrong')
  expect(await outcome(access, token, [resource])).toMatch(/^jwt:/)
  expect(await outcome(access, token), 'though it is cached').toBe('audienceWrong')
  expect(await outcome(access, token, ['https://mesh.test'])).toBe('audienceWrong')
})

it('takes new settings with a reload, and ends with its issuer', async () => {
  const issuer = await startIssuer()
  const { access } = await freshCallers('sqlite', issuer)
  const token = await issuer.token({ now: start })
  const caller = await access.authenticate(token)
  access.renewIssuers([issuer.entry({ limits: { rpm: 7, budget_usd: '2' } })])
  const limits = { rpm: 7, budget_nano: 2_000_000_000, budget_period: 'month' }
  expect(await access.authenticate(token)).toMatchObject(limits)
  expect(issuer.state.fetches, 'the keys are the same').toBe(1)
  expect(await access.ended([caller])).toEqual(new Set())
  access.renewIssuers([])
  expect(await access.ended([caller])).toEqual(new Set([caller]))
})

it('has nothing of a token in refusals and log lines', async () => {
  const issuer = await startIssuer()
  const { access, observed } = await freshCallers('sqlite', issuer)
  const claims = { sub: 'canary-subject', aud: 'canary-audience', nbf: start + 900 }
  const token = await issuer.token({ now: start, claims, header: { kid: 'canary-kid' } })
  const changes = [{ claims }, { claims: { ...claims, iss: 'https://canary-issuer.test' } }]
  const tokens = [token, `${token}x`, token.slice(0, -20)]
  for (const change of changes) tokens.push(await issuer.token({ now: start, ...change }))
  const refusals = await Promise.all(tokens.map((one) => access.authenticate(one)))
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  observed.forEach(log)
  expect(JSON.stringify([refusals, lines])).not.toMatch(/canary|eyJ/)
  expect(refusals.every((one) => typeof one === 'object' && 'refused' in one)).toBe(true)
})

const base64 = (text: string) => Buffer.from(text).toString('base64url')
const encoded = (header: object) => base64(JSON.stringify(header))

/** A token with a header that the library does not write; its signature is that of another. */
async function withHeader(issuer: Issuer, header: object): Promise<string> {
  const [, ...rest] = (await issuer.token({ now: start })).split('.')
  return [encoded({ alg: 'ES256', kid: 'first', ...header }), ...rest].join('.')
}

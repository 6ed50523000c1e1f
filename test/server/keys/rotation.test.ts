import { describe, expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { engines } from '../../support/servers/store.ts'
import { breakKeys, freshKeys } from './fresh-keys.ts'

describe.each(engines)('on %s', (engine) => {
  it('gives a key a new token, and knows the old one until the overlap ends, in every process and without its store', async () => {
    const { access, store, clock, observe } = await freshKeys(engine)
    const other = createAccess({ store, now: () => clock.time, observe })
    onTestFinished(() => other.close())
    const { key, token } = await access.create({
      name: 'turning',
      scopes: ['chat'],
      rpm: 60,
      budget_nano: 5,
      budget_period: 'day',
    })
    expect(await other.authenticate(token)).toMatchObject(key)
    const rotated = await access.rotate(key.id, 60_000)
    const after = {
      ...key,
      prefix: rotated?.token.slice(0, 9),
      previous_until: clock.time + 60_000,
      version: 2,
    }
    expect(rotated?.key).toEqual(after)
    await other.poll()
    for (const one of [access, other])
      for (const secret of [token, rotated?.token ?? ''])
        expect(await one.authenticate(secret)).toMatchObject(after)

    const mend = await breakKeys(store)
    clock.time += 59_999
    expect(other.authenticate(token)).toMatchObject(after)
    clock.time += 1
    expect(other.authenticate(token)).toBe('unknown')
    await mend()
    await other.poll()
    for (const one of [access, other]) {
      expect(await one.authenticate(token)).toBe('unknown')
      expect(await one.authenticate(rotated?.token ?? '')).toMatchObject(after)
    }
  })

  it('forgets the oldest token with a second rotation, and the old one at once without an overlap', async () => {
    const { access, store, clock, observe } = await freshKeys(engine)
    const other = createAccess({ store, now: () => clock.time, observe })
    onTestFinished(() => other.close())
    const { key, token } = await access.create({ name: 'turning', scopes: ['chat'] })
    const tokens = [token]
    const checkTokens = async () => {
      await other.poll()
      return Promise.all(
        [access, other].map(async (one) =>
          (await Promise.all(tokens.map((each) => one.authenticate(each)))).map(
            (verdict) => verdict !== 'unknown',
          ),
        ),
      )
    }
    for (const [overlapMs, expected] of [
      [60_000, [true, true]],
      [60_000, [false, true, true]],
      [0, [false, false, false, true]],
    ] as const) {
      tokens.push((await access.rotate(key.id, overlapMs))?.token ?? '')
      expect(await checkTokens()).toEqual([expected, expected])
    }
    expect(await access.read(key.id, 'all')).toMatchObject({ previous_until: null, version: 4 })
  })

  it('forgets both tokens of a key that is revoked within the overlap', async () => {
    const { access } = await freshKeys(engine)
    const { key, token } = await access.create({ name: 'turning', scopes: ['chat'] })
    const rotated = await access.rotate(key.id, 60_000)
    expect(await access.authenticate(token)).toMatchObject({ id: key.id })
    await access.revoke(key.id)
    await access.poll()
    for (const one of [token, rotated?.token ?? ''])
      expect(await access.authenticate(one)).toBe('unknown')
  })

  it('gives a key that somebody chose a new token each time that it was chosen again', async () => {
    const { access } = await freshKeys(engine, { accepts: 'any' })
    const chosen = 'the same at each start'
    const tokens: string[] = []
    for (const start of [1, 2, 3]) {
      const key = await access.ensureKey({
        name: `start ${start}`,
        token: chosen,
        scopes: ['chat'],
      })
      await access.poll()
      expect(await access.authenticate(chosen)).toMatchObject({ id: key.id, previous_until: null })
      tokens.push((await access.rotate(key.id, 60_000))?.token ?? '')
      expect(
        await access.authenticate(chosen),
        'the overlap is that of the key that has it',
      ).toMatchObject({ id: key.id })
    }
    expect(
      await Promise.all(tokens.map(async (token) => access.authenticate(token))),
    ).toMatchObject([{ name: 'start 1' }, { name: 'start 2' }, { name: 'start 3' }])
  })

  it('gives no token to a key that is not there, revoked or expired, and one each to two that ask at once', async () => {
    const { access, clock } = await freshKeys(engine)
    expect(await access.rotate('nobody', 0)).toBeUndefined()
    const revoked = await access.create({ name: 'revoked', scopes: ['chat'] })
    await access.revoke(revoked.key.id)
    await expect(access.rotate(revoked.key.id, 0)).rejects.toMatchObject({ kind: 'conflict' })
    const brief = await access.create({
      name: 'brief',
      scopes: ['chat'],
      expires_at: clock.time + 1000,
    })
    clock.time += 1000
    await expect(access.rotate(brief.key.id, 0)).rejects.toMatchObject({ kind: 'conflict' })
    const { key, token } = await access.create({ name: 'raced', scopes: ['chat'] })
    const tokens = (
      await Promise.all([access.rotate(key.id, 60_000), access.rotate(key.id, 60_000)])
    ).map((rotated) => rotated?.token ?? '')
    expect(await access.read(key.id, 'all')).toMatchObject({ version: 3 })
    expect(
      await Promise.all(
        [token, ...tokens].map(async (each) => (await access.authenticate(each)) !== 'unknown'),
      ),
    ).toEqual([false, true, true])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { digest, mintToken } from '../../../server/keys/token.ts'
import { listKeys } from '../../../server/store/queries/keys.ts'
import { engines } from '../../support/servers/store.ts'
import { breakKeys, freshKeys } from './fresh-keys.ts'

describe.each(engines)('on %s', (engine) => {
  it('knows a key it created, the second time without asking the store', async () => {
    const { access } = await freshKeys(engine)
    const newKey = {
      name: 'mine',
      scopes: ['chat'],
      models: ['large'],
      rpm: 60,
      budget_nano: 5,
      budget_period: 'day' as const,
    }
    const { key, token } = await access.create(newKey)
    expect(key).toMatchObject({
      ...newKey,
      agents: null,
      tpm: null,
      expires_at: null,
      revoked_at: null,
      version: 1,
    })
    expect(key).not.toHaveProperty('hash')
    const first = access.authenticate(token)
    expect(first).toBeInstanceOf(Promise)
    expect(await first).toEqual({ ...key, groups: [] })
    expect(access.authenticate(token)).toMatchObject(key)
    expect(await access.read(key.id, 'all')).toEqual(key)
  })

  it('does not know texts that are no keys, and asks the store about none that is misspelt', async () => {
    const { access, store, observations } = await freshKeys(engine)
    for (const token of ['', 'nobody', "' or 1=1 --", mintToken(), 'ä'.repeat(5000)]) {
      expect(await access.authenticate(token), token).toBe('unknown')
    }
    const misspelt = mintToken().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await breakKeys(store)
    expect(access.authenticate(misspelt)).toBe('unknown')
    expect(observations).toEqual([])
  })

  it('asks the store once when many calls bring the same new key at once', async () => {
    const { access } = await freshKeys(engine)
    const { key, token } = await access.create({ name: 'burst', scopes: ['chat'] })
    const verdicts = Array.from({ length: 50 }, () => access.authenticate(token))
    expect(new Set(verdicts).size).toBe(1)
    expect(await verdicts[0]).toMatchObject(key)
  })

  it('lists all keys, newest first', async () => {
    const { access } = await freshKeys(engine)
    for (const name of ['first', 'second', 'third']) await access.create({ name, scopes: ['chat'] })
    const [newest] = await access.list('all')
    await access.revoke(newest?.id ?? '')
    const listed = (await access.list('all')).map(({ name, revoked_at }) => [
      name,
      revoked_at !== null,
    ])
    expect(listed).toEqual([
      ['third', true],
      ['second', false],
      ['first', false],
    ])
  })

  it('lets cached keys pass for a minute after the store last confirmed them, and answers unavailable for all others', async () => {
    const { access, store, clock, observations } = await freshKeys(engine)
    const { key, token } = await access.create({ name: 'cached', scopes: ['chat'] })
    const fresh = await access.create({ name: 'fresh', scopes: ['chat'] })
    expect(await access.authenticate(token)).toMatchObject(key)
    clock.time += 50_000
    await access.poll()
    const mend = await breakKeys(store)

    expect(await access.authenticate(fresh.token)).toBe('unavailable')
    expect(await access.authenticate('nobody')).toBe('unavailable')
    expect(access.authenticate(token)).toMatchObject(key)
    clock.time += 60_000
    await access.poll()
    expect(access.authenticate(token)).toMatchObject(key)
    clock.time += 1
    expect(await access.authenticate(token)).toBe('unavailable')
    await expect(access.list('all')).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(access.create({ name: 'late', scopes: [] })).rejects.toMatchObject({
      kind: 'unavailable',
    })

    await mend()
    await access.poll()
    expect(await access.authenticate(token)).toMatchObject(key)
    expect(await access.authenticate(fresh.token)).toMatchObject(fresh.key)
    expect(await access.authenticate('nobody')).toBe('unknown')
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
  })

  it('asks the store again when the clock went back', async () => {
    const { access, store, clock } = await freshKeys(engine)
    const { token } = await access.create({ name: 'back', scopes: ['chat'] })
    await access.authenticate(token)
    await breakKeys(store)
    clock.time -= 3_600_000
    expect(await access.authenticate(token)).toBe('unavailable')
  })

  it('does not know a key from the millisecond on at which it expires', async () => {
    const { access, clock } = await freshKeys(engine)
    const { key, token } = await access.create({
      name: 'brief',
      scopes: ['chat'],
      expires_at: clock.time + 1000,
    })
    expect(await access.authenticate(token)).toMatchObject(key)
    clock.time += 999
    expect(access.authenticate(token)).toMatchObject(key)
    clock.time += 1
    expect(access.authenticate(token)).toBe('unknown')
    clock.time += 120_000
    expect(await access.authenticate(token)).toBe('unknown')
  })

  it('holds no more keys than it may', async () => {
    const { access } = await freshKeys(engine, { maxCached: 3 })
    const tokens: string[] = []
    for (let n = 0; n < 5; n += 1)
      tokens.push((await access.create({ name: String(n), scopes: ['chat'] })).token)
    for (const token of tokens) await access.authenticate(token)
    expect(tokens.map((token) => access.authenticate(token) instanceof Promise)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('makes a chosen text a key, again and again the same one, with the scopes it was given last', async () => {
    const { access } = await freshKeys(engine, { accepts: 'any' })
    for (const token of ['dev', 'tg_dev', 'clé à moi']) {
      const key = await access.ensureKey({ name: 'sandbox', token, scopes: ['chat'] })
      expect(await access.authenticate(token)).toMatchObject(key)
      expect(await access.ensureKey({ name: 'sandbox', token, scopes: ['chat'] })).toEqual(key)
      await access.ensureKey({ name: 'sandbox', token, scopes: ['chat', 'mesh'] })
      expect(await access.authenticate(token)).toMatchObject({
        id: key.id,
        scopes: ['chat', 'mesh'],
      })
    }
    expect((await access.list('all')).length).toBe(3)
  })

  it('does not bring a revoked text back, and takes no empty or misspelt one', async () => {
    const { access } = await freshKeys(engine, { accepts: 'any' })
    const key = await access.ensureKey({ name: 'sandbox', token: 'dev', scopes: ['chat'] })
    await access.revoke(key.id)
    const misspelt = mintToken().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await expect(
      access.ensureKey({ name: 'sandbox', token: 'dev', scopes: ['chat'] }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    await expect(
      access.ensureKey({ name: 'sandbox', token: '', scopes: ['chat'] }),
    ).rejects.toMatchObject({ kind: 'invalidRequest' })
    await expect(
      access.ensureKey({ name: 'sandbox', token: misspelt, scopes: ['chat'] }),
    ).rejects.toMatchObject({ kind: 'invalidRequest' })
    expect(await access.authenticate('dev')).toBe('unknown')
  })

  it('leaves no token in any file of the store', async () => {
    const { access, store } = await freshKeys(engine, { accepts: 'any' })
    const chosen = 'a text that somebody chose'
    const tokens = [chosen]
    for (let n = 0; n < 20; n += 1)
      tokens.push((await access.create({ name: `key ${n}`, scopes: ['chat'] })).token)
    await access.ensureKey({ name: 'sandbox', token: chosen, scopes: ['chat'] })
    for (const { id } of (await access.list('all')).slice(0, 3))
      tokens.push((await access.rotate(id, 60_000))?.token ?? '')
    for (const token of tokens) await access.authenticate(token)
    const files =
      store.url === undefined
        ? readdirSync(store.folder).map((name) => readFileSync(join(store.folder, name), 'latin1'))
        : [
            JSON.stringify(await listKeys(store.journal, 'all')),
            JSON.stringify(await store.journal.selectFrom('change_log').selectAll().execute()),
          ]
    expect(files.some((text) => text.includes(digest(chosen)))).toBe(true)
    for (const token of tokens)
      expect(files.some((text) => text.includes(token.slice(0, 24)))).toBe(false)
  })
})

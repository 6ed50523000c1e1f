import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../server/access/keys.ts'
import { digest, mintToken } from '../../server/access/token.ts'
import type { Observation } from '../../server/observe/observations.ts'
import type { Store } from '../../server/store/database.ts'
import { listKeys } from '../../server/store/keys.ts'
import { engines, freshStore, type Engine } from '../store/setting.ts'

async function setting(engine: Engine, { maxCached = 100 } = {}) {
  const store = await freshStore(engine)
  const clock = { time: Date.UTC(2026, 0, 1) }
  const observations: Observation[] = []
  const observe = (observation: Observation) => void observations.push(observation)
  const access = createAccess({ store, now: () => clock.time, observe, maxCached })
  onTestFinished(() => access.close())
  return { store, clock, observations, observe, access }
}

/** The store answers nothing about keys until it is mended. */
async function breakKeys(store: Store): Promise<() => Promise<void>> {
  await store.journal.schema.alterTable('key').renameTo('key_away').execute()
  return () => store.journal.schema.alterTable('key_away').renameTo('key').execute()
}

describe.each(engines)('on %s', (engine) => {
  it('knows a key it created, the second time without asking the store', async () => {
    const { access } = await setting(engine)
    const wish = { name: 'mine', scopes: ['chat'], models: ['large'], rpm: 60, budget_nano: 5, budget_period: 'day' as const }
    const { key, token } = await access.create(wish)
    expect(key).toMatchObject({ ...wish, agents: null, tpm: null, expires_at: null, revoked_at: null, version: 1 })
    expect(key).not.toHaveProperty('hash')
    const first = access.authenticate(token)
    expect(first).toBeInstanceOf(Promise)
    expect(await first).toEqual(key)
    expect(access.authenticate(token)).toEqual(key)
    expect(await access.read(key.id)).toEqual(key)
  })

  it('does not know texts that are no keys, and asks the store about none that is misspelt', async () => {
    const { access, store, observations } = await setting(engine)
    for (const token of ['', 'nobody', "' or 1=1 --", mintToken(), 'ä'.repeat(5000)]) {
      expect(await access.authenticate(token), token).toBe('unknown')
    }
    const misspelt = mintToken().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await breakKeys(store)
    expect(access.authenticate(misspelt)).toBe('unknown')
    expect(observations).toEqual([])
  })

  it('asks the store once when many calls bring the same new key at once', async () => {
    const { access } = await setting(engine)
    const { key, token } = await access.create({ name: 'burst', scopes: ['chat'] })
    const verdicts = Array.from({ length: 50 }, () => access.authenticate(token))
    expect(new Set(verdicts).size).toBe(1)
    expect(await verdicts[0]).toEqual(key)
  })

  it('lists all keys, newest first', async () => {
    const { access } = await setting(engine)
    for (const name of ['first', 'second', 'third']) await access.create({ name, scopes: ['chat'] })
    const [newest] = await access.list()
    await access.revoke(newest?.id ?? '')
    const listed = (await access.list()).map(({ name, revoked_at }) => [name, revoked_at !== null])
    expect(listed).toEqual([['third', true], ['second', false], ['first', false]])
  })

  it('refuses a key that it revoked at once, and keeps the time of the first revocation', async () => {
    const { access, clock } = await setting(engine)
    const { key, token } = await access.create({ name: 'short', scopes: ['chat'] })
    await access.authenticate(token)
    expect(await access.revoke(key.id)).toMatchObject({ revoked_at: clock.time, version: 2 })
    expect(await access.authenticate(token)).toBe('unknown')
    const revokedAt = clock.time
    clock.time += 5000
    expect(await access.revoke(key.id)).toMatchObject({ revoked_at: revokedAt, version: 2 })
    expect(await access.revoke('nobody')).toBeUndefined()
    expect(await access.read('nobody')).toBeUndefined()
  })

  it('refuses a key within two seconds of its revocation by another process', async () => {
    const { store, observe } = await setting(engine)
    const access = createAccess({ store, observe })
    onTestFinished(() => access.close())
    const { key, token } = await access.create({ name: 'elsewhere', scopes: ['chat'] })
    expect(await access.authenticate(token)).toEqual(key)
    const program = fileURLToPath(new URL('./revoking.ts', import.meta.url))
    const { stdout } = spawnSync(process.execPath, [program, store.url ?? store.folder, key.id], { encoding: 'utf8' })
    const revoked = performance.now()
    expect(stdout).toBe('revoked\n')
    while ((await access.authenticate(token)) !== 'unknown') {
      expect(performance.now() - revoked).toBeLessThan(2000)
      await pause(20)
    }
  })

  it('does not cache what the store said before a revocation that it learned of meanwhile', async () => {
    const { access, store, observe, clock } = await setting(engine)
    const { key, token } = await access.create({ name: 'raced', scopes: ['chat'] })
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
    let answers = 0
    // Holds the first answer back, as a store across a network may.
    const slow = store.journal.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        answers += 1
        if (answers === 1) await mayAnswer
        return result
      },
    })
    const other = createAccess({ store: { journal: slow }, now: () => clock.time, observe })
    onTestFinished(() => other.close())
    const verdict = other.authenticate(token)
    while (answers === 0) await pause(1)
    await access.revoke(key.id)
    await other.poll()
    answer()
    await verdict
    expect(await other.authenticate(token)).toBe('unknown')
  })

  it('learns of a change although its writer’s clock is behind, or an earlier one ran ahead', async () => {
    const { access, store, clock, observe } = await setting(engine)
    const writer = { time: clock.time }
    const other = createAccess({ store, now: () => writer.time, observe })
    onTestFinished(() => other.close())
    for (const skew of [0, -9000, 3_600_000, -9000]) {
      const { key, token } = await access.create({ name: `skew ${skew}`, scopes: ['chat'] })
      expect(await access.authenticate(token)).toEqual(key)
      await access.poll()
      writer.time = clock.time + skew
      await other.revoke(key.id)
      await access.poll()
      expect(await access.authenticate(token), String(skew)).toBe('unknown')
    }
  })

  it('gives a key a new token, and knows the old one until the overlap ends, in every process and without its store', async () => {
    const { access, store, clock, observe } = await setting(engine)
    const other = createAccess({ store, now: () => clock.time, observe })
    onTestFinished(() => other.close())
    const { key, token } = await access.create({ name: 'turning', scopes: ['chat'], rpm: 60, budget_nano: 5, budget_period: 'day' })
    expect(await other.authenticate(token)).toEqual(key)
    const rotated = await access.rotate(key.id, 60_000)
    const after = { ...key, prefix: rotated?.token.slice(0, 9), previous_until: clock.time + 60_000, version: 2 }
    expect(rotated?.key).toEqual(after)
    await other.poll()
    for (const one of [access, other]) for (const known of [token, rotated?.token ?? '']) expect(await one.authenticate(known)).toEqual(after)

    const mend = await breakKeys(store)
    clock.time += 59_999
    expect(other.authenticate(token)).toEqual(after)
    clock.time += 1
    expect(other.authenticate(token)).toBe('unknown')
    await mend()
    await other.poll()
    for (const one of [access, other]) {
      expect(await one.authenticate(token)).toBe('unknown')
      expect(await one.authenticate(rotated?.token ?? '')).toEqual(after)
    }
  })

  it('forgets the oldest token with a second rotation, and the old one at once without an overlap', async () => {
    const { access, store, clock, observe } = await setting(engine)
    const other = createAccess({ store, now: () => clock.time, observe })
    onTestFinished(() => other.close())
    const { key, token } = await access.create({ name: 'turning', scopes: ['chat'] })
    const tokens = [token]
    const known = async () => {
      await other.poll()
      return Promise.all([access, other].map(async (one) => (await Promise.all(tokens.map((each) => one.authenticate(each)))).map((verdict) => verdict !== 'unknown')))
    }
    for (const [overlapMs, expected] of [[60_000, [true, true]], [60_000, [false, true, true]], [0, [false, false, false, true]]] as const) {
      tokens.push((await access.rotate(key.id, overlapMs))?.token ?? '')
      expect(await known()).toEqual([expected, expected])
    }
    expect(await access.read(key.id)).toMatchObject({ previous_until: null, version: 4 })
    await access.rotate(key.id, 60_000)
    await access.revoke(key.id)
    expect(await known()).toEqual([[false, false, false, false], [false, false, false, false]])
  })

  it('gives a key that somebody chose a new token each time that it was chosen again', async () => {
    const { access } = await setting(engine)
    const chosen = 'the same at each start'
    const tokens: string[] = []
    for (const start of [1, 2, 3]) {
      const key = await access.ensureKey({ name: `start ${start}`, token: chosen, scopes: ['chat'] })
      await access.poll()
      expect(await access.authenticate(chosen)).toMatchObject({ id: key.id, previous_until: null })
      tokens.push((await access.rotate(key.id, 60_000))?.token ?? '')
      expect(await access.authenticate(chosen), 'the overlap is that of the key that has it').toMatchObject({ id: key.id })
    }
    expect(await Promise.all(tokens.map(async (token) => access.authenticate(token)))).toMatchObject([{ name: 'start 1' }, { name: 'start 2' }, { name: 'start 3' }])
  })

  it('gives no token to a key that is not there, revoked or expired, and one each to two that ask at once', async () => {
    const { access, clock } = await setting(engine)
    expect(await access.rotate('nobody', 0)).toBeUndefined()
    const revoked = await access.create({ name: 'revoked', scopes: ['chat'] })
    await access.revoke(revoked.key.id)
    await expect(access.rotate(revoked.key.id, 0)).rejects.toMatchObject({ kind: 'conflict' })
    const brief = await access.create({ name: 'brief', scopes: ['chat'], expires_at: clock.time + 1000 })
    clock.time += 1000
    await expect(access.rotate(brief.key.id, 0)).rejects.toMatchObject({ kind: 'conflict' })
    const { key, token } = await access.create({ name: 'raced', scopes: ['chat'] })
    const tokens = (await Promise.all([access.rotate(key.id, 60_000), access.rotate(key.id, 60_000)])).map((rotated) => rotated?.token ?? '')
    expect(await access.read(key.id)).toMatchObject({ version: 3 })
    expect(await Promise.all([token, ...tokens].map(async (each) => (await access.authenticate(each)) !== 'unknown'))).toEqual([false, true, true])
  })

  it('learns within a minute of a change that never reached the change log', async () => {
    const { access, store, clock } = await setting(engine)
    const { key, token } = await access.create({ name: 'silent', scopes: ['chat'] })
    expect(await access.authenticate(token)).toEqual(key)
    await store.journal.updateTable('key').set({ revoked_at: clock.time, version: 2 }).where('id', '=', key.id).execute()
    expect(access.authenticate(token)).toEqual(key)
    clock.time += 59_000
    await access.poll()
    expect(await access.authenticate(token)).toBe('unknown')
  })

  it('lets cached keys pass for a minute after the store last confirmed them, and answers unavailable for all others', async () => {
    const { access, store, clock, observations } = await setting(engine)
    const { key, token } = await access.create({ name: 'cached', scopes: ['chat'] })
    const fresh = await access.create({ name: 'fresh', scopes: ['chat'] })
    expect(await access.authenticate(token)).toEqual(key)
    clock.time += 50_000
    await access.poll()
    const mend = await breakKeys(store)

    expect(await access.authenticate(fresh.token)).toBe('unavailable')
    expect(await access.authenticate('nobody')).toBe('unavailable')
    expect(access.authenticate(token)).toEqual(key)
    clock.time += 60_000
    await access.poll()
    expect(access.authenticate(token)).toEqual(key)
    clock.time += 1
    expect(await access.authenticate(token)).toBe('unavailable')
    await expect(access.list()).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(access.create({ name: 'late', scopes: [] })).rejects.toMatchObject({ kind: 'unavailable' })

    await mend()
    await access.poll()
    expect(await access.authenticate(token)).toEqual(key)
    expect(await access.authenticate(fresh.token)).toEqual(fresh.key)
    expect(await access.authenticate('nobody')).toBe('unknown')
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
  })

  it('asks the store again when the clock went back', async () => {
    const { access, store, clock } = await setting(engine)
    const { token } = await access.create({ name: 'back', scopes: ['chat'] })
    await access.authenticate(token)
    await breakKeys(store)
    clock.time -= 3_600_000
    expect(await access.authenticate(token)).toBe('unavailable')
  })

  it('does not know a key from the millisecond on at which it expires', async () => {
    const { access, clock } = await setting(engine)
    const { key, token } = await access.create({ name: 'brief', scopes: ['chat'], expires_at: clock.time + 1000 })
    expect(await access.authenticate(token)).toEqual(key)
    clock.time += 999
    expect(access.authenticate(token)).toEqual(key)
    clock.time += 1
    expect(access.authenticate(token)).toBe('unknown')
    clock.time += 120_000
    expect(await access.authenticate(token)).toBe('unknown')
  })

  it('holds no more keys than it may', async () => {
    const { access } = await setting(engine, { maxCached: 3 })
    const tokens: string[] = []
    for (let n = 0; n < 5; n += 1) tokens.push((await access.create({ name: String(n), scopes: ['chat'] })).token)
    for (const token of tokens) await access.authenticate(token)
    expect(tokens.map((token) => access.authenticate(token) instanceof Promise)).toEqual([true, true, false, false, false])
  })

  it('makes a chosen text a key, again and again the same one, with the scopes it was given last', async () => {
    const { access } = await setting(engine)
    for (const token of ['dev', 'tg_dev', 'clé à moi']) {
      const key = await access.ensureKey({ name: 'sandbox', token, scopes: ['chat'] })
      expect(await access.authenticate(token)).toEqual(key)
      expect(await access.ensureKey({ name: 'sandbox', token, scopes: ['chat'] })).toEqual(key)
      await access.ensureKey({ name: 'sandbox', token, scopes: ['chat', 'mesh'] })
      expect(await access.authenticate(token)).toMatchObject({ id: key.id, scopes: ['chat', 'mesh'] })
    }
    expect((await access.list()).length).toBe(3)
  })

  it('does not bring a revoked text back, and takes no empty or misspelt one', async () => {
    const { access } = await setting(engine)
    const key = await access.ensureKey({ name: 'sandbox', token: 'dev', scopes: ['chat'] })
    await access.revoke(key.id)
    const misspelt = mintToken().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await expect(access.ensureKey({ name: 'sandbox', token: 'dev', scopes: ['chat'] })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(access.ensureKey({ name: 'sandbox', token: '', scopes: ['chat'] })).rejects.toMatchObject({ kind: 'invalidRequest' })
    await expect(access.ensureKey({ name: 'sandbox', token: misspelt, scopes: ['chat'] })).rejects.toMatchObject({ kind: 'invalidRequest' })
    expect(await access.authenticate('dev')).toBe('unknown')
  })

  it('leaves no token in any file of the store', async () => {
    const { access, store } = await setting(engine)
    const chosen = 'a text that somebody chose'
    const tokens = [chosen]
    for (let n = 0; n < 20; n += 1) tokens.push((await access.create({ name: `key ${n}`, scopes: ['chat'] })).token)
    await access.ensureKey({ name: 'sandbox', token: chosen, scopes: ['chat'] })
    for (const { id } of (await access.list()).slice(0, 3)) tokens.push((await access.rotate(id, 60_000))?.token ?? '')
    for (const token of tokens) await access.authenticate(token)
    const files = store.url === undefined
      ? readdirSync(store.folder).map((name) => readFileSync(join(store.folder, name), 'latin1'))
      : [JSON.stringify(await listKeys(store.journal)), JSON.stringify(await store.journal.selectFrom('change_log').selectAll().execute())]
    expect(files.some((text) => text.includes(digest(chosen)))).toBe(true)
    for (const token of tokens) expect(files.some((text) => text.includes(token.slice(0, 24)))).toBe(false)
  })
})

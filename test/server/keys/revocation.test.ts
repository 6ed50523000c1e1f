import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { engines } from '../../support/servers/store.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { breakKeys, freshKeys } from './fresh-keys.ts'

describe.each(engines)('on %s', (engine) => {
  it('refuses a key that it revoked at once, and keeps the time of the first revocation', async () => {
    const { access, clock } = await freshKeys(engine)
    const { key, token } = await access.create({ name: 'short', scopes: ['chat'] })
    await access.authenticate(token)
    expect(await access.revoke(key.id)).toMatchObject({ revoked_at: clock.time, version: 2 })
    expect(await access.authenticate(token)).toBe('unknown')
    const revokedAt = clock.time
    clock.time += 5000
    expect(await access.revoke(key.id)).toMatchObject({ revoked_at: revokedAt, version: 2 })
    expect(await access.revoke('nobody')).toBeUndefined()
    expect(await access.read('nobody', 'all')).toBeUndefined()
  })

  it('refuses a key within two seconds of its revocation by another process', async () => {
    const { store, observe } = await freshKeys(engine)
    const access = createAccess({ store, observe })
    onTestFinished(() => access.close())
    const { key, token } = await access.create({ name: 'elsewhere', scopes: ['chat'] })
    expect(await access.authenticate(token)).toMatchObject(key)
    const program = fileURLToPath(new URL('../../support/programs/revoke-key.ts', import.meta.url))
    const { stdout } = spawnSync(process.execPath, [program, store.url ?? store.folder, key.id], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('revoked\n')
    await until(
      'it is refused',
      async () => (await access.authenticate(token)) === 'unknown',
      promptMs,
    )
  })

  it('names who came with a token that is refused by now: revoked, past its end, or past the overlap of a rotation', async () => {
    const { access, clock, store } = await freshKeys(engine)
    const minute = 60_000
    const wishes = [{}, {}, { expires_at: clock.time + minute }, {}]
    const keys = await Promise.all(
      wishes.map((options, at) => access.create({ name: `k${at}`, scopes: ['chat'], ...options })),
    )
    const callers = await Promise.all(keys.map(({ token }) => access.authenticate(token)))
    const over = async () => {
      const ended = await access.ended([...callers, { id: 'no key' }])
      return callers.flatMap((caller, at) => (ended.has(caller) ? [at] : []))
    }
    expect(await over()).toEqual([])
    const [, revoked, , rotated] = keys.map(({ key }) => key.id)
    await access.rotate(rotated ?? '', minute)
    await access.change(keys[0]?.key.id ?? '', { rpm: 5 })
    expect(await over()).toEqual([])
    await access.revoke(revoked ?? '')
    expect(await over()).toEqual([1])
    clock.time += minute
    expect(await over()).toEqual([1, 2, 3])
    const mend = await breakKeys(store)
    clock.time += 2 * minute
    expect(await over(), 'what is not known is no reason to end anything').not.toContain(0)
    await mend()
    await access.poll()
    expect(await over()).toEqual([1, 2, 3])
  })

  it('does not cache what the store said before a revocation that it learned of meanwhile', async () => {
    const { access, store, observe, clock } = await freshKeys(engine)
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
    const { access, store, clock, observe } = await freshKeys(engine)
    const writer = { time: clock.time }
    const other = createAccess({ store, now: () => writer.time, observe })
    onTestFinished(() => other.close())
    for (const skew of [0, -9000, 3_600_000, -9000]) {
      const { key, token } = await access.create({ name: `skew ${skew}`, scopes: ['chat'] })
      expect(await access.authenticate(token)).toMatchObject(key)
      await access.poll()
      writer.time = clock.time + skew
      await other.revoke(key.id)
      await access.poll()
      expect(await access.authenticate(token), String(skew)).toBe('unknown')
    }
  })

  it('learns within a minute of a change that never reached the change log', async () => {
    const { access, store, clock } = await freshKeys(engine)
    const { key, token } = await access.create({ name: 'silent', scopes: ['chat'] })
    expect(await access.authenticate(token)).toMatchObject(key)
    await store.journal
      .updateTable('key')
      .set({ revoked_at: clock.time, version: 2 })
      .where('id', '=', key.id)
      .execute()
    expect(access.authenticate(token)).toMatchObject(key)
    clock.time += 59_000
    await access.poll()
    expect(await access.authenticate(token)).toBe('unknown')
  })
})

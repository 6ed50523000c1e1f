import { describe, expect, it, onTestFinished } from 'vitest'
import { createAccess, type AcceptedKeys } from '../../../server/keys/keys.ts'
import { beginServing } from '../../../server/store/queries/sandbox-keys.ts'
import { engines } from '../../support/servers/store.ts'
import { freshKeys as keysOf } from './fresh-keys.ts'

const scopes = ['chat', 'mesh']
const chosen = 'the text of a sandbox'

/** Keys of one store, as servers of each kind see them. */
async function setting(engine: (typeof engines)[number]) {
  const { access: real, store, clock, observe, observations } = await keysOf(engine)
  const seenBy = (accepts: AcceptedKeys) => {
    const access = createAccess({ store, now: () => clock.time, observe, accepts })
    onTestFinished(() => access.close())
    return access
  }
  /**
   * The store as an older version left it, and whether a server with upstreams has started on it
   * since.
   */
  const look = (id: string, sandbox: 'found' | 'ended') => {
    const revoked_at = sandbox === 'ended' ? clock.time : null
    return store.journal
      .updateTable('key')
      .set({ sandbox, revoked_at })
      .where('id', '=', id)
      .execute()
  }
  return {
    store,
    clock,
    observations,
    real,
    sandbox: seenBy('any'),
    beside: seenBy('sandbox'),
    look,
  }
}

describe.each(engines)('on %s', (engine) => {
  it('takes the key of a sandbox in sandboxes only, and says why in the log alone', async () => {
    const { real, sandbox, beside, observations } = await setting(engine)
    const own = await sandbox.create({ name: 'sandbox', scopes, sandbox: 'made' })
    const fixed = await sandbox.ensureKey({ name: 'sandbox', token: chosen, scopes })
    for (const [id, token] of [
      [own.key.id, own.token],
      [fixed.id, chosen],
    ] as const) {
      for (const access of [sandbox, beside])
        expect(await access.authenticate(token)).toMatchObject({ id, sandbox: 'made' })
      observations.length = 0
      expect(await real.authenticate(token)).toBe('unknown')
      expect(real.authenticate(token), 'from the cache').toBe('unknown')
      expect(observations).toEqual(
        Array(2).fill({
          kind: 'keyRefused',
          keyId: id,
          reason: expect.stringContaining('a sandbox made this key'),
        }),
      )
      expect([await real.isGood(id), await sandbox.isGood(id)]).toEqual([false, true])
    }
  })

  it('takes no other key in a sandbox beside a real server, and any in one on a store of its own', async () => {
    const { real, sandbox, beside, observations } = await setting(engine)
    const { key, token } = await real.create({ name: 'sandbox', scopes })
    expect(
      await Promise.all([real, sandbox].map((access) => access.authenticate(token))),
    ).toMatchObject([key, key])
    expect(await beside.authenticate(token)).toBe('unknown')
    expect(observations).toEqual([
      {
        kind: 'keyRefused',
        keyId: key.id,
        reason: expect.stringContaining('only keys that a sandbox made'),
      },
    ])
  })

  it('gives the key of a sandbox a new token in a sandbox only, which does not take the mark away', async () => {
    const { real, sandbox, look } = await setting(engine)
    const { key } = await sandbox.create({ name: 'sandbox', scopes, sandbox: 'made' })
    const refusal = { kind: 'conflict', details: { retry: false } }
    await expect(real.rotate(key.id, 0)).rejects.toMatchObject({
      ...refusal,
      message: expect.stringContaining('a sandbox made this key'),
    })
    const rotated = await sandbox.rotate(key.id, 0)
    expect(await sandbox.authenticate(rotated?.token ?? '')).toMatchObject({
      id: key.id,
      sandbox: 'made',
    })
    expect(await real.authenticate(rotated?.token ?? '')).toBe('unknown')
    await look(key.id, 'found')
    await expect(real.rotate(key.id, 0)).rejects.toMatchObject({
      ...refusal,
      message: expect.stringContaining('restore it if it is yours'),
    })
  })

  it('makes no text of the sandbox out of the token of another key, nor gives that other scopes', async () => {
    const { real, sandbox } = await setting(engine)
    const { key, token } = await real.create({ name: 'search-team', scopes: ['chat'] })
    const rotated = await real.rotate(key.id, 60_000)
    for (const one of [token, rotated?.token ?? '']) {
      await expect(
        sandbox.ensureKey({ name: 'sandbox', token: one, scopes }),
      ).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining(key.id) })
      expect(await real.authenticate(one)).toMatchObject({
        id: key.id,
        scopes: ['chat'],
        sandbox: null,
      })
    }
    expect(await real.list('all')).toHaveLength(1)
  })

  it('knows the text of a sandbox of an earlier version again, and keeps it from being revoked', async () => {
    const { store, sandbox, look } = await setting(engine)
    const key = await sandbox.ensureKey({ name: 'sandbox', token: chosen, scopes })
    await look(key.id, 'found')
    expect(await sandbox.ensureKey({ name: 'sandbox', token: chosen, scopes })).toMatchObject({
      id: key.id,
      sandbox: 'made',
    })
    expect(await beginServing(store.journal, 5)).toEqual([])
    expect(await sandbox.authenticate(chosen)).toMatchObject({ id: key.id })
  })

  it('brings back what was revoked for its looks, everywhere and for good, and as often as it is asked to', async () => {
    const { real, beside, look, sandbox } = await setting(engine)
    const { key, token } = await real.create({ name: 'sandbox', scopes })
    for (const mark of ['found', 'ended'] as const) {
      await look(key.id, mark)
      for (const access of [real, sandbox])
        expect(await access.restore(key.id)).toMatchObject({
          id: key.id,
          revoked_at: null,
          sandbox: null,
        })
      await real.poll()
      expect(await real.authenticate(token)).toMatchObject({ id: key.id })
    }
    expect(await beside.authenticate(token)).toBe('unknown')
    expect((await real.rotate(key.id, 0))?.key.id).toBe(key.id)
    expect(await real.restore('nobody')).toBeUndefined()
  })

  it('learns in other processes that a key was brought back', async () => {
    const { real, sandbox, look } = await setting(engine)
    const { key, token } = await real.create({ name: 'sandbox', scopes })
    await look(key.id, 'ended')
    expect(await real.authenticate(token)).toBe('unknown')
    await sandbox.restore(key.id)
    await real.poll()
    expect(await real.authenticate(token)).toMatchObject({ id: key.id })
  })

  it('brings back no key that an operator revoked, and none that a sandbox made', async () => {
    const { real, sandbox, look } = await setting(engine)
    const { key } = await real.create({ name: 'leaked', scopes })
    await real.revoke(key.id)
    await expect(real.restore(key.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('revoked by its operator'),
    })
    const seeming = await real.create({ name: 'sandbox', scopes })
    await look(seeming.key.id, 'found')
    await real.revoke(seeming.key.id)
    await expect(real.restore(seeming.key.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('revoked by its operator'),
    })
    const own = await sandbox.create({ name: 'sandbox', scopes, sandbox: 'made' })
    await expect(real.restore(own.key.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('a sandbox made this key'),
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  claimRequest,
  deleteOldRequests,
  finishRequest,
  readRequest,
  deleteRequest,
  renewRequests,
} from '../../../../server/store/queries/idempotency.ts'
import { engines, storeAtSetTime } from '../../../support/servers/store.ts'

const scope = { key_id: 'k', route: 'POST /r', value: 'v' }
const reply = { status: 200, headers: '{"a":"b"}', body: '{"text":"\\u0000 ü"}' }
const leaseMs = 100
const keptMs = 10_000

async function claim(
  { journal, moveTo }: Awaited<ReturnType<typeof storeAtSetTime>>,
  owner: string,
  now: number,
  { of = scope, bodyHash = 'h' } = {},
): Promise<boolean> {
  await moveTo(now)
  return (
    (await claimRequest(journal, {
      scope: of,
      bodyHash,
      lease: { owner, now, ms: leaseMs },
      keptMs,
    })) !== undefined
  )
}

describe.each(engines)('on %s', (engine) => {
  it('lets one of many claims at the same moment have a request', async () => {
    const store = await storeAtSetTime(engine)
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, at) => claim(store, `o${at}`, 0)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect({ ...(await readRequest(store.journal, scope)) }).toEqual({
      ...scope,
      body_hash: 'h',
      state: 'running',
      owner: `o${claims.indexOf(true)}`,
      lease_until: leaseMs,
      status: null,
      headers: null,
      body: null,
      expires_at: keptMs,
    })
  })

  it('keeps the first reply of the owner of a request, as it was', async () => {
    const store = await storeAtSetTime(engine)
    await claim(store, 'owner', 0)
    const finish = (owner: string, ms: number) =>
      finishRequest(store.journal, scope, owner, reply, { now: 0, ms })
    expect(await finish('another', 7)).toBe(false)
    expect(await finish('owner', 7)).toBe(true)
    expect(await finish('owner', 8)).toBe(false)
    expect({ ...(await readRequest(store.journal, scope)) }).toEqual({
      ...scope,
      body_hash: 'h',
      state: 'done',
      owner: null,
      lease_until: null,
      ...reply,
      expires_at: 7,
    })
  })

  it('tells requests apart by key, route and value', async () => {
    const store = await storeAtSetTime(engine)
    for (const of of [
      scope,
      { ...scope, key_id: 'K' },
      { ...scope, route: 'POST /s' },
      { ...scope, value: 'V' },
      { ...scope, value: 'v ' },
    ])
      expect(await claim(store, 'me', 0, { of })).toBe(true)
  })

  it('gives a request of a dead owner to one of many who send the same again, and to nobody who sends another', async () => {
    const store = await storeAtSetTime(engine)
    await claim(store, 'dead', 0)
    expect(await claim(store, 'me', leaseMs - 1)).toBe(false)
    expect(await claim(store, 'me', leaseMs, { bodyHash: 'other' })).toBe(false)
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, at) => claim(store, `o${at}`, leaseMs)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await finishRequest(store.journal, scope, 'dead', reply, { now: leaseMs, ms: 1 })).toBe(
      false,
    )
    await deleteRequest(store.journal, scope, 'dead')
    expect(await readRequest(store.journal, scope)).toMatchObject({
      owner: `o${claims.indexOf(true)}`,
      state: 'running',
    })
  })

  it('takes a lease that is longer than any for one of a clock that was set back', async () => {
    const store = await storeAtSetTime(engine)
    await claim(store, 'dead', 3_600_000)
    expect(await claim(store, 'me', 3_599_000)).toBe(false)
    expect(await claim(store, 'me', 0)).toBe(true)
  })

  it('keeps a request for its owner while it is renewed, and touches neither what is done nor what is not named', async () => {
    const store = await storeAtSetTime(engine)
    const [completed, abandoned] = [
      { ...scope, value: 'done' },
      { ...scope, value: 'left' },
    ]
    await claim(store, 'me', 0)
    await claim(store, 'me', 0, { of: completed })
    await claim(store, 'me', 0, { of: abandoned })
    await finishRequest(store.journal, completed, 'me', reply, { now: 0, ms: keptMs })
    await renewRequests(store.journal, [scope.value, completed.value], {
      owner: 'me',
      now: 0,
      ms: 500,
    })
    expect(await claim(store, 'you', 499, { of: abandoned })).toBe(true)
    expect(await claim(store, 'you', 499)).toBe(false)
    expect(await readRequest(store.journal, completed)).toMatchObject({
      state: 'done',
      lease_until: null,
    })
    expect(await claim(store, 'you', 500)).toBe(true)
  })

  it('lets what was released or is a day old be sent anew, with any body', async () => {
    const store = await storeAtSetTime(engine)
    await claim(store, 'me', 0)
    await deleteRequest(store.journal, scope, 'me')
    expect(await claim(store, 'me', 1, { bodyHash: 'other' })).toBe(true)
    await finishRequest(store.journal, scope, 'me', reply, { now: 1, ms: keptMs - 1 })
    expect(await claim(store, 'me', keptMs - 1, { bodyHash: 'other' })).toBe(false)
    expect(await claim(store, 'me', keptMs, { bodyHash: 'third' })).toBe(true)
    expect(await readRequest(store.journal, scope)).toMatchObject({
      body_hash: 'third',
      state: 'running',
      status: null,
      headers: null,
      body: null,
    })
  })

  it('deletes what is old, so many at a time', async () => {
    const store = await storeAtSetTime(engine)
    for (let at = 0; at < 5; at++)
      await claim(store, 'me', at, { of: { ...scope, value: `${at}` } })
    await store.moveTo(keptMs + 3)
    expect([
      await deleteOldRequests(store.journal, keptMs + 3, 3),
      await deleteOldRequests(store.journal, keptMs + 3, 3),
      await deleteOldRequests(store.journal, keptMs + 3, 3),
    ]).toEqual([3, 1, 0])
    expect(await readRequest(store.journal, { ...scope, value: '4' })).toMatchObject({
      state: 'running',
    })
  })

  it('leaves what was taken over shortly before it was old to its owner, who may work for longer', async () => {
    const store = await storeAtSetTime(engine)
    await claim(store, 'dead', 0)
    expect(await claim(store, 'me', keptMs - 1)).toBe(true)
    const renewedAt = keptMs + 50
    for (const now of [keptMs, renewedAt, renewedAt + leaseMs - 1]) {
      await store.moveTo(now)
      if (now === renewedAt)
        await renewRequests(store.journal, [scope.value], { owner: 'me', now, ms: leaseMs })
      for (const bodyHash of ['h', 'other'])
        expect(await claim(store, 'you', now, { bodyHash }), `${now}`).toBe(false)
      expect(await deleteOldRequests(store.journal, now, 9), `${now}`).toBe(0)
    }
    await store.moveTo(renewedAt + leaseMs)
    expect(await deleteOldRequests(store.journal, renewedAt + leaseMs, 9)).toBe(1)
    // A clock that was set back since: no lease is that long.
    await claim(store, 'dead', 7 * keptMs)
    await store.journal.updateTable('idempotency').set({ expires_at: 1 }).execute()
    await store.moveTo(1)
    expect(await deleteOldRequests(store.journal, 1, 9)).toBe(1)
  })
})

type Step = { who: number; does: 'claim' | 'finish' | 'release' | 'renew' | 'die' | 'wait' }
const steps = fc.array(
  fc.record<Step>({
    who: fc.integer({ min: 0, max: 2 }),
    does: fc.constantFrom('claim', 'finish', 'release', 'renew', 'die', 'wait'),
  }),
  { maxLength: 40 },
)

it('in any order of claims, ends, deaths and time, lets nobody do what somebody alive does or has done', async () => {
  const store = await storeAtSetTime()
  let run = 0
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const of = { ...scope, value: `run ${run++}` }
      /** Who holds it, until when. A process that dies starts again under another name. */
      let holder: { owner: string; until: number } | undefined
      let isDone = false
      let lives = 0
      const names = ['a', 'b', 'c']
      let now = 0
      for (const { who, does } of story) {
        const owner = names[who] ?? ''
        const isHolder = holder?.owner === owner
        if (does === 'wait') now += 60
        if (does === 'die') names[who] = `${owner}${(lives += 1)}`
        if (does === 'claim' && !isHolder) {
          const won = await claim(store, owner, now, { of })
          expect(won).toBe(!isDone && (holder === undefined || holder.until <= now))
          if (won) holder = { owner, until: now + leaseMs }
        }
        if (does === 'renew') {
          await renewRequests(store.journal, [of.value], { owner, now, ms: leaseMs })
          if (isHolder && !isDone) holder = { owner, until: now + leaseMs }
        }
        if (does === 'finish') {
          expect(
            await finishRequest(
              store.journal,
              of,
              owner,
              { ...reply, body: owner },
              { now, ms: keptMs },
            ),
          ).toBe(isHolder && !isDone)
          isDone ||= isHolder
        }
        if (does === 'release') {
          await deleteRequest(store.journal, of, owner)
          if (isHolder && !isDone) holder = undefined
        }
      }
      const row = await readRequest(store.journal, of)
      expect(row && { state: row.state, owner: row.owner ?? row.body }).toEqual(
        holder && { state: isDone ? 'done' : 'running', owner: holder.owner },
      )
      await store.journal.deleteFrom('idempotency').execute()
    }),
    { numRuns: 200 },
  )
})

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import type { AgentResult } from '../../../../server/mesh/call-context.ts'
import type { Task } from '../../../../server/mesh/tasks/tasks.ts'
import { maxLeaseMs } from '../../../../server/store/clock.ts'
import type { Store } from '../../../../server/store/store.ts'
import type { TaskRow } from '../../../../server/store/tables.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'
import { answer, heldRun, poolOn, read, rowOf, write } from './task-pool.ts'

function startProcess(store: Store, { leaseMs, runMs }: { leaseMs: number; runMs: number }) {
  const marker = join(store.folder, 'begun')
  const file = fileURLToPath(new URL('../../../support/programs/run-tasks.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    [file, store.url ?? store.folder, marker, String(leaseMs), String(runMs)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return {
    child,
    startedIds: () => readFileSync(marker, 'utf8').split('\n').filter(Boolean),
    says: (word: string) => until(`the process says ${word}`, () => output.includes(word)),
  }
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

const interrupted =
  'the server stopped while the task ran; it may have been carried out, so it is not run again'

/** Gives a task to another process. */
const leaseToAnother = (store: Store, id: string, change: Partial<TaskRow> = {}) =>
  store.journal
    .updateTable('task')
    .set({ owner: 'another', lease_until: Date.now() + 60_000, ...change })
    .where('id', '=', id)
    .execute()

describe.each(engines)('on %s', (engine) => {
  it('renews the lease of a long run, so that no other pool begins it', async () => {
    const store = await freshStore(engine)
    const { run, signals, answer } = heldRun()
    const first = poolOn(store, { run, leaseMs: 2000 })
    const second = poolOn(store, { leaseMs: 2000, pollMs: 10 })
    const id = await first.started().create(write)
    await until('it runs', () => signals.length === 1)
    second.tasks.start()
    const { lease_until: before } = await rowOf(store, id)
    await until(
      'two leases have passed',
      async () => ((await rowOf(store, id)).lease_until ?? 0) > (before ?? 0) + 4000,
    )
    answer('long')
    expect(await first.ended(id)).toEqual({
      status: 'completed',
      result: { success: true, data: 'long' },
    })
    expect(second.ran).toEqual([])
  })

  it('gives up a run whose task another process has taken over, and stores nothing over the other result', async () => {
    const store = await freshStore(engine)
    const { run, signals } = heldRun()
    const completed = vi.fn(() => true)
    const { started, tasks } = poolOn(store, { run, leaseMs: 90, completed })
    const id = await started().create(read)
    await until('it runs', () => signals.length === 1)
    await leaseToAnother(store, id, { attempts: 2 })
    await until('the run is given up', () => signals[0]?.aborted === true)
    await tasks.close()
    expect(await rowOf(store, id)).toMatchObject({
      state: 'running',
      owner: 'another',
      attempts: 2,
      result: null,
    })
    expect(completed).not.toHaveBeenCalled()
  })

  it('stores nothing, and counts nothing as completed, when its lease was lost before the answer came', async () => {
    const store = await freshStore(engine)
    const { run, signals, answer } = heldRun()
    const completed = vi.fn(() => true)
    const { started, tasks } = poolOn(store, { run, completed, closeMs: 5000 })
    const [running, failed] = [await started().create(read), await tasks.create(read)]
    await until('they run', () => signals.length === 2)
    await leaseToAnother(store, running, { attempts: 2 })
    const result = '{"error":"by another"}'
    await leaseToAnother(store, failed, { state: 'failed', lease_until: null, result })
    answer('late')
    await tasks.close()
    expect(await rowOf(store, running)).toMatchObject({
      state: 'running',
      owner: 'another',
      attempts: 2,
      result: null,
    })
    expect(await rowOf(store, failed)).toMatchObject({ state: 'failed', result })
    expect(completed).not.toHaveBeenCalled()
  })

  it('keeps the lease of a completed task that could not be reported', async () => {
    const store = await freshStore(engine)
    const completed = vi.fn(({ keyId }: Task) => keyId !== 'key-2')
    const { started, ended, tasks } = poolOn(store, { completed, chargeOf: () => 300 })
    const settled = await started().create(read)
    const refused = await tasks.create({ ...read, keyId: 'key-2' })
    await ended(settled)
    await ended(refused, 'key-2')
    await tasks.close()
    const { created_at: at, lease_until } = await rowOf(store, refused)
    expect(completed).toHaveBeenCalledWith(expect.objectContaining({ id: refused }), {
      at,
      ms: expect.any(Number),
      charged: 300,
    })
    expect(lease_until).toEqual(expect.any(Number))
    expect((await rowOf(store, settled)).lease_until).toBeNull()
  })

  it('reports what another process completed and did not settle before its lease ended, at the price of then', async () => {
    const store = await freshStore(engine)
    const first = poolOn(store, { chargeOf: () => 300 })
    const tasks = first.started()
    const leased = await tasks.create(read)
    const abandoned = await tasks.create(read)
    for (const id of [leased, abandoned]) await first.ended(id)
    await tasks.close()
    const tookMs = 50
    const createdAt = Date.now() - 60_000
    await leaseToAnother(store, leased, { lease_until: Date.now() + 60_000 })
    await leaseToAnother(store, abandoned, {
      created_at: createdAt,
      lease_until: createdAt + tookMs + 5000,
    })
    const completed = vi.fn(() => true)
    const second = poolOn(store, { completed })
    second.started()
    await until('it is settled', async () => (await rowOf(store, abandoned)).lease_until === null)
    await second.tasks.close()
    const completion = { at: createdAt, ms: tookMs, charged: 300 }
    expect(completed.mock.calls).toEqual([[{ id: abandoned, ...read, sealed: null }, completion]])
    expect(second.ran).toEqual([])
  })

  it('never begins its own task a second time when it was late to renew', async () => {
    const store = await freshStore(engine)
    const { run, signals, answer: finish } = heldRun()
    const { started, ran, ended } = poolOn(store, {
      run: (task, signal) =>
        task.keyId === 'key-2' ? Promise.resolve(answer('quick')) : run(task, signal),
      pollMs: 5,
      leaseMs: 600_000,
    })
    const tasks = started()
    const id = await tasks.create(read)
    await until('it runs', () => signals.length === 1)
    await store.journal
      .updateTable('task')
      .set({ lease_until: Date.now() - 1 })
      .where('id', '=', id)
      .execute()
    for (let n = 0; n < 3; n += 1)
      await ended(await tasks.create({ ...read, keyId: 'key-2' }), 'key-2')
    expect(await tasks.read('key-1', id)).toEqual({ status: 'running' })
    finish('once')
    expect((await ended(id)).result?.data).toBe('once')
    expect(ran.filter((task) => task.id === id)).toHaveLength(1)
    expect((await rowOf(store, id)).attempts).toBe(1)
  })

  it('stores what ends in time when it closes, gives the rest back, and leaves what waits', async () => {
    const store = await freshStore(engine)
    const held = heldRun()
    const run = (task: Task, signal: AbortSignal): Promise<AgentResult> =>
      (task.details.query === 'quick' ? held : heldRun()).run(task, signal)
    const { started, ran, tasks } = poolOn(store, { run, workers: 3, closeMs: 1500 })
    const quick = { ...read, details: { query: 'quick' } }
    started()
    const ids = [
      await tasks.create(quick),
      await tasks.create(read),
      await tasks.create(write),
      await tasks.create(write),
    ]
    await until('three run', () => ran.length === 3)
    const closed = tasks.close()
    held.answer('in time')
    await closed
    const rows = await Promise.all(ids.map((id) => rowOf(store, id)))
    expect(rows.map(({ state, attempts, owner }) => [state, attempts, owner])).toEqual([
      ['completed', 1, null],
      ['pending', 0, null],
      ['failed', 1, null],
      ['pending', 0, null],
    ])
    expect(await tasks.read('key-1', ids[2] ?? '')).toEqual({
      status: 'failed',
      error: interrupted,
      may_have_happened: true,
    })

    const next = poolOn(store)
    next.tasks.start()
    for (const id of [ids[1], ids[3]]) expect((await next.ended(id ?? '')).status).toBe('completed')
    expect(next.ran.map(({ id }) => id)).toEqual([ids[1], ids[3]])
  })

  it('gives back what it had not begun when it closes, also what may change something and what the store kept waiting', async () => {
    const store = await freshStore(engine)
    const permission = Promise.withResolvers<boolean>()
    const isAllowed = vi.fn((keyId: string) =>
      keyId === 'key-1'
        ? permission.promise
        : Promise.reject(new Failure('unavailable', 'no store')),
    )
    const { started, ran, tasks } = poolOn(store, { isAllowed, pollMs: 10 })
    const ids = [await started().create(write), await tasks.create({ ...write, keyId: 'key-2' })]
    await until('both keys are asked for', () => isAllowed.mock.calls.length >= 2)
    const closed = tasks.close()
    permission.resolve(true)
    await closed
    for (const id of ids)
      expect(await rowOf(store, id)).toMatchObject({ state: 'pending', attempts: 0, owner: null })
    expect(ran).toEqual([])
  })

  it('runs a read-only task again, once, when the process that ran it was killed; one that may change something fails', async () => {
    const store = await freshStore(engine)
    const later = poolOn(store, { leaseMs: 300, pollMs: 20 })
    const [reading, writing] = [await later.tasks.create(read), await later.tasks.create(write)]
    const { child, startedIds, says } = startProcess(store, { leaseMs: 300, runMs: 60_000 })
    await says('begun')
    await until('both were begun', () => startedIds().length === 2)
    await killed(child)
    expect(await later.tasks.read('key-1', reading)).toEqual({ status: 'running' })
    later.tasks.start()
    expect(await later.ended(reading)).toEqual({ status: 'completed', result: answer('done') })
    expect(await later.ended(writing)).toEqual({
      status: 'failed',
      error: interrupted,
      may_have_happened: true,
    })
    expect(later.ran.map(({ id }) => id)).toEqual([reading])
    expect((await rowOf(store, reading)).attempts).toBe(2)
  })

  it('gives a task up after the third process that died of it', async () => {
    const store = await freshStore(engine)
    const later = poolOn(store, { leaseMs: 200, pollMs: 20 })
    const id = await later.tasks.create(read)
    for (let life = 1; life <= 3; life += 1) {
      const { child, says } = startProcess(store, { leaseMs: 200, runMs: 60_000 })
      await says('begun')
      await killed(child)
      expect((await rowOf(store, id)).attempts).toBe(life)
    }
    later.tasks.start()
    expect(await later.ended(id)).toEqual({
      status: 'failed',
      error: 'the server stopped while the task ran, 3 times',
    })
    expect(later.ran).toEqual([])
  })

  it('shares the tasks between processes, and none runs twice', async () => {
    const store = await freshStore(engine)
    const { tasks } = poolOn(store)
    const ids: string[] = []
    // A task whose process could not renew in time is given to another one.
    const children = [1, 2].map(() => startProcess(store, { leaseMs: maxLeaseMs, runMs: 5 }))
    await Promise.all(children.map(({ says }) => says('ready')))
    const workers = async () =>
      new Set(
        (
          await store.journal
            .selectFrom('task')
            .select('result')
            .where('state', '=', 'completed')
            .execute()
        ).map(({ result }) => result),
      )
    // On a busy machine one process may pause for as long as the other needs for all its tasks.
    while (ids.length < 120 || (ids.length < 3000 && (await workers()).size < 2))
      ids.push(await tasks.create({ ...write, keyId: `key-${ids.length % 3}` }))
    await until(
      'all have ended',
      async () =>
        (
          await store.journal
            .selectFrom('task')
            .select('id')
            .where('state', 'in', ['completed', 'failed'])
            .execute()
        ).length === ids.length,
    )
    expect(children[0]?.startedIds().toSorted()).toEqual(ids.toSorted())
    const rows = await store.journal
      .selectFrom('task')
      .select(['id', 'state', 'attempts', 'result'])
      .execute()
    expect(rows.filter(({ state, attempts }) => state !== 'completed' || attempts !== 1)).toEqual(
      [],
    )
    expect(await workers()).toEqual(
      new Set(children.map(({ child }) => JSON.stringify(answer({ pid: child.pid })))),
    )
  })
})

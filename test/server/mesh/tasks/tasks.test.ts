import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { auditedKey } from '../../../../server/keys/administration.ts'
import { keyToken, newRow } from '../../../../server/keys/key.ts'
import { serverActor } from '../../../../server/store/queries/operators/audit.ts'
import { createAccess } from '../../../../server/keys/keys.ts'
import { Failure } from '../../../../server/failure.ts'
import { insertKey } from '../../../../server/store/queries/keys.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'
import { answer, heldRun, poolOn, read, rowOf, write } from './task-pool.ts'

const dayMs = 24 * 60 * 60 * 1000

describe.each(engines)('on %s', (engine) => {
  it('runs a new task at once, without waiting for the next poll, and gives back what the agent answered', async () => {
    const store = await freshStore(engine)
    const { started, ran, ended } = poolOn(store, {
      run: async ({ details }) => ({
        success: true,
        response: 'It says:',
        data: details.tool_arguments,
      }),
    })
    const tasks = started()
    const id = await tasks.create(read)
    expect(await ended(id)).toEqual({
      status: 'completed',
      result: { success: true, response: 'It says:', data: { text: 'Hello' } },
    })
    expect(ran).toEqual([{ id, ...read, sealed: null }])
    await tasks.close()
    expect(await rowOf(store, id)).toMatchObject({
      key_id: 'key-1',
      agent_id: 'EchoAgent',
      attempts: 1,
      owner: null,
      lease_until: null,
    })
  })

  it('tells whether a task waits or runs', async () => {
    const store = await freshStore(engine)
    const { run, signals, answer } = heldRun()
    const { started, ended } = poolOn(store, { run, workers: 1 })
    const tasks = started()
    const [first, second] = [await tasks.create(read), await tasks.create(read)]
    await until('the first runs', () => signals.length === 1)
    expect(await tasks.read('key-1', first)).toEqual({ status: 'running' })
    expect(await tasks.read('key-1', second)).toEqual({ status: 'pending' })
    answer('late')
    expect(await ended(second)).toEqual({
      status: 'completed',
      result: { success: true, data: 'late' },
    })
  })

  it('shows a task to its own key only', async () => {
    const { started, ended } = poolOn(await freshStore(engine))
    const tasks = started()
    const id = await tasks.create(read)
    await ended(id)
    for (const keyId of ['key-2', '', 'key-1 ', '%', "key-1' or '1'='1"])
      expect(await tasks.read(keyId, id), keyId).toBeUndefined()
    for (const taskId of ['', '%', `${id} `, "' or 1=1 --"])
      expect(await tasks.read('key-1', taskId), taskId).toBeUndefined()
  })

  it('says why a task failed, and nothing of our own faults', async () => {
    const { started, ended, observations } = poolOn(await freshStore(engine), {
      run: async ({ details }) => {
        throw details.tool === 'write'
          ? new Error('secret at /etc/x')
          : new Failure('toolFailed', `the tool failed: ${'x'.repeat(5000)}`)
      },
    })
    const tasks = started()
    const refused = await ended(await tasks.create(read))
    expect(refused.status).toBe('failed')
    expect(refused.error).toHaveLength(2048)
    expect(refused.error).toMatch(/^the tool failed: xxx/)
    expect(observations).toEqual([])
    const id = await tasks.create(write)
    expect(await ended(id)).toEqual({
      status: 'failed',
      error: 'internal error',
      may_have_happened: true,
    })
    expect(observations).toEqual([
      {
        kind: 'bugMet',
        error: new Error('secret at /etc/x'),
        requestId: id,
        operation: 'createTask',
      },
    ])
  })

  it('runs no more tasks at once than it has workers, and keys take turns', async () => {
    const store = await freshStore(engine)
    let [now, most] = [0, 0]
    const { tasks, ran, ended } = poolOn(store, {
      workers: 2,
      run: async () => {
        most = Math.max(most, ++now)
        await pause(50)
        now--
        return answer(null)
      },
    })
    const ids: string[] = []
    for (let n = 0; n < 20; n += 1) ids.push(await tasks.create(read))
    const other = await tasks.create({ ...read, keyId: 'key-2' })
    tasks.start()
    await ended(other, 'key-2')
    expect(ran.findIndex(({ id }) => id === other)).toBeLessThanOrEqual(1)
    for (const id of ids) expect((await ended(id)).status).toBe('completed')
    expect(ran.filter(({ keyId }) => keyId === 'key-1').map(({ id }) => id)).toEqual(ids)
    expect(most).toBe(2)
  })

  it('refuses a key that has too many tasks waiting or running, and no other key', async () => {
    const store = await freshStore(engine)
    const { run, signals, answer } = heldRun()
    const row = {
      ...newRow({ name: 'mine', scopes: ['mesh'] }, keyToken('a token'), 0),
      id: read.keyId,
    }
    await insertKey(store.journal, row, auditedKey('createKey', serverActor))
    const { started } = poolOn(store, { run, workers: 1, waitingPerKey: 3 })
    const tasks = started()
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => tasks.create(read)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          kind: 'rateLimited',
          message: 'this key has 3 tasks that wait or run; send more when some have ended',
        })
    await until('one runs', () => signals.length === 1)
    await expect(tasks.create(read)).rejects.toMatchObject({ kind: 'rateLimited' })
    await tasks.create({ ...read, keyId: 'key-2' })
    answer(null)
    await until('there is room again', () =>
      tasks.create(read).then(
        () => true,
        () => false,
      ),
    )
  })

  it('does not run a task whose key was revoked or has expired before its turn', async () => {
    const store = await freshStore(engine)
    const access = createAccess({ store, observe: () => {} })
    onTestFinished(() => access.close())
    const isAllowed = async (id: string) => {
      const key = await access.read(id, 'all')
      return (
        key !== undefined &&
        key.revoked_at === null &&
        (key.expires_at === null || Date.now() < key.expires_at)
      )
    }
    const { tasks, ran, ended } = poolOn(store, { isAllowed })
    const keys = await Promise.all(
      [{}, {}, { expires_at: Date.now() - 1 }].map(
        async (more) => (await access.create({ name: 'k', scopes: ['mesh'], ...more })).key.id,
      ),
    )
    const ids = await Promise.all(keys.map((keyId) => tasks.create({ ...read, keyId })))
    await access.revoke(keys[1] ?? '')
    tasks.start()
    const refused = {
      status: 'failed',
      error: 'the key of this task was revoked, has expired, or is not for this server',
    }
    expect(await Promise.all(ids.map((id, n) => ended(id, keys[n])))).toEqual([
      { status: 'completed', result: answer('done') },
      refused,
      refused,
    ])
    expect(ran.map(({ keyId }) => keyId)).toEqual([keys[0]])
  })

  it('asks again while it cannot be known whether the key is still good', async () => {
    const isAllowed = vi
      .fn(async () => true)
      .mockRejectedValueOnce(new Failure('unavailable', 'no store'))
      .mockRejectedValueOnce(new Failure('unavailable', 'no store'))
    const { started, ended, ran, observations } = poolOn(await freshStore(engine), {
      isAllowed,
      pollMs: 10,
    })
    const id = await started().create(read)
    expect((await ended(id)).status).toBe('completed')
    expect(isAllowed).toHaveBeenCalledTimes(3)
    expect(ran).toHaveLength(1)
    expect(observations.filter(({ kind }) => kind === 'storeFailed').length).toBeGreaterThanOrEqual(
      1,
    )
  })

  it('keeps an answer of 2 MiB and none that is larger', async () => {
    const most = (2 << 20) - JSON.stringify(answer('')).length
    const completed = vi.fn(() => true)
    const { started, ended } = poolOn(await freshStore(engine), {
      run: async ({ keyId }) =>
        answer((keyId === 'key-1' ? 'x' : 'ä').repeat(keyId === 'key-3' ? most / 2 + 1 : most)),
      completed,
    })
    const tasks = started()
    expect((await ended(await tasks.create(read))).result?.data).toHaveLength(most)
    for (const keyId of ['key-2', 'key-3']) {
      const id = await tasks.create({ ...read, keyId })
      expect(await ended(id, keyId), keyId).toEqual({
        status: 'failed',
        error: expect.stringMatching(
          /^the task has a result of \d+ bytes, .* name the parts that you need in fields/,
        ) as string,
      })
    }
    expect(completed.mock.calls).toEqual([
      [
        expect.objectContaining({ keyId: 'key-1' }),
        { at: expect.any(Number), ms: expect.any(Number), charged: 0 },
      ],
    ])
  })

  it('ends a run at its deadline even when the run does not heed its signal, and goes on with the next', async () => {
    let reason: unknown
    const { started, ended } = poolOn(await freshStore(engine), {
      workers: 1,
      deadlineMs: 600,
      run: (task, signal) => {
        if (task.details.tool === 'read') return Promise.resolve(answer(1))
        signal.addEventListener('abort', () => (reason = signal.reason))
        return new Promise(() => {})
      },
    })
    const tasks = started()
    const [stuck, next] = [await tasks.create(write), await tasks.create(read)]
    expect(await ended(stuck)).toEqual({
      status: 'failed',
      error: 'the task was not done within 0.6 s',
      code: 'deadline_exceeded',
      may_have_happened: true,
    })
    expect(reason).toBe('deadline')
    expect((await ended(next)).status).toBe('completed')
  })

  it('keeps the answer of a run until the store takes it', async () => {
    const store = await freshStore(engine)
    const { run, signals, answer } = heldRun()
    const completed = vi.fn(() => true)
    const { started, ended, observations, tasks } = poolOn(store, { run, pollMs: 10, completed })
    const id = await started().create(read)
    await until('it runs', () => signals.length === 1)
    await store.journal.schema.alterTable('task').renameTo('task_away').execute()
    answer('kept')
    await until('the fault is told', () => observations.length > 0)
    await expect(tasks.read('key-1', id)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(tasks.create(read)).rejects.toMatchObject({ kind: 'unavailable' })
    await store.journal.schema.alterTable('task_away').renameTo('task').execute()
    expect(await ended(id)).toEqual({
      status: 'completed',
      result: { success: true, data: 'kept' },
    })
    await until('it is told once', () => completed.mock.calls.length === 1)
    expect(observations.filter(({ kind }) => kind !== 'storeRecovered')).toEqual([
      expect.objectContaining({ kind: 'storeFailed', store: 'tasks' }),
    ])
  })

  it('forgets tasks when their days are over, ended or not', async () => {
    const store = await freshStore(engine)
    const clock = { time: Date.UTC(2026, 0, 1) }
    const now = () => clock.time
    const first = poolOn(store, { now })
    const completedId = await first.started().create(read)
    await first.ended(completedId)
    await first.tasks.close()
    const waiting: string[] = []
    for (let n = 0; n < 50; n += 1) waiting.push(await first.tasks.create(read))
    clock.time += 7 * dayMs - 1
    expect((await first.tasks.read('key-1', completedId))?.status).toBe('completed')
    const young = await first.tasks.create({ ...read, keyId: 'key-2' })
    clock.time += 1
    expect(await first.tasks.read('key-1', completedId)).toBeUndefined()
    expect(await first.tasks.read('key-1', waiting[0] ?? '')).toBeUndefined()
    const later = poolOn(store, { now })
    later.tasks.start()
    expect((await later.ended(young, 'key-2')).status).toBe('completed')
    await until(
      'all but the young one are deleted',
      async () => (await store.journal.selectFrom('task').select('id').execute()).length === 1,
    )
    expect(later.ran.map(({ id }) => id)).toEqual([young])
  })
})

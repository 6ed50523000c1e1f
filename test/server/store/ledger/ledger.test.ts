import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { monthOf } from '../../../../server/store/ledger/totals.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { until } from '../../../support/waiting.ts'
import { ledgerOn, lockUsage, segments } from './ledgers.ts'
import {
  engines,
  freshStore,
  waitForOutput,
  startProgram,
  storedIds,
  usageRow,
} from '../../../support/servers/store.ts'

describe.each(engines)('on %s', (engine) => {
  it('stores each appended row as it was, once', async () => {
    const store = await freshStore(engine)
    const { ledger, observations } = ledgerOn(store)
    const rows = [
      usageRow(),
      usageRow({
        key_id: '-',
        model: null,
        agent: 'Wetter-Büro 🌦',
        tool: 'ask\n"it"',
        ttft_ms: 7,
        upstream: null,
        estimated: 1,
      }),
      usageRow({ payment_id: 'p', charged: Number.MAX_SAFE_INTEGER }),
    ]
    for (const row of rows) ledger.append(row)
    const again = rows[0]
    if (again) ledger.append(again)
    await ledger.flush()
    const stored = await store.usage.selectFrom('usage').selectAll().orderBy('id').execute()
    const n = expect.any(Number) as number
    const stream = expect.stringMatching(/^[0-9a-f]{12}$/) as string
    expect(stored).toEqual(rows.map((row) => ({ ...row, posted: monthOf(row.ts - 12), stream, n })))
    expect(ledger.queued()).toBe(0)
    expect(observations).toEqual([])
  })

  it('has every row in the store when it is closed, and leaves no segment behind', async () => {
    const store = await freshStore(engine)
    const { ledger } = ledgerOn(store)
    const rows = Array.from({ length: 3500 }, () => usageRow())
    for (const row of rows) ledger.append(row)
    await ledger.close()
    expect(await storedIds(store)).toEqual(rows.map((row) => row.id))
    expect(segments(store.folder)).toEqual([])
    expect(() => ledger.append(usageRow())).toThrow(Failure)
  })

  it('never blocks and loses nothing while another connection holds the store for three seconds', async () => {
    const store = await freshStore(engine)
    const { ledger, observations } = ledgerOn(store)
    const release = await lockUsage(store)
    const ids: string[] = []
    let slowest = 0
    const end = Date.now() + 3000
    while (Date.now() < end) {
      const row = usageRow()
      const began = performance.now()
      ledger.append(row)
      slowest = Math.max(slowest, performance.now() - began)
      ids.push(row.id)
      await pause(2)
    }
    expect(slowest, 'of the three seconds').toBeLessThan(2000)
    expect(ledger.full()).toBe(false)
    await until('all rows are counted as queued', () => ledger.queued() === ids.length)
    expect(await storedIds(store)).toEqual([])
    await release()
    await ledger.flush()
    expect(await storedIds(store)).toEqual(ids)
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
    expect(observations[0]).toMatchObject({
      store: 'ledger',
      reason: expect.stringMatching(/locked|statement timeout/),
    })
  })

  it('moves the rows of other processes, and ends the segments of one that is gone', async () => {
    const store = await freshStore(engine)
    const { ledger } = ledgerOn(store)
    const writers = ['w1', 'w2'].map((name) =>
      startProgram('write-spool', store.folder, name, '700'),
    )
    for (const writer of writers) await waitForOutput(writer, 'written')
    ledger.append(usageRow())
    await ledger.flush()
    expect((await storedIds(store)).length).toBe(1401)
    expect(segments(store.folder).length).toBe(3)
    writers[0]?.kill('SIGKILL')
    ledger.writerGone('w1')
    await until(
      'its segment is deleted',
      () => !segments(store.folder).some((name) => name.startsWith('w1-')),
    )
    expect(segments(store.folder).some((name) => name.startsWith('w2-'))).toBe(true)
  })

  it('starts while the store is missing its table, counts all that waits, and stores it when the table is there', async () => {
    const store = await freshStore(engine)
    await store.usage.schema.alterTable('usage').renameTo('usage_away').execute()
    const { ledger, observations } = ledgerOn(store, { maxSpoolBytes: 80_000 })
    const rows = Array.from({ length: 60 }, () => usageRow())
    for (const row of rows) ledger.append(row)
    expect(segments(store.folder).length).toBeGreaterThan(1)
    await until(
      'the failure is reported, and all segments are counted',
      () => observations.length > 0 && ledger.queued() === rows.length,
    )
    expect(observations[0]).toMatchObject({
      kind: 'storeFailed',
      store: 'ledger',
      reason: expect.stringMatching(/no such table|does not exist/),
    })
    await store.usage.schema.alterTable('usage_away').renameTo('usage').execute()
    await ledger.flush()
    expect(await storedIds(store)).toEqual(rows.map((row) => row.id))
  })

  it('goes on when its thread dies', async () => {
    const store = await freshStore(engine)
    const threads: Worker[] = []
    const meet = (thread: Worker) => void threads.push(thread)
    process.on('worker', meet)
    onTestFinished(() => void process.off('worker', meet))
    const { ledger, observations } = ledgerOn(store)
    const rows = [usageRow(), usageRow()]
    for (const row of rows) {
      ledger.append(row)
      await ledger.flush()
      await threads.at(-1)?.terminate()
    }
    const last = usageRow()
    ledger.append(last)
    await ledger.flush()
    expect(threads.length).toBe(3)
    expect(await storedIds(store)).toEqual([...rows, last].map((row) => row.id))
    expect(observations.map(({ kind }) => kind)).toEqual([
      'storeFailed',
      'storeRecovered',
      'storeFailed',
      'storeRecovered',
    ])
  })
})

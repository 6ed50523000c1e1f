import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '../../server/failure.ts'
import type { Store } from '../../server/store/database.ts'
import { openSpool, startLedger, startMover } from '../../server/store/ledger.ts'
import { engines, freshStore, recorder, said, start, storedIds, until, usageRow } from './setting.ts'

type Given = { maxSpoolBytes?: number }

function ledgerOn(store: Store, given: Given = {}) {
  const { observations, observe } = recorder()
  const ledger = startLedger({ ...store, observe, ...given })
  onTestFinished(() => ledger.close(0))
  return { ledger, observations }
}

/** Another connection that keeps the ledger to itself. */
async function lockUsage({ folder, url }: Store): Promise<() => Promise<void>> {
  let release: () => Promise<void>
  if (url === undefined) {
    const other = new DatabaseSync(join(folder, 'usage.db'), { timeout: 1000 })
    other.exec('begin immediate')
    release = async () => other.close()
  } else {
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin; lock table usage in exclusive mode')
    release = () => other.end()
  }
  let released: Promise<void> | undefined
  const once = () => (released ??= release())
  onTestFinished(once)
  return once
}

function segments(folder: string): string[] {
  return readdirSync(join(folder, 'spool')).filter((name) => name.endsWith('.ndjson'))
}

describe.each(engines)('on %s', (engine) => {
  it('stores each appended row as it was, once', async () => {
    const store = await freshStore(engine)
    const { ledger, observations } = ledgerOn(store)
    const rows = [
      usageRow(),
      usageRow({ key_id: '-', model: null, agent: 'Wetter-Büro 🌦', tool: 'ask\n"it"', ttft_ms: 7, upstream: null, estimated: 1 }),
      usageRow({ payment_id: 'p', charged: Number.MAX_SAFE_INTEGER }),
    ]
    for (const row of rows) ledger.append(row)
    const again = rows[0]
    if (again) ledger.append(again)
    await ledger.flush()
    const stored = await store.usage.selectFrom('usage').selectAll().orderBy('id').execute()
    expect(stored.map((row) => ({ ...row }))).toEqual(rows)
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

  it('deletes a segment when it is finished and wholly moved', async () => {
    const store = await freshStore(engine)
    const { ledger } = ledgerOn(store, { maxSpoolBytes: 80_000 })
    const ids: string[] = []
    for (let round = 0; round < 10; round += 1) {
      for (let n = 0; n < 30; n += 1) {
        const row = usageRow()
        ids.push(row.id)
        ledger.append(row)
      }
      await ledger.flush()
    }
    await until('only the open segment is left', () => segments(store.folder).length <= 1)
    expect(await storedIds(store)).toEqual(ids)
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
    expect(slowest).toBeLessThan(50)
    expect(ledger.full()).toBe(false)
    await until('all rows are counted as queued', () => ledger.queued() === ids.length)
    expect(await storedIds(store)).toEqual([])
    await release()
    await ledger.flush()
    expect(await storedIds(store)).toEqual(ids)
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
    expect(observations[0]).toMatchObject({ store: 'ledger', reason: expect.stringMatching(/locked|statement timeout/) })
  })

  it('is full while the spool holds more than its bound, then refuses, and recovers by itself', async () => {
    const store = await freshStore(engine)
    const { ledger, observations } = ledgerOn(store, { maxSpoolBytes: 50_000 })
    const release = await lockUsage(store)
    const ids: string[] = []
    const append = () => {
      const row = usageRow()
      ledger.append(row)
      ids.push(row.id)
    }
    while (!ledger.full()) append()
    const whenFull = ids.length
    expect(whenFull).toBeGreaterThan(50)
    // Calls that were admitted before still find room.
    for (let n = 0; n < 10; n += 1) append()
    expect(() => {
      for (let n = 0; n < whenFull; n += 1) append()
    }).toThrow(Failure)
    expect(observations.filter(({ kind }) => kind === 'rowsDropped')).toEqual([{ kind: 'rowsDropped', rows: 1, reason: 'the spool is full' }])
    await release()
    await ledger.flush()
    expect(await storedIds(store)).toEqual(ids)
    await until('there is room again', () => !ledger.full())
    append()
    await ledger.flush()
    expect(await storedIds(store)).toEqual(ids)
  })

  it('keeps rows in memory while the disk refuses them, and writes them when it takes them again', async () => {
    const store = await freshStore(engine)
    const { ledger, observations } = ledgerOn(store, { maxSpoolBytes: 80_000 })
    const spool = join(store.folder, 'spool')
    renameSync(spool, `${spool}.away`)
    writeFileSync(spool, 'a file where the folder was')
    const ids = Array.from({ length: 60 }, () => {
      const row = usageRow()
      ledger.append(row)
      return row.id
    })
    expect(ledger.full()).toBe(true)
    expect(ledger.queued()).toBeGreaterThan(0)
    rmSync(spool)
    renameSync(`${spool}.away`, spool)
    await ledger.flush()
    expect(await storedIds(store)).toEqual(ids)
    await until('there is room again', () => !ledger.full())
    const kinds = observations.map(({ kind }) => kind)
    expect(kinds).toContain('storeFailed')
    expect(kinds).toContain('storeRecovered')
    expect(kinds).not.toContain('rowsDropped')
  })

  it('goes on in a new segment when the disk takes only a part of a row', async () => {
    const store = await freshStore(engine)
    const file = fileURLToPath(new URL('./processes/limited.ts', import.meta.url))
    // Files end at 16 blocks; the ignored signal makes the write fail instead of killing the process.
    const script = `trap '' XFSZ; ulimit -S -f 16; exec "$0" "$@"`
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, file, store.folder, '300'], { encoding: 'utf8' })
    expect(stdout).toBe('waiting 0\n')
    expect(segments(store.folder).length).toBeGreaterThan(5)
    const { ledger, observations } = ledgerOn(store)
    await ledger.flush()
    expect((await storedIds(store)).length).toBe(300)
    await until('the segments of the earlier life are deleted', () => segments(store.folder).length === 0)
    expect(observations).toEqual([])
  })

  it('counts the rows it loses when the disk refuses to the end', async () => {
    const store = await freshStore(engine)
    const { observations, observe } = recorder()
    const folder = join(store.folder, 'elsewhere')
    mkdirSync(folder)
    const spool = openSpool({ folder, writer: 'w', observe, maxWaitingRows: 5 })
    rmSync(join(folder, 'spool'), { recursive: true })
    writeFileSync(join(folder, 'spool'), '')
    for (let n = 0; n < 5; n += 1) spool.append(usageRow())
    expect(spool.waiting()).toBe(5)
    expect(spool.full()).toBe(true)
    expect(() => spool.append(usageRow())).toThrow(Failure)
    spool.close()
    const dropped = observations.flatMap((observation) => (observation.kind === 'rowsDropped' ? [observation.rows] : []))
    expect(dropped).toEqual([1, 5])
  })

  it('sets the torn last line of a killed writer aside, reports it, and moves the rest', async () => {
    const store = await freshStore(engine)
    const spool = join(store.folder, 'spool')
    mkdirSync(spool)
    const [first, second, last] = [usageRow(), usageRow(), usageRow()]
    const torn = '{"id":"torn","request_id":"re'
    writeFileSync(join(spool, 'dead-000001.ndjson'), `${JSON.stringify(first)}\n${JSON.stringify(second)}\n${torn}`)
    writeFileSync(join(spool, 'whole-000001.ndjson'), JSON.stringify(last))
    const { ledger, observations } = ledgerOn(store)
    await ledger.flush()
    expect((await storedIds(store)).slice(0, 2)).toEqual([first.id, second.id])
    await until('the segments of the earlier life are deleted', () => segments(store.folder).length === 0)
    expect(await storedIds(store)).toEqual([first.id, second.id, last.id])
    expect(readFileSync(join(spool, 'dead-000001.ndjson.aside'), 'utf8')).toBe(`${torn}\n`)
    expect(observations).toEqual([{ kind: 'rowsDropped', rows: 1, reason: expect.stringContaining('dead-000001.ndjson.aside') }])
  })

  it('lets no line that can never be stored stand in the way, and stores what only has odd letters', async () => {
    const store = await freshStore(engine)
    mkdirSync(join(store.folder, 'spool'))
    const { observations, observe } = recorder()
    const mover = startMover({ ...store, observe })
    onTestFinished(() => mover.close(0))
    const rows = [usageRow(), usageRow({ tool: 'half a letter \ud800 and \0' }), usageRow()]
    const lines = [
      JSON.stringify(rows[0]), 'garbage', '', '{}', 'null', '['.repeat(100_000), JSON.stringify(usageRow({ id: 'unbindable', charged: [1] as unknown as number })),
      JSON.stringify(rows[1]), 'x'.repeat(3 * 2 ** 20), JSON.stringify(rows[2]),
    ]
    appendFileSync(join(store.folder, 'spool', 'odd-000001.ndjson'), `${lines.join('\n')}\n`)
    await mover.flush()
    expect(await storedIds(store)).toEqual(rows.map((row) => row.id))
    expect(observations.every(({ kind }) => kind === 'rowsDropped')).toBe(true)
    expect(observations.length).toBeGreaterThanOrEqual(7)
  })

  it('moves the rows of other processes, and ends the segments of one that is gone', async () => {
    const store = await freshStore(engine)
    const { ledger } = ledgerOn(store)
    const writers = ['w1', 'w2'].map((name) => start('writing', store.folder, name, '700'))
    for (const writer of writers) await said(writer, 'written')
    ledger.append(usageRow())
    await ledger.flush()
    expect((await storedIds(store)).length).toBe(1401)
    expect(segments(store.folder).length).toBe(3)
    writers[0]?.kill('SIGKILL')
    ledger.writerGone('w1')
    await until('its segment is deleted', () => !segments(store.folder).some((name) => name.startsWith('w1-')))
    expect(segments(store.folder).some((name) => name.startsWith('w2-'))).toBe(true)
  })

  it('starts while the store is missing its table, and stores the rows when it is there', async () => {
    const store = await freshStore(engine)
    await store.usage.schema.alterTable('usage').renameTo('usage_away').execute()
    const { ledger, observations } = ledgerOn(store)
    const row = usageRow()
    ledger.append(row)
    await until('the failure is reported', () => observations.length > 0)
    expect(observations[0]).toMatchObject({ kind: 'storeFailed', store: 'ledger', reason: expect.stringMatching(/no such table|does not exist/) })
    await store.usage.schema.alterTable('usage_away').renameTo('usage').execute()
    await ledger.flush()
    expect(await storedIds(store)).toEqual([row.id])
  })

  it('begins a new segment when somebody deletes the one it writes to', async () => {
    const store = await freshStore(engine)
    const { ledger } = ledgerOn(store)
    ledger.append(usageRow())
    await ledger.flush()
    for (const name of segments(store.folder)) rmSync(join(store.folder, 'spool', name))
    let last = usageRow()
    await until('there is a segment again', () => {
      last = usageRow()
      ledger.append(last)
      return segments(store.folder).length > 0
    })
    await ledger.flush()
    expect(await storedIds(store)).toContain(last.id)
    expect(ledger.queued()).toBe(0)
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
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered', 'storeFailed', 'storeRecovered'])
  })
})

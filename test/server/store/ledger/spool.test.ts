import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { openSpool, startMover } from '../../../../server/store/ledger/ledger.ts'
import { usageRows } from '../../../../server/store/queries/usage.ts'
import { until } from '../../../support/waiting.ts'
import { ledgerOn, lockUsage, refuseCommits, segments } from './ledgers.ts'
import {
  engines,
  freshStore,
  recordObservations,
  storedIds,
  usageRow,
} from '../../../support/servers/store.ts'

describe.each(engines)('on %s', (engine) => {
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
    expect(observations.filter(({ kind }) => kind === 'rowsDropped')).toEqual([
      { kind: 'rowsDropped', rows: 1, reason: 'the spool is full' },
    ])
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
    const file = fileURLToPath(
      new URL('../../../support/programs/append-to-limited-file.ts', import.meta.url),
    )
    // Files end at 16 blocks; the ignored signal makes the write fail instead of killing the
    // process.
    const script = `trap '' XFSZ; ulimit -S -f 16; exec "$0" "$@"`
    const { stdout } = spawnSync(
      'sh',
      ['-c', script, process.execPath, file, store.folder, '300'],
      { encoding: 'utf8' },
    )
    expect(stdout).toBe('waiting 0\n')
    expect(segments(store.folder).length).toBeGreaterThan(5)
    const { ledger, observations } = ledgerOn(store)
    await ledger.flush()
    expect((await storedIds(store)).length).toBe(300)
    await until(
      'the segments of the earlier life are deleted',
      () => segments(store.folder).length === 0,
    )
    expect(observations).toEqual([])
  })

  it('writes rows of one turn together, in their order with those that do not wait', async () => {
    const store = await freshStore(engine)
    const { observe } = recordObservations()
    const spool = openSpool({ folder: store.folder, writer: 'w', observe })
    const rows = Array.from({ length: 7 }, () => usageRow())
    const ids = rows.map(({ id }) => id)
    const inSpool = () =>
      segments(store.folder)
        .flatMap((file) => readFileSync(join(store.folder, 'spool', file), 'utf8').split('\n'))
        .flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { id: string }).id])) // rows
    const [a, b, c, ...soon] = rows
    if (!a || !b || !c) throw new Error('there are seven rows')
    const first = spool.appendSoon(a)
    expect([inSpool(), spool.waiting()]).toEqual([[], 1])
    spool.append(b)
    expect([inSpool(), spool.waiting()]).toEqual([ids.slice(0, 2), 0])
    await Promise.all([first, spool.appendSoon(c)])
    expect(inSpool()).toEqual(ids.slice(0, 3))
    const promises = soon.map(spool.appendSoon)
    spool.close()
    expect(inSpool()).toEqual(ids)
    await Promise.all(promises)
    await expect(async () => spool.appendSoon(a)).rejects.toThrow(Failure)
  })

  it('counts the rows it loses when the disk refuses to the end', async () => {
    const store = await freshStore(engine)
    const { observations, observe } = recordObservations()
    const folder = join(store.folder, 'elsewhere')
    mkdirSync(folder)
    const spool = openSpool({ folder, writer: 'w', observe, maxWaitingRows: 5 })
    rmSync(join(folder, 'spool'), { recursive: true })
    writeFileSync(join(folder, 'spool'), '')
    for (let n = 0; n < 3; n += 1) spool.append(usageRow())
    await Promise.all([spool.appendSoon(usageRow()), spool.appendSoon(usageRow())])
    expect(spool.waiting()).toBe(5)
    expect(spool.full()).toBe(true)
    expect(() => spool.append(usageRow())).toThrow(Failure)
    spool.close()
    const dropped = observations.flatMap((observation) =>
      observation.kind === 'rowsDropped' ? [observation.rows] : [],
    )
    expect(dropped).toEqual([1, 5])
  })

  it('sets the torn last line of a killed writer aside, reports it, and moves the rest', async () => {
    const store = await freshStore(engine)
    const spool = join(store.folder, 'spool')
    mkdirSync(spool)
    const [first, second, last] = [usageRow(), usageRow(), usageRow()]
    const torn = '{"id":"torn","request_id":"re'
    writeFileSync(
      join(spool, 'dead-000001.ndjson'),
      `${JSON.stringify(first)}\n${JSON.stringify(second)}\n${torn}`,
    )
    writeFileSync(join(spool, 'whole-000001.ndjson'), JSON.stringify(last))
    const { ledger, observations } = ledgerOn(store)
    await ledger.flush()
    expect((await storedIds(store)).slice(0, 2)).toEqual([first.id, second.id])
    await until(
      'the segments of the earlier life are deleted',
      () => segments(store.folder).length === 0,
    )
    expect(await storedIds(store)).toEqual([first.id, second.id, last.id])
    expect(readFileSync(join(spool, 'dead-000001.ndjson.aside'), 'utf8')).toBe(`${torn}\n`)
    expect(observations).toEqual([
      { kind: 'rowsDropped', rows: 1, reason: expect.stringContaining('dead-000001.ndjson.aside') },
    ])
  })

  it('stores what an older version left, whose rows know no call', async () => {
    const store = await freshStore(engine)
    const spool = join(store.folder, 'spool')
    mkdirSync(spool)
    const { call_id: _, counted: __, ...counts } = usageRow()
    const { cached_tokens, cache_write_tokens, cache_write_1h_tokens, ...rest } = counts
    const { reasoning_tokens, hosted_calls, ...old } = rest
    writeFileSync(join(spool, 'old-000001.ndjson'), `${JSON.stringify(old)}\n`)
    const { ledger, observations } = ledgerOn(store)
    await ledger.flush()
    expect(await usageRows(store.usage, { from: 0, to: Date.now() + 1, limit: 9 })).toEqual([
      {
        ...old,
        call_id: old.request_id,
        counted: old.charged,
        cached_tokens,
        cache_write_tokens,
        cache_write_1h_tokens,
        reasoning_tokens,
        hosted_calls,
      },
    ])
    expect(observations).toEqual([])
  })

  it('sets a line aside once, also when the store takes what came with it only later', async () => {
    const store = await freshStore(engine)
    const spool = join(store.folder, 'spool')
    mkdirSync(spool)
    const row = usageRow()
    writeFileSync(join(spool, 'odd-000001.ndjson'), `garbage\n${JSON.stringify(row)}\n`)
    const mend = await refuseCommits(store)
    const { ledger, observations } = ledgerOn(store)
    await until('the failure is reported', () =>
      observations.some(({ kind }) => kind === 'storeFailed'),
    )
    await mend()
    await ledger.flush()
    expect(await storedIds(store)).toEqual([row.id])
    expect(readFileSync(join(spool, 'odd-000001.ndjson.aside'), 'utf8')).toBe('garbage\n')
    expect(observations.map(({ kind }) => kind).toSorted()).toEqual([
      'rowsDropped',
      'storeFailed',
      'storeRecovered',
    ])
  })

  it('lets no line that can never be stored stand in the way, and stores what only has odd letters', async () => {
    const store = await freshStore(engine)
    mkdirSync(join(store.folder, 'spool'))
    const { observations, observe } = recordObservations()
    const mover = startMover({ ...store, observe })
    onTestFinished(() => mover.close(0))
    const rows = [usageRow(), usageRow({ tool: 'half a letter \ud800 and \0' }), usageRow()]
    const lines = [
      JSON.stringify(rows[0]),
      'garbage',
      '',
      '{}',
      'null',
      '['.repeat(100_000),
      JSON.stringify(usageRow({ id: 'unbindable', charged: [1] as unknown as number })),
      JSON.stringify(rows[1]),
      'x'.repeat(3 * 2 ** 20),
      JSON.stringify(rows[2]),
    ]
    appendFileSync(join(store.folder, 'spool', 'odd-000001.ndjson'), `${lines.join('\n')}\n`)
    await mover.flush()
    expect(await storedIds(store)).toEqual(rows.map((row) => row.id))
    expect(observations.every(({ kind }) => kind === 'rowsDropped')).toBe(true)
    expect(observations.length).toBeGreaterThanOrEqual(7)
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
})

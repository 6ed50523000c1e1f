import { describe, expect, it, onTestFinished } from 'vitest'
import { Outlets } from '../../../../server/operator/outlets/outlets.ts'
import {
  SinkFailure,
  type EventBatch,
  type EventKind,
  type OutletEvent,
} from '../../../../server/operator/outlets/sink.ts'
import { startLedger } from '../../../../server/store/ledger/ledger.ts'
import { openUsageWriter } from '../../../../server/store/ledger/open-writer.ts'
import { recordAudit, serverActor } from '../../../../server/store/queries/operators/audit.ts'
import { endUnseenAlerts } from '../../../../server/store/queries/alerts.ts'
import { listOutlets, resumeOutlet } from '../../../../server/store/queries/outlets/outlets.ts'
import type { Store } from '../../../../server/store/store.ts'
import type { OutletRow, UsageRow } from '../../../../server/store/usage-tables.ts'
import { makeAlert } from '../../../support/servers/store-changes.ts'
import { until } from '../../../support/waiting.ts'
import {
  engines,
  freshFolder,
  freshStore,
  recordObservations,
  storeAtSetTime,
  usageRow,
} from '../../../support/servers/store.ts'

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000

/** A system that takes events as `take` decides. */
function startOutlet(
  store: Store,
  take: (batch: EventBatch) => Promise<void> | void,
  { owner = 'one', events = ['ledger', 'audit'] as EventKind[], groups = [''] } = {},
) {
  const { observations, observe } = recordObservations()
  const outlets = new Outlets({ store, observe, owner })
  outlets.use([
    {
      name: 'siem',
      id: 'first',
      filter: { events, ...(groups[0] !== '' && { groups }) },
      keepMs: 7 * dayMs,
      openSink: () => ({
        maxEvents: 40,
        async send(batch) {
          await take(batch)
          return 'taken'
        },
        async close() {},
      }),
    },
  ])
  onTestFinished(() => outlets.close())
  return { outlets, observations }
}

/** The outlet has begun: it sends what comes from now on. */
const begun = (store: Store) =>
  until('the outlet begins', async () => (await listOutlets(store.usage)).length === 1)

function startLedgerOf(store: Store, folder = store.folder) {
  const { observe } = recordObservations()
  const ledger = startLedger({ folder, url: store.url, observe })
  onTestFinished(() => ledger.close(0))
  return ledger
}

const someRows = (count: number, more: Partial<UsageRow> = {}) =>
  Array.from({ length: count }, () => usageRow({ ...more }))

const outletOf = async (store: Store): Promise<OutletRow> => {
  const [row] = await listOutlets(store.usage)
  if (!row) throw new Error('there is no outlet')
  return row
}

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id).toSorted()

describe.each(engines)('an outlet on %s', (engine) => {
  it('is sent by one of two processes, each row once and in the order of its stream', async () => {
    const store = await freshStore(engine)
    const sent: { owner: string; batch: EventBatch }[] = []
    for (const owner of ['one', 'other'])
      startOutlet(store, (batch) => void sent.push({ owner, batch }), { owner })
    await begun(store)
    // A store in a folder has one spool.
    const folders = engine === 'sqlite' ? [store.folder] : [store.folder, freshFolder()]
    const rows = someRows(300)
    const ledgers = folders.map((folder) => startLedgerOf(store, folder))
    for (const [at, row] of rows.entries()) ledgers[at % ledgers.length]?.append(row)
    const events = () => sent.flatMap(({ batch }) => batch.events)
    await until('all are sent', () => events().length >= rows.length)
    expect(ids(events())).toEqual(ids(rows))
    expect(new Set(sent.map(({ owner }) => owner)).size).toBe(1)
    const byStream = Map.groupBy(sent, ({ batch }) => batch.stream)
    expect(byStream.size).toBe(folders.length)
    for (const batches of byStream.values()) {
      const numbers = batches.flatMap(({ batch }) => batch.events.map(({ n }) => n))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })

  it('loses no event to a frozen owner, and repeats events only with their ids', async () => {
    const store = await storeAtSetTime(engine)
    let now = Date.UTC(2026, 0, 1)
    await store.moveTo(now)
    const timed = { ...store, clock: { ...store.clock, now: () => now } }
    const taken: OutletEvent[] = []
    const frozen = Promise.withResolvers<void>()
    const frozenAt: EventBatch[] = []
    const first = startOutlet(timed, async (batch) => {
      taken.push(...batch.events)
      frozenAt.push(batch)
      if (frozenAt.length > 1) await frozen.promise
    })
    await begun(store)
    const rows = someRows(200)
    const ledger = startLedgerOf(store)
    for (const row of rows) ledger.append(row)
    await until('it freezes within a batch', () => frozenAt.length === 2)
    const other = startOutlet(timed, (batch) => void taken.push(...batch.events), {
      owner: 'other',
    })
    // Its lease ends.
    now += 31_000
    await store.moveTo(now)
    const all = () => new Set(taken.map(({ id }) => id))
    await until('the other one sends the rest', () => all().size === rows.length)
    frozen.resolve()
    await first.outlets.close()
    expect([...all()].toSorted()).toEqual(ids(rows))
    // The batches of the read within which it froze, and no others.
    const repeated = taken.length - all().size
    expect(repeated).toBe(frozenAt.reduce((sum, { events }) => sum + events.length, 0))
    const last = await outletOf(store)
    expect(last.owner).toBe('other')
    await other.outlets.close()
  })

  it('sends a batch again until it is taken, and stops after a day', async () => {
    const store = await storeAtSetTime(engine)
    let now = Date.UTC(2026, 0, 1)
    await store.moveTo(now)
    const timed = { ...store, clock: { ...store.clock, now: () => now } }
    let isUp = false
    const taken: OutletEvent[] = []
    const { observations } = startOutlet(timed, (batch) => {
      if (!isUp) throw new SinkFailure('siem.test answered 503')
      taken.push(...batch.events)
    })
    await begun(store)
    await recordAudit(store.journal, serverActor, { action: 'reload' })
    await until('it fails', async () => (await outletOf(store)).failing_since !== null)
    now += dayMs + 1
    await store.moveTo(now)
    await until('it stops', async () => (await outletOf(store)).state === 'stopped')
    expect(await outletOf(store)).toMatchObject({ last_error: 'siem.test answered 503' })
    expect(observations.map(({ kind }) => kind)).toContain('outletStopped')
    expect(taken).toEqual([])
    isUp = true
    await resumeOutlet(store, 'siem', { skip: false })
    await until('it is taken', () => taken.length === 1)
    expect(taken[0]).toMatchObject({ kind: 'audit', data: { action: 'reload', name: 'server' } })
    await until('it is well', async () => (await outletOf(store)).failing_since === null)
  })

  it('skips what waits, and sends what comes then', async () => {
    const store = await freshStore(engine)
    let isUp = false
    const taken: OutletEvent[] = []
    startOutlet(store, (batch) => {
      if (!isUp) throw new SinkFailure('down')
      taken.push(...batch.events)
    })
    await begun(store)
    const ledger = startLedgerOf(store)
    const [skipped, sent] = [usageRow({}), usageRow({})]
    ledger.append(skipped)
    await ledger.flush()
    await until('it fails', async () => (await outletOf(store)).failing_since !== null)
    await resumeOutlet(store, 'siem', { skip: true })
    isUp = true
    ledger.append(sent)
    await until('it sends', () => taken.length > 0)
    expect(ids(taken)).toEqual(ids([sent]))
  })

  it('sends the rows of its groups, with those below them, and all of the audit log', async () => {
    const store = await freshStore(engine)
    const group = {
      tags: '{}',
      show_users: 'hash' as const,
      priority_class: 'interactive' as const,
      weight: 1,
      created_at: 1,
      version: 1,
    }
    await store.journal
      .insertInto('key_group')
      .values([
        { ...group, id: 'top', name: 'top' },
        { ...group, id: 'below', name: 'below', parent: 'top' },
        { ...group, id: 'beside', name: 'beside' },
      ])
      .execute()
    const taken: OutletEvent[] = []
    startOutlet(store, (batch) => void taken.push(...batch.events), { groups: ['top'] })
    await begun(store)
    const ledger = startLedgerOf(store)
    const rows = ['top', 'below', 'beside', null].map((group_id) => usageRow({ group_id }))
    for (const row of rows) ledger.append(row)
    await recordAudit(store.journal, serverActor, [{ action: 'reload' }, { action: 'backup' }])
    await until('it sends', () => taken.length === 4)
    expect(taken.filter(({ kind }) => kind === 'ledger').map(({ id }) => id)).toEqual(
      rows.slice(0, 2).map(({ id }) => id),
    )
  })

  it('sends alerts of its groups with the audit log, in one order', async () => {
    const store = await freshStore(engine)
    const group = {
      tags: '{}',
      show_users: 'hash' as const,
      priority_class: 'interactive' as const,
      weight: 1,
      created_at: 1,
      version: 1,
    }
    await store.journal
      .insertInto('key_group')
      .values({ ...group, id: 'top', name: 'top' })
      .execute()
    const taken: OutletEvent[] = []
    const take = (batch: EventBatch) => void taken.push(...batch.events)
    startOutlet(store, take, { events: ['audit', 'alerts'], groups: ['top'] })
    await begun(store)
    const wanted: string[] = []
    for (let round = 0; round < 25; round += 1) {
      await recordAudit(store.journal, serverActor, [{ action: 'reload' }, { action: 'backup' }])
      const theirs = await makeAlert(store.journal, { group_id: 'top' })
      wanted.push(theirs.id)
      await makeAlert(store.journal)
    }
    await until('it sends all', () => taken.length >= 75)
    const numbers = taken.map(({ n }) => n)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(taken.filter(({ kind }) => kind === 'alerts').map(({ id }) => id)).toEqual(wanted)
    expect(taken.find(({ kind }) => kind === 'alerts')).toMatchObject({
      subject: 'gpu-1',
      data: { kind: 'breaker_open', about: { type: 'upstream', id: 'gpu-1' } },
    })
    expect(new Set(taken.map(({ id }) => id)).size).toBe(75)
  })

  it('sends only what follows a batch that was taken, where the next one was not', async () => {
    const store = await freshStore(engine)
    const batches: EventBatch[] = []
    let failures = 0
    startOutlet(store, (batch) => {
      if (batches.length === 2 && failures++ === 0) throw new SinkFailure('down')
      batches.push(batch)
    })
    await begun(store)
    const rows = someRows(130)
    const ledger = startLedgerOf(store)
    await recordAudit(store.journal, serverActor, { action: 'reload' })
    for (const row of rows) ledger.append(row)
    const sent = () => batches.flatMap(({ events }) => events)
    await until('all are sent', () => sent().length > rows.length)
    expect(failures).toBeGreaterThan(0)
    expect(new Set(ids(sent())).size).toBe(sent().length)
    for (const { from, to, events } of batches) {
      expect(events.length).toBeLessThanOrEqual(40)
      expect(events.every(({ n }) => n > from && n <= to)).toBe(true)
    }
  })

  it('tells of the end of an alert, once, by another id', async () => {
    const store = await freshStore(engine)
    const taken: OutletEvent[] = []
    startOutlet(store, (batch) => void taken.push(...batch.events), { events: ['alerts'] })
    await begun(store)
    const lasting = await makeAlert(store.journal)
    const certain = await makeAlert(store.journal, { ended_at: Date.now() + hourMs })
    await until('both are raised', () => taken.length === 2)
    const later = Date.now() + hourMs
    await Promise.all([1, 2].map(() => endUnseenAlerts(store.journal, later)))
    await endUnseenAlerts(store.journal, later)
    const after = await makeAlert(store.journal)
    await until('the last one is raised', () => taken.at(-1)?.id === after.id)
    expect(taken.map(({ id, type }) => [id, type])).toEqual([
      [lasting.id, 'tollgate.alert.v1'],
      [certain.id, 'tollgate.alert.v1'],
      [`${lasting.id}.ended`, 'tollgate.alert.ended.v1'],
      [after.id, 'tollgate.alert.v1'],
    ])
    expect(taken[2]).toMatchObject({
      time: lasting.seen_at,
      data: { id: lasting.id, ended_at: lasting.seen_at },
    })
  })

  it('keeps unsent rows from being summed up for its days, and counts those it then loses', async () => {
    const store = await freshStore(engine)
    let isUp = false
    const taken: OutletEvent[] = []
    startOutlet(store, (batch) => {
      if (!isUp) throw new SinkFailure('down')
      taken.push(...batch.events)
    })
    await begun(store)
    const ledger = startLedgerOf(store)
    const young = someRows(3, { ts: Date.now() - 3 * dayMs })
    const old = someRows(2, { ts: Date.now() - 8 * dayMs })
    for (const row of [...young, ...old]) ledger.append(row)
    await ledger.flush()
    await until('it fails', async () => (await outletOf(store)).failing_since !== null)
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    const rollUpAll = async () => {
      while (await writer.rollUp(Date.now() - hourMs)) continue
    }
    await rollUpAll()
    const left = await store.usage.selectFrom('usage').select('id').execute()
    expect(ids(left)).toEqual(ids(young))
    expect(await outletOf(store)).toMatchObject({ dropped: 2 })
    isUp = true
    await resumeOutlet(store, 'siem', { skip: false })
    await until('it sends', () => taken.length === 3)
    await until('it is well', async () => (await outletOf(store)).failing_since === null)
    await until('the rows may be summed up', async () => {
      await rollUpAll()
      return (await store.usage.selectFrom('usage').select('id').execute()).length === 0
    })
    expect(ids(taken)).toEqual(ids(young))
  })
})

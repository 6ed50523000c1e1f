import { expect, onTestFinished, test } from 'vitest'
import { Delivery } from '../../../../server/operator/outlets/delivery.ts'
import type { EventBatch } from '../../../../server/operator/outlets/sink.ts'
import { startLedger } from '../../../../server/store/ledger/ledger.ts'
import { recordAudit, serverActor } from '../../../../server/store/queries/operators/audit.ts'
import { listOutlets } from '../../../../server/store/queries/outlets/outlets.ts'
import { freshStore, usageRow } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'

test('a sink that collects gets full batches early, and the rest of all streams when it is due', async () => {
  const store = await freshStore()
  let now = Date.UTC(2026, 0, 1)
  const sent: EventBatch[] = []
  const sink = {
    maxEvents: 10,
    collectMs: 60_000,
    async send(batch: EventBatch) {
      sent.push(batch)
      return 'taken'
    },
    async close() {},
  }
  const timed = { ...store, clock: { ...store.clock, now: () => now } }
  const events = ['ledger', 'audit'] as const
  const settings = { events, keepMs: 1e9, sink, after: Promise.resolve() }
  const delivery = new Delivery('lake', settings, { store: timed, observe: () => {}, owner: 'one' })
  onTestFinished(() => delivery.close())
  await until('it begins', async () => (await listOutlets(store.usage)).length === 1)
  const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
  onTestFinished(() => ledger.close(0))
  for (let count = 0; count < 25; count += 1) ledger.append(usageRow({}))
  await ledger.flush()
  await recordAudit(store.journal, serverActor, { action: 'reload' })
  await until('the full batches are there', () => sent.length === 2)
  expect(sent.map((batch) => batch.events.length)).toEqual([10, 10])
  now += 61_000
  // Also the stream that comes second, although the first one has just been sent.
  await until('the rest is there', () => sent.length === 4)
  expect(
    sent
      .slice(2)
      .map((batch) => batch.events.length)
      .toSorted(),
  ).toEqual([1, 5])
})

import { describe, expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { readLastHour } from '../../../server/operator/overview/windows.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { openUsageWriter } from '../../../server/store/ledger/open-writer.ts'
import { openStore } from '../../../server/store/database.ts'
import { newId } from '../../../server/store/id.ts'
import { writeReport } from '../../../server/store/queries/server-reports.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { ask, chat } from '../../support/servers/gateway-server.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { engines, freshFolder, freshStore, usageRow } from '../../support/servers/store.ts'
import { says, startModelServer } from '../../support/upstreams/model-server.ts'

type Overview = components['schemas']['ServerOverview']

const minute = 60_000

describe.each(engines)('the last hour on %s', (engine) => {
  test('has what was asked before a restart', async () => {
    const { url, folder } = await freshStore(engine)
    const models = await startModelServer(says('hello'))
    onTestFinished(() => models.close())
    const start = () =>
      startGateway({
        store: url ?? folder,
        upstreams: { one: { base_url: models.base_url } },
        routes: { '*': [{ upstream: 'one', usd_per_million: { input: '1', output: '2' } }] },
      })
    const first = await start()
    for (const temperature of [0, 1, 9]) await ask(first, chat({ temperature }))
    await first.rows()
    const read = (server: typeof first) => operatorJson<Overview>(server, 'GET', '/overview')
    const before = await read(first)
    await first.stop()

    const second = await start()
    onTestFinished(() => second.stop())
    const after = await read(second)
    expect(after.now.requests).toBe(0)
    expect(after.hour).toMatchObject({
      requests: 3,
      by_status: { ok: 2, invalid_request: 1 },
      by_class: { ours: 0, upstream: 0, caller: 1, limits: 0, left: 0 },
      tokens: before.hour.tokens,
      charged: before.hour.charged,
      whole: before.hour.whole,
    })
    const sum = (count: (slot: Overview['minutes'][number]) => number) =>
      after.minutes.reduce((total, slot) => total + count(slot), 0)
    expect([sum((slot) => slot.requests), sum((slot) => slot.failed)]).toEqual([3, 1])
    expect(sum((slot) => slot.by_class.caller)).toBe(1)
    expect(sum((slot) => slot.tokens)).toBe(before.hour.tokens)
    await ask(second, chat())
    await second.rows()
    expect((await read(second)).hour.requests).toBe(4)
  })

  test('is that of the rows by their minutes, until they are older than two hours', async () => {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    onTestFinished(() => ledger.close())
    const now = Date.now()
    const ages = [0, 1, 30, 59, 61, 119, 180]
    for (const age of ages) ledger.append(usageRow({ ts: now - age * minute }))
    await ledger.flush()
    const { counts, slots } = await readLastHour(store.usage, now)
    const shown = ages.filter((age) => age < 60)
    expect(counts.byStatus).toEqual({ ok: shown.length })
    const minutes = shown.map((age) => now - age * minute).map((ts) => ts - (ts % minute))
    expect(slots.map(({ at }) => at)).toEqual(minutes.toReversed())

    const stored = async () => {
      const rows = await store.usage
        .selectFrom('usage_sum')
        .select('hour')
        .where('dimension', '=', 'minute')
        .orderBy('hour', 'desc')
        .execute()
      return rows.map(({ hour }) => Number(hour))
    }
    expect(await stored()).toHaveLength(ages.length)
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    await writer.forgetSums(now - 120 * minute)
    expect(await stored()).toHaveLength(ages.length - 1)
  })
})

test('has what a server of the version before tells of itself', async () => {
  const { url = '' } = await freshStore('postgres')
  const models = await startModelServer(says('hello'))
  const server = await startGateway({
    store: url,
    upstreams: { one: { base_url: models.base_url } },
    routes: { '*': [{ upstream: 'one' }] },
  })
  const store = openStore(url, { folder: freshFolder() })
  onTestFinished(async () => {
    await store.close()
    await server.stop()
    await models.close()
  })
  await ask(server, chat())
  await server.rows()
  const at = Date.now()
  const none = Array.from({ length: 20 }, () => 0)
  const counts = {
    byStatus: { ok: 4 },
    tokens: 8,
    charged: 0,
    cost: 0,
    whole: none,
    firstToken: none,
  }
  const report = {
    now: { ...counts, byStatus: {} },
    hour: counts,
    minutes: [{ at: at - (at % minute), requests: 4, failed: 0, tokens: 8, charged: 0 }],
    inFlight: { calls: 0, streams: 0 },
    problems: [],
  }
  await writeReport(store.usage, { server: newId(), at, report: JSON.stringify(report) }, minute)
  const { hour, minutes, servers } = await operatorJson<Overview>(server, 'GET', '/overview')
  expect([servers, hour.requests]).toEqual([2, 5])
  expect(minutes.reduce((sum, { requests }) => sum + requests, 0)).toBe(5)
})

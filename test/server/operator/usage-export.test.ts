import { beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { closeMonth } from '../../../server/store/queries/months.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import type { Store } from '../../../server/store/store.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { tollgateIn } from '../../support/servers/command.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

type Schemas = components['schemas']

const day = 86_400_000
const may = Date.UTC(2026, 4)

/** The fields of each line by the names of the columns. */
function read(csv: string): Record<string, string>[] {
  const [head = [], ...lines] = csv
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

describe.each(engines)('the export of a month on %s', (engine) => {
  let store: Store
  let gateway: Gateway
  let group: Schemas['Group']
  let key: Schemas['CreatedKey']
  const exported = async (month: string) => {
    const reply = await operatorFetch(gateway, `/usage/export?month=${month}`)
    expect(reply.headers.get('content-type')).toMatch(/^text\/csv/)
    return { state: reply.headers.get('x-month-state'), lines: read(await reply.text()) }
  }

  beforeAll(async () => {
    store = await freshStore(engine)
    gateway = await startGateway({ store: store.url ?? store.folder })
    group = await operatorJson(gateway, 'POST', '/groups', { name: 'acme', tags: { cost: '7' } })
    const members = { name: '=HYPERLINK("x"), "a"', owner: '@ada', group: 'acme' }
    key = await operatorJson(gateway, 'POST', '/keys', { scopes: ['chat'], ...members })
    const row = { key_id: key.id, group_id: group.id, latency_ms: 0 }
    const rows = [
      usageRow({ ...row, ts: may + day + 1, charged: 1_500_000_000, cost: 7, cached_tokens: 3 }),
      usageRow({ ...row, ts: may + day + 2, charged: 1 }),
      // It began in May.
      usageRow({ ...row, ts: may + 31 * day + 1, latency_ms: 2, model: 'small', charged: 40 }),
      usageRow({ ...row, ts: may + 31 * day + 1, model: 'small', charged: 5000 }),
      usageRow({
        ts: may + 2 * day,
        key_id: 'x402:0xpayer',
        model: 'whisper',
        prompt_tokens: 0,
        completion_tokens: 0,
        unit: 'second',
        units: 90,
      }),
    ]
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    for (const one of rows) ledger.append(one)
    await ledger.flush()
    await ledger.close()
    return () => gateway.stop()
  })

  test('has a line for each key, model and day, by the names of FOCUS', async () => {
    const { state, lines } = await exported('2026-05')
    expect(state).toBe('open')
    expect(lines).toHaveLength(3)
    const [first, speech, late] = lines
    expect(first).toMatchObject({
      BillingPeriodStart: '2026-05-01T00:00:00Z',
      BillingPeriodEnd: '2026-06-01T00:00:00Z',
      ChargePeriodStart: '2026-05-02T00:00:00Z',
      ChargePeriodEnd: '2026-05-03T00:00:00Z',
      ServiceName: 'large',
      SubAccountId: group.id,
      SubAccountName: 'acme',
      ResourceId: key.id,
      ResourceName: `'=HYPERLINK("x"), "a"`,
      x_Owner: "'@ada",
      BilledCost: '1.500000001',
      x_UpstreamCost: '0.000000207',
      BillingCurrency: 'USD',
      ConsumedQuantity: '60',
      ConsumedUnit: 'Tokens',
      Tags: '{"cost":"7"}',
      x_Requests: '2',
      x_CachedTokens: '3',
      x_BillingPeriodState: 'open',
    })
    expect(speech).toMatchObject({
      ResourceId: 'x402:0xpayer',
      ConsumedQuantity: '90',
      ConsumedUnit: 'Seconds',
      x_Seconds: '90',
      Tags: '',
    })
    expect(late).toMatchObject({ ChargePeriodStart: '2026-06-01T00:00:00Z' })
    expect(late?.['BilledCost']).toBe('0.00000004')
    expect((await exported('2026-06')).lines).toMatchObject([{ BilledCost: '0.000005' }])
    expect(await exported('2026-01')).toEqual({ state: 'open', lines: [] })
  })

  test('is the same from the command line, and says when it may change', async () => {
    const inStore = { TOLLGATE_STORE: store.url ?? store.folder }
    const args = ['usage', 'export', '--month', '2026-05', '--csv']
    const { code, out, err } = await tollgateIn(store.folder, args, inStore)
    expect([code, err]).toEqual([0, expect.stringContaining('2026-05 is not closed')])
    expect(out).toBe(await (await operatorFetch(gateway, '/usage/export?month=2026-05')).text())
    const remote = await tollgateIn(store.folder, [...args, '--url', gateway.operatorUrl], {
      ...inStore,
      TOLLGATE_OPERATOR_TOKEN: gateway.operatorToken,
    })
    expect(remote.out).toBe(out)
    const wrong = await tollgateIn(store.folder, ['usage', 'export', '--month', 'May'], inStore)
    expect(wrong).toMatchObject({ code: 2, out: '' })
  })

  test('counts units in totals, and rows that have none yet', async () => {
    const { totals } = await operatorJson<Schemas['UsageTotals']>(
      gateway,
      'GET',
      '/usage?month=2026-05&by=model',
    )
    expect(totals.map(({ model, seconds, calls }) => [model, seconds, calls])).toEqual([
      ['large', 0, 0],
      ['small', 0, 0],
      ['whisper', 90, 0],
    ])
    await insertUsage(store.usage, [usageRow({ ts: may + 5 * day, key_id: 'other', charged: 9 })])
    await expect.poll(async () => (await exported('2026-05')).lines.length).toBe(4)
  })

  test('says that the month is closed', async () => {
    await expect.poll(() => closeMonth(store.usage, may, may + 40 * day)).toBe(true)
    const { state, lines } = await exported('2026-05')
    expect(state).toBe('closed')
    expect(lines.map((line) => line['x_BillingPeriodState'])).toEqual(lines.map(() => 'closed'))
  })
})

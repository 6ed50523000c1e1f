import { describe, expect, test, vi } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { createSpentSince } from '../../../server/limits/spent-since.ts'
import { windowOf } from '../../../server/limits/windows.ts'
import { budgetReader } from '../../../server/operator/overview/budgets.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { hourMs, hourOf } from '../../../server/store/ledger/roll-up.ts'
import { keySpendBetween } from '../../../server/store/queries/key-sums.ts'
import { afterUse } from '../../support/clean-up.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { ask, chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { comesMs } from '../../support/waiting.ts'
import { says } from '../../support/upstreams/model-server.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

const periods = ['day', 'month', 'total'] as const
const nanoPerUsd = 1e9

describe.each(engines)('budgets that are nearly spent, on %s', (engine) => {
  test('are those of which a new query finds 80 % spent, while hours pass and keys change', async () => {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    afterUse(() => ledger.close())
    const access = createAccess({ store, observe: () => {} })
    afterUse(() => access.close())
    vi.useFakeTimers({ toFake: ['Date'] })
    afterUse(() => vi.useRealTimers())
    const begin = hourOf(Date.now())
    const keys = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        access.create({
          name: `key ${at}`,
          scopes: ['chat'],
          budget_nano: (1 + (at % 3)) * nanoPerUsd,
          budget_period: periods[at % 3] ?? 'total',
          ...(at === 8 && { expires_at: begin + 30 * hourMs }),
        }),
      ),
    )
    const read = budgetReader({
      journal: store.journal,
      spentSince: createSpentSince(store),
      shared: async () => ({ caps: { all: [], of: () => [] }, agents: [] }),
    })
    /** Without anything that was read before. */
    async function expected(now: number): Promise<string[]> {
      const spends = new Map(
        await Promise.all(
          periods.map(
            async (period) =>
              [
                period,
                await keySpendBetween(store.usage, windowOf(period, now).start, Infinity),
              ] as const,
          ),
        ),
      )
      return (await access.list('all'))
        .filter(({ id, budget_nano: budget, budget_period: period, expires_at: end }) => {
          if (budget === null || period === null || (end !== null && end <= now)) return false
          return Number(spends.get(period)?.get(id)?.counted ?? 0n) >= 0.8 * budget
        })
        .map(({ id }) => id)
    }

    const random = seeded(runSeed())
    const below = (count: number) => Math.floor(random() * count)
    const numbers: number[] = []
    for (let minutes = 0; minutes < 4000; minutes += 1 + below(150)) {
      const now = begin + minutes * 60_000
      vi.setSystemTime(now)
      const { key } = keys[below(keys.length)] ?? expect.unreachable()
      const counted = below(nanoPerUsd)
      ledger.append(usageRow({ ts: now - below(30) * 60_000, key_id: key.id, counted }))
      await ledger.flush()
      if (below(10) === 0) await access.change(key.id, { budget_usd: String(1 + below(4)) })
      const found = (await read()).map(({ about }) => about.id)
      expect(found.toSorted(), `seed ${runSeed()}`).toEqual((await expected(now)).toSorted())
      numbers.push(found.length)
    }
    expect(new Set(numbers).size).toBeGreaterThan(2)
  })

  test('name groups with the use of all of their keys', async () => {
    const store = await freshStore(engine)
    const server = await testGatewayServer(
      { only: says('hello') },
      {
        store: store.url ?? store.folder,
        deployments: { only: { usd_per_million: { input: '1', output: '2' } } },
      },
    )
    const { gateway } = server
    const group = (name: string, more: object) =>
      operatorJson<{ id: string }>(gateway, 'POST', '/groups', { name, ...more })
    const { id } = await group('acme', { budget_usd: '1', budget_period: 'month' })
    await group('search', { parent: 'acme', budget_usd: '1', budget_period: 'month' })
    for (const name of ['one', 'other']) {
      const { key } = await gateway.createKey({ name, group: 'acme/search' })
      expect((await ask(gateway, chat({ max_tokens: 5 }), { key })).status).toBe(200)
    }
    // What it reserves is more than what it uses.
    await operatorJson(gateway, 'PATCH', `/groups/${id}`, { budget_usd: '0.00003' })
    const read = budgetReader({
      journal: store.journal,
      spentSince: createSpentSince(store),
      shared: async () => ({ caps: { all: [], of: () => [] }, agents: [] }),
    })
    await expect.poll(read, { timeout: comesMs }).toMatchObject([
      {
        kind: 'budget_nearly_spent',
        message: expect.stringMatching(
          /^the group acme has used \d+ % of its budget of 0\.00003 USD a month$/,
        ),
        about: { type: 'group', id },
      },
    ])
  })
})

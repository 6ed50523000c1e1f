import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import type { UsageRow } from '../../../server/store/tables.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { usageRow } from '../../support/data/rows.ts'
import { testFolders, tollgate } from '../../support/servers/command.ts'

const newFolder = testFolders()

test('usage is totalled and listed, with exact money', async () => {
  const cwd = newFolder()
  const now = Date.now()
  const row = (n: number, more: Partial<UsageRow>): UsageRow => ({
    id: `0198a3c2-7d1e-7abc-8def-00000000000${n}`,
    call_id: `c${n}`,
    request_id: `r${n}`,
    attempt: 1,
    ts: now - n * 1000,
    service: 'gateway',
    key_id: 'k1',
    payment_id: null,
    model: 'hermes-3-llama3.1-8b',
    agent: null,
    tool: null,
    status: 'ok',
    prompt_tokens: 10,
    cached_tokens: 0,
    cache_write_tokens: 0,
    completion_tokens: 5,
    reasoning_tokens: 0,
    hosted_calls: 0,
    estimated: 0,
    charged: 30,
    counted: more.charged ?? 30,
    cost: 20,
    latency_ms: 7,
    ttft_ms: null,
    upstream: 'a',
    ...more,
  })
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  await insertUsage(store.usage, [
    row(1, {}),
    row(2, { charged: 9_007_199_254_740_991 }),
    row(3, { charged: 9_007_199_254_740_991, estimated: 1 }),
    row(4, { model: 'mistralai/mistral-7b-instruct' }),
  ])
  await store.close()

  const [totals, byModel, rows, later, none] = await Promise.all([
    tollgate(['usage', '--by', 'model', '--model', 'hermes-3-llama3.1-8b', '--json'], { cwd }),
    tollgate(['usage'], { cwd }),
    tollgate(['usage', '--rows', '--limit', '3', '--json'], { cwd }),
    tollgate(['usage', '--rows', '--after', `${now - 2000}:0198a3c2-7d1e-7abc-8def-000000000002`], {
      cwd,
    }),
    tollgate(['usage', '--key', 'other'], { cwd }),
  ])
  expect(JSON.parse(totals.out)).toMatchObject({
    totals: [
      {
        model: 'hermes-3-llama3.1-8b',
        requests: 3,
        prompt_tokens: 30,
        completion_tokens: 15,
        charged: '18014398509482012',
        cost: '60',
      },
    ],
  })
  expect(byModel.out).toMatch(
    /^k1 +- +hermes-3-llama3\.1-8b +3 +30 +15 +18014398\.509482012 +0\.00000006$/m,
  )
  expect(byModel.out).toMatch(/^total +4 +40 +20 +18014398\.509482042 +0\.00000008$/m)
  const page = JSON.parse(rows.out) as { rows: UsageRow[]; next: string }
  expect(page.rows.map(({ request_id }) => request_id)).toEqual(['r1', 'r2', 'r3'])
  expect(page.rows[2]?.estimated).toBe(true)
  expect(page.next).toBe(`${now - 3000}:${page.rows[2]?.id}`)
  expect(byModel.out).not.toMatch(/counted USD|cached|reasoning/)
  expect(later.out).toMatch(/ r3 [^]* ~10 [^]* r4 /)
  expect(none).toMatchObject({
    code: 0,
    out: '',
    err: expect.stringContaining('There was no usage'),
  })
})

test('cached and reasoning tokens are shown where there are any', async () => {
  const cwd = newFolder()
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  const row = { ts: Date.now() - 1000, key_id: 'k1', model: 'large' }
  await insertUsage(store.usage, [
    usageRow({ ...row, cached_tokens: 8, reasoning_tokens: 15 }),
    usageRow({ ...row, reasoning_tokens: 1 }),
  ])
  await store.close()

  const [totals, rows, json] = await Promise.all([
    tollgate(['usage', '--by', 'key'], { cwd }),
    tollgate(['usage', '--rows'], { cwd }),
    tollgate(['usage', '--by', 'key', '--json'], { cwd }),
  ])
  expect(totals.out).toMatch(/requests +prompt +cached +completion +reasoning +charged USD/)
  expect(totals.out).toMatch(/^k1 +- +2 +20 +8 +40 +16 /m)
  expect(rows.out).toMatch(/ ok +10 +8 +20 +15 /)
  expect(JSON.parse(json.out)).toMatchObject({
    totals: [{ cached_tokens: 8, reasoning_tokens: 16 }],
  })
})

test('what was refused is shown by its reason, and not as a model', async () => {
  const cwd = newFolder()
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  const refused = (status: string) =>
    usageRow({
      ts: Date.now() - 1000,
      key_id: 'k1',
      model: null,
      status,
      charged: 0,
      counted: 0,
      cost: 0,
      prompt_tokens: 0,
      completion_tokens: 0,
    })
  const ofAgent = usageRow({
    ts: Date.now() - 1000,
    key_id: 'k1',
    model: null,
    agent: 'EchoAgent',
    status: 'ok',
  })
  const failed = usageRow({
    ts: Date.now() - 1000,
    key_id: 'k1',
    model: 'hermes-3-llama3.1-8b',
    status: 'upstream_failed',
  })
  await insertUsage(store.usage, [
    refused('rate_limited'),
    refused('rate_limited'),
    refused('forbidden'),
    ofAgent,
    failed,
  ])
  await store.close()

  const [table, byAgent, json] = await Promise.all([
    tollgate(['usage'], { cwd }),
    tollgate(['usage', '--by', 'agent'], { cwd }),
    tollgate(['usage', '--json'], { cwd }),
  ])
  const counts = [...table.out.matchAll(/^k1 +- +(\S.*?) {2,}(\d+) /gm)].map(
    ([, model, requests]) => [model, Number(requests)],
  )
  expect(counts).toEqual([
    ['-', 1],
    ['refused: forbidden', 1],
    ['refused: rate_limited', 2],
    ['hermes-3-llama3.1-8b', 1],
  ])
  expect(table.out).toMatch(/^total +5 /m)
  expect(byAgent.out).not.toContain('refused')
  expect(JSON.parse(json.out)).toMatchObject({
    totals: [
      { model: null, requests: 4 },
      { model: 'hermes-3-llama3.1-8b', requests: 1 },
    ],
  })
  expect(json.out).not.toContain('refus')
})

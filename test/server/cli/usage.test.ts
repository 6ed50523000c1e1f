import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import type { UsageRow } from '../../../server/store/usage-tables.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { usageRow } from '../../support/data/rows.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { ask, chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { says } from '../../support/upstreams/model-server.ts'

const newFolder = testFolders()

/** Adds rows to a new store and runs the command over it. */
async function testUsage(rows: UsageRow[]) {
  const cwd = newFolder()
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  await insertUsage(store.usage, rows)
  await store.close()
  return (...args: string[]) => tollgateIn(cwd, ['usage', ...args])
}

const largest = 9_007_199_254_740_991

/** Four rows, a second apart; two of them with amounts that only just fit into a double. */
function largeRows(now: number): UsageRow[] {
  const row = (n: number, more: Partial<UsageRow> = {}) =>
    usageRow({
      id: `0198a3c2-7d1e-7abc-8def-00000000000${n}`,
      call_id: `c${n}`,
      request_id: `r${n}`,
      ts: now - n * 1000,
      key_id: 'k1',
      model: 'hermes-3-llama3.1-8b',
      prompt_tokens: 10,
      completion_tokens: 5,
      charged: 30,
      counted: more.charged ?? 30,
      cost: 20,
      ...more,
    })
  return [
    row(1),
    row(2, { charged: largest }),
    row(3, { charged: largest, estimated: 1 }),
    row(4, { model: 'mistralai/mistral-7b-instruct' }),
  ]
}

test('amounts are added up exactly', async () => {
  const usage = await testUsage(largeRows(Date.now()))
  const totals = await usage('--by', 'model', '--model', 'hermes-3-llama3.1-8b', '--json')
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
})

test('the table is by key and model, with a last line that adds them up', async () => {
  const usage = await testUsage(largeRows(Date.now()))
  const { out } = await usage()
  expect(out).toMatch(
    /^k1 +- +hermes-3-llama3\.1-8b +3 +30 +15 +18014398\.509482012 +0\.00000006$/m,
  )
  expect(out).toMatch(/^total +4 +40 +20 +18014398\.509482042 +0\.00000008$/m)
  expect(out, 'columns that nothing is in').not.toMatch(/counted USD|cached|reasoning/)
})

test('rows are listed newest first, page by page', async () => {
  const now = Date.now()
  const usage = await testUsage(largeRows(now))
  const { out } = await usage('--rows', '--limit', '3', '--json')
  const page = JSON.parse(out) as { rows: UsageRow[]; next: string }
  expect(page.rows.map(({ request_id }) => request_id)).toEqual(['r1', 'r2', 'r3'])
  expect(page.rows[2]?.estimated).toBe(true)
  expect((await usage('--rows', '--after', page.next)).out).toMatch(/ r4 /)
  const after = `${now - 2000}.0198a3c2-7d1e-7abc-8def-000000000002`
  expect((await usage('--rows', '--after', after)).out).toMatch(/ r3 [^]* ~10 [^]* r4 /)
})

test('a key without usage is told of in a sentence', async () => {
  const usage = await testUsage(largeRows(Date.now()))
  expect(await usage('--key', 'other')).toEqual({
    code: 0,
    out: '',
    err: expect.stringContaining('There was no usage'),
  })
})

test('a time that ends before it starts is refused, as in the contract', async () => {
  const usage = await testUsage([])
  expect(await usage('--from', '1h', '--to', '2h')).toEqual({
    code: 2,
    out: '',
    err: '--to must be after from.\n',
  })
})

test('cached and reasoning tokens are shown where there are any', async () => {
  const row = { ts: Date.now() - 1000, key_id: 'k1', model: 'large' }
  const usage = await testUsage([
    usageRow({ ...row, cached_tokens: 8, reasoning_tokens: 15 }),
    usageRow({ ...row, reasoning_tokens: 1 }),
  ])
  const { out } = await usage('--by', 'key')
  expect(out).toMatch(/requests +prompt +cached +completion +reasoning +charged USD/)
  expect(out).toMatch(/^k1 +- +2 +20 +8 +40 +16 /m)
  expect((await usage('--rows')).out).toMatch(/ ok +10 +8 +20 +15 /)
  expect(JSON.parse((await usage('--by', 'key', '--json')).out)).toMatchObject({
    totals: [{ cached_tokens: 8, reasoning_tokens: 16 }],
  })
})

/** Three refused requests, one of an agent, and one that failed at its upstream. */
function refusedRows(): UsageRow[] {
  const row = { ts: Date.now() - 1000, key_id: 'k1' }
  const nothing = { charged: 0, counted: 0, cost: 0, prompt_tokens: 0, completion_tokens: 0 }
  const refused = (status: string) => usageRow({ ...row, ...nothing, model: null, status })
  return [
    refused('rate_limited'),
    refused('rate_limited'),
    refused('forbidden'),
    usageRow({ ...row, model: null, agent: 'EchoAgent' }),
    usageRow({ ...row, model: 'hermes-3-llama3.1-8b', status: 'upstream_failed', ttft_ms: 5 }),
  ]
}

test('the table shows refused requests by their reason', async () => {
  const usage = await testUsage(refusedRows())
  const { out } = await usage()
  const counts = [...out.matchAll(/^k1 +- +(\S.*?) {2,}(\d+) /gm)].map(([, model, requests]) => [
    model,
    Number(requests),
  ])
  expect(counts).toEqual([
    ['-', 1],
    ['refused: forbidden', 1],
    ['refused: rate_limited', 2],
    ['hermes-3-llama3.1-8b', 1],
  ])
  expect(out).toMatch(/^total +5 /m)
})

test('the table is by day, upstream and owner, and adds up what adds up', async () => {
  const usage = await testUsage(largeRows(Date.UTC(2026, 0, 2, 12)))
  const since = ['--from', '2026-01-01', '--to', '2026-01-04']
  const { out } = await usage('--by', 'day,owner', ...since)
  expect(out).toMatch(/^day +owner +requests /)
  expect(out).toMatch(/^2026-01-02 +- +4 /m)
  expect((await usage('--by', 'upstream', ...since)).out).toMatch(/^upstream +requests /)
  expect((await usage('--by', 'week')).err).toContain('day')
})

test('the usage of a key is asked for by its name', async () => {
  const cwd = newFolder()
  const tollgate = (...args: string[]) => tollgateIn(cwd, args)
  const created = await tollgate('keys', 'create', '--name', 'mine', '--json')
  const { id } = JSON.parse(created.out) as { id: string }
  const store = openStore(join(cwd, '.tollgate'))
  const ts = Date.now() - 1000
  await insertUsage(store.usage, [usageRow({ key_id: id, ts }), usageRow({ key_id: 'other', ts })])
  await store.close()
  for (const word of ['mine', id, id.slice(0, 12)]) {
    const { out } = await tollgate('usage', '--by', 'key', '--key', word, '--json')
    expect(JSON.parse(out)).toMatchObject({ totals: [{ key_id: id, requests: 1 }] })
    expect((await tollgate('usage', '--rows', '--key', word)).out).toContain(id)
  }
  expect((await tollgate('usage', '--key', 'other')).out).toContain('other')
})

test('a table without models, and JSON, show no refused requests apart', async () => {
  const usage = await testUsage(refusedRows())
  expect((await usage('--by', 'agent')).out).not.toContain('refused')
  const { out } = await usage('--json')
  expect(JSON.parse(out)).toMatchObject({
    totals: [
      { model: null, requests: 4 },
      { model: 'hermes-3-llama3.1-8b', requests: 1 },
    ],
  })
  expect(out).not.toContain('refus')
})

test('--mine prints what the holder of a key is told, and needs nothing of the store', async () => {
  const server = await testGatewayServer({ only: says('hello') })
  const { gateway } = server
  const { key } = await gateway.createKey({ name: 'mine', rpm: 60, budget_usd: '20' })
  await ask(gateway, chat(), { key })
  await gateway.rows()
  const usage = (args: string[], env: Record<string, string> = { MY_KEY: key }) =>
    tollgateIn(newFolder(), ['usage', '--mine', ...args], env)
  const args = ['--key-env', 'MY_KEY', '--url', gateway.url]
  const { out, code } = await usage(args)
  expect(code).toBe(0)
  expect(out).toMatch(/^mine \(tg_.*…\)\n/)
  expect(out).toMatch(/^today +1 +12 +3 +0$/m)
  expect(out).toMatch(/^USD a month +20 +20 +\d{4}-\d\d-01 00:00:00$/m)
  expect(out).not.toContain(key)
  expect(JSON.parse((await usage([...args, '--json'])).out)).toMatchObject({ name: 'mine' })
  expect((await usage(args, {})).err).toContain('MY_KEY has no key')
  expect((await usage(args, { MY_KEY: 'tg_wrong' })).err).toContain('(unauthorized)')
  expect((await usage([...args, '--by', 'key'])).err).toContain('There is no option --by here.')
})

test('--month counts what a month bills, with the paths of groups', async () => {
  const november = Date.UTC(2026, 10)
  const cwd = newFolder()
  const create = (...args: string[]) => tollgateIn(cwd, ['groups', 'create', '--json', ...args])
  await create('--name', 'acme')
  const group = await create('--name', 'search', '--parent', 'acme')
  const { id } = JSON.parse(group.out) as { id: string }
  const store = openStore(join(cwd, '.tollgate'))
  const row = (ts: number, more: Partial<UsageRow> = {}) =>
    usageRow({ key_id: 'k1', model: 'large', latency_ms: 10, charged: 2e9, ts, ...more })
  await insertUsage(store.usage, [
    row(november + 5),
    row(november + 10, { group_id: id, charged: 4e9 }),
    row(november + 20, { group_id: 'gone' }),
    row(Date.UTC(2026, 11) + 9),
    row(Date.UTC(2026, 11) + 10),
  ])
  await store.close()
  const { out, code } = await tollgateIn(cwd, ['usage', '--by', 'group', '--month', '2026-11'])
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.split(/ +/).slice(0, 2))).toEqual([
    ['group', 'requests'],
    [expect.any(String), expect.any(String)],
    ['-', '1'],
    ['acme/search', '1'],
    ['gone', '1'],
    ['total', '3'],
    [''],
  ])
  const wrong = await tollgateIn(cwd, ['usage', '--month', '2026-13'])
  expect([wrong.code, wrong.err]).toEqual([2, '--month must be a month, such as 2026-11.\n'])
  const twice = await tollgateIn(cwd, ['usage', '--month', '2026-11', '--from', '3d'])
  expect(twice.err).toContain('--month is a period already; leave out from and to')
})

test('months are listed and closed', async () => {
  const cwd = newFolder()
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  await store.close()
  const run = (...args: string[]) => tollgateIn(cwd, ['months', ...args])
  const closed = await run('close', '2020-02')
  expect([closed.code, closed.out + closed.err]).toEqual([
    0,
    expect.stringContaining('2020-02 is closed'),
  ])
  const future = await run('close', '2099-12')
  expect([future.code, future.err]).toEqual([1, expect.stringContaining('2099-12 is not over yet')])
  expect((await run('list')).out).toContain('running')
})

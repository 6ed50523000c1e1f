import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { operatorJson } from '../../support/http/operator.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { startGateway } from '../../support/servers/gateway.ts'

const newFolder = testFolders()
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A key as LiteLLM lists it. */
const listed = (token: string, over: object = {}) => ({
  token: hashOf(token),
  key_name: `sk-...${token.slice(-4)}`,
  key_alias: null,
  spend: 0,
  expires: null,
  models: [],
  aliases: {},
  config: {},
  user_id: null,
  team_id: null,
  max_parallel_requests: null,
  metadata: {},
  tpm_limit: null,
  rpm_limit: null,
  max_budget: null,
  budget_duration: null,
  blocked: null,
  created_at: '2026-01-05T10:00:00Z',
  ...over,
})

const list = {
  keys: [
    listed('sk-search-0001', {
      key_alias: 'search',
      user_id: 'ada@example.com',
      team_id: 'b7f0',
      team_alias: 'eu/research',
      rpm_limit: 60,
      tpm_limit: 100_000,
      max_parallel_requests: 4,
      max_budget: 12.5,
      budget_duration: '30d',
      spend: 3.25,
      metadata: { cost_centre: 'x' },
    }),
    listed('sk-search-0002', { key_alias: 'search', max_budget: 5, budget_duration: '7d' }),
    listed('sk-plain-0003', { models: ['all-team-models'], expires: '2090-01-01T00:00:00' }),
    listed('sk-blocked-04', { key_alias: 'blocked', blocked: true }),
    listed('sk-expired-05', { key_alias: 'expired', expires: '2020-01-01T00:00:00+00:00' }),
    listed('sk-nothing-06', { key_alias: 'zero', max_budget: 0 }),
  ],
  total_count: 6,
  current_page: 1,
  total_pages: 1,
}

test('callers of LiteLLM keep their keys, and all that is not taken is listed', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(list))
  const imported = await tollgateIn(folder, ['import', 'litellm', '--keys', 'keys.json'])
  expect(imported).toMatchObject({ code: 0, out: '' })
  const text = readFileSync(join(folder, 'stack.yaml'), 'utf8')
  const second = `search ${hashOf('sk-search-0002').slice(0, 12)}`
  const third = `key ${hashOf('sk-plain-0003').slice(0, 12)}`
  for (const line of [
    'search has spent 3.25 of its budget, which does not count here.',
    'search: not taken: metadata.',
    `${second} has a budget for 7d, which is taken as one for a month.`,
    'blocked is not taken: it is blocked.',
    'expired is not taken: it has expired.',
    'zero is not taken: its budget is 0.',
    'Limits of teams are not in this list: set them in groups.',
  ]) {
    expect(imported.err).toContain(`${line}\n`)
    expect(text).toContain(`#   ${line}\n`)
  }
  expect(imported.err.trim().split('\n')).toHaveLength(8)
  expect(parse(text)).toEqual({
    stack: 'litellm',
    groups: { 'eu-research': {} },
    keys: {
      search: {
        token_hash: hashOf('sk-search-0001'),
        token_prefix: 'sk-...0001',
        group: 'eu-research',
        owner: 'ada@example.com',
        scopes: ['chat'],
        rpm: 60,
        tpm: 100_000,
        max_parallel: 4,
        budget_usd: '12.5',
        budget_period: 'month',
      },
      [second]: expect.objectContaining({ budget_usd: '5', budget_period: 'month' }),
      [third]: {
        token_hash: hashOf('sk-plain-0003'),
        token_prefix: 'sk-...0003',
        scopes: ['chat'],
        expires_at: Date.UTC(2090, 0, 1),
      },
    },
  })

  const gateway = await startGateway()
  onTestFinished(() => gateway.stop())
  const env = { TOLLGATE_OPERATOR_TOKEN: gateway.operatorToken }
  const apply = ['apply', '-f', 'stack.yaml', '--url', gateway.operatorUrl]
  expect(await tollgateIn(folder, apply, env)).toMatchObject({ code: 0, out: '' })
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${gateway.url}/openai/v1/models`, { headers })).status
  }
  expect(await statusOf('sk-search-0001')).toBe(200)
  expect(await statusOf('sk-plain-0003')).toBe(200)
  expect(await statusOf('sk-blocked-04')).toBe(401)
  const { keys } = await operatorJson<{ keys: object[] }>(gateway, 'GET', '/keys')
  expect(keys).toContainEqual(expect.objectContaining({ name: 'search', managed_by: 'litellm' }))
  expect((await tollgateIn(folder, apply, env)).err).toBe('No changes.\n')
})

test.each([
  ['{"keys": 5}', [], 'keys.json must be the JSON of /key/list?return_full_object=true.\n'],
  ['{"keys": ["a1b2"]}', [], /it has no hash of a token; add \?return_full_object=true/],
  ['{}', ['config.yaml'], /^Name the configuration of LiteLLM, or with --keys/],
])('%s %j is a mistake that is named', async (text, words, problem) => {
  const folder = newFolder()
  writeFileSync(join(folder, 'keys.json'), text)
  const args = ['import', 'litellm', ...words, '--keys', 'keys.json']
  expect((await tollgateIn(folder, args)).err).toMatch(problem)
})

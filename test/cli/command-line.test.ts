import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { createAccess } from '../../server/access/keys.ts'
import { run } from '../../server/cli.ts'
import { migrate } from '../../server/store/migrations.ts'
import { openStore } from '../../server/store/database.ts'
import { insertUsage } from '../../server/store/usage.ts'
import type { UsageRow } from '../../server/store/tables.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Ended = { code: number | null; out: string; err: string }

/** `tollgate …args` in a folder of its own, without any variable of whoever runs the tests. */
async function tollgate(args: string[], { cwd = folder, env = {} }: { cwd?: string; env?: Record<string, string> } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [main, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = { code: null as number | null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text))
  ended.code = ((await once(child, 'close')) as [number | null])[0]
  return ended
}

/** The same within this process, which is quicker; for command lines that need no folder of their own to be in. */
async function runHere(args: string[]): Promise<Ended> {
  const ended: Ended = { code: null, out: '', err: '' }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((ended.out += String(text)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((ended.err += String(text)), true)),
  ]
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('TOLLGATE_'))) vi.stubEnv(name, undefined)
  try {
    ended.code = await run(args)
    return ended
  } finally {
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}

const newFolder = () => mkdtempSync(join(folder, 'own-'))

describe.concurrent('the command line', () => {
  test('--help names every command and the exit codes', async () => {
    const { code, out, err } = await tollgate(['--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const name of ['serve', 'check', 'config', 'init', 'keys', 'usage', 'upstreams', 'agents', 'metadata', 'mock', 'backup']) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect(out).toContain('  2  the command line is wrong')
  })

  test('--version prints the version and nothing else', async () => {
    expect(await tollgate(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
  })

  test('with --json a problem is JSON on standard error', async () => {
    const cwd = newFolder()
    const [usage, problem, config] = await Promise.all([
      tollgate(['keys', 'create', '--json'], { cwd }),
      tollgate(['keys', 'list', '--json'], { cwd }),
      tollgate(['keys', 'list', '--json', '--config', 'none.yaml'], { cwd }),
    ])
    expect([usage, problem, config].map(({ code, out }) => [code, out])).toEqual([[2, ''], [1, ''], [1, '']])
    expect(JSON.parse(usage.err)).toEqual({ error: 'A key needs a name: --name NAME.' })
    expect(JSON.parse(problem.err)).toEqual({ error: expect.stringContaining('There is no store in ') })
    expect(JSON.parse(config.err)).toEqual({ error: 'none.yaml: there is no such file.' })
    expect(existsSync(join(cwd, '.tollgate'))).toBe(false)
  })

  test('a reader that leaves early is not a fault', async () => {
    const child = spawn('sh', ['-c', '"$0" "$1" --help | true; "$0" "$1" keys --help | head -n 1', process.execPath, main], { cwd: folder, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.stdout.resume()
    await once(child, 'close')
    expect(err).toBe('')
  })
})

test.each(['serve', 'check', 'config', 'init', 'keys', 'usage', 'upstreams', 'agents', 'metadata', 'mock', 'backup'])('%s --help explains the command', async (name) => {
  const { code, out, err } = await runHere([name, '--help'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('--')
  expect(await runHere(['help', name])).toEqual({ code, out, err })
})

test.each<[string[], string]>([
  [['chekc'], 'There is no command "chekc". Did you mean "check"? `tollgate --help` lists them.\n'],
  [['frobnicate'], 'There is no command "frobnicate". `tollgate --help` lists them.\n'],
  [['constructor'], 'There is no command "constructor". `tollgate --help` lists them.\n'],
  [['--confg', 'x'], 'There is no option --confg here. Did you mean "--config"?\n'],
  [['check', '--config'], 'The option --config needs a value: --config FILE.\n'],
  [['check', '--config', '--probe'], 'The option --config needs a value: --config FILE.\n'],
  [['check', '--probe=yes'], 'The option --probe takes no value.\n'],
  [['check', '--probe', '--probe'], 'The option --probe is given twice.\n'],
  [['check', 'twice'], '"twice" is one word too many here.\n'],
  [['serve', '--only', 'mash'], '--only knows gateway, mesh, metadata, operator, not "mash".\n'],
  [['serve', '--workers', 'many'], '--workers must be a whole number from 1 to 128, not "many".\n'],
  [['keys'], 'Say what to do with keys: create, list, show, limit, rotate, revoke.\n'],
  [['keys', 'crate'], 'There is no `keys crate`. Did you mean "create"? There are: create, list, show, limit, rotate, revoke.\n'],
  [['keys', 'create'], 'A key needs a name: --name NAME.\n'],
  [['keys', 'create', '--name', 'x', '--scopes', 'chta'], '--scopes does not know "chta". Did you mean "chat"? Known: chat, mesh.\n'],
  [['keys', 'create', '--name', 'x', '--expires', '2020-01-01'], '--expires 2020-01-01 is in the past.\n'],
  [['keys', 'create', '--name', 'x', '--rpm', 'many'], '--rpm takes a whole number, or none, not "many".\n'],
  [['keys', 'create', '--name', 'x', '--rpm', '0'], '--rpm must be a whole number from 1 to 1000000000; leave it out for no limit.\n'],
  [['keys', 'create', '--name', 'x', '--parallel', '1000001'], '--parallel must be a whole number from 1 to 1000000; leave it out for no limit.\n'],
  [['keys', 'create', '--name', 'x', '--scopes', 'mesh', '--tpm', '5'], '--tpm limits the tokens of chats, and this key lacks the scope chat; limit it by rpm or a budget.\n'],
  [['keys', 'create', '--name', 'x', '--budget-usd', '1,5'], '--budget-usd must be an amount in USD like 20 or 0.5, with at most nine decimals.\n'],
  [['keys', 'create', '--name', 'x', '--budget-usd', '0'], '--budget-usd must be more than 0; revoke the key to refuse all of its requests.\n'],
  [['keys', 'create', '--name', 'x', '--budget-period', 'day'], '--budget-period is the period of a budget, and there is none; give --budget-usd with it.\n'],
  [['keys', 'create', '--name', 'x', '--budget-usd', '5', '--budget-period', 'week'], '--budget-period is day, month or total, not "week".\n'],
  [['keys', 'create', '--name', 'x', '--agents', 'EchoAgent'], '--agents are asked by keys with the scope mesh, which this one lacks; add it to --scopes, or leave --agents out.\n'],
  [['keys', 'create', '--name', 'x', '--scopes', 'mesh', '--models', 'hermes-3-llama3.1-8b'], '--models are those of chats, and this key lacks the scope chat; add it to --scopes, or leave --models out.\n'],
  [['keys', 'limit', 'some-id'], 'Say which limits: --rpm, --tpm, --parallel, --budget-usd, --budget-period; `none` takes one away.\n'],
  [['keys', 'rotate'], 'Say which key, by its id; `tollgate keys list` shows them.\n'],
  [['keys', 'rotate', 'some-id', '--overlap', 'soon'], '--overlap "soon" is not a time; write a duration like 30d, 24h or 90m.\n'],
  [['keys', 'rotate', 'some-id', '--overlap', '8d'], '--overlap 8d is longer than a week, the most.\n'],
  [['upstreams', 'drian', 'x'], 'There is no `upstreams drian`. Did you mean "drain"? There are: list, drain, restore.\n'],
  [['upstreams', 'drain'], 'Say which upstream, by its name in the configuration.\n'],
  [['keys', 'revoke'], 'Say which key, by its id; `tollgate keys list` shows them.\n'],
  [['usage', '--by', 'colour'], '--by does not know "colour". Known: key, model, agent, hour.\n'],
  [['usage', '--from', '1h', '--to', '2h'], '--from must be before --to.\n'],
  [['usage', '--limit', '5'], '--limit and --after go with --rows.\n'],
  [['backup'], 'Say where to: tollgate backup FOLDER.\n'],
])('%j is a mistake that is named, with exit code 2', async (args, err) => {
  expect(await runHere(args)).toEqual({ code: 2, out: '', err })
})

describe.concurrent('check', () => {
  const served = (url: string) => `upstreams: { a: { base_url: "${url}", key_env: A_KEY } }\nroutes: { "*": [ { upstream: a, model: one } ], hermes-3-llama3.1-8b: [ { upstream: a, model: two } ] }\n`

  test('without a configuration it says that the sandbox would run', async () => {
    const { code, out } = await tollgate(['check'], { cwd: newFolder() })
    expect(code).toBe(0)
    expect(out).toContain('http://127.0.0.1:8080')
    expect(out).toContain('Sandbox: no upstreams and no routes are configured')
  })

  test('it shows routes and addresses, and no secret', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served('http://127.0.0.1:1/v1'))
    const env = { A_KEY: 'hunter2', TOLLGATE_GATEWAY_PORT: '8765' }
    const [text, json] = await Promise.all([tollgate(['check'], { cwd, env }), tollgate(['check', '--json'], { cwd, env })])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out).toContain('http://127.0.0.1:8765')
    expect(text.out).toMatch(/^hermes-3-llama3\.1-8b +1 +1 +a +two/m)
    expect(text.out + json.out).not.toContain('hunter2')
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, sandbox: false, gateway: 'http://127.0.0.1:8765', upstreams: [{ name: 'a', key: 'set (A_KEY)' }] })
  })

  test('it lists what is wrong, one line each, and exits with 1', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served('http://127.0.0.1:1/v1').replace('upstream: a, model: one', 'upstream: b'))
    const [text, json] = await Promise.all([tollgate(['check'], { cwd }), tollgate(['check', '--json'], { cwd })])
    const problems = [expect.stringMatching(/^tollgate\.yaml:2:\d+: routes\["\*"\]\[0\]\.upstream names/), expect.stringMatching(/^tollgate\.yaml:1:\d+: upstreams\.a\.key_env names the environment variable A_KEY/)]
    expect(text).toMatchObject({ code: 1, out: '' })
    expect(text.err.trimEnd().split('\n')).toEqual(problems)
    expect(json).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(json.out)).toEqual({ ok: false, problems })
  })

  test('--probe asks the upstreams with their key and names the models that they do not list', async () => {
    const keys: (string | undefined)[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization)
      response.end(JSON.stringify({ data: [{ id: 'one:latest' }, { id: 'three' }] }))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const cwd = newFolder()
    writeFileSync(join(cwd, 'tollgate.yaml'), served(`http://127.0.0.1:${port}/v1`))
    writeFileSync(join(cwd, 'closed.yaml'), served('http://127.0.0.1:1/v1'))
    const env = { A_KEY: 'probe-key' }
    const [found, closed] = await Promise.all([tollgate(['check', '--probe', '--json'], { cwd, env }), tollgate(['check', '--probe', '--config', 'closed.yaml'], { cwd, env })])
    server.close()
    expect(keys).toEqual(['Bearer probe-key'])
    expect(found.code).toBe(1)
    expect(JSON.parse(found.out)).toMatchObject({ ok: false, probes: [{ upstream: 'a', ok: false, missing: ['two'], detail: 'does not list two' }] })
    expect(closed.code).toBe(1)
    expect(closed.out).toMatch(/^a +FAILED +nothing listens there$/m)
  })
})

test('init does not write over a file unless it is told to', async () => {
  const cwd = newFolder()
  writeFileSync(join(cwd, 'tollgate.yaml'), 'mine')
  const { code, err } = await tollgate(['init'], { cwd })
  expect({ code, err }).toEqual({ code: 1, err: 'tollgate.yaml is there already; --force writes over it, --output names another file.\n' })
  expect(readFileSync(join(cwd, 'tollgate.yaml'), 'utf8')).toBe('mine')
})

test('keys are created, shown, listed and revoked in the store of a server that runs', async () => {
  const cwd = newFolder()
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  const access = createAccess({ store, observe: () => {} })
  try {
    const limits = ['--rpm', '60', '--tpm', '100000', '--parallel', '4', '--budget-usd', '20.50', '--budget-period', 'day']
    const args = [...limits, '--owner', 'me', '--scopes', 'chat,mesh', '--agents', 'EchoAgent,WikipediaAgent', '--models', 'hermes-3-llama3.1-8b', '--expires', '30d']
    const created = await tollgate(['keys', 'create', '--name', 'x', ...args, '--json'], { cwd })
    expect(created).toMatchObject({ code: 0, err: '' })
    const { id, key, ...rest } = JSON.parse(created.out) as { id: string; key: string }
    expect(rest).toEqual({})
    expect(await access.authenticate(key)).toMatchObject({ id, name: 'x' })

    const [list, table, show, unknown] = await Promise.all([
      tollgate(['keys', 'list', '--json'], { cwd }),
      tollgate(['keys', 'list'], { cwd }),
      tollgate(['keys', 'show', id, '--json'], { cwd }),
      tollgate(['keys', 'show', 'nobody'], { cwd }),
    ])
    const { keys } = JSON.parse(list.out) as { keys: unknown[] }
    expect(keys).toEqual([{ id, name: 'x', prefix: key.slice(0, 9), owner: 'me', scopes: ['chat', 'mesh'], models: ['hermes-3-llama3.1-8b'], agents: ['EchoAgent', 'WikipediaAgent'], rpm: 60, tpm: 100_000, max_parallel: 4, budget_usd: '20.5', budget_period: 'day', created_at: expect.any(Number), expires_at: expect.any(Number), revoked_at: null, previous_until: null }])
    expect(JSON.parse(show.out)).toEqual(keys[0])
    expect(table.out).toContain(id)
    expect(list.out + table.out + show.out).not.toContain(key)
    expect(unknown).toEqual({ code: 1, out: '', err: 'There is no key with the id "nobody"; `tollgate keys list` shows them.\n' })

    const changed = await tollgate(['keys', 'limit', id, '--rpm', 'none', '--budget-usd', '50', '--json'], { cwd })
    expect(JSON.parse(changed.out)).toMatchObject({ id, rpm: null, tpm: 100_000, budget_usd: '50', budget_period: 'day' })
    await access.poll()
    expect(await access.authenticate(key)).toMatchObject({ rpm: null, budget_nano: 50_000_000_000 })
    expect((await tollgate(['keys', 'limit', id, '--budget-usd', 'none', '--budget-period', 'day'], { cwd })).code).toBe(2)

    const rotated = await tollgate(['keys', 'rotate', id, '--overlap', '2h', '--json'], { cwd })
    const { key: newer, ...others } = JSON.parse(rotated.out) as { key: string }
    expect(others).toEqual({ id })
    await access.poll()
    for (const each of [key, newer]) expect(await access.authenticate(each)).toMatchObject({ id, tpm: 100_000 })
    expect((await access.read(id))?.previous_until).toBeGreaterThan(Date.now() + 7_000_000)

    const revoked = await tollgate(['keys', 'revoke', id, '--json'], { cwd })
    expect(JSON.parse(revoked.out)).toMatchObject({ id, revoked_at: expect.any(Number) })
    await access.poll()
    for (const each of [key, newer]) expect(await access.authenticate(each)).toBe('unknown')

    const [again, backup] = await Promise.all([tollgate(['keys', 'rotate', id], { cwd }), tollgate(['backup', 'copy', '--json'], { cwd })])
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('this key is revoked') })
    expect(JSON.parse(backup.out)).toEqual({ folder: join(cwd, 'copy') })
    const copied = await tollgate(['keys', 'list', '--json'], { cwd, env: { TOLLGATE_STORE: 'copy' } })
    expect(JSON.parse(copied.out)).toMatchObject({ keys: [{ id }] })
    expect(await tollgate(['backup', 'copy'], { cwd })).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is not empty') })
  } finally {
    access.close()
    await store.close()
  }
})

test('an upstream is drained by a name that the configuration has, and restored by that of a drained one too', async () => {
  const cwd = newFolder()
  const file = join(cwd, 'tollgate.yaml')
  const configure = (name: string) => writeFileSync(file, JSON.stringify({ store: join(cwd, 'store'), upstreams: { [name]: { base_url: 'http://127.0.0.1:9/v1', key_env: 'NOT_NEEDED' } }, routes: { '*': [{ upstream: name }] } }))
  configure('gpu')
  const upstreams = (...args: string[]) => runHere(['upstreams', ...args, '--config', file])
  const drained = await upstreams('drain', 'gpu', '--json')
  expect(drained).toMatchObject({ code: 0, err: '' })
  const { drained_at } = JSON.parse(drained.out) as { drained_at: number }
  expect(Math.abs(drained_at - Date.now())).toBeLessThan(60_000)
  expect(JSON.parse((await upstreams('drain', 'gpu', '--json')).out)).toEqual({ name: 'gpu', drained_at })
  expect(await upstreams('drain', 'gpo')).toEqual({ code: 1, out: '', err: 'There is no upstream "gpo". Did you mean "gpu"?\n' })
  expect(await upstreams()).toEqual({ code: 1, out: '', err: 'The operator token is needed: set TOLLGATE_OPERATOR_TOKEN as the running server has it.\n' })
  configure('tpu')
  expect(await upstreams('drain', 'gpu')).toMatchObject({ code: 1, err: 'There is no upstream "gpu". Did you mean "tpu"?\n' })
  expect(JSON.parse((await upstreams('restore', 'gpu', '--json')).out)).toEqual({ name: 'gpu', drained_at: null })
  expect(await upstreams('restore', 'gpu')).toMatchObject({ code: 1, err: 'There is no upstream "gpu". Did you mean "tpu"?\n' })
})

test('without --json only the key itself is on standard output', async () => {
  const { code, out, err } = await tollgate(['keys', 'create', '--name', 'people'], { cwd: newFolder() })
  expect(code).toBe(0)
  expect(out).toMatch(/^tg_[\w-]{48}\n$/)
  expect(err).toContain('the only time that it is shown')
})

test('usage is totalled and listed, with exact money', async () => {
  const cwd = newFolder()
  const now = Date.now()
  const row = (n: number, more: Partial<UsageRow>): UsageRow => ({
    id: `0198a3c2-7d1e-7abc-8def-00000000000${n}`, request_id: `r${n}`, attempt: 1, ts: now - n * 1000, service: 'gateway', key_id: 'k1', payment_id: null, model: 'hermes-3-llama3.1-8b',
    agent: null, tool: null, status: 'ok', prompt_tokens: 10, completion_tokens: 5, estimated: 0, charged: 30, cost: 20, latency_ms: 7, ttft_ms: null, upstream: 'a', ...more,
  })
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  await insertUsage(store.usage, [row(1, {}), row(2, { charged: 9_007_199_254_740_991 }), row(3, { charged: 9_007_199_254_740_991, estimated: 1 }), row(4, { model: 'mistralai/mistral-7b-instruct' })])
  await store.close()

  const [totals, byModel, rows, later, none] = await Promise.all([
    tollgate(['usage', '--by', 'model', '--model', 'hermes-3-llama3.1-8b', '--json'], { cwd }),
    tollgate(['usage'], { cwd }),
    tollgate(['usage', '--rows', '--limit', '3', '--json'], { cwd }),
    tollgate(['usage', '--rows', '--after', `${now - 2000}:0198a3c2-7d1e-7abc-8def-000000000002`], { cwd }),
    tollgate(['usage', '--key', 'other'], { cwd }),
  ])
  expect(JSON.parse(totals.out)).toMatchObject({
    totals: [{ model: 'hermes-3-llama3.1-8b', requests: 3, prompt_tokens: 30, completion_tokens: 15, charged: '18014398509482012', cost: '60' }],
  })
  expect(byModel.out).toMatch(/^k1 +- +hermes-3-llama3\.1-8b +3 +30 +15 +18014398\.509482012 +0\.00000006$/m)
  expect(byModel.out).toMatch(/^total +4 +40 +20 +18014398\.509482042 +0\.00000008$/m)
  const page = JSON.parse(rows.out) as { rows: UsageRow[]; next: string }
  expect(page.rows.map(({ request_id }) => request_id)).toEqual(['r1', 'r2', 'r3'])
  expect(page.rows[2]?.estimated).toBe(true)
  expect(page.next).toBe(`${now - 3000}:${page.rows[2]?.id}`)
  expect(later.out).toMatch(/ r3 [^]* ~10 [^]* r4 /)
  expect(none).toMatchObject({ code: 0, out: '', err: expect.stringContaining('Nothing was used') })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { main } from '../../support/servers/bundle-run.ts'
import { testFolders, runInProcess, tollgate, tollgateIn } from '../../support/servers/command.ts'

const newFolder = testFolders()

describe.concurrent('the command line', () => {
  test('--help names every command and the exit codes', async () => {
    const { code, out, err } = await tollgate(['--help'], { cwd: newFolder() })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const name of [
      'serve',
      'check',
      'config',
      'init',
      'keys',
      'usage',
      'upstreams',
      'agents',
      'metadata',
      'mock',
      'backup',
    ])
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect(out).toContain('  2  the command line is wrong')
  })

  test('--version prints the version and nothing else', async () => {
    expect(await tollgate(['--version'], { cwd: newFolder() })).toMatchObject({
      code: 0,
      out: `${manifest.version}\n`,
      err: '',
    })
  })

  test('with --json a problem is JSON on standard error', async () => {
    const cwd = newFolder()
    const [usage, problem, config] = await Promise.all([
      tollgate(['keys', 'create', '--json'], { cwd }),
      tollgate(['keys', 'list', '--json'], { cwd }),
      tollgate(['keys', 'list', '--json', '--config', 'none.yaml'], { cwd }),
    ])
    expect([usage, problem, config].map(({ code, out }) => [code, out])).toEqual([
      [2, ''],
      [1, ''],
      [1, ''],
    ])
    expect(JSON.parse(usage.err)).toEqual({ error: '--name is required: --name NAME.' })
    expect(JSON.parse(problem.err)).toEqual({
      error: expect.stringContaining('There is no store in '),
    })
    expect(JSON.parse(config.err)).toEqual({ error: 'none.yaml: there is no such file.' })
    expect(existsSync(join(cwd, '.tollgate'))).toBe(false)
  })

  test('a reader that leaves early is not a fault', async () => {
    const child = spawn(
      'sh',
      ['-c', '"$0" "$1" --help | true; "$0" "$1" keys --help | head -n 1', process.execPath, main],
      { cwd: newFolder(), env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.stdout.resume()
    await once(child, 'close')
    expect(err).toBe('')
  })
})

test.each([
  'serve',
  'check',
  'config',
  'init',
  'keys',
  'usage',
  'upstreams',
  'agents',
  'metadata',
  'mock',
  'backup',
])('%s --help explains the command', async (name) => {
  const { code, out, err } = await runInProcess([name, '--help'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('--')
  expect(await runInProcess(['help', name])).toEqual({ code, out, err })
})

test.each<[string[], string]>([
  [
    ['chekc'],
    'There is no command "chekc". Did you mean "check"? `npm run tollgate -- --help` lists them.\n',
  ],
  [['frobnicate'], 'There is no command "frobnicate". `npm run tollgate -- --help` lists them.\n'],
  [
    ['constructor'],
    'There is no command "constructor". `npm run tollgate -- --help` lists them.\n',
  ],
  [['--confg', 'x'], 'There is no option --confg here. Did you mean "--config"?\n'],
  [['check', '--config'], 'The option --config needs a value: --config FILE.\n'],
  [['check', '--config', '--probe'], 'The option --config needs a value: --config FILE.\n'],
  [['check', '--probe=yes'], 'The option --probe takes no value.\n'],
  [['check', '--probe', '--probe'], 'The option --probe is set more than once.\n'],
  [
    ['check', 'twice'],
    'Unexpected argument "twice". The options are --probe, --reload, --config FILE, --json.\n',
  ],
  [
    ['serve', '--only', 'mash'],
    '--only does not take "mash". Did you mean "mesh"? It takes: gateway, mesh, metadata, operator.\n',
  ],
  [['serve', '--workers', 'many'], '--workers must be a whole number from 1 to 128, not "many".\n'],
  [
    ['keys'],
    'Name an action of keys: create, list, import, show, change, revoke, rotate, restore, limit.\n',
  ],
  [
    ['keys', 'crate'],
    'There is no `keys crate`. Did you mean "create"? There are: create, list, import, show, change, ' +
      'revoke, rotate, restore, limit.\n',
  ],
  [['keys', 'create'], '--name is required: --name NAME.\n'],
  [
    ['keys', 'create', '--name', 'x', '--scopes', 'chta'],
    '--scopes does not take "chta". Did you mean "chat"? It takes: chat, mesh.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--expires', '2020-01-01'],
    '--expires is in the past, so the key would never work.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--rpm', 'many'],
    '--rpm must be a whole number from 1 to 1000000000, or none, not "many".\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--rpm', '0'],
    '--rpm must be a whole number from 1 to 1000000000, or none, not "0".\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--parallel', '1000001'],
    '--parallel must be a whole number from 1 to 1000000, or none, not "1000001".\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--scopes', 'mesh', '--tpm', '5'],
    '--tpm limits the tokens of chats, and this key lacks the scope chat; limit it by rpm ' +
      'or a budget.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--budget-usd', '1,5'],
    '--budget-usd must be an amount in USD like "20" or "0.5", with at most nine decimals.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--budget-usd', '0'],
    '--budget-usd must be more than 0; revoke the key to reject all of its requests.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--budget-period', 'day'],
    '--budget-period needs a budget; send budget_usd with it.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--budget-usd', '5', '--budget-period', 'week'],
    '--budget-period does not take "week". It takes: day, month, total.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--agents', 'EchoAgent'],
    '--agents need the scope mesh, which this key lacks; add it to ' +
      'scopes, or leave agents out.\n',
  ],
  [
    ['keys', 'create', '--name', 'x', '--scopes', 'mesh', '--models', 'hermes-3-llama3.1-8b'],
    '--models are those of chats, and this key lacks the scope chat; add it to scopes, or ' +
      'leave models out.\n',
  ],
  [
    ['keys', 'limit', 'some-id'],
    'Set at least one of --name, --owner, --managed-by, --group, --scopes, --models, --agents, --only, --tags, --tags-from, --user-from, --each-user, --show-users, --expires, ' +
      '--rpm, --tpm, --parallel, --class, --budget-usd, --budget-period.\n',
  ],
  [
    ['keys', 'rotate'],
    'Name the key by its id, the beginning of it, or its name; `npm run tollgate -- keys list` lists them.\n',
  ],
  [
    ['keys', 'rotate', 'some-id', '--overlap', 'soon'],
    '--overlap "soon" is not a duration; write one like 30d, 24h or 90m.\n',
  ],
  [['keys', 'rotate', 'some-id', '--overlap', '8d'], '--overlap must be at most 7d, not 8d.\n'],
  [
    ['upstreams', 'drian', 'x'],
    'There is no `upstreams drian`. Did you mean "drain"? There are: list, drain, restore, probe.\n',
  ],
  [['upstreams', 'drain'], 'Name the upstream: `npm run tollgate -- upstreams drain NAME`.\n'],
  [
    ['keys', 'revoke'],
    'Name the key by its id, the beginning of it, or its name; `npm run tollgate -- keys list` lists them.\n',
  ],
  [
    ['usage', '--by', 'colour'],
    '--by does not take "colour". It takes: key, model, agent, hour, day, upstream, owner, status, group, user, tag.\n',
  ],
  [['usage', '--limit', '5'], '--limit and --after need --rows.\n'],
  [['backup'], 'Name a folder: npm run tollgate -- backup FOLDER.\n'],
])('%j is a mistake that is named, with exit code 2', async (args, err) => {
  expect(await tollgateIn(newFolder(), args)).toEqual({ code: 2, out: '', err })
})

test.each([
  [['keys', 'create', '--name', 'x', '--expires', '2020-01-01'], '--expires is in the past'],
  [['keys', 'create', '--name', 'x', '--budget-usd', '0'], '--budget-usd must be more than 0'],
  [['usage', '--from', '2026-01-02', '--to', '2026-01-01'], '--to must be after from.'],
  [['requests', '--after', 'x'], '--after must be the `next` of an earlier page.'],
  [['keys', 'list', '--url', 'localhost'], '--url must be a URL like http://127.0.0.1:8090'],
  [['drain', '--timeout', 'soon'], '--timeout must be a whole number'],
  [['connect', 'openai', '--key', 'a b'], '--key must be a token without spaces'],
])('%j is wrong also with an invalid configuration', async (args, err) => {
  const cwd = newFolder()
  writeFileSync(join(cwd, 'tollgate.yaml'), 'gatway: {}')
  const [wrong, right] = [await tollgateIn(cwd, args), await tollgateIn(cwd, ['keys', 'list'])]
  expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining(err) })
  expect(right).toMatchObject({ code: 1, err: expect.stringContaining('gatway') })
})

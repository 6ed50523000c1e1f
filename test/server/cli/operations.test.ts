import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import contract from '../../../generated/json/operator.json' with { type: 'json' }
import table from '../../../generated/commands.json' with { type: 'json' }
import { commandsOf } from '../../../scripts/commands.mjs'
import type { OperationCommand } from '../../../server/cli/operations/commands.ts'
import { runInProcess, testFolders, tollgate, tollgateIn } from '../../support/servers/command.ts'
import { testGatewayServer, ask, chat } from '../../support/servers/gateway-server.ts'
import { says } from '../../support/upstreams/model-server.ts'

const newFolder = testFolders()
const commands = table.commands as unknown as OperationCommand[]
const named = commands.map((command) => [command.words.join(' '), command] as const)

type Operation = { operationId: string; tags: string[]; 'x-command'?: unknown }
const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values(item as Record<string, Operation>).filter(({ operationId }) => operationId),
)

describe('each operation of the operator', () => {
  test.each(operations.map((one) => [one.operationId, one] as const))(
    '%s is a command, or says that it is none',
    (_id, operation) => expect(operation).toHaveProperty('x-command'),
  )

  test('that is none is a page, a session, a probe of health, or of the configuration file', () => {
    const others = operations.filter((one) => one['x-command'] === false)
    const tags = new Set(others.flatMap((one) => one.tags))
    expect([...tags].toSorted()).toEqual(['config', 'health', 'operators', 'reference'])
    expect(others.filter(({ tags: [tag] }) => tag === 'operators')).toMatchObject([
      { operationId: 'createSession' },
      { operationId: 'readSession' },
      { operationId: 'endSession' },
      { operationId: 'beginSignIn' },
    ])
  })

  test('has words of its own', () => {
    expect(new Set(named.map(([words]) => words)).size).toBe(named.length)
  })
})

test.each(named)('%s explains all of its flags, and the common ones', async (_words, command) => {
  const { code, out, err } = await runInProcess([...command.words, '--help'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const flag of [...Object.keys(command.flags), 'url', 'config', 'json'])
    expect(out).toContain(`  --${flag}`)
})

/** Values of required flags that are no names. */
const hash = 'a1'.repeat(32)
const valueOf: Record<string, string> = { 'token-hash': hash, digest: hash, month: '2026-11' }
const requiredOf = ({ flags }: OperationCommand) =>
  Object.entries(flags).flatMap(([flag, { choices, required }]) =>
    required ? [`--${flag}`, choices?.[0] ?? valueOf[flag] ?? 'some-name'] : [],
  )
const ofNeed = (need: OperationCommand['needs']) => named.filter(([, { needs }]) => needs === need)

test.each(ofNeed('store'))('%s runs without a server', async (_words, command) => {
  const cwd = newFolder()
  await tollgateIn(cwd, ['keys', 'create', '--name', 'first'])
  const flags = command.needsFlag ? ['--rpm', '5'] : requiredOf(command)
  const args = [...command.words, ...(command.argument ? ['nobody'] : []), ...flags]
  const { code, err } = await tollgateIn(cwd, args)
  expect(code).toBe(command.argument ? 1 : 0)
  if (command.argument) expect(err).toMatch(/^There is no \w+ .*"nobody"/)
})

test.each(ofNeed('server'))('%s needs the token of a server', async (_words, command) => {
  const word = command.argument?.isId ? '0198a3c2-7d1e-7abc-8def-0123456789ab' : 'nobody'
  const argument = command.argument ? [word] : []
  const args = [...command.words, ...argument, ...requiredOf(command)]
  const { code, err } = await tollgateIn(newFolder(), args)
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('set TOLLGATE_OPERATOR_TOKEN to the token'),
  })
})

test('with --url a command is run by the server, with the same output as in its store', async () => {
  const { gateway } = await testGatewayServer({ only: says('hello') })
  const { key } = await gateway.createKey({ name: 'mine', rpm: 60, budget_usd: '20' })
  await ask(gateway, chat(), { key })
  await gateway.rows()
  const cwd = newFolder()
  const env = { TOLLGATE_OPERATOR_TOKEN: gateway.operatorToken }
  const run = (...args: string[]) => tollgateIn(cwd, [...args, '--url', gateway.operatorUrl], env)
  const shown = await run('keys', 'show', 'mine', '--json')
  expect(JSON.parse(shown.out)).toMatchObject({ name: 'mine', rpm: 60 })
  const limited = await run('keys', 'limit', 'mine', '--rpm', 'none', '--json')
  expect(JSON.parse(limited.out)).toMatchObject({ name: 'mine', rpm: null, budget_usd: '20' })
  const listed = await run('requests', 'list', '--key', 'mine', '--status', 'ok', '--from', '1h')
  expect(listed.out).toMatch(/^id +time +key +of +upstream +status +ms +prompt .*charged USD$/m)
  expect(listed.out).toMatch(/ hermes-3-llama3\.1-8b +only +ok /)
  expect((await run('requests', '--slower-than', '1h')).err).toBe('There are no such requests.\n')
  expect((await run('usage', '--by', 'key')).out).toMatch(/ mine +1 +12 +3 /)
  const wrong = await run('keys', 'create', '--name', 'x', '--budget-period', 'day')
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('--budget-period ') })
  const routes = JSON.parse((await run('routes', '--json')).out) as { routes: unknown[] }
  expect(routes.routes).not.toEqual([])
  expect((await run('server', 'metrics')).out).toContain('# HELP tollgate_')
  expect((await run('server', 'overview')).out).toMatch(/^servers +1$/m)
  expect((await run('requests', 'show', '0198a3c2-7d1e-7abc-8def-0123456789ab')).err).toBe(
    'There is no request with the id "0198a3c2-7d1e-7abc-8def-0123456789ab"; ' +
      '`npm run tollgate -- requests list` lists them.\n',
  )
})

test('an operation that is added to the contract is a command, with what its members are', () => {
  const added = {
    operationId: 'pauseKey',
    'x-command': { words: 'keys pause', needs: 'store', named: 'listKeys' },
    tags: ['keys'],
    summary: 'Pause a key',
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['why'],
            properties: {
              why: { type: 'string', enum: ['leak', 'leave'], description: 'Why.' },
              pause_s: { type: 'integer', maximum: 60, description: 'How long, in seconds.' },
              since: { type: 'integer', maximum: 4_102_444_800_000, description: 'Since when.' },
            },
          },
        },
      },
    },
    responses: {},
  }
  const paths = {
    ...contract.paths,
    '/keys/{id}/pause': { parameters: contract.paths['/keys/{id}'].parameters, post: added },
  }
  const command = commandsOf({ ...contract, paths }).commands.find(
    ({ operationId }) => operationId === 'pauseKey',
  )
  expect(command).toMatchObject({
    words: ['keys', 'pause'],
    about: 'Pause a key.',
    argument: { name: 'id', value: 'KEY' },
    flags: {
      why: { kind: 'text', required: true, choices: ['leak', 'leave'] },
      pause: { name: 'pause_s', kind: 's', about: 'How long.' },
      since: { kind: 'time' },
    },
  })
})

describe('completion', () => {
  /** What bash offers at the end of these command lines. */
  async function bashOffers(lines: string[][]): Promise<string[]> {
    const cwd = newFolder()
    const { code, out } = await tollgate(['completion', 'bash'], { cwd })
    expect(code).toBe(0)
    writeFileSync(join(cwd, 'tollgate.bash'), out)
    const offers = lines.map((words) => {
      const quoted = ['tollgate', ...words].map((word) => `'${word}'`).join(' ')
      return `COMP_WORDS=(${quoted}) COMP_CWORD=${words.length}; COMPREPLY=(); _tollgate; echo "\${COMPREPLY[*]}"`
    })
    const script = ['set -eu', 'source ./tollgate.bash', ...offers].join('\n')
    const text = execFileSync('bash', ['-c', script], { cwd, encoding: 'utf8' })
    return text.trimEnd().split('\n')
  }

  test('bash completes commands, actions, options and values', async () => {
    expect(
      await bashOffers([
        ['ke'],
        ['keys', ''],
        ['keys', 'create', '--sc'],
        ['keys', 'create', '--scopes', ''],
        ['keys', 'rotate', 'some-id', '--o'],
        ['payments', 'list', '--state', 're'],
        ['payments', 'list', '--state', 'refund_due', '--net'],
        ['agents', 'su'],
        ['check', '--pro'],
      ]),
    ).toEqual([
      'keys',
      'create list import show change revoke rotate restore limit',
      '--scopes',
      'chat mesh',
      '--overlap',
      'reserved refund_due',
      '--network',
      'survey',
      '--probe',
    ])
  })

  test('every command, option and value is in the script of each shell', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { out } = await runInProcess(['completion', shell])
      for (const { words, flags } of commands) {
        expect(out).toContain(words.join(' '))
        for (const [flag, { choices = [] }] of Object.entries(flags)) {
          expect(out).toContain(shell === 'fish' ? ` -l ${flag}` : `--${flag}`)
          expect(out).toContain(choices.join(' '))
        }
      }
    }
  })

  test('another shell is refused', async () => {
    expect(await runInProcess(['completion', 'bsh'])).toEqual({
      code: 2,
      out: '',
      err: 'completion does not take "bsh". Did you mean "bash"? It takes: bash, zsh, fish.\n',
    })
  })
})

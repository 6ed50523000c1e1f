import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { digest } from '../../../server/keys/token.ts'
import { findKeyByHash, listKeys } from '../../../server/store/queries/keys.ts'
import { listAudit } from '../../../server/store/queries/operators/audit.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { main } from '../../support/servers/bundle-run.ts'
import { bareEnv, testFolders, tollgate, tollgateIn } from '../../support/servers/command.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, type Engine } from '../../support/servers/store.ts'
import { until } from '../../support/waiting.ts'

const newFolder = testFolders()

/** Folders with a configuration of the same store. */
async function world(engine: Engine) {
  const store = await freshStore(engine)
  const config = {
    store: store.url ?? store.folder,
    upstreams: { first: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { small: [{ upstream: 'first' }] },
  }
  const folderOf = (file: string) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'tollgate.yaml'), JSON.stringify(config))
    writeFileSync(join(folder, 'stack.yaml'), file)
    return folder
  }
  const folder = folderOf('')
  const run = (...args: string[]) => tollgateIn(folder, args)
  return {
    store,
    folder,
    folderOf,
    run,
    declare: (file: string) => writeFileSync(join(folder, 'stack.yaml'), file),
    apply: (...args: string[]) => run('apply', '-f', 'stack.yaml', ...args),
    plan: (...args: string[]) => run('plan', '-f', 'stack.yaml', ...args),
    audit: async () => {
      const rows = await listAudit(store.journal, { scope: 'all', limit: 1000 })
      return rows.map(({ action, target_name: name }) => `${action} ${name}`).toReversed()
    },
  }
}

const full = `
stack: production
groups:
  acme/search: { rpm: 600, tags: { area: research, place: eu } }
  acme: { budget_usd: 5000 }
keys:
  web: { group: acme/search, scopes: [chat], rpm: 60, token_file: web.token }
  job: { priority_class: batch, expires_at: 2090-01-01 }
  taken: { token_hash: ${digest('sk-of-another-gateway')}, token_prefix: sk-of }
operators:
  ada: { role: viewer }
drains: [first]
`

const first = [
  'createGroup acme',
  'createGroup search',
  'createKey web',
  'createKey job',
  'createKey taken',
  'createOperator ada',
  'drainUpstream null',
]

describe.each(engines)('on %s', (engine) => {
  test('makes everything once, with one audit row each, and shows each token once', async () => {
    const { store, folder, declare, apply, plan, audit } = await world(engine)
    declare(full)
    const planned = await plan()
    expect(planned).toMatchObject({ code: 1, err: '' })
    expect(planned.out.trim().split('\n')).toEqual([
      'create group acme',
      'create group acme/search',
      'create key web',
      'create key job',
      'create key taken',
      'create operator ada',
      'drain upstream first',
    ])
    expect(await audit()).toEqual([])
    const made = await apply()
    expect(made.code).toBe(0)
    expect(made.out).toMatch(/^key job tg_\S{48}\noperator ada tgo_\S{48}\n$/)
    expect(await audit()).toEqual(first)
    const file = join(folder, 'web.token')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const token = readFileSync(file, 'utf8').trim()
    const web = await findKeyByHash(store.journal, digest(token))
    expect(web).toMatchObject({ name: 'web', managed_by: 'production', prefix: token.slice(0, 9) })
    const taken = await findKeyByHash(store.journal, digest('sk-of-another-gateway'))
    expect(taken).toMatchObject({ name: 'taken', prefix: 'sk-of' })
    expect(await apply()).toEqual({ code: 0, out: '', err: 'No changes.\n' })
    expect(await plan()).toEqual({ code: 0, out: 'No changes.\n', err: '' })
    expect(await audit()).toEqual(first)
  })

  test('shows what was changed by hand or in the file, and sets it in one change', async () => {
    const { declare, apply, plan, run, audit } = await world(engine)
    declare(full)
    await apply()
    await run('keys', 'change', 'web', '--rpm', '70', '--group', 'none')
    await run('groups', 'change', 'acme', '--budget-usd', 'none')
    await run('operators', 'role', 'ada', '--role', 'admin')
    const before = await audit()
    declare(
      full
        .replace('tags: { area: research, place: eu }', 'tags: { place: eu, area: research }')
        .replace('rpm: 600, ', ''),
    )
    const { out, code } = await plan()
    expect(code).toBe(1)
    expect(out.trim().split('\n')).toEqual([
      'change group acme: budget_usd none to 5000, budget_period none to month',
      'change group acme/search: rpm 600 to none',
      'change key web: group none to acme/search, rpm 70 to 60',
      'change operator ada: role admin to viewer',
    ])
    const { changes } = JSON.parse((await apply('--json')).out) as { changes: object[] }
    expect(changes).toHaveLength(4)
    expect(changes[2]).toMatchObject({ members: { rpm: { before: 70, after: 60 } } })
    const changed = [
      'changeGroup acme',
      'changeGroup search',
      'changeKey web',
      'changeOperator ada',
    ]
    expect((await audit()).slice(before.length)).toEqual(changed)
    expect((await plan()).code).toBe(0)
  })

  test('touches objects of others only with --adopt', async () => {
    const { declare, apply, run, audit } = await world(engine)
    await run('keys', 'create', '--name', 'web', '--rpm', '5')
    await run('groups', 'create', '--name', 'acme', '--managed-by', 'staging')
    declare('stack: production\ngroups: { acme: {} }\nkeys:\n  web: { scopes: [chat], rpm: 60 }\n')
    const before = await audit()
    const refused = await apply()
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(
      /stack\.yaml:2:11: groups\.acme: there is one .*, which is of the stack staging; --adopt takes it over\.\nstack\.yaml:4:3: keys\.web: there is one .*, which was made by hand;/,
    )
    expect(await audit()).toEqual(before)
    expect((await apply('--adopt')).err).toContain(
      'took over key web: managed_by none to production',
    )
    expect((await audit()).slice(before.length)).toEqual(['changeGroup acme', 'changeKey web'])
    expect((await apply()).err).toBe('No changes.\n')
  })

  test('--prune ends objects of the stack that are not in the file, and no others', async () => {
    const { store, declare, apply, plan, run, audit } = await world(engine)
    declare(full)
    await apply()
    await run('keys', 'create', '--name', 'by hand', '--group', 'acme/search')
    declare('stack: production\nkeys:\n  web: { scopes: [chat] }\n')
    const before = await audit()
    const kept = await apply()
    expect(kept.err).toContain('kept without --prune: key job')
    const refused = await plan('--prune')
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('The group acme/search cannot be deleted: it has key by hand.')
    await run('keys', 'change', 'by hand', '--group', 'none')
    const pruned = ['key taken', 'key job', 'operator ada', 'group acme/search', 'group acme']
    const lines = (await plan('--prune')).out.trim().split('\n')
    expect(new Set(lines.map((line) => line.replace(/^\w+ /, '')))).toEqual(new Set(pruned))
    expect((await apply('--prune')).code).toBe(0)
    expect((await audit()).slice(before.length).toSorted()).toEqual([
      'changeKey by hand',
      'changeKey web',
      'deleteGroup acme',
      'deleteGroup search',
      'revokeKey job',
      'revokeKey taken',
      'revokeOperator ada',
    ])
    const inUse = (await listKeys(store.journal, 'all')).filter(({ revoked_at: at }) => at === null)
    expect(inUse.map(({ name }) => name).toSorted()).toEqual(['by hand', 'web'])
    expect((await plan('--prune')).code).toBe(0)
  })

  test('makes each object once if two machines apply the file at the same time', async () => {
    const { store, folderOf, audit } = await world(engine)
    const names = Array.from({ length: 12 }, (_, at) => `key ${at}`)
    const keys = names.map((name) => `  ${name}: { group: acme, token_file: "${name}.token" }`)
    const file = `stack: s\ngroups: { acme: {} }\nkeys:\n${keys.join('\n')}\n`
    const folders = [folderOf(file), folderOf(file)]
    const runs = folders.map((cwd) => tollgate(['apply', '-f', 'stack.yaml'], { cwd }))
    const results = await Promise.all(runs)
    expect(results.map(({ code, err }) => (code === 0 ? '' : err))).toEqual(['', ''])
    const made = ['createGroup acme', ...names.map((name) => `createKey ${name}`)]
    expect((await audit()).toSorted()).toEqual(made.toSorted())
    const hashes = new Set((await listKeys(store.journal, 'all')).map(({ hash }) => hash))
    for (const name of names) {
      const texts = folders.flatMap((folder) => {
        const path = join(folder, `${name}.token`)
        return statSync(path, { throwIfNoEntry: false }) ? [readFileSync(path, 'utf8').trim()] : []
      })
      expect(
        texts.filter((text) => hashes.has(digest(text))),
        name,
      ).toHaveLength(1)
    }
  })
})

/** The operator service of a server, without replies to one path, and how often it was called. */
async function withoutReplies({ operatorUrl }: Gateway, path: string) {
  const calls = { unanswered: 0 }
  const proxy = createServer(async (req, res) => {
    if (req.url === path) return void calls.unanswered++
    const headers = { authorization: req.headers.authorization ?? '' }
    const reply = await fetch(`${operatorUrl}${req.url}`, { headers })
    res.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text())
  })
  const port = await listenOnLoopback(proxy)
  onTestFinished(() => void proxy.close().closeAllConnections())
  return { url: `http://127.0.0.1:${port}`, calls }
}

test('a run that ends after it wrote a token file, and before its key, is completed by the next', async () => {
  const gateway = await startGateway()
  onTestFinished(() => gateway.stop())
  const folder = newFolder()
  writeFileSync(join(folder, 'f.yaml'), 'stack: s\nkeys: { web: { token_file: web.token } }\n')
  const env = { TOLLGATE_OPERATOR_TOKEN: gateway.operatorToken }
  const { url, calls } = await withoutReplies(gateway, '/keys/import')
  const killed = spawn(process.execPath, [main, 'apply', '-f', 'f.yaml', '--url', url], {
    cwd: folder,
    env: bareEnv(env),
    stdio: 'ignore',
  })
  const file = join(folder, 'web.token')
  await until('the request for the key', () => calls.unanswered > 0)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  expect(readdirSync(folder).filter((name) => name.startsWith('.web'))).toEqual([])
  const token = readFileSync(file, 'utf8').trim()
  const apply = () =>
    tollgateIn(folder, ['apply', '-f', 'f.yaml', '--url', gateway.operatorUrl], env)
  expect(await apply()).toEqual({ code: 0, out: '', err: 'created key web\n' })
  expect(readFileSync(file, 'utf8').trim()).toBe(token)
  const reply = await fetch(`${gateway.url}/openai/v1/models`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
  expect((await apply()).err).toBe('No changes.\n')
  writeFileSync(file, 'a-token-of-something-else\n')
  expect((await apply()).err).toContain('web.token has another token than the key web, tg_')
})

test.each<[title: string, file: string, problem: string | RegExp]>([
  ['no stack', 'keys: {}', 'stack.yaml:1:1: stack: name what owns these objects'],
  ['an unknown section', 'stack: a\nkey: {}', 'stack.yaml:2:1: key: there is no such section. Did'],
  [
    'an unknown setting',
    'stack: a\nkeys:\n  web:\n    rmp: 5',
    'stack.yaml:4:5: keys.web.rmp: there is no such setting. Did you mean "rpm"? The settings are',
  ],
  [
    'a wrong value',
    'stack: a\nkeys:\n  web: { rpm: fast }',
    'stack.yaml:3:15: keys.web.rpm: rpm must',
  ],
  [
    'a wrong amount',
    'stack: a\nkeys:\n  web: { budget_usd: -1 }',
    'stack.yaml:3:22: keys.web.budget',
  ],
  ['no role', 'stack: a\noperators:\n  ada: {}', 'stack.yaml:3:3: operators.ada: role'],
  ['a list', 'stack: a\nkeys: [web]', 'stack.yaml:2:1: keys: this must be a map of names'],
  [
    'two tokens',
    `stack: a\nkeys:\n  web: { token_hash: ${'a1'.repeat(32)}, token_file: x }`,
    'token_file: this must',
  ],
  [
    'a missing group',
    'stack: a\nkeys:\n  web: { group: no }',
    '3:17: keys.web.group: there is no group no',
  ],
  [
    'a missing parent',
    'stack: a\ngroups:\n  no/one: {}',
    '3:3: groups["no/one"]: there is no group no',
  ],
  [
    'an unknown upstream',
    'stack: a\ndrains: [fist]',
    'there is no upstream fist. Did you mean "first"?',
  ],
  ['a mistake of YAML', 'stack: a\nkeys: {', 'stack.yaml:2:8: this is not valid YAML'],
  [
    'a model that is not declared',
    'stack: a\nkeys:\n  web: { models: [tiny] }',
    '3:10: keys.web.models: "tiny" is not a model',
  ],
])('names %s, where it is and what would be right', async (_title, file, problem) => {
  const { declare, apply, audit } = await world('sqlite')
  declare(file)
  const { code, err } = await apply()
  expect(code).toBe(1)
  expect(err).toContain(problem)
  expect(await audit()).toEqual([])
})

import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { commandLine } from '../../../server/command.ts'
import { openStore } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { openUsageWriter } from '../../../server/store/ledger/open-writer.ts'
import { hourOf } from '../../../server/store/ledger/roll-up.ts'
import { usageRow } from '../../support/data/rows.ts'
import { writeConfig } from '../../support/servers/process.ts'
import { runInProcess, testFolders, tollgate, tollgateIn } from '../../support/servers/command.ts'

const newFolder = testFolders()

/** A store as a server has it open, with the server's view of the keys in it. */
async function testStore(place: string) {
  const store = openStore(place)
  await migrate(store)
  const access = createAccess({ store, observe: () => {} })
  onTestFinished(async () => {
    access.close()
    await store.close()
  })
  return { store, access }
}

const every = (
  '--rpm 60 --tpm 100000 --parallel 4 --budget-usd 20.50 --budget-period day --owner me ' +
  '--scopes chat,mesh --agents EchoAgent,WikipediaAgent --models hermes-3-llama3.1-8b ' +
  '--expires 30d'
).split(' ')

/** A key with every limit, made by the command line in the store of a server that runs. */
async function testKey(run = tollgateIn) {
  const cwd = newFolder()
  const opened = await testStore(join(cwd, '.tollgate'))
  const keys = (...args: string[]) => run(cwd, ['keys', ...args])
  const { code, out, err } = await keys('create', '--name', 'x', ...every, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { id, key, ...rest } = JSON.parse(out) as { id: string; key: string }
  expect(rest).toEqual({})
  return { ...opened, cwd, id, key, keys }
}

describe('in the store of a server that runs', () => {
  test('a key that is created is known to the server', async () => {
    const { access, id, key } = await testKey((cwd, args) => tollgate(args, { cwd }))
    expect(await access.authenticate(key)).toMatchObject({ id, name: 'x' })
  })

  test('names of keys cannot command the terminal, nor change the order of what is beside them', async () => {
    const { store, id, keys } = await testKey()
    const name = 'a\u009b2J\u001b]0;x\u0007\u202eb'
    await store.journal.updateTable('key').set({ name, owner: name }).where('id', '=', id).execute()
    const shown = 'a\ufffd2J\ufffd]0;x\ufffd\ufffdb'
    for (const args of [['list'], ['show', id]]) {
      const { out } = await keys(...args)
      expect(out).toContain(shown)
      const json = (await keys(...args, '--json')).out
      expect(json).toMatch(/^[ -~\n]*$/)
      expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(name))
    }
  })

  test('keys are listed and shown with what they have used, and without their tokens', async () => {
    const { store, id, key, keys } = await testKey()
    const row = usageRow({ key_id: id, charged: 300, counted: 1_000_000_000 })
    const writer = openUsageWriter(store.folder, undefined)
    const lines = [{ text: JSON.stringify(row), end: 1 }]
    await writer.insert({ segment: 'rows', from: 0, lines, stream: 's' }, () => {})
    writer.close()
    const [list, table, show] = [
      await keys('list', '--json'),
      await keys('list'),
      await keys('show', id, '--json'),
    ]
    const [listed] = (JSON.parse(list.out) as { keys: unknown[] }).keys
    expect(listed).toEqual({
      id,
      name: 'x',
      prefix: key.slice(0, 9),
      owner: 'me',
      scopes: ['chat', 'mesh'],
      models: ['hermes-3-llama3.1-8b'],
      agents: ['EchoAgent', 'WikipediaAgent'],
      rpm: 60,
      tpm: 100_000,
      max_parallel: 4,
      priority_class: 'interactive',
      budget_usd: '20.5',
      budget_period: 'day',
      budget_used: { charged: '300', counted: '1000000000' },
      last_used_at: hourOf(row.ts),
      created_at: expect.any(Number),
      expires_at: expect.any(Number),
      revoked_at: null,
      previous_until: null,
      sandbox: false,
      group: null,
      managed_by: null,
      holder: null,
      pauses_at: null,
      only: null,
      tags: {},
      tags_from: null,
      user_from: null,
      each_user: null,
      show_users: 'hash',
    })
    const onlyListed = { budget_used: expect.anything(), last_used_at: expect.anything() }
    expect({ ...(JSON.parse(show.out) as object), ...onlyListed }).toEqual(listed)
    expect(table.out).toContain(
      '  rpm 60, tpm 100000, parallel 4  0.0000003 charged, 1.00 counted of 20.5 (day)  ',
    )
    expect(table.out).toContain(id)
    expect(list.out + table.out + show.out).not.toContain(key)
  })

  test('an unknown key is an error that says how to find the others', async () => {
    const { keys } = await testKey()
    expect(await keys('show', 'nobody')).toEqual({
      code: 1,
      out: '',
      err: 'There is no key with the id or name "nobody"; `npm run tollgate -- keys list` lists them.\n',
    })
  })

  test('a key is named by its name, or by the beginning of its id, where that is one key alone', async () => {
    const { id, keys } = await testKey()
    const other = JSON.parse((await keys('create', '--name', 'y', '--json')).out) as { id: string }
    const shown = async (word: string) => (await keys('show', word, '--json')).out
    for (const word of ['x', id, id.slice(0, -1), id.slice(0, -1).toUpperCase()])
      expect(JSON.parse(await shown(word))).toMatchObject({ id })
    // Ids begin with the time: these two were made in the same hour.
    const common = id.slice(0, 6)
    expect(other.id.startsWith(common)).toBe(true)
    const { code, err } = await keys('revoke', common)
    expect(code).toBe(1)
    expect(err).toContain(`"${common}" may be `)
    for (const one of [`${id} (x)`, `${other.id} (y)`]) expect(err).toContain(one)
    expect(err).toMatch(/; use an id, or more of it\.\n$/)
    expect((await keys('show', id.slice(0, 3))).err).toContain('no key with the id or name')
  })

  test('a name is that of the key in use, where others of it are revoked', async () => {
    const { id, keys } = await testKey()
    expect((await keys('revoke', 'x')).code).toBe(0)
    const { out } = await keys('create', '--name', 'x', '--json')
    const next = JSON.parse(out) as { id: string }
    expect(JSON.parse((await keys('show', 'x', '--json')).out)).toMatchObject({ id: next.id })
    expect(JSON.parse((await keys('show', id, '--json')).out)).toMatchObject({ id })
    expect((await keys('create', '--name', 'x')).code).toBe(0)
    expect((await keys('show', 'x')).err).toContain('"x" may be ')
  })

  test('changed limits are in force for the server, and the others stay', async () => {
    const { access, id, key, keys } = await testKey()
    const changed = await keys('limit', id, '--rpm', 'none', '--budget-usd', '50', '--json')
    expect(JSON.parse(changed.out)).toMatchObject({
      id,
      rpm: null,
      tpm: 100_000,
      budget_usd: '50',
      budget_period: 'day',
    })
    await access.poll()
    expect(await access.authenticate(key)).toMatchObject({ rpm: null, budget_nano: 50_000_000_000 })
  })

  test('a period without a budget is a mistake in the command line', async () => {
    const { id, keys } = await testKey()
    const { code } = await keys('limit', id, '--budget-usd', 'none', '--budget-period', 'day')
    expect(code).toBe(2)
  })

  test('a rotated key has two tokens until the overlap ends', async () => {
    const { access, id, key, keys } = await testKey()
    const rotated = await keys('rotate', id, '--overlap', '2h', '--json')
    const { key: newer, ...others } = JSON.parse(rotated.out) as { key: string }
    expect(others).toEqual({ id })
    await access.poll()
    for (const token of [key, newer])
      expect(await access.authenticate(token)).toMatchObject({ id, tpm: 100_000 })
    expect((await access.read(id, 'all'))?.previous_until).toBeGreaterThan(Date.now() + 7_000_000)
  })

  test('a revoked key is unknown by each of its tokens', async () => {
    const { access, id, key, keys } = await testKey()
    const rotated = await keys('rotate', id, '--overlap', '2h', '--json')
    const { key: newer } = JSON.parse(rotated.out) as { key: string }
    const revoked = await keys('revoke', id, '--json')
    expect(JSON.parse(revoked.out)).toMatchObject({ id, revoked_at: expect.any(Number) })
    await access.poll()
    for (const token of [key, newer]) expect(await access.authenticate(token)).toBe('unknown')
  })

  test('a revoked key is given no new token', async () => {
    const { id, keys } = await testKey()
    await keys('revoke', id)
    expect(await keys('rotate', id)).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining('this key is revoked'),
    })
  })

  test('a backup has the keys, and is not written over by the next one', async () => {
    const { cwd, id } = await testKey()
    const backup = () => tollgateIn(cwd, ['backup', 'copy', '--json'])
    expect(JSON.parse((await backup()).out)).toEqual({ folder: join(cwd, 'copy') })
    const listed = await tollgateIn(cwd, ['keys', 'list', '--json'], { TOLLGATE_STORE: 'copy' })
    expect(JSON.parse(listed.out)).toMatchObject({ keys: [{ id }] })
    const again = JSON.parse((await backup()).err) as { error: string }
    expect(again.error).toContain('is not empty')
  })
})

test('the help of an action has its own part only', async () => {
  const create = await runInProcess(['keys', 'create', '--help'])
  const list = await runInProcess(['help', 'keys', 'list'])
  const all = await runInProcess(['keys', '--help'])
  expect(create.out).toMatch(
    /^Create a key\.\n\nUsage\n {2}.* keys create --name NAME .*\n\nOptions\n/,
  )
  expect(create.out).toContain(commandLine('keys create --name NAME'))
  expect(create.out).toContain('--budget-usd USD')
  expect(create.out).not.toMatch(/overlap|keys (list|rotate)/)
  expect(list.out).toMatch(/List the keys/)
  expect(list.out).not.toMatch(/keys create|--rpm/)
  for (const part of ['keys create', 'keys rotate', '--overlap', '--rpm'])
    expect(all.out).toContain(part)
})

test('without --json only the key itself is on standard output', async () => {
  const { code, out, err } = await tollgate(['keys', 'create', '--name', 'people'], {
    cwd: newFolder(),
  })
  expect(code).toBe(0)
  expect(out).toMatch(/^tg_[\w-]{48}\n$/)
  expect(err).toContain('the token is shown only now')
})

/** A key that a sandbox made, and one that was revoked because it looked like one. */
async function testSandboxKeys() {
  const folder = newFolder()
  const upstreams = { only: { base_url: 'http://127.0.0.1:9/v1' } }
  const file = await writeConfig(folder, { upstreams, routes: { '*': [{ upstream: 'only' }] } })
  const { store, access } = await testStore(join(folder, 'store'))
  const made = await access.create({ name: 'sandbox', scopes: ['chat'], sandbox: 'made' })
  const revoked = await access.create({ name: 'sandbox', scopes: ['chat'] })
  await store.journal
    .updateTable('key')
    .set({ sandbox: 'ended', revoked_at: 5 })
    .where('id', '=', revoked.key.id)
    .execute()
  const keys = (...args: string[]) => runInProcess(['keys', ...args, '--config', file])
  return { access, keys, made: made.key, revoked: revoked.key, token: revoked.token }
}

test('the list shows which keys are of a sandbox, and which were revoked as one', async () => {
  const { keys } = await testSandboxKeys()
  const { out } = await keys('list')
  for (const state of ['for the sandbox only', 'revoked 1970-01-01 00:00, of a sandbox'])
    expect(out).toContain(state)
})

test.each([
  ['rotate', 'a sandbox made this key'],
  ['restore', 'only a sandbox accepts it'],
])('a key that a sandbox made cannot be used elsewhere: %s is refused', async (action, why) => {
  const { keys, made } = await testSandboxKeys()
  expect(await keys(action, made.id)).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining(why),
  })
})

test('a key that was revoked for its looks is restored, as often as that is asked', async () => {
  const { access, keys, revoked, token } = await testSandboxKeys()
  expect(await access.authenticate(token)).toBe('unknown')
  expect(await keys('restore', revoked.id)).toEqual({
    code: 0,
    out: '',
    err: expect.stringContaining('is restored'),
  })
  await access.poll()
  expect(await access.authenticate(token)).toMatchObject({ id: revoked.id, sandbox: null })
  expect(JSON.parse((await keys('restore', revoked.id, '--json')).out)).toMatchObject({
    id: revoked.id,
    revoked_at: null,
    sandbox: false,
    group: null,
  })
})

test('an unknown key cannot be restored', async () => {
  const { keys } = await testSandboxKeys()
  expect(await keys('restore', 'nobody')).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('no key with the id or name "nobody"'),
  })
})

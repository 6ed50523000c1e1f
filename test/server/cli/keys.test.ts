import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { commandLine } from '../../../server/command.ts'
import { openStore } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { usageRow } from '../../support/data/rows.ts'
import { writeConfig } from '../../support/servers/process.ts'
import { testFolders, runInProcess, tollgate } from '../../support/servers/command.ts'

const newFolder = testFolders()

test('keys are created, shown, listed and revoked in the store of a server that runs', async () => {
  const cwd = newFolder()
  const store = openStore(join(cwd, '.tollgate'))
  await migrate(store)
  const access = createAccess({ store, observe: () => {} })
  try {
    const limits = [
      '--rpm',
      '60',
      '--tpm',
      '100000',
      '--parallel',
      '4',
      '--budget-usd',
      '20.50',
      '--budget-period',
      'day',
    ]
    const args = [
      ...limits,
      '--owner',
      'me',
      '--scopes',
      'chat,mesh',
      '--agents',
      'EchoAgent,WikipediaAgent',
      '--models',
      'hermes-3-llama3.1-8b',
      '--expires',
      '30d',
    ]
    const created = await tollgate(['keys', 'create', '--name', 'x', ...args, '--json'], { cwd })
    expect(created).toMatchObject({ code: 0, err: '' })
    const { id, key, ...rest } = JSON.parse(created.out) as { id: string; key: string }
    expect(rest).toEqual({})
    expect(await access.authenticate(key)).toMatchObject({ id, name: 'x' })
    await insertUsage(store.usage, [usageRow({ key_id: id, charged: 300, counted: 1_000_000_000 })])

    const [list, table, show, unknown] = await Promise.all([
      tollgate(['keys', 'list', '--json'], { cwd }),
      tollgate(['keys', 'list'], { cwd }),
      tollgate(['keys', 'show', id, '--json'], { cwd }),
      tollgate(['keys', 'show', 'nobody'], { cwd }),
    ])
    const { keys } = JSON.parse(list.out) as { keys: unknown[] }
    expect(keys).toEqual([
      {
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
        budget_usd: '20.5',
        budget_period: 'day',
        budget_used: { charged: '300', counted: '1000000000' },
        created_at: expect.any(Number),
        expires_at: expect.any(Number),
        revoked_at: null,
        previous_until: null,
        sandbox: false,
      },
    ])
    expect({ ...(JSON.parse(show.out) as object), budget_used: expect.anything() }).toEqual(keys[0])
    expect(table.out).toContain(
      '  rpm 60, tpm 100000, parallel 4  0.0000003 charged, 1.00 counted of 20.5 (day)  ',
    )
    expect(table.out).toContain(id)
    expect(list.out + table.out + show.out).not.toContain(key)
    expect(unknown).toMatchObject({
      code: 1,
      out: '',
      err: 'There is no key with the id "nobody"; `npm run tollgate -- keys list` lists them.\n',
    })

    const changed = await tollgate(
      ['keys', 'limit', id, '--rpm', 'none', '--budget-usd', '50', '--json'],
      { cwd },
    )
    expect(JSON.parse(changed.out)).toMatchObject({
      id,
      rpm: null,
      tpm: 100_000,
      budget_usd: '50',
      budget_period: 'day',
    })
    await access.poll()
    expect(await access.authenticate(key)).toMatchObject({ rpm: null, budget_nano: 50_000_000_000 })
    expect(
      (
        await tollgate(['keys', 'limit', id, '--budget-usd', 'none', '--budget-period', 'day'], {
          cwd,
        })
      ).code,
    ).toBe(2)

    const rotated = await tollgate(['keys', 'rotate', id, '--overlap', '2h', '--json'], { cwd })
    const { key: newer, ...others } = JSON.parse(rotated.out) as { key: string }
    expect(others).toEqual({ id })
    await access.poll()
    for (const each of [key, newer])
      expect(await access.authenticate(each)).toMatchObject({ id, tpm: 100_000 })
    expect((await access.read(id))?.previous_until).toBeGreaterThan(Date.now() + 7_000_000)

    const revoked = await tollgate(['keys', 'revoke', id, '--json'], { cwd })
    expect(JSON.parse(revoked.out)).toMatchObject({ id, revoked_at: expect.any(Number) })
    await access.poll()
    for (const each of [key, newer]) expect(await access.authenticate(each)).toBe('unknown')

    const [again, backup] = await Promise.all([
      tollgate(['keys', 'rotate', id], { cwd }),
      tollgate(['backup', 'copy', '--json'], { cwd }),
    ])
    expect(again).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('this key is revoked'),
    })
    expect(JSON.parse(backup.out)).toEqual({ folder: join(cwd, 'copy') })
    const copied = await tollgate(['keys', 'list', '--json'], {
      cwd,
      env: { TOLLGATE_STORE: 'copy' },
    })
    expect(JSON.parse(copied.out)).toMatchObject({ keys: [{ id }] })
    expect(await tollgate(['backup', 'copy'], { cwd })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('is not empty'),
    })
  } finally {
    access.close()
    await store.close()
  }
})

test('the help of an action has its own part only', async () => {
  const create = await runInProcess(['keys', 'create', '--help'])
  const list = await runInProcess(['help', 'keys', 'list'])
  const all = await runInProcess(['keys', '--help'])
  expect(create.out).toMatch(
    /^Creates a key for a caller\.\n\nUsage\n {2}.* keys create --name NAME .*\n\nOptions\n/,
  )
  expect(create.out).toContain(commandLine('keys create --name NAME'))
  expect(create.out).toContain('--budget-usd USD')
  expect(create.out).not.toMatch(/overlap|keys (list|rotate)/)
  expect(list.out).toMatch(/spent budgets/)
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

test('a key of a sandbox is shown as one, is given no new token, and is restored where only its looks spoke against it', async () => {
  const folder = newFolder()
  const upstreams = { only: { base_url: 'http://127.0.0.1:9/v1' } }
  const file = await writeConfig(folder, { upstreams, routes: { '*': [{ upstream: 'only' }] } })
  const store = openStore(join(folder, 'store'))
  await migrate(store)
  const access = createAccess({ store, observe: () => {} })
  try {
    const { key: sandboxKey } = await access.create({
      name: 'sandbox',
      scopes: ['chat'],
      sandbox: 'made',
    })
    const { key: ended, token } = await access.create({ name: 'sandbox', scopes: ['chat'] })
    await store.journal
      .updateTable('key')
      .set({ sandbox: 'ended', revoked_at: 5 })
      .where('id', '=', ended.id)
      .execute()
    const keys = (...args: string[]) => runInProcess(['keys', ...args, '--config', file])
    const listed = (await keys('list')).out
    for (const state of ['for the sandbox only', 'revoked 1970-01-01 00:00, of a sandbox'])
      expect(listed).toContain(state)
    expect(await keys('rotate', sandboxKey.id)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('a sandbox made this key'),
    })
    expect(await keys('restore', sandboxKey.id)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('only a sandbox takes it'),
    })
    expect(await keys('restore', 'nobody')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('no key with the id "nobody"'),
    })
    expect(await access.authenticate(token)).toBe('unknown')
    expect(await keys('restore', ended.id)).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('is restored'),
    })
    await access.poll()
    expect(await access.authenticate(token)).toMatchObject({ id: ended.id, sandbox: null })
    expect(JSON.parse((await keys('restore', ended.id, '--json')).out)).toMatchObject({
      id: ended.id,
      revoked_at: null,
      sandbox: false,
    })
  } finally {
    access.close()
    await store.close()
  }
})

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyStore } from '../../../server/store/copy.ts'
import { openStore } from '../../../server/store/database.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { runInProcess, tollgateIn } from '../../support/servers/command.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { query, testFolder, writeConfig } from '../../support/servers/process.ts'
import {
  firstJournalIn,
  freshStore,
  storeAt,
  storedIds,
  usageRow,
} from '../../support/servers/store.ts'

it('brings the configured store up with `tollgate migrate`, once', async () => {
  const folder = await testFolder()
  const config = await writeConfig(folder)
  const run = () => tollgateIn(folder, ['migrate', '--config', config, '--json'])
  const first = await run()
  expect([first.code, first.err]).toEqual([0, ''])
  expect(JSON.parse(first.out)).toEqual({
    applied: expect.arrayContaining([
      '001_keys',
      '002_tasks',
      '003_payments',
      '001_usage',
      '002_usage_hour',
    ]),
  })
  expect(await run()).toMatchObject({ code: 0, out: '{"applied":[]}\n' })
  expect(await tollgateIn(folder, ['migrate', '--config', config])).toMatchObject({
    code: 0,
    err: 'The store has all its tables.\n',
  })
})

/** A store of the first release, and the command line over it. */
async function testOldStore() {
  const folder = await testFolder()
  const config = await writeConfig(folder, {
    upstreams: { gpu: { base_url: 'http://127.0.0.1:9/v1', key_env: 'NOT_NEEDED' } },
    routes: { '*': [{ upstream: 'gpu' }] },
  })
  const store = join(folder, 'store')
  mkdirSync(store)
  firstJournalIn(store).close()
  const run = (...args: string[]) => runInProcess([...args, '--config', config])
  return { store, copy: join(folder, 'copy'), run }
}

const migrationsOf = (store: string) =>
  query(join(store, 'journal.db'), 'select name from kysely_migration').map(({ name }) => name)

describe('a store that an older version left', () => {
  const commands = [
    ['usage'],
    ['keys', 'list'],
    ['keys', 'create', '--name', 'x'],
    ['payments'],
    ['upstreams', 'drain', 'gpu'],
  ]

  it('is used by no command before `tollgate migrate`, and by all of them after it', async () => {
    const { store, run } = await testOldStore()
    const err =
      `The store ${store} is as an older version of Tollgate left it: back it up, then bring ` +
      'it up to date with `npm run tollgate -- migrate`, or by starting the server.\n'
    for (const command of commands)
      expect(await run(...command), command.join(' ')).toEqual({ code: 1, out: '', err })
    expect(migrationsOf(store)).toEqual(['001_keys'])
    expect(await run('migrate')).toMatchObject({ code: 0 })
    for (const command of commands)
      expect(await run(...command), command.join(' ')).toMatchObject({ code: 0 })
    const { out } = await run('audit', '--action', 'migrate', '--json')
    const { rows } = JSON.parse(out) as { rows: { how: string; after: unknown }[] }
    const migrations = expect.arrayContaining(['002_tasks', '003_payments']) as string[]
    expect(rows).toMatchObject([{ how: 'cli', after: { migrations } }])
  })

  it('is backed up as it is', async () => {
    const { store, copy, run } = await testOldStore()
    expect(await run('backup', copy)).toMatchObject({ code: 0 })
    expect([store, copy].map(migrationsOf)).toEqual([['001_keys'], ['001_keys']])
  })

  it('is not copied into a database', async () => {
    const { store } = await testOldStore()
    await expect(copyStore(store, 'postgres://me@127.0.0.1:1/none')).rejects.toThrow(
      'as an older version of Tollgate left it',
    )
  })
})

it('uses no store of a newer version, and backs it up', async () => {
  const { store, copy, run } = await testOldStore()
  expect(await run('migrate')).toMatchObject({ code: 0 })
  query(join(store, 'journal.db'), "insert into kysely_migration values ('999_later', '')")
  expect(await run('usage')).toEqual({
    code: 1,
    out: '',
    err: 'The store was made or brought up by a newer version of Tollgate; update this one.\n',
  })
  expect(await run('backup', copy)).toMatchObject({ code: 0 })
})

it('makes the ledger anew where its file was removed, and goes on with the keys', async () => {
  const folder = await testFolder()
  const config = await writeConfig(folder)
  const run = (...args: string[]) => runInProcess([...args, '--config', config])
  expect(await run('keys', 'create', '--name', 'kept')).toMatchObject({ code: 0 })
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(folder, 'store', `usage.db${end}`), { force: true })
  expect(await run('keys', 'list')).toMatchObject({ code: 0, out: expect.stringContaining('kept') })
  expect(await run('usage')).toMatchObject({ code: 0 })
})

it('makes the tables of an empty database with the first key, and says so to who only reads', async () => {
  const url = new URL(await freshDatabase())
  const folder = await testFolder()
  const config = await writeConfig(folder, { store: url.href, spool: folder })
  const run = (...args: string[]) => runInProcess([...args, '--config', config])
  expect(await run('usage')).toMatchObject({
    code: 1,
    err:
      `There is no store in postgres://${url.host}${url.pathname} yet; \`npm run tollgate ` +
      '-- serve` or the first `npm run tollgate -- keys create` creates it.\n',
  })
  expect(await run('keys', 'create', '--name', 'first')).toMatchObject({ code: 0 })
  expect(await run('usage')).toMatchObject({ code: 0 })
})

describe('`tollgate store copy`', () => {
  it('copies a store into the database of a variable, once', async () => {
    const store = await freshStore()
    const row = usageRow()
    await insertUsage(store.usage, [row])
    const url = await freshDatabase()
    const folder = await testFolder()
    const args = ['store', 'copy', '--from', store.folder, '--to-env', 'MY_DATABASE', '--json']
    const run = () => tollgateIn(folder, args, { MY_DATABASE: url })
    const { code, out, err } = await run()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({
      copied: { key: 0, task: 0, usage: 1, usage_hour: 0 },
    })
    expect(await storedIds(await storeAt(url, folder))).toEqual([row.id])
    expect(JSON.parse((await run()).err)).toEqual({
      error: expect.stringContaining('is not empty: it has rows in "audit"'),
    })
  })

  it.each([
    [
      'a target that is no PostgreSQL',
      '--from here --to mysql://host/name',
      'The target must be a PostgreSQL database: postgres://user@host/name.',
    ],
    ['no target', '--from here', 'Name one target: --to URL or --to-env NAME.'],
    ['no store', '--to postgres://me@db/x', 'Name the folder of the store: --from FOLDER.'],
  ])('refuses %s', async (_, args, sentence) => {
    expect(await runInProcess(['store', 'copy', ...args.split(' ')])).toEqual({
      code: 2,
      out: '',
      err: `${sentence}\n`,
    })
  })

  it('is named where its action is misspelt', async () => {
    expect(await runInProcess(['store', 'cpoy'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('copy'),
    })
  })

  it('says that nothing listens, without the password', async () => {
    const { folder } = await freshStore()
    const url = 'postgres://me:hidden@127.0.0.1:1/none'
    const { code, err } = await runInProcess(['store', 'copy', '--from', folder, '--to', url])
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('nothing listens there'),
    })
    expect(err).not.toContain('hidden')
  })
})

it('opens a store in PostgreSQL by its address, and keeps its spool in the folder that is told', async () => {
  const folder = await testFolder()
  const store = openStore(await freshDatabase(), { folder })
  expect(store.folder).toBe(folder)
  expect(store.url).toMatch(/^postgres:/)
  await store.close()
  await expect(store.journal.selectFrom('key').selectAll().execute()).rejects.toThrow(
    'the store is closed',
  )
})

it('says in a sentence why a store cannot be backed up to a place', async () => {
  const folder = await testFolder()
  const config = await writeConfig(folder)
  expect(await runInProcess(['migrate', '--config', config])).toMatchObject({ code: 0 })
  const full = join(folder, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'a'), '')
  const places: [string, RegExp][] = [
    [config, /a part of that path is a file\. Name a folder\.$/],
    [join(config, 'below'), /a part of that path is a file\. Name a folder\.$/],
    [join(folder, 'x'.repeat(300)), /the name is too long\. Name a shorter one\.$/],
    [full, /is not empty; name a new or an empty one\.$/],
    ...(process.platform === 'linux'
      ? [['/proc/nope', /cannot have folders\. Name one on a disk\.$/] as [string, RegExp]]
      : []),
  ]
  for (const [place, says] of places) {
    const { code, out, err } = await runInProcess(['backup', place, '--config', config])
    expect([code, out], place).toEqual([1, ''])
    expect(err.trimEnd()).toMatch(says)
    expect(err).toContain(place)
    expect(err).not.toMatch(/\bE[A-Z]{4,}\b/)
  }
})

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyStore } from '../../../server/store/copy.ts'
import { openStore } from '../../../server/store/database.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { runInProcess } from '../../support/servers/command.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { query, testFolder, writeConfig } from '../../support/servers/process.ts'
import {
  firstJournalIn,
  freshStore,
  storeAt,
  storedIds,
  usageRow,
} from '../../support/servers/store.ts'
import { tollgate } from '../../support/servers/command.ts'

it('brings the configured store up with `tollgate migrate`, once', async () => {
  const folder = await testFolder()
  const config = await writeConfig(folder)
  const run = () => tollgate(['migrate', '--config', config, '--json'], { cwd: folder })
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
  expect(await tollgate(['migrate', '--config', config], { cwd: folder })).toMatchObject({
    code: 0,
    err: 'The store has all its tables.\n',
  })
})

it('changes a store that an older version left with `tollgate migrate` only, and backs it up as it is', async () => {
  const folder = await testFolder()
  const config = await writeConfig(folder, {
    upstreams: { gpu: { base_url: 'http://127.0.0.1:9/v1', key_env: 'NOT_NEEDED' } },
    routes: { '*': [{ upstream: 'gpu' }] },
  })
  const store = join(folder, 'store')
  mkdirSync(store)
  firstJournalIn(store).close()
  const migrations = (place: string) =>
    query(join(place, 'journal.db'), 'select name from kysely_migration').map(({ name }) => name)
  const run = (...args: string[]) => runInProcess([...args, '--config', config])
  expect(await run('backup', join(folder, 'copy'))).toMatchObject({ code: 0 })
  const commands = [
    ['usage'],
    ['keys', 'list'],
    ['keys', 'create', '--name', 'x'],
    ['payments'],
    ['upstreams', 'drain', 'gpu'],
  ]
  const err =
    `The store ${store} is as an older version of Tollgate left it: back it up, then bring ` +
    'it up to date with `npm run tollgate -- migrate`, or by starting the server.\n'
  for (const command of commands)
    expect(await run(...command), command.join(' ')).toEqual({ code: 1, out: '', err })
  await expect(copyStore(store, 'postgres://me@127.0.0.1:1/none')).rejects.toThrow(
    'as an older version of Tollgate left it',
  )
  expect([store, join(folder, 'copy')].map(migrations)).toEqual([['001_keys'], ['001_keys']])
  expect(await run('migrate')).toMatchObject({ code: 0 })
  for (const command of commands)
    expect(await run(...command), command.join(' ')).toMatchObject({ code: 0 })
  query(join(store, 'journal.db'), "insert into kysely_migration values ('999_later', '')")
  expect(await run('usage')).toEqual({
    code: 1,
    out: '',
    err: 'The store was made or brought up by a newer version of Tollgate; update this one.\n',
  })
  expect(await run('backup', join(folder, 'another'))).toMatchObject({ code: 0 })
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

it('copies a store with `tollgate store copy`, and refuses what it cannot do', async () => {
  const store = await freshStore()
  const row = usageRow()
  await insertUsage(store.usage, [row])
  const url = await freshDatabase()
  const folder = await testFolder()
  const run = (...args: string[]) =>
    tollgate(['store', 'copy', ...args], { cwd: folder, env: { MY_DATABASE: url } })
  const copied = await run('--from', store.folder, '--to-env', 'MY_DATABASE', '--json')
  expect(copied).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(copied.out)).toMatchObject({
    copied: { key: 0, task: 0, usage: 1, usage_hour: 0 },
  })
  expect(await storedIds(await storeAt(url, folder))).toEqual([row.id])

  expect(await run('--from', store.folder, '--to', url)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty: it has rows in "usage"'),
  })
  expect(await run('--from', store.folder, '--to', 'mysql://host/name')).toMatchObject({
    code: 2,
    err: 'The target must be a PostgreSQL database: postgres://user@host/name.\n',
  })
  expect(await run('--from', store.folder)).toMatchObject({
    code: 2,
    err: 'Name one target: --to URL or --to-env NAME.\n',
  })
  expect(await run('--to', url)).toMatchObject({
    code: 2,
    err: 'Name the folder of the store: --from FOLDER.\n',
  })
  expect(await tollgate(['store', 'cpoy'], { cwd: folder })).toMatchObject({
    code: 2,
    err: expect.stringContaining('copy'),
  })
  const nowhere = await run('--from', store.folder, '--to', 'postgres://me:hidden@127.0.0.1:1/none')
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('nothing listens there') })
  expect(nowhere.err).not.toContain('hidden')
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

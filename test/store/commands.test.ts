import { expect, it } from 'vitest'
import { openStore } from '../../server/store/database.ts'
import { insertUsage } from '../../server/store/usage.ts'
import { freshDatabase } from '../support/postgres.ts'
import { runTollgate, testFolder, writeConfig } from '../support/process.ts'
import { freshStore, storeAt, storedIds, usageRow } from './setting.ts'

it('brings the configured store up with `tollgate migrate`, once', async () => {
  const folder = await testFolder()
  const config = await writeConfig(folder)
  const run = () => runTollgate(['migrate', '--config', config, '--json'], { cwd: folder })
  const first = await run()
  expect([first.code, first.err]).toEqual([0, ''])
  expect(JSON.parse(first.out)).toEqual({ applied: expect.arrayContaining(['001_keys', '002_tasks', '003_payments', '001_usage', '002_usage_hour']) })
  expect(await run()).toMatchObject({ code: 0, out: '{"applied":[]}\n' })
  expect(await runTollgate(['migrate', '--config', config], { cwd: folder })).toMatchObject({ code: 0, err: 'The store has all its tables.\n' })
})

it('copies a store with `tollgate store copy`, and refuses what it cannot do', async () => {
  const store = await freshStore()
  const row = usageRow()
  await insertUsage(store.usage, [row])
  const url = await freshDatabase()
  const folder = await testFolder()
  const run = (...args: string[]) => runTollgate(['store', 'copy', ...args], { cwd: folder, env: { MY_DATABASE: url } })
  const copied = await run('--from', store.folder, '--to-env', 'MY_DATABASE', '--json')
  expect(copied).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(copied.out)).toMatchObject({ copied: { key: 0, task: 0, usage: 1, usage_hour: 0 } })
  expect(await storedIds(await storeAt(url, folder))).toEqual([row.id])

  expect(await run('--from', store.folder, '--to', url)).toMatchObject({ code: 1, err: expect.stringContaining('is not empty: it has rows in "usage"') })
  expect(await run('--from', store.folder, '--to', 'mysql://host/name')).toMatchObject({ code: 2, err: 'The target must be a PostgreSQL database: postgres://user@host/name.\n' })
  expect(await run('--from', store.folder)).toMatchObject({ code: 2, err: 'Say where to, once: --to URL or --to-env NAME.\n' })
  expect(await run('--to', url)).toMatchObject({ code: 2, err: 'Say where the store is: --from FOLDER.\n' })
  expect(await runTollgate(['store', 'cpoy'], { cwd: folder })).toMatchObject({ code: 2, err: expect.stringContaining('copy') })
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
  await expect(store.journal.selectFrom('key').selectAll().execute()).rejects.toThrow('the store is closed')
})

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../server/access/keys.ts'
import { backup } from '../../server/store/backup.ts'
import { openSpool, startLedger } from '../../server/store/ledger.ts'
import { freshFolder, freshStore, recorder, storeAt, storedIds, usageRow } from './setting.ts'

it('copies keys and every row appended before, while rows are written and moved', async () => {
  const store = await freshStore()
  const { observations, observe } = recorder()
  const access = createAccess({ store, observe })
  onTestFinished(() => access.close())
  const { token } = await access.create({ name: 'saved', scopes: ['chat'] })
  const ledger = startLedger({ folder: store.folder, observe })
  onTestFinished(() => ledger.close(0))
  const appended: string[] = []
  const append = () => {
    const row = usageRow()
    ledger.append(row)
    appended.push(row.id)
  }
  for (let n = 0; n < 30_000; n += 1) append()
  const before = [...appended]
  const target = join(freshFolder(), 'copy')
  let copied = false
  const copying = backup(store, target).then(() => {
    copied = true
  })
  while (!copied) {
    for (let n = 0; n < 50; n += 1) append()
    await turn()
  }
  await copying
  expect(appended.length).toBeGreaterThan(before.length)

  expect(statSync(target).mode & 0o777).toBe(0o700)
  expect(statSync(join(target, 'journal.db')).mode & 0o777).toBe(0o600)
  const copy = await storeAt(target)
  const restored = createAccess({ store: copy, observe })
  onTestFinished(() => restored.close())
  expect(await restored.authenticate(token)).toMatchObject({ name: 'saved' })
  const mover = startLedger({ folder: target, observe })
  await mover.close()
  const found = new Set(await storedIds(copy))
  expect(before.filter((id) => !found.has(id))).toEqual([])
  expect([...found].every((id) => appended.includes(id))).toBe(true)
  expect(observations).toEqual([])
})

it('takes rows along that the store could not take yet', async () => {
  const store = await freshStore()
  const spool = openSpool({ folder: store.folder, writer: 'w', observe: () => {} })
  const row = usageRow()
  spool.append(row)
  const other = new DatabaseSync(join(store.folder, 'usage.db'))
  other.exec('begin immediate')
  const target = freshFolder()
  await backup(store, target)
  other.close()
  spool.close()
  const copy = await storeAt(target)
  const ledger = startLedger({ folder: target, observe: () => {} })
  await ledger.close()
  expect(await storedIds(copy)).toEqual([row.id])
})

it('refuses a folder that is not empty and leaves it as it was', async () => {
  const store = await freshStore()
  const target = freshFolder()
  writeFileSync(join(target, 'mine'), '')
  await expect(backup(store, target)).rejects.toThrow(`The backup folder ${target} is not empty`)
  expect(readdirSync(target)).toEqual(['mine'])
})

it('refuses a damaged store and leaves nothing that looks like a backup', async () => {
  const store = await freshStore()
  await store.close()
  const file = join(store.folder, 'journal.db')
  const { size } = statSync(file)
  writeFileSync(file, Buffer.alloc(size - 4096, 0x5a), { flag: 'r+' })
  const target = join(freshFolder(), 'copy')
  mkdirSync(target)
  await expect(backup(store, target)).rejects.toThrow()
  expect(readdirSync(target)).toEqual([])
})

it('says how else a store in PostgreSQL is copied', async () => {
  await expect(backup(await freshStore('postgres'), freshFolder())).rejects.toThrow('This store is in PostgreSQL; copy it with pg_dump, or as its provider says.')
})

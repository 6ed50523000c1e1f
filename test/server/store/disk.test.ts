import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { diskFault } from '../../../server/store/disk.ts'
import { openFile } from '../../../server/store/sqlite/file.ts'
import { freshFolder, freshStore } from '../../support/servers/store.ts'

/** What an action throws. */
function errorOf(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

test.runIf(existsSync('/dev/full'))('a file that finds no room says which one it is', () => {
  const file = openSync('/dev/full', 'w')
  const error = errorOf(() => writeSync(file, 'a row'))
  closeSync(file)
  expect(diskFault(error, '/store/spool')).toBe('the disk of /store/spool is full (ENOSPC)')
})

test('a database that finds no room says so in the words of the system', () => {
  const file = join(freshFolder(), 'usage.db')
  const database = openFile(file, 'NORMAL', 0)
  database.exec('create table row (text text); pragma max_page_count=3')
  const error = errorOf(() =>
    database.prepare('insert into row values (?)').run('x'.repeat(50_000)),
  )
  database.close()
  expect(diskFault(error, file)).toBe(`the disk of ${file} is full (ENOSPC)`)
})

test('an error of another kind is none of the disk', () => {
  const missing = errorOf(() => openSync(join(freshFolder(), 'none'), 'r'))
  for (const error of [missing, new Error('no'), 'no', undefined])
    expect(diskFault(error, '/store/spool')).toBeUndefined()
})

test('who makes a key while the disk is full is told so, and makes it when there is room', async () => {
  const { journal, folder } = await freshStore('sqlite')
  const access = createAccess({ store: { journal }, observe: () => {} })
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(journal)
  const setMost = (pages: number) => sql.raw(`pragma max_page_count=${pages}`).execute(journal)
  await setMost(rows[0]?.page_count ?? 0)
  const create = () => access.create({ name: 'x'.repeat(100), scopes: ['chat'] })
  const fill = async () => {
    for (let made = 0; made < 1000; made++) await create()
  }
  await expect(fill()).rejects.toThrow(`the disk of ${join(folder, 'journal.db')} is full (ENOSPC)`)
  await setMost(1_000_000)
  expect((await create()).token).toMatch(/^tg_/)
  access.close()
})

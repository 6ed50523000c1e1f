import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../../../server/keys/keys.ts'
import { digest, mintToken } from '../../../../server/keys/token.ts'
import { firstJournalIn, freshFolder, freshStore, storeAt } from '../../../support/servers/store.ts'

/** A store of the first release with one key. */
function folderOfFirstRelease() {
  const folder = freshFolder()
  const token = mintToken()
  const old = firstJournalIn(folder)
  old
    .prepare(
      'insert into key (id, name, hash, prefix, scopes, rpm, created_at, version) values ' +
        '(?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run('key-1', 'old', digest(token), token.slice(0, 7), '["mesh"]', 60, 1, 3)
  old.prepare("insert into change_log values ('c-1', 'key', 'key-1', 5)").run()
  old.close()
  return { folder, token }
}

it('keeps the keys of a store of the first release', async () => {
  const { folder, token } = folderOfFirstRelease()
  const store = await storeAt(folder)
  const access = createAccess({ store, observe: () => {} })
  onTestFinished(() => access.close())
  expect(await access.authenticate(token)).toMatchObject({
    id: 'key-1',
    name: 'old',
    scopes: ['mesh'],
    rpm: 60,
    version: 3,
  })
  expect(await store.journal.selectFrom('change_log').selectAll().execute()).toEqual([
    { id: 'c-1', kind: 'key', ref: 'key-1', at: 5 },
  ])
})

/** SQL without quotes around names and without line breaks, which SQLite keeps as written. */
const withoutLayout = (text: string | null) =>
  text?.replaceAll('"', '').replace(/\s+/g, ' ').replaceAll('( ', '(')

it('gives a store of the first release the tables of a new one', async () => {
  const store = await storeAt(folderOfFirstRelease().folder)
  const fresh = await freshStore()
  const tables = async ({ journal }: typeof store) =>
    (
      await sql<{
        name: string
        sql: string | null
      }>`select name, sql from sqlite_master order by name`.execute(journal)
    ).rows.map(({ name, sql: text }) => ({ name, sql: withoutLayout(text) }))
  expect(await tables(store)).toEqual(await tables(fresh))
  const applied = async ({ journal }: typeof store) =>
    (
      await sql<{ name: string }>`select name from kysely_migration order by name`.execute(journal)
    ).rows.map(({ name }) => name)
  expect(await applied(store)).toEqual(await applied(fresh))
  expect((await applied(store)).slice(0, 2)).toEqual(['001_keys', '002_tasks'])
})

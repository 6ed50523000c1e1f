import { Migrator } from 'kysely/migration'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../server/store/database.ts'
import { journalOf } from '../../../../server/store/migrations/journal.ts'
import { findKey } from '../../../../server/store/queries/keys.ts'
import { migrate } from '../../../../server/store/migrations/migrate.ts'
import { beginServing, hasServed } from '../../../../server/store/queries/sandbox-keys.ts'
import { freshDatabase } from '../../../support/servers/postgres.ts'
import { engines, freshFolder, freshStore, type Engine } from '../../../support/servers/store.ts'

/** A row as versions before the mark wrote it: by the start of a sandbox, unless told. */
const oldRow = (id: string, more: object = {}) => ({
  id,
  name: 'sandbox',
  hash: `hash of ${id}`,
  prefix: 'tg_abcdef',
  scopes: '["chat","mesh"]',
  created_at: 1,
  version: 1,
  ...more,
})

/** The store of a version before the mark, on which nothing of this one has run. */
async function oldStore(engine: Engine) {
  const folder = freshFolder()
  const store = openStore(engine === 'sqlite' ? folder : await freshDatabase(), { folder })
  onTestFinished(() => store.close())
  const text = store.url === undefined ? 'text' : 'text collate "C"'
  const earlier = Object.entries(journalOf(text)).filter(([name]) => name.slice(0, 3) < '012')
  const names =
    store.url === undefined
      ? {}
      : {
          migrationTableName: 'journal_migration',
          migrationLockTableName: 'journal_migration_lock',
        }
  const migrator = new Migrator({
    db: store.journal,
    provider: { getMigrations: async () => Object.fromEntries(earlier) },
    ...names,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  const put = (row: object) =>
    store.journal
      .insertInto('key')
      .values(row as never)
      .execute()
  return { store, put }
}

describe.each(engines)('the first start with upstreams, on %s', (engine) => {
  it('revokes what a sandbox wrote before keys had marks, tells of it once, and touches no other key', async () => {
    const { store, put } = await oldStore(engine)
    const { journal } = store
    const others = {
      name: 'search-team',
      scopes: '["chat"]',
      owner: 'me',
      models: '["m"]',
      agents: '["a"]',
      rpm: 1,
      tpm: 1,
      max_parallel: 1,
      budget_nano: 1,
      expires_at: 9e12,
      revoked_at: 7,
    }
    for (const id of ['left-2', 'left-1']) await put(oldRow(id))
    await put(oldRow('left-3', { prefix: 'chosen', version: 2 }))
    for (const [column, value] of Object.entries(others))
      await put(oldRow(column, { [column]: value }))
    await migrate(store)
    expect(await hasServed(journal)).toBe(false)
    await put(oldRow('later', { sandbox: null }))

    expect(await beginServing(journal, 50)).toEqual(['left-1', 'left-2', 'left-3'])
    expect(await beginServing(journal, 60)).toEqual([])
    expect(await hasServed(journal)).toBe(true)
    const marks = await journal
      .selectFrom('key')
      .select(['id', 'sandbox', 'revoked_at'])
      .where('revoked_at', 'is not', null)
      .orderBy('id')
      .execute()
    const ended = ['left-1', 'left-2', 'left-3'].map((id) => ({
      id,
      sandbox: 'ended',
      revoked_at: 50,
    }))
    expect(marks).toEqual([...ended, { id: 'revoked_at', sandbox: null, revoked_at: 7 }])
    expect(await findKey(journal, 'left-3')).toMatchObject({ version: 3 })
    const rows = await journal
      .selectFrom('change_log')
      .select('ref')
      .where('kind', '=', 'key')
      .orderBy('ref')
      .execute()
    expect(rows.map(({ ref }) => ref)).toEqual(['left-1', 'left-2', 'left-3'])
  })

  it('touches no key that a sandbox made since, nor one that is named so later', async () => {
    const { journal } = await freshStore(engine)
    const put = (row: object) =>
      journal
        .insertInto('key')
        .values(row as never)
        .execute()
    await put(oldRow('made', { sandbox: 'made' }))
    expect(await beginServing(journal, 50)).toEqual([])
    await put(oldRow('named'))
    expect(await beginServing(journal, 60)).toEqual([])
    const revoked = journal.selectFrom('key').select('id').where('revoked_at', 'is not', null)
    expect(await revoked.execute()).toEqual([])
  })
})

it('is told to one of two replicas that start at once, each key once', async () => {
  const { store, put } = await oldStore('postgres')
  await Promise.all(Array.from({ length: 20 }, (_, n) => put(oldRow(`left-${n}`))))
  await migrate(store)
  const other = openStore(store.url ?? '', { folder: store.folder })
  onTestFinished(() => other.close())
  const results = await Promise.all([
    beginServing(store.journal, 50),
    beginServing(other.journal, 51),
  ])
  expect(results.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 20])
})

import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../server/store/database.ts'
import type { Store } from '../../../../server/store/store.ts'
import { journalOf } from '../../../../server/store/migrations/journal.ts'
import { migrate } from '../../../../server/store/migrations/migrate.ts'
import { findPayment } from '../../../../server/store/queries/payments.ts'
import { paymentRow } from '../../../support/data/rows.ts'
import { freshDatabase } from '../../../support/servers/postgres.ts'
import { engines, freshFolder, freshStore } from '../../../support/servers/store.ts'

/** A store as the version before payments could be undecided left it. */
async function olderStore(engine: (typeof engines)[number]): Promise<Store> {
  const folder = freshFolder()
  const store = openStore(engine === 'sqlite' ? folder : await freshDatabase(), { folder })
  onTestFinished(() => store.close())
  const names =
    engine === 'sqlite'
      ? {}
      : {
          migrationTableName: 'journal_migration',
          migrationLockTableName: 'journal_migration_lock',
        }
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"'
  const migrator = new Migrator({
    db: store.journal,
    provider: { getMigrations: async () => journalOf(text) },
    ...names,
  })
  const { error } = await migrator.migrateTo('012_sandbox_keys')
  if (error) throw error
  return store
}

const indexesOf = async ({ journal, url }: Store) => {
  const { rows } = await (url === undefined
    ? sql<{
        name: string
      }>`select name from sqlite_master where tbl_name = 'payment' and type = 'index'`.execute(
        journal,
      )
    : sql<{
        name: string
      }>`select indexname as name from pg_indexes where tablename = 'payment'`.execute(journal))
  return rows.map(({ name }) => name).toSorted()
}

describe.each(engines)('on %s', (engine) => {
  it('calls old payments undecided of which no transaction is known, and keeps all others as they were', async () => {
    const store = await olderStore(engine)
    const receipt = '{"transaction":"0x1"}'
    const rows = [
      paymentRow({ state: 'refund_due', result: 'an answer', reason: 'timed_out', attempts: 7 }),
      paymentRow({ state: 'refund_due', receipt, attempts: 1 }),
      paymentRow({ state: 'settle_unknown', attempts: 3 }),
      paymentRow({ state: 'settled', receipt, price_nano: Number.MAX_SAFE_INTEGER }),
    ]
    // Its tables are not those of the types.
    const older = store.journal as unknown as Kysely<{ payment: Record<string, unknown> }>
    await older
      .insertInto('payment')
      .values(rows.map(({ head: _head, asked_at: _askedAt, ...row }) => row))
      .execute()
    await migrate(store)
    const payments = []
    for (const { key } of rows) payments.push({ ...(await findPayment(store.journal, key)) })
    expect(payments).toEqual(
      rows.map((row, at) => (at === 0 ? { ...row, state: 'undecided' } : row)),
    )
    expect(await indexesOf(store)).toEqual(await indexesOf(await freshStore(engine)))
    expect(await indexesOf(store)).toEqual(
      expect.arrayContaining([
        'payment_count',
        'payment_look_at',
        'payment_payer_state',
        'payment_state',
      ]),
    )
  })

  it('has no state that is none', async () => {
    const { journal } = await freshStore(engine)
    await journal
      .insertInto('payment')
      .values(paymentRow({ state: 'undecided' }))
      .execute()
    const nonsense = { ...paymentRow(), state: 'lost' } as unknown as ReturnType<typeof paymentRow>
    await expect(journal.insertInto('payment').values(nonsense).execute()).rejects.toThrow(
      /payment_state_check|CHECK constraint/,
    )
    await expect(
      journal
        .insertInto('payment')
        .values({ ...paymentRow({ state: 'undecided' }), key: null as unknown as string })
        .execute(),
    ).rejects.toThrow(/null/i)
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Store } from '../../../../server/store/store.ts'
import { startLedger } from '../../../../server/store/ledger/ledger.ts'
import { comesMs } from '../../../support/waiting.ts'
import { recordObservations } from '../../../support/servers/store.ts'

type LedgerSettings = { maxSpoolBytes?: number }

/** A ledger over the store, closed after the test, and what it told. */
export function ledgerOn(store: Store, options: LedgerSettings = {}) {
  const { observations, observe } = recordObservations()
  const ledger = startLedger({ ...store, observe, ...options })
  onTestFinished(() => ledger.close(0))
  return { ledger, observations }
}

/** Another connection that keeps the ledger to itself. */
export async function lockUsage({ folder, url }: Store): Promise<() => Promise<void>> {
  let release: () => Promise<void>
  if (url === undefined) {
    const other = new DatabaseSync(join(folder, 'usage.db'), { timeout: comesMs })
    other.exec('begin immediate')
    release = async () => other.close()
  } else {
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin; lock table usage in exclusive mode')
    release = () => other.end()
  }
  let released: Promise<void> | undefined
  const once = () => (released ??= release())
  onTestFinished(once)
  return once
}

/** From now on what tells of a segment fails, and only when it is committed. */
export async function refuseCommits({ usage, url }: Store): Promise<() => Promise<unknown>> {
  const [refusing, mending] = url === undefined ? refusingSqlite : refusingPostgres
  for (const statement of refusing) await sql.raw(statement).execute(usage)
  return () => sql.raw(mending).execute(usage)
}

const refusingSqlite = [
  [
    'create table none (id integer primary key)',
    'create table broken (id integer references none (id) deferrable initially deferred)',
    'create trigger refuse after insert on segment begin insert into broken values (1); end',
  ],
  'drop trigger refuse',
] as const
const refusingPostgres = [
  [
    'create function refuse() returns trigger language plpgsql as $$ begin raise ' +
      "exception 'not now'; end $$",
    'create constraint trigger refuse after insert on segment deferrable initially ' +
      'deferred for each row execute function refuse()',
  ],
  'drop trigger refuse on segment',
] as const

/** The files of the spool that are not wholly moved. */
export function segments(folder: string): string[] {
  return readdirSync(join(folder, 'spool')).filter((name) => name.endsWith('.ndjson'))
}

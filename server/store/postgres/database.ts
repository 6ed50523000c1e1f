import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { Store } from '../store.ts'
import { startReports } from '../report.ts'
import type { JournalTables, UsageDb } from '../tables.ts'
import { CommitLost } from '../transaction.ts'
import { connection } from './connection.ts'
import { hasAnswered, retrying } from './failure.ts'
import { askAlone } from './report.ts'

export type PoolOptions = {
  /** Most connections of this process. */
  connections?: number
  /** The longest that one statement may take; 0 sets no bound. */
  statementMs?: number
  /** The same of a question to `reports`. */
  reportMs?: number
}

const idleMs = 30_000

/** Opens a pool of connections when the first question is asked. Both sets of tables are in the one database. */
export function openPostgres(url: string, folder: string, options: PoolOptions): Store {
  let opened: ReturnType<typeof openPool> | undefined
  const pool = () => (opened ??= openPool(url, options))
  const { driver, close } = startReports(askAlone(url), options.reportMs)
  return {
    journal: new Kysely<JournalTables>({ dialect: new LocklessDialect({ pool }) }),
    usage: new Kysely<UsageDb>({ dialect: new LocklessDialect({ pool }) }),
    reports: new Kysely({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => new PostgresAdapter(),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (db) => new PostgresIntrospector(db),
      },
    }),
    folder,
    url,
    async synced() {},
    erased: async () => true,
    async close() {
      const open = opened
      opened = Promise.reject(new Error('the store is closed'))
      opened.catch(() => {})
      await Promise.all([close(), open?.then((pool) => pool.end())])
    },
  }
}

/** The migrator would take an advisory lock, which engines that shard do not have; `migrate` lets only one begin. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class LocklessDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter()
  }
}

async function openPool(
  url: string,
  { connections = 10, statementMs = 2000 }: PoolOptions,
): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    ...(await connection(url)),
    max: connections,
    idleTimeoutMillis: idleMs,
    ...(statementMs > 0 && bounds(statementMs)),
  })
  // The server may end a connection that waits in the pool, or one between two statements of a transaction;
  // either would end the process if nobody listened. Whoever asks next hears of it.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    options: {},
    connect: async () => watched(await pool.connect(), statementMs),
    end: () => pool.end(),
  }
}

/** The server ends a statement itself; where the server is not heard any more, we do a little later. */
const bounds = (ms: number) => ({
  statement_timeout: ms,
  idle_in_transaction_session_timeout: 5 * ms,
})
const laterMs = 500

/** Leaves a connection that no answer came from out of the pool, or the next question would wait behind the lost one. */
function watched(client: PoolClient, statementMs: number): PostgresPoolClient {
  let loss: unknown
  let inTransaction = false
  const ask = async (text: string, values: unknown[]) => {
    // Of a COMMIT that was not answered the ROLLBACK after it has to tell: its error is the one that is heard.
    if (loss !== undefined) throw loss
    try {
      return await heard(client.query(text, values), statementMs)
    } catch (error) {
      if (hasAnswered(error)) throw error
      loss = text === 'commit' ? new CommitLost(error) : error
      throw loss
    }
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (/^(begin|start transaction)/.test(text)) inTransaction = true
    // A transaction is repeated as a whole, by whoever began it.
    return inTransaction ? ask(text, [...values]) : retrying(() => ask(text, [...values]))
  }
  // Kysely's type also has cursors, which it asks for only when it is given them.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard === true || loss !== undefined),
  }
}

/** Refuses when no answer has come in time. One that came while this process itself stood still is read first: that is why pg's own bound is not used. */
function heard<Answer>(answer: Promise<Answer>, statementMs: number): Promise<Answer> {
  if (statementMs === 0) return answer
  const ms = statementMs + laterMs
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`the database has not answered within ${ms} ms`))),
      ms,
    )
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

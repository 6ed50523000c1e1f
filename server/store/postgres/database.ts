import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import type { Client, Pool, PoolClient } from 'pg'
import type { Store } from '../store.ts'
import { createStoreClock } from '../store-clock.ts'
import { openReports, type RunReport } from '../report.ts'
import type { JournalTables } from '../tables.ts'
import type { UsageDb } from '../usage-tables.ts'
import { CommitLost } from '../transaction.ts'
import {
  atWritableHost,
  connection,
  readOnly,
  requireWritable,
  separateClient,
} from './connection.ts'
import { codeOf, isServerError, retrying } from './failure.ts'
import { hostUrls } from '../place.ts'

export type PoolOptions = {
  /** Maximum connections of this process. */
  connections?: number
  /** Time limit of one statement; 0 means none. */
  statementMs?: number
  /** Time limit of a query to `reports`. */
  reportMs?: number
}

const idleMs = 30_000

/** Opens a pool of connections at the first query. Both sets of tables are in the same database. */
export function openPostgres(url: string, folder: string, options: PoolOptions): Store {
  let lazyPool: ReturnType<typeof openPool> | undefined
  const pool = () => (lazyPool ??= openPool(url, options))
  const dialect = () => new LocklessDialect({ pool })
  const { reports, close } = openReports(dialect(), reportOnOwnConnection(url), options.reportMs)
  return {
    journal: new Kysely<JournalTables>({ dialect: dialect() }),
    usage: new Kysely<UsageDb>({ dialect: dialect() }),
    reports,
    folder,
    url,
    clock: createStoreClock(),
    async synced() {},
    erased: async () => true,
    async close() {
      const open = lazyPool
      lazyPool = Promise.reject(new Error('the store is closed'))
      lazyPool.catch(() => {})
      await Promise.all([close(), open?.then((pool) => pool.end())])
    },
  }
}

/**
 * The migrator would take an advisory lock, which sharded engines lack; `migrate` ensures that only
 * one process migrates.
 */
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
  const open = async (host: string) => {
    const pool = new pg.Pool({
      ...(await connection(host)),
      max: connections,
      idleTimeoutMillis: idleMs,
    })
    // The server may close an idle connection, or one between two statements of a transaction.
    // Without a listener the process would end; the next query reports the error.
    pool.on('error', () => {})
    pool.on('connect', (client) => void client.on('error', () => {}))
    return pool
  }
  const hosts = new Hosts(await Promise.all(hostUrls(url).map(open)))
  return {
    options: {},
    connect: async () => {
      const client = await hosts.connect()
      return pooledClient(client, statementMs, () => hosts.forget())
    },
    end: () => hosts.end(),
  }
}

/** The pools of all hosts of a database, of which one is writable. */
class Hosts {
  readonly #pools: readonly Pool[]
  #first = 0
  /** The connections that were to a writable server when they were last tested. */
  #writable = new WeakSet<PoolClient>()

  constructor(pools: readonly Pool[]) {
    this.#pools = pools
  }

  /** A connection to the host that was writable last, or to the next one that is. */
  connect(): Promise<PoolClient> {
    const order = this.#pools.map((_, index) => (this.#first + index) % this.#pools.length)
    return atWritableHost(order, async (index, isOnly) => {
      const client = await this.#pools[index]?.connect()
      if (!client) throw new Error('the store is closed')
      try {
        if (!isOnly && !this.#writable.has(client)) await requireWritable(client)
      } catch (error) {
        client.release(true)
        throw error
      }
      this.#writable.add(client)
      this.#first = index
      return client
    })
  }

  /** Tests all connections again, because one was to a standby. */
  forget(): void {
    this.#writable = new WeakSet()
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}

/** The server cancels a statement itself; if it does not respond, we give up a little later. */
const laterMs = 500

/**
 * Removes a connection that did not respond from the pool: the next query would wait behind the
 * lost one.
 */
function pooledClient(
  client: PoolClient,
  statementMs: number,
  onStandby: () => void,
): PostgresPoolClient {
  let loss: unknown
  let inTransaction = false
  const ask = async (text: string, values: unknown[]) => {
    // After a lost COMMIT, Kysely reports the error of the ROLLBACK, so that throws the same.
    if (loss !== undefined) throw loss
    try {
      return await withTimeout(client.query(text, values), statementMs)
    } catch (error) {
      if (codeOf(error) === readOnly) onStandby()
      else if (isServerError(error)) throw error
      loss = text === 'commit' ? new CommitLost(error) : error
      throw loss
    }
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (/^(begin|start transaction)/.test(text)) inTransaction = true
    // A transaction is retried as a whole, by its caller.
    return inTransaction ? ask(text, [...values]) : retrying(() => ask(text, [...values]))
  }
  // Kysely's type has cursors too, which it uses only if they are configured.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard === true || loss !== undefined),
  }
}

/**
 * Rejects if no response comes in time. A response that came while this process was blocked is read
 * first, which pg's own timeout does not do.
 */
function withTimeout<Answer>(answer: Promise<Answer>, statementMs: number): Promise<Answer> {
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

/**
 * Runs a report over a connection of its own with its own time limit, since requests need those of
 * the pool.
 */
const reportOnOwnConnection =
  (url: string): RunReport =>
  async ({ sql, parameters }, signal, ms) => {
    let client: Client | undefined
    const end = () => void client?.end().catch(() => {})
    const run = async () => {
      try {
        client = await separateClient(url)
        signal.throwIfAborted()
        signal.addEventListener('abort', end)
        // The server does not notice that the connection is closed while it works; this ends its
        // work.
        await client.query(`begin; set local statement_timeout = ${ms + laterMs}`)
        return (await client.query<Record<string, unknown>>(sql, [...parameters])).rows
      } finally {
        signal.removeEventListener('abort', end)
        end()
      }
    }
    // The promise of a client that is closed while it connects may never settle.
    return Promise.race([run(), abortOf(signal)])
  }

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(signal.reason as Error)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })

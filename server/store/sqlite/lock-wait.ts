import { setTimeout as pause } from 'node:timers/promises'
import { SqliteDriver, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { isBusy, sqliteCode } from './file.ts'

/** With pauses of 5 ms on average, this is about a second. */
const maxAttempts = 200
const maxPauseMs = 10
/** As of a rollback without a transaction. */
const genericError = 1

/**
 * Repeats a statement while another process has the lock, for about a second. The event loop is
 * not blocked, as it would be by SQLite's own wait, whose longer pauses can also miss every gap
 * between the transactions of two other processes. Its database needs `busy_timeout=0`.
 */
export class LockWaitDriver extends SqliteDriver {
  #connection: LockWaitConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= new LockWaitConnection(await super.acquireConnection()))
  }

  /** SQLite itself rolls back where the disk is full; the error of that one would be lost. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (sqliteCode(error) !== genericError) throw error
    }
  }
}

class LockWaitConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        if (!isBusy(error) || attempt === maxAttempts) throw error
        await pause(Math.random() * maxPauseMs)
      }
    }
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

type Report = { file: string; sql: string; parameters: SQLInputValue[] }

const lockTimeoutMs = 1000

// Only `askInThread` starts this file, and with these.
if (parentPort) parentPort.postMessage(answer(workerData as Report))

function answer({ file, sql, parameters }: Report): Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockTimeoutMs })
  try {
    // A thread can be terminated only while it runs JavaScript; this function makes SQLite return
    // to it.
    database.function('goes_on', () => 1)
    database.exec(
      'create temp view usage as select * from main.usage where rowid % 256 > 0 or goes_on()',
    )
    return database.prepare(sql).all(...parameters)
  } finally {
    database.close()
  }
}

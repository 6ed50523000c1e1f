import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'

type Report = { sql: string; parameters: SQLInputValue[] }

const lockTimeoutMs = 1000

// Only `openReportThread` starts this file, and with the name of a file.
if (parentPort) answerReports(parentPort, workerData as string)

/** Ends with the first report that fails. */
function answerReports(port: MessagePort, file: string): void {
  const database = open(file)
  port.on('message', (report: Report) => port.postMessage(answer(database, report)))
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockTimeoutMs })
  // A thread can be terminated only while it runs JavaScript; this function makes SQLite return to
  // it.
  database.function('goes_on', () => 1)
  database.exec(
    'create temp view usage as select * from main.usage where rowid % 256 > 0 or goes_on()',
  )
  return database
}

const answer = (
  database: DatabaseSync,
  { sql, parameters }: Report,
): Record<string, SQLOutputValue>[] => database.prepare(sql).all(...parameters)

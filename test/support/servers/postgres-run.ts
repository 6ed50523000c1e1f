import { createServer } from 'node:http'
import { startPostgres, type Postgres } from './postgres-server.ts'
import { listenOnLoopback } from '../http/listen.ts'

const variable = 'TOLLGATE_TEST_POSTGRES_DESK'

/** One PostgreSQL for all files of a run, which starts when the first of them asks for it. */
export default async function setup(): Promise<() => Promise<void>> {
  let started: Promise<Postgres> | undefined
  const desk = createServer((_req, res) => {
    started ??= startPostgres()
    started.then(
      ({ url }) => res.end(url),
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  })
  const port = await listenOnLoopback(desk)
  process.env[variable] = `http://127.0.0.1:${port}`
  return async () => {
    desk.close()
    await (await started)?.remove()
  }
}

/** The address of the first database of the run's server. */
export async function sharedServer(): Promise<string> {
  const desk = process.env[variable]
  if (desk === undefined)
    throw new Error('test/support/servers/postgres-run.ts is not among the globalSetup of this run')
  const reply = await fetch(desk)
  const text = await reply.text()
  if (!reply.ok) throw new Error(text)
  return text
}

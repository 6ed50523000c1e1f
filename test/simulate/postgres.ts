import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import { openLeases, type Leases } from '../../server/store/queries/limit-leases.ts'
import { startPostgres, withClient } from '../support/servers/postgres-server.ts'

const measuredMs = 5000
const connections = 16

/**
 * How often a second a PostgreSQL grants leases, as text. `place` is its address, or `embedded`:
 * the packaged one, whose commits are made durable here in the folder of temporary files.
 */
export async function measurePostgres(place: string): Promise<string> {
  if (place !== 'embedded') return inFreshDatabase(place)
  const server = await startPostgres('fsync=on')
  try {
    return await inFreshDatabase(server.url)
  } finally {
    await server.remove()
  }
}

async function inFreshDatabase(server: string): Promise<string> {
  const name = `tollgate_measure_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await withClient(server, (client) => client.query(`create database ${name}`))
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-measure-'))
  try {
    const store = openStore(url.href, { folder, connections })
    try {
      await migrate(store)
      return await measure(openLeases(store))
    } finally {
      await store.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
    await withClient(server, (client) => client.query(`drop database ${name}`))
  }
}

async function measure(leases: Leases): Promise<string> {
  const spread = await questionsASecond(leases, 10_000, ['rpm'])
  const calls = await questionsASecond(leases, 10_000, ['parallel', 'rpm', 'tpm', 'total'])
  const one = await questionsASecond(leases, 1, ['rpm'])
  return [
    `grants a second over ${connections} connections, each of a transaction of its own:`,
    `  of one limit of 10 000 keys                  ${spread.toFixed(0)}`,
    `  of four limits of 10 000 keys, all at once   ${calls.toFixed(0)}`,
    `  of one limit of one key                      ${one.toFixed(0)}`,
  ].join('\n')
}

async function questionsASecond(
  leases: Leases,
  keys: number,
  limits: readonly string[],
): Promise<number> {
  const began = performance.now()
  const end = began + measuredMs
  let questions = 0
  const lease = { windowStart: 0, endsAt: null, limit: 1e12, used: 0, held: 0, replicas: 1 }
  const ask = async (_: unknown, at: number) => {
    for (let number = 1; performance.now() < end; number++) {
      const id = `measured-${keys}-${Math.floor(Math.random() * keys)}`
      // Replicas ask for a lease one after the other; these are as many as there are connections.
      const more = { ...lease, replica: `measured-${at}`, number, need: 1, unit: 1, desired: 1 }
      await leases.grant(limits.map((limit) => ({ ...more, scope: `${limit}:${id}` })))
      questions += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return questions / ((performance.now() - began) / 1000)
}

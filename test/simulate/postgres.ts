import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import { openLeases, type Leases } from '../../server/store/queries/leases.ts'
import { startPostgres, withClient } from '../support/servers/postgres-server.ts'

const measuredMs = 5000
const connections = 16

/**
 * How many leases a second a PostgreSQL grants, as text. `place` is its address, or `embedded`: the
 * packaged one, whose commits are made durable here in the folder of temporary files.
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
  const spread = await grantsASecond(leases, 10_000)
  const one = await grantsASecond(leases, 1)
  return [
    `grants a second over ${connections} connections, each of a transaction of its own:`,
    `  of 10 000 quotas  ${spread.toFixed(0)}`,
    `  of one quota      ${one.toFixed(0)}`,
  ].join('\n')
}

async function grantsASecond(leases: Leases, quotas: number): Promise<number> {
  const began = performance.now()
  const end = began + measuredMs
  let grants = 0
  const ask = async () => {
    for (; performance.now() < end; grants++) {
      const scope = `rpm:measured-${quotas}-${Math.floor(Math.random() * quotas)}`
      const quota = { scope, windowStart: 0, endsAt: null, limit: 1e12 }
      await leases.grant({
        ...quota,
        replica: 'measured',
        used: 0,
        need: 1,
        unit: 1,
        desired: 1,
        replicas: 1,
      })
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return grants / ((performance.now() - began) / 1000)
}

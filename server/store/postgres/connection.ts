import type { Client, ClientConfig, CustomTypesConfig } from 'pg'
import { hostUrls } from '../place.ts'

const connectMs = 2000
const int8 = 20

/**
 * The options of every connection, with bigint read as a number. There are no others: PgBouncer
 * refuses most settings at the start of a session, and those of a session would reach others later.
 */
export async function connection(url: string): Promise<ClientConfig> {
  const { default: pg } = await import('pg')
  const getTypeParser = (oid: number, format?: 'text') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)
  // pg's type does not allow any function of a text as a parser.
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'tollgate',
    types: { getTypeParser } as CustomTypesConfig,
  }
}

/** A connected client outside of the pool, at the first host that is writable. */
export async function separateClient(url: string, bounds: ClientConfig = {}): Promise<Client> {
  const { default: pg } = await import('pg')
  return atWritableHost(hostUrls(url), async (host, isOnly) => {
    const client = new pg.Client({ ...(await connection(host)), ...bounds })
    // Without a listener the process would end when the server closes an idle connection.
    client.on('error', () => {})
    try {
      await client.connect()
      if (!isOnly) await requireWritable(client)
      return client
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
  })
}

/** Connects to one host after the other until one succeeds; throws what the last one threw. */
export async function atWritableHost<Host, Result>(
  hosts: readonly Host[],
  connect: (host: Host, isOnly: boolean) => Promise<Result>,
): Promise<Result> {
  let last: unknown
  for (const host of hosts) {
    try {
      return await connect(host, hosts.length === 1)
    } catch (error) {
      last = error
    }
  }
  throw last
}

/** Throws if the server is a standby, which only reads. */
export async function requireWritable(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  )
  if (rows[0]?.transaction_read_only !== 'on') return
  throw Object.assign(new Error('this server is a standby'), { code: readOnly })
}

/** read_only_sql_transaction: the server became a standby. */
export const readOnly = '25006'

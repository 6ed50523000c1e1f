import type { Client, ClientConfig, CustomTypesConfig } from 'pg'

const connectMs = 2000
const int8 = 20

/** The options of every connection: with timeouts, and bigint read as a number. */
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

/** A client outside of the pool, which is not connected yet. */
export async function separateClient(url: string, bounds: ClientConfig): Promise<Client> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ ...(await connection(url)), ...bounds })
  // Without a listener the process would end when the server closes an idle connection.
  client.on('error', () => {})
  return client
}

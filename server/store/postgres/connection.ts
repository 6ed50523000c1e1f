import type { ClientConfig, CustomTypesConfig } from 'pg'

const connectMs = 2000
const int8 = 20

/** How any connection of ours is made: bounded in time, and with whole numbers read as numbers. */
export async function connection(url: string): Promise<ClientConfig> {
  const { default: pg } = await import('pg')
  const getTypeParser = (oid: number, format?: 'text') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)
  // pg's own type leaves out that a parser of text may be any function of a text.
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'tollgate',
    types: { getTypeParser } as CustomTypesConfig,
  }
}

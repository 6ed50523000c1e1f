import type { Config } from './schema.ts'

/** Stands where a value may be a secret. */
export const masked = '[not shown]'

/**
 * The configuration in force as it may be shown: defaults filled in, secrets by the names of their variables only.
 * A configuration whose addresses hold a name, a password or a query is refused, and of a database's address those are gone; what headers hold nobody knows.
 */
export function shownConfig(config: Config): Config {
  const upstreams = Object.entries(config.upstreams).map(
    ([name, { headers, ...upstream }]) =>
      [name, { ...upstream, ...(headers && { headers: maskedOf(headers) }) }] as const,
  )
  return { ...config, upstreams: Object.fromEntries(upstreams) }
}

const maskedOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, masked]))

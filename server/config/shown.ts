import type { Config } from './schema.ts'

/** Printed in place of values that may be secrets. */
export const masked = '[not shown]'

/**
 * The configuration without secrets. Only headers may have any: keys are named by variable, URLs
 * with credentials are refused, and the store's password is removed when it is loaded.
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

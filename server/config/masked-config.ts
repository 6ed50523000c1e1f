import { hash } from 'node:crypto'
import { canonicalJson } from '../json/json.ts'
import type { Config } from './schema.ts'

/** Replaces values that may be secrets. */
export const masked = '[not shown]'

/**
 * The configuration without secrets. Only headers may contain some: keys are named by variable, URLs
 * with credentials are rejected, and the store's password is removed when it is loaded.
 */
export function maskedConfig(config: Config): Config {
  const upstreams = Object.entries(config.upstreams).map(
    ([name, { headers, ...upstream }]) =>
      [name, { ...upstream, ...(headers && { headers: maskedHeaders(headers) }) }] as const,
  )
  return { ...config, upstreams: Object.fromEntries(upstreams) }
}

/** Digests by configuration, an object that a reload replaces and nothing modifies. */
const digests = new WeakMap<Config, string>()

/** SHA-256 of the masked configuration: servers with the same settings have the same digest. */
export function configDigest(config: Config): string {
  const cached = digests.get(config)
  if (cached !== undefined) return cached
  const digest = hash('sha256', canonicalJson(maskedConfig(config)))
  digests.set(config, digest)
  return digest
}

const maskedHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, masked]))

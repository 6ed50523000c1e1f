import { hash } from 'node:crypto'
import { isRecord } from '../json/json.ts'
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

/** By configuration, which a reload replaces and nothing changes. */
const digests = new WeakMap<Config, string>()

/** SHA-256 of what is shown of a configuration: servers with the same settings have the same. */
export function digestOf(config: Config): string {
  const known = digests.get(config)
  if (known !== undefined) return known
  const digest = hash('sha256', JSON.stringify(sorted(shownConfig(config))))
  digests.set(config, digest)
  return digest
}

/** With the members of objects by name: files and variables may have them in any order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}

const maskedOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, masked]))

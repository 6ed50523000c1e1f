import { ConfigError, dotted } from '../documents/problems.ts'
import { isRecord } from '../json.ts'
import type { LoadedConfig } from './load.ts'
import type { Config } from './schema.ts'

/** Sections that need a restart; of `payments`, the facilitators' keys do not. */
const sections = [
  'store',
  'store_env',
  'store_connections',
  'spool',
  'workers',
  'ledger',
  'operator',
  'payments',
  'tracing',
] as const
/** Settings of other sections that need a restart. */
const members = {
  gateway: ['host', 'port', 'docs'],
  mesh: ['host', 'port', 'docs'],
  metadata: ['host', 'port', 'docs'],
  limits: ['headers_ms', 'body_ms', 'write_stall_ms'],
  log: ['format'],
} as const

/**
 * The part of `next` that a running process can adopt. Settings that need a restart keep their
 * values and are listed in `needRestart`. Throws a ConfigError for a change to or from the sandbox.
 */
export function afterReload(now: LoadedConfig, next: LoadedConfig): LoadedConfig {
  if (now.sandbox !== next.sandbox) {
    const why = next.sandbox
      ? 'no upstreams and routes are configured any more, and only a restart begins the sandbox'
      : 'upstreams and routes are configured now, and only a restart ends the sandbox'
    throw new ConfigError([`${next.file ?? 'environment'}: ${why}.`])
  }
  const config: Config = { ...next.config, ...pick(now.config, sections) }
  for (const section of sections)
    if (!(section in now.config)) delete config[section as keyof Config]
  for (const [section, names] of Object.entries(members))
    Object.assign(config, {
      [section]: { ...partOf(next.config, section), ...pick(partOf(now.config, section), names) },
    })
  const { rpcUrls, operatorToken, metricsToken, storeUrl } = now.secrets
  const needRestart = differences(config, next.config)
  // Keys of changed networks belong to facilitators that are not in use yet.
  const { facilitatorKeys } = needRestart.some((name) => name.startsWith('payments.networks'))
    ? now.secrets
    : next.secrets
  return {
    ...next,
    config,
    needRestart,
    secrets: { ...next.secrets, facilitatorKeys, rpcUrls, operatorToken, metricsToken, storeUrl },
  }
}

const partOf = (config: Config, section: string) =>
  config[section as keyof Config] as Record<string, unknown> // one of `members`

const pick = <From extends object>(from: From, names: readonly (keyof From)[]) =>
  Object.fromEntries(
    names.filter((name) => name in from).map((name) => [name, from[name]]),
  ) as Partial<From>

/** The names of the settings in which two configurations differ. */
function differences(one: unknown, other: unknown, path: string[] = []): string[] {
  if (!isRecord(one) || !isRecord(other))
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [dotted(path)]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    differences(one[name], other[name], [...path, name]),
  )
}

import { ConfigError, dotted } from '../documents/problems.ts'
import { isRecord } from '../json/json.ts'
import type { LoadedConfig } from './load.ts'
import type { Config } from './schema.ts'
import { masked, maskedConfig } from './masked-config.ts'

/** Sections that need a restart, except the facilitators' keys of `payments`. */
const sections = [
  'store',
  'store_env',
  'store_connections',
  'secret_env',
  'spool',
  'workers',
  'ledger',
  'operator',
  'me',
  'payments',
  'tracing',
  'sandbox',
] as const
/** Settings of other sections that need a restart. */
const members = {
  gateway: ['host', 'port', 'docs'],
  mesh: ['host', 'port', 'docs'],
  metadata: ['host', 'port', 'docs'],
  limits: ['headers_ms', 'body_ms', 'body_bytes', 'write_stall_ms'],
  log: ['format'],
} as const

/**
 * The part of `next` that a running process can adopt. Settings that need a restart keep their
 * values and are listed in `needRestart`. Throws a ConfigError for a change to or from the sandbox.
 */
export function afterReload(now: LoadedConfig, next: LoadedConfig): LoadedConfig {
  if (now.sandbox !== next.sandbox) {
    const toSandbox = 'no upstreams and routes are configured any more; restart for the sandbox'
    const fromSandbox = 'upstreams and routes are configured now; restart to leave the sandbox'
    const why = next.sandbox ? toSandbox : fromSandbox
    throw new ConfigError([`${next.file ?? 'environment'}: ${why}.`])
  }
  const config: Config = { ...next.config, ...pick(now.config, sections) }
  for (const section of sections)
    if (!(section in now.config)) delete config[section as keyof Config]
  for (const [section, names] of Object.entries(members))
    Object.assign(config, {
      [section]: { ...partOf(next.config, section), ...pick(partOf(now.config, section), names) },
    })
  const { rpcUrls, operatorToken, metricsToken, storeUrl, server } = now.secrets
  const { oidcClientSecret, meClientSecret } = now.secrets
  const needRestart = differingPaths(config, next.config).map(dotted)
  // Keys of changed networks belong to facilitators that are not used before the restart.
  const areNetworksNew = needRestart.some((name) => name.startsWith('payments.networks'))
  const { facilitatorKeys } = (areNetworksNew ? now : next).secrets
  return {
    ...next,
    config,
    sources: sourcesAfter(now, next, needRestart),
    needRestart,
    secrets: {
      ...next.secrets,
      facilitatorKeys,
      rpcUrls,
      operatorToken,
      metricsToken,
      oidcClientSecret,
      meClientSecret,
      storeUrl,
      server,
    },
  }
}

/** Settings that wait for a restart keep their source too. */
function sourcesAfter(
  now: LoadedConfig,
  next: LoadedConfig,
  needRestart: readonly string[],
): LoadedConfig['sources'] {
  const waits = (setting: string) =>
    needRestart.some((name) => setting === name || setting.startsWith(`${name}.`))
  return Object.fromEntries([
    ...Object.entries(next.sources).filter(([setting]) => !waits(setting)),
    ...Object.entries(now.sources).filter(([setting]) => waits(setting)),
  ])
}

const partOf = (config: Config, section: string) =>
  config[section as keyof Config] as Record<string, unknown> // one of `members`

const pick = <From extends object>(from: From, names: readonly (keyof From)[]) =>
  Object.fromEntries(
    names.filter((name) => name in from).map((name) => [name, from[name]]),
  ) as Partial<From>

/** The paths at which two configurations differ. */
function differingPaths(one: unknown, other: unknown, path: string[] = []): string[][] {
  if (!isRecord(one) || !isRecord(other))
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [path]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    differingPaths(one[name], other[name], [...path, name]),
  )
}

/** A setting that a reload changes. Its values are never secrets, and absent if not set. */
export type SettingChange = {
  setting: string
  before?: unknown
  after?: unknown
  /** Whether it takes effect only when the server starts again. */
  needsRestart: boolean
}

/** How `next` differs from the current configuration. */
export function settingChanges(now: LoadedConfig, next: LoadedConfig): SettingChange[] {
  const { needRestart } = afterReload(now, next)
  const [before, after] = [maskedConfig(now.config), maskedConfig(next.config)]
  // Compared with the current values: a setting may wait for a restart since an earlier reload.
  const changes = differingPaths(now.config, next.config).map((path) => ({
    setting: dotted(path),
    before: valueAt(before, path),
    after: valueAt(after, path),
    needsRestart: needRestart.includes(dotted(path)),
  }))
  return [...changes, ...changedKeys(now, next)]
}

const valueAt = (config: unknown, path: readonly string[]): unknown =>
  path.reduce((value, step) => (isRecord(value) ? value[step] : undefined), config)

/** Upstreams' keys that changed in the same variable or file. */
function changedKeys(now: LoadedConfig, next: LoadedConfig): SettingChange[] {
  return [...next.secrets.upstreamKeys].flatMap(([name, key]) => {
    const former = now.secrets.upstreamKeys.get(name)
    const source = next.config.upstreams[name]?.key_file === undefined ? 'key_env' : 'key_file'
    const isNamed = now.config.upstreams[name]?.[source] === next.config.upstreams[name]?.[source]
    if (former === undefined || former === key || !isNamed) return []
    const setting = dotted(['upstreams', name, source])
    return [{ setting, before: masked, after: masked, needsRestart: false }]
  })
}

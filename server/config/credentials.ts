import { resolve } from 'node:path'
import type { LoadedConfig } from './loaded.ts'
import type { Upstream } from './schema.ts'
import type { NamedKey } from './secrets.ts'

/** The parts of an upstream's credential. Its source is not secret. */
export type CredentialSettings = {
  source: string
  auth: Upstream['auth']
  key: string
  /** The absolute path of the key's file. */
  file?: string
  /** Instead of `key`: keys that are used in turn. */
  keys?: readonly NamedKey[]
}

/** The credentials of the upstreams that have one. */
export function credentialsOf({
  config,
  secrets,
  cwd,
}: Pick<LoadedConfig, 'config' | 'secrets' | 'cwd'>): ReadonlyMap<string, CredentialSettings> {
  const all = Object.entries(config.upstreams).map(
    ([name, upstream]) => [name, settingsOf(name, upstream, { secrets, cwd })] as const,
  )
  return new Map(all.flatMap(([name, settings]) => (settings ? [[name, settings]] : [])))
}

function settingsOf(
  name: string,
  { auth, key_env, key_file }: Upstream,
  { secrets, cwd }: Pick<LoadedConfig, 'secrets' | 'cwd'>,
): CredentialSettings | undefined {
  const keys = secrets.keyLists.get(name)
  if (keys)
    return { source: `keys ${keys.map((one) => one.source).join(', ')}`, auth, key: '', keys }
  const key = secrets.upstreamKeys.get(name)
  if (key === undefined) return undefined
  if (key_file === undefined) return { source: `variable ${key_env}`, auth, key }
  return { source: `file ${key_file}`, auth, key, file: resolve(cwd, key_file) }
}

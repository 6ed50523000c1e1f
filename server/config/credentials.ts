import { resolve } from 'node:path'
import { awsSource, type KeysOfAws, type SigV4 } from './aws.ts'
import type { LoadedConfig } from './loaded.ts'
import type { Upstream } from './schema.ts'
import type { NamedKey } from './secrets.ts'

type KeyParts = {
  auth: Upstream['auth']
  key: string
  /** The absolute path of the key's file. */
  file?: string
  /** Instead of `key`: keys that are used in turn. */
  keys?: readonly NamedKey[]
}

/** As `oauth` of an upstream, with its secrets, and with absolute paths. */
export type OAuthSettings = Sourced &
  Omit<NonNullable<Upstream['oauth']>, 'client_id' | 'client_id_env' | 'client_secret_env'> & {
    clientId: string | undefined
    secret: string | undefined
  }

/** The place of an upstream of AWS, and its keys. */
export type AwsSettings = Sourced & { region: string; service: string; from: KeysOfAws }

/** The variable, file or role of a credential, which is not secret. */
type Sourced = { source: string }

/** The parts of an upstream's credential. */
export type CredentialSettings = (Sourced & KeyParts) | OAuthSettings | AwsSettings

type SecretParts = Pick<LoadedConfig, 'secrets' | 'cwd'>

/** The credentials of the upstreams that have one. */
export function credentialsOf({
  config,
  secrets,
  cwd,
}: SecretParts & Pick<LoadedConfig, 'config'>): ReadonlyMap<string, CredentialSettings> {
  const all = Object.entries(config.upstreams).map(
    ([name, upstream]) => [name, settingsOf(name, upstream, { secrets, cwd })] as const,
  )
  return new Map(all.flatMap(([name, settings]) => (settings ? [[name, settings]] : [])))
}

function settingsOf(
  name: string,
  { auth, key_env, key_file, oauth, sigv4 }: Upstream,
  parts: SecretParts,
): CredentialSettings | undefined {
  const { secrets, cwd } = parts
  if (oauth) return oauthSettings(oauth, parts)
  if (sigv4) {
    const { secrets, cwd } = parts
    return awsSettings(sigv4, (variable) => secrets.variables.get(variable), cwd)
  }
  const keys = secrets.keyLists.get(name)
  if (keys)
    return { source: `keys ${keys.map((one) => one.source).join(', ')}`, auth, key: '', keys }
  const key = secrets.upstreamKeys.get(name)
  if (key === undefined) return undefined
  if (key_file === undefined) return { source: `variable ${key_env}`, auth, key }
  return { source: `file ${key_file}`, auth, key, file: resolve(cwd, key_file) }
}

function oauthSettings(oauth: NonNullable<Upstream['oauth']>, parts: SecretParts): OAuthSettings {
  const { client_id, client_id_env, client_secret_env, ...rest } = oauth
  const { assertion_file, service_account_file } = rest
  const valueOf = (name = '') => parts.secrets.variables.get(name)
  const inFolder = (file: string) => resolve(parts.cwd, file)
  const secretAt = client_secret_env ?? assertion_file ?? service_account_file
  return {
    ...rest,
    ...(assertion_file !== undefined && { assertion_file: inFolder(assertion_file) }),
    ...(service_account_file !== undefined && {
      service_account_file: inFolder(service_account_file),
    }),
    clientId: client_id ?? valueOf(client_id_env),
    secret: valueOf(client_secret_env),
    source: `${client_id ?? client_id_env ?? 'token'} by ${secretAt} at ${rest.token_url}`,
  }
}

/** What signs requests; undefined without keys. */
export function awsSettings(
  sigv4: SigV4,
  valueOf: Parameters<typeof awsSource>[1],
  cwd: string,
): AwsSettings | undefined {
  const { region, service } = sigv4
  const keys = awsSource(sigv4, valueOf)
  if (keys === undefined) return undefined
  const { source, from } = keys
  if ('role_arn' in from) from.token_file = resolve(cwd, from.token_file)
  return { source, region, service, from }
}

import { resolve } from 'node:path'
import type { Certificates } from '../undici/transport.ts'
import { faultOfCdpSecret, type CdpKey } from './cdp.ts'
import { readCertificates } from './certificates.ts'
import type { ReportFault } from './checker.ts'
import { readAwsVariables } from './credential-checks.ts'
import type { Config } from './schema.ts'
import {
  checkVariables,
  faultOfProxy,
  readProxies,
  type Proxies,
  type ProxySettings,
} from './proxies.ts'
import { readSecretFile } from './secret-files.ts'
import { faultOfDatabaseUrl } from './store.ts'

/** A key, and the variable or the file that it comes from. */
export type NamedKey = { source: string; key: string }

/** The secrets that a configuration names. */
export type Secrets = {
  /** The values of the variables that `oauth` and `sigv4` of upstreams read. */
  variables: Map<string, string>
  upstreamKeys: Map<string, string>
  /** Keyed by upstream: the keys of those that have several. */
  keyLists: Map<string, NamedKey[]>
  /** Keyed by upstream: the certificates of its files. */
  certificates: Map<string, Certificates>
  /** Their URLs may have credentials. */
  proxies: Proxies
  /** Keyed by network; a CDP key signs a token for each request. */
  facilitatorKeys: Map<string, string | CdpKey>
  /** Keyed by network; these URLs often contain a key. */
  rpcUrls: Map<string, string>
  operatorToken: string | null
  /** Authorizes `/metrics` and nothing else. */
  metricsToken: string | null
  /** The secrets that the servers of a store share, newest first; empty without `secret_env`. */
  server: string[]
  /** The secret of the client at the operators' provider; null for a public client. */
  oidcClientSecret: string | null
  /** As `oidcClientSecret`, at the provider of key holders. */
  meClientSecret: string | null
  /** Keyed by outlet: the secrets of their systems, by the names of their settings. */
  outlets: OutletSecrets
  /** The URL of a PostgreSQL store with its password; null if the store is a folder. */
  storeUrl: string | null
}

export type OutletSecrets = ReadonlyMap<string, Readonly<Record<string, string>>>

type Networks = Config['payments']['networks']

type SecretSettings = {
  /** The folder that paths are relative to. */
  cwd: string
  upstreams: Config['upstreams']
  networks: Networks
  /** The issuers of tokens, each with its place in the list. */
  issuers: readonly [number, { issuer: string; jwks_uri?: string }][]
  operator: Config['operator'] | null
  me: Config['me'] | null
  network: ProxySettings['network']
  mesh: ProxySettings['mesh']
}

/** Reads the files of upstreams, whose secrets may change while the server runs. */
export function readUpstreamFiles(
  cwd: string,
  upstreams: Config['upstreams'],
  report: ReportFault,
): Pick<Secrets, 'upstreamKeys' | 'certificates'> {
  const pathOf = (file: string) => resolve(cwd, file)
  return {
    upstreamKeys: collect(upstreams, (name, { key_file: file }) => {
      if (file === undefined) return undefined
      return readKeyFile(['upstreams', name, 'key_file'], pathOf(file), serverKey, report)
    }),
    certificates: collect(upstreams, (name, settings) =>
      readCertificates(['upstreams', name], settings, pathOf, report),
    ),
  }
}

/** The paths of the files that `readUpstreamFiles` reads. */
export const upstreamFiles = (cwd: string, upstreams: Config['upstreams']): string[] =>
  Object.values(upstreams).flatMap(({ key_file, ca_file, client_cert_file, client_key_file }) =>
    [key_file, ca_file, client_cert_file, client_key_file].flatMap((file) =>
      file === undefined ? [] : resolve(cwd, file),
    ),
  )

/** The variables of an upstream's credential, with their values. */
function variablesOf(
  path: string[],
  { oauth, sigv4 }: Pick<Config['upstreams'][string], 'oauth' | 'sigv4'>,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): [string, string][] {
  if (sigv4) return readAwsVariables([...path, 'sigv4'], sigv4, env, report)
  return (['client_id_env', 'client_secret_env'] as const).flatMap((member) => {
    const name = oauth?.[member]
    if (name === undefined) return []
    const value = readVariable([...path, 'oauth', member], name, clientSecret, env, report)
    return value === undefined ? [] : [[name, value]]
  })
}

/** Reads the secrets that the configuration names; all but the operator's token must be set. */
export function readSecrets(
  { cwd, upstreams, networks, issuers, operator, me, network, mesh }: SecretSettings,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): Omit<Secrets, 'storeUrl' | 'server' | 'outlets'> {
  const read = (path: string[], name: string | undefined, kind: SecretKind) =>
    name === undefined ? undefined : readVariable(path, name, kind, env, report)
  const readFile = (path: string[], file: string, kind: SecretKind) =>
    readKeyFile(path, resolve(cwd, file), kind, report)
  const inNetwork = (network: string, key: string) => ['payments', 'networks', network, key]
  const files = readUpstreamFiles(cwd, upstreams, report)
  const proxies = readProxies(
    { network, mesh, upstreams },
    { env, report, readUrl: (path, name) => read(path, name, proxyUrl) },
  )
  const targets = [
    ...Object.entries(upstreams).map(([upstream, { base_url: url }]) => ({
      path: ['upstreams', upstream],
      url,
      upstream,
    })),
    ...Object.entries(networks).map(([name, { facilitator: url }]) => ({
      path: inNetwork(name, 'facilitator'),
      url,
    })),
    ...issuers.map(([at, { issuer, jwks_uri: url = issuer }]) => ({
      path: ['keys', 'jwt', String(at)],
      url,
    })),
  ]
  checkVariables(proxies, targets, report)
  const readNamed = (path: string[], source: string) => {
    const isFile = source.includes('/')
    const key = isFile ? readFile(path, source, serverKey) : read(path, source, serverKey)
    return key === undefined ? [] : [{ source, key }]
  }
  const readOidc = (section: string, oidc: { client_secret_env?: string } | undefined) =>
    read([section, 'oidc', 'client_secret_env'], oidc?.client_secret_env, clientSecret) ?? null
  return {
    keyLists: collect(upstreams, (name, { keys }) =>
      keys?.flatMap((source, at) => readNamed(['upstreams', name, 'keys', String(at)], source)),
    ),
    proxies,
    upstreamKeys: collect(
      upstreams,
      (name, { key_env }) =>
        files.upstreamKeys.get(name) ?? read(['upstreams', name, 'key_env'], key_env, serverKey),
    ),
    certificates: files.certificates,
    variables: new Map(
      Object.entries(upstreams).flatMap(([name, settings]) =>
        variablesOf(['upstreams', name], settings, env, report),
      ),
    ),
    facilitatorKeys: collect<Networks[string], string | CdpKey>(networks, (name, settings) => {
      const { facilitator_key_env: variable, facilitator_key_file: file } = settings
      const { facilitator_auth: auth } = settings
      if (auth !== undefined) {
        const path = inNetwork(name, 'facilitator_auth')
        const id = read([...path, 'key_id_env'], auth.key_id_env, cdpId)
        const secret = read([...path, 'key_secret_env'], auth.key_secret_env, cdpSecret)
        return id === undefined || secret === undefined ? undefined : { id, secret }
      }
      if (file !== undefined)
        return readFile(inNetwork(name, 'facilitator_key_file'), file, facilitatorKey)
      return read(inNetwork(name, 'facilitator_key_env'), variable, facilitatorKey)
    }),
    rpcUrls: collect(networks, (name, { rpc_env }) =>
      read(inNetwork(name, 'rpc_env'), rpc_env, chainRpc),
    ),
    ...readTokens(operator, env, report),
    oidcClientSecret: readOidc('operator', operator?.oidc),
    meClientSecret: readOidc('me', me?.oidc),
  }
}

/** The URL in the variable that `store_env` names; null if it is missing or invalid. */
export function readStoreUrl(
  name: string | undefined,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): string | null {
  if (name === undefined) return null
  return readVariable(['store_env'], name, database, env, report) ?? null
}

/** The secrets in the variable that `secret_env` names, newest first; empty if one is invalid. */
export function readServerSecrets(
  name: string | undefined,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): string[] {
  if (name === undefined) return []
  return readVariable(['secret_env'], name, sharedSecret, env, report)?.split(',') ?? []
}

function collect<Entry, Secret = string>(
  table: Record<string, Entry>,
  secretOf: (name: string, entry: Entry) => Secret | undefined,
): Map<string, Secret> {
  return new Map(
    Object.entries(table).flatMap(([name, entry]) => {
      const secret = secretOf(name, entry)
      return secret === undefined ? [] : [[name, secret] as const]
    }),
  )
}

/**
 * A kind of secret: its name in messages, and the fault of a value. With `isText` it may have
 * spaces and line breaks.
 */
export type SecretKind = { noun: string; fault?(value: string): string | undefined; isText?: true }

const serverKey: SecretKind = { noun: "the server's key" }
const clientSecret: SecretKind = { noun: 'the id or secret of the client' }
const facilitatorKey: SecretKind = { noun: "the facilitator's key" }
const cdpId: SecretKind = { noun: 'the id of the API key' }
const cdpSecret: SecretKind = {
  noun: 'the secret of the API key',
  fault: faultOfCdpSecret,
  isText: true,
}
const database: SecretKind = {
  noun: 'the URL of the database, like postgres://user:password@host/name',
  fault: faultOfDatabaseUrl,
}
const proxyUrl: SecretKind = {
  noun: 'the URL of a proxy, like http://user:password@proxy.internal:3128',
  fault: (value) => faultOfProxy(value) && `which ${faultOfProxy(value)?.slice(0, -1)}`,
}
const minSecret = 32
const maxSecrets = 8
const sharedSecret: SecretKind = {
  noun: 'a secret that all servers of this store share; `openssl rand -hex 32` makes one',
  fault: faultOfSecrets,
}
const chainRpc: SecretKind = { noun: 'the URL of an RPC server of this chain', fault: faultOfUrl }

function faultOfSecrets(value: string): string | undefined {
  const secrets = value.split(',')
  if (secrets.length > maxSecrets) return `which may have at most ${maxSecrets} secrets`
  if (secrets.every(({ length }) => length >= minSecret)) return undefined
  return (
    `which must have secrets of at least ${minSecret} characters, newest first, separated by ` +
    'commas; `openssl rand -hex 32` makes one'
  )
}

function faultOfUrl(value: string): string | undefined {
  const url = URL.parse(value)
  if (url !== null && /^https?:$/.test(url.protocol)) return undefined
  return 'which must contain a URL that starts with http:// or https://'
}

const maxKeyBytes = 16 << 10

/** The key in a file; undefined if it has none. */
export const keyIn = (file: string): string | undefined =>
  readKeyFile([], file, serverKey, () => {})

/** Reads a key from a file, without the line break at its end. */
function readKeyFile(
  path: string[],
  file: string,
  { noun }: SecretKind,
  report: ReportFault,
): string | undefined {
  const read = readSecretFile(file, { noun: 'key', maxBytes: maxKeyBytes })
  const { text: key, fault = faultOfKey(key, noun) } = read
  if (fault === undefined) return key
  report(path, `names a file ${fault}.`)
  return undefined
}

function faultOfKey(key: string, noun: string): string | undefined {
  if (key === '') return `that is empty; write ${noun} into it`
  if (isPlaceholder(key)) return `with the placeholder of the example; write ${noun} into it`
  return visible.test(key) ? undefined : `that has ${invisible} within the key`
}

export function readVariable(
  path: string[],
  name: string,
  kind: SecretKind,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): string | undefined {
  const fault = faultOfValue(env[name], kind)
  if (fault === undefined) return env[name]
  report(path, `names the environment variable ${variable(name)}, ${fault}.`)
  return undefined
}

function faultOfValue(value: string | undefined, { noun, fault, isText }: SecretKind) {
  if (!value) return `which is ${value === undefined ? 'not set' : 'empty'}; set it to ${noun}`
  if (isPlaceholder(value))
    return `which still has the placeholder of the example; set it to ${noun}`
  if (!isText && !visible.test(value))
    return `which has ${invisible}, which no ${fault ? 'URL' : 'key'} may have`
  return fault?.(value)
}

/** The files in `deploy/` have the public placeholder `change-me` for each secret. */
const isPlaceholder = (secret: string): boolean => /change-?me/i.test(secret)

const visible = /^[\x21-\x7e]+$/
const invisible = 'a space, a line break or a character outside ASCII'

type Tokens = Pick<Secrets, 'operatorToken' | 'metricsToken'>

/** Reads the tokens of the operator API; if one for metrics is named, it must be set. */
function readTokens(
  operator: Config['operator'] | null,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): Tokens {
  if (operator === null) return { operatorToken: null, metricsToken: null }
  const { token_env, metrics_token_env } = operator
  const operatorToken = readToken('token_env', token_env, env, report)
  if (metrics_token_env === undefined) return { operatorToken, metricsToken: null }
  const metricsToken = readToken('metrics_token_env', metrics_token_env, env, report)
  const path = ['operator', 'metrics_token_env']
  if (metricsToken === null)
    report(
      path,
      `names the environment variable ${variable(metrics_token_env)}, which is not set; ` +
        '`openssl rand -hex 32` makes a token for it.',
    )
  else if (metricsToken === operatorToken)
    report(
      path,
      ': the token must differ from that of operator.token_env, which authorizes everything.',
    )
  return { operatorToken, metricsToken }
}

function readToken(
  key: 'token_env' | 'metrics_token_env',
  name: string,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): string | null {
  const token = env[name]
  if (token === undefined) return null
  const fault = faultOfToken(token)
  if (fault !== undefined) report(['operator', key], `: the token in ${variable(name)} ${fault}.`)
  return token
}

function faultOfToken(token: string): string | undefined {
  const fix = '`openssl rand -hex 32` makes one'
  if (isPlaceholder(token)) return `still is the placeholder of the example; ${fix}`
  if (token.length < 32) return `has ${token.length} characters and must have at least 32; ${fix}`
  return visible.test(token) ? undefined : `has ${invisible}`
}

/** A variable's name for a message; truncated if it may be a key that was pasted there. */
function variable(name: string): string {
  const pasted = name.length > 40 || (/\d/.test(name) && /[a-z]/.test(name) && name.length >= 20)
  return pasted ? `${name.slice(0, 4)}… (is that the key itself?)` : name
}

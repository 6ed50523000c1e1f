import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { dotted, type ReportProblem } from '../documents/problems.ts'
import type { Config } from './schema.ts'
import { faultOfAddress } from './store.ts'

export type Secrets = {
  upstreamKeys: Map<string, string>
  /** By network. */
  facilitatorKeys: Map<string, string>
  /** By network; such an address often holds a key. */
  rpcUrls: Map<string, string>
  operatorToken: string | null
  /** Opens the metrics and nothing else. */
  metricsToken: string | null
  /** The whole address of a store in PostgreSQL; null when the store is a folder. */
  storeUrl: string | null
}

/** `cwd` is the folder that paths begin in. */
type Naming = {
  cwd: string
  upstreams: Config['upstreams']
  networks: Config['payments']['networks']
  operator: Config['operator'] | null
}

/** Reads the secrets that the file names; all must be there, but for that of the operator. */
export function readSecrets(
  { cwd, upstreams, networks, operator }: Naming,
  env: NodeJS.ProcessEnv,
  refuse: ReportProblem,
): Omit<Secrets, 'storeUrl'> {
  const read = (path: string[], name: string | undefined, kind: Kind) =>
    name === undefined ? undefined : readVariable(path, name, kind, env, refuse)
  const readFile = (path: string[], file: string, kind: Kind) =>
    readKeyFile(path, resolve(cwd, file), kind, refuse)
  const inNetwork = (network: string, key: string) => ['payments', 'networks', network, key]
  return {
    upstreamKeys: collect(upstreams, (name, { key_env, key_file }) =>
      key_file === undefined
        ? read(['upstreams', name, 'key_env'], key_env, serverKey)
        : readFile(['upstreams', name, 'key_file'], key_file, serverKey),
    ),
    facilitatorKeys: collect(
      networks,
      (name, { facilitator_key_env: variable, facilitator_key_file: file }) =>
        file === undefined
          ? read(inNetwork(name, 'facilitator_key_env'), variable, facilitatorKey)
          : readFile(inNetwork(name, 'facilitator_key_file'), file, facilitatorKey),
    ),
    rpcUrls: collect(networks, (name, of) =>
      read(inNetwork(name, 'rpc_env'), of.rpc_env, name.startsWith('solana:') ? solanaRpc : evmRpc),
    ),
    ...readTokens(operator, env, refuse),
  }
}

/** The address in the variable that `store_env` names; null when none is named, or what it holds cannot be one. */
export function readStoreUrl(
  name: string | undefined,
  env: NodeJS.ProcessEnv,
  refuse: ReportProblem,
): string | null {
  return name === undefined
    ? null
    : (readVariable(['store_env'], name, database, env, refuse) ?? null)
}

function collect<T>(
  table: Record<string, T>,
  secretOf: (name: string, entry: T) => string | undefined,
): Map<string, string> {
  const found = Object.entries(table).map(([name, entry]) => [name, secretOf(name, entry)] as const)
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/** A kind of secret: what to set the variable to, and what is wrong with a value. */
type Kind = { what: string; fault?(value: string): string | undefined }

const serverKey: Kind = { what: "the server's key" }
const facilitatorKey: Kind = { what: "the facilitator's key" }
const database: Kind = {
  what: 'the address of the database, like postgres://user:password@host/name',
  fault: faultOfAddress,
}
const evmRpc: Kind = { what: 'the address of an RPC server of this chain', fault: faultOfUrl }
// The fetch of the platform takes no address with a user name, and the Solana client hands it over as it is.
const solanaRpc: Kind = {
  what: evmRpc.what,
  fault: (value) => faultOfUrl(value) ?? faultOfUser(value),
}

function faultOfUrl(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol)
    ? undefined
    : 'which must hold an address that begins with http:// or https://'
}

const faultOfUser = (value: string) =>
  new URL(value).username === '' ? undefined : 'whose address must not hold a user name'

const mostKeyBytes = 16 << 10

/** The key in a file, which often ends with a line break that is no part of it. */
function readKeyFile(
  path: string[],
  file: string,
  { what }: Kind,
  refuse: ReportProblem,
): string | undefined {
  const found = textOf(file)
  const key = 'text' in found ? found.text.trim() : ''
  const content = visible.test(key) ? undefined : `that holds ${invisible} within the key`
  const whole = key === '' ? `that is empty; write ${what} into it` : content
  const fault = 'fault' in found ? found.fault : whole
  if (fault === undefined) return key
  refuse(path, `${dotted(path)} names a file ${fault}.`)
  return undefined
}

function textOf(file: string): { text: string } | { fault: string } {
  try {
    const { size } = statSync(file)
    return size > mostKeyBytes
      ? { fault: `that is larger than ${mostKeyBytes} bytes, as no key is` }
      : { text: readFileSync(file, 'utf8') }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { fault: fileFaults[code] ?? `that cannot be read (${code})` }
  }
}

const fileFaults: Record<string, string> = {
  ENOENT: 'that does not exist',
  ENOTDIR: 'that does not exist',
  EISDIR: 'that is a folder',
  EACCES: 'that may not be read by this user',
  ENAMETOOLONG: 'that does not exist',
}

function readVariable(
  path: string[],
  name: string,
  kind: Kind,
  env: NodeJS.ProcessEnv,
  refuse: ReportProblem,
): string | undefined {
  const value = env[name] ?? ''
  const fault = faultOf(value)
  if (fault === undefined) return value
  refuse(path, `${dotted(path)} names the environment variable ${variable(name)}, ${fault}.`)
  return undefined

  function faultOf(value: string): string | undefined {
    if (value === '')
      return `which is ${env[name] === undefined ? 'not set' : 'empty'}; set it to ${kind.what}`
    if (!visible.test(value))
      return `which holds ${invisible}, as no ${kind.fault ? 'address' : 'key'} does`
    return kind.fault?.(value)
  }
}

const visible = /^[\x21-\x7e]+$/
const invisible = 'a space, a line break or a character outside ASCII'

type Tokens = Pick<Secrets, 'operatorToken' | 'metricsToken'>

/** The operator's own may be missing, and one for the metrics that is named may not. */
function readTokens(
  operator: Config['operator'] | null,
  env: NodeJS.ProcessEnv,
  refuse: ReportProblem,
): Tokens {
  if (operator === null) return { operatorToken: null, metricsToken: null }
  const { token_env: own, metrics_token_env: other } = operator
  const [operatorToken, metricsToken] = [
    readToken('token_env', own, env, refuse),
    other === undefined ? null : readToken('metrics_token_env', other, env, refuse),
  ]
  const refuseOther = (text: string) => refuse(['operator', 'metrics_token_env'], text)
  if (other !== undefined && metricsToken === null)
    refuseOther(
      `operator.metrics_token_env names the environment variable ${variable(other)}, which is not set; \`openssl rand -hex 32\` makes a token for it.`,
    )
  if (metricsToken !== null && metricsToken === operatorToken)
    refuseOther(
      'operator.metrics_token_env: the token must be another one than that of operator.token_env, which opens everything.',
    )
  return { operatorToken, metricsToken }
}

function readToken(
  key: 'token_env' | 'metrics_token_env',
  name: string,
  env: NodeJS.ProcessEnv,
  refuse: ReportProblem,
): string | null {
  const token = env[name]
  if (token === undefined) return null
  const path = ['operator', key]
  if (token.length < 32)
    refuse(
      path,
      `operator.${key}: the token in ${variable(name)} has ${token.length} characters and must have at least 32; \`openssl rand -hex 32\` makes one.`,
    )
  else if (!visible.test(token))
    refuse(path, `operator.${key}: the token in ${variable(name)} holds ${invisible}.`)
  return token
}

/** A key pasted where its variable's name belongs is not repeated. */
function variable(name: string): string {
  const pasted = name.length > 40 || (/\d/.test(name) && /[a-z]/.test(name) && name.length >= 20)
  return pasted ? `${name.slice(0, 4)}… (is that the key itself?)` : name
}

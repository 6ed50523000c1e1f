import { hash } from 'node:crypto'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import type { Agent, Credential, HttpSource, Tool } from './agent.ts'

/** Credentials that a caller gives for one call, by their schemes. No code can print them. */
export class CallerCredentials {
  readonly #values: ReadonlyMap<string, string>

  constructor(values: Iterable<readonly [scheme: string, value: string]> = []) {
    this.#values = new Map(values)
  }

  get(scheme: string): string | undefined {
    return this.#values.get(scheme)
  }

  get isEmpty(): boolean {
    return this.#values.size === 0
  }

  /** The schemes and values, only to be sealed. */
  entries(): [scheme: string, value: string][] {
    return [...this.#values]
  }
}

/** The credentials of work that needs none. */
export const noCredentials = new CallerCredentials()

/** The headers of a request, by lower-case names, as Node has them. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The member of `_meta` that has credentials for an MCP call, by their schemes. */
export const metaKey = 'tollgate/credentials'

/** The characters of a credential. Node joins repeated headers with a comma and a space. */
const visible = /^[\x21-\x7e]{1,8192}$/

/** How a tool gets a credential, as metadata says it. */
export type ToolCredential = {
  scheme: string
  from: 'caller' | 'exchange' | 'server'
  /** The header that the caller sends it in. */
  header?: string
  required?: boolean
}

/** The credentials that a tool sends to its API. */
export const credentialsOf = ({ source }: Tool): readonly Credential[] =>
  source.kind === 'http' ? source.credentials : []

/** Whether callers may give a credential to the tool. */
export const takesCredentials = (tool: Tool): boolean =>
  credentialsOf(tool).some(({ caller }) => caller)

/** The credentials of a tool and who gives them, as a member for metadata; empty without any. */
export function credentialMember(tool: Tool): { credentials?: ToolCredential[] } {
  const isOptional = tool.source.kind === 'http' && tool.source.areCredentialsOptional === true
  const credentials = credentialsOf(tool).map(({ scheme, caller }): ToolCredential => {
    if (!caller) return { scheme, from: 'server' }
    if (caller.exchange) return { scheme, from: 'exchange', required: !isOptional }
    return { scheme, from: 'caller', header: caller.header, required: !isOptional }
  })
  return credentials.length > 0 ? { credentials } : {}
}

/** Sources of credentials in a request. */
type RequestParts = {
  headers: Headers
  meta?: unknown
  /** The JWT by which the caller is authenticated; undefined for callers with a key. */
  token?: string | undefined
}

/**
 * The credentials of a request that the agent's tools take. Others are ignored. Those of `_meta`
 * replace those of headers. Throws a Failure for a value that cannot be sent.
 */
export function readCallerCredentials(
  agent: Agent,
  { headers, meta, token }: RequestParts,
): CallerCredentials {
  const inMeta = isRecord(meta) && isRecord(meta[metaKey]) ? meta[metaKey] : {}
  const values = new Map<string, string>()
  for (const { scheme, caller } of [...agent.tools.values()].flatMap(credentialsOf)) {
    if (!caller || values.has(scheme)) continue
    if (caller.exchange) {
      if (token !== undefined) values.set(scheme, token)
      continue
    }
    const isInMeta = Object.hasOwn(inMeta, scheme)
    const value = isInMeta ? inMeta[scheme] : headers[caller.header.toLowerCase()]
    if (value === undefined) continue
    if (typeof value === 'string' && visible.test(value)) values.set(scheme, value)
    else
      throw new Failure(
        'invalidRequest',
        `${isInMeta ? `${metaKey}.${scheme}` : caller.header} must be sent once and be one ` +
          'credential of 1 to 8192 visible ASCII characters without spaces, like a token ' +
          'without "Bearer"',
        { retry: false, param: caller.header },
      )
  }
  return values.size === 0 ? noCredentials : new CallerCredentials(values)
}

const headerPrefix = 'x-agent-'

/**
 * A hash of all credentials in the headers of a request, so that a repeated request with another
 * credential is another request; undefined without any. `salt` is different for each request.
 */
export function hashOfCredentials(headers: Headers, salt: string): string | undefined {
  const sent = Object.keys(headers)
    .filter((name) => name.startsWith(headerPrefix))
    .toSorted()
  if (sent.length === 0) return undefined
  return hash('sha256', JSON.stringify([salt, ...sent.map((name) => [name, headers[name]])]))
}

/**
 * Throws a Failure if a credential that the work needs is missing or has expired. A query needs one
 * if each tool of its agent does.
 */
export function checkCredentials(
  agent: Agent,
  tool: Tool | undefined,
  credentials: CallerCredentials,
): void {
  const tools = tool ? [tool] : [...agent.tools.values()]
  const faults = tools.map((one) => credentialFault(one, credentials))
  const [first] = faults
  if (first && faults.every((fault) => fault !== undefined)) throw first
}

/** Why the tool cannot be called with these credentials. */
export function credentialFault(tool: Tool, credentials: CallerCredentials): Failure | undefined {
  const callers = credentialsOf(tool).flatMap(({ scheme, caller }) =>
    caller ? [{ scheme, ...caller }] : [],
  )
  for (const { scheme, header, exchange } of callers) {
    const value = credentials.get(scheme)
    const details = { retry: false, param: header, subject: { agent: tool.agent, tool: tool.name } }
    if (value !== undefined && hasExpired(value))
      return new Failure(
        'credentialExpired',
        `the credential in ${header} (security scheme ${scheme}) has expired, by its own "exp"; ` +
          'send a new one',
        { ...details, retry: false },
      )
    if (value === undefined && exchange && !mayOmit(tool))
      return new Failure(
        'credentialRequired',
        `${tool.name} of ${tool.agent} is called with a token that this server gets in exchange ` +
          `for yours (security scheme ${scheme}): send a JWT in place of a key`,
        { ...details, retry: false },
      )
    if (value === undefined && !mayOmit(tool))
      return new Failure(
        'credentialRequired',
        `${tool.name} of ${tool.agent} needs your own credential for the security scheme ` +
          `${scheme}: send it in the header ${header}; on /mcp in ` +
          `params._meta["${metaKey}"].${scheme}`,
        { ...details, retry: false },
      )
  }
  return undefined
}

const mayOmit = ({ source }: Tool) => source.kind === 'http' && source.areCredentialsOptional

/** When a JWT expires, in epoch milliseconds; other credentials do not say when they end. */
export function expiryOf(value: string): number | undefined {
  const parts = value.split('.')
  if (parts.length !== 3) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString())
    const exp = isRecord(claims) ? claims['exp'] : undefined
    return typeof exp === 'number' ? Math.floor(exp * 1000) : undefined
  } catch {
    return undefined
  }
}

const hasExpired = (value: string) => (expiryOf(value) ?? Infinity) <= Date.now()

/** Those that work may use: a task stores no others. */
export function credentialsFor(
  tool: Tool | undefined,
  credentials: CallerCredentials,
): CallerCredentials {
  if (!tool || credentials.isEmpty) return credentials
  const schemes = new Set(credentialsOf(tool).map(({ scheme }) => scheme))
  return new CallerCredentials(credentials.entries().filter(([scheme]) => schemes.has(scheme)))
}

/**
 * The tool with the caller's credentials in place. Without all that it takes, it is called with
 * none: they are optional then.
 */
export function withCredentials(tool: Tool, sent: CallerCredentials): Tool {
  const { source } = tool
  if (source.kind !== 'http' || !takesCredentials(tool)) return tool
  const isComplete = source.credentials.every(
    ({ scheme, caller }) => !caller || sent.get(scheme) !== undefined,
  )
  const credentials = isComplete ? source.credentials.map((one) => filled(one, sent)) : []
  return { ...tool, source: { ...source, credentials } satisfies HttpSource }
}

function filled(credential: Credential, sent: CallerCredentials): Credential {
  const { scheme, caller } = credential
  const value = sent.get(scheme)
  if (!caller || value === undefined) return credential
  const { exchange } = caller
  // The client's secret stays `secret`, so that it is removed from responses.
  if (exchange) return { ...credential, client: { ...exchange, subject: () => value } }
  const secret = caller.encode(value)
  return { ...credential, secret: () => secret }
}

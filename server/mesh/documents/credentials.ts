import type { OAuthMembers } from './agent-schema.ts'
import { isRecord } from '../../json/json.ts'
import type { Credential, OAuthClient } from '../agent.ts'
import { schemesOf, type LocatedRecord, type Reading } from './reading.ts'

/**
 * The credentials of an operation, every place where it could have one, and what is wrong with the
 * variables of those that are needed.
 */
export type Credentials = {
  credentials: Credential[]
  places: Pick<Credential, 'in' | 'name'>[]
  /** The variables of each alternative; an empty one needs none. */
  alternatives: string[][]
  missing: string[]
  /** Whether the tool is called without credentials if its caller gives none. */
  areOptional: boolean
}

type Placement = Pick<Credential, 'in' | 'name'> & { encode: (secret: string) => string }

type Scheme = Placement & {
  scheme: string
  description?: string
  /** Undefined if callers give the credential. */
  variable?: string
  /** Where callers send it, or the token that is exchanged for it. */
  header?: string
  /** Set if a token is fetched or exchanged; `variable` then has the client's secret. */
  oauth?: OAuthMembers & { scopes: string[] }
}

const visible = /^[\x21-\x7e]+$/

/**
 * Reads the security of an operation. Uses the first alternative whose variables are all set, else
 * an empty alternative.
 */
export function readCredentials(
  reading: Reading,
  operation: LocatedRecord,
  env: NodeJS.ProcessEnv | null,
): Credentials {
  const all = readAlternatives(reading, operation)
  const faultsOf = (schemes: Scheme[] = []) =>
    schemes.flatMap(variablesOf).flatMap((variable) => faultOf(variable, env) ?? [])
  const needed = all.filter((schemes) => schemes.length > 0)
  const usable = needed.find((schemes) => faultsOf(schemes).length === 0)
  const isOptional = all.length > needed.length
  return {
    credentials: (usable ?? []).map((scheme) => credentialFrom(scheme, env)),
    places: all.flat(),
    alternatives: all.map((schemes) => [...new Set(schemes.flatMap(variablesOf))]),
    missing: usable || isOptional ? [] : [...new Set(faultsOf(needed[0]))],
    areOptional: isOptional,
  }
}

const variablesOf = ({ variable, oauth }: Scheme) =>
  [oauth?.client_id_env, variable].filter((name) => name !== undefined)

/** The schemes of each alternative. One that cannot be sent is left out where there is another. */
function readAlternatives(reading: Reading, operation: LocatedRecord): Scheme[][] {
  const own = operation.value['security']
  const security = own ?? reading.document['security'] ?? []
  const place = [...(own === undefined ? [] : operation.place), 'security']
  if (!Array.isArray(security)) {
    reading.refuse(place, 'security must be a list, like [{ apiKey: [] }].')
    return []
  }
  const alternatives = security.map((requirement, index) => {
    const at = [...place, String(index)]
    const unsendable = reading.part()
    if (!isRecord(requirement)) {
      reading.refuse(at, 'an entry of security must be a mapping, like { apiKey: [] }.')
      return { schemes: [], unsendable }
    }
    const schemes = Object.entries(requirement).flatMap(
      ([name, scopes]) => readScheme(reading, unsendable, name, [...at, name], scopes) ?? [],
    )
    return { schemes, unsendable }
  })
  const sendable = alternatives.filter(({ unsendable }) => unsendable.isClean)
  for (const [path, text, options] of alternatives.flatMap((one) => one.unsendable.problems))
    if (sendable.length === 0) reading.refuse(path, text, options)
    else reading.warn(path, text.replace(/\.$/, '; another alternative is sent.'), options)
  return (sendable.length > 0 ? sendable : alternatives).map(({ schemes }) => schemes)
}

function faultOf(variable: string, env: NodeJS.ProcessEnv | null): string | null {
  if (env === null) return null
  const value = env[variable]
  if (value === undefined || value === '') return `${variable} is not set`
  if (visible.test(value)) return null
  return (
    `${variable} holds a space, a line break or a character outside ASCII, ` +
    'as no credential does'
  )
}

/**
 * The secret lives in the closure only. Without an environment, and for a check of arguments without
 * the caller's credential, the placeholder is the secret.
 */
function credentialFrom(scheme: Scheme, env: NodeJS.ProcessEnv | null): Credential {
  const { in: location, name, scheme: schemeName, variable, header, encode } = scheme
  const placeholder = encode('none')
  const about = scheme.description === undefined ? {} : { description: scheme.description }
  const place = { in: location, name, scheme: schemeName, placeholder, ...about }
  if (variable === undefined)
    return { ...place, secret: () => placeholder, caller: { header: header ?? '', encode } }
  const secret = env === null ? placeholder : encode(env[variable] ?? '')
  const client = scheme.oauth && env && clientOf(scheme.oauth, secret, env)
  if (header !== undefined) {
    const exchange = client ? { exchange: client } : {}
    return { ...place, secret: () => secret, caller: { header, encode, ...exchange } }
  }
  const credential = { ...place, variable, secret: () => secret }
  return client ? { ...credential, client } : credential
}

function clientOf(
  { token_url: tokenUrl, scopes, auth, audience, client_id_env }: NonNullable<Scheme['oauth']>,
  secret: string,
  env: NodeJS.ProcessEnv,
): OAuthClient {
  const id = env[client_id_env] ?? ''
  const client = { tokenUrl, scopes, auth, id: () => id, secret: () => secret }
  return audience === undefined ? client : { ...client, audience }
}

function readScheme(
  reading: Reading,
  unsendable: Reading,
  name: string,
  place: string[],
  scopes: unknown,
): Scheme | null {
  const schemes = schemesOf(reading.document)
  const quoted = JSON.stringify(name)
  if (!Object.hasOwn(schemes, name)) {
    const text = `there is no security scheme called ${quoted} under components.securitySchemes.`
    return reading.refuse(place, text, { key: true })
  }
  const scheme = reading.follow({
    value: schemes[name],
    place: ['components', 'securitySchemes', name],
  })
  if (scheme === null) return null
  if (scheme.value['x-oauth'] !== undefined) return readOAuth(reading, name, scheme, scopes)
  const origin = readOrigin(reading, name, scheme)
  if (origin === null) return null
  const placement = placementOf(scheme.value, 'header' in origin)
  if (placement !== null)
    return { ...placement, ...origin, scheme: name, ...descriptionIn(scheme.value) }
  return unsendable.refuse(
    scheme.place,
    `the security scheme ${quoted} must be an apiKey in a header or in the query, or http with ` +
      'bearer or basic.',
    { key: true },
  )
}

/**
 * A client of OAuth2 whose tokens are fetched, or with `x-from` exchanged for those of callers;
 * null after it has reported what is wrong with it.
 */
function readOAuth(
  reading: Reading,
  name: string,
  { value, place }: LocatedRecord,
  scopes: unknown,
): Scheme | null {
  const at = [...place, 'x-oauth']
  const quotedName = JSON.stringify(name)
  if (value['type'] !== 'oauth2')
    return reading.refuse(
      at,
      `the security scheme ${quotedName} has x-oauth, so its type must be oauth2.`,
    )
  const oauth = reading.extension<OAuthMembers>('x-oauth', at, value['x-oauth'])
  if (oauth === null) return null
  const from = value['x-from']
  if (from !== undefined && reading.extension('x-from', [...place, 'x-from'], from) === null)
    return null
  if (oauth.audience !== undefined && from === undefined)
    return reading.refuse(
      [...at, 'audience'],
      `x-oauth.audience of ${quotedName} is for the exchange of callers' tokens: write ` +
        'x-from: caller in the same scheme, or remove it.',
    )
  const names = Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : []
  return {
    in: 'header',
    name: 'authorization',
    scheme: name,
    variable: oauth.client_secret_env,
    encode: (secret) => secret,
    oauth: { ...oauth, scopes: names },
    ...descriptionIn(value),
    ...(from !== undefined && { header: 'Authorization' }),
  }
}

const descriptionIn = ({ description }: Record<string, unknown>) =>
  typeof description === 'string' ? { description: description.slice(0, 4096) } : {}

/** Who gives the credential: an environment variable, or callers by a header. */
function readOrigin(
  reading: Reading,
  name: string,
  scheme: LocatedRecord,
): { variable: string } | { header: string } | null {
  const { value, place } = scheme
  const from = value['x-from']
  if (from === undefined) {
    const variable = readVariable(reading, JSON.stringify(name), scheme)
    return variable === null ? null : { variable }
  }
  const at = [...place, 'x-from']
  if (reading.extension('x-from', at, from) === null) return null
  if (value['x-env'] !== undefined)
    return reading.refuse(
      at,
      `the security scheme ${JSON.stringify(name)} has x-env, so this server gives the ` +
        'credential, and x-from, by which callers give it; remove one.',
    )
  const header = callerHeader(name)
  const others = Object.entries(schemesOf(reading.document)).filter(
    ([other, one]) => other !== name && isRecord(one) && one['x-from'] !== undefined,
  )
  const same = others.find(([other]) => callerHeader(other).toLowerCase() === header.toLowerCase())
  if (same)
    return reading.refuse(
      at,
      `callers would send the security schemes ${JSON.stringify(name)} and ` +
        `${JSON.stringify(same[0])} in the same header, ${header}; rename one.`,
    )
  return { header }
}

/** The header in which callers send the credential of a scheme; proxies drop other characters. */
const callerHeader = (scheme: string) =>
  `X-Agent-${scheme.replaceAll(/[^A-Za-z0-9-]/g, '-').slice(0, 64)}`

/** The value of `x-env`; null after reporting what is wrong with it. */
function readVariable(
  reading: Reading,
  quotedName: string,
  { value, place }: LocatedRecord,
): string | null {
  const variable = value['x-env']
  if (variable === undefined)
    return reading.refuse(
      place,
      `the security scheme ${quotedName} must say which environment variable holds the ` +
        'credential, like x-env: EXAMPLE_API_KEY, or x-from: caller.',
      { key: true },
    )
  return reading.extension('x-env', [...place, 'x-env'], variable, () => invalidVariable)
}

const invalidVariable =
  'x-env must be the name of an environment variable in capitals, like EXAMPLE_API_KEY, that ' +
  'does not begin with TOLLGATE_; it is not the credential itself.'

const headerName = /^[A-Za-z0-9_-]{1,64}$/
const reservedHeaders =
  /^(host|connection|content-length|content-type|transfer-encoding|accept-encoding)$/i

/** Where a credential is sent, and how; null where that is not supported. */
function placementOf(
  { type, in: location, name, scheme }: Record<string, unknown>,
  isCallers: boolean,
): Placement | null {
  const asIs = (secret: string) => secret
  // Callers have got a token by themselves, in whichever way.
  if (isCallers && (type === 'oauth2' || type === 'openIdConnect'))
    return { in: 'header', name: 'authorization', encode: bearer }
  if (type === 'apiKey' && typeof name === 'string') {
    if (location === 'header' && headerName.test(name) && !reservedHeaders.test(name))
      return { in: 'header', name: name.toLowerCase(), encode: asIs }
    return location === 'query' ? { in: 'query', name, encode: asIs } : null
  }
  if (type !== 'http' || typeof scheme !== 'string') return null
  const encode = authorizations[scheme.toLowerCase()]
  return encode ? { in: 'header', name: 'authorization', encode } : null
}

const bearer = (secret: string) => `Bearer ${secret}`

const authorizations: Partial<Record<string, Placement['encode']>> = {
  bearer,
  basic: (secret) => `Basic ${Buffer.from(secret).toString('base64')}`,
}

import { follow, type Reading } from './references.ts'
import { checkExtension } from './agent-schema.ts'
import { isRecord } from '../../json.ts'
import type { Credential } from '../agent.ts'

/** What an operation proves to its server, every place where it could, and for each variable that is needed and of no use, why. */
export type Credentials = {
  credentials: Credential[]
  places: Pick<Credential, 'in' | 'name'>[]
  variables: string[]
  missing: string[]
}

type Scheme = Pick<Credential, 'in' | 'name' | 'variable'> & { encode: (secret: string) => string }

const none: Credentials = { credentials: [], places: [], variables: [], missing: [] }
const visible = /^[\x21-\x7e]+$/

/** Reads the security of an operation. Of several alternatives the first whose variables are all set is used; where none is, an empty one will do. */
export function readCredentials(
  reading: Reading,
  operation: { value: Record<string, unknown>; place: string[] },
  env: NodeJS.ProcessEnv | null,
): Credentials {
  const own = operation.value['security']
  const security = own ?? reading.document['security'] ?? []
  const place = [...(own === undefined ? [] : operation.place), 'security']
  if (!Array.isArray(security)) {
    reading.refuse(place, 'security must be a list, like [{ apiKey: [] }].')
    return none
  }
  const alternatives = security.map((one, index) => {
    if (!isRecord(one))
      reading.refuse(
        [...place, String(index)],
        'an entry of security must be a mapping, like { apiKey: [] }.',
      )
    return (isRecord(one) ? Object.keys(one) : []).flatMap(
      (name) => readScheme(reading, name, [...place, String(index), name]) ?? [],
    )
  })
  const places = alternatives.flat()
  const variables = [...new Set(places.map(({ variable }) => variable))]
  const lacking = (schemes: Scheme[]) =>
    env === null ? [] : schemes.flatMap(({ variable }) => fault(variable, env[variable]) ?? [])
  const needed = alternatives.filter((schemes) => schemes.length > 0)
  const chosen = needed.find((schemes) => lacking(schemes).length === 0)
  if (chosen)
    return {
      credentials: chosen.map((scheme) => credential(scheme, env)),
      places,
      variables,
      missing: [],
    }
  const missing = alternatives.length > needed.length ? [] : [...new Set(lacking(needed[0] ?? []))]
  return { credentials: [], places, variables, missing }
}

function fault(variable: string, value: string | undefined): string | null {
  if (value === undefined || value === '') return `${variable} is not set`
  return visible.test(value)
    ? null
    : `${variable} holds a space, a line break or a character outside ASCII, as no credential does`
}

/** The secret is read once; it lives in the closure only. Without an environment there is none, and a word stands for it. */
function credential(
  { in: where, name, variable, encode }: Scheme,
  env: NodeJS.ProcessEnv | null,
): Credential {
  const placeholder = encode('none')
  const secret = env === null ? placeholder : encode(env[variable] ?? '')
  return { in: where, name, variable, secret: () => secret, placeholder }
}

function readScheme(reading: Reading, name: string, place: string[]): Scheme | null {
  const { document, refuse } = reading
  const components = document['components']
  const schemes =
    isRecord(components) && isRecord(components['securitySchemes'])
      ? components['securitySchemes']
      : {}
  if (!Object.hasOwn(schemes, name)) {
    refuse(
      place,
      `there is no security scheme called ${JSON.stringify(name)} under components.securitySchemes.`,
      { key: true },
    )
    return null
  }
  const found = follow(reading, {
    value: schemes[name],
    place: ['components', 'securitySchemes', name],
  })
  if (found === null) return null
  const { value, place: at } = found
  const variable = value['x-env']
  if (variable === undefined) {
    refuse(
      at,
      `the security scheme ${JSON.stringify(name)} must say which environment variable holds the credential, like x-env: EXAMPLE_API_KEY.`,
      { key: true },
    )
    return null
  }
  const faults = checkExtension('x-env', variable, [...at, 'x-env'])
  const fit =
    'the name of an environment variable in capitals, like EXAMPLE_API_KEY, that does not begin with TOLLGATE_'
  for (const fault of faults)
    refuse(fault.path, `x-env must be ${fit}; it is not the credential itself.`)
  if (faults.length > 0) return null
  const kind = kindOf(value)
  if (kind !== null) return { ...kind, variable: String(variable) }
  refuse(
    at,
    `the security scheme ${JSON.stringify(name)} must be an apiKey in a header or in the query, or http with bearer or basic.`,
    { key: true },
  )
  return null
}

const plainHeader = /^[A-Za-z0-9_-]{1,64}$/
const forbidden =
  /^(host|connection|content-length|content-type|transfer-encoding|accept-encoding)$/i

function kindOf({
  type,
  in: where,
  name,
  scheme,
}: Record<string, unknown>): Omit<Scheme, 'variable'> | null {
  const asIs = (secret: string) => secret
  if (type === 'apiKey' && typeof name === 'string') {
    if (where === 'header' && plainHeader.test(name) && !forbidden.test(name))
      return { in: 'header', name: name.toLowerCase(), encode: asIs }
    return where === 'query' ? { in: 'query', name, encode: asIs } : null
  }
  if (type !== 'http' || typeof scheme !== 'string') return null
  const authorization = { in: 'header', name: 'authorization' } as const
  if (scheme.toLowerCase() === 'bearer')
    return { ...authorization, encode: (secret) => `Bearer ${secret}` }
  return scheme.toLowerCase() === 'basic'
    ? { ...authorization, encode: (secret) => `Basic ${Buffer.from(secret).toString('base64')}` }
    : null
}

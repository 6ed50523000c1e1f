import { isRecord } from '../../../json/json.ts'
import { operationsIn } from '../methods.ts'
import { alternativesOf, pointerParts, schemesOf } from '../reading.ts'
import { mappedRef } from '../schemas/discriminator.ts'
import { joinWords } from './select.ts'

/** The components that the rest of the document refers to, also through others. */
export function usedComponents(document: Record<string, unknown>): Record<string, unknown> {
  const { components, paths } = document
  if (!isRecord(components)) return {}
  const used = new Set(schemesUsed(document).map((name) => `securitySchemes/${name}`))
  const collect = (value: unknown) => {
    for (const ref of refsIn(value)) {
      const [, section = '', name = ''] = pointerParts(ref)
      const key = `${section}/${name}`
      if (used.has(key)) continue
      used.add(key)
      const values = components[section]
      if (isRecord(values)) collect(values[name])
    }
  }
  collect(paths)
  const sections = Object.entries(components).flatMap(([section, values]) => {
    if (!isRecord(values)) return [[section, values] as const]
    const members = Object.entries(values).filter(([name]) => used.has(`${section}/${name}`))
    return members.length === 0 ? [] : [[section, Object.fromEntries(members)] as const]
  })
  return Object.fromEntries(sections)
}

function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/'))
      yield inner
    else if (key === 'discriminator' && isRecord(inner) && isRecord(inner['mapping']))
      yield* Object.values(inner['mapping']).map((target) => mappedRef(String(target)))
    else yield* refsIn(inner)
  }
}

/** Security is named, not referred to. */
function schemesUsed(document: Record<string, unknown>): string[] {
  const { paths } = document
  return (isRecord(paths) ? Object.values(paths).filter(isRecord) : [])
    .flatMap(operationsIn)
    .flatMap(({ value }) => (isRecord(value) ? alternativesOf(document, value) : []))
    .flatMap((one) => Object.keys(one))
}

/**
 * Gives every credential variables named after the agent. Tokens of OAuth2's client credentials are
 * fetched from `tokenUrl`, which the operator has confirmed, where the document names the same
 * address. All other OAuth and OpenID Connect becomes a bearer token. Callers give the credentials
 * of the schemes `fromCaller`.
 */
export function addVariables(
  document: Record<string, unknown>,
  id: string,
  tokenUrl: string | undefined,
  fromCaller: readonly string[] = [],
): void {
  const schemes = schemesOf(document)
  const names = Object.keys(schemes)
  const prefix = upper(id).replace(/^TOLLGATE_/, 'AGENT_TOLLGATE_')
  for (const name of names) {
    const scheme = schemes[name]
    if (!isRecord(scheme)) continue
    const variable = names.length === 1 ? `${prefix}_API_KEY` : `${prefix}_${upper(name)}`
    const { type, description, flows } = scheme
    const about = description !== undefined && { description }
    const url = type === 'oauth2' ? clientTokenUrl(scheme) : undefined
    // A document must not say by itself who gets a secret or a caller's token.
    delete scheme['x-oauth']
    const from = fromCaller.includes(name) && { 'x-from': 'caller' }
    if (url !== undefined && url === tokenUrl) {
      const client = (names.length === 1 ? prefix : variable).slice(0, 80)
      schemes[name] = { type, flows, ...about, ...from, 'x-oauth': clientMembers(url, client) }
      continue
    }
    if (from) {
      schemes[name] = { ...scheme, ...from }
      continue
    }
    const isToken = type === 'oauth2' || type === 'openIdConnect'
    const plain = isToken ? { type: 'http', scheme: 'bearer', ...about } : scheme
    schemes[name] = { ...plain, 'x-env': variable.slice(0, 100) }
  }
}

const clientMembers = (url: string, prefix: string) => ({
  token_url: url,
  client_id_env: `${prefix}_CLIENT_ID`,
  client_secret_env: `${prefix}_CLIENT_SECRET`,
})

/** The addresses that a document's clients get tokens from by their own credentials. */
export function tokenUrlsIn(document: Record<string, unknown>): string[] {
  const schemes = Object.values(schemesOf(document)).filter(isRecord)
  return [...new Set(schemes.flatMap((scheme) => clientTokenUrl(scheme) ?? []))]
}

function clientTokenUrl({ flows }: Record<string, unknown>): string | undefined {
  const flow = isRecord(flows) ? flows['clientCredentials'] : undefined
  const url = isRecord(flow) ? flow['tokenUrl'] : undefined
  return typeof url === 'string' && URL.canParse(url) ? url : undefined
}

const upper = (name: string) => joinWords(name).toUpperCase()

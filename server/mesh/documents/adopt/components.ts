import { isRecord } from '../../../json/json.ts'
import { operationsIn } from '../methods.ts'
import { alternativesOf, pointerParts, schemesOf } from '../reading.ts'
import { joinWords } from './select.ts'

/** Keeps only the components that the rest of the document refers to, also through others. */
export function keepUsed(document: Record<string, unknown>): void {
  const { components, paths } = document
  if (!isRecord(components)) return
  const used = new Set<string>()
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
  for (const name of schemesUsed(document)) used.add(`securitySchemes/${name}`)
  for (const [section, values] of Object.entries(components)) {
    if (!isRecord(values)) continue
    for (const name of Object.keys(values)) if (!used.has(`${section}/${name}`)) delete values[name]
    if (Object.keys(values).length === 0) delete components[section]
  }
  if (Object.keys(components).length === 0) delete document['components']
}

function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/'))
      yield inner
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
 * address. All other OAuth and OpenID Connect becomes a bearer token.
 */
export function addVariables(
  document: Record<string, unknown>,
  id: string,
  tokenUrl: string | undefined,
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
    if (url !== undefined && url === tokenUrl) {
      const client = (names.length === 1 ? prefix : variable).slice(0, 80)
      schemes[name] = { type, flows, ...about, 'x-oauth': clientMembers(url, client) }
      continue
    }
    const plain =
      type === 'oauth2' || type === 'openIdConnect'
        ? { type: 'http', scheme: 'bearer', ...about }
        : scheme
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

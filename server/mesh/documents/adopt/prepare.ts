import { isRecord } from '../../../json/json.ts'
import { setOperation } from '../methods.ts'
import { alternativesOf, followIn } from '../reading.ts'
import { addVariables } from './components.ts'
import type { SourceOperation } from './select.ts'
import { withKnownSchemes } from './unknown-schemes.ts'

type Members = Record<string, unknown>

/**
 * Somebody's document as the reader of agents takes it: operations with names and descriptions,
 * path parameters that are all declared, credentials with variables. Values that are as they were
 * are shared with the original.
 */
export function prepare(
  document: Members,
  operations: readonly SourceOperation[],
  {
    id,
    servers,
    tokenUrl,
    fromCaller,
  }: {
    id: string
    servers: unknown
    tokenUrl?: string | undefined
    fromCaller?: readonly string[] | undefined
  },
): Members {
  const paths: Record<string, Members> = {}
  for (const operation of operations) {
    const { path, at, item } = operation
    const { servers: own } = item
    const pathItem = (paths[path] ??= own === undefined ? {} : { servers: own })
    setOperation(pathItem, at, prepareOperation(document, operation))
  }
  const { info, security, components } = document
  const prepared: Members = { openapi: versionOf(document), info, servers, paths }
  if (security !== undefined) prepared['security'] = withKnownSchemes(document, security)
  const isAdded = operations.some((operation) => takesAuthorization(document, operation))
  if (isRecord(components) || isAdded) {
    const { securitySchemes: own, ...rest } = isRecord(components) ? components : {}
    const added = isAdded && { [authorizationScheme]: authorization }
    const schemes = (isRecord(own) || isAdded) && {
      securitySchemes: { ...(isRecord(own) && own), ...added },
    }
    prepared['components'] = { ...rest, ...schemes }
  }
  addVariables(prepared, id, tokenUrl, fromCaller)
  return prepared
}

/** The version with three parts: the last one says nothing, and is often left out. */
function versionOf({ openapi }: Members): string {
  const [, minor = '0'] = /^3\.([012])/.exec(String(openapi)) ?? []
  return `3.${minor}.${minor === '0' ? 3 : 0}`
}

function prepareOperation(document: Members, operation: SourceOperation): Members {
  const { name, path, method, item, value } = operation
  // It refers to nothing that is there: the reader says so.
  if (value['$ref'] !== undefined) return value
  const { summary, description, requestBody, responses, security, servers, deprecated } = value
  const isDescribed = [description, summary].some(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  const prepared: Members = {
    operationId: name,
    summary: isDescribed ? summary : `${method} ${path}`,
    description,
    parameters: prepareParameters(document, path, [item['parameters'], value['parameters']]),
    requestBody: method === 'GET' ? undefined : requestBody,
    responses: withRefusal(responses),
    security: withKnownSchemes(document, security),
    servers,
    deprecated,
  }
  if (takesAuthorization(document, operation))
    prepared['security'] = [{ [authorizationScheme]: [] }]
  return Object.fromEntries(Object.entries(prepared).filter(([, member]) => member !== undefined))
}

const authorizationScheme = 'authorizationHeader'
const authorization = { type: 'apiKey', in: 'header', name: 'Authorization' }

/**
 * Whether an operation without a credential requires the header Authorization as a parameter, which
 * OpenAPI ignores. The API still needs the header.
 */
function takesAuthorization(document: Members, { item, value }: SourceOperation): boolean {
  const lists = [item['parameters'], value['parameters']]
  const isAuthorization = (one: unknown) => {
    const { in: where, name, required } = followIn(document, one) ?? {}
    return where === 'header' && /^authorization$/i.test(String(name)) && required === true
  }
  return (
    alternativesOf(document, value).length === 0 &&
    lists.some((list) => Array.isArray(list) && list.some(isAuthorization))
  )
}

/** Many documents describe no error, and any API may refuse a request. */
function withRefusal(responses: unknown): unknown {
  const statuses = isRecord(responses) ? Object.keys(responses) : []
  if (statuses.some((status) => status.startsWith('4'))) return responses
  return { ...(isRecord(responses) && responses), '4XX': { description: 'Refused by the API.' } }
}

/** OpenAPI says that three headers are never parameters. */
const neverParameters = /^(accept|content-type|authorization)$/i

/**
 * The parameters of a path and of an operation as one list. Those that the path does not name are
 * left out, and those that it names are declared and required.
 */
function prepareParameters(document: Members, path: string, lists: unknown[]): unknown {
  const template = path.replace(/[?#].*$/s, '')
  const names = [...new Set([...template.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name))]
  const inQuery = new Map(
    [...path.matchAll(/[?&]([^={}&]+)=\{([^}]*)\}/g)].map(([, key = '', name = '']) => [name, key]),
  )
  const parameters = new Map<string, unknown>()
  for (const one of lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))) {
    const parameter = followIn(document, one)
    const { in: where, name, required } = parameter ?? {}
    if (where === 'header' && neverParameters.test(String(name))) continue
    if (where === 'cookie' && required !== true) continue
    if (where === 'querystring' && parameter) {
      const members = membersOfQuery(document, parameter)
      if (members !== null) {
        for (const member of members) parameters.set(`query ${String(member['name'])}`, member)
        continue
      }
    }
    if (where === 'path' && !names.includes(String(name))) {
      const queryName = inQuery.get(String(name))
      if (queryName === undefined) continue
      const moved = { ...parameter, in: 'query', name: queryName }
      parameters.set(`query ${queryName}`, moved)
      continue
    }
    const isIncomplete = where === 'path' && required !== true
    const completed = isIncomplete ? { ...parameter, required: true } : one
    const key = parameter ? `${String(where)} ${String(name)}` : String(parameters.size)
    parameters.set(key, completed)
  }
  for (const name of names)
    if (!parameters.has(`path ${name}`))
      parameters.set(`path ${name}`, { name, in: 'path', required: true, schema: textSchema })
  return parameters.size === 0 ? undefined : [...parameters.values()]
}

/**
 * OpenAPI 3.2: one parameter is the whole query. As a form, its members are parameters; null for
 * any other.
 */
function membersOfQuery(document: Members, { content }: Members): Members[] | null {
  const form = isRecord(content) ? content['application/x-www-form-urlencoded'] : undefined
  const value = isRecord(form) ? form['schema'] : undefined
  const schema = followIn(document, value)
  const { properties, required } = schema ?? {}
  if (!isRecord(properties)) return null
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: 'query',
    ...(Array.isArray(required) && required.includes(name) && { required: true }),
    schema: one,
  }))
}

const textSchema = { type: 'string' }

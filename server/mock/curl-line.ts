import { followIn } from '../mesh/documents/reading.ts'
import type { ToolParameter } from '../mesh/agent.ts'
import { serializeHeader, serializePath, serializeQuery } from '../mesh/tools/http/serialize.ts'
import type { MockContract } from './contract.ts'
import { isRecord } from '../json/json.ts'
import { exampleOf } from '../sandbox/api-examples.ts'
import { sampleOf } from '../mesh/samples/sample.ts'
import { suggestion } from '../mesh/samples/schema.ts'

type Node = Record<string, unknown>
type ExampleParameter = { at: unknown; placed: ToolParameter; value: unknown }

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** A curl command for the first operation of a contract with its first example. */
export function curlLine(contract: MockContract, url: string): string {
  const resolve = (value: unknown): Node => followIn(contract, value) ?? {}
  const [path, first] = Object.entries(contract.paths)[0] ?? ['/', {}]
  const item = resolve(first)
  const operations = Object.entries(item).filter(([name]) => methods.includes(name))
  const [method = 'get', value] = operations[0] ?? []
  const operation = resolve(value)
  const schemes = resolve(contract.components?.['securitySchemes'])
  const schemeNames = namesOf(operation['security'] ?? contract.security)
  const credentials = schemeNames.map((name) => resolve(schemes[name]))
  const parameters = [item['parameters'] ?? [], operation['parameters'] ?? []]
    .flat()
    .map(resolve)
    .filter(({ required }) => required === true)
    .map((parameter) => exampleParameter(contract, parameter))
  const { content } = resolve(operation['requestBody'])
  const body = exampleOf(contract, resolve(resolve(content)['application/json']))
  return [
    `curl ${quoted(addressOf(url + path, parameters, credentials))}`,
    method === 'get' || body !== undefined ? '' : `-X ${method.toUpperCase()}`,
    ...headersOf(parameters, credentials).map((header) => `-H '${header}'`),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'"]),
    ...(body === undefined ? [] : [`-d '${inQuotes(JSON.stringify(body))}'`]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The schemes of the first requirement. */
function namesOf(security: unknown): string[] {
  const [first] = Array.isArray(security) ? (security as unknown[]) : []
  return isRecord(first) ? Object.keys(first) : []
}

function addressOf(
  url: string,
  parameters: readonly ExampleParameter[],
  credentials: readonly Node[],
): string {
  const at = (place: string) => parameters.filter((one) => one.at === place)
  const filled = at('path').reduce(
    (text, { placed, value }) => text.replace(`{${placed.name}}`, serializePath(placed, value)),
    url,
  )
  const inQuery = credentials.filter((one) => one['in'] === 'query')
  const keys = inQuery.map(({ name }) => `${String(name)}=any`)
  const query = [
    ...at('query').flatMap(({ placed, value }) => serializeQuery(placed, value)),
    ...keys,
  ]
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

function headersOf(
  parameters: readonly ExampleParameter[],
  credentials: readonly Node[],
): string[] {
  const keys = credentials.flatMap(({ type, name, in: place }) => {
    if (type === 'http') return 'authorization: Bearer any'
    return place === 'header' ? `${String(name)}: any` : []
  })
  const others = parameters.filter(({ at }) => at === 'header')
  const filled = others.map(
    ({ placed, value }) => `${placed.name}: ${serializeHeader(placed, value)}`,
  )
  return [...keys, ...filled]
}

function exampleParameter(contract: Node, parameter: Node): ExampleParameter {
  const { name, in: at, style, explode, schema } = parameter
  const defaultStyle = at === 'query' ? 'form' : 'simple'
  // The document is valid, so this is a style of OpenAPI.
  const usedStyle = (typeof style === 'string' ? style : defaultStyle) as ToolParameter['style']
  const exploded = typeof explode === 'boolean' ? explode : usedStyle === 'form'
  // Keywords next to a `$ref` belong to the parameter.
  const suggested = isRecord(schema) ? suggestion(schema) : undefined
  const value = exampleOf(contract, parameter) ?? suggested ?? sampleOf(contract, schema)
  const placed = { name: String(name), argument: '', style: usedStyle, explode: exploded }
  return { at, placed, value }
}

const inQuotes = (text: string): string => text.replaceAll("'", String.raw`'\''`)

/** Quotes characters that shells or curl interpret. */
const quoted = (url: string): string => (/^[\w.:/%~,-]+$/.test(url) ? url : `'${url}'`)

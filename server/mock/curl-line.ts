import { follow, type Reading } from '../mesh/documents/references.ts'
import type { Placed } from '../mesh/agent.ts'
import { writeHeader, writePath, writeQuery } from '../mesh/tools/serialize.ts'
import type { MockContract } from './contract.ts'
import { isRecord } from '../json.ts'
import { sampleOf } from '../sandbox/sample.ts'
import { suggestion } from '../sandbox/schema.ts'

type Parts = Record<string, unknown>
type Given = { at: unknown; placed: Placed; value: unknown }

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** A curl line that calls the contract's first operation with its first example, ready to paste. */
export function curlLine(contract: MockContract, url: string): string {
  const reading: Reading = { document: contract, refuse: () => {} }
  const found = (value: unknown): Parts => follow(reading, { value, place: [] })?.value ?? {}
  const [path, first] = Object.entries(contract.paths)[0] ?? ['/', {}]
  const item = found(first)
  const operations = Object.entries(item).filter(([name]) => methods.includes(name))
  const [method = 'get', value] = operations[0] ?? []
  const operation = found(value)
  const schemes = found(contract.components?.['securitySchemes'])
  const wanted = namesOf(operation['security'] ?? contract.security)
  const credentials = wanted.map((name) => found(schemes[name]))
  const given = [item['parameters'] ?? [], operation['parameters'] ?? []]
    .flat()
    .map(found)
    .filter(({ required }) => required === true)
    .map((parameter) => givenFor(reading, parameter))
  const { content } = found(operation['requestBody'])
  const body = exampleOf(reading, found(found(content)['application/json']))
  return [
    `curl ${quoted(addressOf(url + path, given, credentials))}`,
    method === 'get' || body !== undefined ? '' : `-X ${method.toUpperCase()}`,
    ...headersOf(given, credentials).map((header) => `-H '${header}'`),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'"]),
    ...(body === undefined ? [] : [`-d '${inQuotes(JSON.stringify(body))}'`]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The schemes of the first of several requirements. */
function namesOf(security: unknown): string[] {
  const [first] = Array.isArray(security) ? (security as unknown[]) : []
  return isRecord(first) ? Object.keys(first) : []
}

function addressOf(url: string, given: readonly Given[], credentials: readonly Parts[]): string {
  const at = (place: string) => given.filter((one) => one.at === place)
  const filled = at('path').reduce(
    (text, { placed, value }) => text.replace(`{${placed.name}}`, writePath(placed, value)),
    url,
  )
  const inQuery = credentials.filter((one) => one['in'] === 'query')
  const keys = inQuery.map(({ name }) => `${String(name)}=any`)
  const query = [...at('query').flatMap(({ placed, value }) => writeQuery(placed, value)), ...keys]
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

function headersOf(given: readonly Given[], credentials: readonly Parts[]): string[] {
  const keys = credentials.flatMap(({ type, name, in: place }) => {
    if (type === 'http') return 'authorization: Bearer any'
    return place === 'header' ? `${String(name)}: any` : []
  })
  const others = given.filter(({ at }) => at === 'header')
  const said = others.map(({ placed, value }) => `${placed.name}: ${writeHeader(placed, value)}`)
  return [...keys, ...said]
}

function givenFor(reading: Reading, parameter: Parts): Given {
  const { name, in: at, style, explode, schema } = parameter
  const usual = at === 'query' ? 'form' : 'simple'
  const own = typeof style === 'string' ? style : usual
  const exploded = typeof explode === 'boolean' ? explode : own === 'form'
  // What stands beside a reference is the parameter's own.
  const beside = isRecord(schema) ? suggestion(schema) : undefined
  const value = exampleOf(reading, parameter) ?? beside ?? sampleOf(reading, schema)
  // The document was judged: it is a style of OpenAPI.
  const placed = { name: String(name), style: own as Placed['style'], explode: exploded }
  return { at, placed, value }
}

/** The first example of what has some. */
function exampleOf(reading: Reading, { example, examples }: Parts): unknown {
  if (example !== undefined) return example
  const [first] = isRecord(examples) ? Object.values(examples) : []
  return follow(reading, { value: first, place: [] })?.value['value']
}

const inQuotes = (text: string): string => text.replaceAll("'", String.raw`'\''`)

/** A shell takes some characters for its own, and curl brackets and braces. */
const quoted = (url: string): string => (/^[\w.:/%~,-]+$/.test(url) ? url : `'${url}'`)

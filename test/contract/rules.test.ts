import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { isScalar, parseDocument, visit } from 'yaml'

type Node = { [name: string]: unknown }
type Media = { schema: Node; 'x-item-schema'?: Node; examples?: Record<string, { value: unknown }> }
type Answer = { $ref?: string; headers?: Node; content?: Record<string, Media> }
type Operation = {
  operationId: string
  summary?: string
  description?: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Node>; responses?: Record<string, Answer> }
}

const contracts = globSync('generated/json/{*.json,*/*.json}').map((file) => ({
  name: basename(file, '.json'),
  contract: JSON.parse(readFileSync(file, 'utf8')) as Contract,
  text: readFileSync(file, 'utf8'),
}))
const methods = ['get', 'put', 'post', 'delete', 'patch']

const operationsOf = ({ paths }: Contract) =>
  Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (contract: Contract, ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, step) => (node as Node)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    )
const resolved = <T extends object>(contract: Contract, value: T): T =>
  '$ref' in value && typeof value.$ref === 'string' ? (at(contract, value.$ref) as T) : value

/** Every schema in a contract, with where it stands. */
function* schemasOf(contract: Contract): Generator<[where: string, schema: Node]> {
  function* within(where: string, schema: unknown): Generator<[string, Node]> {
    if (!isNode(schema)) return
    yield [where, schema]
    for (const key of ['properties', 'patternProperties', '$defs'])
      if (isNode(schema[key]))
        for (const [name, child] of Object.entries(schema[key]))
          yield* within(`${where}.${name}`, child)
    for (const key of ['items', 'additionalProperties', 'not'])
      yield* within(`${where}.${key}`, schema[key])
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const [index, child] of ((schema[key] as unknown[] | undefined) ?? []).entries())
        yield* within(`${where}.${key}[${index}]`, child)
  }
  for (const [name, schema] of Object.entries(contract.components.schemas))
    yield* within(name, schema)
  yield* parameters(contract, 'paths')
  function* parameters(node: unknown, where: string): Generator<[string, Node]> {
    if (Array.isArray(node))
      for (const [index, child] of node.entries()) yield* parameters(child, `${where}[${index}]`)
    if (!isNode(node)) return
    for (const [key, child] of Object.entries(node)) {
      if (key === 'schema') yield* within(where, child)
      else if (key !== 'examples' && key !== 'example' && !(where === 'paths' && key === 'schemas'))
        yield* parameters(child, `${where}/${key}`)
    }
  }
}

/** Every parameter in a contract, wherever it stands. */
function parametersOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(parametersOf)
  if (!isNode(node)) return []
  return [
    ...(typeof node['in'] === 'string' && isNode(node['schema']) ? [node] : []),
    ...Object.values(node).flatMap(parametersOf),
  ]
}

/** Headers of preflights, which no operation answers, and of streams. */
const ofSome = /^(Access-Control-(Allow-Methods|Allow-Headers|Max-Age)|X-Accel-Buffering)$/

const types = ({ type }: Node): unknown[] => (Array.isArray(type) ? type : [type])

describe.each(contracts)('the contract $name', ({ name, contract, text }) => {
  const all = [...schemasOf(contract)]

  test('is one document: it refers to no other', () => {
    const references = [...text.matchAll(/"\$ref": ?"([^"]*)"/g)].map(([, ref = '']) => ref)
    expect(references.filter((ref) => !ref.startsWith('#/'))).toEqual([])
  })

  test('gives every operation an id, a summary and a description', () => {
    const ids = operationsOf(contract).map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operationId, summary, description } of operationsOf(contract))
      expect([operationId, summary?.length, description?.length], operationId).toEqual([
        expect.any(String),
        expect.any(Number),
        expect.any(Number),
      ])
  })

  test('writes request bodies as references', () => {
    for (const { operationId, requestBody } of operationsOf(contract))
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        expect(schema['$ref'], operationId).toMatch(/^#\/components\/schemas\//)
  })

  test('has the replies and headers that all operations have in each of them', () => {
    const { 'x-common-responses': replies = {}, 'x-common-headers': headers = {} } =
      contract as Contract & Record<string, Node | undefined>
    const ofAll = Object.keys(headers).filter((name) => !ofSome.test(name))
    for (const { operationId, responses } of operationsOf(contract))
      for (const [status, reply] of Object.entries({ ...replies, ...responses } as Node)) {
        expect(Object.keys(responses), operationId).toContain(status)
        const described = resolved(contract, responses[status] ?? (reply as Answer))
        expect(Object.keys(described.headers ?? {}), operationId).toEqual(
          expect.arrayContaining(ofAll),
        )
      }
  })

  test('bounds every string, number and array', () => {
    const unbounded = all.filter(([where, schema]) => {
      // A stream is bounded by its events, and by the limits on what is generated.
      if (where.endsWith('/text/event-stream')) return false
      const fixed = 'const' in schema || 'enum' in schema
      if (fixed) return false
      const is = (type: string) => types(schema).includes(type)
      return (
        (is('string') && !('maxLength' in schema)) ||
        ((is('integer') || is('number')) && !('minimum' in schema && 'maximum' in schema)) ||
        (is('array') && !('maxItems' in schema))
      )
    })
    expect(unbounded.map(([where]) => where)).toEqual([])
  })

  test('bounds every header below what all headers together may have', () => {
    const isHeader = (where: string) => /\/headers\/[^/]+$/.test(where)
    const declared = parametersOf(contract)
      .filter((one) => one['in'] === 'header')
      .map(({ schema }) => schema as Node)
    const lengths = [
      ...all.filter(([where]) => isHeader(where)).map(([, schema]) => schema),
      ...declared,
    ].map(({ maxLength = 0 }) => Number(maxLength))
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(14 << 10)
  })

  test('gives no example of what must be new each time: a console would send it again', () => {
    const keys = parametersOf(contract).filter((one) => one['name'] === 'Idempotency-Key')
    for (const key of keys)
      expect(Object.keys(key).filter((name) => name.startsWith('example'))).toEqual([])
  })

  test('says of every object whether it is open', () => {
    const silent = all.filter(
      ([, schema]) =>
        types(schema).includes('object') &&
        !('additionalProperties' in schema || 'unevaluatedProperties' in schema) &&
        schema['x-open'] !== true,
    )
    expect(silent.map(([where]) => where)).toEqual([])
  })

  test('has no default where it would never be filled in', () => {
    const lost = all.filter(
      ([where, schema]) => /(oneOf|anyOf)\[/.test(where) && 'default' in schema,
    )
    expect(lost.map(([where]) => where)).toEqual([])
  })

  test('has no tuple of undetermined length', () => {
    expect(
      all
        .filter(([, schema]) => 'prefixItems' in schema && !('minItems' in schema))
        .map(([where]) => where),
    ).toEqual([])
  })

  test.skipIf(name === 'config')('uses every component', () => {
    const unused = Object.entries(contract.components).flatMap(([kind, group]) =>
      Object.keys(group).map((key) => `#/components/${kind}/${key}`),
    )
    expect(
      unused.filter(
        (ref) => !ref.startsWith('#/components/securitySchemes/') && !text.includes(`"${ref}"`),
      ),
    ).toEqual([])
  })

  test('gives every status of an operation a reply of its own, with examples that are valid', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(ajv)
    for (const [format, valid] of Object.entries({ int32: true, float: true } as const))
      ajv.addFormat(format, valid)
    ajv.addSchema({ $id: 'contract', ...contract })
    const valid = (schema: Node, value: unknown, where: string) => {
      const check = ajv.compile(relative(schema))
      expect(check(value), `${where}: ${ajv.errorsText(check.errors)}`).toBe(true)
    }
    for (const { operationId, requestBody, responses } of operationsOf(contract)) {
      const shared = Object.values(responses).flatMap(({ $ref }) => $ref ?? [])
      expect(new Set(shared).size, operationId).toBe(shared.length)
      for (const [type, { schema, examples }] of Object.entries(requestBody?.content ?? {}))
        for (const [example, { value }] of Object.entries(examples ?? {}))
          valid(schema, value, `${operationId} request ${type} ${example}`)
      for (const [status, answer] of Object.entries(responses)) {
        for (const [type, { schema, examples, 'x-item-schema': items }] of Object.entries(
          resolved(contract, answer).content ?? {},
        )) {
          const where = `${operationId} ${status} ${type}`
          expect(Object.keys(examples ?? {}).length, `${where} has an example`).toBeGreaterThan(0)
          for (const [example, { value }] of Object.entries(examples ?? {})) {
            if (isNode(items))
              for (const data of eventsOf(String(value)))
                valid(items, JSON.parse(data), `${where} ${example}`)
            valid(schema, value, `${where} ${example}`)
            if (Number(status) >= 400 && isNode(value) && typeof value['error'] === 'number')
              expect(value['error'], where).toBe(Number(status))
          }
        }
      }
    }
  })
})

test.each(globSync('spec/**/*.yaml'))('%s is plain YAML of at most 120 columns', (file) => {
  const text = readFileSync(file, 'utf8')
  const reused: string[] = []
  visit(parseDocument(text), {
    Alias: (_, { source }) => void reused.push(`*${source}`),
    Node: (_, { anchor }) => void (anchor !== undefined && reused.push(`&${anchor}`)),
    Pair: (_, { key }) => void (isScalar(key) && key.value === '<<' && reused.push('<<')),
  })
  expect(reused).toEqual([])
  // An event's data is one line.
  const isEvent = (line: string) => line.trimStart().startsWith('data: ')
  expect(text.split('\n').filter((line) => line.length > 120 && !isEvent(line))).toEqual([])
})

/** Points a schema's references into the whole contract. */
const relative = (schema: Node): Node =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Node

const eventsOf = (stream: string): string[] =>
  stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice(6))
    .filter((data) => data !== '[DONE]')

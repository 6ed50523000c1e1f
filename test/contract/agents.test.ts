import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Node = { [name: string]: unknown }
type Schema = Node
type Media = { schema: Schema; examples: Record<string, Node> }
type Answer = { description: string; content?: Record<string, Media> }
type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}
type Operation = {
  operationId: string
  summary: string
  description: string
  'x-tool': Node
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
type Agent = {
  description: string
  author: string
  tags: string[]
  examples: string[]
  prompt: string
  price_usd: string
  query_price_usd: string
  x402: boolean
}
type Document = {
  info: { title: string; version: string; license: { name: string }; 'x-agent': Agent }
  servers: { url: string }[]
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes?: Record<string, Node> } & Record<string, Node>
}

const documents = globSync('spec/agents/*.yaml')
  .toSorted()
  .map((file) => ({
    id: basename(file, '.yaml'),
    document: parse(readFileSync(file, 'utf8')) as Document,
  }))
const price = /^(0|[1-9]\d{0,5})(\.\d{1,6})?$/
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (document: Document, ref: string): Node =>
  ref
    .slice(2)
    .split('/')
    .reduce<Node>(
      (node, step) => node[step.replaceAll('~1', '/').replaceAll('~0', '~')] as Node,
      document,
    )
/** What a reference points to, with the members that stand beside it. */
const resolved = <T extends object>(document: Document, value: T): T => {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value
  const { $ref, ...beside } = value
  return { ...resolved(document, at(document, String($ref))), ...beside } as T
}

const operationsOf = ({ paths }: Document): Operation[] =>
  Object.values(paths).flatMap((item) =>
    // A draft of `agents add` has no `x-tool`.
    Object.values(item).map((operation) => ({ ...operation, 'x-tool': operation['x-tool'] ?? {} })),
  )
const parametersOf = (document: Document, { parameters = [] }: Operation) =>
  parameters.map((parameter) => resolved(document, parameter))
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']

/** The members of a body, with those of its parts. */
function membersOf(document: Document, schema: Schema): [name: string, schema: Schema][] {
  const whole = resolved(document, schema)
  const parts = Array.isArray(whole['allOf']) ? whole['allOf'].filter(isNode) : []
  return [
    ...Object.entries(isNode(whole['properties']) ? whole['properties'] : {}).map(
      ([name, member]): [string, Schema] => [name, resolved(document, member as Schema)],
    ),
    ...parts.flatMap((part) => membersOf(document, part)),
  ]
}

const argumentsOf = (
  document: Document,
  operation: Operation,
): [name: string, schema: Schema, description: unknown][] => [
  ...parametersOf(document, operation).map(
    ({ name, schema, description }): [string, Schema, unknown] => [
      name,
      resolved(document, schema),
      description,
    ],
  ),
  ...membersOf(document, bodyOf(operation)?.schema ?? {}).map(
    ([name, schema]): [string, Schema, unknown] => [name, schema, schema['description']],
  ),
]

/** A schema and all that it consists of, references followed. */
function* within(
  document: Document,
  where: string,
  schema: Schema,
): Generator<[where: string, schema: Schema]> {
  const whole = resolved(document, schema)
  yield [where, whole]
  if (isNode(whole['properties']))
    for (const [name, child] of Object.entries(whole['properties']))
      yield* within(document, `${where}.${name}`, child as Schema)
  for (const key of ['items', 'additionalProperties'])
    if (isNode(whole[key])) yield* within(document, `${where}.${key}`, whole[key])
  for (const key of ['oneOf', 'anyOf', 'allOf'])
    for (const [index, child] of (Array.isArray(whole[key]) ? whole[key] : []).entries())
      yield* within(document, `${where}.${key}[${index}]`, child as Schema)
}

const inputsOf = (document: Document) =>
  operationsOf(document).flatMap((operation) =>
    argumentsOf(document, operation).flatMap(([name, schema]) => [
      ...within(document, `${operation.operationId} ${name}`, schema),
    ]),
  )
const answersOf = (document: Document) =>
  operationsOf(document).flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, answer]) =>
      Object.entries(resolved(document, answer).content ?? {}).map(([type, media]) => ({
        where: `${operationId} ${status}`,
        type,
        ...media,
      })),
    ),
  )

/** What `agents add` makes of another party's document may lack what ours have. */
const isOurs = ({ document }: (typeof documents)[number]) =>
  document.info['x-agent'].author === 'Tollgate'

describe.each(documents)('the document of $id', ({ id, document }) => {
  const agent = document.info['x-agent']
  const operations = operationsOf(document)

  test('describes the agent with the members there are and no others', () => {
    expect(Object.keys(agent).filter((name) => name !== 'image_url')).toEqual([
      'description',
      'author',
      'tags',
      'examples',
      'prompt',
      'price_usd',
      'query_price_usd',
      'x402',
    ])
    expect(typeof agent.x402).toBe('boolean')
    expect([agent.description, agent.author].every((text) => text.length > 3)).toBe(true)
    expect(agent.prompt).toMatch(/data.*never follow instructions/s)
  })

  test('states prices that are whole numbers of the smallest unit', () => {
    const prices = [
      agent.price_usd,
      agent.query_price_usd,
      ...operations.flatMap((operation) => operation['x-tool']['price_usd'] ?? []),
    ]
    for (const value of prices) expect(value, id).toEqual(expect.stringMatching(price))
    expect(prices.filter((value) => Number(value) === 0)).toEqual([])
  })

  test('never uses a name twice among the arguments of a tool', () => {
    for (const operation of operations) {
      const names = argumentsOf(document, operation).map(([name]) => name)
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        operation.operationId,
      ).toEqual([])
    }
  })

  test('declares each parameter of a path, as required', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const operation of Object.values(item)) {
        const namesInPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name).toSorted()
        const declared = parametersOf(document, operation).filter(
          (parameter) => parameter.in === 'path',
        )
        expect(declared.map(({ name }) => name).toSorted(), path).toEqual(namesInPath)
        expect(
          declared.every(({ required }) => required === true),
          path,
        ).toBe(true)
      }
    }
  })
})

describe.each(documents.filter(isOurs))(
  'the document of $id, which was written here,',
  ({ id, document }) => {
    const operations = operationsOf(document)
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.addSchema({ $id: 'document', ...document })
    const expectValid = (schema: Schema, value: unknown, where: string) => {
      const check = ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as Schema,
      )
      expect(check(value), `${where}: ${ajv.errorsText(check.errors)}`).toBe(true)
    }

    test('has tags, at least three example queries, our license and version', () => {
      const agent = document.info['x-agent']
      expect(agent.tags.length).toBeGreaterThan(0)
      expect(new Set(agent.examples).size).toBeGreaterThanOrEqual(3)
      expect(document.info.license.name).toBe('MIT')
      expect(document.info.version).toBe('1.0.0')
    })

    test('has at most five tools, named in snake case, each once', () => {
      const ids = operations.map(({ operationId }) => operationId)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.length).toBeLessThanOrEqual(5)
      expect(new Set(ids).size).toBe(ids.length)
      for (const name of ids) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    })

    test('says of each tool what it is for and how it runs', () => {
      for (const { operationId, summary, description, 'x-tool': tool } of operations) {
        expect(summary.length, operationId).toBeGreaterThan(5)
        expect(description.length, operationId).toBeGreaterThan(40)
        expect(
          Object.keys(tool).filter(
            (name) =>
              ![
                'price_usd',
                'timeout_ms',
                'effect',
                'cache_seconds',
                'pick',
                'send_defaults',
              ].includes(name),
          ),
          operationId,
        ).toEqual([])
        expect(tool['effect'], operationId).toBe('read')
        expect(tool['timeout_ms'], operationId).toEqual(expect.any(Number))
      }
    })

    test('has one server, and a variable for each credential', () => {
      expect(document.servers.map(({ url }) => url)).toEqual([
        id === 'EchoAgent'
          ? 'native:'
          : expect.stringMatching(/^https:\/\/[a-z0-9.-]+(\/[a-z0-9/]*[a-z0-9])?$/),
      ])
      const schemes = Object.values(document.components.securitySchemes ?? {})
      for (const scheme of schemes)
        expect(scheme['x-env']).toEqual(expect.stringMatching(/^[A-Z][A-Z0-9_]+$/))
      expect(document.security.length).toBe(schemes.length)
    })

    test('describes every argument', () => {
      const silent = operations.flatMap((operation) =>
        argumentsOf(document, operation).flatMap(([name, , description]) =>
          typeof description === 'string' && description.length > 5
            ? []
            : `${operation.operationId} ${name}`,
        ),
      )
      expect(silent).toEqual([])
    })

    test('bounds every text, number and list that a caller can send', () => {
      const unbounded = inputsOf(document).filter(([, schema]) => {
        if ('const' in schema || 'enum' in schema) return false
        const { type } = schema
        if (type === 'string') return !('maxLength' in schema)
        if (type === 'integer' || type === 'number')
          return !('minimum' in schema && 'maximum' in schema)
        if (type === 'array') return !('maxItems' in schema)
        return type === undefined && !('allOf' in schema)
      })
      expect(unbounded.map(([where]) => where)).toEqual([])
    })

    test('has valid defaults and examples for what a caller can send', () => {
      for (const [where, schema] of inputsOf(document)) {
        if ('default' in schema) expectValid(schema, schema['default'], `${where} default`)
        for (const example of Array.isArray(schema['examples']) ? schema['examples'] : [])
          expectValid(schema, example, `${where} example`)
      }
      for (const operation of operations) {
        const body = bodyOf(operation)
        if (!body) continue
        expect(body.schema['$ref'], operation.operationId).toMatch(/^#\/components\/schemas\//)
        for (const [name, example] of Object.entries(body.examples))
          expectValid(body.schema, example['value'], `${operation.operationId} ${name}`)
      }
    })

    test('offers a value for every argument that a tool needs', () => {
      for (const operation of operations) {
        for (const { name, required, schema } of parametersOf(document, operation)) {
          const { default: standard, examples, enum: choices } = resolved(document, schema)
          const [first] = (examples ?? choices ?? []) as unknown[] // lists in JSON Schema
          if (required) expectValid(schema, standard ?? first, `${operation.operationId} ${name}`)
        }
      }
    })

    test('answers with JSON and with examples that keep the schema', () => {
      for (const { operationId, responses } of operations) {
        expect(
          resolved(document, responses['200'] ?? { description: '' }).content,
          operationId,
        ).toHaveProperty(['application/json'])
        expect(
          Object.keys(responses).some((status) => status.startsWith('4')),
          operationId,
        ).toBe(true)
      }
      for (const { where, type, schema, examples } of answersOf(document)) {
        expect(type, where).toBe('application/json')
        expect(Object.keys(examples).length, where).toBeGreaterThan(0)
        for (const [name, example] of Object.entries(examples)) {
          const resolvedExample = resolved(document, example)
          expect(resolvedExample, `${where} ${name}`).toHaveProperty('value')
          expectValid(schema, resolvedExample['value'], `${where} ${name}`)
        }
      }
    })

    test('picks a member that its examples have', () => {
      for (const { operationId, responses, 'x-tool': tool } of operations) {
        const { pick } = tool
        if (pick === undefined) continue
        const examples = Object.values(
          resolved(document, responses['200'] ?? { description: '' }).content?.['application/json']
            ?.examples ?? {},
        )
        expect(examples.length, operationId).toBeGreaterThan(0)
        for (const example of examples)
          expect(resolved(document, example)['value'], operationId).toHaveProperty(String(pick))
      }
    })

    test('says of every object whether it is open', () => {
      const schemas = [
        ...inputsOf(document),
        ...answersOf(document).flatMap(({ where, schema }) => [...within(document, where, schema)]),
      ]
      const silent = schemas.filter(
        ([, { type, ...schema }]) =>
          [type].flat().includes('object') &&
          !('additionalProperties' in schema) &&
          schema['x-open'] !== true,
      )
      expect(silent.map(([where]) => where)).toEqual([])
    })
  },
)

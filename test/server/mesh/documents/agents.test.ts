import { setImmediate as nextTurn } from 'node:timers/promises'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError } from '../../../../server/documents/problems.ts'
import { loadAgents } from '../../../../server/mesh/documents/agents.ts'
import { nativeTools } from '../../../../server/mesh/tools/native.ts'
import {
  fixtures,
  folderOf,
  head,
  problemsOf,
  shippedIds,
  toolOf,
} from '../../../support/data/agents.ts'

const env = { EXAMPLE_KEY: 'canary-key', EXAMPLE_LOGIN: 'user:canary-login' }
const { agents } = await loadAgents([fixtures], { env, onBroken: 'refuse', nativeTools: {} })
const parametersOf = (agent: string, tool: string) => toolOf(agents.get(agent), tool).parameters

test('the shipped agents are read without a problem', async () => {
  const shipped = await loadAgents(['spec/agents'], { env: {}, onBroken: 'refuse', nativeTools })
  expect([...shipped.agents.keys()]).toEqual(shippedIds)
  expect(shipped.agents.get('ExaSearchAgent')).toMatchObject({
    available: false,
    unavailable_because: 'EXA_API_KEY is not set',
    variables: ['EXA_API_KEY'],
  })
  expect(shipped.agents.get('EchoAgent')).toMatchObject({ available: true, external_apis: [] })
})

test('allOf becomes one object, with the stricter of two bounds and without what only answers have', () => {
  expect(parametersOf('AllOf', 'create_pet')).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 40, examples: ['Rex'] },
      kind: { type: 'string', enum: ['dog'] },
      weight: { type: 'number', minimum: 1, maximum: 90 },
    },
    required: ['name', 'kind'],
  })
})

test("OpenAPI 3.0's nullable and boolean bounds become what JSON Schema says today", () => {
  expect(parametersOf('Nullable', 'set_profile').properties).toEqual({
    nickname: { type: ['string', 'null'], maxLength: 20 },
    level: { type: ['string', 'null'], enum: ['low', 'high', null] },
    age: { type: 'integer', exclusiveMinimum: 0, maximum: 150 },
    owner: {
      type: ['object', 'null'],
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
  })
})

test('lists of types, references, defaults and examples of parameters reach the schema', () => {
  expect(parametersOf('TypeArrays', 'search').properties['q']).toEqual({
    type: ['string', 'integer'],
  })
  expect(parametersOf('Enums', 'list_markets')).toEqual({
    type: 'object',
    properties: {
      vs_currency: { type: 'string', enum: ['usd', 'eur', 'btc'], description: 'The currency.' },
      limit: { type: 'integer', minimum: 1, maximum: 250, default: 100, examples: [25] },
      order: { type: 'string', enum: ['up', 'down'], default: 'down', description: 'How to sort.' },
    },
    required: ['vs_currency'],
    additionalProperties: false,
  })
})

test('x-tool sets price, deadline, cache and pick; the method says whether a tool reads or writes', () => {
  expect(toolOf(agents.get('Enums'), 'list_markets')).toMatchObject({
    price_usd: '0.002',
    timeout_ms: 500,
    effect: 'read',
    cache_seconds: 60,
    pick: 'data.items',
  })
  expect(toolOf(agents.get('PathLevel'), 'delete_repos')).toMatchObject({
    price_usd: '0.001',
    timeout_ms: 20_000,
    effect: 'write',
    cache_seconds: 0,
    pick: null,
    description: 'Deletes repositories',
  })
})

test('the first server counts, with the defaults of its variables; a path may have its own', () => {
  expect(toolOf(agents.get('PathLevel'), 'list_users').source).toMatchObject({
    server: { origin: 'https://eu.example.com', prefix: '/v7' },
  })
  expect(toolOf(agents.get('PathLevel'), 'list_repos').source).toMatchObject({
    server: { origin: 'https://repos.example.com', prefix: '/r' },
  })
  expect(agents.get('PathLevel')?.external_apis).toEqual(['repos.example.com', 'eu.example.com'])
  expect(parametersOf('PathLevel', 'list_repos').properties['sort']).toEqual({
    type: 'string',
    enum: ['name', 'age'],
  })
})

test('an agent whose credential is not set is listed as unavailable and names the variable', async () => {
  const unset = await loadAgents([fixtures], {
    env: { EXAMPLE_KEY: 'k' },
    onBroken: 'refuse',
    nativeTools: {},
  })
  expect(unset.agents.get('Secured')).toMatchObject({
    available: false,
    unavailable_because: 'EXAMPLE_LOGIN is not set',
    variables: ['EXAMPLE_KEY', 'EXAMPLE_LOGIN', 'EXAMPLE_TOKEN'],
  })
  expect(agents.get('Secured')).toMatchObject({ available: true })
  const broken = await loadAgents([fixtures], {
    env: { ...env, EXAMPLE_KEY: 'canary\r\nX: 1' },
    onBroken: 'refuse',
    nativeTools: {},
  })
  expect(broken.agents.get('Secured')?.unavailable_because).toBe(
    'EXAMPLE_KEY holds a space, a line break or a character outside ASCII, as no credential does',
  )
  const unread = await loadAgents([fixtures], {
    env: {},
    onBroken: 'refuse',
    nativeTools: {},
    secrets: false,
  })
  expect(unread.agents.get('Secured')?.available).toBe(true)
})

test('while many documents are read the event loop has its turns', async () => {
  const folder = folderOf(
    Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`A${number}.yaml`, paths('')])),
  )
  const reading = loadAgents([folder], { env: {}, onBroken: 'refuse', nativeTools: {} })
  let isRead = false
  void reading.then(() => (isRead = true))
  let turns = 0
  for (; !isRead; turns++) await nextTurn()
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('nothing that writes an agent out shows a credential', () => {
  const agent = agents.get('Secured')
  const text =
    inspect(agent, { depth: 20, showHidden: true }) +
    JSON.stringify(agent) +
    JSON.stringify([...(agent?.tools.values() ?? [])])
  expect(text).toContain('x-api-key')
  expect(text).not.toMatch(/canary|Y2FuYXJ5/)
})

const paths = (operation: string) =>
  `${head}servers: [{ url: "https://api.example.com" }]\n` +
  'paths:\n  /a:\n    get:\n      operationId: a\n' +
  `      summary: A\n${operation}`
const parameter = (text: string) => paths(`      parameters:\n        - { name: x, ${text} }\n`)

test.each<[title: string, yaml: string, expected: string | RegExp]>([
  ['no YAML', 'a: [1', /^TestAgent.yaml:1:\d+: this is not valid YAML/],
  [
    'Swagger 2',
    'swagger: "2.0"\n',
    /^TestAgent.yaml:1:1: the document must be OpenAPI 3\.0, 3\.1 or 3\.2.*`agents add` converts Swagger 2/,
  ],
  [
    'an unknown member of x-agent',
    paths('').replace('    tags:', '    tag:'),
    'TestAgent.yaml:8:5: info.x-agent.tag is not a known member. Did you mean "tags"?',
  ],
  [
    'a price without quotes',
    paths('').replace('"0.001"', '0.001'),
    'TestAgent.yaml:11:16: info.x-agent.price_usd must be USD in quotes, with at most ' +
      'nine decimals, like "0.001", not 0.001.',
  ],
  [
    'an unknown extension',
    paths('      x-tools: {}\n'),
    'TestAgent.yaml:20:7: "x-tools" is not a known extension of an operation. Did you ' +
      'mean "x-tool"?',
  ],
  [
    'an extension in a schema',
    parameter('in: query, schema: { type: string, x-go-name: X }'),
    /^TestAgent.yaml:21:57: "x-go-name" is not a known extension of a schema/,
  ],
  [
    'a misspelt member',
    paths('      requestbody: {}\n'),
    'TestAgent.yaml:20:7: "requestbody" is not a member that OpenAPI has here. Did you ' +
      'mean "requestBody"?',
  ],
  [
    'an unknown member of x-tool',
    paths('      x-tool: { timeout: 5 }\n'),
    /^TestAgent.yaml:20:17: .*timeout is not a known member.*(timeout_ms)/,
  ],
  [
    'a deadline out of range',
    paths('      x-tool: { timeout_ms: 5 }\n'),
    /^TestAgent.yaml:20:29: .*timeout_ms must be a whole number from 100 to 60000, not 5\./,
  ],
  [
    'a kept answer of a tool that writes',
    paths('      x-tool: { cache_seconds: 5, effect: write }\n'),
    /cache_seconds, or write effect: read/,
  ],
  [
    'no operationId',
    paths('').replace('      operationId: a\n', ''),
    'TestAgent.yaml:17:5: GET /a has no operationId; write one, like get_forecast: it is ' +
      "the tool's name.",
  ],
  [
    'a name that no tool can have',
    paths('').replace('operationId: a', 'operationId: a.b'),
    /^TestAgent.yaml:18:20: "a.b" cannot be the name of a tool/,
  ],
  [
    'no description',
    paths('').replace('      summary: A\n', ''),
    /^TestAgent.yaml:17:5: a needs a summary or a description/,
  ],
  [
    'a path parameter that is not described',
    paths('').replace('  /a:', '  /a/{b}:'),
    /^TestAgent.yaml:16:3: the path "\/a\/\{b\}" has \{b\}, and there is no path parameter/,
  ],
  [
    'a path that climbs',
    paths('').replace('  /a:', '  /a/../b:'),
    /must be plain text between slashes/,
  ],
  [
    'a reference to nothing',
    parameter('in: query, schema: { $ref: "#/components/schemas/Nope" }'),
    /^TestAgent.yaml:21:\d+: "#\/components\/schemas\/Nope" names nothing/,
  ],
  [
    'a reference to elsewhere',
    parameter('in: query, schema: { $ref: "https://evil.example/x.yaml" }'),
    /is outside this document/,
  ],
  [
    'references that name each other',
    parameter('in: query, schema: { type: string }').replace(
      '- { name',
      '- { $ref: "#/components/parameters/A", name',
    ) +
      'components: { parameters: { A: { $ref: "#/components/parameters/B" }, ' +
      'B: { $ref: "#/components/parameters/A" } } }\n',
    /refers to itself/,
  ],
  [
    'two operations of one name',
    `${paths('')}    post: { operationId: a, summary: B }\n`,
    /^TestAgent.yaml:20:26: "a" is also the operationId of GET \/a/,
  ],
  [
    'a server with a password',
    paths('').replace('https://api', 'https://u:p@api'),
    /must not hold a user name or password/,
  ],
  [
    'a server of another kind',
    paths('').replace('https://api.example.com', 'file:///etc'),
    /must be a whole address/,
  ],
  [
    'a server variable without a default',
    paths('').replace('https://api.example.com', 'https://{host}/'),
    /variable "host" has no default/,
  ],
  [
    'a credential without its variable',
    paths('      security: [{ k: [] }]\n') +
      'components: { securitySchemes: { k: { type: apiKey, in: header, name: k } } }\n',
    /must say which environment variable/,
  ],
  [
    'a credential in place of its variable',
    paths('      security: [{ k: [] }]\n') +
      'components: { securitySchemes: { k: { type: http, scheme: bearer, x-env: sk-12345 } } }\n',
    /x-env must be the name of an environment variable in capitals/,
  ],
  [
    "a variable that is Tollgate's own",
    paths('      security: [{ k: [] }]\n') +
      'components: { securitySchemes: { k: ' +
      '{ type: http, scheme: bearer, x-env: TOLLGATE_OPERATOR_TOKEN } } }\n',
    /does not begin with TOLLGATE_/,
  ],
  [
    'a credential for another server',
    paths('      security: [{ k: [] }]\n      servers: [{ url: "https://evil.example" }]\n') +
      'components: { securitySchemes: { k: { type: http, scheme: bearer, x-env: KEY } } }\n',
    /would send the credential to another server/,
  ],
  [
    'an object whose members are written like another parameter',
    parameter(
      'in: query, schema: { type: object, additionalProperties: false, ' +
        'properties: { y: {} } } }\n' +
        '        - { name: y, in: query, schema: { type: string }',
    ),
    /two parameters that are written as "y" in the query/,
  ],
  [
    'code that is not there',
    paths('').replace('https://api.example.com', 'native:'),
    /there is no code for a; write it in server\/mesh\/tools\/native\/TestAgent.ts/,
  ],
])('refuses %s, with file, line and fix', async (_, yaml, expected) => {
  const problems = await problemsOf(yaml)
  expect(problems.join('\n')).toMatch(
    expected instanceof RegExp ? new RegExp(expected, 'm') : expected,
  )
  expect(
    problems.every((problem) => /^TestAgent\.yaml:\d+:\d+: .*[.?]$/.test(problem)),
    problems.join('\n'),
  ).toBe(true)
})

test.each<[title: string, yaml: string, expected: RegExp]>([
  [
    'a cookie',
    parameter('in: cookie, schema: { type: string }'),
    /^TestAgent.yaml:21:26: the parameter "x" is in "cookie": cookies cannot be .*; it is left out/,
  ],
  [
    'a header of the connection',
    parameter('in: header, schema: { type: string }').replace('name: x', 'name: Host'),
    /is a header that arguments cannot set.*; it is left out/,
  ],
  [
    'a list of lists in a query',
    parameter('in: query, schema: { type: array, items: { type: array, items: {} } }'),
    /cannot write; use style deepObject.*; it is left out/,
  ],
  [
    'an argument where a credential belongs',
    `${parameter('in: query, schema: { type: string }')}      security: [{ k: [] }]\n` +
      'components: { securitySchemes: { k: ' +
      '{ type: apiKey, in: query, name: x, x-env: KEY } } }\n',
    /"x" is where the credential is sent; it is left out/,
  ],
  [
    'a choice of nothing',
    parameter('in: query, schema: { type: string, enum: [] }'),
    /^TestAgent.yaml:21:\d+: this is no value that enum can have; it is left out/,
  ],
  [
    'a keyword that is none',
    parameter('in: query, schema: { type: string, maxLenght: 5 }'),
    /"maxLenght" is not a keyword that is checked here. Did you mean "maxLength"/,
  ],
  [
    'a type that is none',
    parameter('in: query, schema: { type: text }'),
    /^TestAgent.yaml:21:\d+: this is no value that type can have/,
  ],
  [
    'a pattern that is no text',
    parameter('in: query, schema: { type: string, pattern: 5 }'),
    /this is no value that pattern can have/,
  ],
])('leaves out %s, and says so with file and line', async (_, yaml, expected) => {
  const { agents: read } = await loadAgents([folderOf({ 'TestAgent.yaml': yaml })], {
    env: { KEY: 'k' },
    onBroken: 'refuse',
    nativeTools: {},
  })
  const warnings = read.get('TestAgent')?.warnings ?? []
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.replace(/^.*?(?=TestAgent)/, '')).toMatch(expected)
})

test('refuses what cannot be sent where the API needs it', async () => {
  const needed = parameter('in: cookie, required: true, schema: { type: string }')
  expect((await problemsOf(needed)).join('\n')).toMatch(/cookies cannot be arguments/)
})

test('tells all that is wrong at once', async () => {
  const problems = await problemsOf(
    paths('      x-tool: { effect: sometimes }\n')
      .replace('    author: Tollgate\n', '')
      .replace('      summary: A\n', ''),
  )
  expect(problems).toHaveLength(3)
})

test('refuses a second agent of the same id, a name that is no id, and a folder that is not there', async () => {
  const good = paths('')
  const [one, two] = [
    folderOf({ 'A.yaml': good }),
    folderOf({ 'A.yaml': good, '1.yaml': good, 'B.yml': good, 'README.md': '# none' }),
  ]
  const { agents: read, broken } = await loadAgents([one, two, `${one}/none`], {
    env: {},
    onBroken: 'skip',
    nativeTools: {},
  })
  expect([...read.keys()]).toEqual(['A'])
  expect(broken.map(({ id }) => id)).toEqual([`${one}/none`, '1', 'A', 'B'])
  const text = broken.flatMap(({ problems }) => problems).join('\n')
  expect(text).toMatch(/"1" cannot be the id of an agent/)
  expect(text).toMatch(/there is an agent of this id already, in .*A\.yaml/)
  expect(text).toMatch(/must be called <AgentId>\.yaml/)
  expect(text).toMatch(/there is no such folder for agents/)
})

test('a broken document stops the start unless told to skip it', async () => {
  const folder = folderOf({ 'A.yaml': paths(''), 'B.yaml': 'openapi: 3.1.0\n' })
  const load = (onBroken: 'refuse' | 'skip') =>
    loadAgents([folder], { env: {}, onBroken, nativeTools: {} })
  await expect(load('refuse')).rejects.toThrow(ConfigError)
  expect([...(await load('skip')).agents.keys()]).toEqual(['A'])
})

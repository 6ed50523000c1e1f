import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { adopt, type AdoptResult } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { loadAgents } from '../../../../server/mesh/documents/agents.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { buildRequest } from '../../../../server/mesh/tools/http/request.ts'
import { folderOf, toolOf } from '../../../support/data/agents.ts'

const petstore = {
  openapi: '3.0.4',
  info: {
    title: 'Pet Store',
    description: 'Sells pets.\n\nAnd more about it.',
    version: '1.2.0',
    contact: { name: 'Pets Inc.' },
    'x-logo': { url: 'x' },
  },
  servers: [{ url: 'https://pets.example.com/api/v3', 'x-internal': true }],
  tags: [{ name: 'pet' }],
  security: [{ petstore_auth: ['read:pets'] }],
  paths: {
    '/pet/{petId}': {
      get: {
        tags: ['pet'],
        summary: 'Find pet by ID',
        operationId: 'getPetById',
        'x-codegen': 1,
        parameters: [
          {
            name: 'petId',
            in: 'path',
            required: true,
            schema: { type: 'integer', format: 'int64' },
          },
          { name: 'Accept', in: 'header', schema: { type: 'string' } },
          { $ref: '#/components/parameters/Session' },
        ],
        responses: {
          '200': {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
        },
        security: [{ api_key: [] }],
      },
      post: {
        summary: 'Uploads a picture',
        operationId: 'pet/upload',
        parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: { content: { 'multipart/form-data': { schema: {} } } },
        responses: { '200': { description: 'ok' } },
      },
    },
    '/pet': {
      post: {
        operationId: 'pet.add',
        requestBody: { $ref: '#/components/requestBodies/Pet' },
        responses: { '200': { description: 'ok' } },
        callbacks: { x: {} },
      },
      get: {
        description: 'Lists pets.',
        parameters: [
          {
            name: 'status',
            in: 'query',
            schema: {
              type: 'string',
              enum: ['sold', 'free'],
              default: 'free',
              'x-enum-names': ['a'],
            },
          },
        ],
        responses: { '200': { description: 'ok' } },
      },
    },
    '/store/inventory': {
      get: {
        operationId: 'get inventory!',
        summary: 'Counts pets',
        security: [],
        responses: {
          '200': {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Inventory' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['name'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string', example: 'Rex', xml: { name: 'n' } },
          category: { $ref: '#/components/schemas/Category' },
        },
        'x-go-type': 'Pet',
      },
      Category: { type: 'object', properties: { name: { type: 'string', nullable: true } } },
      Inventory: { type: 'object' },
      Unused: { type: 'object', properties: { self: { $ref: '#/components/schemas/Unused' } } },
    },
    parameters: { Session: { name: 'sid', in: 'cookie', schema: { type: 'string' } } },
    requestBodies: {
      Pet: {
        content: {
          'application/xml': { schema: {} },
          'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
        },
      },
      Unused: { content: {} },
    },
    securitySchemes: {
      petstore_auth: {
        type: 'oauth2',
        flows: { implicit: { authorizationUrl: 'https://pets.example.com/oauth', scopes: {} } },
      },
      api_key: { type: 'apiKey', name: 'api_key', in: 'header', 'x-env': 'OPENAI_API_KEY' },
      unused: { type: 'http', scheme: 'digest' },
    },
  },
}

function adopted(
  document: unknown,
  options: Parameters<typeof adopt>[1] = { id: 'PetStore' },
): Promise<AdoptResult> {
  return adopt(
    join(
      folderOf({
        'petstore.json':
          typeof document === 'string' ? document : JSON.stringify(document, null, 2),
      }),
      'petstore.json',
    ),
    options,
  )
}

/** The document that was made, read by the loader as any other. */
async function load(result: AdoptResult) {
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  const folder = folderOf({ 'PetStore.yaml': result.yaml })
  const { agents } = await loadAgents([folder], {
    env: { PET_STORE_API_KEY: 'k', PET_STORE_PETSTORE_AUTH: 't' },
    onBroken: 'refuse',
    nativeTools: {},
  })
  const agent = agents.get('PetStore')
  if (!agent) throw new Error('not read')
  return {
    agent,
    document: parse(result.yaml) as typeof petstore & {
      info: { 'x-agent': Record<string, unknown> }
    },
  } // a copy of the one above, less some
}

test('keeps the operations asked for and what they use, and adds what an agent needs', async () => {
  const { agent, document } = await load(
    await adopted(petstore, { id: 'PetStore', only: ['getPetById', 'get_pet'] }),
  )
  expect([...agent.tools.keys()]).toEqual(['getPetById', 'get_pet'])
  expect(agent).toMatchObject({
    title: 'Pet Store',
    version: '1.2.0',
    description: 'Sells pets.',
    author: 'Pets Inc.',
    price_usd: '0.001',
    query_price_usd: '0.01',
    x402: false,
    examples: ['Find pet by ID'],
    external_apis: ['pets.example.com'],
    available: true,
  })
  expect(Object.keys(document.components)).toEqual(['schemas', 'securitySchemes'])
  expect(Object.keys(document.components.schemas)).toEqual(['Pet', 'Category'])
  expect(JSON.stringify(document)).not.toMatch(/"x-(?!agent|env)|Unused|callbacks/)
  expect(toolOf(agent, 'getPetById').parameters).toEqual({
    type: 'object',
    properties: { petId: { type: 'integer', format: 'int64' } },
    required: ['petId'],
    additionalProperties: false,
  })
  expect(toolOf(agent, 'get_pet').parameters.properties).toEqual({
    status: { type: 'string', enum: ['sold', 'free'], default: 'free' },
  })
})

test('credentials get variables named after the agent, never those that a stranger chose', async () => {
  const { agent, document } = await load(
    await adopted(petstore, { id: 'PetStore', only: ['getPetById'] }),
  )
  expect(document.components.securitySchemes).toEqual({
    api_key: { type: 'apiKey', name: 'api_key', in: 'header', 'x-env': 'PET_STORE_API_KEY' },
  })
  expect(agent.variables).toEqual(['PET_STORE_API_KEY'])
  const both = await load(
    await adopted(petstore, { id: 'PetStore', only: ['getPetById', 'GET /pet'] }),
  )
  expect(both.agent.variables).toEqual(['PET_STORE_API_KEY', 'PET_STORE_PETSTORE_AUTH'])
  expect(both.document.components.securitySchemes.petstore_auth).toEqual({
    type: 'http',
    scheme: 'bearer',
    'x-env': 'PET_STORE_PETSTORE_AUTH',
  })
})

test('names that are no tool names become such, and requests go where the document said', async () => {
  const { agent } = await load(
    await adopted(petstore, { id: 'PetStore', only: ['pet.add', 'get inventory!'] }),
  )
  expect([...agent.tools.keys()]).toEqual(['pet_add', 'get_inventory'])
  const add = toolOf(agent, 'pet_add')
  expect(add.description).toBe('POST /pet')
  const { source } = add
  if (source.kind !== 'http') throw new Error('not over HTTP')
  expect(
    buildRequest(source, checkArguments(add, { name: 'Rex', category: { name: null } })),
  ).toMatchObject({
    origin: 'https://pets.example.com',
    path: '/api/v3/pet',
    body: '{"name":"Rex","category":{"name":null}}',
  })
})

test('takes what fits, and lists the rest by operation, file, line and reason', async () => {
  const digest = structuredClone(petstore)
  Object.assign(digest.paths['/pet'].get, { security: [{ unused: [] }] })
  const result = await adopted(digest)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  const names = ['getPetById', 'pet_upload', 'pet_add', 'get_inventory']
  expect([...result.agent.tools.keys()]).toEqual(names)
  expect(result.leftOut).toEqual([
    {
      operation: 'GET /pet',
      at: expect.stringMatching(/petstore\.json:\d+:\d+$/),
      reason: expect.stringMatching(/^the security scheme "unused" must be/),
    },
  ])
  const strict = await adopted(digest, { id: 'PetStore', strict: true })
  expect(strict).toEqual({
    problems: [expect.stringMatching(/petstore\.json:\d+:\d+: GET \/pet: the security scheme/)],
    unfit: { count: 1, of: 5 },
  })
})

test('takes as many operations as there are', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 70 }, (_, i) => [`/p${i}`, { get: { responses: {} } }]),
  )
  const { agent } = await load(await adopted({ ...petstore, paths }))
  expect(agent.tools.size).toBe(70)
})

test.each<[title: string, made: () => Promise<AdoptResult>, problem: RegExp]>([
  [
    'an operation that is not there',
    () => adopted(petstore, { id: 'PetStore', only: ['getPetByID'] }),
    /there is no operation "getPetByID"\. Did you mean "getPetById"\?/,
  ],
  [
    'an id that is none',
    () => adopted(petstore, { id: '../x', only: ['getPetById'] }),
    /"\.\.\/x" cannot be the id of an agent/,
  ],
  [
    'a document without paths',
    () => adopted({ openapi: '3.1.0', info: { title: 'A', version: '1' } }),
    /the document has no operations under paths/,
  ],
  [
    'a server without a host',
    () =>
      adopted(
        { ...petstore, servers: [{ url: '/api/v3' }] },
        { id: 'PetStore', only: ['getPetById'] },
      ),
    /its server "\/api\/v3" is no whole address; add --server/,
  ],
  [
    'no server',
    () => adopted({ ...petstore, servers: undefined }, { id: 'PetStore', only: ['getPetById'] }),
    /names no server; add --server/,
  ],
  ['no document', () => adopted('['), /petstore\.json:1:\d+: this is not valid YAML/],
  ['no file', () => adopt('none.yaml', { id: 'A' }), /^none\.yaml: there is no such file/],
])('refuses %s', async (_, run, problem) => {
  const result = await run()
  expect('problems' in result ? result.problems.join('\n') : 'taken').toMatch(problem)
})

test('a document of Tollgate itself can be taken up again', async () => {
  const result = await adopt('spec/agents/OpenMeteoWeatherAgent.yaml', {
    id: 'PetStore',
    only: ['get_elevation'],
  })
  expect([...(await load(result)).agent.tools.keys()]).toEqual(['get_elevation'])
})

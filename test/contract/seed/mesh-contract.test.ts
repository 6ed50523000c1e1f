import { expect, test } from 'vitest'
import mesh from '../../../generated/json/mesh.json' with { type: 'json' }
import metadata from '../../../generated/json/metadata.json' with { type: 'json' }
import { headersOf, names, operationsOf, seedOf } from './seed-of.ts'

const seed = seedOf(mesh)
const { schemas } = seed.components
const document = seedOf(metadata)

test('the three operations of the agent request service', () => {
  expect(operationsOf(seed)).toEqual([
    'get /x402/agents listEvmAgents',
    'get /x402/solana/agents listSolanaAgents',
    'post /mesh_request requestAgent',
  ])
})

test('the one of the metadata document, which has an address of its own', () => {
  expect(operationsOf(document)).toEqual(['get /metadata.json getMetadata'])
  expect([mesh.servers.map(({ url }) => url), metadata.servers.map(({ url }) => url)]).toEqual([
    ['{base_url}'],
    ['{metadata_url}'],
  ])
})

test('the fields of the request, all required', () => {
  expect(names(schemas.AgentRequest.properties)).toEqual(['agent_id', 'api_key', 'input'])
  expect(schemas.AgentRequest.required.toSorted()).toEqual(['agent_id', 'api_key', 'input'])
  expect([schemas.ApiKey.type, schemas.AgentName.type, schemas.Input.type]).toEqual([
    'string',
    'string',
    'object',
  ])
})

test('the input: query, or tool together with tool_arguments, and raw_data_only, which is false unless told', () => {
  expect(
    names({
      ...schemas.Input.properties,
      ...schemas.QueryInput.properties,
      ...schemas.ToolInput.properties,
    }),
  ).toEqual(['query', 'raw_data_only', 'tool', 'tool_arguments'])
  expect(schemas.Input.oneOf.map(({ $ref }) => $ref)).toEqual([
    '#/components/schemas/QueryInput',
    '#/components/schemas/ToolInput',
  ])
  expect([schemas.QueryInput.required, schemas.ToolInput.required]).toEqual([
    ['query'],
    ['tool', 'tool_arguments'],
  ])
  expect(schemas.Input.properties.raw_data_only).toMatchObject({ type: 'boolean', default: false })
  expect([
    schemas.QueryInput.properties.query.type,
    schemas.ToolInput.properties.tool.type,
    schemas.ToolInput.properties.tool_arguments.type,
  ]).toEqual(['string', 'string', 'object'])
})

test('the response: an object with result, which has response and success', () => {
  expect([names(schemas.AgentReply.properties), schemas.AgentReply.required]).toEqual([
    ['result'],
    ['result'],
  ])
  expect(names(schemas.Result.properties)).toEqual(['data', 'response', 'success'])
  expect(schemas.Result.properties.success.type).toBe('boolean')
})

test('success is the one status of what is asked with a key or openly', () => {
  for (const operation of [
    seed.paths['/mesh_request'].post,
    seed.paths['/x402/agents'].get,
    seed.paths['/x402/solana/agents'].get,
    document.paths['/metadata.json'].get,
  ]) {
    expect(names(operation.responses)).toEqual(['200'])
    expect(names(operation.responses['200'].content)).toEqual(['application/json'])
  }
  expect(names(seed.paths['/mesh_request'].post.requestBody.content)).toEqual(['application/json'])
})

test('402 is the status of what is paid, with the terms in headers', () => {
  const statuses = Object.values(mesh.paths)
    .flatMap((item) => Object.values(item))
    .filter(
      (operation) =>
        'security' in operation && operation.security.some((scheme: object) => 'Payment' in scheme),
    )
    .map(({ responses }) => (responses as Record<string, { $ref?: string }>)['402']?.$ref)
  expect(statuses).toEqual(Array(4).fill('#/components/responses/PaymentRequired'))
  expect(mesh.components.responses.PaymentRequired).not.toHaveProperty('x-addition')
  expect(names(mesh.components.responses.PaymentRequired.headers)).toContain('PAYMENT-REQUIRED')
})

test('the metadata document: an agents object, each with tools; parameters are discoverable there', () => {
  const { Metadata, Agent, Tool } = document.components.schemas
  expect(Metadata.required).toContain('agents')
  expect([
    Metadata.properties.agents.type,
    Metadata.properties.agents.additionalProperties.$ref,
  ]).toEqual(['object', '#/components/schemas/Agent'])
  expect(Agent.required).toContain('tools')
  expect(names(Tool.properties.function.properties)).toContain('parameters')
})

test('no header carries the key: it is in the body', () => {
  expect(mesh.paths['/mesh_request'].post['x-key']).toBe('body')
  expect(
    Object.values(seed.components.securitySchemes).map((scheme) =>
      'name' in scheme ? scheme.name : scheme.scheme,
    ),
  ).toEqual(['PAYMENT-SIGNATURE', 'X-PAYMENT'])
  expect([mesh.security, metadata.security]).toEqual([[], []])
})

test('no headers of replies but the terms of a payment, and no parameters', () => {
  expect(headersOf(seed)).toEqual(['PAYMENT-REQUIRED', 'PaymentRequired'])
  expect(headersOf(document)).toEqual([])
  for (const item of [...Object.values(seed.paths), ...Object.values(document.paths)]) {
    for (const operation of Object.values(item))
      expect((operation as { parameters?: object[] }).parameters ?? []).toEqual([])
  }
})

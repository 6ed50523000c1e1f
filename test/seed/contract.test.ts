import { expect, test } from 'vitest'
import contract from '../../generated/json/gateway.json' with { type: 'json' }

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The contract without what is marked as an addition; a reference to something that was one is gone too. */
function seedOf(node: Json): Json | undefined {
  if (Array.isArray(node)) return node.map(seedOf).filter((item) => item !== undefined)
  if (node === null || typeof node !== 'object') return node
  if (node['x-addition'] === true || (typeof node['$ref'] === 'string' && isAddition(node['$ref']))) return undefined
  return Object.fromEntries(Object.entries(node).flatMap(([name, value]) => {
    const kept = seedOf(value)
    return kept === undefined ? [] : [[name, kept]]
  }))
}

const isAddition = (ref: string): boolean => {
  const found = ref.slice(2).split('/').reduce<Json | undefined>((node, name) => (node as Record<string, Json> | undefined)?.[name], contract as unknown as Json) // bundled JSON; every reference is a local one
  return (found as Record<string, Json>)['x-addition'] === true
}

const seed = seedOf(contract as unknown as Json) as unknown as typeof contract // the same document with members left out
const { schemas } = seed.components
const names = (table: object) => Object.keys(table).sort()

test('the one operation', () => {
  const operations = Object.entries(seed.paths).flatMap(([path, item]) => Object.entries(item as object).map(([method, { operationId }]) => `${method} ${path} ${operationId}`)).filter((line) => !line.endsWith('undefined'))
  expect(operations).toEqual(['post /v1/chat/completions createChatCompletion'])
})

test('the three base addresses, the sequencer being the default', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual(['{sequencer_url}', '{gateway_url}', '{sequencer_v2_url}'])
})

test('the fields of the request, and which are required', () => {
  expect(names(schemas.ChatCompletionRequest.properties)).toEqual(['max_tokens', 'messages', 'model', 'stream', 'temperature'])
  expect(schemas.ChatCompletionRequest.required).toEqual(['model', 'messages'])
  expect(names(schemas.Message.properties)).toEqual(['content', 'role'])
  expect(schemas.Message.required).toEqual(['role', 'content'])
  expect(schemas.Message.properties.role.enum).toEqual(['system', 'user', 'assistant'])
})

test('no parameters beside the body', () => expect(seed.paths['/v1/chat/completions'].post.parameters).toEqual([]))

test('the bounds and defaults of the request', () => {
  const { max_tokens, temperature, stream } = schemas.ChatCompletionRequest.properties
  expect(max_tokens).toMatchObject({ type: 'integer', default: 1024 })
  expect(temperature).toMatchObject({ type: 'number', format: 'float', minimum: 0, maximum: 1 })
  expect(temperature).not.toHaveProperty('default')
  expect(stream).toMatchObject({ type: 'boolean', default: false })
})

test('the seven models', () => {
  expect(schemas.Model.enum).toEqual([
    'hermes-3-llama3.1-8b',
    'meta-llama/llama-3.3-70b-instruct',
    'mistralai/mistral-7b-instruct',
    'mistralai/mixtral-8x22b-instruct',
    'mistralai/mixtral-8x7b-instruct',
    'nvidia/llama-3.1-nemotron-70b-instruct',
    'qwen/qwen-2.5-coder-32b-instruct',
  ])
})

test('the statuses, and their content types', () => {
  const responses: Record<string, { content?: object; $ref?: string }> = seed.paths['/v1/chat/completions'].post.responses
  expect(names(responses)).toEqual(['200', '400', '401'])
  expect(names(responses['200']?.content ?? {})).toEqual(['application/json', 'text/event-stream'])
  for (const response of [seed.components.responses.BadRequest, seed.components.responses.Unauthorized]) expect(names(response.content)).toEqual(['application/json'])
  expect([responses['400']?.$ref, responses['401']?.$ref]).toEqual(['#/components/responses/BadRequest', '#/components/responses/Unauthorized'])
})

test('the fields of the reply, a choice and the error body', () => {
  expect(names(schemas.ChatCompletion.properties)).toEqual(['choices', 'created', 'id', 'model', 'object'])
  expect(schemas.ChatCompletion.properties.object.const).toBe('chat.completion')
  expect(names(schemas.Choice.properties)).toEqual(['finish_reason', 'index', 'message'])
  expect(names(schemas.Choice.properties.message.properties)).toEqual(['content', 'role'])
  expect(schemas.Choice.properties.message.properties.role.const).toBe('assistant')
  expect(schemas.FinishReason.enum).toEqual(['stop', 'length'])
  expect(names(schemas.Error.properties)).toEqual(['error', 'message'])
  expect(schemas.Error.required).toEqual(['error', 'message'])
  expect(schemas.Error.properties.error).toMatchObject({ type: 'integer', format: 'int32' })
})

test('bearer is the one way to authenticate', () => {
  expect(names(seed.components.securitySchemes)).toEqual(['BearerAuth'])
  expect(seed.security).toEqual([{ BearerAuth: [] }])
})

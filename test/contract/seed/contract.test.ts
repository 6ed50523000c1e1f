import { expect, test } from 'vitest'
import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import { headersOf, names, operationsOf, seedOf } from './seed-of.ts'

const seed = seedOf(contract)
const { schemas } = seed.components

test('the one operation', () => {
  expect(operationsOf(seed)).toEqual(['post /v1/chat/completions createChatCompletion'])
})

test('the three base addresses, the sequencer being the default', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual([
    '{sequencer_url}',
    '{gateway_url}',
    '{sequencer_v2_url}',
  ])
})

test('the fields of the request, and which are required', () => {
  expect(names(schemas.ChatCompletionRequest.properties)).toEqual([
    'max_tokens',
    'messages',
    'model',
    'stream',
    'temperature',
  ])
  expect(schemas.ChatCompletionRequest.required).toEqual(['model', 'messages'])
  expect(names(schemas.Message.properties)).toEqual(['content', 'role'])
  expect(schemas.Message.required).toEqual(['role', 'content'])
  expect(schemas.Message.properties.role.enum).toEqual(['system', 'user', 'assistant'])
})

test('no parameters beside the body', () =>
  expect(seed.paths['/v1/chat/completions'].post.parameters).toEqual([]))

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
  const responses: Record<string, { content?: object; $ref?: string }> =
    seed.paths['/v1/chat/completions'].post.responses
  expect(names(responses)).toEqual(['200', '400', '401'])
  expect(names(responses['200']?.content ?? {})).toEqual(['application/json', 'text/event-stream'])
  for (const response of [
    seed.components.responses.BadRequest,
    seed.components.responses.Unauthorized,
  ])
    expect(names(response.content)).toEqual(['application/json'])
  expect([responses['400']?.$ref, responses['401']?.$ref]).toEqual([
    '#/components/responses/BadRequest',
    '#/components/responses/Unauthorized',
  ])
})

test('the fields of the reply, a choice and the error body', () => {
  expect(names(schemas.ChatCompletion.properties)).toEqual([
    'choices',
    'created',
    'id',
    'model',
    'object',
  ])
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

test('no headers of replies, which it does not show', () => {
  expect(headersOf(seed)).toEqual([])
})

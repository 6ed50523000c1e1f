import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusedResponse } from '../../../../support/dialects/responses-call.ts'
import {
  says,
  sendError,
  sendJson,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import { models } from '../../../../support/servers/gateway.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'

const seeing = models[6]

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: (...about) => script(...about) },
    { ...alwaysRetries, models: { [seeing]: { input: ['text', 'image', 'audio', 'file'] } } },
  )
})
beforeEach(() => {
  script = says('Hello')
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const refused = (more: object) => refusedResponse(server.gateway, more)
const output = (id: string, content: unknown) => ({
  type: 'function_call_output',
  call_id: id,
  output: content,
})

const user = { role: 'user', content: 'a' }
const refusals: [more: object, status: number, param: string, words: string][] = [
  [{ previous_response_id: 'resp_1' }, 400, 'previous_response_id', 'send the items'],
  [{ conversation: 'conv_1' }, 400, 'conversation', 'send its items'],
  [{ prompt: { id: 'p' } }, 400, 'prompt', 'send its text as instructions'],
  [{ background: true }, 400, 'background', 'must be false'],
  [{ input: [user, { type: 'item_reference', id: 'msg_1' }] }, 400, 'input[1].type', 'AI SDK'],
  [{ input: [{ id: 'msg_1' }] }, 400, 'input[0].type', 'items are not stored'],
  [
    { input: [{ role: 'user', content: [{ type: 'input_image', file_id: 'file_1' }] }] },
    400,
    'input[0].content[0].file_id',
    'data: URL',
  ],
  [
    { input: [output('c', [{ type: 'input_file', file_id: 'file_1' }])] },
    400,
    'input[0].output[0].file_id',
    'data: URL',
  ],
  [
    { tools: [{ type: 'mcp', server_url: 'http://127.0.0.1' }] },
    400,
    'tools[0].type',
    'offer its tools as functions',
  ],
  [
    { tools: [{ type: 'code_interpreter', container: 'cntr_1' }] },
    400,
    'tools[0].container',
    'omit it',
  ],
  [
    { tools: [{ type: 'code_interpreter', container: { type: 'auto', file_ids: ['file_1'] } }] },
    400,
    'tools[0].container.file_ids',
    'send their content',
  ],
  [{ tool_choice: { type: 'web_search' } }, 400, 'tool_choice', 'demands web_search'],
  [{ tool_choice: 'required', tools: [{ type: 'web_search' }] }, 400, 'tool_choice', 'add one'],
  [{ tool_choice: { type: 'function', name: 'f' } }, 400, 'tool_choice.name', 'not among tools'],
  [
    { tools: ['f', 'f'].map((name) => ({ type: 'function', name })) },
    400,
    'tools[1].name',
    'two tools called f',
  ],
  [{ input: [{ type: 'web_search_call', id: 'ws_1' }] }, 400, 'input[0].type', 'send messages'],
  [
    { input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'data:,' }] }] },
    400,
    'input[0].content[0].type',
    'does not see images',
  ],
  [
    { model: seeing, input: [{ role: 'user', content: [{ type: 'input_file', file_url: 'x' }] }] },
    400,
    'input[0].content[0].file_url',
    'send its bytes as file_data',
  ],
  [
    {
      model: seeing,
      input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'x' }] }],
    },
    400,
    'input[0].content[0].image_url',
    'must be an https:, http: or data: URL',
  ],
  [{ input: undefined }, 400, 'input', 'input is required'],
  [{ input: [] }, 400, 'input', 'at least one message'],
  [{ input: [{ type: 'function_call', name: 'f' }] }, 400, 'input[0].call_id', 'is required'],
  [{ temperature: 3 }, 400, 'temperature', 'must be <= 2'],
  [{ model: 'gpt-5' }, 404, 'model', 'the model gpt-5 does not exist here'],
]

test.each(refusals)('%j is %i and names the member and what to do', async (...row) => {
  const [more, status, param, words] = row
  expect(await refused(more)).toMatchObject({
    status,
    type: 'invalid_request_error',
    param,
    message: expect.stringContaining(words) as string,
  })
  expect(server.upstream.received).toEqual([])
})

test('a conversation that is too long has the code that coding agents read', async () => {
  script = (_req, res) =>
    sendJson(res, 400, { error: { message: 'maximum context length is 4096 tokens' } })
  expect(await refused({})).toMatchObject({
    status: 400,
    param: 'input',
    code: 'context_length_exceeded',
  })
  script = (_req, res) => sendError(res, 500)
  expect(await refused({})).toMatchObject({ status: 502, type: 'server_error' })
})

test('responses are not stored: to read or delete one is 404, with what to do instead', async () => {
  for (const method of ['GET', 'DELETE']) {
    const reply = await fetch(`${server.gateway.url}/openai/v1/responses/resp_1?include=x`, {
      method,
      headers: { authorization: `Bearer ${server.gateway.key}` },
    })
    expect([reply.status, await reply.json()]).toMatchObject([
      404,
      {
        error: {
          code: 'response_not_found',
          message: expect.stringContaining('send the items themselves') as string,
        },
      },
    ])
  }
})

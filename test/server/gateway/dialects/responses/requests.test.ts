import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { model, postResponse, wholeResponse } from '../../../../support/dialects/responses-call.ts'
import {
  completion,
  says,
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

/** What the model server gets of a request. */
async function sent(more: object) {
  await wholeResponse(server.gateway, more)
  return server.upstream.only().body
}
const messagesOf = async (more: object) => (await sent(more)).messages
const ignoredOf = async (more: object) =>
  (await postResponse(server.gateway, more)).headers['x-ignored-fields']

const call = (id: string, name: string, args = '{}') => ({
  type: 'function_call',
  call_id: id,
  name,
  arguments: args,
})
const output = (id: string, text: unknown) => ({
  type: 'function_call_output',
  call_id: id,
  output: text,
})
const toolCall = (id: string, name: string, args = '{}') => ({
  id,
  type: 'function',
  function: { name, arguments: args },
})

describe('the conversation', () => {
  test('is one text of the user, behind the instructions', async () => {
    expect(await messagesOf({ input: 'hi', instructions: 'Be brief.' })).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'hi' },
    ])
  })

  test('is items: messages of all roles, with text and with parts', async () => {
    const input = [
      { role: 'developer', content: 'Be brief.' },
      { type: 'message', id: 'msg_1', role: 'user', content: [{ type: 'input_text', text: 'a' }] },
      {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [
          { type: 'output_text', text: 'b', annotations: [] },
          { type: 'refusal', refusal: 'c' },
        ],
      },
      { role: 'user', content: [{ type: 'input_text', text: 'd' }] },
    ]
    expect(await messagesOf({ input })).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'bc' },
      { role: 'user', content: 'd' },
    ])
  })

  test('joins what the model reasoned, said and called in one turn', async () => {
    const input = [
      { role: 'user', content: 'hi' },
      {
        type: 'reasoning',
        id: 'rs_1',
        summary: [{ type: 'summary_text', text: 'short' }],
        content: [{ type: 'reasoning_text', text: 'long' }],
      },
      { role: 'assistant', content: 'I look.' },
      call('c1', 'f', '{"a":1}'),
      { ...call('c2', 'add'), namespace: 'notes' },
      output('c1', 'one'),
      output('c2', [{ type: 'input_text', text: 'two' }]),
      { type: 'custom_tool_call', call_id: 'c3', name: 'patch', input: '*** "x"' },
      { type: 'custom_tool_call_output', call_id: 'c3', output: 'done' },
    ]
    expect(await messagesOf({ input })).toEqual([
      { role: 'user', content: 'hi' },
      {
        role: 'assistant',
        content: 'I look.',
        reasoning: 'long',
        reasoning_content: 'long',
        tool_calls: [toolCall('c1', 'f', '{"a":1}'), toolCall('c2', 'notes__add')],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'one' },
      { role: 'tool', tool_call_id: 'c2', content: 'two' },
      {
        role: 'assistant',
        content: '',
        tool_calls: [toolCall('c3', 'patch', '{"input":"*** \\"x\\""}')],
      },
      { role: 'tool', tool_call_id: 'c3', content: 'done' },
    ])
  })

  test('may have images, sound and files for a model that takes them', async () => {
    const url = 'data:image/png;base64,AAAA'
    const content = [
      { type: 'input_text', text: 'See:' },
      { type: 'input_image', image_url: url, detail: 'low' },
      { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } },
      { type: 'input_file', file_data: 'data:text/plain;base64,AAAA', filename: 'a.txt' },
    ]
    expect(await messagesOf({ model: seeing, input: [{ role: 'user', content }] })).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'See:' },
          { type: 'image_url', image_url: { url, detail: 'low' } },
          { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } },
          {
            type: 'file',
            file: { file_data: 'data:text/plain;base64,AAAA', filename: 'a.txt' },
          },
        ],
      },
    ])
  })
})

describe('settings', () => {
  test('travel in the words of chat completions', async () => {
    const schema = { type: 'object' }
    const body = await sent({
      temperature: 0.5,
      top_p: 0.9,
      max_output_tokens: 7,
      reasoning: { effort: 'low' },
      safety_identifier: 'someone',
      parallel_tool_calls: false,
      tools: [{ type: 'function', name: 'f', parameters: schema, strict: true }],
      tool_choice: { type: 'function', name: 'f' },
      text: { format: { type: 'json_schema', name: 'shape', schema, strict: true } },
    })
    expect(body).toMatchObject({
      temperature: 0.5,
      top_p: 0.9,
      max_tokens: 7,
      reasoning_effort: 'low',
      user: 'someone',
      parallel_tool_calls: false,
      tools: [{ type: 'function', function: { name: 'f', parameters: schema, strict: true } }],
      tool_choice: { type: 'function', function: { name: 'f' } },
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'shape', schema, strict: true },
      },
    })
  })

  test('come back with the response, which is never stored', async () => {
    const response = await wholeResponse(server.gateway, {
      instructions: 'Be brief.',
      metadata: { a: 'b' },
      store: true,
      temperature: 1,
      text: { format: { type: 'json_object' } },
    })
    expect(response).toMatchObject({
      model,
      status: 'completed',
      instructions: 'Be brief.',
      metadata: { a: 'b' },
      store: false,
      temperature: 1,
      text: { format: { type: 'json_object' } },
      usage: { input_tokens: 12, output_tokens: 3 },
    })
  })

  test('of which only some tools are allowed offer the model no others', async () => {
    const tools = ['f', 'g', 'h'].map((name) => ({ type: 'function', name }))
    const choice = { type: 'allowed_tools', mode: 'required', tools: [tools[0], tools[2]] }
    expect(await sent({ tools, tool_choice: choice })).toMatchObject({
      tool_choice: 'required',
      tools: [{ function: { name: 'f' } }, { function: { name: 'h' } }],
    })
  })
})

describe('tools', () => {
  test('of groups and with free-form input become functions', async () => {
    const { tools } = await sent({
      tools: [
        {
          type: 'namespace',
          name: 'notes',
          description: 'Notes.',
          tools: [
            { type: 'function', name: 'add', description: 'Adds.' },
            { type: 'function', name: 'read' },
          ],
        },
        {
          type: 'custom',
          name: 'patch',
          description: 'Changes files.',
          format: { type: 'grammar', syntax: 'lark', definition: 'start: "x"' },
        },
      ],
    })
    const input = { type: 'string' }
    expect(tools).toEqual([
      { type: 'function', function: { name: 'notes__add', description: 'Notes.\n\nAdds.' } },
      { type: 'function', function: { name: 'notes__read' } },
      {
        type: 'function',
        function: {
          name: 'patch',
          description: 'Changes files.\n\nThe input must follow this lark grammar:\nstart: "x"',
          parameters: {
            type: 'object',
            properties: { input },
            required: ['input'],
            additionalProperties: false,
          },
        },
      },
    ])
  })

  test('that OpenAI runs are not offered, are missing from the reply, and are named', async () => {
    const hosted = [
      { type: 'web_search', external_web_access: false },
      { type: 'file_search', vector_store_ids: ['vs_1'] },
      { type: 'code_interpreter', container: { type: 'auto' } },
      { type: 'shell', environment: { type: 'container_auto' } },
    ]
    const tools = [{ type: 'function', name: 'f' }, ...hosted]
    const reply = await postResponse(server.gateway, { tools, tool_choice: 'auto' })
    expect(reply.headers['x-ignored-fields']).toBe(
      'tools[].web_search, tools[].file_search, tools[].code_interpreter, tools[].shell',
    )
    expect(JSON.parse(reply.body.toString())).toMatchObject({
      tools: [{ type: 'function', name: 'f' }],
    })
    expect(server.upstream.only().body['tools']).toHaveLength(1)
  })

  test('none of which can be called leave the model without a choice', async () => {
    const body = await sent({ tools: [{ type: 'web_search' }], tool_choice: 'auto' })
    expect(body).not.toHaveProperty('tools')
    expect(body).not.toHaveProperty('tool_choice')
  })
})

describe('what has no effect is accepted and named', () => {
  test.each([
    [{ store: true }, 'store'],
    [{ metadata: { a: 'b' }, service_tier: 'flex' }, 'metadata, service_tier'],
    [{ include: ['web_search_call.results'] }, 'include'],
    [{ truncation: 'auto' }, 'truncation'],
    [{ reasoning: { summary: 'auto' } }, 'reasoning.summary'],
    [{ text: { verbosity: 'low' } }, 'text.verbosity'],
    [{ client_metadata: { a: 1 }, api_base: 'x' }, 'client_metadata, api_base'],
    [{ input: [{ role: 'user', content: 'a', novel: 1 }] }, 'input[].novel'],
    [{ tools: [{ type: 'function', name: 'f', novel: 1 }] }, 'tools[].novel'],
    [
      { input: [{ role: 'user', content: [{ type: 'input_text', text: 'a', novel: 1 }] }] },
      'input[].content[].novel',
    ],
    [
      {
        input: [
          { role: 'user', content: 'a' },
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm.' }] },
        ],
      },
      'input[].reasoning',
    ],
    [
      {
        input: [
          { type: 'reasoning', summary: [], encrypted_content: 'x' },
          { role: 'user', content: 'a' },
        ],
      },
      'input[].encrypted_content',
    ],
  ])('%j', async (more, names) => {
    expect(await ignoredOf(more)).toBe(names)
  })

  test('and without any of it there is no such header', async () => {
    expect(await ignoredOf({ store: false, truncation: 'disabled', background: false })).toBe(
      undefined,
    )
  })
})

test('a request with an idempotency key is done once, and a stream is not stored', async () => {
  const key = ['Idempotency-Key: once']
  const first = await postResponse(server.gateway, {}, key)
  const again = await postResponse(server.gateway, {}, key)
  expect(again.body.toString()).toBe(first.body.toString())
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(server.upstream.received).toHaveLength(1)
  const stream = await postResponse(server.gateway, { stream: true }, ['Idempotency-Key: other'])
  expect(stream.headers['x-ignored-fields']).toBe('Idempotency-Key')
})

test('nothing that names another server, account or price travels', async () => {
  const foreign = {
    api_base: 'canary',
    base_url: 'canary',
    api_key: 'canary',
    extra_body: { canary: 1 },
    extra_headers: { canary: 1 },
    user_config: 'canary',
    service_tier: 'canary',
    client_metadata: { canary: 1 },
    metadata: { canary: 'canary' },
  }
  await wholeResponse(server.gateway, {
    ...foreign,
    ...(JSON.parse('{"__proto__":{"canary":1}}') as object),
    input: [{ role: 'user', content: [{ type: 'input_text', text: 'a', canary: 1 }], canary: 1 }],
    tools: [{ type: 'function', name: 'f', canary: 1 }],
    text: { canary: 1 },
    reasoning: { canary: 1 },
  })
  const { text, headers } = server.upstream.only()
  expect(text + JSON.stringify(headers)).not.toContain('canary')
})

test('a whole reply has reasoning, text and calls, each as an item with an id of its own', async () => {
  const message = {
    role: 'assistant',
    content: 'I look.',
    reasoning_content: 'Hm.',
    tool_calls: [toolCall('c1', 'f'), toolCall('c1', 'notes__add')],
  }
  script = (_req, res) =>
    sendJson(res, 200, {
      ...completion(''),
      choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
    })
  const group = { type: 'namespace', name: 'notes', tools: [{ type: 'function', name: 'add' }] }
  const { output: items } = await wholeResponse(server.gateway, { tools: [group] })
  expect(items).toMatchObject([
    { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'Hm.' }] },
    { type: 'message', content: [{ type: 'output_text', text: 'I look.' }] },
    { type: 'function_call', call_id: 'c1', name: 'f' },
    {
      type: 'function_call',
      call_id: expect.stringMatching(/^call_\w{20,}$/) as string,
      name: 'add',
      namespace: 'notes',
    },
  ])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('the request that Codex sends is served as it is', async () => {
  const recorded = JSON.parse(
    readFileSync(new URL('codex-request.json', import.meta.url), 'utf8'),
  ) as { stream: boolean }
  const reply = await postResponse(server.gateway, { ...recorded, model, stream: false })
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(reply.headers['x-ignored-fields']).toBe(
    'client_metadata, reasoning.summary, tools[].web_search',
  )
  const { messages, tools } = server.upstream.only().body
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'user'])
  expect((tools as { function: { name: string } }[]).map((tool) => tool.function.name)).toEqual([
    'exec_command',
    'multi_agent_v1__close_agent',
    'multi_agent_v1__send_input',
    'update_goal',
  ])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { judgeMessageEvents } from '../../../support/dialects/message-events.ts'
import {
  callRoad,
  startRoads,
  type Road,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { judgedStream } from '../../../support/dialects/responses-call.ts'
import { readSse } from '../../../support/http/sse.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
} from '../../../support/upstreams/model-server.ts'

let script: RoadScript
let server: RoadServer
beforeAll(async () => {
  server = await startRoads((...about) => script(...about))
})
beforeEach(() => void (server.server.received.length = 0))
afterAll(() => server.close())

/** A server of chats that calls a function. */
const calls =
  (name: string, args: object): RoadScript =>
  (_replies, res, { body }) => {
    const fn = { name, arguments: JSON.stringify(args) }
    const call = { index: 0, id: 'call_1', type: 'function', function: fn }
    const message = { role: 'assistant', content: null, tool_calls: [call] }
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
    if (!body.stream) return sendJson(res, 200, { ...completion(''), choices })
    const chunks = [chunk({ tool_calls: [call] }), chunk({}, 'tool_calls'), '[DONE]']
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.end(chunks.map((one) => event(one)).join(''))
    return undefined
  }

type Offered = {
  function: { name: string; description: string; parameters: { properties: object } }
}
const offered = () => server.server.received.at(-1)?.body['tools'] as Offered[]

describe('tools of Anthropic that the caller runs', () => {
  const road: Road = { caller: 'messages', server: 'chat' }
  const screen = { display_width_px: 1024, display_height_px: 768 }

  test.each([
    [{ type: 'bash_20250124', name: 'bash' }, { command: 'ls' }],
    [
      { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool', max_characters: 9 },
      { command: 'view', path: '/a', view_range: [1, 2] },
    ],
    [
      { type: 'memory_20250818', name: 'memory' },
      { command: 'rename', old_path: 'a', new_path: 'b' },
    ],
    [
      { type: 'computer_20250124', name: 'computer', ...screen },
      { action: 'left_click', coordinate: [1, 2] },
    ],
  ])('are functions for other servers: %j', async (tool, input) => {
    script = calls(tool.name, input)
    const choice = { type: 'tool', name: tool.name }
    const use = { type: 'tool_use', id: 'call_1', name: tool.name, input }
    for (const stream of [false, true]) {
      const more = { stream, tools: [tool], tool_choice: choice }
      const reply = await callRoad(server.gateway, road, { stream, more })
      expect([reply.status, reply.headers['x-ignored-fields']]).toEqual([200, undefined])
      const [sent] = offered()
      expect(sent?.function.name).toBe(tool.name)
      expect(Object.keys(sent?.function.parameters.properties ?? {})).toEqual(
        expect.arrayContaining(Object.keys(input)),
      )
      if ('display_width_px' in tool) expect(sent?.function.description).toContain('1024 x 768')
      const message = stream
        ? judgeMessageEvents(readSse(reply.body).events).message
        : (JSON.parse(reply.body.toString()) as { content: object[] })
      expect(message?.content).toEqual([expect.objectContaining(use)])
    }
  })
})

describe('tools of OpenAI that the caller runs', () => {
  const shell = { commands: ['ls', 'pwd'], timeout_ms: 1000 }
  const patch = { type: 'update_file', path: 'a.txt', diff: '@@\n-a\n+b\n' }
  const local = { command: ['ls', '-l'], working_directory: '/tmp' }
  const cells = [
    ['shell', shell, { action: shell }],
    ['apply_patch', patch, { operation: patch }],
    ['local_shell', local, { action: { type: 'exec', env: {}, ...local } }],
  ] as const
  const output = { call_id: 'call_1', output: 'done' }

  test.each(cells)('are functions for other servers: %s', async (type, args, item) => {
    script = calls(type, args)
    const road: Road = { caller: 'responses', server: 'chat' }
    const call = { type: `${type}_call`, status: 'completed', call_id: 'call_1', ...item }
    for (const stream of [false, true]) {
      const more = { stream, tools: [{ type }], tool_choice: { type } }
      const reply = await callRoad(server.gateway, road, { stream, more })
      expect([reply.status, reply.headers['x-ignored-fields']]).toEqual([200, undefined])
      expect(offered()[0]?.function.name).toBe(type)
      const response = stream
        ? judgedStream(reply.body).response
        : (JSON.parse(reply.body.toString()) as { output: object[] })
      expect(response?.output).toEqual([{ ...call, id: expect.any(String) as string }])
      const input = [
        { role: 'user', content: 'hi' },
        ...(response?.output ?? []),
        { ...output, type: `${type}_call_output` },
      ]
      await callRoad(server.gateway, road, { more: { tools: [{ type }], input } })
      const [, asked, result] = server.server.received.at(-1)?.body.messages ?? []
      expect(asked?.['tool_calls']).toEqual([
        {
          id: 'call_1',
          type: 'function',
          function: { name: type, arguments: expect.any(String) as string },
        },
      ])
      const [sent] = (asked?.['tool_calls'] ?? []) as { function: { arguments: string } }[]
      expect(JSON.parse(sent?.function.arguments ?? '')).toMatchObject(args)
      expect(result).toEqual({ role: 'tool', tool_call_id: 'call_1', content: 'done' })
    }
  })

  test('pass to servers of their dialect, and hosted ones do not', async () => {
    script = ({ whole }, res) => sendJson(res, 200, whole('Hello'))
    const own = [
      { type: 'apply_patch' },
      { type: 'function', name: 'f', parameters: null, strict: null },
      { type: 'shell', environment: { type: 'local' } },
      { type: 'computer_use_preview', display_width: 9, display_height: 9, environment: 'linux' },
      { type: 'local_shell' },
      { type: 'computer' },
    ]
    const hosted = [
      { type: 'shell', environment: { type: 'container_auto' } },
      { type: 'web_search' },
    ]
    const road: Road = { caller: 'responses', server: 'responses' }
    const reply = await callRoad(server.gateway, road, { more: { tools: [...own, ...hosted] } })
    expect(reply.headers['x-ignored-fields']).toBe('tools[].shell, tools[].web_search')
    expect(server.server.only().body['tools']).toEqual(own)
  })
})

describe('a tool that controls a computer', () => {
  const tools = [
    { type: 'computer_use_preview', display_width: 9, display_height: 9, environment: 'linux' },
  ]
  const action = { type: 'click', button: 'left', x: 3, y: 4 }
  const called = {
    type: 'computer_call',
    id: 'cu_1',
    call_id: 'call_1',
    action,
    pending_safety_checks: [],
    status: 'completed',
  }
  const image_url = 'data:image/png;base64,iVBORw0KGgo='
  const input = [
    { role: 'user', content: 'Open the settings.' },
    called,
    {
      type: 'computer_call_output',
      call_id: 'call_1',
      output: { type: 'computer_screenshot', image_url },
    },
  ]

  test.each([false, true])(
    'works with servers that speak Responses, whole and streamed: %s',
    async (stream) => {
      const response = {
        id: 'resp_1',
        object: 'response',
        created_at: 1,
        model: 'm',
        status: 'completed',
        output: [called],
        usage: { input_tokens: 9, output_tokens: 4, total_tokens: 13 },
      }
      script = (_road, res, { body }) => {
        if (!body.stream) return sendJson(res, 200, response)
        const events = [
          {
            type: 'response.created',
            response: { ...response, status: 'in_progress', output: [] },
          },
          { type: 'response.output_item.added', output_index: 0, item: called },
          { type: 'response.output_item.done', output_index: 0, item: called },
          { type: 'response.completed', response },
        ]
        openEvents(res).end(events.map((one) => event(one)).join(''))
      }
      const seeing = await startRoads((...about) => script(...about), {
        models: { 'responses-model': { input: ['text', 'image'] } },
      })
      const road: Road = { caller: 'responses', server: 'responses' }
      const reply = await callRoad(seeing.gateway, road, { stream, more: { tools, input } })
      await seeing.close()
      expect([reply.status, reply.headers['x-ignored-fields']]).toEqual([200, undefined])
      expect(reply.body.toString()).toContain(JSON.stringify(action))
      const sent = seeing.server.only().body
      expect([sent['tools'], sent['input']]).toEqual([tools, input])
    },
  )

  test.each(['chat', 'messages'] as const)('is refused by name for %s alone', async (spoken) => {
    const road: Road = { caller: 'responses', server: spoken }
    const reply = await callRoad(server.gateway, road, { more: { tools } })
    expect([reply.status, server.server.received]).toEqual([400, []])
    expect(JSON.parse(reply.body.toString())).toMatchObject({
      error: {
        param: 'tools[0].type',
        message: expect.stringMatching(/computer_use_preview.*speak Responses/) as string,
      },
    })
  })
})

test('images in results of tools are in a message after them', async () => {
  script = ({ whole }, res) => sendJson(res, 200, whole('Hello'))
  const call = { type: 'function_call', call_id: 'c', name: 'f', arguments: '' }
  const url = 'https://a.example/b.png'
  const result = {
    type: 'function_call_output',
    call_id: 'c',
    output: [
      { type: 'input_text', text: 'see' },
      { type: 'input_image', image_url: url },
    ],
  }
  const seeing = await startRoads((...about) => script(...about), {
    models: { 'chat-model': { input: ['text', 'image'] } },
  })
  const input = [{ role: 'user', content: 'hi' }, call, result, { role: 'user', content: 'and?' }]
  const road: Road = { caller: 'responses', server: 'chat' }
  expect((await callRoad(seeing.gateway, road, { more: { input } })).status).toBe(200)
  expect(seeing.server.only().body.messages.slice(1)).toEqual([
    {
      role: 'assistant',
      content: '',
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: 'c', content: [{ type: 'text', text: 'see' }] },
    { role: 'user', content: [{ type: 'image_url', image_url: { url } }] },
    { role: 'user', content: 'and?' },
  ])
  await seeing.close()
})

test('calls without arguments have an empty object in history', async () => {
  script = ({ whole }, res) => sendJson(res, 200, whole('Hello'))
  const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '' } }
  const messages = [
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: '', tool_calls: [call] },
    { role: 'tool', tool_call_id: 'c', content: 'x'.repeat(20_000) },
  ]
  const road: Road = { caller: 'openai', server: 'chat' }
  expect((await callRoad(server.gateway, road, { more: { messages } })).status).toBe(200)
  expect(server.server.only().body.messages[1]?.['tool_calls']).toEqual([
    { ...call, function: { name: 'f', arguments: '{}' } },
  ])
})

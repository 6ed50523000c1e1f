import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { judgeMessageEvents } from '../../../support/dialects/message-events.ts'
import {
  callRoad,
  startRoads,
  type Road,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { readSse } from '../../../support/http/sse.ts'
import { chunk, completion, event, sendJson } from '../../../support/upstreams/model-server.ts'

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

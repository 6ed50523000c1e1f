import { expect, test } from 'vitest'
import { ask, chat, json, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import {
  completion,
  event,
  openEvents,
  sendJson,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { longName } from '../../../support/providers/requests.ts'

const facts = { tool_names: { max: 64, pattern: '^[a-zA-Z0-9_-]+$' } }
const tools = [{ type: 'function', function: { name: longName, parameters: { type: 'object' } } }]

/** Calls the tool by the name that it was sent, in pieces if the reply is streamed. */
const calls: Script = (_, res, { body }) => {
  const [tool] = body['tools'] as { function: { name: string } }[]
  const name = tool?.function.name ?? ''
  if (name.length > 64) return sendJson(res, 400, { error: { message: 'the name is too long' } })
  const call = { index: 0, id: 'a', type: 'function', function: { name, arguments: '{}' } }
  const end = { index: 0, delta: {}, finish_reason: 'tool_calls' }
  if (!body.stream) {
    const message = { role: 'assistant', content: null, tool_calls: [call] }
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
    return sendJson(res, 200, completion('', { choices }))
  }
  const first = { index: 0, delta: { tool_calls: [call] }, finish_reason: null }
  openEvents(res).end(
    [first, end].map((choice) => event({ id: 'c', choices: [choice] })).join('') +
      'data: [DONE]\n\n',
  )
}

test.each([false, true])(
  'a name that is too long for the server is restored in its reply; streamed: %s',
  async (stream) => {
    const { gateway, a } = await testGatewayServer({ a: calls }, { upstreams: { a: { facts } } })
    const reply = await ask(gateway, chat({ tools, stream }))
    expect(reply.status, reply.body.toString()).toBe(200)
    expect(reply.body.toString()).toContain(JSON.stringify(longName))
    expect(a.only().text).not.toContain(longName)
    if (!stream) expect(json(reply)).toHaveProperty('choices.0.message.tool_calls.0.id', 'a')
  },
)

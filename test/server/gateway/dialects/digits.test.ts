import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers } from '../../../support/dialects/callers.ts'
import {
  roadModel,
  roadName,
  roads,
  startRoads,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { completion } from '../../../support/upstreams/model-server.ts'

/** A number that a double does not hold, as databases make them for ids. */
const id = '1234567890123456789'
const args = `{"id":${id},"deep":[{"rate":0.1000000000000000055}]}`
const schema = `{"type":"object","properties":{"id":{"type":"integer","maximum":${id}}}}`

let roadServer: RoadServer
beforeAll(async () => {
  roadServer = await startRoads(({ whole, path }, res) => {
    const reply = JSON.stringify(path.endsWith('completions') ? chatCall : whole('Hello'))
    const block = `{"type":"tool_use","id":"a","name":"look","input":${args}}`
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(reply.replace('{"type":"text","text":"Hello","citations":null}', block))
  })
})
beforeEach(() => {
  roadServer.server.received.length = 0
})
afterAll(() => roadServer.close())

const call = { id: 'a', type: 'function', function: { name: 'look', arguments: args } }
const message = { role: 'assistant', content: '', tool_calls: [call] }
const chatCall = {
  ...completion(''),
  choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
}

/** The text of a request with a tool whose schema has the number, and in Messages of a call of it. */
const texts = {
  chat: '"messages":[{"role":"user","content":"hi"}]',
  responses: `"input":"hi","tools":[{"type":"function","name":"look","parameters":${schema}}]`,
  messages:
    `"max_tokens":64,"tools":[{"name":"look","input_schema":${schema}}],"messages":[` +
    `{"role":"user","content":"hi"},` +
    `{"role":"assistant","content":[{"type":"tool_use","id":"a","name":"look","input":${args}}]},` +
    `{"role":"user","content":[{"type":"tool_result","tool_use_id":"a","content":"ok"}]}]`,
}

describe.each(roads.map((road) => [roadName(road), road] as const))('%s', (_name, road) => {
  test('numbers keep their digits, in requests and in replies', async () => {
    const { caller, server } = road
    const text = texts[caller === 'openai' ? 'chat' : caller]
    const { key, url } = roadServer.gateway
    const { reply } = await exchange(
      url,
      requestBytes(
        `POST ${callers[caller].path} HTTP/1.1`,
        ['Host: a', `Authorization: Bearer ${key}`, 'Content-Type: application/json'],
        `{"model":"${roadModel(road)}",${text}}`,
      ),
    )
    const body = reply?.body.toString() ?? ''
    expect(reply?.status, body).toBe(200)
    const sent = roadServer.server.only().text
    if (caller === 'responses' || caller === 'messages') expect(sent).toContain(schema)
    if (caller === 'messages')
      expect(sent).toContain(server === 'chat' ? JSON.stringify(args) : args)
    if (server === 'chat')
      expect(body).toContain(caller === 'messages' ? args : JSON.stringify(args))
    if (server === 'messages')
      expect(body).toContain(caller === 'messages' ? args : JSON.stringify(args).slice(1, -1))
  })
})

import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestFrom } from '../../../../server/gateway/dialects/openai/read-request.ts'
import { shapeTurns } from '../../../../server/gateway/providers/turns.ts'
import { Shaped } from '../../../../server/gateway/providers/shaped.ts'
import { roadModel, startRoads, type RoadServer } from '../../../support/dialects/roads.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  usageChunk,
} from '../../../support/upstreams/model-server.ts'

const signatureOf = (thought_signature: string) => ({
  extra_content: { google: { thought_signature } },
})
const call = (id: string, more: object = {}) => ({
  id,
  type: 'function',
  function: { name: 'look', arguments: '{"at":"a"}' },
  ...more,
})
/** Two calls at once: only the first one is signed. */
const parallel = [call('call_1', signatureOf('first==')), call('call_2')]

/** What the server says before its calls, in a reply and in a stream. */
let before: { content?: string; reasoning?: string }
let calls: ReturnType<typeof call>[]
let server: RoadServer
beforeAll(async () => {
  server = await startRoads((_replies, res, { body }) => {
    if (!body.stream) {
      const message = { role: 'assistant', content: null, ...before, tool_calls: calls }
      const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
      return sendJson(res, 200, { ...completion(''), choices })
    }
    const pieces = calls.map((one, index) => chunk({ tool_calls: [{ index, ...one }] }))
    const events = [chunk(before), ...pieces, chunk({}, 'tool_calls'), usageChunk, '[DONE]']
    return void openEvents(res).end(events.map(event).join(''))
  })
})
beforeEach(() => void (server.server.received.length = 0))
afterAll(() => server.close())

/** The turns of the assistant in the last request. */
const assistantTurns = () =>
  server.server.received.at(-1)?.body.messages.filter(({ role }) => role === 'assistant')

const speeches = [
  ['nothing', {}],
  ['a text', { content: 'I look.' }],
  ['reasoning', { reasoning: 'Hm.' }],
  ['reasoning and a text', { reasoning: 'Hm.', content: 'I look.' }],
] as const

describe.each([false, true])(
  'members of tool calls that their server needs back (%s)',
  (stream) => {
    test.each(speeches)('are in the reasoning of a response, after %s', async (_name, speech) => {
      ;[before, calls] = [speech, parallel]
      const { url, key } = server.gateway
      const client = new OpenAI({ baseURL: `${url}/openai/v1`, apiKey: key, maxRetries: 0 })
      const model = roadModel({ caller: 'responses', server: 'chat' })
      const ask = (input: OpenAI.Responses.ResponseInput) =>
        stream
          ? client.responses.stream({ model, input }).finalResponse()
          : client.responses.create({ model, input })
      const { output } = await ask('hi' as never)
      const results = parallel.map(({ id }) => ({
        type: 'function_call_output' as const,
        call_id: id,
        output: 'seen',
      }))
      await ask([...(output as OpenAI.Responses.ResponseInput), ...results])
      expect(assistantTurns()).toMatchObject([{ ...speech, tool_calls: parallel }])
    })

    test.each(speeches)('are in the thinking of a message, after %s', async (_name, speech) => {
      ;[before, calls] = [speech, parallel]
      const { url, key } = server.gateway
      const client = new Anthropic({ baseURL: `${url}/anthropic`, apiKey: key, maxRetries: 0 })
      const model = roadModel({ caller: 'messages', server: 'chat' })
      const ask = (messages: Anthropic.MessageParam[]) => {
        const body = { model, max_tokens: 64, messages }
        return stream ? client.messages.stream(body).finalMessage() : client.messages.create(body)
      }
      const user = { role: 'user', content: 'hi' } as const
      const { content } = await ask([user])
      const types = content.map(({ type }) => type)
      expect(types.indexOf('thinking')).toBeLessThan(types.indexOf('tool_use'))
      const results = parallel.map(({ id }) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: 'seen',
      }))
      await ask([user, { role: 'assistant', content }, { role: 'user', content: results }])
      expect(assistantTurns()).toMatchObject([{ ...speech, tool_calls: parallel }])
    })
  },
)

test('a text that is none of ours adds nothing to a call', async () => {
  const { url, key } = server.gateway
  const client = new Anthropic({ baseURL: `${url}/anthropic`, apiKey: key, maxRetries: 0 })
  const model = roadModel({ caller: 'messages', server: 'chat' })
  const forge = (data: string) => {
    const details = [{ type: 'tool_call', id: 'call_1', data }]
    return `tollgate-reasoning.${Buffer.from(JSON.stringify(details)).toString('base64url')}`
  }
  for (const data of ['{', '7', '{"id":"other","function":{"name":"rm"}}']) {
    const use = { type: 'tool_use' as const, id: 'call_1', name: 'look', input: { at: 'a' } }
    const thinking = { type: 'thinking' as const, thinking: 'Hm.', signature: forge(data) }
    const result = { type: 'tool_result' as const, tool_use_id: 'call_1', content: 'seen' }
    await client.messages.create({
      model,
      max_tokens: 64,
      messages: [
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: [thinking, use] },
        { role: 'user', content: [result] },
      ],
    })
    expect(assistantTurns()?.map((turn) => turn['tool_calls'])).toEqual([[call('call_1')]])
  }
})

test('a server that takes no reasoning of others gets no members of calls but its own', () => {
  const messages = [
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: null, tool_calls: parallel },
  ]
  const { messages: turns } = requestFrom({ model: 'm', messages } as never)
  const callsFor = (facts: Parameters<typeof shapeTurns>[1]) =>
    shapeTurns(turns, facts, new Shaped())[1]?.tool_calls
  expect(callsFor({ reasoning: { back: 'never' } })).toEqual([call('call_1'), call('call_2')])
  const missing = { member: 'extra_content', value: { google: {} } }
  expect(callsFor({ reasoning: { back: 'never' }, missing })).toEqual(parallel)
  expect(callsFor({})).toEqual(parallel)
})

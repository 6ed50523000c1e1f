import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestFrom as fromMessages } from '../../../../server/gateway/dialects/messages/read-request.ts'
import { requestFrom as fromChat } from '../../../../server/gateway/dialects/openai/read-request.ts'
import { requestFrom as fromResponses } from '../../../../server/gateway/dialects/responses/read-request.ts'
import { readTools } from '../../../../server/gateway/dialects/responses/tools.ts'
import { Untranslatable } from '../../../../server/gateway/dialects/request-errors.ts'
import {
  answerBlocks,
  answerItems,
  chatAnswer,
  chatRequest,
  conversation,
  messageRequest,
  responseRequest,
  responseTools,
  type ModelTurn,
} from '../../../support/dialects/conversations.ts'
import { judgeChunks } from '../../../support/dialects/chunk-grammar.ts'
import { judgeMessageEvents } from '../../../support/dialects/message-events.ts'
import { streamedResponse, wholeResponse } from '../../../support/dialects/responses-call.ts'
import {
  callRoad,
  roadModel,
  startRoads,
  type Road,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { runSeed } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'
import { fault } from '../../../support/http/schemas.ts'
import { readSse } from '../../../support/http/sse.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  usageChunk,
} from '../../../support/upstreams/model-server.ts'
import { longMs } from '../../../support/waiting.ts'

const count = isSoak ? 2000 : 200
const seed = runSeed()

describe(`${count} conversations`, () => {
  test('are the same to a model server in all dialects', () => {
    const gaps = new Untranslatable()
    const reading = { inputs: ['text', 'image'], gaps }
    for (let at = 0; at < count; at++) {
      const one = conversation(seed + at)
      const label = `SEED=${seed + at}`
      const response = responseRequest('served', one)
      const expected = fromChat(chatRequest('served', one))
      expect(fromResponses(response, readTools(response.tools), reading), label).toEqual(expected)
      expect(fromMessages(messageRequest('served', one), gaps), label).toEqual(expected)
    }
    expect(gaps.first).toBeUndefined()
  })
})

let script: RoadScript
let roadServer: RoadServer
beforeAll(async () => {
  const seeing = { input: ['text' as const, 'image' as const] }
  const models = ['chat', 'responses', 'messages'].map((name) => [`${name}-model`, seeing] as const)
  roadServer = await startRoads((...about) => script(...about), {
    models: Object.fromEntries(models),
  })
})
beforeEach(() => {
  roadServer.server.received.length = 0
})
afterAll(() => roadServer.close())

describe(`${count} conversations that are passed through`, () => {
  const hello: RoadScript = ({ whole }, res) => sendJson(res, 200, whole('Hello'))

  test.each([
    ['responses', responseRequest],
    ['messages', messageRequest],
  ] as const)(
    'reach a server of %s as they are',
    async (dialect, requestFor) => {
      script = hello
      const road = { caller: dialect, server: dialect }
      for (let at = 0; at < count; at++) {
        const more = requestFor(roadModel(road), conversation(seed + at))
        roadServer.server.received.length = 0
        const reply = await callRoad(roadServer.gateway, road, { more })
        const label = `SEED=${seed + at}: ${reply.body.toString()}`
        expect([reply.status, reply.headers['x-ignored-fields']], label).toEqual([200, undefined])
        const { body, text } = roadServer.server.only()
        const store = dialect === 'responses' && { store: false }
        expect(body, label).toEqual({ ...more, ...store, model: 'upstream-name' })
        expect(text, label).not.toContain('undefined')
      }
    },
    longMs,
  )
})

/** A server of chat that does what the model of a turn did, reasoning and text in two pieces. */
const answers =
  (answer: ModelTurn): RoadScript =>
  (_replies, res, { body: { stream } }) => {
    const message = chatAnswer(answer)
    const { reasoning, text } = answer
    const calls = message.tool_calls ?? []
    const reason = calls.length > 0 ? 'tool_calls' : 'stop'
    if (!stream) {
      const choices = [{ index: 0, message, finish_reason: reason }]
      return sendJson(res, 200, { ...completion(''), choices })
    }
    const halves = (all: string) => [all.slice(0, all.length / 2), all.slice(all.length / 2)]
    const chunks = [
      ...halves(reasoning).map((piece) => chunk({ reasoning: piece })),
      ...halves(text).map((piece) => chunk({ content: piece })),
      ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...call }] })),
      chunk({}, reason),
      usageChunk,
      '[DONE]',
    ]
    openEvents(res).end(chunks.map((one) => event(one)).join(''))
  }

type Completion = { choices: { message: Record<string, unknown> }[] }

const firstTurn = (from: number): ModelTurn => {
  const [turn] = conversation(from).turns
  if (!turn) throw new Error('a conversation without turns')
  return turn.answer
}

describe(`${count} replies have all that the model did, and are understood when they are sent back`, () => {
  test(
    'in chat completions',
    async () => {
      const road: Road = { caller: 'openai', server: 'chat' }
      const call = (more: object, stream = false) =>
        callRoad(roadServer.gateway, road, { stream, more })
      for (let at = 0; at < count; at++) {
        const label = `SEED=${seed + at}`
        const answer = firstTurn(seed + at)
        script = answers(answer)
        const expected = chatAnswer(answer)
        const { choices } = JSON.parse((await call({})).body.toString()) as Completion
        const content = answer.text || null
        expect(choices[0]?.message, label).toMatchObject({ ...expected, content })
        const streamed = judgeChunks(readSse((await call({}, true)).body).events)
        expect(streamed, label).toMatchObject({ end: 'whole', ...answer })
        const messages = [{ role: 'user', content: 'hi' }, choices[0]?.message]
        expect((await call({ messages })).status, label).toBe(200)
        const sent = roadServer.server.received.at(-1)?.body.messages.at(-1)
        const { reasoning, ...rest } = expected
        expect(sent, label).toMatchObject({
          ...rest,
          ...(reasoning !== undefined && { reasoning_content: reasoning }),
        })
      }
    },
    longMs,
  )

  test(
    'in Responses',
    async () => {
      const more = { model: 'chat-model', tools: responseTools }
      for (let at = 0; at < count; at++) {
        const label = `SEED=${seed + at}`
        const answer = firstTurn(seed + at)
        script = answers(answer)
        const expected = answerItems(answer)
        const whole = await wholeResponse(roadServer.gateway, more)
        const { end, response } = await streamedResponse(roadServer.gateway, more)
        expect(end, label).toBe('completed')
        expect(whole.output, label).toMatchObject(expected)
        expect(response?.output, label).toMatchObject(expected)
        const again = await wholeResponse(roadServer.gateway, { ...more, input: whole.output })
        expect(again.status, label).toBe('completed')
        const [message] = roadServer.server.received.at(-1)?.body.messages ?? []
        expect(message, label).toMatchObject(chatAnswer(answer))
      }
    },
    longMs,
  )

  test(
    'in Messages',
    async () => {
      const road: Road = { caller: 'messages', server: 'chat' }
      const call = (more: object, stream = false) =>
        callRoad(roadServer.gateway, road, { stream, more })
      for (let at = 0; at < count; at++) {
        const label = `SEED=${seed + at}`
        const answer = firstTurn(seed + at)
        script = answers(answer)
        const expected = answerBlocks(answer)
        const whole = JSON.parse((await call({})).body.toString()) as { content: object[] }
        expect(fault('messages', 'Message', whole), label).toBeNull()
        expect(whole.content, label).toMatchObject(expected)
        const { events } = readSse((await call({}, true)).body)
        const { ending, message } = judgeMessageEvents(events)
        expect([ending, message?.content], label).toMatchObject(['whole', expected])
        const messages = [
          { role: 'user', content: 'hi' },
          { role: 'assistant', content: message?.content },
        ]
        expect((await call({ messages })).status, label).toBe(200)
        const sent = roadServer.server.received.at(-1)?.body.messages.at(-1)
        expect(sent, label).toMatchObject(chatAnswer(answer))
      }
    },
    longMs,
  )
})

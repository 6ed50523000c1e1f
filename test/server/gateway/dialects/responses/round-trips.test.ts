import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../../generated/server/responses.ts'
import { requestFrom as chatFrom } from '../../../../../server/gateway/dialects/openai/read-request.ts'
import { requestFrom } from '../../../../../server/gateway/dialects/responses/read-request.ts'
import { Untranslatable } from '../../../../../server/gateway/dialects/untranslatable.ts'
import { readTools } from '../../../../../server/gateway/dialects/responses/tools.ts'
import {
  model,
  streamedResponse,
  wholeResponse,
} from '../../../../support/dialects/responses-call.ts'
import { runSeed, seeded } from '../../../../support/data/random.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { longMs } from '../../../../support/waiting.ts'

type ResponseRequest = components['schemas']['ResponseRequest']
type Item = components['schemas']['InputItem']

const count = process.env['SOAK'] ? 2000 : 200
const seed = runSeed()

/** What a model does in one turn. */
type Answer = {
  reasoning: string
  text: string
  calls: { id: string; name: string; args: string }[]
}
type Turn = { user: string; image: boolean; answer: Answer; results: string[] }

const words = ['Hello', ' wörld', '\n', ' "quoted"', ' 世界 👋', '\\', ' </s>', '{"a":1}', ' end.']

/** Conversations at random, the same for the same seed. */
function conversations(from: number): Turn[] {
  const next = seeded(from)
  const below = (most: number) => Math.floor(next() * most)
  const text = () => Array.from({ length: 1 + below(4) }, () => words[below(words.length)]).join('')
  return Array.from({ length: 1 + below(4) }, (_turn, turn) => {
    const calls = Array.from({ length: below(3) }, (_call, place) => ({
      id: `call_${turn}_${place}`,
      name: ['look', 'notes__add'][below(2)] ?? 'look',
      args: JSON.stringify({ value: text() }),
    }))
    const reasoning = below(2) === 0 ? '' : text()
    const answer = { reasoning, text: calls.length > 0 && below(2) === 0 ? '' : text(), calls }
    return { user: text(), image: below(4) === 0, answer, results: calls.map(text) }
  })
}

const image = 'data:image/png;base64,AAAA'

/** The conversation as messages of chat completions. */
const messagesOf = (turns: readonly Turn[]): object[] =>
  turns.flatMap(({ user, image: sees, answer, results }) => [
    {
      role: 'user',
      content: sees
        ? [
            { type: 'text', text: user },
            { type: 'image_url', image_url: { url: image } },
          ]
        : user,
    },
    {
      role: 'assistant',
      content: answer.text,
      ...(answer.reasoning !== '' && { reasoning: answer.reasoning }),
      ...(answer.calls.length > 0 && { tool_calls: answer.calls.map(toolCall) }),
    },
    ...results.map((content, place) => ({
      role: 'tool',
      tool_call_id: answer.calls[place]?.id,
      content,
    })),
  ])

const toolCall = ({ id, name, args }: Answer['calls'][number]) => ({
  id,
  type: 'function',
  function: { name, arguments: args },
})

/** The same as items of responses. */
const itemsOf = (turns: readonly Turn[]): Item[] =>
  turns.flatMap(({ user, image: sees, answer, results }): Item[] => [
    {
      role: 'user',
      content: sees
        ? [
            { type: 'input_text', text: user },
            { type: 'input_image', image_url: image },
          ]
        : user,
    },
    ...answerItems(answer),
    ...results.map((output, place) => ({
      type: 'function_call_output',
      call_id: answer.calls[place]?.id ?? '',
      output,
    })),
  ])

function answerItems({ reasoning, text, calls }: Answer): Item[] {
  const items: Item[] = []
  if (reasoning !== '') {
    const content = [{ type: 'reasoning_text', text: reasoning }]
    items.push({ type: 'reasoning', summary: [], content })
  }
  const content = [{ type: 'output_text', text }]
  if (text !== '') items.push({ type: 'message', role: 'assistant', content })
  for (const { id, name, args } of calls) {
    const [namespace, own] = name.includes('__') ? name.split('__') : [undefined, name]
    const tool = { name: own ?? '', ...(namespace !== undefined && { namespace }) }
    items.push({ type: 'function_call', call_id: id, ...tool, arguments: args })
  }
  return items
}

test(`${count} conversations are the same to a model server in both of OpenAI's dialects`, () => {
  const reading = { inputs: ['text', 'image'], gaps: new Untranslatable() }
  for (let at = 0; at < count; at++) {
    const turns = conversations(seed + at)
    const body: ResponseRequest = { model, input: itemsOf(turns), stream: false }
    const chat = { model, messages: messagesOf(turns) } as Parameters<typeof chatFrom>[0]
    expect(requestFrom(body, readTools([]), reading), `SEED=${seed + at}`).toEqual(chatFrom(chat))
  }
  expect(reading.gaps.first).toBeUndefined()
})

let answer: Answer = { reasoning: '', text: '', calls: [] }
const answers: Script = (_req, res, { body: { stream } }) => {
  const { reasoning, text, calls } = answer
  const tool_calls = calls.map(toolCall)
  const reason = calls.length > 0 ? 'tool_calls' : 'stop'
  if (!stream) {
    const message = { role: 'assistant', content: text, reasoning, tool_calls }
    const choices = [{ index: 0, message, finish_reason: reason }]
    return sendJson(res, 200, { ...completion(''), choices })
  }
  const halves = (all: string) => [all.slice(0, all.length / 2), all.slice(all.length / 2)]
  const chunks = [
    ...halves(reasoning).map((piece) => chunk({ reasoning: piece })),
    ...halves(text).map((piece) => chunk({ content: piece })),
    ...tool_calls.map((call, index) => chunk({ tool_calls: [{ index, ...call }] })),
    chunk({}, reason),
    usageChunk,
    '[DONE]',
  ]
  openEvents(res).end(chunks.map((one) => event(one)).join(''))
}

let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: answers }, alwaysRetries)
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const group = { type: 'namespace', name: 'notes', tools: [{ type: 'function', name: 'add' }] }
const tools = [{ type: 'function', name: 'look' }, group]

test(
  `${count} replies have all that the model did, whole and streamed, and are understood when they are sent back`,
  async () => {
    for (let at = 0; at < count; at++) {
      const label = `SEED=${seed + at}`
      const turn = conversations(seed + at)[0]
      if (!turn) continue
      answer = turn.answer
      const expected = answerItems(answer)
      const whole = await wholeResponse(server.gateway, { tools })
      const { end, response } = await streamedResponse(server.gateway, { tools })
      expect(end, label).toBe('completed')
      expect(whole.output, label).toMatchObject(expected)
      expect(response?.output, label).toMatchObject(expected)
      const again = await wholeResponse(server.gateway, { tools, input: whole.output })
      expect(again.status, label).toBe('completed')
      const [message] = server.upstream.received.at(-1)?.body.messages ?? []
      expect(message, label).toMatchObject(messagesOf([turn])[1] ?? {})
    }
  },
  longMs,
)

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers } from '../../../support/dialects/callers.ts'
import { callRoad, roadConfig, roadName, roads } from '../../../support/dialects/roads.ts'
import {
  dialectOf,
  serverReplies,
  type ServerReplies,
} from '../../../support/dialects/server-replies.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import {
  replacing,
  startHookServer,
  type HookServer,
  type Judge,
} from '../../../support/upstreams/hook-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  startModelServer,
  usageChunk,
  type ModelServer,
} from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

const secret = '4111-1111'
const hides = replacing(/4111-1111/g, '[card]')
const tail = ' and a good many of other words that come after it, which are harmless.'
const text = `Your card is ${secret}${tail}`

type Script = (
  replies: ServerReplies,
  res: Parameters<typeof sendJson>[0],
  stream: boolean,
) => void | Promise<void>

let judge: Judge
let script: Script
let hook: HookServer
let server: ModelServer
let gateway: Gateway
beforeAll(async () => {
  hook = await startHookServer((request, res) => judge(request, res))
  server = await startModelServer((_req, res, { path, body }) =>
    script(serverReplies[dialectOf(path)], res, body.stream),
  )
  gateway = await startGateway({
    ...alwaysRetries,
    ...roadConfig(server.base_url),
    hooks: { pii: { url: hook.url, when: 'after', stream_window: 12 } },
  })
})
afterAll(async () => {
  await gateway.stop()
  await server.close()
  await hook.close()
})
beforeEach(() => {
  judge = hides
  hook.asked.length = server.received.length = 0
})

const sends =
  (pieces: readonly string[]): Script =>
  (replies, res, stream) => {
    if (stream) openEvents(res).end(replies.events(pieces).join(''))
    else sendJson(res, 200, replies.whole(pieces.join('')))
  }

/** A server that speaks Responses alone gets the caller's own request, whose reply no hook reads. */
const hooked = roads.filter(({ server: dialect }) => dialect !== 'responses')

describe.each(hooked.map((road) => [roadName(road), road] as const))('%s', (_name, road) => {
  test.each([false, true])(
    'a text is replaced wherever it is split, stream: %s',
    async (stream) => {
      for (let at = 0; at <= secret.length; at++) {
        const place = text.indexOf(secret) + at
        script = sends([text.slice(0, place), text.slice(place)])
        const reply = await callRoad(gateway, road, { stream })
        const end = callers[road.caller].read(reply)
        expect(end).toEqual({ is: 'complete', text: `Your card is [card]${tail}` })
        expect(reply.body.toString()).not.toContain(secret)
      }
      expect(hook.asked.at(-1)).toMatchObject({ when: 'after', is_last: true })
    },
  )

  test('a blocked reply is the error of a caller, who pays for it', async () => {
    script = sends(['this is forbidden'])
    const reply = await callRoad(gateway, road, {})
    expect(reply.status).toBe(400)
    expect(reply.body.toString()).toContain('This word may not be used. (word)')
    expect(reply.body.toString()).not.toContain('this is')
    const rows = (await gateway.rows()).slice(-2)
    expect(rows.map(({ status }) => status)).toEqual(['blocked', 'blocked'])
    expect(rows[0]).toMatchObject({ completion_tokens: 3, reason: { code: 'pii:word' } })
  })

  test('a block in a stream ends its model server, and what came before went out', async () => {
    script = async (replies, res) => {
      const events = replies.events(['harmless words at the beginning, ', 'then forbidden ones '])
      openEvents(res).write(events.slice(0, replies.opening + 1).join(''))
      await until('the first words', () => hook.asked.length > 0)
      res.write(events[replies.opening + 1])
    }
    const reply = await callRoad(gateway, road, { stream: true })
    const body = reply.body.toString()
    expect(body).toContain('This word may not be used. (word)')
    expect(body).toContain('harmless')
    expect(body).not.toContain('forbidden')
    await until('the cut', () => server.only().cutAt !== null)
    const row = (await gateway.rows()).findLast(({ upstream }) => upstream !== null)
    expect(row?.status).toBe('client_left')
    expect(row?.completion_tokens).toBeGreaterThan(0)
  })
})

const ask = async (body: object) => {
  const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.key}` },
    body: JSON.stringify({
      model: 'chat-model',
      messages: [{ role: 'user', content: 'hi' }],
      ...body,
    }),
  })
  return reply.text()
}

const call = (args: string) => ({
  id: 'call_1',
  type: 'function',
  function: { name: 'look', arguments: args },
})

test.each([false, true])('only what the hook has seen goes out, stream: %s', async (stream) => {
  const delta = {
    content: `text ${secret}`,
    reasoning_content: `thought ${secret}`,
    reasoning_details: [{ type: 'reasoning.text', text: `thought ${secret}`, signature: 'c2ln' }],
    unknown: secret,
    tool_calls: [{ index: 0, ...call(`{"card":"${secret}"}`), unknown: secret }],
  }
  const more = { unknown: secret, system_fingerprint: secret }
  const logprobs = { content: [{ token: secret, logprob: -1, bytes: null, top_logprobs: [] }] }
  script = (_replies, res) => {
    if (!stream) {
      const choices = [{ index: 0, message: delta, logprobs, finish_reason: 'tool_calls' }]
      return sendJson(res, 200, { ...completion(''), choices, ...more })
    }
    const [first] = chunk(delta).choices
    const events = [
      { ...chunk({}), choices: [{ ...first, logprobs }], ...more },
      chunk({}, 'tool_calls'),
    ]
    openEvents(res).end([...events, usageChunk, '[DONE]'].map(event).join(''))
  }
  const reply = await ask({ stream, logprobs: true })
  expect(reply).toContain('text [card]')
  expect(reply).toContain(String.raw`{\"card\":\"[card]\"}`)
  expect(reply).not.toContain(secret)
  // Its signature would not fit.
  expect(reply).not.toMatch(/thought|c2ln/)
  expect(hook.seen()).toContain(`thought ${secret}`)
})

test.each([false, true])('signatures of unchanged reasoning stay, stream: %s', async (stream) => {
  const message = {
    content: 'done',
    reasoning_content: 'a thought',
    reasoning_details: [{ type: 'reasoning.text', text: 'a thought', signature: 'c2ln', x: 'y' }],
  }
  script = (_replies, res) => {
    if (!stream)
      return sendJson(res, 200, {
        ...completion(''),
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      })
    openEvents(res).end(
      [chunk(message), chunk({}, 'stop'), usageChunk, '[DONE]'].map(event).join(''),
    )
  }
  const reply = await ask({ stream })
  expect(reply).toContain('{"type":"reasoning.text","text":"a thought","signature":"c2ln"}')
})

test('arguments of tools are judged as a whole, and must stay JSON', async () => {
  judge = ({ texts }) => {
    const args = texts.find(({ kind }) => kind === 'arguments')
    return args ? { action: 'replace', texts: [{ at: args.at, text: '{' }] } : { action: 'allow' }
  }
  script = (_replies, res) => {
    const pieces = [call('{"card"'), { function: { arguments: ':1}' } }]
    const events = pieces.map((one) => chunk({ tool_calls: [{ index: 0, ...one }] }))
    openEvents(res).end([...events, chunk({}, 'tool_calls'), '[DONE]'].map(event).join(''))
  }
  const { body } = await callRoad(gateway, { caller: 'openai', server: 'chat' }, { stream: true })
  const reply = body.toString()
  expect(reply).not.toContain('card')
  expect(reply).toContain('does not answer')
  expect(hook.asked.flatMap(({ texts }) => texts)).toContainEqual({
    at: 'tool_calls[0].arguments',
    kind: 'arguments',
    role: 'assistant',
    text: '{"card":1}',
  })
  expect(gateway.observed.findLast(({ kind }) => kind === 'hookAsked')).toMatchObject({
    reason: 'unfit_arguments',
  })
})

test('a word as long as the window is seen as a whole in streams of single characters', async () => {
  const word = 'x'.repeat(12)
  judge = replacing(new RegExp(word, 'g'), '#')
  script = sends([...`😀😀 no spaces:${word}:${'y'.repeat(40)}`])
  const reply = await callRoad(gateway, { caller: 'openai', server: 'chat' }, { stream: true })
  const end = callers.openai.read(reply)
  expect(end).toEqual({ is: 'complete', text: `😀😀 no spaces:#:${'y'.repeat(40)}` })
})

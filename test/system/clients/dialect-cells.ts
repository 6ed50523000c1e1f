import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { promptMs, until } from '../../support/waiting.ts'
import { calledTool, shape, type ClientRequest, type Client } from './client.ts'
import type { Cell } from './cells.ts'
import {
  silenceMs,
  startClientGateway,
  type BehaviourName,
  type ClientGateway,
} from './upstreams.ts'

const names = ['sandbox', 'slow', 'mirror', 'cut', 'error_event', 'late', 'endless'] as const
const shapes = ['chat', 'stream'] as const
const honest = /^You said “Say hello\.”.*This is the Tollgate sandbox/

type Mirrored = { messages: object[]; response_format?: object }

/** What a client must be able to do on `/openai/v1` when there is nothing to complain of. */
export function describeDialect(clients: Client[]): void {
  let setup: ClientGateway
  beforeAll(async () => {
    setup = await startClientGateway(names)
  })
  afterAll(() => setup.close())
  for (const client of clients)
    describe.concurrent(
      `${client.name} on /openai/v1`,
      { meta: { client: client.name, route: '/openai/v1' } },
      () =>
        testAnswers(
          client,
          askAt(() => setup),
        ),
    )
  for (const client of clients)
    describe(
      `${client.name} on /openai/v1`,
      { meta: { client: client.name, route: '/openai/v1' } },
      () => testEndings(client, () => setup),
    )
}

/** A base URL of `…/openai/v1`, and nothing else that differs from OpenAI's. */
const askAt =
  (at: () => ClientGateway) =>
  (behaviour: BehaviourName | 'sandbox' = 'sandbox'): ClientRequest => ({
    gateway: { url: `${at().gateway.url}/openai`, key: at().gateway.key },
    model: at().model(behaviour),
  })

function testAnswers(client: Client, ask: ReturnType<typeof askAt>): void {
  test(
    'chats, and learns what it cost in tokens',
    { meta: { cells: ['chat'], dialects: ['chat'] } },
    async () => {
      const { text, finish, tokens, calls } = await client.chat(ask())
      expect(text).toMatch(honest)
      expect({ finish, calls }).toEqual({ finish: 'stop', calls: [] })
      expect(tokens).toBeGreaterThan(20)
    },
  )

  test(
    'streams the same text piece by piece, with token counts if it asks for them',
    { meta: { cells: ['stream', 'usage'], dialects: ['chat'] } },
    async () => {
      const texts: string[] = []
      const whole = await client.chat(ask())
      const { tokens, ...reply } = await client.stream({
        ...ask(),
        onText: (text) => void texts.push(text),
      })
      expect(reply).toEqual({ text: whole.text, finish: 'stop', calls: [] })
      expect(tokens).toBe(client.countsAlways ? whole.tokens : undefined)
      expect(texts.length).toBeGreaterThan(10)
      expect(await client.stream({ ...ask(), withUsage: true })).toEqual({
        text: whole.text,
        finish: 'stop',
        calls: [],
        tokens: whole.tokens,
      })
    },
  )

  test.each(shapes)('may be as bold as OpenAI allows: temperature 2, %s', async (form) => {
    expect((await client[form]({ ...ask(), temperature: 2 })).text).toMatch(honest)
  })

  test.each(shapes)(
    'gets the call of a tool that it offers, and is told so: %s',
    { meta: { cells: ['tool call'] } },
    async (form) => {
      const { text, finish, calls } = await client[form]({
        ...ask(),
        prompt: 'What is the weather in Lisbon?',
        withTool: true,
      })
      expect({ text, finish, calls }).toEqual({
        text: '',
        finish: 'tool_calls',
        calls: [{ name: 'get_weather', input: { city: 'Lisbon' } }],
      })
    },
  )

  test.each(shapes)(
    'tells the model what the tool answered: %s',
    { meta: { cells: ['tool answer'] } },
    async (form) => {
      const { text } = await client[form]({
        ...ask(),
        prompt: 'What is the weather in Lisbon?',
        withTool: true,
        toolAnswer: '{"degrees":21}',
      })
      expect(text).toMatch(/^The tool answered: .*21/)
      const mirrored = JSON.parse(
        (await client[form]({ ...ask('mirror'), toolAnswer: 'sunny' })).text,
      ) as Mirrored
      expect(mirrored.messages.slice(1)).toEqual([
        {
          role: 'assistant',
          content: '',
          tool_calls: [
            expect.objectContaining({
              id: calledTool.id,
              type: 'function',
              function: { name: calledTool.name, arguments: JSON.stringify(calledTool.input) },
            }),
          ],
        },
        { role: 'tool', tool_call_id: calledTool.id, content: 'sunny' },
      ])
    },
  )

  test.each(shapes)(
    'sends a prompt in parts, and a developer’s words: %s',
    { meta: { cells: ['parts', 'developer'] } },
    async (form) => {
      const { text } = await client[form]({
        ...ask('mirror'),
        developer: 'Be brief.',
        parts: ['Say ', 'hello.'],
      })
      expect((JSON.parse(text) as Mirrored).messages).toEqual([
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Say hello.' },
      ])
    },
  )

  test.each(shapes)(
    'asks for a text that fits a schema: %s',
    { meta: { cells: ['structured'] } },
    async (form) => {
      const { text } = await client[form]({ ...ask('mirror'), structured: true })
      expect((JSON.parse(text) as Mirrored).response_format).toMatchObject({
        type: 'json_schema',
        json_schema: { name: shape.name, schema: { properties: shape.schema.properties } },
      })
    },
  )

  test(
    'waits through silences that are filled with keep-alive comments',
    { meta: { cells: ['silence'] } },
    async () => {
      const startedAt = performance.now()
      expect(await client.stream(ask('slow'))).toMatchObject({
        text: 'one two',
        finish: 'stop',
        calls: [],
      })
      expect(performance.now() - startedAt).toBeGreaterThan(2 * silenceMs - 20)
    },
  )
}

/** One after the other: each looks at what the gateway wrote of its request. */
function testEndings(client: Client, at: () => ClientGateway): void {
  const ask = askAt(at)
  const broken: [string, BehaviourName, Cell, string, string, string[]][] = [
    [
      'was cut',
      'cut',
      'cut',
      'one two ',
      "the model's server ended the stream before the reply was complete",
      ['upstream_truncated'],
    ],
    [
      'broke with an error event',
      'error_event',
      'error event',
      'one two ',
      "the model's server broke the stream off with an error",
      ['upstream_error_500'],
    ],
    [
      'had its 200 and then nothing',
      'late',
      'late',
      '',
      'the model server did not begin to answer in time',
      ['upstream_late', 'deadline_exceeded'],
    ],
  ]
  for (const [what, behaviour, cell, heard, message, ledger] of broken) {
    test(
      `throws our words when a stream ${what}, after what had come`,
      { meta: { cells: [cell] } },
      async () => {
        const { gateway, answered } = at()
        let text = ''
        const [done, known] = [answered(), (await gateway.rows()).length]
        const error: unknown = await client
          .stream({ ...ask(behaviour), onText: (sofar) => void (text = sofar) })
          .catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(Error)
        expect({ text, message: (error as Error).message }).toEqual({ text: heard, message })
        expect(JSON.stringify([error, (error as Error).message])).not.toContain(
          'secret upstream text',
        )
        await until('the gateway is done with the request', () => answered() > done, promptMs)
        expect((await gateway.rows()).slice(known).map(({ status }) => status)).toEqual(ledger)
      },
    )
  }

  test(
    'stops the model when its signal is aborted, and owes what came so far',
    { meta: { cells: ['abort'] } },
    async () => {
      const { calls, gateway, answered } = at()
      const [seen, done, known] = [calls.length, answered(), (await gateway.rows()).length]
      const gone = new AbortController()
      const abortAtThirdWord = (text: string) => {
        if (text.trim().split(' ').length === 3) gone.abort()
      }
      await client
        .stream({ ...ask('endless'), signal: gone.signal, onText: abortAtThirdWord })
        .catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }))
      await until('the upstream sees the close', () => calls[seen]?.closedAt !== null, promptMs)
      await until('the gateway is done with the request', () => answered() > done, promptMs)
      expect((await gateway.rows()).slice(known)).toMatchObject([
        { status: 'client_left', estimated: true, upstream: 'odd', service: 'gateway' },
      ])
    },
  )
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clients } from './clients.ts'
import { silenceMs, startClientGateway, type ClientGateway } from './upstreams.ts'

const honest = /^You said “Say hello\.”.*This is the Tollgate sandbox/
const asksWeather = 'What is the weather in Lisbon?'

let setup: ClientGateway
beforeAll(async () => {
  setup = await startClientGateway(['sandbox', 'slow'])
})
afterAll(() => setup.close())

const ask = () => ({ gateway: setup.gateway, model: setup.model('sandbox') })

for (const client of clients)
  describe.concurrent(client.name, { meta: { client: client.name, route: '/v1' } }, () => {
    test('chats, and learns what it cost in tokens', { meta: { cells: ['chat'] } }, async () => {
      const { text, finish, tokens, calls } = await client.chat(ask())
      expect(text).toMatch(honest)
      expect({ finish, calls }).toEqual({ finish: 'stop', calls: [] })
      expect(tokens).toBeGreaterThan(20)
    })

    test(
      'streams the same text piece by piece, without token counts that it did not ask for',
      { meta: { cells: ['stream'] } },
      async () => {
        const texts: string[] = []
        const whole = await client.chat(ask())
        const { tokens, ...streamReply } = await client.stream({
          ...ask(),
          onText: (text) => void texts.push(text),
        })
        expect(streamReply).toEqual({ text: whole.text, finish: 'stop', calls: [] })
        expect(tokens).toBe(client.countsAlways ? whole.tokens : undefined)
        expect(texts.length).toBeGreaterThan(10)
        expect(texts.at(-1)).toBe(whole.text)
      },
    )

    test(
      'streams with the token counts that it asked for',
      { meta: { cells: ['usage'] } },
      async () => {
        const whole = await client.chat(ask())
        const streamReply = await client.stream({ ...ask(), withUsage: true })
        expect(streamReply).toEqual({
          text: whole.text,
          finish: 'stop',
          calls: [],
          tokens: whole.tokens,
        })
      },
    )

    // The strict route knows only stop and length; the call itself is an extra member that every
    // library reads.
    test.each(['chat', 'stream'] as const)(
      'gets the call of a tool that it offers: %s',
      { meta: { cells: ['tool call'] } },
      async (shape) => {
        const { text, finish, calls } = await client[shape]({
          ...ask(),
          prompt: asksWeather,
          withTool: true,
        })
        expect({ text, finish, calls }).toEqual({
          text: '',
          finish: 'stop',
          calls: [{ name: 'get_weather', input: { city: 'Lisbon' } }],
        })
      },
    )

    test(
      'waits through silences that are filled with keep-alive comments',
      { meta: { cells: ['silence'] } },
      async () => {
        const startedAt = performance.now()
        const streamReply = await client.stream({ ...ask(), model: setup.model('slow') })
        expect(streamReply).toMatchObject({ text: 'one two', finish: 'stop', calls: [] })
        expect(performance.now() - startedAt).toBeGreaterThan(2 * silenceMs - 20)
      },
    )
  })

test('silences before and between tokens do carry comments', async () => {
  const { url, key } = setup.gateway
  const body = JSON.stringify({
    model: setup.model('slow'),
    messages: [{ role: 'user', content: 'hi' }],
    stream: true,
  })
  const reply = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  })
  const [before = '', between = ''] = (await reply.text()).split('"one ')
  expect(before.match(/^: keep-alive$/gm)?.length).toBeGreaterThanOrEqual(1)
  expect(between.match(/^: keep-alive$/gm)?.length).toBeGreaterThanOrEqual(1)
})

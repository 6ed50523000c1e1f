import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { models } from '../../../../support/servers/gateway.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { says } from '../../../../support/upstreams/model-server.ts'

const [sighted, all, blind] = models
const price = { input: '1', output: '1' }
const perToken = 1000

let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: says('A cat') },
    {
      ...alwaysRetries,
      models: {
        [sighted]: { input: ['text', 'image'], context_tokens: 10_000 },
        [all]: { input: ['text', 'image', 'audio', 'file'] },
      },
      prices: { '*': price },
    },
  )
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(() => server.close())

async function post(model: string, content: unknown, more: object = {}, key = server.gateway.key) {
  const reply = await fetch(`${server.gateway.url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, messages: [{ role: 'user', content }], ...more }),
  })
  return { status: reply.status, body: (await reply.json()) as { error?: object } }
}

const text = { type: 'text', text: 'What is this?' }
const image = (url = 'https://pictures.test/cat.png', more: object = {}) => ({
  type: 'image_url',
  image_url: { url, ...more },
})
const audio = { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } }
const file = { type: 'file', file: { file_data: 'data:application/pdf;base64,JVBERg==' } }

describe('parts that the model takes', () => {
  test.each([
    ['an image by its address', image('https://pictures.test/cat.png', { detail: 'low' })],
    ['an image itself', image('data:image/png;base64,iVBORw0KGgo=')],
    ['audio', audio],
    ['a file', { type: 'file', file: { ...file.file, filename: 'a.pdf' } }],
  ])('reach the model server: %s', async (_what, part) => {
    expect((await post(all, [text, part])).status).toBe(200)
    expect(server.upstream.only().body.messages).toEqual([{ role: 'user', content: [text, part] }])
  })

  test('are there without null and unknown members', async () => {
    const picture = image('https://pictures.test/cat.png', { detail: null, api_key: 'mine' })
    const document = { type: 'file', file: { ...file.file, filename: null, file_id: null } }
    expect((await post(all, [{ ...picture, cache_control: {} }, document])).status).toBe(200)
    expect(server.upstream.only().body.messages[0]?.['content']).toEqual([image(), file])
  })

  test('that are text alone are one text, whatever the model takes', async () => {
    expect((await post(all, [text, text])).status).toBe(200)
    expect(server.upstream.only().body.messages[0]?.['content']).toBe(text.text + text.text)
  })
})

describe('parts that the model does not take', () => {
  test.each([
    ['an image', blind, image(), 'image_url', 'see images'],
    ['audio', sighted, audio, 'input_audio', 'process audio'],
    ['a file', sighted, file, 'file', 'read files'],
  ])('are refused by their place: %s', async (_what, model, part, type, ability) => {
    for (const stream of [false, true]) {
      const { status, body } = await post(model, [text, part], { stream })
      expect(status).toBe(400)
      expect(body.error).toEqual({
        message:
          `messages[0].content[1] is of the type ${type}, and ${model} does not ${ability} here; ` +
          'send parts of the type text',
        type: 'invalid_request_error',
        param: 'messages[0].content[1].type',
        code: 'unsupported_value',
      })
    }
    expect(server.upstream.received).toEqual([])
  })
})

describe('what is reserved for an image', () => {
  const big = image(`data:image/png;base64,${'A'.repeat(3_000_000)}`)
  const keyWith = async (tokens: number) => {
    const limits = {
      budget_usd: (tokens * perToken * 1e-9).toFixed(6),
      budget_period: 'day',
    } as const
    return (await server.gateway.createKey(limits)).key
  }

  test('is not its bytes', async () => {
    const key = await keyWith(60_000)
    expect((await post(all, [text, big], { max_tokens: 10 }, key)).status).toBe(200)
  })

  test('is all that is left where a budget has less, but covers a usual one', async () => {
    const key = await keyWith(40_000)
    expect((await post(all, [text, image()], { max_tokens: 10 }, key)).status).toBe(200)
    const little = await keyWith(1500)
    expect((await post(all, [text, image()], { max_tokens: 10 }, little)).status).toBe(402)
  })

  test('is no more than the model can take', async () => {
    const key = await keyWith(11_000)
    expect((await post(sighted, [text, big, big], { max_tokens: 10 }, key)).status).toBe(200)
  })
})

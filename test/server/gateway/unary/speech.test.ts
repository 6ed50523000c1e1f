import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { chatModel, post, testUnaryServer } from '../../../support/dialects/unary-server.ts'
import { sendError, sendJson, type Script } from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

/** Nano-USD of a character. */
const characterNano = 15_000
const speech = { model: 'speech', input: 'Good morning 👋', voice: 'alloy' }
/** A character may be two units of a string. */
const characters = 14

const audio = Buffer.from(Uint8Array.from({ length: 3000 }, (_none, at) => at % 251))
const speaks: Script = (_req, res) =>
  void res.writeHead(200, { 'content-type': 'audio/mpeg' }).end(audio)
const fails: Script = (_req, res) => sendError(res, 500)

const asked = (url: string, key: string, more: RequestInit = {}) =>
  fetch(`${url}/openai/v1/audio/speech`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(speech),
    ...more,
  })

describe('speech', () => {
  test('comes to OpenAI’s SDK byte by byte, charged by the characters of the text', async () => {
    const { gateway, servers } = await testUnaryServer([speaks])
    const openai = new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey: gateway.key })
    const reply = await openai.audio.speech.create({
      ...speech,
      response_format: 'mp3',
      speed: 1.5,
    })
    expect(reply.headers.get('content-type')).toBe('audio/mpeg')
    expect(Buffer.from(await reply.arrayBuffer()).equals(audio)).toBe(true)
    const { path, body } = servers[0]?.only() ?? {}
    expect([path, body]).toEqual([
      '/v1/audio/speech',
      { ...speech, response_format: 'mp3', speed: 1.5 },
    ])
    expect(await gateway.rows()).toEqual([
      expect.objectContaining({
        status: 'ok',
        unit: 'character',
        units: characters,
        charged: characters * characterNano,
      }),
    ])
  })

  test('arrives from the first bytes on, before the server has made the rest', async () => {
    let finish = () => {}
    const { gateway } = await testUnaryServer([
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'audio/wav' }).write(audio)
        finish = () => res.end(audio)
      },
    ])
    const { body } = await asked(gateway.url, gateway.key)
    const reader = body?.getReader()
    const first = await reader?.read()
    expect(first?.value?.length).toBeGreaterThan(0)
    finish()
    let size = first?.value?.length ?? 0
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      size += next.value.length
    expect(size).toBe(2 * audio.length)
  })

  test('of many megabytes is passed on whole to a slow reader', async () => {
    const large = Buffer.alloc(24 << 20, audio)
    const { gateway } = await testUnaryServer([
      (_req, res) => void res.writeHead(200, { 'content-type': 'audio/wav' }).end(large),
    ])
    const reply = await asked(gateway.url, gateway.key)
    expect(Buffer.from(await reply.arrayBuffer()).equals(large)).toBe(true)
  })

  test('that a server cuts is cut for the caller too, and charged', async () => {
    const { gateway } = await testUnaryServer([
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 9000 }).write(audio)
        setTimeout(() => res.destroy(), 20)
      },
    ])
    const reply = await asked(gateway.url, gateway.key)
    await expect(reply.arrayBuffer()).rejects.toThrow()
    const [row] = await gateway.rows()
    expect(row).toMatchObject({
      status: 'upstream_connection_lost',
      units: characters,
      charged: characters * characterNano,
    })
  })

  test('is charged when the caller leaves midway: the server has the whole text', async () => {
    const { gateway, servers } = await testUnaryServer([
      (_req, res) => void res.writeHead(200, { 'content-type': 'audio/mpeg' }).write(audio),
    ])
    const leaving = new AbortController()
    const reply = await asked(gateway.url, gateway.key, { signal: leaving.signal })
    await reply.body?.getReader().read()
    leaving.abort()
    await until('the server is left', () => servers[0]?.only().cutAt !== null)
    await until('it has a row', async () => (await gateway.rows()).length > 0)
    const row = { status: 'client_left', charged: characters * characterNano }
    expect((await gateway.rows())[0]).toMatchObject(row)
  })

  test.each<[string, Script]>([
    ['an error', fails],
    ['JSON with status 200', (_req, res) => sendJson(res, 200, { error: { message: 'busy' } })],
    ['a page', (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['nothing', (_req, res) => void res.writeHead(200, { 'content-type': 'audio/wav' }).end()],
    ['a cut before the first byte', (_req, res) => void res.destroy()],
  ])('comes from another server after %s', async (_what, script) => {
    const { gateway } = await testUnaryServer([script, speaks])
    const reply = await asked(gateway.url, gateway.key)
    expect(Buffer.from(await reply.arrayBuffer()).equals(audio)).toBe(true)
    const charged = (await gateway.rows()).map((row) => row.charged)
    expect(charged).toEqual([0, characters * characterNano])
  })

  test('of a page’s type is sent as bytes, which no browser runs', async () => {
    const { gateway } = await testUnaryServer([
      (_req, res) => void res.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    ])
    const { headers } = await asked(gateway.url, gateway.key)
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ])
  })

  test('reserves its price before it is sent', async () => {
    const { gateway, servers } = await testUnaryServer([speaks])
    const usd = (characters * characterNano - 1) / 1e9
    const poor = await gateway.createKey({ budget_usd: usd.toFixed(9), budget_period: 'total' })
    expect((await asked(gateway.url, poor.key)).status).toBe(402)
    expect(servers[0]?.received).toHaveLength(0)
    const able = await gateway.createKey({ budget_usd: '0.00021', budget_period: 'total' })
    expect((await asked(gateway.url, able.key)).status).toBe(200)
  })

  test('of a model that is priced by tokens is charged at its maximum, never at nothing', async () => {
    const { gateway } = await testUnaryServer([speaks], {
      models: { speech: { kind: 'speech', output_tokens: 500 } },
      routes: { speech: [{ upstream: 'u0' }] },
      prices: { speech: { input: '0', output: '12' } },
    })
    await (await asked(gateway.url, gateway.key)).arrayBuffer()
    expect((await gateway.rows())[0]).toMatchObject({ charged: 500 * 12_000, estimated: true })
  })

  test('does not send fields that the contract does not define', async () => {
    const { gateway, servers } = await testUnaryServer([speaks])
    const { headers } = await post(gateway, 'audio/speech', { ...speech, lang: 'en', speed: null })
    expect(headers.get('x-ignored-fields')).toBe('lang')
    expect(servers[0]?.only().body).toEqual(speech)
  })

  test.each<[string, object, string]>([
    ['without a text', { ...speech, input: '' }, 'input'],
    ['as events', { ...speech, stream_format: 'sse' }, 'stream_format'],
    ['of a model that chats', { ...speech, model: chatModel }, 'model'],
    ['at a speed of 9', { ...speech, speed: 9 }, 'speed'],
  ])('%s is refused', async (_what, body, param) => {
    const { gateway, servers } = await testUnaryServer([speaks])
    const reply = await post(gateway, 'audio/speech', body)
    expect([reply.status, reply.body.error.param]).toEqual([400, param])
    expect(servers[0]?.received).toHaveLength(0)
  })

  test('that fails has an error in JSON', async () => {
    const { gateway } = await testUnaryServer([fails])
    const { status, body } = await post(gateway, 'audio/speech', speech)
    expect([status, body.error.code]).toEqual([502, 'upstream_failed'])
  })
})

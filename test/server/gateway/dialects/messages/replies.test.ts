import { describe, expect, test } from 'vitest'
import { completion, sendJson, type Script } from '../../../../support/upstreams/model-server.ts'
import { hello, MessagesServer } from './messages-server.ts'

const server = MessagesServer.ofFile()

describe('a reply', () => {
  const replying =
    (message: object, finish_reason: string, more: object = {}): Script =>
    (_req, res) =>
      sendJson(res, 200, {
        ...completion(''),
        choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
        ...more,
      })
  const called = (name: string, args: unknown) => ({
    id: 'call_1',
    type: 'function',
    function: { name, arguments: args },
  })

  test('has thinking, text and calls, in this order', async () => {
    server.script = replying(
      { content: 'I look.', reasoning: 'Hm.', tool_calls: [called('f', '{"a":1}')] },
      'tool_calls',
    )
    expect((await server.translated()).message).toMatchObject({
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: '' },
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'call_1', name: 'f', input: { a: 1 } },
      ],
      stop_reason: 'tool_use',
      usage: { input_tokens: 12, output_tokens: 3 },
    })
  })

  test('keeps what a model wrote in place of JSON', async () => {
    server.script = replying({ content: '', tool_calls: [called('f', '{"a":')] }, 'stop')
    expect((await server.translated()).message).toMatchObject({
      content: [{ type: 'tool_use', input: { INVALID_JSON: '{"a":' } }],
      stop_reason: 'tool_use',
    })
  })

  test.each([
    ['length', 'max_tokens'],
    ['content_filter', 'refusal'],
    ['eos', 'end_turn'],
  ])('that ended with %s ended with %s', async (native, reason) => {
    server.script = replying({ content: 'I' }, native)
    expect((await server.translated()).message.stop_reason).toBe(reason)
  })

  test.each([
    ['vLLM', { stop_reason: 'END' }, 'stop_sequence', 'END'],
    ['SGLang', { matched_stop: 'END' }, 'stop_sequence', 'END'],
    ['a stop token', { stop_reason: 2 }, 'end_turn', null],
  ])('names the stop sequence that ended it: %s', async (_name, more, reason, sequence) => {
    const message = { role: 'assistant', content: 'I' }
    server.script = (_req, res) => {
      const choices = [{ index: 0, message, finish_reason: 'stop', ...more }]
      sendJson(res, 200, { ...completion(''), choices })
    }
    expect((await server.translated({ stop_sequences: ['END'] })).message).toMatchObject({
      stop_reason: reason,
      stop_sequence: sequence,
    })
  })

  test('has estimates where the model server counts nothing', async () => {
    server.script = replying({ content: 'x'.repeat(400) }, 'stop', { usage: undefined })
    const { usage } = (await server.translated()).message
    expect(usage.output_tokens).toBe(100)
    expect(usage.input_tokens).toBeGreaterThan(0)
  })

  test('is stored for an idempotency key', async () => {
    const headers = { 'idempotency-key': 'once' }
    const first = await (await server.post(hello, headers)).json()
    const again = await server.post(hello, headers)
    expect(await again.json()).toEqual(first)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(server.received).toHaveLength(1)
  })
})

describe('keys', () => {
  const asking = async (headers: Record<string, string>) => {
    const url = `${server.gateway.url}/anthropic/v1/models`
    const reply = await fetch(url, { headers })
    const body = (await reply.json()) as { error?: { type: string; message: string } }
    return { status: reply.status, type: body.error?.type, message: body.error?.message }
  }

  test('come in either header, or the same one in both', async () => {
    const { key } = server.gateway
    const bearer = { authorization: `Bearer ${key}` }
    for (const headers of [{ 'x-api-key': key }, bearer, { ...bearer, 'x-api-key': key }])
      expect(await asking(headers)).toMatchObject({ status: 200 })
  })

  test('that differ are refused, even if one of them is right', async () => {
    const { key } = server.gateway
    const different = /^x-api-key and Authorization have different keys/
    for (const headers of [
      { authorization: `Bearer ${key}`, 'x-api-key': 'other' },
      { authorization: 'Bearer other', 'x-api-key': key },
    ])
      expect(await asking(headers)).toEqual({
        status: 401,
        type: 'authentication_error',
        message: expect.stringMatching(different) as string,
      })
  })

  test('are asked for in both ways', async () => {
    const { status, message } = await asking({})
    expect([status, message]).toEqual([
      401,
      'send the header Authorization: Bearer <ACCESS_TOKEN> or x-api-key: <ACCESS_TOKEN>',
    ])
  })
})

test('HEAD of the address needs no key and has no body', async () => {
  const reply = await fetch(`${server.gateway.url}/anthropic`, { method: 'HEAD' })
  expect([reply.status, await reply.text()]).toEqual([200, ''])
})

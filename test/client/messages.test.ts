import { describe, expect, test } from 'vitest'
import type { MessageEvent, MessageRequest } from '../../client/gateway.ts'
import { clientOfServer, eventsOf, mockedDialect, thrownBy } from './dialect-client.ts'

const hello: MessageRequest = {
  model: 'hermes-3-llama3.1-8b',
  max_tokens: 64,
  messages: [{ role: 'user', content: 'Say hello.' }],
}

const { preferring } = mockedDialect('messages')

describe('messages', () => {
  test('come whole', async () => {
    const { content, stop_reason: reason } = await preferring().create(hello)
    expect(content).toMatchObject([{ type: 'text', text: 'Hello! How can I help you today?' }])
    expect(reason).toBe('end_turn')
  })

  test('come in events, without pings, up to the last', async () => {
    const events = await eventsOf(preferring().stream(hello))
    expect(events.map(({ type }) => type)).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_delta',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ])
  })

  test('have their tokens counted', async () => {
    const { model, messages } = hello
    expect(await preferring().countTokens({ model, messages })).toEqual({ input_tokens: 12 })
  })

  test('that are refused throw, with the words and the type of the refusal', async () => {
    const error = await thrownBy(preferring('code=429').create(hello))
    expect(error).toMatchObject({
      status: 429,
      code: 'rate_limit_error',
      message: 'this key may send 60 requests a minute; try again in 12 s',
      requestId: expect.any(String) as string,
    })
    expect(await thrownBy(eventsOf(preferring('code=401').stream(hello)))).toMatchObject({
      status: 401,
      code: 'authentication_error',
    })
  })

  test('that break off throw after the events that came', async () => {
    const seen: MessageEvent[] = []
    const error = await thrownBy(eventsOf(preferring('example=cut').stream(hello), seen))
    expect(seen).toHaveLength(3)
    expect(error).toMatchObject({
      status: 502,
      code: 'api_error',
      message: "the model's server ended the stream before the reply was complete",
    })
  })

  test('without their last event are never complete', async () => {
    const { messages } = await clientOfServer((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      res.end('event: message_delta\ndata: {"type":"message_delta"}\n\n')
    })
    const error = await thrownBy(eventsOf(messages.stream(hello)))
    expect(error).toMatchObject({ status: 502, code: 'stream_cut' })
  })
})

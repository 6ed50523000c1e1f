import { describe, expect, test } from 'vitest'
import type { ResponseEvent, ResponseRequest } from '../../client/gateway.ts'
import { clientOfServer, eventsOf, mockedDialect, thrownBy } from './dialect-client.ts'

const hello: ResponseRequest = { model: 'hermes-3-llama3.1-8b', input: 'Say hello.' }

const { preferring } = mockedDialect('responses')

describe('responses', () => {
  test('come whole', async () => {
    const { output, status } = await preferring().create(hello)
    expect(output).toMatchObject([
      { type: 'message', content: [{ text: 'Hello! How can I help you today?' }] },
    ])
    expect(status).toBe('completed')
  })

  test.each([
    ['stream', 'response.completed'],
    ['length', 'response.incomplete'],
  ])('come in events, up to the last: %s', async (example, last) => {
    const events = await eventsOf(preferring(`example=${example}`).stream(hello))
    expect(events[0]?.type).toBe('response.created')
    expect(events.at(-1)?.type).toBe(last)
    const deltas = events.map((event) =>
      event.type === 'response.output_text.delta' ? event.delta : '',
    )
    expect(deltas.join('')).toMatch(/^Hello! How/)
  })

  test('that are refused throw, with the words and the code of the refusal', async () => {
    const error = await thrownBy(preferring('code=429').create(hello))
    expect(error).toMatchObject({
      status: 429,
      code: 'rate_limit_exceeded',
      message: 'this key may send 60 requests a minute; try again in 12 s',
      requestId: expect.any(String) as string,
    })
    expect(await thrownBy(eventsOf(preferring('code=401').stream(hello)))).toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    })
  })

  test.each([
    ['cut', "the model's server ended the stream before the reply was complete"],
    ['error', 'the model server failed'],
  ])('that fail throw after the events that came: %s', async (example, message) => {
    const seen: ResponseEvent[] = []
    const error = await thrownBy(eventsOf(preferring(`example=${example}`).stream(hello), seen))
    expect(seen.length).toBeGreaterThan(1)
    expect(error).toMatchObject({ status: 502, code: 'server_error', message })
  })

  test('without their last event are never complete', async () => {
    const { responses } = await clientOfServer((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      res.end('event: response.created\ndata: {"type":"response.created"}\n\n')
    })
    const error = await thrownBy(eventsOf(responses.stream(hello)))
    expect(error).toMatchObject({ status: 502, code: 'stream_cut' })
  })
})

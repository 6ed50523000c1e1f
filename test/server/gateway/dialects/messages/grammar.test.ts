import { describe, expect, test } from 'vitest'
import contract from '../../../../../generated/json/messages.json' with { type: 'json' }
import { judgeMessageEvents } from '../../../../support/dialects/message-events.ts'
import { readSse, type SseEvent } from '../../../../support/http/sse.ts'

const { content } = contract.paths['/anthropic/v1/messages'].post.responses['200']
const examples = content['text/event-stream'].examples
const eventsOf = (text: string) => readSse(Buffer.from(text)).events
const good = eventsOf(examples.tools.value)
const typed = (events: readonly SseEvent[], type: string) =>
  events.findIndex((event) => event.type === type)

test('the examples of the contract are streams of the grammar', () => {
  expect(judgeMessageEvents(eventsOf(examples.stream.value))).toMatchObject({
    ending: 'whole',
    pings: 1,
    message: { content: [{ text: 'Hello! How can I help you today?' }], stop_reason: 'end_turn' },
  })
  expect(judgeMessageEvents(good)).toMatchObject({
    ending: 'whole',
    message: { content: [{ type: 'thinking' }, { type: 'tool_use', input: { city: 'Lisbon' } }] },
  })
  expect(judgeMessageEvents(eventsOf(examples.cut.value))).toMatchObject({
    ending: 'error',
    error: { type: 'api_error' },
  })
})

test('a stream without its last event is cut', () => {
  for (let end = 0; end < good.length; end++)
    expect(judgeMessageEvents(good.slice(0, end)).ending).toBe('cut')
})

describe('the judge of the grammar', () => {
  const swapped = (place: number) =>
    good.toSpliced(place, 2, ...good.slice(place, place + 2).toReversed())
  const without = (type: string) => good.toSpliced(typed(good, type), 1)
  const twice = (type: string) => {
    const place = typed(good, type)
    return good.toSpliced(place, 0, ...good.slice(place, place + 1))
  }
  const changed = (type: string, from: string, to: string) =>
    good.map((event) =>
      event.type === type ? { ...event, data: event.data.replace(from, to) } : event,
    )

  test.each([
    ['an event that comes before the message', () => swapped(0)],
    ['a message without a start', () => without('message_start')],
    ['two starts', () => twice('message_start')],
    ['a block that does not end', () => without('content_block_stop')],
    ['a block that does not begin', () => without('content_block_start')],
    ['two reasons', () => twice('message_delta')],
    ['an end without a reason', () => without('message_delta')],
    ['something after the end', () => [...good, ...good.slice(1, 2)]],
    ['a delta of another block', () => changed('content_block_delta', '"index":1', '"index":0')],
    ['a delta of another type', () => changed('content_block_start', 'thinking', 'text')],
    ['a reason that there is not', () => changed('message_delta', 'tool_use', 'tool_calls')],
    ['input that is no JSON', () => changed('content_block_delta', '"Lisbon\\"}', 'Lisbon')],
    [
      'a name that is not the type',
      () => good.map((event) => ({ ...event, type: event.type.replace('stop', 'end') })),
    ],
  ])('refuses %s', (_fault, events) => {
    expect(() => judgeMessageEvents(events())).toThrow()
  })
})

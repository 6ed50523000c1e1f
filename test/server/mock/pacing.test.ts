import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '../../../client/stream/events.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'

const contract = fileURLToPath(new URL('../../../generated/json/gateway.json', import.meta.url))
const hello = { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'Say hello.' }] }
/** Timers may be a millisecond early, and clocks differ a little. */
const early = 5

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ contract, paceMs: 0 })
})
afterAll(() => mock.close())

/** Milliseconds from the request to the reply's head, and to each of its events. */
async function timed(prefer: string, body: object = hello, { url } = mock) {
  const start = performance.now()
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json', prefer },
    body: JSON.stringify(body),
  })
  const head = performance.now() - start
  const events: number[] = []
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    for await (const _ of readEvents(response.body ?? new ReadableStream()))
      events.push(performance.now() - start)
    return { status: response.status, head, events, json: undefined }
  }
  return {
    status: response.status,
    head,
    events,
    json: (await response.json()) as Record<string, unknown>,
  }
}

const gaps = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0))

describe('how long the mock takes', () => {
  test('Prefer: delay=… holds replies, refusals and streams back, once', async () => {
    const reply = await timed('delay=300')
    expect([reply.status, reply.head > 300 - early]).toEqual([200, true])
    const refused = await timed('code=429, delay=300')
    expect([refused.status, refused.json?.['code'], refused.head > 300 - early]).toEqual([
      429,
      'rate_limited',
      true,
    ])
    const { head, events } = await timed('delay=1000', { ...hello, stream: true })
    expect(events).toHaveLength(6)
    expect(head).toBeGreaterThan(1000 - early)
    expect((events.at(-1) ?? 0) - head, 'between events it does not wait').toBeLessThan(
      5 * 1000 - early,
    )
  })

  test('Prefer: pace=… spreads a stream: a while of thinking, then now faster, now slower', async () => {
    const { head, events } = await timed('pace=40', { ...hello, stream: true })
    expect(head).toBeGreaterThan(10 * 40 - early)
    const between = gaps(events)
    expect(between).toHaveLength(5)
    expect(Math.max(...between)).toBeGreaterThan(1.5 * 40)
    expect(Math.max(...between) - Math.min(...between), 'the pauses differ').toBeGreaterThan(40 / 2)
    expect((events.at(-1) ?? 0) - (events[0] ?? 0)).toBeGreaterThan(4 * 40)
  })

  test('both together: a stream that begins at once and then crawls', async () => {
    const { head, events } = await timed('delay=0, pace=200', { ...hello, stream: true })
    expect(head).toBeLessThan(10 * 200)
    expect((events.at(-1) ?? 0) - head).toBeGreaterThan(4 * 200)
  })

  test('what is set at the start holds where a request does not say otherwise', async () => {
    const slow = await startMock({ contract, delayMs: 200, paceMs: 0 })
    expect((await timed('', hello, slow)).head).toBeGreaterThan(200 - early)
    expect((await timed('delay=400', hello, slow)).head).toBeGreaterThan(400 - early)
    await slow.close()
  })

  test.each([
    ['delay=soon', 'delay'],
    ['delay=-1', 'delay'],
    ['delay=120001', 'delay'],
    ['pace=0.5', 'pace'],
    ['pace=10001', 'pace'],
  ])('refuses Prefer: %s', async (prefer, name) => {
    const { status, json } = await timed(prefer)
    expect([status, json?.['param'], json?.['message']]).toEqual([
      400,
      'Prefer',
      expect.stringMatching(new RegExp(`^Prefer: ${name}=\\S+: send milliseconds, 0 to \\d+$`)),
    ])
  })

  test('who leaves while it waits keeps it from nothing', async () => {
    const own = await startMock({ contract, delayMs: 60_000 })
    const { port } = new URL(own.url)
    const leaving = request({
      port,
      host: '127.0.0.1',
      path: '/v1/models',
      headers: { authorization: 'Bearer any' },
    }).on('error', () => undefined)
    leaving.end()
    await once(leaving, 'finish')
    leaving.destroy()
    expect(
      (
        await fetch(`${own.url}/v1/models`, {
          headers: { authorization: 'Bearer any', prefer: 'delay=0' },
        })
      ).status,
    ).toBe(200)
    await own.close()
  })
})

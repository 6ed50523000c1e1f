import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers } from '../../../support/dialects/callers.ts'
import {
  callRoad,
  roadBytes,
  roadModel,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import type { ServerReplies } from '../../../support/dialects/server-replies.ts'
import { listen } from '../../../support/servers/gateway-server.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const good: RoadScript = ({ whole, events }, res, { body }) =>
  body.stream
    ? void openEvents(res).end(events(['Hel', 'lo']).join(''))
    : sendJson(res, 200, whole('Hello'))

let script: RoadScript
let roadServer: RoadServer
beforeAll(async () => {
  // A nano-USD for a token of the prompt, a thousand for one of the reply.
  const price = { input: '0.001', output: '1' }
  roadServer = await startRoads((...about) => script(...about), {
    prices: Object.fromEntries(roads.map((road) => [roadModel(road), price])),
  })
})
beforeEach(() => {
  script = good
  roadServer.server.received.length = 0
})
afterAll(() => roadServer.close())

/** A thousand tokens by our own count. */
const longText = 'word '.repeat(800)
/** The beginning of a stream, up to a long text. */
const opened = ({ events, opening }: ServerReplies) =>
  events([longText])
    .slice(0, opening + 1)
    .join('')

const rowsOf = async (id: string) =>
  (await roadServer.gateway.rows()).filter((row) => row.request_id === id)
const requestId = (id: string) => `X-Request-Id: ${id}`
const atMost = (tokens: number, { caller }: Road) => ({ [callers[caller].maximum]: tokens })

describe.each(roads.map((road) => [roadName(road), road] as const))('%s', (name, road) => {
  const { read, spent } = callers[road.caller]
  const idOf = (what: string) => `${what}-${name.replaceAll(' ', '-')}`

  test.each([false, true])('a reply is charged by its counts; streamed: %s', async (stream) => {
    const id = idOf(`good-${stream}`)
    const reply = await callRoad(roadServer.gateway, road, { stream, headers: [requestId(id)] })
    expect(read(reply)).toEqual({ is: 'complete', text: 'Hello' })
    expect(await rowsOf(id)).toMatchObject([
      {
        status: 'ok',
        prompt_tokens: 12,
        completion_tokens: 3,
        charged: 12 + 3000,
        counted: 12 + 3000,
        estimated: false,
      },
    ])
  })

  test('a stream that breaks off is charged for what came', async () => {
    script = (replies, res) =>
      void openEvents(res).write(opened(replies), () => setTimeout(() => res.destroy(), 20))
    const id = idOf('broken')
    const reply = await callRoad(roadServer.gateway, road, {
      stream: true,
      headers: [requestId(id)],
    })
    expect(read(reply)).toMatchObject({ is: 'cut', text: longText })
    const [row] = await rowsOf(id)
    expect(row?.status).toMatch(/^upstream_/)
    expect(row?.completion_tokens).toBe(1000)
    expect(row?.charged).toBe((row?.prompt_tokens ?? 0) + 1_000_000)
  })

  test('whoever leaves in the middle of a stream is charged for what came', async () => {
    script = (replies, res) => void openEvents(res).write(opened(replies))
    const { key, id: keyId } = await roadServer.gateway.createKey({ budget_usd: '1' })
    const id = idOf('left')
    const more = atMost(2000, road)
    const headers = ['Connection: close', requestId(id)]
    const call = { stream: true, key, more, headers }
    const client = await listen(roadServer.gateway, roadBytes(roadServer.gateway, road, call))
    await until('the text is there', () => client.text().includes(longText))
    client.leave()
    await until('the model server is left', () => roadServer.server.only().cutAt !== null, promptMs)
    await until('it is in the ledger', async () => (await rowsOf(id)).length > 0, promptMs)
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([{ status: 'client_left', completion_tokens: 1000, key_id: keyId }])
    const { prompt_tokens: prompt = 0, charged = 0, counted = 0 } = rows[0] ?? {}
    expect(charged).toBe(prompt + 1_000_000)
    // The time before the first word may have been one of hidden reasoning.
    expect(counted).toBeGreaterThanOrEqual(charged)
    expect(counted).toBeLessThan(2 * charged)
  })

  test.each([false, true])(
    'whoever leaves before the first word has its place back; streamed: %s',
    async (stream) => {
      script = ({ events, opening }, res, { body }) =>
        void (body.stream && openEvents(res).write(events(['a']).slice(0, opening).join('')))
      const { key } = await roadServer.gateway.createKey({ max_parallel: 1 })
      const id = idOf(`early-${stream}`)
      const call = { stream, key, headers: ['Connection: close', requestId(id)] }
      const client = await listen(roadServer.gateway, roadBytes(roadServer.gateway, road, call))
      await until('it is asked', () => roadServer.server.received.length === 1)
      client.leave()
      const { server } = roadServer
      await until('the model server is left', () => server.only().cutAt !== null, promptMs)
      await until('it is in the ledger', async () => (await rowsOf(id)).length > 0, promptMs)
      expect(await rowsOf(id)).toMatchObject([
        { status: 'client_left', completion_tokens: 0, charged: 0 },
      ])
      script = good
      expect(read(await callRoad(roadServer.gateway, road, { stream, key }))).toEqual({
        is: 'complete',
        text: 'Hello',
      })
    },
  )

  test('a caller’s own deadline ends a stream, which is charged for what came', async () => {
    script = (replies, res) => void openEvents(res).write(opened(replies))
    const id = idOf('late')
    const headers = [requestId(id), 'X-Request-Timeout-Ms: 500']
    const reply = await callRoad(roadServer.gateway, road, { stream: true, headers })
    expect(read(reply)).toMatchObject({
      is: 'cut',
      text: longText,
      error: callers[road.caller].words.late.event,
    })
    expect(await rowsOf(id)).toMatchObject([
      { status: 'deadline_exceeded', completion_tokens: 1000 },
    ])
    await until('the model server is left', () => roadServer.server.only().cutAt !== null, promptMs)
  })

  test('a budget that is spent refuses in the words of the dialect', async () => {
    const { key } = await roadServer.gateway.createKey({ budget_usd: '0.000004' })
    const more = atMost(3, road)
    const first = await callRoad(roadServer.gateway, road, { key, more })
    expect(read(first)).toEqual({ is: 'complete', text: 'Hello' })
    for (const stream of [false, true])
      expect(read(await callRoad(roadServer.gateway, road, { key, more, stream }))).toEqual({
        is: 'refused',
        status: 402,
        error: spent,
      })
    expect(roadServer.server.received).toHaveLength(1)
  })

  test('a reply with an idempotency key is given again, and charged once', async () => {
    const headers = [`Idempotency-Key: ${name}`]
    const [first, again] = [
      await callRoad(roadServer.gateway, road, { headers }),
      await callRoad(roadServer.gateway, road, { headers }),
    ]
    expect(read(again)).toEqual({ is: 'complete', text: 'Hello' })
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(roadServer.server.received).toHaveLength(1)
    const other = await callRoad(roadServer.gateway, road, { headers, text: 'something else' })
    expect(read(other)).toMatchObject({ is: 'refused', status: 409 })
    const streamed = await callRoad(roadServer.gateway, road, { headers, stream: true })
    expect(read(streamed)).toMatchObject({ is: 'refused', status: 409 })
  })

  test('a stream is not stored under its idempotency key, and says so', async () => {
    const headers = [`Idempotency-Key: stream of ${name}`]
    const streamed = await callRoad(roadServer.gateway, road, { headers, stream: true })
    expect(streamed.headers['x-ignored-fields']).toBe('Idempotency-Key')
    expect(read(streamed)).toEqual({ is: 'complete', text: 'Hello' })
  })
})

test('nothing is in flight afterwards', () =>
  until('no connection is left', () => roadServer.server.openSockets() === 0, promptMs))

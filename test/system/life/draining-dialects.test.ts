import { expect, onTestFinished, test } from 'vitest'
import { callers, type CallEnd } from '../../support/dialects/callers.ts'
import { exchange } from '../../support/http/raw.ts'
import {
  callRoad,
  roadBytes,
  roadConfig,
  roadName,
  roads,
  startRoadServer,
  type Road,
  type RoadScript,
} from '../../support/dialects/roads.ts'
import { ledgerRequests, startServer } from '../../support/servers/process.ts'
import { openEvents, sendJson } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

const idOf = (road: Road, stream: boolean) =>
  `${roadName(road).replaceAll(' ', '-')}-${stream ? 'stream' : 'call'}`

/** A server with a stream and a call of each road under way; all wait for `release`. */
async function underWay(drain: object) {
  const waiting: (() => void)[] = []
  const script: RoadScript = ({ events, whole, opening }, res, { body }) => {
    if (!body.stream) return void waiting.push(() => sendJson(res, 200, whole('Hello')))
    const all = events(['Hel', 'lo'])
    openEvents(res).write(all.slice(0, opening + 1).join(''))
    waiting.push(() => res.end(all.slice(opening + 1).join('')))
  }
  const upstream = await startRoadServer(script)
  onTestFinished(() => upstream.close())
  const server = await startServer({ config: { ...roadConfig(upstream.base_url), drain } })
  const { key } = await server.createKey()
  const calls = roads.flatMap((road) => [
    { road, stream: true },
    { road, stream: false },
  ])
  const ends = Promise.all(
    calls.map(async ({ road, stream }): Promise<[string, CallEnd]> => {
      const id = idOf(road, stream)
      const headers = [`X-Request-Id: ${id}`]
      const reply = await callRoad({ url: server.url, key }, road, { stream, headers })
      return [id, callers[road.caller].read(reply)]
    }),
  )
  await until('all are at the model server', () => waiting.length === calls.length)
  const release = () => waiting.forEach((answer) => answer())
  return { server, ends, calls, release, waiting: () => waiting.length }
}

const drains = (server: { log(): { msg: string }[] }) =>
  until('it drains', () => server.log().some(({ msg }) => msg === 'draining'))

test('SIGTERM lets a stream and a call of every dialect finish, and keeps their rows', async () => {
  const drain = { accept_ms: 0, calls_ms: 60_000, streams_ms: 60_000 }
  const { server, ends, calls, release } = await underWay(drain)
  const ended = server.stop()
  await drains(server)
  release()
  for (const [id, end] of await ends) expect([id, end]).toEqual([id, whole])
  expect(await ended).toEqual({ code: 0, signal: null })
  const ids = calls.map(({ road, stream }) => idOf(road, stream))
  expect(new Set(ledgerRequests(server.store))).toEqual(new Set(ids))
})

const whole: CallEnd = { is: 'complete', text: 'Hello' }

test('what outlasts the drain is cut in the words of its dialect, and never ends whole', async () => {
  const { server, ends, calls } = await underWay({ accept_ms: 0, calls_ms: 300, streams_ms: 1500 })
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  const expected = calls.map(({ road, stream }): [string, CallEnd] => {
    const { refusal, event } = callers[road.caller].words.stopping
    const end: CallEnd = stream
      ? { is: 'cut', text: 'Hel', error: event }
      : { is: 'refused', status: 503, error: refusal }
    return [idOf(road, stream), end]
  })
  expect(await ends).toEqual(expected)
  expect(new Set(ledgerRequests(server.store))).toEqual(new Set(expected.map(([id]) => id)))
})

test('a stream of HTTP/1.0 that outlasts the drain has its error, and no proper end', async () => {
  const drain = { accept_ms: 0, calls_ms: 300, streams_ms: 300 }
  const { server, calls, waiting } = await underWay(drain)
  const { key } = await server.createKey()
  const old = calls.flatMap(({ road, stream }) => {
    if (!stream) return []
    const bytes = roadBytes({ key }, road, { stream })
    return [exchange(server.url, bytes.toString().replace('HTTP/1.1', 'HTTP/1.0'))]
  })
  const all = calls.length + old.length
  await until('all are at the model server', () => waiting() === all)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  for (const [at, { reply, isReset }] of (await Promise.all(old)).entries()) {
    const { caller } = roads[at] ?? expect.unreachable()
    const error = callers[caller].words.stopping.event
    expect(reply && callers[caller].read(reply)).toEqual({ is: 'cut', text: 'Hel', error })
    expect(isReset).toBe(true)
  }
})

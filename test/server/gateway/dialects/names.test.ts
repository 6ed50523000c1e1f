import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callers } from '../../../support/dialects/callers.ts'
import {
  callRoad,
  roadModel,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'
import { longMs } from '../../../support/waiting.ts'

const count = isSoak ? 2000 : 100
const seed = runSeed()
const canary = 'canary-0123456789'

let roadServer: RoadServer
beforeAll(async () => {
  roadServer = await startRoads(({ whole, events }, res, { body }) =>
    body.stream
      ? void openEvents(res).end(events(['Hello']).join(''))
      : sendJson(res, 200, whole('Hello')),
  )
})
beforeEach(() => {
  roadServer.server.received.length = 0
})
afterAll(() => roadServer.close())

type Member = [name: string, value: unknown]

/** Parts of the text of a long body are passed on as they are. */
const longBytes = 8 << 10

/** A JSON text of these members in their order, with some characters of names escaped. */
function written(members: readonly Member[], next: () => number): string {
  const name = (text: string) =>
    [...text]
      .map((one) => (next() < 0.2 ? `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}` : one))
      .join('')
  const parts = members.map(([key, value]) => `"${name(key)}" : ${JSON.stringify(value)}`)
  const padding = next() < 0.5 ? ' '.repeat(longBytes) : ''
  return `{ ${parts.join(' ,\n')} ${padding}}`
}

/** A good request, most with members that occur twice: as everywhere, the last one counts. */
function requestOf({ caller, server }: Road, next: () => number): Member[] {
  const road = { caller, server }
  const { body, maximum } = callers[caller]
  const good = Object.entries(body(roadModel(road), 'hi', next() < 0.5))
  const decoys: Member[] = [
    ['model', 'no-such-model'],
    ['stream', next() < 0.5],
    [maximum, 1 + Math.floor(next() * 1000)],
    ['temperature', 0.5],
    ['service_tier', canary],
    ['api_base', canary],
    ['__proto__', { model: canary }],
    ['messages', []],
    ['input', ''],
  ]
  const first = decoys.filter(([name]) => next() < 0.5 && isOf(name, good))
  const last: Member[] = [...good, [maximum, 64]]
  const all = [...first, ...last].filter(([name]) => name !== 'temperature' || caller !== 'chat')
  return next() < 0.4 ? [...new Map(all)] : all
}

/** Whether the dialect has the member, or ignores it. */
const isOf = (name: string, good: readonly Member[]): boolean =>
  (name !== 'messages' && name !== 'input') || good.some(([other]) => other === name)

/** The names of the outermost object of a JSON text, each as often as it occurs. */
function namesIn(text: string): string[] {
  const names: string[] = []
  let depth = 0
  let isName = false
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (token === '{' || token === '[') isName = ++depth === 1
    else if (token === '}' || token === ']') depth--
    else if (token === ',') isName = depth === 1
    else if (isName && depth === 1) {
      names.push(JSON.parse(token) as string) // it is a string
      isName = false
    }
  }
  return names
}

test.each(roads.map((road) => [roadName(road), road] as const))(
  `${count} requests with doubled and escaped names are the same to limits and to the model server: %s`,
  async (_name, road) => {
    const { path, maximum } = callers[road.caller]
    for (let at = 0; at < count; at++) {
      const text = written(requestOf(road, seeded(seed + at)), seeded(seed - at))
      const label = `SEED=${seed}, ${at}: ${text}`
      roadServer.server.received.length = 0
      const { key } = roadServer.gateway
      const headers = ['Host: a', `Authorization: Bearer ${key}`, 'Content-Type: application/json']
      const bytes = requestBytes(`POST ${path} HTTP/1.1`, headers, text)
      const { reply } = await exchange(roadServer.gateway.url, bytes)
      expect(reply?.status, `${label}: ${reply?.body.toString()}`).toBe(200)
      const meant = JSON.parse(text) as Record<string, unknown>
      const sent = roadServer.server.only()
      const names = namesIn(sent.text)
      expect(names, label).toEqual([...new Set(names)])
      expect(sent.text, label).not.toContain(canary)
      expect(sent.body, label).toMatchObject({
        model: 'upstream-name',
        stream: meant['stream'],
        [sentMaximum(road)]: meant[maximum],
      })
      const isStream = reply?.headers['content-type']?.startsWith('text/event-stream')
      expect(isStream, label).toBe(meant['stream'])
    }
  },
  longMs,
)

const sentMaximum = ({ server }: Road): string =>
  server === 'responses' ? 'max_output_tokens' : 'max_tokens'

test('a field that is not sent is listed, even if the name of another one contains its name', async () => {
  const more = { seed: 1, seed_bank: 1 }
  const reply = await callRoad(
    roadServer.gateway,
    { caller: 'openai', server: 'messages' },
    { more },
  )
  expect(reply.headers['x-ignored-fields']).toBe('seed_bank, seed')
})

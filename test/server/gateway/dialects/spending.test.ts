import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { callers } from '../../../support/dialects/callers.ts'
import {
  roadBytes,
  roadModel,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { listen } from '../../../support/servers/gateway-server.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'
import { longMs, until } from '../../../support/waiting.ts'

const [promptUsd, replyUsd] = [3e-6, 15e-6]
const price = { input: '3', output: '15' }

/** What the operator was billed for each call, by the key's name in its prompt. */
const bills = new Map<string, number[]>()
let random = seeded(0)
const below = (most: number) => Math.floor(random() * most)

const settings = /^(max_(completion_|output_|new_)?tokens|n_predict|num_predict)$/

/** The maximum that a server obeys which knows every name of it, and every way to ask for more. */
function obeyed(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Object.entries(value).map(([name, member]) => {
    if (settings.test(name) && typeof member === 'number') return member
    return name === 'messages' || name === 'input' || name === 'tools' ? 0 : obeyed(member)
  })
  const { n = 1, best_of: best = 1 } = value as { n?: number; best_of?: number }
  return Math.max(0, ...own) * n * best
}

/** Generates hidden tokens and words until it is left, and bills them with the prompt. */
const script: RoadScript = async (replies, res, { body, text }) => {
  const name = /budget-\d+/.exec(text)?.[0] ?? ''
  const startedAt = performance.now()
  const most = obeyed(body)
  const promptTokens = Math.ceil(Buffer.byteLength(text) / 3)
  const [reasoningMs, words, tokens] = [below(60), 1 + below(20), Math.min(most, 50 + below(400))]
  res.on('close', () => {
    const seconds = (performance.now() - startedAt) / 1000
    // Of a reply that was cut, what a model generates in that time.
    const generated = res.writableFinished ? tokens : Math.min(most, Math.floor(seconds * 100))
    const bill = promptTokens * promptUsd + generated * replyUsd
    bills.set(name, [...(bills.get(name) ?? []), bill])
  })
  await sleep(reasoningMs)
  const counted = (json: string) =>
    json
      .replaceAll(/"(completion_tokens|output_tokens)":3/g, `"$1":${tokens}`)
      .replaceAll(/"(prompt_tokens|input_tokens)":12/g, `"$1":${promptTokens}`)
      .replaceAll('"total_tokens":15', `"total_tokens":${promptTokens + tokens}`)
  if (!body.stream) {
    return sendJson(res, 200, JSON.parse(counted(JSON.stringify(replies.whole('word')))))
  }
  const events = replies.events(Array<string>(words).fill('word ')).map(counted)
  openEvents(res)
  for (const event of events) {
    if (res.destroyed) return
    res.write(event)
    if (random() < 0.15) await sleep(below(30))
  }
  res.end()
}

let server: RoadServer
beforeAll(async () => {
  server = await startRoads(script, {
    prices: Object.fromEntries(roads.map((road) => [roadModel(road), price])),
  })
})
afterAll(() => server.close())

/** Members by which a caller would get more than was reserved. */
const tricks = (): object => ({
  ...(random() < 0.3 && { n_predict: 90_000 }),
  ...(random() < 0.3 && { options: { num_predict: 90_000, a: 1 } }),
  ...(random() < 0.3 && { best_of: 9 }),
  ...(random() < 0.3 && { unknown: 'x'.repeat(below(20_000)) }),
})

async function call(name: string, key: string, road: Road): Promise<number> {
  const stream = random() < 0.8
  const text = `${name} ${'lorem ipsum '.repeat(below(1500))}`
  const isStrict = road.caller === 'chat' || road.caller === 'openai'
  const more = { ...tricks(), ...(!isStrict && random() < 0.3 && { n: 7 }) }
  const maximum = { [callers[road.caller].maximum]: 100 + below(900) }
  const bytes = roadBytes(server.gateway, road, {
    stream,
    key,
    text,
    more: { ...more, ...maximum },
    headers: ['Connection: close'],
  })
  const client = await listen(server.gateway, bytes)
  const leavesAfterMs = random() < 0.7 ? below(100) : undefined
  if (leavesAfterMs !== undefined) {
    await sleep(leavesAfterMs)
    client.leave()
    return 0
  }
  await until('it has ended', () => client.closedAt !== null)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(client.text())?.[1])
}

describe.each(roads.map((road, place) => [roadName(road), road, place] as const))(
  '%s',
  (_, road, place) => {
    test(
      'a budget of 0.10 USD costs the operator no more than that and one call',
      async () => {
        random = seeded(runSeed() + place)
        const name = `budget-${place}`
        const { key, id } = await server.gateway.createKey({
          budget_usd: '0.1',
          budget_period: 'total',
        })
        let refused = 0
        for (let round = 0; round < 60 && refused < 3; round++) {
          const codes = await Promise.all([call(name, key, road), call(name, key, road)])
          refused += codes.filter((code) => code === 402).length
        }
        await until('nothing is in flight', () => server.server.openSockets() === 0 || quiet())
        const rows = (await server.gateway.rows()).filter(({ key_id }) => key_id === id)
        const billed = bills.get(name) ?? []
        const sum = billed.reduce((all, bill) => all + bill, 0)
        expect(billed.length).toBeGreaterThan(5)
        expect(sum).toBeLessThanOrEqual(0.1 + Math.max(...billed))
        const counted = rows.reduce((all, row) => all + row.counted, 0)
        expect(counted).toBeLessThanOrEqual(100_000_000)
        expect(counted * 1e-9).toBeGreaterThanOrEqual(Math.min(0.1, sum) - Math.max(...billed))
      },
      longMs,
    )
  },
)

/** Whether every request that came has ended. */
const quiet = () =>
  server.server.received.every(({ finishedAt, cutAt }) => finishedAt !== null || cutAt !== null)

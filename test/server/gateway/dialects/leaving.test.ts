import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runSeed, seeded } from '../../../support/data/random.ts'
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
import { operatorJson } from '../../../support/http/operator.ts'
import { listen } from '../../../support/servers/gateway-server.ts'
import type { Gateway } from '../../../support/servers/gateway.ts'
import { openEvents, pump } from '../../../support/upstreams/model-server.ts'
import { longMs, promptMs, until } from '../../../support/waiting.ts'

/** How far a model server comes with its reply before it waits for as long as its caller stays. */
const stages = ['head', 'opening', 'reasoning', 'words', 'last word'] as const
type Stage = (typeof stages)[number]

/** A call, and what its model server generates for it: hidden tokens first, then words. */
type Plan = {
  id: string
  road: Road
  stream: boolean
  stage: Stage
  ending: 'leaves' | 'own deadline' | 'revoked'
  /** What the model server counts in the end. */
  tokens: number
  reasoningMs: number
  words: number
  /** How long the count comes after the last word. */
  countMs: number
}

type Call = {
  plan: Plan
  isAtStage: boolean
  startedAt: number
  /** When it came to its stage. */
  atStage: number
  endedAt: number | undefined
}

const word = 'word '
const maxTokens = 5000
/** A model generates so many hidden tokens in a second: fewer than the 200 that are counted. */
const hiddenPerSecond = 100
const ownDeadlineMs = 900

const calls = new Map<string, Call>()

const script: RoadScript = async (replies, res, { text }) => {
  const call = calls.get(/plan-\d+/.exec(text)?.[0] ?? '')
  if (!call) throw new Error('nobody asked this')
  const { stage, stream, tokens, words, reasoningMs, countMs } = call.plan
  call.startedAt = performance.now()
  res.on('close', () => (call.endedAt = performance.now()))
  const isAt = (here: Stage) => {
    if (here !== stage) return false
    call.atStage = performance.now()
    return (call.isAtStage = true)
  }
  if (isAt('head')) return
  const counted = (event: string) =>
    event
      .replaceAll(/"(completion_tokens|output_tokens)":3/g, `"$1":${tokens}`)
      .replaceAll('"total_tokens":15', `"total_tokens":${12 + tokens}`)
  if (!stream) {
    await sleep(reasoningMs)
    isAt('words')
    return
  }
  const { opening } = replies
  const events = replies.events(Array<string>(words).fill(word)).map(counted)
  const countAt = events.findIndex((event) => event.includes(`:${tokens}`))
  openEvents(res).write(events.slice(0, opening).join(''))
  if (isAt('opening') || isAt('reasoning')) return
  await sleep(reasoningMs)
  res.write(events.slice(opening, opening + words).join(''))
  if (isAt('words')) return
  res.write(events.slice(opening + words, countAt).join(''))
  isAt('last word')
  await sleep(countMs)
  res.end(events.slice(countAt).join(''))
}

const prices = Object.fromEntries(
  roads.map((road) => [roadModel(road), { input: '0.001', output: '1' }]),
)
/** Nano-USD for a token of a reply. */
const tokenNano = 1000

let server: RoadServer
beforeAll(async () => {
  server = await startRoads(script, { prices, limits: { write_stall_ms: 400 } })
})
afterAll(() => server.close())

const rowsOf = async (id: string, { gateway } = server) =>
  (await gateway.rows()).filter((row) => row.request_id === id)

/** Begins a call; its key may spend what it reserves and more. */
async function begin(plan: Plan, { gateway } = server, limits: object = {}) {
  const call: Call = { plan, isAtStage: false, startedAt: 0, atStage: 0, endedAt: undefined }
  calls.set(plan.id, call)
  const { key, id: keyId } = await gateway.createKey({ budget_usd: '10', ...limits })
  const { road, stream, ending } = plan
  const headers = ['Connection: close', `X-Request-Id: ${plan.id}`]
  if (ending === 'own deadline') headers.push(`X-Request-Timeout-Ms: ${ownDeadlineMs}`)
  const more = { [callers[road.caller].maximum]: maxTokens }
  const bytes = roadBytes(gateway, road, { stream, key, more, headers, text: plan.id })
  const client = await listen(gateway, bytes)
  return { call, client, key, keyId }
}

/** Waits until a call has come to its stage, and its client has what was sent by then. */
async function atStage({ call, client }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  const { stage, stream } = call.plan
  await until('it comes to its stage', () => call.isAtStage)
  if (stream && (stage === 'words' || stage === 'last word'))
    await until(
      'its words are there',
      () => client.text().includes(word.trim()) || call.endedAt !== undefined,
    )
}

/** Makes a call and ends it as planned; resolves when it is in the ledger. */
async function run(plan: Plan): Promise<Call> {
  const begun = await begin(plan)
  const { call, client, keyId } = begun
  await atStage(begun)
  if (plan.stage !== 'last word') await sleep(plan.reasoningMs)
  if (plan.ending === 'leaves') client.leave()
  if (plan.ending === 'revoked') await server.gateway.revokeKey(keyId)
  await until('it is in the ledger', async () => (await rowsOf(plan.id)).length > 0)
  await until('the model server is left', () => call.endedAt !== undefined)
  client.leave()
  return call
}

/** What the model server says that it generated until it was left. */
function generated({ plan, startedAt, atStage, endedAt = 0 }: Call): number {
  const { stage, stream, ending, tokens, words } = plan
  // On a slow machine the deadline may come first.
  const isInTime =
    ending !== 'own deadline' ||
    (atStage - startedAt < ownDeadlineMs - 100 && endedAt - atStage > 50)
  if (stage === 'last word' && isInTime) return tokens
  const hasWords = stream && stage === 'words' && isInTime
  const tailMs = endedAt - atStage
  // A model that has begun to write takes short pauses.
  const hiddenMs = hasWords
    ? atStage - startedAt + (tailMs > 300 ? tailMs : 0)
    : endedAt - startedAt
  const hidden = Math.floor((hiddenMs / 1000) * hiddenPerSecond)
  return Math.min(maxTokens, hidden + (hasWords ? words : 0))
}

let last = 0
function drawn(road: Road, random: () => number): Plan[] {
  const below = (most: number) => Math.floor(random() * most)
  return stages.flatMap((stage) =>
    (['leaves', 'own deadline', 'revoked'] as const).flatMap((ending) =>
      [true, false]
        .filter((stream) => stream || stage === 'head' || stage === 'words')
        .filter(() => stage !== 'last word' || ending !== 'revoked')
        .map((stream): Plan => ({
          id: `plan-${(last += 1)}`,
          road,
          stream,
          stage,
          ending,
          tokens: 1000 + below(3000),
          reasoningMs: stage === 'last word' && ending === 'own deadline' ? 600 : 100 + below(300),
          words: 1 + below(20),
          countMs: ending === 'own deadline' ? 450 : 100 + below(200),
        })),
    ),
  )
}

describe.each(roads.map((road) => [roadName(road), road] as const))('%s', (_, road) => {
  test(
    'a budget counts all that the model generated, however and whenever the call ends',
    async () => {
      const plans = drawn(road, seeded(runSeed()))
      const ended = await Promise.all(plans.map(run))
      const wrong: object[] = []
      for (const call of ended) {
        const rows = await rowsOf(call.plan.id)
        const counted = rows.reduce((sum, row) => sum + row.counted, 0)
        const charged = rows.reduce((sum, row) => sum + row.charged, 0)
        const isCounted = counted >= generated(call) * tokenNano
        if (!isCounted || charged > counted) wrong.push({ ...call, rows })
      }
      expect(wrong).toEqual([])
    },
    longMs,
  )

  test('who leaves after the last word is charged by the count that comes then', async () => {
    const [plan] = drawn(road, seeded(runSeed())).filter(
      ({ stage, ending }) => stage === 'last word' && ending === 'leaves',
    )
    if (!plan) return expect.unreachable()
    await run(plan)
    const charged = 12 + plan.tokens * tokenNano
    expect(await rowsOf(plan.id)).toMatchObject([
      { status: 'client_left', completion_tokens: plan.tokens, charged, counted: charged },
    ])
  })

  test('who leaves among the words is counted what came, and the silence before it', async () => {
    const [plan] = drawn(road, seeded(runSeed())).filter(
      ({ stage, ending, stream }) => stage === 'words' && ending === 'leaves' && stream,
    )
    if (!plan) return expect.unreachable()
    const { startedAt, endedAt = 0 } = await run(plan)
    const [row] = await rowsOf(plan.id)
    const { prompt_tokens: prompt = 0, completion_tokens: tokens = 0, charged, counted } = row ?? {}
    expect(tokens).toBe(2 * plan.words)
    expect(charged).toBe(prompt + tokens * tokenNano)
    const most = tokens + ((endedAt - startedAt + 500) / 1000) * 200
    expect(counted).toBeLessThan(prompt + most * tokenNano)
  })
})

const [, , responses] = roads
const lastWord = (more: Partial<Plan> = {}): Plan => ({
  id: `plan-${(last += 1)}`,
  road: { caller: 'openai', server: 'chat' },
  stream: true,
  stage: 'last word',
  ending: 'leaves',
  tokens: 2000,
  reasoningMs: 50,
  words: 3,
  countMs: promptMs * 2,
  ...more,
})

async function testServer(options: Parameters<typeof startRoads>[1] = {}): Promise<RoadServer> {
  const own = await startRoads(script, { prices, ...options })
  onTestFinished(() => own.close())
  return own
}

const slots = async ({ gateway }: { gateway: Gateway }) =>
  (
    await operatorJson<{ upstreams: { in_flight: number }[] }>(gateway, 'GET', '/upstreams')
  ).upstreams
    .map(({ in_flight }) => in_flight)
    .reduce((sum, count) => sum + count, 0)

describe('a call that is read on after its client left', () => {
  test('keeps the slots of its key and of its deployment until its count is there', async () => {
    const plan = lastWord({ countMs: 1000 })
    const begun = await begin(plan, server, { max_parallel: 1 })
    await atStage(begun)
    begun.client.leave()
    const again = () => callRoad(server.gateway, plan.road, { key: begun.key, text: 'plan-0' })
    expect((await again()).status).toBe(429)
    expect(await slots(server)).toBe(1)
    expect(await rowsOf(plan.id)).toEqual([])
    await until('it is in the ledger', async () => (await rowsOf(plan.id)).length > 0)
    expect(await rowsOf(plan.id)).toMatchObject([{ completion_tokens: plan.tokens }])
    expect(await slots(server)).toBe(0)
  })

  test.each([
    ['is read no longer than configured', { limits: { after_disconnect_ms: 300 } }],
    ['is not read on where that is configured', { limits: { after_disconnect_ms: 0 } }],
    ['is not read on where an eighth of the requests is none', { admission: { concurrent: 7 } }],
  ])('%s', async (_, options) => {
    const own = await testServer(options)
    const plan = lastWord()
    const begun = await begin(plan, own)
    await atStage(begun)
    begun.client.leave()
    await until(
      'it is in the ledger',
      async () => (await rowsOf(plan.id, own)).length > 0,
      promptMs,
    )
    const [row] = await rowsOf(plan.id, own)
    expect(row).toMatchObject({ status: 'client_left', completion_tokens: 6, estimated: true })
    expect(row?.counted).toBeGreaterThanOrEqual(row?.charged ?? Infinity)
    await until('the model server is left', () => begun.call.endedAt !== undefined, promptMs)
  })

  test('is one of an eighth of the requests at most, and others are left at once', async () => {
    const own = await testServer({ admission: { concurrent: 16 } })
    const begun = await Promise.all(
      Array.from({ length: 3 }, () => begin(lastWord({ countMs: 1000 }), own)),
    )
    await Promise.all(begun.map(atStage))
    for (const { client } of begun) client.leave()
    const rows = async () =>
      (await Promise.all(begun.map(({ call }) => rowsOf(call.plan.id, own)))).flat()
    await until('all are in the ledger', async () => (await rows()).length === 3)
    const counts = (await rows()).map((row) => row.completion_tokens)
    expect(counts.toSorted((a, b) => a - b)).toEqual([6, 2000, 2000])
  })

  test.each(['revocation', 'drain', 'stop'] as const)('is ended by a %s', async (how) => {
    const store = await mkdtemp(join(tmpdir(), 'tollgate-left-'))
    onTestFinished(() => rm(store, { recursive: true }))
    const own = await startRoads(script, { prices, store })
    const plan = lastWord({ road: responses ?? lastWord().road })
    const begun = await begin(plan, own)
    await atStage(begun)
    begun.client.leave()
    await until('the client is gone', () => begun.client.closedAt !== null)
    await sleep(100)
    expect(begun.call.endedAt).toBeUndefined()
    const from = performance.now()
    if (how === 'revocation') await own.gateway.revokeKey(begun.keyId)
    if (how === 'drain') await operatorJson(own.gateway, 'POST', '/drain', { reason: 'test' })
    if (how === 'stop') await own.close()
    await until('the model server is left', () => begun.call.endedAt !== undefined, promptMs)
    expect((begun.call.endedAt ?? Infinity) - from).toBeLessThan(4000)
    const next = how === 'stop' ? await startRoads(script, { prices, store }) : own
    onTestFinished(() => next.close())
    await until('it is in the ledger', async () => (await rowsOf(plan.id, next)).length > 0)
  })
})

test(
  'a reader that stops is counted up to what was reserved',
  async () => {
    const own = await startRoads(
      ({ events, opening }, res) => {
        const [piece = ''] = events([word.repeat(5000)]).slice(opening)
        openEvents(res).write(events(['a']).slice(0, opening).join(''))
        pump(res, () => piece)
      },
      { prices, limits: { write_stall_ms: 300 } },
    )
    onTestFinished(() => own.close())
    await Promise.all(
      roads.map(async (road) => {
        const id = `stops-${roadName(road).replaceAll(' ', '-')}`
        const { key } = await own.gateway.createKey({ budget_usd: '10' })
        const more = { [callers[road.caller].maximum]: maxTokens }
        const headers = [`X-Request-Id: ${id}`]
        const bytes = roadBytes(own.gateway, road, { stream: true, key, more, headers })
        const client = await listen(own.gateway, bytes)
        client.pause()
        await until('it is in the ledger', async () => (await rowsOf(id, own)).length > 0)
        const [row] = await rowsOf(id, own)
        expect(row?.status).toBe('client_left')
        expect(row?.counted).toBeGreaterThanOrEqual(maxTokens * tokenNano)
        client.leave()
      }),
    )
  },
  longMs,
)

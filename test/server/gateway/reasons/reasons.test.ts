import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { Failure } from '../../../../server/failure.ts'
import { localReason } from '../../../../server/gateway/reasons/reason.ts'
import { echoWays, promptOf, repeats } from '../../../support/data/echoes.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import {
  callRoad,
  roadModel,
  roadName,
  roads,
  startRoads,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import type { Reply } from '../../../support/http/raw.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { event, openEvents, piece, sendJson } from '../../../support/upstreams/model-server.ts'

type Row = components['schemas']['UsageRow']
type List = components['schemas']['RequestList']

const account = 'canary-account-0123456789'
const seed = runSeed()
const reason = 'top_k: must be between 1 and 200'

describe.each(engines)('on %s', (engine) => {
  let server: RoadServer
  let script: RoadScript
  beforeAll(async () => {
    const store = await freshStore(engine)
    server = await startRoads((...args) => script(...args), {
      store: store.url ?? store.folder,
      upstream: { key_env: 'MODEL_KEY', headers: { 'x-account': account } },
      env: { MODEL_KEY: 'canary-key-0123456789' },
    })
  })
  afterAll(() => server.close())
  beforeEach(() => void (server.gateway.observed.length = 0))

  const lastRequest = async (): Promise<Row> => {
    await server.gateway.rows()
    const { requests } = await operatorJson<List>(server.gateway, 'GET', '/requests?limit=1')
    if (!requests[0]) throw new Error('there is no request')
    return requests[0]
  }
  const says =
    (status: number, error: object): RoadScript =>
    (_replies, res) =>
      sendJson(res, status, { error })

  test.each(roads.map((road) => [roadName(road), road] as const))(
    'why a model server refuses a request is told to its caller, the log and the ledger (%s)',
    async (_name, road) => {
      script = says(400, { message: `${reason}\nand more`, type: 'bad_request', param: 'top_k' })
      const model = roadModel(road)
      for (const stream of [false, true]) {
        const reply = await callRoad(server.gateway, road, { stream })
        expect(reply.status).toBe(400)
        expect(messageOf(reply)).toBe(
          `the model server refused the request as invalid (400): ${reason}`,
        )
        const said = { type: 'bad_request', param: 'top_k', message: reason }
        expect(await lastRequest()).toMatchObject({
          status: 'invalid_request',
          model,
          called_model: model,
          upstream: road.server,
          reason: said,
          attempt: 0,
        })
        expect(server.gateway.observed).toContainEqual(
          expect.objectContaining({
            kind: 'upstreamAttempted',
            outcome: 'upstream_status_400',
            type: 'bad_request',
            param: 'top_k',
            reason,
          }),
        )
      }
      const attempts = (await server.gateway.rows()).filter(({ attempt }) => attempt === 1)
      expect(attempts.at(-1)).toMatchObject({
        status: 'upstream_status_400',
        model,
        called_model: model,
        reason: { message: reason },
      })
    },
  )

  test('why a model server fails is for the operator alone', async () => {
    script = says(500, { message: 'CUDA is out of memory', code: 'oom' })
    const [, road] = roads
    if (!road) throw new Error('there is no road')
    const reply = await callRoad(server.gateway, road)
    expect([reply.status, reply.body.toString().includes('CUDA')]).toEqual([502, false])
    expect(await lastRequest()).toMatchObject({
      status: 'upstream_failed',
      model: 'chat-model',
      upstream: 'chat',
      reason: { message: 'CUDA is out of memory', code: 'oom' },
    })
    const found = await operatorJson<List>(
      server.gateway,
      'GET',
      '/requests?model=chat-model&upstream=chat&status=upstream_failed',
    )
    expect(found.requests).toHaveLength(1)
  })

  test('a stream that breaks off has the reason in its row', async () => {
    script = (_replies, res) =>
      void openEvents(res).end(
        event(piece('Hello')) + event({ error: { message: 'worker died', code: 500 } }),
      )
    const [, road] = roads
    if (!road) throw new Error('there is no road')
    const reply = await callRoad(server.gateway, road, { stream: true })
    expect(reply.body.toString()).not.toContain('worker died')
    expect(await lastRequest()).toMatchObject({
      status: 'upstream_error_500',
      called_model: 'chat-model',
      reason: { message: 'worker died', code: '500' },
    })
  })

  test('a model server that does not answer leaves its name and ours for the reason', async () => {
    script = (_replies, res) => void res.destroy()
    const [, road] = roads
    if (!road) throw new Error('there is no road')
    await callRoad(server.gateway, road)
    expect(await lastRequest()).toMatchObject({
      model: 'chat-model',
      upstream: 'chat',
      reason: { message: 'no model server gave a usable reply' },
    })
  })

  test('nothing that a server repeats of prompt, key or account is in ledger, log, metrics or reply', async () => {
    const random = seeded(seed)
    const secrets = [account, 'Bearer canary-key-0123456789']
    for (let round = 0; round < 36; round++) {
      const road = roads[round % roads.length]
      const way = echoWays[round % echoWays.length]
      if (!road || !way) throw new Error('there is no road')
      const prompt = promptOf(random, [])
      const said = () => `${account} ${way(prompt, random)} canary-key-0123456789`
      const message = `It is wrong: ${said()}`
      script = says([400, 422, 413, 500, 429][round % 5] ?? 400, {
        message,
        code: said(),
        type: said(),
        param: said(),
      })
      const reply = await callRoad(server.gateway, road, { text: prompt })
      const request = await lastRequest()
      const observed = JSON.stringify(server.gateway.observed.splice(0))
      expect(request.reason?.message).toContain('It is wro')
      const texts = {
        ledger: wordsIn(request.reason ?? {}),
        log: JSON.parse(observed.replace(/"ms":[\d.]+/g, '"ms":0')) as unknown,
        reply: messageOf(reply),
      }
      for (const [place, text] of Object.entries(texts))
        for (const secret of [prompt, ...secrets])
          expect(
            repeats(typeof text === 'string' ? text : wordsIn(text), secret),
            `${place}, SEED=${seed}, ${JSON.stringify({ message, prompt })}`,
          ).toEqual([])
    }
    expect(await server.gateway.metrics()).not.toMatch(/canary|It is wrong/)
  })
})

/** All texts in a value, with a character between them that no prompt has. */
const wordsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(wordsIn).join('\uffff')
    : String(value)

function messageOf({ body }: Reply): string {
  const { message, error } = JSON.parse(body.toString()) as {
    message?: string
    error?: { message?: string }
  }
  return message ?? error?.message ?? ''
}

test('an error of ours about a long body has no words in the ledger, which takes no search', () => {
  const refusal = new Failure('invalidRequest', 'the body is too long', { retry: false })
  const bodyOf = (length: number) => ({ messages: [{ role: 'user', content: 'x'.repeat(length) }] })
  expect(localReason(refusal, bodyOf(100))).toEqual({ message: 'the body is too long' })
  expect(localReason(refusal, bodyOf(2 << 20))).toEqual({})
})

import { createServer, type Server } from 'node:http'
import fc from 'fast-check'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import inference from '../../generated/json/upstream/inference.json' with { type: 'json' }
import { isRecord } from '../../server/json/json.ts'
import { changed, valuesOf, type Schema } from '../support/data/arbitrary.ts'
import { completion, streamEvents } from '../support/upstreams/faults/traffic.ts'
import { models as known, startGateway, type Gateway } from '../support/servers/gateway.ts'
import { assertHeaders } from '../support/http/headers.ts'
import { runSeed } from '../support/data/random.ts'
import type { Reply } from '../support/http/raw.ts'
import { assertCompletion, assertGoodStream, assertRefusal } from '../support/http/replies.ts'
import { contracts, faultPaths, judge, judgeOf } from '../support/http/schemas.ts'
import { inBatches, longMs } from '../support/waiting.ts'
import { listenOnLoopback } from '../support/http/listen.ts'
import { isSoak } from '../support/soak.ts'

const wanted = isSoak ? 20_000 : 3000
const seed = runSeed()

let upstream: Server
let gateway: Gateway
let pool: Pool
let operator: Pool
/** Bodies that we sent to the upstream although its own contract does not allow them. */
const unfit: string[] = []

beforeAll(async () => {
  const whole = Buffer.from(completion())
  const stream = Buffer.from(streamEvents().join(''))
  const isFit = judgeOf(inference, 'CompletionRequest')
  upstream = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      // What the gateway sends.
      const body = JSON.parse(Buffer.concat(parts).toString()) as { stream?: boolean }
      if (!isFit(body)) unfit.push(JSON.stringify(body).slice(0, 300))
      if (body.stream) res.writeHead(200, { 'content-type': 'text/event-stream' }).end(stream)
      else res.writeHead(200, { 'content-type': 'application/json' }).end(whole)
    })
  })
  const port = await listenOnLoopback(upstream)
  gateway = await startGateway({
    upstreams: { instant: { base_url: `http://127.0.0.1:${port}/v1` } },
    routes: { '*': [{ upstream: 'instant' }] },
  })
  pool = new Pool(gateway.url, { connections: 16 })
  operator = new Pool(gateway.operatorUrl, { connections: 4 })
})

afterAll(async () => {
  await Promise.all([pool.close(), operator.close()])
  await gateway.stop()
  upstream.closeAllConnections()
  upstream.close()
})

async function send(to: Pool, path: string, token: string, body: string): Promise<Reply> {
  const reply = await to.request({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })
  const headers = Object.fromEntries(
    Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
  )
  assertHeaders(to === pool ? 'gateway' : 'operator', 'POST', path, {
    status: reply.statusCode,
    headers: reply.headers,
  })
  return {
    status: reply.statusCode,
    headers,
    repeated: [],
    body: Buffer.from(await reply.body.arrayBuffer()),
    complete: true,
    rest: Buffer.alloc(0),
  }
}

/**
 * Values that the schema allows, and as many with one change; each after a round trip through JSON.
 */
const specimensOf = (contract: keyof typeof contracts, schema: string) => {
  const good = valuesOf(contracts[contract], {
    $ref: `#/components/schemas/${schema}`,
  } satisfies Schema)
  const any = good.chain((value) =>
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(value) },
      { weight: 3, arbitrary: changed(value) },
    ),
  )
  return (count: number, from: number) =>
    fc
      .sample(any, { numRuns: count, seed: from })
      .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
}

const excerpt = (value: unknown) => `${JSON.stringify(value).slice(0, 600)} (SEED=${seed})`

/**
 * A refusal must name a place where the judge finds a fault. Only a body that is no object has no
 * place.
 */
function assertNames(param: string | undefined, places: string[], value: unknown) {
  const isNamed =
    param === undefined
      ? places.includes('')
      : places.some((place) => place.slice(0, 256) === param)
  expect(isNamed, `${param} is none of ${places.join(' | ')}: ${excerpt(value)}`).toBe(true)
}

describe('the server and an independent judge agree', () => {
  test(
    `on ${wanted} chat requests: valid ones are answered by the contract, others are told why not, none fails`,
    async () => {
      const isValid = judge('gateway', 'ChatCompletionRequest')
      const specimens = specimensOf('gateway', 'ChatCompletionRequest')
      const counts = { valid: 0, invalid: 0, streams: 0 }
      for (let round = 0; counts.valid + counts.invalid < wanted; round += 1) {
        await inBatches(specimens(1000, seed + round), 16, async (value) => {
          const reply = await send(pool, '/v1/chat/completions', gateway.key, JSON.stringify(value))
          if (isValid(value)) {
            counts.valid += 1
            expect(
              reply.status,
              `${reply.body.toString().slice(0, 300)} for ${excerpt(value)}`,
            ).toBe(200)
            // The judge has seen it.
            const { stream, model } = value as { stream?: boolean; model: string }
            if (stream) counts.streams += 1
            const replyModel = stream
              ? assertGoodStream(reply).chunks[0]?.model
              : assertCompletion(reply).model
            expect(replyModel).toBe(model)
            return
          }
          counts.invalid += 1
          expect(reply.status, `${reply.body.toString().slice(0, 300)} for ${excerpt(value)}`).toBe(
            400,
          )
          const { param } = assertRefusal(reply, 400)
          assertNames(param, faultPaths('gateway', 'ChatCompletionRequest', value), value)
        })
      }
      console.log(`fuzz: ${JSON.stringify(counts)}`)
      expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(wanted / 10)
      expect(counts.streams).toBeGreaterThan(wanted / 100)
    },
    longMs,
  )

  test('on new keys', async () => {
    const fits = judge('operator', 'KeyCreation')
    type KeyFields = {
      scopes?: string[]
      models?: string[] | null
      agents?: string[] | null
      expires_at?: number | null
      tpm?: number | null
      budget_usd?: string | null
      budget_period?: string | null
      user_from?: string | null
      each_user?: { budget_usd?: string } | null
    }
    const isBudget = (usd: string) => Number(usd) > 0 && Number(usd) <= 9_000_000
    /**
     * Rules that no schema states: a period without a budget, a budget of zero or beyond exact
     * integers, fields that the scope forbids, unknown models, an expiry in the past,
     * half of a character.
     */
    const isValid = (value: unknown) => {
      if (!fits(value)) return false
      if (/\\ud[89a-f]/.test(JSON.stringify(value))) return false
      const {
        scopes = ['chat', 'mesh'],
        models = null,
        agents = null,
        expires_at = null,
        tpm = null,
        budget_usd: usd = null,
        budget_period: period = null,
        user_from: from = null,
        each_user: each = null,
      } = value as KeyFields // it fits
      if ((tpm !== null || models !== null) && !scopes.includes('chat')) return false
      if (models?.some((model) => !(known as readonly string[]).includes(model))) return false
      if (agents !== null && !scopes.includes('mesh')) return false
      if (expires_at !== null && expires_at <= Date.now()) return false
      if (each !== null && (from === null || !isBudget(each.budget_usd ?? '1'))) return false
      return usd === null ? period === null : isBudget(usd)
    }
    /** A group that is no group is refused too, which depends on the store. */
    const withoutGroup = (value: unknown) =>
      isRecord(value) && typeof value['group'] === 'string' ? { ...value, group: null } : value
    await inBatches(specimensOf('operator', 'KeyCreation')(400, seed), 4, async (specimen) => {
      const value = withoutGroup(specimen)
      const reply = await send(operator, '/keys', gateway.operatorToken, JSON.stringify(value))
      expect(reply.status, `${reply.body.toString().slice(0, 300)} for ${excerpt(value)}`).toBe(
        isValid(value) ? 200 : 400,
      )
      if (reply.status === 400) assertRefusal(reply, 400)
      else
        expect(
          judge('operator', 'CreatedKey')(JSON.parse(reply.body.toString())),
          reply.body.toString(),
        ).toBe(true)
    })
  })

  test('on the header that shortens the deadline', async () => {
    const body = JSON.stringify({
      model: 'hermes-3-llama3.1-8b',
      messages: [{ role: 'user', content: 'hi' }],
    })
    const statusWith = async (value: string) =>
      (
        await pool.request({
          method: 'POST',
          path: '/v1/chat/completions',
          headers: {
            authorization: `Bearer ${gateway.key}`,
            'content-type': 'application/json',
            'x-request-timeout-ms': value,
          },
          body,
        })
      ).body.text()
    for (const good of ['10000', '600000', '30000'])
      expect(await statusWith(good), good).toContain('chat.completion')
    for (const bad of [
      '0',
      '-1',
      '600001',
      '1.5',
      'soon',
      '1e3x',
      'NaN',
      '',
      ' ',
      '10000000000000000000000',
    ])
      expect(await statusWith(bad), JSON.stringify(bad)).toContain('invalid_request')
  })

  test('on what may be sent to an inference server', () => expect(unfit.slice(0, 5)).toEqual([]))

  test('every answered request is in the ledger, once', async () => {
    const rows = await gateway.rows()
    const ids = new Set(rows.map((row) => row.request_id))
    expect(ids.size).toBeGreaterThanOrEqual(wanted)
    expect(rows.length).toBe(ids.size)
  })
})

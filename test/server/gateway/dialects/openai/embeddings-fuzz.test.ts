import fc from 'fast-check'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, valuesOf, type Schema } from '../../../../support/data/arbitrary.ts'
import { runSeed } from '../../../../support/data/random.ts'
import { countOf, embeddings } from '../../../../support/dialects/embeddings-server.ts'
import { assertHeaders } from '../../../../support/http/headers.ts'
import { contracts, fault, faultPaths, judge } from '../../../../support/http/schemas.ts'
import { startGateway, type Gateway } from '../../../../support/servers/gateway.ts'
import { alwaysRetries } from '../../../../support/servers/gateway-server.ts'
import {
  sendJson,
  startModelServer,
  type ModelServer,
} from '../../../../support/upstreams/model-server.ts'
import { inBatches, longMs } from '../../../../support/waiting.ts'
import { isSoak } from '../../../../support/soak.ts'

const wanted = isSoak ? 10_000 : 500
const seed = runSeed()
const model = 'bge-m3'
const path = '/openai/v1/embeddings'

let upstream: ModelServer
let gateway: Gateway
let pool: Pool
beforeAll(async () => {
  upstream = await startModelServer((_req, res, { body }) => {
    const length = Number(body['dimensions'] ?? 4)
    const count = countOf(body['input'])
    const vector = Array.from({ length }, (_, at) => at / 8)
    sendJson(res, 200, embeddings(Array.from({ length: count }, () => vector)))
  })
  gateway = await startGateway({
    ...alwaysRetries,
    upstreams: { upstream: { base_url: upstream.base_url } },
    routes: { [model]: [{ upstream: 'upstream' }] },
    models: { [model]: { kind: 'embeddings' } },
  })
  pool = new Pool(gateway.url, { connections: 8 })
})
afterAll(async () => {
  await pool.close()
  await gateway.stop()
  await upstream.close()
})

type EmbeddingRequest = { input: unknown; dimensions?: number | null; encoding_format?: string }

/** Values that the contract allows, and as many with one thing changed; most name the model. */
function specimens(): unknown[] {
  const schema: Schema = { $ref: '#/components/schemas/EmbeddingRequest' }
  const good = valuesOf(contracts.openai, schema).chain((value) => {
    const { dimensions } = value as EmbeddingRequest
    const few = { ...(dimensions != null && { dimensions: 1 + (dimensions % 32) }) }
    const body = { ...(value as object), ...few }
    return fc.constantFrom<unknown>(body, { ...body, model }, { ...body, model })
  })
  const any = good.chain((value) => fc.oneof(fc.constant(value), changed(value)))
  return fc
    .sample(any, { numRuns: wanted, seed })
    .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
}

async function send(value: unknown) {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
  assertHeaders('openai', 'POST', path, { status: statusCode, headers })
  return { status: statusCode, body: JSON.parse(await body.text()) as unknown }
}

/** How many numbers the vectors of a reply have, and whether they are in the format. */
function lengthsIn(body: unknown, format: string | undefined): number[] {
  expect(fault('openai', 'EmbeddingList', body)).toBeNull()
  const { data } = body as { data: { embedding: string | number[]; index: number }[] } // as judged
  expect(data.map(({ index }) => index)).toEqual([...data.keys()])
  return data.map(({ embedding }) => {
    expect(typeof embedding).toBe(format === 'base64' ? 'string' : 'object')
    return typeof embedding === 'string'
      ? Buffer.from(embedding, 'base64').length / 4
      : embedding.length
  })
}

test(
  `of ${wanted} requests of embeddings valid ones get a vector for each input, others are told what is wrong`,
  async () => {
    const isValid = judge('openai', 'EmbeddingRequest')
    const counts = { answered: 0, modelless: 0, invalid: 0 }
    await inBatches(specimens(), 8, async (value) => {
      const label = `${JSON.stringify(value).slice(0, 600)} (SEED=${seed})`
      const { status, body } = await send(value)
      const valid = isValid(structuredClone(value))
      if (status === 200) {
        counts.answered++
        expect(valid, label).toBe(true)
        const { input, dimensions, encoding_format: format } = value as EmbeddingRequest
        const lengths = Array.from({ length: countOf(input) }, () => dimensions ?? 4)
        expect(lengthsIn(body, format), label).toEqual(lengths)
        return
      }
      expect(fault('openai', 'Error', body), label).toBeNull()
      const { param } = (body as { error: { param: string | null } }).error // judged above
      counts[valid ? 'modelless' : 'invalid']++
      expect([status, valid ? param : 'any'], label).toEqual(valid ? [404, 'model'] : [400, 'any'])
      if (valid) return
      const places = faultPaths('openai', 'EmbeddingRequest', value)
      const isNamed = places.some((place) => place.slice(0, 256) === (param ?? ''))
      expect(isNamed, `${param} is none of ${places.join(' | ')}: ${label}`).toBe(true)
    })
    console.log(`fuzz: ${JSON.stringify(counts)}`)
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(wanted / 100)
  },
  longMs,
)

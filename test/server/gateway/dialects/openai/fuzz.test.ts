import fc from 'fast-check'
import { Pool } from 'undici'
import type { OpenAIRequest } from '../../../../../server/gateway/dialects/openai/read-request.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, valuesOf, type Schema } from '../../../../support/data/arbitrary.ts'
import { assertHeaders } from '../../../../support/http/headers.ts'
import { runSeed } from '../../../../support/data/random.ts'
import { contracts, fault, faultPaths, judge } from '../../../../support/http/schemas.ts'
import { models } from '../../../../support/servers/gateway.ts'
import { says } from '../../../../support/upstreams/model-server.ts'
import {
  model,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { inBatches, longMs } from '../../../../support/waiting.ts'
import { allowsSome, isTranslatable } from './translatable.ts'
import { isSoak } from '../../../../support/soak.ts'

const wanted = isSoak ? 20_000 : 1000
const seed = runSeed()

const input: ('text' | 'image' | 'audio' | 'file')[] = ['text', 'image', 'audio', 'file']

let server: GatewayServer<'upstream'>
let pool: Pool
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: says('Hello') },
    { ...alwaysRetries, models: Object.fromEntries(models.map((name) => [name, { input }])) },
  )
  pool = new Pool(server.gateway.url, { connections: 8 })
})
afterAll(async () => {
  await pool.close()
  await server.close()
})

async function send(value: unknown) {
  const path = '/openai/v1/chat/completions'
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${server.gateway.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
  assertHeaders('openai', 'POST', path, { status: statusCode, headers })
  return { status: statusCode, text: await body.text() }
}

/**
 * Values that the contract allows, and three times as many with one thing changed; nearly all name
 * a model that exists.
 */
const specimens = (): unknown[] => {
  const good = valuesOf(contracts.openai, {
    $ref: '#/components/schemas/ChatCompletionRequest',
  } satisfies Schema).chain((value) =>
    fc.constantFrom<unknown>(
      value,
      { ...(value as object), model },
      ...Array.from({ length: 4 }, () => isTranslatable(value as OpenAIRequest)),
      ...Array.from({ length: 8 }, () => isTranslatable({ ...(value as OpenAIRequest), model })),
    ),
  )
  const any = good.chain((value) =>
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(value) },
      { weight: 3, arbitrary: changed(value) },
    ),
  )
  return fc
    .sample(any, { numRuns: wanted, seed })
    .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
}

test(
  `on ${wanted} requests the server and an independent judge agree: valid ones are answered where there is the model, others told what is wrong, none fails`,
  async () => {
    const isValid = judge('openai', 'ChatCompletionRequest')
    const counts = { answered: 0, modelless: 0, invalid: 0 }
    await inBatches(specimens(), 8, async (value) => {
      const label = `${JSON.stringify(value).slice(0, 600)} (SEED=${seed})`
      const { status, text } = await send(value)
      if (status === 200) {
        counts.answered++
        expect(isValid(structuredClone(value)), label).toBe(true)
        if ((value as { stream?: boolean }).stream === true)
          expect(text, label).toMatch(/"finish_reason":"stop"[^]*data: \[DONE\]\n\n$/)
        else expect(fault('openai', 'ChatCompletion', JSON.parse(text)), label).toBeNull()
        return
      }
      expect(fault('openai', 'Error', JSON.parse(text)), label).toBeNull()
      const { param, code, type } = (
        JSON.parse(text) as { error: { param: string | null; code: string | null; type: string } }
      ).error // judged on the line above
      expect(type, label).toBe('invalid_request_error')
      if (isValid(structuredClone(value))) {
        if (!allowsSome(value as OpenAIRequest)) {
          const place = 'tool_choice.allowed_tools.tools'
          expect([status, code, param], label).toEqual([400, 'invalid_value', place])
          return
        }
        counts.modelless++
        expect([status, code, param], label).toEqual([404, 'model_not_found', 'model'])
        return
      }
      counts.invalid++
      expect(status, label).toBe(400)
      const places = faultPaths('openai', 'ChatCompletionRequest', value)
      expect(
        param === null
          ? places.includes('')
          : places.some((place) => place.slice(0, 256) === param),
        `${param} is none of ${places.join(' | ')}: ${label}`,
      ).toBe(true)
    })
    console.log(`fuzz: ${JSON.stringify(counts)}`)
    expect(Math.min(counts.answered, counts.modelless, counts.invalid)).toBeGreaterThan(
      wanted / 100,
    )
  },
  longMs,
)

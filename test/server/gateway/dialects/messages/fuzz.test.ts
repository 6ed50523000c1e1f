import fc from 'fast-check'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, valuesOf, type Schema } from '../../../../support/data/arbitrary.ts'
import { runSeed } from '../../../../support/data/random.ts'
import { judgeMessageEvents } from '../../../../support/dialects/message-events.ts'
import { assertHeaders } from '../../../../support/http/headers.ts'
import { contracts, fault, judge } from '../../../../support/http/schemas.ts'
import { readSse } from '../../../../support/http/sse.ts'
import {
  alwaysRetries,
  model,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { says } from '../../../../support/upstreams/model-server.ts'
import { inBatches, longMs } from '../../../../support/waiting.ts'
import { isSoak } from '../../../../support/soak.ts'

const wanted = isSoak ? 20_000 : 1000
const seed = runSeed()
const path = '/anthropic/v1/messages'

let server: GatewayServer<'upstream'>
let pool: Pool
beforeAll(async () => {
  const models = { [model]: { input: ['text' as const, 'image' as const, 'file' as const] } }
  server = await startGatewayServer({ upstream: says('Hello') }, { ...alwaysRetries, models })
  pool = new Pool(server.gateway.url, { connections: 8 })
})
afterAll(async () => {
  await pool.close()
  await server.close()
})

async function send(value: unknown) {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path,
    headers: { 'x-api-key': server.gateway.key, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
  assertHeaders('messages', 'POST', path, { status: statusCode, headers })
  return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) }
}

const types = ['text', 'image', 'document', 'search_result', 'thinking', 'tool_use', 'tool_result']

/** The value with blocks of types that there are: any text is valid as one. */
const withTypes = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, member: unknown) => {
      const isBlock = name !== 'thinking' && typeof member === 'object' && member !== null
      if (!isBlock || !('type' in member) || typeof member.type !== 'string') return member
      const { type } = member
      return types.includes(type) ? member : { ...member, type: types[type.length % types.length] }
    }),
  )

/** Values that the contract allows, and as many with one thing changed; most name a model. */
function specimens(): unknown[] {
  const schema: Schema = { $ref: '#/components/schemas/MessageRequest' }
  const good = valuesOf(contracts.messages, schema).chain((value) => {
    const { tools: _, tool_choice: __, ...rest } = value as Record<string, unknown>
    const body = { ...rest, model }
    return fc.constantFrom<unknown>(value, { ...(value as object), model }, withTypes(body), {
      ...body,
      messages: [{ role: 'user', content: 'hi' }],
    })
  })
  const any = good.chain((value) => fc.oneof(fc.constant(value), changed(value)))
  return fc
    .sample(any, { numRuns: wanted, seed })
    .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
}

test(
  `of ${wanted} requests valid ones are answered or told what cannot be done, others what is wrong; none fails`,
  async () => {
    const isValid = judge('messages', 'MessageRequest')
    const counts = { answered: 0, modelless: 0, impossible: 0, invalid: 0 }
    await inBatches(specimens(), 8, async (value) => {
      const label = `${JSON.stringify(value).slice(0, 600)} (SEED=${seed})`
      const { status, bytes } = await send(value)
      const valid = isValid(structuredClone(value))
      if (status === 200) {
        counts.answered++
        expect(valid, label).toBe(true)
        if ((value as { stream?: unknown }).stream === true)
          expect(judgeMessageEvents(readSse(bytes).events).ending, label).toBe('whole')
        else expect(fault('messages', 'Message', JSON.parse(bytes.toString())), label).toBeNull()
        return
      }
      const body: unknown = JSON.parse(bytes.toString())
      expect(fault('messages', 'Error', body), label).toBeNull()
      const { type } = (body as { error: { type: string } }).error // judged on the line above
      const words = status === 404 ? 'not_found_error' : 'invalid_request_error'
      expect([status, type], label).toEqual([valid && status === 404 ? 404 : 400, words])
      if (status === 404) counts.modelless++
      else if (valid) counts.impossible++
      else counts.invalid++
    })
    console.log(`fuzz: ${JSON.stringify(counts)}`)
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(wanted / 100)
  },
  longMs,
)

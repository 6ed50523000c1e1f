import fc from 'fast-check'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../../../../generated/server/responses.ts'
import { changed, valuesOf, type Schema } from '../../../../support/data/arbitrary.ts'
import { judgedStream, model } from '../../../../support/dialects/responses-call.ts'
import { assertHeaders } from '../../../../support/http/headers.ts'
import { runSeed } from '../../../../support/data/random.ts'
import { contracts, fault, judge } from '../../../../support/http/schemas.ts'
import { says } from '../../../../support/upstreams/model-server.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { inBatches, longMs } from '../../../../support/waiting.ts'
import { isSoak } from '../../../../support/soak.ts'

type ResponseRequest = components['schemas']['ResponseRequest']

const wanted = isSoak ? 20_000 : 1000
const seed = runSeed()
const input: ('text' | 'image' | 'audio' | 'file')[] = ['text', 'image', 'audio', 'file']

let server: GatewayServer<'upstream'>
let pool: Pool
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: says('Hello') },
    { ...alwaysRetries, models: { [model]: { input } } },
  )
  pool = new Pool(server.gateway.url, { connections: 8 })
})
afterAll(async () => {
  await pool.close()
  await server.close()
})

async function send(value: unknown) {
  const path = '/openai/v1/responses'
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${server.gateway.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
  assertHeaders('responses', 'POST', path, { status: statusCode, headers })
  return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) }
}

/** The types of items and parts are free words in the contract; here they are those with a meaning. */
function meant(value: ResponseRequest): ResponseRequest {
  const { tool_choice: _, tools, ...rest } = value
  const items = typeof value.input === 'string' ? value.input : value.input.map(meantItem)
  const names = (tools ?? []).map((tool, place) => ({ ...tool, name: `t${place}`, tools: [] }))
  return { ...rest, model, input: items.length === 0 ? 'hi' : items, tools: names }
}

type Item = components['schemas']['InputItem']
const kinds = ['message', 'function_call', 'function_call_output', 'custom_tool_call', 'reasoning']

function meantItem(item: Item, place: number): Item {
  const parts = (all: Item['content'] | Item['output']) => {
    if (Array.isArray(all)) return all.map(({ text }) => ({ type: 'input_text', text: text ?? '' }))
    return typeof all === 'string' ? all : ''
  }
  return {
    ...item,
    type: kinds[place % kinds.length] ?? null,
    role: item.role ?? 'user',
    content: parts(item.content),
    output: parts(item.output),
    call_id: item.call_id ?? 'c',
    name: item.name || 'f',
    arguments: item.arguments ?? '{}',
    input: item.input ?? '',
  }
}

/** Values that the contract allows, as they are and with a meaning, and with one thing changed. */
const specimens = (): unknown[] => {
  const good = valuesOf(contracts.responses, {
    $ref: '#/components/schemas/ResponseRequest',
  } satisfies Schema).chain((value) =>
    fc.constantFrom<unknown>(
      value,
      meant(value as ResponseRequest),
      meant(value as ResponseRequest),
    ),
  )
  const any = good.chain((value) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(value) },
      { weight: 3, arbitrary: changed(value) },
    ),
  )
  return fc
    .sample(any, { numRuns: wanted, seed })
    .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
}

test(
  `of ${wanted} requests none fails: they are answered in the grammar, or told what is wrong`,
  async () => {
    const isValid = judge('responses', 'ResponseRequest')
    const counts = { answered: 0, refused: 0, invalid: 0 }
    await inBatches(specimens(), 8, async (value) => {
      const label = `${JSON.stringify(value).slice(0, 600)} (SEED=${seed})`
      const { status, bytes } = await send(value)
      if (status === 200) {
        counts.answered++
        expect(isValid(structuredClone(value)), label).toBe(true)
        if ((value as { stream?: boolean }).stream === true)
          expect(judgedStream(bytes).end, label).toBe('completed')
        else
          expect(
            fault('responses', 'ModelResponse', JSON.parse(bytes.toString())),
            label,
          ).toBeNull()
        return
      }
      const body = JSON.parse(bytes.toString()) as components['schemas']['Error']
      expect(fault('responses', 'Error', body), label).toBeNull()
      expect(body.error.type, label).toBe('invalid_request_error')
      const valid = isValid(structuredClone(value))
      counts[valid ? 'refused' : 'invalid']++
      expect(valid ? [400, 404] : [400], `${bytes.toString()} for ${label}`).toContain(status)
      if (valid) expect(body.error.code, label).not.toBeNull()
    })
    console.log(`fuzz: ${JSON.stringify(counts)}`)
    expect(Math.min(counts.answered, counts.refused, counts.invalid)).toBeGreaterThan(wanted / 100)
  },
  longMs,
)

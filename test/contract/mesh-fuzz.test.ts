import fc from 'fast-check'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendJson } from '../support/upstreams/tool-server.ts'
import { changed, valuesOf, type Schema } from '../support/data/arbitrary.ts'
import { assertHeaders } from '../support/http/headers.ts'
import {
  refusalOf,
  resultOf,
  startMesh,
  toyAgents,
  type MeshReply,
  type Mesh,
} from '../support/servers/mesh.ts'
import { runSeed } from '../support/data/random.ts'
import { contracts, fault, judge } from '../support/http/schemas.ts'
import { says } from '../support/upstreams/model-server.ts'
import { inBatches, longMs } from '../support/waiting.ts'
import { isSoak } from '../support/soak.ts'

const wanted = isSoak
  ? { requests: 2000, tasks: 600, questions: 600 }
  : { requests: 700, tasks: 200, questions: 200 }
const seed = runSeed()
const agents = toyAgents('')
const toolsOf: Record<string, string[]> = {
  ToyAgent: ['get_weather', 'get_place', 'search', 'write_note', 'be_quick', 'get_status'],
  OtherAgent: ['get_thing'],
}

let mesh: Mesh
let pool: Pool
beforeAll(async () => {
  mesh = await startMesh(says('ok'), (_req, res) => sendJson(res, [1]), {
    mesh: { tasks: { waiting: 100_000 } },
  })
  pool = new Pool(mesh.gateway.meshUrl, { connections: 8 })
})
afterAll(async () => {
  await pool.close()
  await mesh.close()
})

async function send(path: string, value: unknown): Promise<MeshReply> {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
  const text = await body.text()
  assertHeaders('mesh', 'POST', path, { status: statusCode, headers })
  return {
    status: statusCode,
    headers: new Headers(headers as Record<string, string>),
    text,
    json: JSON.parse(text) as Record<string, unknown>,
  } // our replies repeat no header and have objects for bodies
}

const excerpt = (value: unknown) => `${JSON.stringify(value).slice(0, 600)} (SEED=${seed})`
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isOneOf = (table: object, name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(table, name)

/** Calls that each tool takes. */
const fitting = [
  ['get_weather', { city: 'Lisbon' }],
  ['get_weather', { city: 'a', days: 16 }],
  ['get_place', { name: 'a b' }],
  ['search', { query: 'a', filter: { b: [1] } }],
  ['write_note', { note: 'a' }],
  ['get_status', {}],
  ['get_thing', {}],
] as const

/** Inputs of both modes, most for tools that exist; half have one change. */
const inputs: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...fitting).chain(([tool, tool_arguments]) =>
      fc.record(
        {
          tool: fc.constant(tool),
          tool_arguments: fc.constant(tool_arguments),
          raw_data_only: fc.boolean(),
        },
        { requiredKeys: ['tool', 'tool_arguments'] },
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        query: fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
        raw_data_only: fc.boolean(),
      },
      { requiredKeys: ['query'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        tool: fc.constantFrom(...Object.values(toolsOf).flat(), 'nothing', '__proto__'),
        tool_arguments: fc.oneof(
          fc.constantFrom<object>(
            {},
            { city: 'Lisbon' },
            { name: '..' },
            { query: 'a', filter: { b: [1] } },
            { note: 'a' },
          ),
          fc.dictionary(
            fc.constantFrom('city', 'days', 'name', 'query', 'filter', 'x'),
            fc.jsonValue({ maxDepth: 2 }),
            { maxKeys: 3 },
          ),
        ),
        raw_data_only: fc.boolean(),
      },
      { requiredKeys: ['tool', 'tool_arguments'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        query: fc.string(),
        tool: fc.string(),
        tool_arguments: fc.jsonValue({ maxDepth: 1 }),
        raw_data_only: fc.jsonValue({ maxDepth: 1 }),
      },
      { requiredKeys: [] },
    ),
  },
)

/** Bodies as they look after a trip through JSON; nearly all have a good key. */
function bodies(schema: string, member: string, count: number): unknown[] {
  const good = fc.record({
    api_key: fc.constant(mesh.gateway.key),
    agent_id: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('ToyAgent', 'ToyAgent', 'ToyAgent', 'OtherAgent') },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 64 }) },
    ),
    [member]: inputs,
  })
  const byContract = valuesOf(contracts.mesh, {
    $ref: `#/components/schemas/${schema}`,
  } satisfies Schema)
  const keyed = (value: unknown) =>
    isObject(value) ? { ...value, api_key: mesh.gateway.key } : value
  const any = fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 4, arbitrary: good.chain(changed).map(keyed) },
    { weight: 1, arbitrary: good.chain(changed) },
    { weight: 1, arbitrary: byContract },
    { weight: 2, arbitrary: byContract.chain(changed).map(keyed) },
  )
  return fc
    .sample(any, { numRuns: count, seed })
    .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
}

/**
 * Checks a refusal as the judge of the contract sees the body; true where the body is good and the
 * caller is known.
 */
function isAdmitted(reply: MeshReply, schema: string, value: unknown): boolean {
  expect(reply.status, `${reply.text} for ${excerpt(value)}`).toBeLessThan(500)
  if (!isObject(value) || value['api_key'] !== mesh.gateway.key) {
    expect(refusalOf(reply, 401, 'unauthorized').param, excerpt(value)).toBe('api_key')
    return false
  }
  if (judge('mesh', schema)(structuredClone(value))) return true
  expect(reply.status, `${reply.text} for ${excerpt(value)}`).toBe(400)
  expect(refusalOf(reply, 400, 'invalid_request').message).not.toMatch(/must NOT be valid/)
  return false
}

/** What a good body must hear; true where it is carried out. */
function isCarriedOut(reply: MeshReply, member: string, value: unknown): boolean {
  // The judge has seen it.
  const { agent_id, [member]: input } = value as { agent_id: string; [member: string]: unknown }
  const { query, tool } = input as { query?: string; tool?: string }
  const own = isOneOf(toolsOf, agent_id) ? (toolsOf[agent_id] ?? []) : undefined
  if (!own || (query === undefined && !own.includes(tool ?? ''))) {
    expect(refusalOf(reply, 404, 'not_found').param, excerpt(value)).toBe(
      own ? `${member}.tool` : 'agent_id',
    )
    return false
  }
  if (query !== undefined || reply.status !== 400) return true
  expect(refusalOf(reply, 400, 'invalid_request').param, excerpt(value)).toMatch(
    new RegExp(`^${member}\\.tool_arguments`),
  )
  return false
}

describe('the server and an independent judge agree', () => {
  test(
    `on ${wanted.requests} requests to agents: good ones are answered by the contract, others are told why not, none fails`,
    async () => {
      const counts = { tools: 0, queries: 0, refused: 0 }
      await inBatches(bodies('AgentRequest', 'input', wanted.requests), 8, async (value) => {
        const reply = await send('/mesh_request', value)
        if (!isAdmitted(reply, 'AgentRequest', value) || !isCarriedOut(reply, 'input', value))
          return void counts.refused++
        const result = resultOf(reply)
        const { query, raw_data_only } = (
          value as { input: { query?: string; raw_data_only?: boolean } }
        ).input // the judge has seen it
        counts[query === undefined ? 'tools' : 'queries']++
        expect(result, excerpt(value)).toEqual(
          query === undefined
            ? { success: true, data: [1] }
            : { success: true, ...(raw_data_only !== true && { response: 'ok' }), data: {} },
        )
      })
      console.log(`fuzz: ${JSON.stringify(counts)}`)
      expect(Math.min(counts.tools, counts.queries, counts.refused)).toBeGreaterThan(
        wanted.requests / 20,
      )
    },
    longMs,
  )

  const created: string[] = []
  test(
    `on ${wanted.tasks} tasks`,
    async () => {
      await inBatches(bodies('TaskRequest', 'task_details', wanted.tasks), 8, async (value) => {
        const reply = await send('/mesh_task_create', value)
        if (!isAdmitted(reply, 'TaskRequest', value) || !isCarriedOut(reply, 'task_details', value))
          return
        expect(reply.status, `${reply.text} for ${excerpt(value)}`).toBe(200)
        expect(fault('mesh', 'TaskCreated', reply.json)).toBeNull()
        created.push(String(reply.json['task_id']))
      })
      expect(new Set(created).size).toBe(created.length)
      expect(created.length).toBeGreaterThan(wanted.tasks / 20)
    },
    longMs,
  )

  test(
    `on ${wanted.questions} questions about tasks`,
    async () => {
      const good = fc.record({
        api_key: fc.constant(mesh.gateway.key),
        task_id: fc.oneof(
          fc.constantFrom(...created),
          fc.string({ minLength: 1, maxLength: 64, unit: 'binary' }),
        ),
      })
      const any = fc.oneof(
        good,
        good.chain(changed),
        good
          .chain(changed)
          .map((value) => (isObject(value) ? { ...value, api_key: mesh.gateway.key } : value)),
      )
      let answeredCount = 0
      await inBatches(
        fc
          .sample(any, { numRuns: wanted.questions, seed })
          .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown),
        8,
        async (value) => {
          const reply = await send('/mesh_task_query', value)
          if (!isAdmitted(reply, 'TaskQuestion', value)) return
          if (!created.includes((value as { task_id: string }).task_id))
            return void refusalOf(reply, 404, 'not_found') // the judge has seen it
          expect(reply.status, excerpt(value)).toBe(200)
          expect(fault('mesh', 'Task', reply.json)).toBeNull()
          answeredCount++
        },
      )
      expect(answeredCount).toBeGreaterThan(wanted.questions / 10)
    },
    longMs,
  )

  test('on query parameters of what is open', async () => {
    const names = fc
      .sample(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 70 }),
          fc.constantFrom(...Object.keys(agents), '__proto__', ''),
        ),
        { numRuns: 100, seed },
      )
      .filter((name) => name.isWellFormed())
    await inBatches(names, 8, async (name) => {
      const path = `/mesh_schema?agent_id=${encoded(name)}`
      const { statusCode, headers, body } = await pool.request({ method: 'GET', path })
      await body.dump()
      assertHeaders('mesh', 'GET', path, { status: statusCode, headers })
      const isValid = name !== '' && [...name].length <= 64
      const otherwise = isValid ? 404 : 400
      expect(statusCode, JSON.stringify(name)).toBe(isOneOf(agents, name) ? 200 : otherwise)
    })
  })
})

/** Reserved characters too, which a query may not have as they are (RFC 3986, section 2.2). */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
}

import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  completion,
  sendJson as reply,
  says,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  callsTools,
  documentOf,
  testMesh,
  post,
  refusalOf,
  resultOf,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

const status = { tool: 'get_status', tool_arguments: {} }
const ask = ({ gateway }: Mesh, input: object, timeout?: string) =>
  post(
    gateway.meshUrl,
    '/mesh_request',
    { api_key: gateway.key, agent_id: 'ToyAgent', input },
    timeout === undefined ? {} : { 'x-request-timeout-ms': timeout },
  )

describe('X-Request-Timeout-Ms', () => {
  test('shortens the time of a tool call, which is then ended', async () => {
    const mesh = await testMesh(says('never asked'), () => {})
    const began = performance.now()
    refusalOf(await ask(mesh, status, '1000'), 504, 'deadline_exceeded')
    const took = performance.now() - began
    expect(took).toBeGreaterThan(990)
    expect(took).toBeLessThan(10_000)
    expect(mesh.tools.requests).toHaveLength(1)
    await until('the call is ended', () => mesh.tools.openSockets() === 0, promptMs)
    expect(
      (await mesh.gateway.rows()).map(({ status, agent, tool, charged }) => [
        status,
        agent,
        tool,
        charged,
      ]),
    ).toEqual([['deadline_exceeded', 'ToyAgent', 'get_status', 0]])
  })

  test('shortens the time of a query, and the model is let go', async () => {
    const mesh = await testMesh(
      () => {},
      () => {},
    )
    const began = performance.now()
    refusalOf(await ask(mesh, { query: 'a' }, '150'), 504, 'deadline_exceeded')
    expect(performance.now() - began).toBeLessThan(15_000)
    await until('the model is let go', () => mesh.model.only().cutAt !== null, promptMs)
  })

  test('never lengthens it', async () => {
    const mesh = await testMesh(turns(callsTools(['get_status', {}])), () => {}, {
      mesh: { bounds: { query_ms: 200 } },
    })
    const began = performance.now()
    refusalOf(await ask(mesh, { query: 'a' }, '600000'), 504, 'deadline_exceeded')
    refusalOf(
      await ask(mesh, { tool: 'be_quick', tool_arguments: {} }, '600000'),
      504,
      'deadline_exceeded',
    )
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test.each(['0', '-1', '1.5', '600001', 'soon'])('may not be %s', async (timeout) => {
    const mesh = await testMesh(says('never asked'), () => {})
    refusalOf(await ask(mesh, status, timeout), 400, 'invalid_request')
    expect(mesh.tools.requests).toEqual([])
  })
})

test('where every tool call is summarised, the model has the time of a query beside that of the tool', async () => {
  const quick = (origin: string) => ({
    ToyAgent: documentOf(`${origin}/api`, {
      '/status': {
        get: {
          operationId: 'get_status',
          summary: 'Get the status',
          'x-tool': { timeout_ms: 1000 },
        },
      },
    }),
  })
  const slow: Script = async (_req, res) => {
    await pause(6400) // the longest tool of all has 1 s here, and 5 s are around it
    reply(res, 200, completion('All is well.'))
  }
  const mesh = await testMesh(slow, (_req, res) => sendJson(res, 'up'), {
    agents: quick,
    mesh: { summaries: 'always' },
  })
  expect(resultOf(await ask(mesh, status))).toEqual({
    success: true,
    response: 'All is well.',
    data: 'up',
  })
})

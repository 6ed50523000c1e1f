import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf, startMesh, type Mesh } from '../../../support/servers/mesh.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import { until } from '../../../support/waiting.ts'
import { ran } from '../generated.ts'
import { alone, pythonEnvironments } from './environments.ts'

const packages = ['mcp==2.3.0']
const untested = (error: unknown) =>
  console.warn(`Python's mcp cannot be had here (${String(error).split('\n')[0]}): NOT TESTED`)
const python = await pythonEnvironments().catch(untested)

/** Tools that answer, fail, answer late, or never; some may take half a minute. */
const agents = (origin: string) => {
  const tool = (name: string, more: object = {}) => ({
    get: { operationId: `get_${name}`, summary: name, ...more },
  })
  const slow = { 'x-tool': { timeout_ms: 30_000 } }
  const paths = {
    '/quick': tool('quick'),
    '/broken': tool('broken'),
    '/stuck': tool('stuck'),
    '/report': tool('report', slow),
    '/held': tool('held', slow),
  }
  return { ToolAgent: documentOf(origin, paths) }
}

let home: string
let mesh: Mesh
const left: string[] = []
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tollgate-home-'))
  mesh = await startMesh(
    says('never asked'),
    ({ url = '' }, res) => {
      res.once('close', () => void (res.writableFinished || left.push(url)))
      if (url === '/quick') sendJson(res, { quick: true })
      if (url === '/broken') sendJson(res, {}, 500)
      if (url === '/report') setTimeout(() => sendJson(res, { ready: true }), 500)
    },
    { agents },
  )
})
afterAll(async () => {
  await mesh.close()
  await python?.close()
  await rm(home, { recursive: true, force: true })
})

const told = (version: string, server: string | null = 'ToolAgent') => ({
  version,
  server,
  tools: ['get_quick', 'get_broken', 'get_stuck', 'get_report', 'get_held', 'ask'],
  called: { quick: true },
  progress: [[1, 'calling get_quick']],
  failed: [true, 'tool_failed'],
  missing: -32602,
  givenUp: true,
})

describe.skipIf(python === undefined)('mcp of Python', () => {
  test('lists and calls, sees errors and progress, and gives up, in both ways; and knows tasks', async () => {
    const interpreter = await python?.install('mcp', packages).catch(untested)
    if (interpreter === undefined) return
    const program = fileURLToPath(new URL('with_mcp.py', import.meta.url))
    const { gateway } = mesh
    const MCP_URL = `${gateway.meshUrl}/mcp/agents/ToolAgent`
    const env = alone(home, { MCP_URL, KEY: gateway.key })
    expect(JSON.parse(await ran(interpreter, [program], { cwd: home, env }))).toEqual({
      legacy: told('2025-11-25'),
      // Who pins the revision asks for nothing before the first call.
      '2026-07-28': told('2026-07-28', null),
      auto: told('2026-07-28'),
      tasks: { report: { ready: true }, states: ['working', 'completed', 'cancelled'] },
    })
    const all = ['/stuck', '/stuck', '/stuck', '/held']
    await until('the tools that were given up are left', () => left.length === all.length)
    expect(left.toSorted()).toEqual(all.toSorted())
  }, 600_000)
})

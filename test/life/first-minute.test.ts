import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { launch, testFolder } from '../support/process.ts'
import { fault } from '../support/schemas.ts'
import { readSse } from '../support/sse.ts'
import { until } from '../support/waiting.ts'

const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)('the sandbox prints a key and lines that work when they are pasted', async () => {
  const folder = await testFolder()
  const server = launch([], { folder, env: { TOLLGATE_GATEWAY_PORT: '0', TOLLGATE_MESH_PORT: '0', TOLLGATE_METADATA_PORT: '0', TOLLGATE_OPERATOR_PORT: '0', TOLLGATE_DRAIN_ACCEPT_MS: '0' } })
  await until('it has said all', () => {
    server.mustRun()
    return server.out().includes('/usage -H ')
  }, 20_000)
  const lines = server.out().split('\n')
  expect(server.out()).toMatch(/SANDBOX/)
  const key = /^ {2}key +(tg_\S+)$/m.exec(server.out())?.[1]
  expect(key).toBeDefined()

  const pasted = lines.filter((line) => line.startsWith('curl '))
  expect(pasted).toHaveLength(4)
  const [whole = '', stream = '', agent = '', usage = ''] = await Promise.all(pasted.map(async (line) => (await run('sh', ['-c', `${line} -sS --fail`], { timeout: 10_000 })).stdout))
  expect(pasted[0]).toContain(key)
  expect(fault('gateway', 'ChatCompletion', JSON.parse(whole))).toBeNull()
  const { events } = readSse(Buffer.from(stream))
  expect(events.length).toBeGreaterThan(3)
  expect(events.at(-1)?.data).toBe('[DONE]')
  expect(fault('mesh', 'AgentReply', JSON.parse(agent))).toBeNull()
  expect(fault('operator', 'UsageTotals', JSON.parse(usage))).toBeNull()
  server.child.kill('SIGINT')
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

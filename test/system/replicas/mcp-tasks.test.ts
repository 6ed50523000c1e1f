import type { ServerResponse } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { overTransport } from '../../support/http/mcp-stateless.ts'
import { documentOf } from '../../support/servers/mesh.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { testFolder } from '../../support/servers/process.ts'
import { replicaBackends } from '../../support/servers/replicas.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { comesMs, longMs, until } from '../../support/waiting.ts'
import { isSoak } from '../../support/soak.ts'

/** With `SOAK=1` the tool takes its 30 s, and the lease of the dead replica ends by itself. */
const toolMs = isSoak ? 30_000 : 0

const tasks = { extensions: { 'io.modelcontextprotocol/tasks': {} } }

/** Two replicas, of which the second begins when it is told to, and an agent that takes its time. */
async function slowReplicas() {
  const waiting = new Map<string, ServerResponse>()
  const backends = await replicaBackends(({ url = '' }, res) => void waiting.set(url, res))
  const [database, folder] = [await freshDatabase(), await testFolder()]
  const { origin } = backends.tools
  const tool = (operationId: string) => ({
    get: { operationId, summary: operationId, 'x-tool': { timeout_ms: 45_000 } },
  })
  const paths = { '/one': tool('get_one'), '/other': tool('get_other') }
  await writeFile(join(folder, 'SlowAgent.yaml'), JSON.stringify(documentOf(origin, paths)))
  const mesh = { agents: [folder], allow_private: [origin] }
  const start = () => backends.start(database, { config: { mesh } })
  return { start, database, waiting }
}

test(
  'a slow tool over MCP is a task, which any replica cancels, and which outlives its own',
  { timeout: longMs },
  async () => {
    const { start, database, waiting } = await slowReplicas()
    const first = await start()
    const { key } = await first.createKey({ scopes: ['mesh'] })
    const atFirst = await overTransport(first.meshUrl, key)
    const begin = async (name: string) => {
      const handle = await atFirst('tools/call', { name: `SlowAgent__${name}` }, tasks)
      expect(handle).toMatchObject({ resultType: 'task', status: 'working' })
      return { taskId: String(handle['taskId']) }
    }
    const [one, other] = [await begin('get_one'), await begin('get_other')]
    await until('both tools are called', () => waiting.size === 2, comesMs)

    const second = await start()
    const atSecond = await overTransport(second.meshUrl, key)
    const left = new Promise((resolve) =>
      waiting.get('/other')?.once('close', () => resolve('left')),
    )
    await atSecond('tasks/cancel', other, tasks)
    expect(await atSecond('tasks/get', other, tasks)).toMatchObject({ status: 'cancelled' })
    expect(await left).toBe('left')

    first.child.kill('SIGKILL')
    await first.exited
    expect(await atSecond('tasks/get', one, tasks)).toMatchObject({ status: 'working' })
    waiting.delete('/one')
    // What a dead process had of a task is another's once its lease of half a minute is over.
    if (!isSoak)
      await asking(database, (client) =>
        client.query("update task set lease_until = 0 where state = 'running'"),
      )
    await until('the tool is called again', () => waiting.has('/one'), comesMs)
    await pause(toolMs)
    const answer = waiting.get('/one')
    if (answer) sendJson(answer, { temperature: 21 })
    await until('the task is done', async () => {
      const { status } = await atSecond('tasks/get', one, tasks)
      return status !== 'working'
    })
    expect(await atSecond('tasks/get', one, tasks)).toMatchObject({
      status: 'completed',
      result: { structuredContent: { temperature: 21 } },
    })
    expect(await atSecond('tasks/get', other, tasks)).toMatchObject({ status: 'cancelled' })
  },
)

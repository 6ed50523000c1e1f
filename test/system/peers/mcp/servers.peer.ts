import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { adoptMcpServer } from '../../../../server/cli/agents/add.ts'
import { connected } from '../../../support/http/mcp-client.ts'
import { agentRequest, post, resultOf, testMesh, turns } from '../../../support/servers/mesh.ts'
import { freePort } from '../../../support/servers/ports.ts'
import { until } from '../../../support/waiting.ts'
import { ran } from '../generated.ts'
import { pythonEnvironments } from '../libraries/environments.ts'

const everything = '@modelcontextprotocol/server-everything@2026.8.31'
const fastMcp = 'fastmcp==4.1.6'
const folder = await mkdtemp(join(tmpdir(), 'tollgate-mcp-servers-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const missing = (name: string) => (error: unknown) =>
  console.warn(`${name} cannot be had here (${String(error).split('\n')[0]}): NOT TESTED`)
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund']
const installed = await ran('npm', ['install', ...quietly, '--prefix', folder, everything], {
  cwd: folder,
}).catch(missing(everything))
const environments = await pythonEnvironments().catch(missing('Python'))
afterAll(() => environments?.close())

/** The tools of an MCP server that this command starts, as an agent's. */
async function agentOf(command: string, args: string[], path: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port) }
  const server = spawn(command, args, { cwd: folder, env, stdio: 'ignore' })
  onTestFinished(() => void server.kill())
  const options = { id: 'PeerAgent', allowPrivate: [origin] }
  let yaml = ''
  await until('its tools are listed', async () => {
    const adopted = await adoptMcpServer(origin + path, options).catch(() => null)
    if (adopted && 'yaml' in adopted) yaml = adopted.yaml
    return yaml !== ''
  })
  const mesh = await testMesh(turns('never asked'), (_req, res) => void res.end(), {
    agents: () => ({ PeerAgent: parse(yaml) as object }),
    mesh: { allow_private: [origin] },
  })
  const client = await connected(mesh, { agent: 'PeerAgent' })
  const send = (tool: string, tool_arguments: object) => {
    const request = agentRequest(mesh, { tool, tool_arguments }, { agent_id: 'PeerAgent' })
    return post(mesh.gateway.meshUrl, '/mesh_request', request)
  }
  return { client, send }
}

test.skipIf(installed === undefined)(
  'the server "everything" of the protocol is an agent',
  async () => {
    const program = 'node_modules/@modelcontextprotocol/server-everything/dist/index.js'
    const command = [join(folder, program), 'streamableHttp']
    const { client, send } = await agentOf(process.execPath, command, '/mcp')
    expect(resultOf(await send('get-sum', { a: 2, b: 3 })).data).toBe('The sum of 2 and 3 is 5.')
    const weather = resultOf(await send('get-structured-content', { location: 'Chicago' }))
    expect(weather.data).toMatchObject({ conditions: expect.any(String) as string })
    expect((await send('get-structured-content', { location: 'Atlantis' })).status).toBe(400)
    const image = await client.callTool({ name: 'get-tiny-image', arguments: {} })
    expect(image.content).toContainEqual(expect.objectContaining({ mimeType: 'image/png' }))
    const notes: object[] = []
    const slow = { name: 'trigger-long-running-operation', arguments: { duration: 1, steps: 2 } }
    const onprogress = (note: object) => void notes.push(note)
    const done = await client.callTool(slow, undefined, { onprogress })
    expect(done).toMatchObject({ content: [{ type: 'text' }] })
    expect(notes).toHaveLength(3)
    expect(notes.at(-1)).toMatchObject({ progress: 3, total: 3 })
  },
)

test.skipIf(environments === undefined)('a server of FastMCP is an agent', async () => {
  const python = await environments?.install('fastmcp', [fastMcp]).catch(missing(fastMcp))
  if (!python) return
  const program = fileURLToPath(new URL('fastmcp_server.py', import.meta.url))
  const { client, send } = await agentOf(python, [program], '/mcp')
  expect(resultOf(await send('add', { a: 2, b: 3 })).data).toEqual({ result: 5 })
  const failing = await send('fail', {})
  expect(failing.status).toBe(422)
  expect(failing.text).toContain('there is no paper')
  const notes: object[] = []
  const onprogress = (note: object) => void notes.push(note)
  const call = { name: 'count', arguments: { place: { floor: 3 } } }
  const counted = await client.callTool(call, undefined, { onprogress })
  expect(counted.structuredContent).toEqual({ floor: 3, rooms: 2 })
  expect(notes).toMatchObject([
    { message: 'calling count' },
    { message: 'room 1' },
    { message: 'room 2' },
  ])
  const { tools } = await client.listTools()
  const schema = tools.find(({ name }) => name === 'count')?.inputSchema
  expect(JSON.stringify(schema)).toContain('floor')
})

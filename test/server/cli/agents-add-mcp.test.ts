import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { startConnectProxy } from '../../support/upstreams/connect-proxy.ts'
import { answerAsMcp, type McpScript } from '../../support/upstreams/mcp-server.ts'

const newFolder = testFolders()
const inputSchema = { type: 'object', properties: { city: { type: 'string' } } }

/** An MCP server with these tools; `paths` are those of its requests. */
async function testServer(names: readonly string[]) {
  const script: McpScript = {
    tools: names.map((name) => ({ name, description: `Does ${name}.`, inputSchema })),
    call: async () => ({ content: [] }),
  }
  const paths = new Set<string | undefined>()
  const server = createServer((req, res) => {
    paths.add(req.url)
    void text(req).then((body) => answerAsMcp(script, body, req, res))
  })
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  return { port, paths, script }
}

const add = (cwd: string, url: string, ...more: string[]) =>
  tollgateIn(cwd, ['agents', 'add', url, '--mcp', '--id', 'ToyAgent', ...more])

test('an MCP server becomes an agent, called at its address as it is written', async () => {
  const { port, paths } = await testServer(['weather', 'tides'])
  const url = `http://127.0.0.1:${port}/mcp/`
  const cwd = newFolder()
  const { code, out, err } = await add(cwd, url, '--allow-private')
  expect({ code, out }, err).toEqual({ code: 0, out: `${join('agents', 'ToyAgent.yaml')}\n` })
  expect(err).toContain('ToyAgent has 2 tools: weather, tides.')
  expect(paths).toEqual(new Set(['/mcp/']))
  const document: unknown = parse(readFileSync(join(cwd, 'agents', 'ToyAgent.yaml'), 'utf8'))
  expect(document).toMatchObject({
    servers: [{ url }],
    paths: { '/tides': { post: { 'x-tool': { effect: 'write', mcp: { name: 'tides' } } } } },
  })
})

test('it is reached by the proxy of tools', async () => {
  const { port } = await testServer(['weather'])
  const proxy = await startConnectProxy({ ports: { '8.8.8.8': port } })
  onTestFinished(() => proxy.close())
  const cwd = newFolder()
  writeFileSync(join(cwd, 'tollgate.yaml'), `mesh: { proxy: "${proxy.url}" }\n`)
  const { code, err } = await add(cwd, `http://8.8.8.8:${port}/mcp`)
  expect(code, err).toBe(0)
  expect(err).toContain('ToyAgent has one tool: weather.')
})

test('two tools that would have one name are an error', async () => {
  const { port } = await testServer(['a.b', 'a b'])
  const url = `http://127.0.0.1:${port}/mcp`
  const { code, err } = await add(newFolder(), url, '--allow-private')
  expect(code).not.toBe(0)
  expect(err).toContain('two tools of the server would be called a_b')
  expect((await add(newFolder(), url, '--allow-private', '--exclude', 'a b')).code).toBe(0)
})

test('changed tools are shown, and approved in the document', async () => {
  const { port, script } = await testServer(['weather', 'tides', 'moon'])
  const url = `http://127.0.0.1:${port}/mcp`
  const cwd = newFolder()
  await add(cwd, url, '--allow-private', '--write')
  const file = join(cwd, 'agents', 'ToyAgent.yaml')
  writeFileSync(
    file,
    `# ours\n${readFileSync(file, 'utf8').replace('effect: write', 'effect: read')}`,
  )
  const agents = (word: string) => tollgateIn(cwd, ['agents', word, 'ToyAgent'])
  expect((await agents('diff')).out).toBe('The tools of ToyAgent are as they were approved.\n')

  const [weather, tides] = script.tools
  if (!weather || !tides) throw new Error('the server has three tools')
  script.tools = [{ ...weather, description: 'Does \u202emore.' }, tides]
  const before = readFileSync(file, 'utf8')
  const schema = 'schema:\n   type: object\n   properties:\n     city:\n       type: string\n'
  const gone = `moon: it is gone\n-description: Does moon.\n${schema.replace(/^ ?/gm, '-').slice(0, -1)}`
  const shown = `weather\n-description: Does weather.\n+description: Does \\u{202e}more.\n ${schema}${gone}`
  expect((await agents('diff')).out).toBe(shown)
  expect(readFileSync(file, 'utf8')).toBe(before)

  expect(await agents('approve')).toMatchObject({ code: 0, out: shown })
  const after = readFileSync(file, 'utf8')
  expect(after).toMatch(/^# ours\n/)
  expect(parse(after)).toHaveProperty('paths./weather.post.x-tool.effect', 'read')
  expect((await agents('diff')).out).toBe(gone)
})

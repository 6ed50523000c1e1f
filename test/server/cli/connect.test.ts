import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  exampleConnection,
  programs,
  type ConnectionDetails,
  type Snippet,
} from '../../../client/connect/programs.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'

const newFolder = testFolders()
const all = Object.entries(programs)

/** Names that a careless quotation would let out of its place. */
const hostile: ConnectionDetails = {
  ...exampleConnection,
  key: `tg_'"$(touch fell)\\`,
  model: `a'"$(touch fell)\`touch fell\`\\{{x}}`,
}
const snippetsOf = (language: string, connection: ConnectionDetails) =>
  all.flatMap(([name, { snippets }]) =>
    snippets(connection)
      .filter((snippet) => snippet.language === language)
      .map((snippet): [string, Snippet] => [name, snippet]),
  )
const textOf = ({ lines }: Snippet) => lines.join('\n')
const hasPython = spawnSync('python3', ['-c', 'import tomllib']).status === 0
const python = (code: string, input: string) => {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', code], { input })
  expect(status, stderr.toString()).toBe(0)
  return stdout.toString()
}

describe('what connect prints for each program', () => {
  test.each(all)('%s: has the address, the key and the model', (name, { scope, snippets }) => {
    const text = snippets(exampleConnection).map(textOf).join('\n')
    const { openaiUrl, anthropicUrl, mcpUrl, key, model } = exampleConnection
    const urls = scope === 'mesh' ? [mcpUrl] : [openaiUrl, anthropicUrl]
    expect(urls.some((url) => text.includes(url))).toBe(true)
    expect(text).toContain(key)
    // Open WebUI asks the server for its models.
    if (scope === 'chat' && name !== 'open-webui') expect(text).toContain(model)
  })

  test.each(snippetsOf('sh', hostile))('%s: a shell reads its words as they are', (_, snippet) => {
    const cwd = newFolder()
    const variables = snippet.lines.filter((line) => line.startsWith('export '))
    const commands = snippet.lines.filter((line) => !line.startsWith('export '))
    const script = [...variables, ...commands.map((line) => `printf '%s\\n' ${line}`), 'env']
    const { status, stdout } = spawnSync('sh', ['-c', script.join('\n')], { cwd })
    expect(status).toBe(0)
    expect(readdirSync(cwd)).toEqual([])
    const isNamed = [hostile.key, hostile.model].some((text) => stdout.toString().includes(text))
    expect(isNamed).toBe(true)
  })

  test.each(snippetsOf('json', hostile))('%s: its JSON is JSON', (_, snippet) => {
    expect(JSON.parse(textOf(snippet))).toBeTypeOf('object')
  })

  test.each(snippetsOf('yaml', hostile))('%s: its YAML has model and key', (_, snippet) => {
    const { models } = parse(textOf(snippet)) as { models: object[] }
    expect(models[0]).toMatchObject({ model: hostile.model, apiKey: hostile.key })
    expect(models[1]).toMatchObject({ model: hostile.embeddings, roles: ['embed'] })
  })

  test.skipIf(!hasPython).each(snippetsOf('toml', hostile))(
    '%s: its TOML is TOML',
    (name, snippet) => {
      const code = 'import json, sys, tomllib; print(json.dumps(tomllib.loads(sys.stdin.read())))'
      const read = JSON.parse(python(code, textOf(snippet))) as object
      if (name === 'codex')
        expect(read).toMatchObject({ model: hostile.model, model_context_window: 262_144 })
      else expect(read).toMatchObject({ mcp_servers: { tollgate: { url: hostile.mcpUrl } } })
    },
  )

  test.skipIf(!hasPython).each(snippetsOf('python', hostile))(
    '%s: its Python compiles',
    (_, snippet) => {
      python('import sys; compile(sys.stdin.read(), "x", "exec")', textOf(snippet))
    },
  )
})

const configured = {
  gateway: { public_url: 'https://ai.example.com/' },
  upstreams: { local: { base_url: 'http://127.0.0.1:1/v1' } },
  routes: {
    'bge-m3': [{ upstream: 'local' }],
    'qwen3-coder': [{ upstream: 'local' }],
    'claude-*': [{ upstream: 'local' }],
    unserved: [],
  },
  models: { 'qwen3-coder': { context_tokens: 4096 }, 'bge-m3': { kind: 'embeddings' } },
}

function folderWith(config: object): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'tollgate.yaml'), JSON.stringify(config))
  return folder
}

describe('tollgate connect', () => {
  test('names this server, the first model that chats and its length, and writes nothing', async () => {
    const folder = folderWith(configured)
    const { code, out, err } = await tollgateIn(folder, ['connect', 'codex', '--key', 'tg_mine'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('base_url = "https://ai.example.com/openai/v1"')
    expect(out).toMatch(/^model = "qwen3-coder"\n.*\nmodel_context_window = 4096$/m)
    expect(out).toContain('export TOLLGATE_API_KEY=tg_mine\n')
    expect(readdirSync(folder)).toEqual(['tollgate.yaml'])
  })

  test('says what the upstreams of the model get otherwise than the program sends it', async () => {
    const upstreams = {
      gpu: { base_url: 'http://127.0.0.1:9/v1', provider: 'vllm' },
      other: { base_url: 'http://127.0.0.1:9/v1' },
    }
    const routes = { qwen3: [{ upstream: 'gpu' }, { upstream: 'other', tier: 2 }] }
    const folder = folderWith({ ...configured, upstreams, routes, models: {} })
    const args = ['connect', 'codex', '--key', 'tg_mine', '--model', 'qwen3']
    expect((await tollgateIn(folder, args)).err).toBe(
      'qwen3 at gpu: provider vllm: joins system messages, sends priority of batch keys, ' +
        'omits reasoning.\n',
    )
  })

  test('makes a key of the scope that the program needs', async () => {
    const folder = folderWith(configured)
    const { code, out } = await tollgateIn(folder, ['connect', 'mcp', '--new-key'])
    expect(code).toBe(0)
    const [token = ''] = /tg_[\w-]{43,}/.exec(out) ?? []
    const list = await tollgateIn(folder, ['keys', 'list', '--json'])
    const { keys } = JSON.parse(list.out) as { keys: { prefix: string }[] }
    expect(keys).toEqual([expect.objectContaining({ name: 'mcp', scopes: ['mesh'], rpm: null })])
    expect(token.startsWith(keys[0]?.prefix ?? '-')).toBe(true)
  })

  test('takes a model that only a pattern serves', async () => {
    const args = ['connect', 'claude-code', '--model', 'claude-opus-5']
    const { code, out, err } = await tollgateIn(folderWith(configured), args)
    expect(code).toBe(0)
    expect(out).toContain('ANTHROPIC_MODEL=claude-opus-5')
    expect(err).toMatch(/tg_your_key.*--new-key/)
  })

  test('works in the sandbox, which has no file', async () => {
    const { code, out } = await tollgateIn(newFolder(), ['connect', 'openai'])
    expect(code).toBe(0)
    expect(out).toContain('model: "hermes-3-llama3.1-8b"')
  })

  test.each([
    [[], 2, 'Name a program. There are: codex, '],
    [['codx'], 2, 'Did you mean "codex"?'],
    [['codex', '--key', 'a', '--new-key'], 2, '--key and --new-key exclude each other.'],
    [['codex', '--key', 'a b'], 2, '--key must be a token without spaces'],
    [['codex', '--model', 'qwen3-code'], 1, 'No route serves the model "qwen3-code".'],
    [['codex', '--model', 'unserved'], 1, 'There are: bge-m3, qwen3-coder.'],
  ])('refuses %j', async (args, code, message) => {
    const result = await tollgateIn(folderWith(configured), ['connect', ...args])
    expect(result).toMatchObject({ code, out: '' })
    expect(result.err).toContain(message)
  })

  test('says why it cannot know the address of a port that is picked at the start', async () => {
    const folder = folderWith({ ...configured, gateway: { port: 0 } })
    const { code, err } = await tollgateIn(folder, ['connect', 'aider'])
    expect(code).toBe(1)
    expect(err).toMatch(/^gateway\.port is 0.*gateway\.public_url/)
  })
})

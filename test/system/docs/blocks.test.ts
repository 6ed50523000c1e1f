import { execFile, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDeclaration } from '../../../server/cli/apply/declaration.ts'
import { operationCommands } from '../../../server/cli/apply/kinds.ts'
import { loadConfig } from '../../../server/config/load.ts'
import { loadAgents } from '../../../server/mesh/documents/agents.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { blocksOf, commandsOf, kindOf } from '../../../scripts/readme-steps.mjs'
import { makeAuthority } from '../../support/http/certificates.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { comesMs, longMs } from '../../support/waiting.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0
if (!hasCurl) console.warn('curl is not on PATH: THE CURL LINES OF README AND DOCS ARE NOT TESTED')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'client/README.md',
  ...globSync('docs/*.md', { cwd: root }).toSorted(),
]
const blocks = pages.flatMap((page) =>
  blocksOf(readFileSync(join(root, page), 'utf8'))
    .filter(({ notRun }) => notRun === undefined)
    .map((block) => ({ page, ...block })),
)
const inLanguage = (wanted: string) =>
  blocks
    .filter(({ language }) => language === wanted)
    .map(({ page, text }) => ({ page, text, first: text.split('\n', 1)[0] ?? '' }))

let gateway: Gateway
let mock: Mock
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tollgate-blocks-'))
  gateway = await startGateway({ mesh: {} })
  mock = await startMock({ contract: [join(root, 'generated/json/gateway.json')], paceMs: 0 })
})
afterAll(async () => {
  await gateway.stop()
  await mock.close()
  await rm(home, { recursive: true, force: true, maxRetries: 5 })
})

/** The text with the addresses of the servers of this test in place of the usual ones. */
const here = (text: string) =>
  text
    .replaceAll('http://127.0.0.1:8080', gateway.url)
    .replaceAll('http://127.0.0.1:8081', gateway.meshUrl)
    .replaceAll('http://127.0.0.1:8082', gateway.metadataUrl)
    .replaceAll('http://127.0.0.1:8090', gateway.operatorUrl)
    .replaceAll('http://127.0.0.1:4010', mock.url)

/**
 * A folder that looks like a clone of this repository to its commands, and that they may write to.
 */
async function clone(): Promise<string> {
  const folder = await mkdtemp(join(home, 'clone-'))
  const [copied, excluded] = [['spec'], /^(\.git|\.tollgate|tollgate\.yaml|dist)$/]
  for (const name of readdirSync(root).filter((name) => !excluded.test(name))) {
    if (copied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
    else symlinkSync(join(root, name), join(folder, name))
  }
  return folder
}

async function environment(): Promise<Record<string, string>> {
  const { key } = await gateway.createKey({ scopes: ['chat', 'mesh'] })
  const ports = Object.fromEntries(
    ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
  )
  const cache = join(root, 'node_modules/.cache/tollgate-test')
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    NODE_COMPILE_CACHE: cache,
    KEY: key,
    ...ports,
  }
}

/** The page whose steps depend on each other: first-server.test.ts runs them. */
const inOrder = 'docs/first-server.md'

describe.skipIf(!hasCurl)('the commands of a page do what it says', () => {
  test.each(inLanguage('sh').filter(({ page }) => page !== inOrder))(
    '$page: $first',
    async ({ text }) => {
      const cwd = await clone()
      const env = await environment()
      for (const { command } of commandsOf(`\`\`\`sh\n${text}\`\`\``)) {
        const kind = kindOf(command)
        // The servers of this test stand for those that a page has started.
        if (kind?.kind === 'server') continue
        if (kind?.kind !== 'step')
          throw new Error(`scripts/readme-steps.mjs does not know what this does: ${command}`)
        const { stdout } = await run('sh', ['-c', here(command)], { cwd, env, timeout: comesMs })
        const has = (file: string) => existsSync(join(cwd, file))
        expect(
          kind.holds?.({ out: stdout, command, env, has }) ?? true,
          `${command}\n${stdout}`,
        ).toBe(true)
      }
    },
    longMs,
  )
})

/** What a package's names stand for where it is not installed. */
const sources: Record<string, string> = {
  'tollgate-client': 'index',
  'tollgate-client/openai': 'openai',
  'tollgate-client/ai': 'ai',
}

/** What a program writes, where it is not enough that it ends well. */
const written: [program: RegExp, output: RegExp][] = [
  [/stream_options/, /^\d+ tokens\n(.*\n)*400 decimal_above_max_value temperature must be <= 2 /m],
  [/process\.stdout\.write|console\.log/, /\w{3,}/],
]

describe('the programs of a page run', () => {
  test.each(inLanguage('ts'))(
    '$page: $first',
    async ({ text }) => {
      const { KEY = '' } = await environment()
      const resolved = here(text).replaceAll(/from '([^']+)'/g, (_, name: string) => {
        const source = sources[name]
        return `from '${name in sources ? join(root, `client/${source}.ts`) : import.meta.resolve(name)}'`
      })
      const file = join(await mkdtemp(join(home, 'program-')), 'block.mts')
      writeFileSync(file, resolved)
      const { stdout } = await run(process.execPath, ['--no-warnings', file], {
        cwd: root,
        env: { PATH: process.env['PATH'], KEY },
        timeout: comesMs,
      })
      const [, output = /^/] = written.find(([program]) => program.test(text)) ?? []
      expect(stdout).toMatch(output)
    },
    longMs,
  )
})

const isDocument = ({ first }: { first: string }) => first.startsWith('openapi:')

/** Whether a block is a file for `apply`. */
const isStack = ({ text }: { text: string }) => text.startsWith('stack:')

test.each(inLanguage('yaml').filter(isStack))('$page: the stack is one', async ({ text }) => {
  const file = join(await mkdtemp(join(home, 'stack-')), 'stack.yaml')
  writeFileSync(file, text)
  const { objects } = readDeclaration(file, await operationCommands())
  expect(objects.length).toBeGreaterThan(0)
})

test.each(inLanguage('yaml').filter(isDocument))(
  '$page: the document is an agent',
  async ({ text }) => {
    const folder = await mkdtemp(join(home, 'agents-'))
    writeFileSync(join(folder, 'HolidayAgent.yaml'), text)
    const options = { env: {}, onBroken: 'refuse', nativeTools: {} } as const
    const { agents } = await loadAgents([folder], options)
    expect(agents.get('HolidayAgent')?.tools.size).toBe(1)
  },
)

/** The text with files of this test in place of those that it names. */
async function withCertificates(text: string): Promise<string> {
  if (!text.includes('.pem')) return text
  const { cert: ca, issue } = await makeAuthority()
  const { cert, key } = await issue(['client.test'])
  const folder = await mkdtemp(join(home, 'certificates-'))
  for (const [name, pem] of Object.entries({ ca, cert, key }))
    writeFileSync(join(folder, name), pem)
  return text
    .replace(/\S+-ca\.pem/, join(folder, 'ca'))
    .replace(/\S+-key\.pem/, join(folder, 'key'))
    .replace(/\S+\.pem/, join(folder, 'cert'))
}

/** A value that a variable of this name may have. */
function valueOf(name: string): string {
  if (/URL$|PROXY$/.test(name)) return 'http://127.0.0.1:9'
  if (name.startsWith('SIEM')) return `whsec_${'YWJj'.repeat(10)}`
  return 'a-secret-of-at-least-32-characters'
}

/** Keys for pages that sign for AWS. */
const aws = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

describe('the configuration of a page is one that is taken', () => {
  test.each(inLanguage('yaml').filter((block) => !isDocument(block) && !isStack(block)))(
    '$page: $first',
    async ({ text }) => {
      const folder = await clone()
      const file = join(folder, 'tollgate.yaml')
      const upstream =
        'upstreams: { one: { base_url: "http://127.0.0.1:9/v1" } }\n' +
        'routes: { "*": [{ upstream: one }] }\n'
      // Nobody should be paid for having copied a line.
      const filled = (await withCertificates(text)).replaceAll('0x…', `0x${'1'.repeat(40)}`)
      writeFileSync(file, text.includes('upstreams:') ? filled : `${upstream}${filled}`)
      const variables = [...text.matchAll(/\w+_env: (\w+)/g)].map(([, name = '']) => [
        name,
        valueOf(name),
      ])
      const { config } = loadConfig({
        file,
        env: { ...aws, ...(Object.fromEntries(variables) as Record<string, string>) },
        cwd: folder,
      })
      const sections = [...text.matchAll(/^(\w+):/gm)].map(([, name = '']) => name)
      expect(Object.keys(config)).toEqual(expect.arrayContaining(sections))
    },
  )
})

describe('the JSON of a page is true', () => {
  test('the error is the one that is answered', async () => {
    const { text = '' } = inLanguage('json').find(({ page }) => page === 'docs/errors.md') ?? {}
    const headers = { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' }
    const chat = {
      model: 'hermes-3-llama3.1-8b',
      messages: [{ role: 'user', content: 'Hello!' }],
      temperature: 2,
    }
    const reply = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers,
      body: JSON.stringify(chat),
    })
    expect(await reply.json()).toEqual(JSON.parse(text))
  })

  test('an MCP client that is configured so has the tools', async () => {
    const { text = '' } = inLanguage('json').find(({ page }) => page === 'docs/mcp.md') ?? {}
    const { KEY = '' } = await environment()
    const { mcpServers } = JSON.parse(here(text).replace('tg_your_key', KEY)) as {
      mcpServers: Record<string, { type: string; url: string; headers: Record<string, string> }>
    }
    const { type, url = '', headers } = Object.values(mcpServers)[0] ?? { type: '' }
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect([type, reply.status]).toEqual(['http', 200])
    expect(JSON.stringify(await reply.json())).toContain('OpenMeteoWeatherAgent__get_forecast')
  })

  test('no other page has any', () => {
    expect(inLanguage('json').map(({ page }) => page)).toEqual(['docs/errors.md', 'docs/mcp.md'])
  })
})

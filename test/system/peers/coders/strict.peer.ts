import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programs } from '../../../../client/connect/programs.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import { questions } from './coder-model.ts'
import { startStrictServer, type StrictServer } from './strict-server.ts'

/** Coding agents, with the commands of a conversation. */
const agents = [
  {
    name: 'claude-code',
    client: 'Claude Code',
    packages: ['@anthropic-ai/claude-code@2.1.332'],
    begin: (question: string) => `claude -p '${question}' --allowedTools Bash`,
    goOn: (question: string) => `claude -p --continue '${question}'`,
    compact: ['claude -p --continue /compact', `claude -p --continue 'And now?'`],
    keepsSignatures: true,
  },
  {
    name: 'codex',
    client: 'Codex CLI',
    packages: ['@openai/codex@0.171.0'],
    begin: (question: string) => `codex exec --skip-git-repo-check '${question}'`,
    goOn: (question: string) => `codex exec --skip-git-repo-check resume --last '${question}'`,
    // A full context is summarized before the next request.
    compact: [`codex exec --skip-git-repo-check '${questions.long}'`],
    keepsSignatures: true,
  },
  {
    name: 'opencode',
    client: 'OpenCode',
    packages: ['opencode-ai@1.18.33'],
    begin: (question: string) => `opencode run '${question}'`,
    goOn: (question: string) => `opencode run -c '${question}'`,
  },
  {
    name: 'cline',
    client: 'Cline',
    packages: ['cline@3.0.65'],
    // It continues a session only in a terminal; within one it asks the model until that submits.
    begin: (question: string) => `cline -y '${question}'`,
  },
]
type Agent = (typeof agents)[number]

/** Servers that refuse what their provider's document does. */
const kinds = {
  max_completion_tokens: { provider: 'openai', dialect: 'chat', model: 'gpt-5.2' },
  'one system message': { provider: 'mistral', dialect: 'chat', model: 'mistral-small-latest' },
  'signed calls': { provider: 'gemini', dialect: 'chat', model: 'gemini-3-pro', signs: true },
  'signed thinking': {
    provider: 'anthropic',
    dialect: 'messages',
    model: 'claude-sonnet-4-5',
    signs: true,
  },
} as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[] // keys of the record above
const modelOf = (kind: Kind): string => `model-of-${kinds[kind].provider}`

const run = promisify(execFile)
const installMs = 400_000
const runMs = 100_000
const contextTokens = 200_000
/** Codex runs commands with a /dev of its own, in which the tests' temporary folder may be. */
const outsideDev = process.platform === 'linux' ? '/var/tmp' : tmpdir()
const folder = await mkdtemp(join(outsideDev, 'tollgate-coders-'))

const servers = new Map<Kind, StrictServer>()
let gateway: Gateway
beforeAll(async () => {
  for (const kind of names) servers.set(kind, await startStrictServer(kinds[kind]))
  gateway = await startGateway({
    ...alwaysRetries,
    env: { STRICT_KEY: 'a-key' },
    upstreams: Object.fromEntries(
      [...servers].map(([kind, { base_url }]) => {
        const { provider, dialect } = kinds[kind]
        return [provider, { base_url, provider, dialects: [dialect], key_env: 'STRICT_KEY' }]
      }),
    ),
    routes: Object.fromEntries(
      names.map((kind) => {
        const { provider, model } = kinds[kind]
        return [modelOf(kind), [{ upstream: provider, model }]]
      }),
    ),
  })
})
afterAll(async () => {
  await gateway?.stop()
  await Promise.all([...servers.values()].map((server) => server.close()))
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Puts the program into a folder of its own; undefined, with a warning, where it cannot be had. */
async function install({ name, packages }: Agent): Promise<string | undefined> {
  const own = join(folder, name)
  await mkdir(own)
  await writeFile(join(own, 'package.json'), '{ "private": true }')
  const args = ['install', '--no-audit', '--no-fund', '--fetch-retries=1', ...packages]
  try {
    await run('npm', args, { cwd: own, timeout: installMs })
    return join(own, 'node_modules/.bin')
  } catch (error) {
    const [why] = String(error).split('\n')
    console.warn(`${packages.join()} cannot be had here (${why}): NOT TESTED AT STRICT SERVERS`)
    return undefined
  }
}

/** A home set up by the lines of `tollgate connect`; gives what runs a command in it. */
async function homeFor({ name }: Agent, kind: Kind, bin: string) {
  const home = await mkdtemp(join(folder, 'home-'))
  const snippets = programs[name]?.snippets({
    openaiUrl: `${gateway.url}/openai/v1`,
    anthropicUrl: `${gateway.url}/anthropic`,
    mcpUrl: '',
    key: gateway.key,
    model: modelOf(kind),
    contextTokens,
  })
  const script: string[] = []
  for (const { place, language, lines } of snippets ?? []) {
    if (language === 'sh') script.push(...lines.slice(0, -1))
    else {
      const file = join(home, place.replace(/^In (~\/)?/, ''))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, lines.join('\n'))
    }
  }
  // Whatever else the program asks for on the network is not there.
  const closed = 'http://127.0.0.1:9'
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: home,
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    HTTPS_PROXY: closed,
    HTTP_PROXY: closed,
    NO_PROXY: '127.0.0.1',
  }
  return async (command: string): Promise<string> => {
    const line = [...script, `exec timeout ${runMs / 1000} ${command} </dev/null`].join('\n')
    const { stdout, stderr } = await run('sh', ['-c', line], { cwd: home, env }).catch(
      (error: { stdout?: string; stderr?: string }) => ({
        stdout: error.stdout ?? '',
        stderr: error.stderr ?? String(error),
      }),
    )
    return stdout + stderr
  }
}

describe.each(agents)('agents at strict servers: $name', (agent) => {
  let bin: string | undefined
  beforeAll(async () => {
    bin = await install(agent)
  }, installMs)

  test.for(names)(
    '%s: a command, its result, and a second turn',
    { timeout: 5 * runMs },
    async (kind, { skip, task }) => {
      if (bin === undefined) return skip()
      Object.assign(task.meta, { client: agent.client })
      const server = servers.get(kind)
      server?.kinds.splice(0)
      server?.refused.splice(0)
      server?.replaced.splice(0)
      const does = await homeFor(agent, kind, bin)
      const first = await does(agent.begin(questions.first))
      expect(first).toContain('it is 42')
      const second = agent.goOn ? await does(agent.goOn(questions.again)) : first
      expect(second).toContain('It is so.')
      if (agent.compact) {
        const said: string[] = []
        for (const command of agent.compact) said.push(await does(command))
        expect(said.at(-1)).toContain('It goes on.')
        expect(server?.kinds).toContain('summary')
      }
      expect(server?.kinds).toEqual(expect.arrayContaining(['call', 'told', 'again']))
      expect(server?.refused).toEqual([])
      if (agent.keepsSignatures) expect(server?.replaced).toEqual([])
    },
  )
})

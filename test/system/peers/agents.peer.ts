import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programs } from '../../../client/connect/programs.ts'
import { startGatewayServer, type GatewayServer } from '../../support/servers/gateway-server.ts'
import {
  chunk,
  event,
  openEvents,
  piece,
  says,
  type ReceivedRequest,
  type Script,
} from '../../support/upstreams/model-server.ts'

/** Coding agents that speak chat completions, each run by the lines that `tollgate connect` prints. */
const agents = [
  {
    name: 'opencode',
    client: 'OpenCode',
    package: 'opencode-ai@1.18.33',
    run: `opencode run 'Compute it.'`,
  },
  { name: 'cline', client: 'Cline', package: 'cline@3.0.65', run: `cline -y 'Compute it.'` },
  {
    name: 'continue',
    client: 'Continue',
    package: '@continuedev/cli@1.5.47',
    run: `cn --config "$HOME/.continue/config.yaml" --auto -p 'Compute it.'`,
  },
  {
    name: 'aider',
    client: 'aider',
    package: 'aider-chat==0.86.2',
    run:
      'aider --model openai/hermes-3-llama3.1-8b --no-show-model-warnings --no-git --yes-always ' +
      `--no-check-update --analytics-disable --message 'Compute it.' answer.txt`,
  },
]

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'tollgate-agents-'))
const model = 'hermes-3-llama3.1-8b'
const installMs = 400_000
const runMs = 100_000

/** Puts a package into a folder of its own and gives the folder of its commands. */
async function install({ name, package: wanted }: (typeof agents)[number]): Promise<string> {
  const own = join(folder, name)
  await mkdir(own)
  if (name === 'aider') {
    await run('python3', ['-m', 'venv', own], { timeout: installMs })
    await run(join(own, 'bin/pip'), ['install', '-q', wanted], { timeout: installMs })
    return join(own, 'bin')
  }
  await writeFile(join(own, 'package.json'), '{ "private": true }')
  const args = ['install', '--no-audit', '--no-fund', '--fetch-retries=1', wanted]
  await run('npm', args, { cwd: own, timeout: installMs })
  return join(own, 'node_modules/.bin')
}

type Offered = { function: { name: string; parameters: { properties?: Record<string, unknown> } } }

/** Asks for a command where a tool runs one, or for a file, and says what came of it. */
const computes: Script = (req, res, received) => {
  const { messages, tools = [] } = received.body as ReceivedRequest['body'] & { tools?: Offered[] }
  if (tools.length === 0) return says('answer.txt\n```\nit is 42\n```\n')(req, res, received)
  const taking = (property: string) =>
    tools.find(({ function: { parameters } }) => parameters.properties?.[property])?.function.name
  const command = 'echo "it is $((6 * 7))"'
  const result = messages.findLast(({ role }) => role === 'tool')
  if (result) {
    const summary = `The command said: ${JSON.stringify(result['content'])}`
    const ending = taking('verified')
    if (ending) return calls(ending, { summary, verified: true }, res)
    return says(summary)(req, res, received)
  }
  const [one, several] = [taking('command'), taking('commands')]
  if (several) return calls(several, { commands: [command] }, res)
  return calls(one ?? '', { command, description: 'Computes' }, res)
}

function calls(name: string, args: object, res: Parameters<Script>[1]): void {
  const call = { name, arguments: JSON.stringify(args) }
  const events = [
    piece('I compute.'),
    chunk({ tool_calls: [{ index: 0, id: `call_${name}`, type: 'function', function: call }] }),
    chunk({}, 'tool_calls'),
    '[DONE]',
  ]
  openEvents(res).end(events.map(event).join(''))
}

let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: computes })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Does what the lines say in a home of its own, and runs the program instead of its last line. */
async function follow(name: string, command: string, bin: string) {
  const home = await mkdtemp(join(folder, 'home-'))
  const { gateway } = server
  const snippets = programs[name]?.snippets({
    openaiUrl: `${gateway.url}/openai/v1`,
    anthropicUrl: '',
    mcpUrl: '',
    key: gateway.key,
    model,
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
    HTTPS_PROXY: closed,
    HTTP_PROXY: closed,
    NO_PROXY: '127.0.0.1',
  }
  const line = [...script, `exec timeout ${runMs / 1000} ${command} </dev/null`].join('\n')
  const ended = await run('sh', ['-c', line], { cwd: home, env }).catch(
    (error: { stdout?: string; stderr?: string }) => ({
      stdout: error.stdout ?? '',
      stderr: error.stderr ?? String(error),
    }),
  )
  const written = join(home, 'answer.txt')
  const file = existsSync(written) ? await readFile(written, 'utf8') : ''
  return `${ended.stdout}${ended.stderr}${file}`
}

describe('a coding agent that follows the lines of connect', () => {
  test.for(agents)(
    '$name: does what the model asks for',
    { timeout: installMs + 2 * runMs },
    async (agent, { task }) => {
      const bin = await install(agent).catch((error: unknown) => {
        console.warn(
          `${agent.package} cannot be had here (${String(error).split('\n')[0]}): NOT TESTED`,
        )
      })
      if (bin === undefined) return
      Object.assign(task.meta, { client: agent.client, dialects: ['chat'] })
      const before = server.upstream.received.length
      expect(await follow(agent.name, agent.run, bin)).toContain('it is 42')
      const { received } = server.upstream
      expect(received.length).toBeGreaterThan(before)
      expect(received.slice(before).map(({ body }) => body.model)).toContain(model)
    },
  )
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chunk,
  event,
  openEvents,
  piece,
  sendJson,
  usageChunk,
  type Script,
} from '../../support/upstreams/model-server.ts'
import { startRoads, type RoadScript } from '../../support/dialects/roads.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { responseCallEvents as callEvents } from './libraries/scripted-model.ts'

const version = '0.169.0'
/** Codex runs commands with a /dev of its own, in which the tests' temporary folder may be. */
const outsideDev = process.platform === 'linux' ? '/var/tmp' : tmpdir()
const folder = await mkdtemp(join(outsideDev, 'tollgate-codex-'))
const program = await install().catch((error: unknown) => {
  console.warn(
    `Codex cannot be had here (${String(error).split('\n')[0]}): ` +
      'WHAT IT SEES OF /openai/v1/responses IS NOT TESTED',
  )
})

/** A program of 400 MB, into a folder of its own. */
async function install(): Promise<string> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--fetch-retries=1',
    `@openai/codex@${version}`,
  ]
  await promisify(execFile)('npm', args, { cwd: folder, timeout: 110_000 })
  return join(folder, 'node_modules/.bin/codex')
}

const usualModel = 'qwen/qwen-2.5-coder-32b-instruct'
let script: Script
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** What `codex exec --json` prints, a line each, as far as it is looked at. */
type Line = {
  type: string
  message?: string
  item?: { type: string; text?: string; aggregated_output?: string; exit_code?: number | null }
  usage?: { input_tokens: number; output_tokens: number }
}
type Run = { code: number; lines: Line[]; err: string }

/** Codex with its default configuration, but for the address and the model. */
const settings = (url: string, model: string, more: string) => `
model = "${model}"
${more}
model_provider = "tollgate"

[model_providers.tollgate]
name = "Tollgate"
base_url = "${url}/openai/v1"
env_key = "TOLLGATE_KEY"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0

[analytics]
enabled = false
`

type RunOptions = {
  gateway?: Pick<Gateway, 'url' | 'key'>
  key?: string
  more?: string
  model?: string
}

/** One question without a terminal, in a home of its own. */
async function codex(
  question: string,
  { gateway = server.gateway, key = gateway.key, more = '', model = usualModel }: RunOptions = {},
): Promise<Run> {
  const home = await mkdtemp(join(folder, 'home-'))
  await mkdir(join(home, '.codex'))
  await writeFile(join(home, '.codex/config.toml'), settings(gateway.url, model, more))
  const { promise, resolve } = Promise.withResolvers<Run>()
  const args = ['exec', '--skip-git-repo-check', '--json', question]
  const env = { PATH: process.env['PATH'], HOME: home, TOLLGATE_KEY: key, NO_COLOR: '1' }
  const options = { cwd: home, timeout: 50_000, env }
  const child = execFile(program ?? '', args, options, (error, out, err) => {
    const failed = typeof error?.code === 'number' ? error.code : -1
    const lines = out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
    resolve({ code: error ? failed : 0, lines, err })
  })
  child.stdin?.end()
  return promise
}

const streamed =
  (...chunks: object[]): Script =>
  (_req, res) =>
    void openEvents(res).end([...chunks, usageChunk, '[DONE]'].map((one) => event(one)).join(''))

const countsOf = ({ lines }: Run) => lines.findLast(({ type }) => type === 'turn.completed')?.usage

const messages = ({ lines }: Run) =>
  lines.flatMap(({ item }) => (item?.type === 'agent_message' ? (item.text ?? '') : []))

/** Asks for a shell command, and says what came of it. */
const asksForCommand: Script = (req, res, received) => {
  const last = received.body.messages.at(-1)
  if (last?.['role'] === 'tool') {
    const seen = /sum-\d+/.exec(String(last['content']))?.[0] ?? 'nothing'
    return streamed(piece(`The command said ${seen}.`), chunk({}, 'stop'))(req, res, received)
  }
  const fn = { name: 'exec_command', arguments: '{"cmd":' }
  return streamed(
    chunk({ role: 'assistant', reasoning: 'A command helps.' }),
    chunk({ tool_calls: [{ index: 0, id: 'call_7', type: 'function', function: fn }] }),
    chunk({ tool_calls: [{ index: 0, function: { arguments: '"echo sum-$((40+2))"}' } }] }),
    chunk({}, 'tool_calls'),
  )(req, res, received)
}

/** As `asksForCommand`, of a server that speaks Responses. */
const runsCommand: RoadScript = ({ events }, res, { text }) => {
  const call = { name: 'exec_command', args: '{"cmd":"echo sum-$((40+2))"}' }
  const seen = /sum-\d+/.exec(text)?.[0] ?? 'nothing'
  const isTold = text.includes('"function_call_output"')
  const said = isTold ? events([`The command said ${seen}.`]) : callEvents(call)
  openEvents(res).end(said.join(''))
}

const tooLong: Script = (_req, res) =>
  sendJson(res, 400, { error: { message: 'maximum context length is 4096 tokens' } })

/** Fills the window by a first command, finds the first request to summarize too long as well. */
const fillsWindow = () => {
  const seen = { overflows: 0, summaries: 0 }
  const answer: Script = (req, res, received) => {
    const text = String(JSON.stringify(received.body.messages.at(-1)))
    if (received.text.includes('the summary of it all'))
      return streamed(piece('It goes on.'), chunk({}, 'stop'))(req, res, received)
    if (text.includes('COMPACTION')) {
      if (seen.overflows++ === 0) return tooLong(req, res, received)
      seen.summaries++
      return streamed(piece('the summary of it all'), chunk({}, 'stop'))(req, res, received)
    }
    const fn = { name: 'exec_command', arguments: '{"cmd":"echo one"}' }
    const calls = [{ index: 0, id: 'call_7', type: 'function', function: fn }]
    const full = { prompt_tokens: 99_000, completion_tokens: 10, total_tokens: 99_010 }
    const events = [chunk({ tool_calls: calls }), chunk({}, 'tool_calls')]
    const count = { ...usageChunk, usage: full }
    openEvents(res).end([...events, count, '[DONE]'].map((one) => event(one)).join(''))
  }
  return { seen, answer }
}

const meta = { client: 'Codex CLI' }
const translated = { meta: { dialects: ['responses translated'] } } as const

describe.skipIf(program === undefined)('Codex on /openai/v1/responses', { meta }, () => {
  test('shows a reply that is streamed, and its counts', translated, async () => {
    script = streamed(piece('Hello'), piece(' from the model.'), chunk({}, 'stop'))
    const run = await codex('Say hello.')
    expect(run.code, run.err).toBe(0)
    expect(messages(run)).toEqual(['Hello from the model.'])
    expect(countsOf(run)).toMatchObject({ input_tokens: 12, output_tokens: 3 })
  })

  test(
    'runs a command of a server that speaks Responses, whose events it gets as they are',
    { meta: { dialects: ['responses passed'] } },
    async () => {
      const roads = await startRoads(runsCommand)
      const { gateway } = roads
      const run = await codex('How much is 40 + 2?', { gateway, model: 'responses-model' })
      const called = new Set(roads.server.received.map(({ path }) => path))
      await roads.close()
      expect(run.code, JSON.stringify(run.lines) + run.err).toBe(0)
      expect(messages(run)).toEqual(['The command said sum-42.'])
      expect(countsOf(run)).toMatchObject({ input_tokens: 24, output_tokens: 6 })
      expect([...called]).toEqual(['/v1/responses'])
    },
  )

  test(
    'runs the command that the model asks for, and tells it what came of it',
    translated,
    async () => {
      script = asksForCommand
      const run = await codex('How much is 40 + 2?')
      expect(run.code, run.err).toBe(0)
      const command = run.lines.findLast(({ item }) => item?.type === 'command_execution')
      expect(command?.item).toMatchObject({ aggregated_output: 'sum-42\n', exit_code: 0 })
      expect(messages(run)).toEqual(['The command said sum-42.'])
      const roles = server.upstream.received.at(-1)?.body.messages.map(({ role }) => role)
      expect(roles?.slice(-3)).toEqual(['user', 'assistant', 'tool'])
    },
  )

  test('offers the model its functions and those of its groups, and no search of OpenAI’s', async () => {
    script = streamed(piece('Hello'), chunk({}, 'stop'))
    await codex('Say hello.')
    const tools = server.upstream.only().body['tools'] as { function: { name: string } }[]
    const names = tools.map((tool) => tool.function.name)
    expect(names).toContain('exec_command')
    expect(names.some((name) => name.includes('__'))).toBe(true)
    expect(names).not.toContain('web_search')
  })

  // It reads on behind `response.failed`, and tells of the last thing that goes wrong.
  test('shows that a stream was cut, and fails', async () => {
    script = (_req, res) => void openEvents(res).end(event(piece('Hel')))
    const run = await codex('Say hello.')
    expect(run.code).not.toBe(0)
    expect(JSON.stringify(run.lines)).toContain('stream disconnected before completion')
  })

  test('knows a conversation that is too long', async () => {
    script = tooLong
    const run = await codex('Say hello.')
    expect(run.code).not.toBe(0)
    expect(JSON.stringify(run.lines)).toContain('context window')
  })

  test('compacts a conversation that fills the window, and goes on', async () => {
    const { seen, answer } = fillsWindow()
    script = answer
    const window = 'model_context_window = 100000'
    const run = await codex('Say one.', { more: window })
    expect(run.code, JSON.stringify(run.lines) + run.err).toBe(0)
    expect(seen).toEqual({ overflows: 2, summaries: 1 })
    expect(messages(run).at(-1)).toBe('It goes on.')
  })

  test('shows our words for a key that is not known', async () => {
    const run = await codex('Say hello.', { key: 'sk-nobody' })
    expect(run.code).not.toBe(0)
    expect(JSON.stringify(run.lines)).toContain('the access token is unknown, revoked or expired')
  })
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandboxInference } from '../../../server/sandbox/inference.ts'
import { startRoads, type RoadScript } from '../../support/dialects/roads.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { startGatewayServer, type GatewayServer } from '../../support/servers/gateway-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  says,
  sendJson,
  type Script,
} from '../../support/upstreams/model-server.ts'
import { messageCallEvents } from './libraries/scripted-model.ts'

const version = '2.1.330'
const folder = await mkdtemp(join(tmpdir(), 'tollgate-claude-code-'))
const program = await install().catch((error: unknown) => {
  console.warn(
    `claude-code cannot be had here (${String(error).split('\n')[0]}): ` +
      'WHAT AN AGENT SEES OF /anthropic IS NOT TESTED',
  )
})

/** An agent of 360 MB, into a folder of its own. Its wrapper finds the program of this platform. */
async function install(): Promise<string> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1']
  await promisify(execFile)('npm', [...args, `@anthropic-ai/claude-code@${version}`], {
    cwd: folder,
    timeout: 110_000,
  })
  return join(folder, 'node_modules/@anthropic-ai/claude-code/cli-wrapper.cjs')
}

const usualModel = 'hermes-3-llama3.1-8b'
let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

type Run = { code: number; out: string; err: string }
type RunOptions = { gateway?: Pick<Gateway, 'url' | 'key'>; key?: string; model?: string }

/** A single question without a terminal, with nothing of the user's own and no other address. */
function claude(
  question: string,
  more: string[] = [],
  { gateway = server.gateway, key = gateway.key, model = usualModel }: RunOptions = {},
): Promise<Run> {
  const { promise, resolve } = Promise.withResolvers<Run>()
  const models = ['OPUS', 'SONNET', 'HAIKU'].map((name) => [
    `ANTHROPIC_DEFAULT_${name}_MODEL`,
    model,
  ])
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    ANTHROPIC_BASE_URL: `${gateway.url}/anthropic`,
    ANTHROPIC_AUTH_TOKEN: key,
    ANTHROPIC_MODEL: model,
    ...(Object.fromEntries(models) as Record<string, string>),
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_MAX_RETRIES: '0',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
  }
  const child = execFile(
    process.execPath,
    [program ?? '', '-p', question, ...more],
    { cwd: folder, timeout: 100_000, env },
    (error, out, err) => {
      const failed = typeof error?.code === 'number' ? error.code : -1
      resolve({ code: error ? failed : 0, out, err })
    },
  )
  child.stdin?.end()
  return promise
}

const command = 'echo "it is $((6 * 7))"'

/** Asks for a shell command where a tool runs them, and says what it printed. */
const runsCommand: Script = (req, res, received) => {
  const {
    messages,
    stream,
    tools = [],
  } = received.body as typeof received.body & {
    tools?: { function: { name: string } }[]
  }
  const result = messages.findLast(({ role }) => role === 'tool')
  if (result) return says(`The command said: ${String(result['content'])}`)(req, res, received)
  if (!tools.some(({ function: { name } }) => name === 'Bash'))
    return says('A title')(req, res, received)
  const args = JSON.stringify({ command, description: 'Computes' })
  const call = { id: 'call_1', type: 'function', function: { name: 'Bash', arguments: args } }
  if (stream) {
    const events = [
      chunk({ reasoning: 'I compute.' }),
      piece('I compute.'),
      chunk({ tool_calls: [{ index: 0, ...call }] }),
      chunk({}, 'tool_calls'),
      '[DONE]',
    ]
    return void openEvents(res).end(events.map(event).join(''))
  }
  const message = { role: 'assistant', content: null, tool_calls: [call] }
  const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
  sendJson(res, 200, { ...completion(''), choices })
}

/** As `runsCommand`, of a server that speaks Messages; the result is in the request's text. */
const runsPassedCommand: RoadScript = ({ events, whole }, res, { path, body, text }) => {
  if (path.includes('count_tokens')) return sendJson(res, 200, { input_tokens: 12 })
  const { tools = [] } = body as unknown as { tools?: { name: string }[] }
  const isOffered = tools.some(({ name }) => name === 'Bash')
  const said = text.includes('"it is 42') ? 'The command said: it is 42.' : 'A title'
  if (!body.stream) return sendJson(res, 200, whole(said))
  const args = JSON.stringify({ command, description: 'Computes' })
  const isAsked = isOffered && said === 'A title'
  openEvents(res).end(
    (isAsked ? messageCallEvents({ name: 'Bash', args }) : events([said])).join(''),
  )
}

type OfferedTools = { tools?: { function: { name: string } }[] }
const namesOf = ({ tools = [] }: OfferedTools) => tools.map(({ function: { name } }) => name)

/** Searches for a tool where it is not offered. */
const searchesTool: Script = (req, res, received) => {
  const names = namesOf(received.body as OfferedTools)
  if (names.includes('WebFetch') || !names.includes('ToolSearch'))
    return says('Found.')(req, res, received)
  const args = JSON.stringify({ query: 'select:WebFetch', max_results: 1 })
  const call = { id: 'call_2', type: 'function', function: { name: 'ToolSearch', arguments: args } }
  const calls = [{ index: 0, ...call }]
  const events = [chunk({ tool_calls: calls }), chunk({}, 'tool_calls'), '[DONE]']
  openEvents(res).end(events.map(event).join(''))
}

/** Finds the result of a command too long, until a summary stands for what came before it. */
const overflows = () => {
  const seen = { overflows: 0, summaries: 0 }
  const answer: Script = (req, res, received) => {
    const { messages } = received.body
    const last = JSON.stringify(messages.at(-1))
    if (received.text.includes('the summary of it all'))
      return says('It goes on.')(req, res, received)
    if (/detailed summary of (the|this) conversation/.test(last)) {
      seen.summaries++
      return says('<summary>the summary of it all</summary>')(req, res, received)
    }
    if (!messages.some(({ role }) => role === 'tool')) return runsCommand(req, res, received)
    seen.overflows++
    const message = "This model's maximum context length is 4096 tokens."
    return sendJson(res, 400, { error: { message, code: 'context_length_exceeded' } })
  }
  return { seen, answer }
}

/** Twice the time that the program has. */
const timeout = 200_000

const meta = { client: 'Claude Code' }
const translated = { meta: { dialects: ['messages translated'] } } as const

describe.skipIf(program === undefined)('claude-code on /anthropic', { timeout, meta }, () => {
  test('shows a reply that is streamed', translated, async () => {
    script = says('Hello', ' from', ' the gateway.')
    expect(await claude('Say hello.')).toMatchObject({ code: 0, out: 'Hello from the gateway.\n' })
    const { body } = server.upstream.received.at(-1) ?? {}
    expect(body).toMatchObject({ stream: true, model: usualModel })
  })

  test(
    'runs a command of a server that speaks Messages, whose events it gets as they are',
    { meta: { dialects: ['messages passed'] } },
    async () => {
      const roads = await startRoads(runsPassedCommand)
      const at = { gateway: roads.gateway, model: 'messages-model' }
      const run = await claude('How much is 6 * 7?', ['--allowedTools', 'Bash'], at)
      const called = new Set(roads.server.received.map(({ path }) => path.replace(/\?.*/, '')))
      await roads.close()
      expect(run).toMatchObject({ code: 0, out: 'The command said: it is 42.\n' })
      expect([...called]).toContain('/v1/messages')
      expect([...called]).not.toContain('/v1/chat/completions')
    },
  )

  test(
    'runs the command that the model asks for, and tells it the result',
    translated,
    async () => {
      script = runsCommand
      const { code, out, err } = await claude('How much is 6 * 7?', ['--allowedTools', 'Bash'])
      expect({ code, out, err }).toMatchObject({ code: 0, out: 'The command said: it is 42\n' })
      const { messages = [] } = server.upstream.received.at(-1)?.body ?? {}
      const [call, result] = messages.slice(-2)
      expect(call).toMatchObject({
        role: 'assistant',
        tool_calls: [{ id: 'call_1', function: { name: 'Bash' } }],
      })
      expect(result).toMatchObject({ role: 'tool', tool_call_id: 'call_1', content: 'it is 42' })
    },
  )

  test('has an answer of the sandbox, and starts no agents', async () => {
    const sandbox = await startSandboxInference()
    const gateway = await startGateway({
      upstreams: { sandbox: { base_url: sandbox.base_url } },
      routes: { '*': [{ upstream: 'sandbox' }] },
    })
    const { code, out, err } = await claude('Say hello.', [], { gateway })
    const rows = await gateway.rows()
    await gateway.stop()
    await sandbox.close()
    const said = expect.stringContaining('This is the Tollgate sandbox') as string
    expect({ code, out, err }).toMatchObject({ code: 0, out: said })
    expect(rows.length).toBeLessThan(6)
  })

  test('compacts a conversation that is too long, and goes on', async () => {
    const { seen, answer } = overflows()
    script = answer
    const { code, out, err } = await claude('How much is 6 * 7?', ['--allowedTools', 'Bash'])
    expect({ code, out, err, seen }).toMatchObject({ code: 0, out: 'It goes on.\n' })
    expect(seen.overflows).toBeGreaterThan(0)
    expect(seen.summaries).toBe(1)
  })

  test('loads a tool that the model searches for', async () => {
    script = searchesTool
    const { code, out, err } = await claude('Which tool fetches pages?')
    expect({ code, out, err }).toMatchObject({ code: 0, out: 'Found.\n' })
    const body = (server.upstream.received.at(-1)?.body ?? {}) as OfferedTools
    expect(namesOf(body)).toContain('WebFetch')
  })

  test('fails where a stream is cut, and shows our words', async () => {
    script = (_req, res) =>
      void openEvents(res).write(event(piece('Hel')), () => setTimeout(() => res.destroy(), 50))
    const { code, out, err } = await claude('Say hello.')
    expect(code).not.toBe(0)
    expect(out + err).toContain('the model')
  })

  test('shows our words for a key that is wrong, and fails', async () => {
    const { code, out, err } = await claude('Say hello.', [], { key: 'sk-nobody' })
    expect(code).not.toBe(0)
    expect(out + err).toContain('the access token is unknown, revoked or expired')
  })
})

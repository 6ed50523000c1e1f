import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startClientGateway, type BehaviourName, type ClientGateway } from '../clients/upstreams.ts'

const version = '0.24.4'
const folder = await mkdtemp(join(tmpdir(), 'tollgate-qwen-'))
const program = await install().catch((error: unknown) => {
  console.warn(
    `qwen-code cannot be had here (${String(error).split('\n')[0]}): ` +
      'WHAT AN AGENT SEES OF /openai/v1 IS NOT TESTED',
  )
})

/** An agent of 120 MB without its optional parts, into a folder of its own. */
async function install(): Promise<string> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--omit=optional',
    '--fetch-retries=1',
    `@qwen-code/qwen-code@${version}`,
  ]
  await promisify(execFile)('npm', args, { cwd: folder, timeout: 110_000 })
  return join(folder, 'node_modules/@qwen-code/qwen-code/cli-entry.js')
}

let setup: ClientGateway
beforeAll(async () => {
  setup = await startClientGateway(['sandbox', 'slow', 'cut'])
})
afterAll(async () => {
  await setup.close()
  await rm(folder, { recursive: true, force: true })
})

type Run = { code: number; out: string; err: string }

/** A single question without a terminal; what needs leave, as a shell command does, is not done. */
function qwen(
  question: string,
  {
    model = setup.model('sandbox'),
    key = setup.gateway.key,
    more = ['--bare'],
  }: { model?: string; key?: string; more?: string[] } = {},
): Promise<Run> {
  const { promise, resolve } = Promise.withResolvers<Run>()
  const at = [
    '--auth-type',
    'openai',
    '--openai-base-url',
    `${setup.gateway.url}/openai/v1`,
    '--openai-api-key',
    key,
    '--model',
    model,
  ]
  const options = {
    cwd: folder,
    timeout: 50_000,
    env: { PATH: process.env['PATH'], HOME: folder, NO_COLOR: '1' },
  }
  const child = execFile(
    process.execPath,
    [program ?? '', ...at, ...more, question],
    options,
    (error, out, err) => {
      const failed = typeof error?.code === 'number' ? error.code : -1
      resolve({ code: error ? failed : 0, out, err })
    },
  )
  child.stdin?.end()
  return promise
}

const behaving = (name: BehaviourName) => ({ model: setup.model(name) })

/** The parts of its JSON that are looked at. */
type QwenOutput = {
  type: string
  result?: string
  usage?: { total_tokens: number }
  message?: { content: { type: string; name?: string; content?: string }[] }
}

describe.skipIf(program === undefined)(
  'qwen-code on /openai/v1',
  { meta: { client: 'qwen-code', route: '/openai/v1' } },
  () => {
    test(
      'shows a reply that is streamed, with silences before it and in it',
      { meta: { cells: ['stream', 'silence'], dialects: ['chat'] } },
      async () => {
        expect(await qwen('Say hello.', behaving('slow'))).toMatchObject({
          code: 0,
          out: 'one two\n',
        })
      },
    )

    test(
      'tells the model what came of the tool that it calls, and counts the tokens',
      { meta: { cells: ['usage', 'tool call', 'tool answer'] } },
      async () => {
        const { code, out } = await qwen('Say hello.', {
          more: ['--bare', '--output-format', 'json'],
        })
        expect(code).toBe(0)
        const messages = JSON.parse(out) as QwenOutput[]
        const parts = messages.flatMap(({ message }) => message?.content ?? [])
        // The sandbox takes the first tool that seems to fit. Its command only prints a greeting,
        // which needs nobody's permission.
        expect(parts.filter(({ type }) => type === 'tool_use').map(({ name }) => name)).toEqual([
          'run_shell_command',
        ])
        const printed = 'Hello from the Tollgate sandbox'
        expect(parts.find(({ type }) => type === 'tool_result')?.content).toContain(printed)
        const last = messages.at(-1)
        expect(last?.result).toMatch(/^The tool answered: Command: echo /)
        expect(last?.result).toContain(`Output: ${printed}`)
        const rows = (await setup.gateway.rows()).slice(-2)
        expect(last?.usage?.total_tokens).toBe(
          rows.reduce((sum, row) => sum + row.prompt_tokens + row.completion_tokens, 0),
        )
      },
    )

    test('has an answer of the sandbox, and starts no agents', async () => {
      const before = (await setup.gateway.rows()).length
      const { code, out } = await qwen('Say hello.', { more: [] })
      expect({ code, out }).toMatchObject({
        code: 0,
        out: expect.stringContaining('This is the Tollgate sandbox') as string,
      })
      expect((await setup.gateway.rows()).length - before).toBeLessThan(6)
    })

    test.for([
      {
        cell: 401 as const,
        key: 'sk-nobody',
        words: '401 Incorrect API key provided: the access token is unknown, revoked or expired',
      },
      {
        cell: 404 as const,
        model: 'gpt-4o',
        words: '404 the model gpt-4o does not exist here; use one of ',
      },
    ])('shows our words for $cell, and fails', async ({ cell, words, ...more }, { task }) => {
      task.meta.cells = [cell]
      const { code, err } = await qwen('Say hello.', more)
      expect(code).not.toBe(0)
      expect(err).toContain(words)
    })

    test('shows that a stream was cut, and fails', { meta: { cells: ['cut'] } }, async () => {
      const { code, out, err } = await qwen('Say hello.', behaving('cut'))
      expect(code).not.toBe(0)
      expect(out + err).toContain(
        "the model's server ended the stream before the reply was complete",
      )
    })
  },
)

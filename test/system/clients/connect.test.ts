import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programs, type ConnectionDetails } from '../../../client/connect/programs.ts'
import { startSandboxInference } from '../../../server/sandbox/inference.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { longMs } from '../../support/waiting.ts'

const run = promisify(execFile)
/** Within the project, so that its packages are found. */
const folder = fileURLToPath(new URL('../../output/connect', import.meta.url))

let sandbox: Awaited<ReturnType<typeof startSandboxInference>>
let gateway: Gateway
beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  sandbox = await startSandboxInference()
  gateway = await startGateway({
    upstreams: { sandbox: { base_url: sandbox.base_url } },
    routes: { '*': [{ upstream: 'sandbox' }] },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.close()
  await rm(folder, { recursive: true })
})

const variables = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^export (\w+)=(.+)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value]]
    }),
  )

test.each(['openai', 'ai-sdk', 'langchain'])(
  'the JavaScript that connect prints for %s has a reply',
  async (name) => {
    const connection: ConnectionDetails = {
      openaiUrl: `${gateway.url}/openai/v1`,
      anthropicUrl: `${gateway.url}/anthropic`,
      mcpUrl: '',
      key: gateway.key,
      model: 'hermes-3-llama3.1-8b',
    }
    const snippets = programs[name]?.snippets(connection) ?? []
    const shell = snippets.find(({ language }) => language === 'sh')?.lines ?? []
    const program = snippets.find(({ language }) => language === 'ts')?.lines ?? []
    const file = join(folder, `${name}.mts`)
    await writeFile(file, program.join('\n'))
    const env = { PATH: process.env['PATH'], ...variables(shell) }
    const { stdout } = await run(process.execPath, [file], { env, timeout: longMs })
    expect(stdout).toContain('You said “Hello!”')
  },
)

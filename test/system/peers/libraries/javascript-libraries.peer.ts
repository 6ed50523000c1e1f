import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { model, startGatewayServer } from '../../../support/servers/gateway-server.ts'
import { ran } from '../generated.ts'
import { alone } from './environments.ts'
import { script } from './scripted-model.ts'

const packages = ['@openai/agents@0.20.0', '@ai-sdk/anthropic@4.0.105', 'ai@7.0.173', 'zod@4.6.7']
const folder = await mkdtemp(join(tmpdir(), 'tollgate-javascript-'))
const isInstalled = await install().catch((error: unknown) => {
  const [why] = String(error).split('\n')
  console.warn(`@openai/agents and @ai-sdk/anthropic cannot be had here (${why}): NOT TESTED`)
  return false
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function install(): Promise<boolean> {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1']
  await ran('npm', ['install', ...quietly, ...packages], { cwd: folder })
  return true
}

test.skipIf(!isInstalled)(
  'agents over Responses and chat, and the AI SDK over Messages, tell the model what tools said',
  async () => {
    const server = await startGatewayServer({ upstream: script })
    const program = join(folder, 'program.js')
    await copyFile(fileURLToPath(new URL('with-libraries.mjs', import.meta.url)), program)
    const { url, key } = server.gateway
    const at = { OPENAI_URL: `${url}/openai/v1`, ANTHROPIC_URL: `${url}/anthropic` }
    const env = alone(folder, { ...at, KEY: key, MODEL: model })
    const printed = await ran(process.execPath, [program], { cwd: folder, env })
    await server.close()
    const text = 'It is "21".'
    const agent = { text, stream: text, again: text }
    const sdk = { text, stream: text }
    const answers = { responses: agent, chat: agent, anthropic: sdk, called: 8 }
    expect(JSON.parse(printed)).toEqual(answers)
  },
  300_000,
)

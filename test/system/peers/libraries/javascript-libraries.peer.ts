import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ran } from '../generated.ts'
import { alone } from './environments.ts'
import { cellsOf, reached, startLibraryServer, ways } from './library-server.ts'

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

const libraries = [
  { client: '@openai/agents', dialects: ['chat', 'responses'] },
  { client: 'ai with @ai-sdk/anthropic', dialects: ['messages'] },
] as const
const cases = libraries.flatMap((library) => ways.map((way) => ({ ...library, way })))

test.skipIf(!isInstalled).for(cases)(
  '$client tells the model what tools answered, whole and streamed: $way',
  { timeout: 300_000 },
  async ({ client, dialects, way }, { task }) => {
    Object.assign(task.meta, { client, dialects: cellsOf(dialects, way) })
    const server = await startLibraryServer()
    const program = join(folder, 'program.js')
    await copyFile(fileURLToPath(new URL('with-libraries.mjs', import.meta.url)), program)
    const env = alone(folder, server.environment(way))
    const printed = await ran(process.execPath, [program, ...dialects], { cwd: folder, env })
    const called = server.called()
    await server.close()
    const text = 'It is "21".'
    const agent = { text, stream: text, again: text, called: 3 }
    const answers = { chat: agent, responses: agent, messages: { text, stream: text, called: 2 } }
    const wanted = Object.fromEntries(dialects.map((dialect) => [dialect, answers[dialect]]))
    expect(JSON.parse(printed)).toEqual(wanted)
    expect(called).toEqual(reached(dialects, way))
  },
)

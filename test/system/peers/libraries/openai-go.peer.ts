import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vectors } from '../../../support/dialects/embeddings-server.ts'
import { programFile, ran } from '../generated.ts'
import { cellsOf, reached, startLibraryServer, ways, type LibraryServer } from './library-server.ts'

const library = 'github.com/openai/openai-go/v3@v3.96.0'
const buildMs = 900_000

const folder = await mkdtemp(join(tmpdir(), 'tollgate-openai-go-'))
const program = await compiled().catch((error: unknown) => {
  const [why] = String(error).split('\n')
  console.warn(`openai-go cannot be had here (${why}): WHAT IT SEES OF /openai/v1 IS NOT TESTED`)
  return undefined
})

/** The program with the library, from Go's module proxy; throws without Go. */
async function compiled(): Promise<string> {
  const place = { cwd: folder, env: { ...process.env, GOFLAGS: '-mod=mod' }, timeout: buildMs }
  await ran('go', ['mod', 'init', 'example.com/peers'], place)
  await ran('go', ['get', library], place)
  await copyFile(programFile('openai.go'), join(folder, 'main.go'))
  await ran('go', ['build', '-o', 'program', '.'], place)
  return join(folder, 'program')
}

let server: LibraryServer
beforeAll(async () => {
  server = await startLibraryServer()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const dialects = ['chat', 'responses', 'embeddings'] as const

test.skipIf(program === undefined).for(ways)(
  'openai-go chats, streams, calls a tool, reads responses and vectors, and knows a refusal: %s',
  async (way, { task }) => {
    Object.assign(task.meta, { client: 'openai-go', dialects: cellsOf(dialects, way) })
    const { OPENAI_URL, KEY, ...models } = server.environment(way)
    const env = { ...models, OPENAI_BASE_URL: OPENAI_URL, OPENAI_API_KEY: KEY }
    const printed = await ran(program ?? '', [], { cwd: folder, env })
    expect(JSON.parse(printed)).toEqual({
      chat: 'Hello there.',
      counts: [12, 3],
      stream: 'Hello there.',
      tool: ['get_weather', '{"city":"Lisbon"}'],
      told: 'It is "21".',
      embeddings: vectors.slice(0, 2),
      response: 'Hello there.',
      responseStream: ['Hello there.', 'response.completed'],
      unknown: { status: 404, code: 'model_not_found' },
    })
    expect(server.called()).toEqual(reached(dialects, way))
  },
)

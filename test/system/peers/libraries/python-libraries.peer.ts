import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vectors } from '../../../support/dialects/embeddings-server.ts'
import { ran } from '../generated.ts'
import { alone, pythonEnvironments } from './environments.ts'
import {
  cellsOf,
  reached,
  startLibraryServer,
  ways,
  type LibraryServer,
  type Way,
} from './library-server.ts'
import type { LibraryDialect } from './scripted-model.ts'

type Library = {
  client: string
  dialects: readonly LibraryDialect[]
  /** The newest versions that each library itself allows. */
  packages: readonly string[]
}
const libraries = {
  openai: {
    client: 'openai-python',
    dialects: ['responses', 'embeddings'],
    packages: ['openai==3.54.0'],
  },
  anthropic: {
    client: 'anthropic-python',
    dialects: ['messages'],
    packages: ['anthropic==2.12.0'],
  },
  agents: {
    client: 'openai-agents',
    dialects: ['chat', 'responses'],
    packages: ['openai-agents==0.24.0', 'openai==3.54.0'],
  },
  pydantic_ai: {
    client: 'pydantic-ai',
    dialects: ['chat', 'responses', 'messages'],
    packages: ['pydantic-ai-slim[openai,anthropic]==2.68.0', 'openai==3.54.0', 'anthropic==2.12.0'],
  },
  instructor: {
    client: 'instructor',
    dialects: ['chat', 'responses'],
    packages: ['instructor==1.17.0', 'openai==3.3.0'],
  },
  litellm: {
    client: 'litellm',
    dialects: ['chat', 'responses', 'messages', 'embeddings'],
    // It imports mcp where a request has tools.
    packages: ['litellm==1.106.2', 'mcp==2.3.0'],
  },
} satisfies Record<string, Library>
type Name = keyof typeof libraries

const untested = (what: string) => (error: unknown) =>
  console.warn(`${what} cannot be had here (${String(error).split('\n')[0]}): NOT TESTED`)
const python = await pythonEnvironments().catch(untested('Python and uv'))

let home: string
let server: LibraryServer
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tollgate-home-'))
  server = await startLibraryServer()
})
afterAll(async () => {
  await server.close()
  await python?.close()
  await rm(home, { recursive: true, force: true })
})

/** The interpreter of a library; undefined, after saying so, where it cannot be had. */
const interpreters = new Map<Name, Promise<string | void>>()
function interpreterOf(name: Name): Promise<string | void> {
  const { packages } = libraries[name]
  const interpreter =
    interpreters.get(name) ?? Promise.resolve(python?.install(name, packages)).catch(untested(name))
  interpreters.set(name, interpreter)
  return interpreter
}

/** What the program of a library prints. */
async function printed(name: Name, interpreter: string, way: Way): Promise<unknown> {
  const more = { ...server.environment(way), LITELLM_LOCAL_MODEL_COST_MAP: 'True' }
  const program = fileURLToPath(new URL(`with_${name}.py`, import.meta.url))
  const text = await ran(interpreter, [program], { cwd: home, env: alone(home, more) })
  return JSON.parse(text)
}

const said = 'Hello there.'
const told = 'It is "21".'
const lisbon = { city: 'Lisbon', degrees: 21 }
const missing = expect.stringContaining('the model gpt-4o does not exist here') as string

/** What each program prints where all is well. */
const wanted: Record<Name, object> = {
  openai: {
    whole: { text: said, counts: [12, 3] },
    stream: { text: said, first: 'response.created', last: 'response.completed' },
    parsed: lisbon,
    tool: { call: ['get_weather', { city: 'Lisbon' }], text: told },
    embeddings: vectors.slice(0, 2),
    unknown: { name: 'NotFoundError', code: 'model_not_found', message: missing },
    stored: {
      name: 'BadRequestError',
      code: expect.any(String) as string,
      message: expect.stringContaining('previous_response_id') as string,
    },
  },
  anthropic: {
    stream: [said, said],
    parsed: lisbon,
    runs: [told, told, told, told],
    called: ['Lisbon', 'Lisbon', 'Lisbon', 'Lisbon'],
    unknown: { name: 'NotFoundError', status: 404 },
    stranger: { name: 'AuthenticationError', status: 401 },
  },
  agents: Object.fromEntries(
    ['responses', 'chat'].map((dialect) => [
      dialect,
      {
        text: told,
        stream: [told, told],
        again: told,
        called: ['Lisbon', 'Lisbon', 'Lisbon'],
        typed: lisbon,
        counts: 2,
      },
    ]),
  ),
  pydantic_ai: {
    ...Object.fromEntries(
      ['responses', 'chat', 'messages'].map((dialect) => [
        dialect,
        {
          text: told,
          again: told,
          stream: told,
          called: ['Lisbon', 'Lisbon', 'Lisbon'],
          typed: lisbon,
        },
      ]),
    ),
    native: lisbon,
  },
  instructor: Object.fromEntries(
    ['TOOLS', 'JSON', 'JSON_SCHEMA', 'RESPONSES_TOOLS'].map((mode) => [mode, [lisbon, lisbon]]),
  ),
  litellm: {
    ...Object.fromEntries(
      ['chat', 'messages'].map((dialect) => [
        dialect,
        { text: said, stream: said, call: ['get_weather', { city: 'Lisbon' }], tool: told },
      ]),
    ),
    responses: { text: said, last: 'response.completed' },
    embeddings: vectors.slice(0, 2),
    unknown: { status: 404, message: missing },
    stranger: { status: 401 },
  },
}

const names = Object.keys(libraries) as Name[] // keys of the record
const cases = names.flatMap((name) => ways.map((way) => ({ name, way })))

describe.skipIf(python === undefined)('a library of Python', () => {
  test.for(cases)(
    '$name reads whole replies and streams, and tells the model what its tools answered: $way',
    { timeout: 600_000 },
    async ({ name, way }, { task }) => {
      const interpreter = await interpreterOf(name)
      if (interpreter === undefined) return
      const { client, dialects } = libraries[name]
      Object.assign(task.meta, { client, dialects: cellsOf(dialects, way) })
      server.called()
      expect(await printed(name, interpreter, way)).toEqual(wanted[name])
      expect(server.called()).toEqual(reached(dialects, way))
    },
  )
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vectors } from '../../../support/dialects/embeddings-server.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { alwaysRetries, model } from '../../../support/servers/gateway-server.ts'
import { startModelServer, type ModelServer } from '../../../support/upstreams/model-server.ts'
import { ran } from '../generated.ts'
import { alone, pythonEnvironments } from './environments.ts'
import { script } from './scripted-model.ts'

/** The newest versions that each library itself allows. */
const packages = {
  openai: ['openai==3.54.0'],
  agents: ['openai-agents==0.24.0', 'openai==3.54.0'],
  pydantic_ai: [
    'pydantic-ai-slim[openai,anthropic]==2.68.0',
    'openai==3.54.0',
    'anthropic==2.12.0',
  ],
  instructor: ['instructor==1.17.0', 'openai==3.3.0'],
  // It imports mcp where a request has tools.
  litellm: ['litellm==1.106.2', 'mcp==2.3.0'],
}
const untested = (what: string) => (error: unknown) =>
  console.warn(`${what} cannot be had here (${String(error).split('\n')[0]}): NOT TESTED`)
const python = await pythonEnvironments().catch(untested('Python and uv'))

let home: string
let server: ModelServer
let gateway: Gateway
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tollgate-home-'))
  server = await startModelServer(script)
  gateway = await startGateway({
    ...alwaysRetries,
    upstreams: { upstream: { base_url: server.base_url } },
    routes: { '*': [{ upstream: 'upstream' }], 'bge-m3': [{ upstream: 'upstream' }] },
    models: { 'bge-m3': { kind: 'embeddings', dimensions: 4 } },
  })
})
afterAll(async () => {
  await gateway.stop()
  await server.close()
  await python?.close()
  await rm(home, { recursive: true, force: true })
})

/** What a program of a library printed; undefined, after saying so, where it cannot be had. */
async function answersOf(name: keyof typeof packages): Promise<unknown> {
  const interpreter = await python?.install(name, packages[name]).catch(untested(name))
  if (interpreter === undefined) return undefined
  const { url, key } = gateway
  const env = alone(home, {
    OPENAI_URL: `${url}/openai/v1`,
    ANTHROPIC_URL: `${url}/anthropic`,
    KEY: key,
    MODEL: model,
    EMBEDDER: 'bge-m3',
    LITELLM_LOCAL_MODEL_COST_MAP: 'True',
  })
  const program = fileURLToPath(new URL(`with_${name}.py`, import.meta.url))
  return JSON.parse(await ran(interpreter, [program], { cwd: home, env }))
}

const said = 'Hello there.'
const told = 'It is "21".'
const lisbon = { city: 'Lisbon', degrees: 21 }
const missing = expect.stringContaining('the model gpt-4o does not exist here') as string

/** What each program prints where all is well. */
const wanted: Record<keyof typeof packages, object> = {
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
  },
}

describe.skipIf(python === undefined)('a library of Python', () => {
  test.each(Object.entries(wanted))(
    '%s reads whole replies and streams, and tells the model what its tools answered',
    async (name, all) => {
      const printed = await answersOf(name as keyof typeof packages) // a key of the record
      if (printed !== undefined) expect(printed).toEqual(all)
    },
    600_000,
  )
})

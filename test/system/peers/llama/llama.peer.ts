import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { promptMs, until } from '../../../support/waiting.ts'
import { ran } from '../generated.ts'
import { pythonEnvironments } from '../libraries/environments.ts'
import { streamed, whole } from './callers.ts'
import { fileHere, startLlama, type LlamaServer } from './llama-server.ts'

const environments = await pythonEnvironments().catch(untested)
const python = await environments
  ?.install('llama', ['xllamacpp==2026.10.11549', 'gguf==0.19.0'])
  .catch(untested)

function untested(error: unknown): undefined {
  const [why] = String(error).split('\n')
  console.warn(`llama.cpp cannot be had here (${why}): A REAL INFERENCE SERVER IS NOT TESTED`)
}

/** How a caller reaches the server: in its own dialect, or as a chat. */
const roads = [
  { dialect: 'chat', model: 'as-it-is' },
  { dialect: 'responses', model: 'as-it-is' },
  { dialect: 'responses', model: 'as-chat' },
  { dialect: 'messages', model: 'as-it-is' },
  { dialect: 'messages', model: 'as-chat' },
] as const
/** More than the model says within a test. */
const endless = 60_000
const idle_ms = 3000

let folder: string
let file: string
let servers: LlamaServer[]
let gateway: Gateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-llama-'))
  if (python === undefined) return
  file = join(folder, 'tiny.gguf')
  await ran(python, [fileHere('make_model.py'), file], { cwd: folder })
  const [chats, vectors] = await Promise.all([
    startLlama(python, file),
    startLlama(python, file, { purpose: 'embeddings' }),
  ])
  servers = [chats, vectors]
  gateway = await gatewayBefore(chats, vectors)
})
afterAll(async () => {
  await gateway?.stop()
  await Promise.all(servers?.map((server) => server.close()) ?? [])
  await environments?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A gateway that reaches the same server by its own dialects and by chat alone. */
function gatewayBefore(chats: LlamaServer, vectors?: LlamaServer): Promise<Gateway> {
  const { base_url } = chats
  return startGateway({
    ...alwaysRetries,
    retry: { attempts: 1 },
    upstreams: {
      own: { base_url, idle_ms, dialects: ['chat', 'responses', 'messages'] },
      chat: { base_url, idle_ms, dialects: ['chat'] },
      vectors: { base_url: (vectors ?? chats).base_url },
    },
    routes: {
      'as-it-is': [{ upstream: 'own', model: 'tiny' }],
      'as-chat': [{ upstream: 'chat', model: 'tiny' }],
      tiny: [{ upstream: 'vectors' }],
    },
    models: { tiny: { kind: 'embeddings' } },
  })
}

describe.skipIf(python === undefined)('llama.cpp behind the gateway', { timeout: 60_000 }, () => {
  test.each(roads)('$dialect $model: a whole reply and a stream, counted', async (road) => {
    const ask = { model: road.model, tokens: 12 }
    const reply = await whole[road.dialect](gateway, ask)
    expect(reply).toEqual({ text: expect.stringMatching(/[a-z]/) as string, tokens: 12 })
    const pieces: string[] = []
    const onText = (piece: string) => void pieces.push(piece)
    const stream = await streamed[road.dialect](gateway, { ...ask, onText })
    expect(stream).toEqual({ text: pieces.join(''), tokens: 12 })
    expect(pieces.length).toBeGreaterThan(2)
    const rows = (await gateway.rows()).slice(-2)
    expect(rows).toMatchObject([
      { model: road.model, status: 'ok', completion_tokens: 12, estimated: false },
      { model: road.model, status: 'ok', completion_tokens: 12, estimated: false },
    ])
  })

  test('vectors of the length that the model has, as floats and as base64', async () => {
    const { url, key } = gateway
    const { embeddings } = new OpenAI({ baseURL: `${url}/openai/v1`, apiKey: key, maxRetries: 0 })
    const ask = { model: 'tiny', input: ['one', 'two'] }
    const [floats, packed] = [
      await embeddings.create({ ...ask, encoding_format: 'float' }),
      await embeddings.create(ask),
    ]
    expect(floats.data.map(({ embedding }) => embedding.length)).toEqual([32, 32])
    for (const [at, { embedding }] of packed.data.entries())
      embedding.forEach((value, place) =>
        expect(value).toBeCloseTo(floats.data[at]?.embedding[place] ?? NaN, 5),
      )
  })

  test.each(roads)('$dialect $model: says that a prompt is too long', async (road) => {
    const ask = { model: road.model, prompt: 'a b '.repeat(4000), tokens: 4 }
    for (const call of [whole[road.dialect], streamed[road.dialect]]) {
      const error: unknown = await call(gateway, ask).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ status: 400 })
      if (road.dialect === 'messages')
        expect(String(error)).toMatch(/prompt is too long: \d+ tokens > 4096 maximum/)
      else expect(error).toMatchObject({ code: 'context_length_exceeded' })
    }
  })

  test.each(roads)('$dialect $model: a client that leaves frees the server', async (road) => {
    const gone = new AbortController()
    const left = streamed[road.dialect](gateway, {
      model: road.model,
      tokens: endless,
      signal: gone.signal,
      onText: () => gone.abort(),
    })
    // The loop over a stream of Responses just ends.
    await left.catch((error: unknown) => expect(String(error)).toMatch(/abort|ended before/i))
    await until(
      'the ledger has it',
      async () => (await gateway.rows()).at(-1)?.status === 'client_left',
      promptMs,
    )
    // It serves one request at a time.
    expect((await whole.chat(gateway, { model: 'as-chat', tokens: 2 })).tokens).toBe(2)
  })
})

describe.skipIf(python === undefined)('llama.cpp that fails', { timeout: 60_000 }, () => {
  /** A server of its own with room for long replies, and what is done to it after a few pieces. */
  async function breaking(road: (typeof roads)[number], signal: NodeJS.Signals) {
    const server = await startLlama(python ?? '', file, { context: 1 << 16 })
    const own = await gatewayBefore(server)
    let pieces = 0
    const onText = () => {
      if (++pieces === 3) server.process.kill(signal)
    }
    const ask = { model: road.model, tokens: endless, onText }
    const error: unknown = await streamed[road.dialect](own, ask).catch((thrown: unknown) => thrown)
    const rows = await own.rows()
    await own.stop()
    await server.close()
    return { error, status: rows.at(-1)?.status, pieces }
  }

  test.each(roads)('$dialect $model: a server that is killed is a cut stream', async (road) => {
    const { error, status, pieces } = await breaking(road, 'SIGKILL')
    expect(pieces).toBeGreaterThan(2)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toContain("the connection to the model's server closed before")
    expect(status).toMatch(/^upstream_/)
  })

  test.each(roads)('$dialect $model: a server that hangs is a cut stream', async (road) => {
    const { error, status } = await breaking(road, 'SIGSTOP')
    expect(error).toBeInstanceOf(Error)
    expect(status).toBe('deadline_exceeded')
  })

  test('a pause that ends in time is none of the client’s business', async () => {
    const server = servers[0]?.process
    let pieces = 0
    const onText = () => {
      if (++pieces !== 3) return
      server?.kill('SIGSTOP')
      void sleep(idle_ms / 6).then(() => server?.kill('SIGCONT'))
    }
    const reply = await streamed.messages(gateway, { model: 'as-it-is', tokens: 200, onText })
    expect(reply.tokens).toBe(200)
  })
})

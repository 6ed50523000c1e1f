import { onTestFinished } from 'vitest'
import { startGateway, type Gateway, type GatewayOptions } from '../servers/gateway.ts'
import { alwaysRetries } from '../servers/gateway-server.ts'
import {
  sendJson,
  startModelServer,
  type ModelServer,
  type Script,
} from '../upstreams/model-server.ts'

/** Vectors of four floats that 32 bits hold exactly. */
export const vectors = [
  [0.5, -0.25, 0.125, 0],
  [1, 0, -0.5, 0.25],
  [-2, 0.75, 3, 0.0625],
]

/** A vector as base64 of little-endian 32-bit floats. */
export const base64Of = (vector: readonly number[]): string => {
  const view = new DataView(new ArrayBuffer(vector.length * 4))
  vector.forEach((number, place) => view.setFloat32(place * 4, number, true))
  return Buffer.from(view.buffer).toString('base64')
}

/** A list of embeddings as model servers write it. */
export const embeddings = (values: readonly unknown[], more: object = {}) => ({
  object: 'list',
  data: values.map((embedding, index) => ({ object: 'embedding', index, embedding })),
  model: 'upstream-name',
  usage: { prompt_tokens: 7, total_tokens: 7 },
  ...more,
})

/** How many vectors a request asks for. */
export const countOf = (input: unknown): number =>
  Array.isArray(input) && typeof input[0] !== 'number' ? input.length : 1

/** A model server that gives vectors in one format, whatever it is asked for. */
export const gives =
  (format: 'float' | 'base64', more: object = {}): Script =>
  (_req, res, { body }) => {
    const some = vectors.slice(0, countOf(body['input']))
    sendJson(res, 200, embeddings(format === 'float' ? some : some.map(base64Of), more))
  }

/** A model that makes embeddings, and one that chats. */
export const model = 'bge-m3'
export const chatModel = 'hermes-3-llama3.1-8b'

/** Of one token, in nano-USD. */
export const tokenPrice = 1000

/**
 * A gateway for one test with one scripted model server for each script; they serve both models, in
 * tiers of this order.
 */
export async function testEmbeddingsServer(
  scripts: readonly Script[],
  options: GatewayOptions = {},
): Promise<{ gateway: Gateway; servers: ModelServer[] }> {
  const servers = await Promise.all(scripts.map((script) => startModelServer(script)))
  const route = servers.map((_server, place) => ({ upstream: `u${place}`, tier: place + 1 }))
  const gateway = await startGateway({
    ...alwaysRetries,
    upstreams: Object.fromEntries(
      servers.map(({ base_url }, place) => [`u${place}`, { base_url }]),
    ),
    routes: { [model]: route, [chatModel]: route },
    models: { [model]: { kind: 'embeddings' } },
    prices: { [model]: { input: '1', output: '50' } },
    ...options,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all(servers.map((server) => server.close()))
  })
  return { gateway, servers }
}

type Body = {
  data: { index: number; embedding: unknown }[]
  usage: object
  error: { message: string; param: string | null; code: string | null }
}

/** Asks for the embedding of "hello", or as `more` says. */
export async function embed(
  gateway: Pick<Gateway, 'url' | 'key'>,
  more: object = {},
  { key = gateway.key, headers = {} }: { key?: string; headers?: Record<string, string> } = {},
) {
  const reply = await fetch(`${gateway.url}/openai/v1/embeddings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model, input: 'hello', ...more }),
  })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, body: JSON.parse(text) as Body }
}

/** The embeddings of a reply, in its order. */
export const embeddingsOf = ({ body }: { body: Body }): unknown[] =>
  body.data.map(({ embedding }) => embedding)

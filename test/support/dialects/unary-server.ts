import { onTestFinished } from 'vitest'
import { startGateway, type Gateway, type GatewayOptions } from '../servers/gateway.ts'
import { alwaysRetries } from '../servers/gateway-server.ts'
import { startModelServer, type ModelServer, type Script } from '../upstreams/model-server.ts'

/** A model of each kind that is not a chat; each has its kind as its name. */
export const kinds = ['rerank', 'moderations', 'images', 'speech', 'transcriptions'] as const
export type Kind = (typeof kinds)[number]

export const chatModel = 'hermes-3-llama3.1-8b'

/** Of one unit, in nano-USD. */
export const unitNano = 2_000_000

const prices = {
  rerank: { call: '0.002' },
  moderations: { call: '0.002' },
  images: { image: '0.002' },
  speech: { million_characters: '15' },
  transcriptions: { second: '0.0001' },
} as const

/**
 * A gateway for one test with one scripted model server for each script, which serves models of all
 * kinds, in tiers of this order.
 */
export async function testUnaryServer(
  scripts: readonly Script[],
  options: GatewayOptions = {},
): Promise<{ gateway: Gateway; servers: ModelServer[] }> {
  const servers = await Promise.all(scripts.map((script) => startModelServer(script)))
  const route = servers.map((_server, place) => ({ upstream: `u${place}`, tier: place + 1 }))
  const gateway = await startGateway({
    ...alwaysRetries,
    upstreams: Object.fromEntries(
      servers.map(({ base_url }, place) => [
        `u${place}`,
        { base_url, dialects: ['chat' as const, ...kinds] },
      ]),
    ),
    routes: Object.fromEntries([chatModel, ...kinds].map((name) => [name, route])),
    models: Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
    prices,
    ...options,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all(servers.map((server) => server.close()))
  })
  return { gateway, servers }
}

type Reply = {
  status: number
  headers: Headers
  text: string
  body: { error: { message: string; param: string | null; code: string | null } } & Record<
    string,
    unknown
  >
}

/** Sends JSON to an operation below `/openai/v1/`. */
export async function post(
  { url, key: ownKey }: Pick<Gateway, 'url' | 'key'>,
  path: string,
  body: object,
  { key = ownKey, headers = {} }: { key?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const response = await fetch(`${url}/openai/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Reply['body'],
  }
}

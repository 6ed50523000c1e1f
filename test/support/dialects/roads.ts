import { assertHeaders } from '../http/headers.ts'
import { exchange, requestBytes, type Reply } from '../http/raw.ts'
import { models, startGateway, type Gateway, type GatewayOptions } from '../servers/gateway.ts'
import { alwaysRetries } from '../servers/gateway-server.ts'
import {
  startModelServer,
  type ModelServer,
  type ReceivedRequest,
} from '../upstreams/model-server.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callers, type CallerDialect } from './callers.ts'
import {
  dialectOf,
  serverDialects,
  serverReplies,
  type ServerDialect,
  type ServerReplies,
} from './server-replies.ts'

/** The dialect of a caller, and that of the model server that it reaches. */
export type Road = { caller: CallerDialect; server: ServerDialect }

/** Every way from a caller to a model server: passed through where both are called the same. */
export const roads: readonly Road[] = [
  { caller: 'chat', server: 'chat' },
  { caller: 'openai', server: 'chat' },
  { caller: 'openai', server: 'messages' },
  { caller: 'responses', server: 'chat' },
  { caller: 'responses', server: 'responses' },
  { caller: 'responses', server: 'messages' },
  { caller: 'messages', server: 'chat' },
  { caller: 'messages', server: 'messages' },
]

export const roadName = ({ caller, server }: Road): string => `${caller} over ${server}`

/** The model of a road; `/v1` has names of its own. */
export const roadModel = ({ caller, server }: Road): string =>
  caller === 'chat' ? models[0] : `${server}-model`

/** As `Script`, with the replies of the dialect that was spoken. */
export type RoadScript = (
  replies: ServerReplies,
  res: ServerResponse,
  received: ReceivedRequest,
  req: IncomingMessage,
) => void | Promise<void>

type RoadOptions = Omit<GatewayOptions, 'upstreams' | 'routes'> & {
  /** Further settings of the model server. */
  upstream?: Partial<NonNullable<GatewayOptions['upstreams']>[string]>
}

export type RoadServer = { gateway: Gateway; server: ModelServer; close(): Promise<void> }

/** The upstreams and routes of a gateway before one model server that speaks every dialect. */
export const roadConfig = (base_url: string, upstream: RoadOptions['upstream'] = {}) => ({
  upstreams: Object.fromEntries(
    serverDialects.map((dialect) => [dialect, { base_url, ...upstream, dialects: [dialect] }]),
  ),
  routes: Object.fromEntries(
    roads.map((road) => [roadModel(road), [{ upstream: road.server, model: 'upstream-name' }]]),
  ),
})

/** Starts a model server that speaks every dialect as the script says. */
export const startRoadServer = (script: RoadScript): Promise<ModelServer> =>
  startModelServer((req, res, received) =>
    script(serverReplies[dialectOf(received.path)], res, received, req),
  )

/** A gateway before one model server that speaks every dialect, each for a model of its own. */
export async function startRoads(
  script: RoadScript,
  { upstream, ...options }: RoadOptions = {},
): Promise<RoadServer> {
  const server = await startRoadServer(script)
  const sections = roadConfig(server.base_url, upstream)
  const gateway = await startGateway({ ...alwaysRetries, ...options, ...sections })
  return {
    gateway,
    server,
    async close() {
      await gateway.stop()
      await server.close()
    },
  }
}

export type RoadCall = {
  stream?: boolean
  text?: string
  /** Members of the body more, or instead. */
  more?: object
  key?: string
  headers?: readonly string[]
}

/** The request of a road as bytes. */
export function roadBytes(
  gateway: Pick<Gateway, 'key'>,
  road: Road,
  { stream = false, text = 'hi', more = {}, key = gateway.key, headers = [] }: RoadCall = {},
): Buffer {
  const caller = callers[road.caller]
  return requestBytes(
    `POST ${caller.path} HTTP/1.1`,
    ['Host: a', `Authorization: Bearer ${key}`, 'Content-Type: application/json', ...headers],
    JSON.stringify({ ...caller.body(roadModel(road), text, stream), ...more }),
  )
}

/** Sends a request on a road; its reply has the headers of the contract. */
export async function callRoad(
  gateway: Pick<Gateway, 'key' | 'url'>,
  road: Road,
  call: RoadCall = {},
): Promise<Reply> {
  const { contract, path } = callers[road.caller]
  const { reply } = await exchange(gateway.url, roadBytes(gateway, road, call))
  if (!reply) throw new Error('no reply')
  assertHeaders(contract, 'POST', path, reply)
  return reply
}

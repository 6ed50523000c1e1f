import { onTestFinished } from 'vitest'
import { models, startGateway, type Gateway, type GatewayOptions } from './gateway.ts'
import { chatBytes, dial, exchange, requestBytes, type Exchange, type Reply } from '../http/raw.ts'
import { startModelServer, type Script, type ModelServer } from '../upstreams/model-server.ts'

type Deployment = NonNullable<GatewayOptions['routes']>[string][number]

export type GatewayServerOptions<Name extends string> = Omit<
  GatewayOptions,
  'routes' | 'upstreams'
> & {
  /** Further settings of an upstream. */
  upstreams?: { [N in Name]?: Partial<NonNullable<GatewayOptions['upstreams']>[string]> }
  /** Further settings of its one deployment. */
  deployments?: { [N in Name]?: Omit<Deployment, 'upstream'> }
}

export type GatewayServer<Name extends string> = Record<Name, ModelServer> & {
  gateway: Gateway
  close(): Promise<void>
}

/**
 * A gateway before one scripted model server for each script; all serve every model, by default in
 * one tier without affinity, so that the same request again may reach any of them.
 */
export async function startGatewayServer<Name extends string>(
  scripts: Record<Name, Script>,
  { upstreams, deployments, ...options }: GatewayServerOptions<Name> = {},
): Promise<GatewayServer<Name>> {
  const names = Object.keys(scripts) as Name[] // keys of the record above
  const servers = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await startModelServer(scripts[name])])),
  ) as Record<Name, ModelServer> // one for each name
  const gateway = await startGateway({
    ...options,
    upstreams: Object.fromEntries(
      names.map((name) => [name, { base_url: servers[name].base_url, ...upstreams?.[name] }]),
    ),
    routes: {
      '*': names.map((name) => ({ upstream: name, affinity: false, ...deployments?.[name] })),
    },
  })
  return {
    ...servers,
    gateway,
    async close() {
      await gateway.stop()
      await Promise.all(names.map((name) => servers[name].close()))
    },
  }
}

/** The same for one test, which closes it at its end. */
export async function testGatewayServer<Name extends string>(
  scripts: Record<Name, Script>,
  options?: GatewayServerOptions<Name>,
): Promise<GatewayServer<Name>> {
  const server = await startGatewayServer(scripts, options)
  onTestFinished(() => server.close())
  return server
}

/**
 * Breakers that never open and unlimited failovers, so that tests that share a gateway do not
 * disturb each other.
 */
export const alwaysRetries = {
  breaker: { failures: 1000, window: 1000 },
  retry: { free_failovers: 1_000_000, repeat_share: 0 },
}

export const model = models[0]

/** A chat request with these members more, or instead. */
export const chat = (more: object = {}) => ({
  model,
  messages: [{ role: 'user', content: 'hi' }],
  ...more,
})

type Asking = { key?: string; headers?: string[]; deadlineMs?: number; lingerMs?: number }

export type Answer = Reply & Omit<Exchange, 'reply'>

/** Sends a chat request, an object or bytes, and gives the reply as it stood on the wire. */
export async function ask(
  gateway: Pick<Gateway, 'url' | 'key'>,
  body: unknown = chat(),
  { key = gateway.key, headers = [], ...options }: Asking = {},
): Promise<Answer> {
  const { reply, ...rest } = await exchange(gateway.url, chatBytes(key, body, headers), options)
  if (!reply || rest.timedOut)
    throw new Error(`no whole reply in time; so far: ${rest.raw.toString().slice(0, 500)}`)
  return { ...reply, ...rest }
}

export const json = (reply: Pick<Reply, 'body'>): unknown => JSON.parse(reply.body.toString())

/** A client that can leave. `closedAt` is when the gateway ended the connection, or we did. */
export type Client = {
  text(): string
  bytes(): Buffer
  leave(): number
  /** Sends the end of our side, and reads on. */
  endSide(): void
  pause(): void
  resume(): void
  readonly closedAt: number | null
}

/** Posts a request for the model; the answer is a complete reply. */
export async function postJson(
  { url, key }: Pick<Gateway, 'url' | 'key'>,
  path: string,
  body: object,
): Promise<Reply> {
  const head = ['Host: a', `Authorization: Bearer ${key}`, 'Content-Type: application/json']
  const bytes = requestBytes(`POST ${path} HTTP/1.1`, head, JSON.stringify({ model, ...body }))
  const { reply } = await exchange(url, bytes)
  if (!reply) throw new Error('no reply')
  return reply
}

/** Sends a chat request and stays on the line. */
export async function call(
  gateway: Pick<Gateway, 'url' | 'key'>,
  body: unknown = chat(),
  headers: string[] = [],
): Promise<Client> {
  return listen(gateway, chatBytes(gateway.key, body, headers))
}

/** Sends bytes and stays on the line. */
export async function listen(gateway: Pick<Gateway, 'url'>, bytes: Buffer): Promise<Client> {
  const socket = await dial(gateway.url)
  const parts: Buffer[] = []
  let closedAt: number | null = null
  socket.on('data', (part) => parts.push(part)).on('error', () => {})
  socket.on('close', () => (closedAt ??= performance.now()))
  socket.write(bytes)
  return {
    text: () => Buffer.concat(parts).toString(),
    bytes: () => Buffer.concat(parts),
    leave() {
      socket.destroy()
      return (closedAt = performance.now())
    },
    endSide: () => void socket.end(),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    get closedAt() {
      return closedAt
    },
  }
}

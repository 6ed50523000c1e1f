import {
  Client,
  StreamableHTTPClientTransport,
  type ClientOptions,
} from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { readReply, type Mesh, type MeshReply } from '../servers/mesh.ts'
import { mcpUrl } from './mcp-client.ts'

export const revision = '2026-07-28'
const prefix = 'io.modelcontextprotocol/'

type ClientSettings = {
  agent?: string
  key?: string
  headers?: Record<string, string>
  pin?: string
  mode?: 'legacy' | 'auto'
  capabilities?: ClientOptions['capabilities']
}

/** The client of the second generation, pinned to a revision without sessions unless told. */
export async function pinned(
  mesh: Mesh,
  {
    agent,
    key = mesh.gateway.key,
    headers = {},
    pin = revision,
    mode,
    capabilities = {},
  }: ClientSettings = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities, versionNegotiation: { mode: mode ?? { pin } } },
  )
  onTestFinished(() => client.close())
  const url = new URL(mcpUrl(mesh, agent))
  const requestInit = { headers: { authorization: `Bearer ${key}`, ...headers } }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
  return client
}

/** `params._meta` of a request of the revision without sessions. */
export const metaOf = (capabilities: object = {}) => ({
  [`${prefix}protocolVersion`]: revision,
  [`${prefix}clientInfo`]: { name: 'test', version: '1.0.0' },
  [`${prefix}clientCapabilities`]: capabilities,
})

/** A request of the revision without sessions; members of `meta` that are undefined are left out. */
export const statelessRequest = (
  method: string,
  params: Record<string, unknown> = {},
  meta: object = {},
  id: unknown = 1,
) => ({ jsonrpc: '2.0', id, method, params: { ...params, _meta: { ...metaOf(), ...meta } } })

type Request = ReturnType<typeof statelessRequest>

/** The headers that go with a request. */
export const headersOf = ({ method, params }: Request): Record<string, string> => {
  const { name, taskId } = params as { name?: string; taskId?: string } // a test's own
  const mirrored = name ?? taskId
  return {
    'mcp-protocol-version': revision,
    'mcp-method': method,
    ...(mirrored !== undefined && { 'mcp-name': mirrored }),
  }
}

/** Sends a request with its headers; those that are undefined are left out. */
export function fetchStateless(
  { gateway }: Mesh,
  request: Request,
  headers: Record<string, string | undefined> = {},
  { agent, key = gateway.key }: { agent?: string; key?: string } = {},
): Promise<Response> {
  const all = { ...headersOf(request), authorization: `Bearer ${key}`, ...headers }
  const sent = Object.entries(all).filter(([, value]) => value !== undefined) as [string, string][]
  return fetch(`${gateway.meshUrl}/mcp${agent ? `/agents/${agent}` : ''}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...Object.fromEntries(sent),
    },
    body: JSON.stringify(request),
  })
}

/** The same, with its reply of one message. */
export const sendStateless = async (
  ...args: Parameters<typeof fetchStateless>
): Promise<MeshReply> => readReply(await fetchStateless(...args))

/**
 * Sends requests over the transport of the client of the second generation: the client itself knows
 * no tasks yet. Answers with the result.
 */
export async function overTransport(meshUrl: string, key: string) {
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  const transport = new StreamableHTTPClientTransport(new URL(`${meshUrl}/mcp`), { requestInit })
  onTestFinished(() => transport.close())
  transport.setProtocolVersion(revision)
  await transport.start()
  let id = 0
  return (method: string, params: Record<string, unknown>, capabilities: object) => {
    const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>()
    transport.onmessage = (message) =>
      'result' in message ? resolve(message.result) : reject(new Error(JSON.stringify(message)))
    const meta = metaOf(capabilities)
    const message = {
      jsonrpc: '2.0' as const,
      id: ++id,
      method,
      params: { ...params, _meta: meta },
    }
    transport.send(message).catch(reject)
    return promise
  }
}

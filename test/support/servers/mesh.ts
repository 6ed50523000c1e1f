import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { components } from '../../../generated/server/mesh.ts'
import { startToolServer, type ToolServer } from '../upstreams/tool-server.ts'
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts'
import { fault } from '../http/schemas.ts'
import {
  completion,
  sendJson,
  startModelServer,
  type Script,
  type ModelServer,
} from '../upstreams/model-server.ts'

type Section = NonNullable<GatewayOptions['mesh']>
export type MeshSettings = Omit<Section, 'bounds' | 'lenient' | 'tasks'> & {
  bounds?: Partial<NonNullable<Section['bounds']>>
  lenient?: Partial<NonNullable<Section['lenient']>>
  tasks?: Partial<NonNullable<Section['tasks']>>
}
export type MeshOptions = Omit<GatewayOptions, 'mesh' | 'upstreams'> & {
  /** The document of each agent, by its id; the shipped agents by default. */
  agents?: (toolServer: string) => Record<string, object>
  mesh?: MeshSettings
  /** The deployment that answers queries, beside its address. */
  upstream?: Partial<NonNullable<GatewayOptions['upstreams']>[string]>
  /** Folder of the store, where it must outlive the server. */
  store?: string
}

export type Mesh = {
  gateway: Gateway
  /** The folder of the agents' documents. */
  agents: string
  /** The inference server. */
  model: ModelServer
  /** The tools' server. */
  tools: ToolServer
  close(): Promise<void>
}

type Answering = Parameters<typeof startToolServer>[0]

/** The whole server before a scripted model and one server for all tools. */
export async function startMesh(
  script: Script,
  answer: Answering,
  { agents = toyAgents, mesh, upstream, ...options }: MeshOptions = {},
): Promise<Mesh> {
  const [model, tools] = await Promise.all([startModelServer(script), startToolServer(answer)])
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-agents-'))
  for (const [id, document] of Object.entries(agents(tools.origin)))
    await writeFile(join(folder, `${id}.yaml`), JSON.stringify(document))
  const gateway = await startGateway({
    upstreams: { model: { base_url: model.base_url, ...upstream } },
    routes: { '*': [{ upstream: 'model' }] },
    ...options,
    // A configuration file fills in what is not there; the type is of one that was filled.
    mesh: { agents: [folder], allow_private: [tools.origin], ...mesh } as Section,
  })
  return {
    gateway,
    agents: folder,
    model,
    tools,
    async close() {
      await gateway.stop()
      await Promise.all([model.close(), tools.close(), rm(folder, { recursive: true })])
    },
  }
}

/** The same for one test, which closes it at its end. */
export async function testMesh(...args: Parameters<typeof startMesh>): Promise<Mesh> {
  const mesh = await startMesh(...args)
  onTestFinished(() => mesh.close())
  return mesh
}

export const members = {
  description: 'For tests.',
  author: 'Tollgate',
  tags: [],
  examples: ['How warm is it?'],
  prompt: 'You answer with your tools. canary-prompt-7a01',
  price_usd: '0.001',
  query_price_usd: '0.01',
  x402: false,
}

/** An agent's document with these paths; `more` is beside them. */
export const documentOf = (
  url: string,
  paths: object,
  { agent = {}, ...more }: { agent?: object; [member: string]: unknown } = {},
) => ({
  openapi: '3.1.0',
  info: { title: 'Toys', version: '1.0.0', 'x-agent': { ...members, ...agent } },
  servers: [{ url }],
  paths,
  ...more,
})

const text = { type: 'string', minLength: 1, maxLength: 200 }

/** Reads, a price of its own, a path, a body, a write, a short deadline. */
export const toyAgents = (origin: string): Record<string, object> => ({
  ToyAgent: documentOf(`${origin}/api`, {
    '/weather': {
      get: {
        operationId: 'get_weather',
        summary: 'Get the weather',
        'x-tool': { price_usd: '0.002' },
        parameters: [
          { name: 'city', in: 'query', required: true, description: 'A city.', schema: text },
          {
            name: 'days',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 16, default: 3 },
          },
        ],
      },
    },
    '/places/{name}': {
      get: {
        operationId: 'get_place',
        summary: 'Get a place',
        parameters: [{ name: 'name', in: 'path', required: true, schema: text }],
      },
    },
    '/search': {
      post: {
        operationId: 'search',
        summary: 'Search',
        'x-tool': { effect: 'read' },
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['query'],
                properties: { query: text, filter: { type: 'object', additionalProperties: true } },
              },
            },
          },
        },
      },
    },
    '/notes': {
      post: {
        operationId: 'write_note',
        summary: 'Write a note',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['note'],
                properties: { note: text },
              },
            },
          },
        },
      },
    },
    '/quick': {
      get: { operationId: 'be_quick', summary: 'Answer at once', 'x-tool': { timeout_ms: 1000 } },
    },
    '/status': { get: { operationId: 'get_status', summary: 'Get the status' } },
  }),
  OtherAgent: documentOf(
    `${origin}/other`,
    { '/thing': { get: { operationId: 'get_thing', summary: 'Get the thing' } } },
    { agent: { price_usd: '0.003', query_price_usd: '0.05' } },
  ),
})

/** A reply of the model that calls tools; arguments as text stand for themselves. */
export const callsTools = (...calls: [name: string, args: unknown][]) =>
  completion('', {
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: null,
          tool_calls: calls.map(([name, args], at) => ({
            id: `call_${at + 1}`,
            type: 'function',
            function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
          })),
        },
        finish_reason: 'tool_calls',
      },
    ],
  })

/** A model that gives these replies in turn, and repeats the last; a text is an answer in words. */
export const turns = (...replies: (object | string)[]): Script => {
  let at = 0
  return (_req, res) => {
    const reply = replies[Math.min(at++, replies.length - 1)] ?? ''
    sendJson(res, 200, typeof reply === 'string' ? completion(reply) : reply)
  }
}

export type MeshReply = {
  status: number
  headers: Headers
  text: string
  json: Record<string, unknown>
}

/** Sends a body, an object or text, and reads the whole reply. */
export async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<MeshReply> {
  return readReply(
    await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

/** The body of a request to an agent with the mesh's key; `more` is beside the input. */
export const agentRequest = ({ gateway }: Mesh, input: object, more: object = {}) => ({
  api_key: gateway.key,
  agent_id: 'ToyAgent',
  input,
  ...more,
})

/** The same for one tool; `more` is in the input. */
export const toolRequest = (mesh: Mesh, tool: string, args: unknown = {}, more: object = {}) =>
  agentRequest(mesh, { tool, tool_arguments: args, ...more })

/** Sends a request to an agent, which is refused before a tool or the model gets a request. */
export async function refuseUnasked(
  mesh: Mesh,
  request: unknown,
  status: number,
  code: string,
  headers?: Record<string, string>,
): Promise<ErrorBody> {
  const reply = await post(mesh.gateway.meshUrl, '/mesh_request', request, headers)
  const error = refusalOf(reply, status, code)
  expect([mesh.tools.requests.length, mesh.model.received.length]).toEqual([0, 0])
  return error
}

export async function readReply(reply: Response): Promise<MeshReply> {
  const text = await reply.text()
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  } // every body of ours is an object
}

type Result = components['schemas']['Result']

/** The result of an agent's reply, valid by the contract. */
export function resultOf({ status, headers, text, json }: MeshReply): Result {
  expect(status, text).toBe(200)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id') ?? '').toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  expect(fault('mesh', 'AgentReply', json)).toBeNull()
  return (json as components['schemas']['AgentReply']).result // judged by Ajv on the line above
}

type ErrorBody = components['schemas']['Error']

/** A refusal of the mesh in its error body, with the headers that its status owes. */
export function refusalOf(
  { status, headers, text, json }: MeshReply,
  wanted: number,
  code?: string,
): ErrorBody {
  expect(status, text).toBe(wanted)
  expect(headers.get('content-type')).toBe('application/json')
  expect(fault('mesh', 'Error', json)).toBeNull()
  const error = json as ErrorBody // judged by Ajv on the line above
  expect(error.error).toBe(status)
  expect(error.detail).toBe(error.message)
  if (code !== undefined) expect(error.code).toBe(code)
  expect(headers.get('x-request-id') ?? '').toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  expect(
    error.message.startsWith(
      decodeURIComponent(headers.get('x-error-message') ?? 'none').slice(0, 299),
    ),
  ).toBe(true)
  expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules/)
  if (status === 429 || status === 503) {
    expect(headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
    expect(headers.get('retry-after-ms')).toMatch(/^\d{2,5}$/)
  }
  if (status === 400 || status === 401 || status === 403 || status === 404)
    expect(headers.get('x-should-retry')).toBe('false')
  return error
}

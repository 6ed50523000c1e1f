import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadAgents } from '../../../../server/mesh/documents/agents.ts'
import { exampleOf } from '../../../../server/mesh/example.ts'
import { pickMember } from '../../../../server/mesh/tools/outcome.ts'
import { nativeTools } from '../../../../server/mesh/tools/native.ts'
import { startSandboxInference } from '../../../../server/sandbox/inference.ts'
import { readContract } from '../../../../server/mock/contract.ts'
import { curlLine } from '../../../../server/mock/curl-line.ts'
import { startMock, type Mock } from '../../../../server/mock/mock.ts'
import { post, resultOf, startMesh, type Mesh } from '../../../support/servers/mesh.ts'

type Operation = {
  operationId: string
  parameters?: { in?: string; required?: boolean }[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, { examples?: Record<string, Named> }> }>
}
type Named = { value?: unknown; $ref?: string }
type Document = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: { examples?: Record<string, Named> }
}

const folder = join(import.meta.dirname, '../../../../spec/agents')
const documents = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [
      name.slice(0, -5),
      parse(readFileSync(join(folder, name), 'utf8')) as Document,
    ]),
) // the loader has checked them
const { agents } = await loadAgents([folder], {
  env: {},
  onBroken: 'refuse',
  nativeTools,
  secrets: false,
})
const isRemote = ([, { servers }]: [string, Document]) => servers[0]?.url !== 'native:'

const credential = 'canary-exa-key-6b10'
let mesh: Mesh
let model: Awaited<ReturnType<typeof startSandboxInference>>
const mocks = new Map<string, Promise<Mock>>()

/** Hands a request on to the mock of the agent that its path begins with. */
async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = mesh.tools.requests.at(-1)?.body ?? ''
  const [, id = '', rest = ''] = /^\/([A-Za-z]+)(\/.*)$/.exec(req.url ?? '') ?? []
  const mock = mocks.get(id) ?? startMock({ contract: documents[id] ?? {} })
  mocks.set(id, mock)
  const headers = Object.fromEntries(
    Object.entries(req.headers)
      .filter(([name]) => !/^(host|connection|content-length|accept-encoding)$/.test(name))
      .map(([name, value]) => [name, String(value)]),
  )
  const reply = await fetch((await mock).url + rest, {
    method: req.method ?? 'GET',
    headers,
    ...(body !== '' && { body }),
  })
  res
    .writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
    .end(await reply.text())
}

beforeAll(async () => {
  process.env['EXA_API_KEY'] = credential
  model = await startSandboxInference()
  const script = async (_req: IncomingMessage, res: ServerResponse, { text }: { text: string }) => {
    const reply = await fetch(`${model.base_url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    res.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text())
  }
  mesh = await startMesh(
    script,
    (req, res) =>
      void forward(req, res).catch((error: unknown) => res.writeHead(599).end(String(error))),
    {
      agents: (origin) =>
        Object.fromEntries(
          Object.entries(documents).map(([id, document]) => [
            id,
            isRemote([id, document])
              ? { ...document, servers: [{ url: `${origin}/${id}` }] }
              : document,
          ]),
        ),
    },
  )
})
afterAll(async () => {
  await mesh.close()
  await Promise.all([
    model.close(),
    ...[...mocks.values()].map(async (mock) => (await mock).close()),
  ])
})
beforeEach(() => void (mesh.tools.requests.length = mesh.model.received.length = 0))

const ask = (agent_id: string, input: object) =>
  post(mesh.gateway.meshUrl, '/mesh_request', { api_key: mesh.gateway.key, agent_id, input })

/** The first example of what the operation answers; undefined where the document has none. */
function exampleAnswer({ paths, components }: Document, name: string): unknown {
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === name)
  const [example] = Object.values(
    operation?.responses['200']?.content?.['application/json']?.examples ?? {},
  )
  const target =
    example?.$ref === undefined
      ? example
      : components?.examples?.[example.$ref.split('/').at(-1) ?? '']
  return target?.value
}

const tools = [...agents.values()].flatMap((agent) =>
  [...agent.tools.values()].map((tool) => [agent.id, tool.name, tool] as const),
)

describe('every tool, with the arguments that its document gives as examples', () => {
  test.each(tools.filter(([id]) => id !== 'EchoAgent'))(
    '%s %s is answered by the Prism mock of its own document',
    async (id, name, tool) => {
      const result = resultOf(
        await ask(id, { tool: name, tool_arguments: exampleOf(tool.parameters) }),
      )
      expect(mesh.tools.requests).toHaveLength(1)
      expect(mesh.model.received).toHaveLength(0)
      const document = documents[id] as Document // listed from the documents
      const example = exampleAnswer(document, name)
      // Without an example the mock makes data of the schema.
      if (example === undefined) return expect(result.success).toBe(true)
      const picked = pickMember(example, tool.pick)
      expect(result).toEqual({ success: true, data: picked.ok ? picked.data : picked })
    },
  )

  test('EchoAgent echo and add are code', async () => {
    expect(
      resultOf(
        await ask('EchoAgent', {
          tool: 'echo',
          tool_arguments: { text: 'hello', times: 2, uppercase: true },
        }),
      ).data,
    ).toEqual({ text: 'HELLO HELLO' })
    expect(
      resultOf(await ask('EchoAgent', { tool: 'add', tool_arguments: { numbers: [2, 3, 4.5] } }))
        .data,
    ).toEqual({ sum: 9.5 })
  })

  test("the operator's credential reaches the server that it is for, and no caller", async () => {
    const reply = await ask('ExaSearchAgent', {
      tool: 'search_web',
      tool_arguments: { query: 'a' },
    })
    expect(mesh.tools.requests[0]?.headers['x-api-key']).toBe(credential)
    expect(reply.text).not.toContain(credential)
    await ask('HackerNewsAgent', { tool: 'get_item', tool_arguments: { id: 1 } })
    expect(JSON.stringify(mesh.tools.requests.at(-1))).not.toContain(credential)
  })
})

describe('the mock of each document', () => {
  const ids = Object.keys(documents)
  const mockOf = async (id: string) => {
    const mock = mocks.get(id) ?? startMock({ contract: documents[id] ?? {} })
    mocks.set(id, mock)
    return (await mock).url
  }

  test.each(ids)('%s answers the line that it prints', async (id) => {
    const document = documents[id] as Document & { openapi: string } // listed from the documents
    const line = curlLine(readContract(document), await mockOf(id))
    const words = [...line.matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll(`'\\''`, "'") ?? plain,
    )
    const after = (flag: string) =>
      words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []))
    const headers = after('-H').map((header) => header.split(': ') as [string, string])
    const [body] = after('-d')
    const reply = await fetch(words[1] ?? '', {
      method: body === undefined ? (after('-X')[0] ?? 'GET') : 'POST',
      headers,
      ...(body !== undefined && { body }),
    })
    expect(reply.status, line).toBe(200)
  })

  test.each(ids)('%s refuses what its operations do not take, and says why', async (id) => {
    const url = await mockOf(id)
    for (const [path, item] of Object.entries(documents[id]?.paths ?? {})) {
      for (const [method, { operationId, parameters = [], requestBody }] of Object.entries(item)) {
        const headers = { 'x-api-key': 'any', 'content-type': 'application/json' }
        const reply = await fetch(url + path.replaceAll(/\{\w+\}/g, 'a'), {
          method,
          headers,
          ...(requestBody && { body: '[]' }),
        })
        const wants =
          requestBody !== undefined ||
          parameters.some((parameter) => parameter.in === 'query' && parameter.required === true)
        expect(wants ? [400] : [200, 400], operationId).toContain(reply.status)
        const text = await reply.text()
        if (reply.status === 400) expect(text, operationId).toMatch(/is required|must/)
      }
    }
  })
})

describe('a query of each agent goes the whole way', () => {
  const queries = [...agents.values()].map(({ id, examples: [query = ''] }) => [id, query] as const)
  test.each(queries)('%s: “%s”', async (id, query) => {
    const { response, data } = resultOf(await ask(id, { query }))
    const names = Object.keys(data as object)
    expect(names).toHaveLength(1)
    expect([...(agents.get(id)?.tools.keys() ?? [])]).toContain(names[0])
    expect(response?.length).toBeGreaterThan(10)
    expect(mesh.model.received).toHaveLength(2)
    expect(resultOf(await ask(id, { query, raw_data_only: true }))).toEqual({ success: true, data })
    expect(mesh.model.received).toHaveLength(3)
  })
})

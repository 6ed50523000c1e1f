import {
  Client as StatelessClient,
  StreamableHTTPClientTransport as StatelessTransport,
} from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({
    contract: fileURLToPath(new URL('../../../generated/json/mesh.json', import.meta.url)),
  })
})
afterAll(() => mock.close())

/** The protocol's own client, connected to the mock. */
async function connected(path: string, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  onTestFinished(() => client.close())
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mock.url + path), {
      requestInit: { headers: { authorization: 'Bearer any', ...headers } },
    }),
  )
  return client
}

/** The client of the second generation, pinned to a revision. */
async function withoutSession(path: string, pin = '2026-07-28'): Promise<StatelessClient> {
  const client = new StatelessClient(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: { pin } } },
  )
  onTestFinished(() => client.close())
  const requestInit = { headers: { authorization: 'Bearer any' } }
  await client.connect(new StatelessTransport(new URL(mock.url + path), { requestInit }))
  return client
}

describe('a client of the Model Context Protocol', () => {
  test.each([
    ['/mcp', 'EchoAgent__echo'],
    ['/mcp/agents/EchoAgent', 'echo'],
  ])('at %s lists the tools and calls one', async (path, name) => {
    const client = await connected(path)
    expect(client.getServerVersion()).toMatchObject({ name: 'tollgate-mock' })
    const { tools } = await client.listTools()
    expect(tools).toEqual([
      expect.objectContaining({
        name,
        inputSchema: expect.objectContaining({ required: ['text'] }) as object,
      }),
    ])
    expect(await client.callTool({ name, arguments: { text: 'Hello' } })).toEqual({
      content: [{ type: 'text', text: '{"text":"Hello"}' }],
      structuredContent: { text: 'Hello' },
    })
    await expect(client.callTool({ name: 'other' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('unknown tool "other"') as string,
    })
  })

  test('of the revision without sessions lists the tools and calls one', async () => {
    const client = await withoutSession('/mcp')
    expect(client.getServerVersion()).toMatchObject({ name: 'tollgate-mock' })
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['EchoAgent__echo'])
    expect(
      await client.callTool({ name: 'EchoAgent__echo', arguments: { text: 'Hello' } }),
    ).toMatchObject({ structuredContent: { text: 'Hello' } })
    await expect(client.callTool({ name: 'other' })).rejects.toMatchObject({ code: -32602 })
    await expect(withoutSession('/mcp', '2027-01-01')).rejects.toMatchObject({ code: -32022 })
  })

  test('sees a tool fail where that is preferred', async () => {
    const client = await connected('/mcp', { prefer: 'example=failed' })
    expect(
      await client.callTool({ name: 'EchoAgent__echo', arguments: { text: 'Hello' } }),
    ).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('text is missing') as string }],
    })
  })

  test.each([
    ['without a key', { authorization: '' }, 401],
    ['where a refusal is preferred', { prefer: 'code=429' }, 429],
  ])('%s is refused', async (_, headers, status) => {
    await expect(connected('/mcp', headers)).rejects.toMatchObject({ code: status })
  })
})

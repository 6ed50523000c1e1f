import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../../support/servers/bundle-run.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { officialFetch } from '../../support/chains/official-client.ts'
import { fault } from '../../support/http/schemas.ts'

const petstore = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://pets.example.com' }],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        summary: 'Get a pet',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 1000, examples: [7] },
          },
        ],
        responses: {
          200: {
            description: 'A pet.',
            content: {
              'application/json': { schema: { type: 'object' }, example: { name: 'Rex' } },
            },
          },
        },
      },
    },
  },
}

const newFolder = testFolders()
let child: ChildProcess
let mesh = ''
let metadata = ''
beforeAll(async () => {
  const cwd = newFolder()
  writeFileSync(join(cwd, 'tollgate.yaml'), 'mesh: { agents: [spec/agents, ours] }\n')
  writeFileSync(join(cwd, 'pets.json'), JSON.stringify(petstore))
  for (const id of ['PetAgent', 'KeyedPetAgent']) {
    const added = await tollgateIn(cwd, ['agents', 'add', 'pets.json', '--id', id])
    expect(added.code, added.err).toBe(0)
  }
  const file = join(cwd, 'ours/PetAgent.yaml')
  const written = readFileSync(file, 'utf8')
    .replace('x402: false', 'x402: true')
    .replace(/price_usd: ['"]?0\.001['"]?/, "price_usd: '0.25'")
  writeFileSync(file, written)
  const running = spawn(process.execPath, [main, 'mock', '--port', '0'], {
    cwd,
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = running
  const [output] = (await once(running.stdout, 'data')) as [Buffer]
  const [, agents = '', about = ''] = [...output.toString().matchAll(/curl (http:\/\/[^/]+)/g)].map(
    ([, url = '']) => url,
  )
  mesh = agents
  metadata = about
})
afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
})

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await (await fetch(url, { headers })).json()) as Record<string, unknown>
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(mesh + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: reply.status,
    headers: reply.headers,
    json: (await reply.json()) as Record<string, unknown>,
  }
}
const price = { evm: '/x402/agents', solana: '/x402/solana/agents' }
const chains = [
  ['evm', 'base-sepolia'],
  ['solana', 'solana-devnet'],
] as const

describe('an agent that was added', () => {
  test('is in the metadata, with its tools and prices', async () => {
    const document = await get(`${metadata}/metadata.json`)
    expect(fault('metadata', 'Metadata', document)).toBeNull()
    expect(document).toHaveProperty('agents.EchoAgent')
    expect(document).toHaveProperty(
      'agents.PetAgent.metadata.x402_config.tool_prices.getPet',
      '0.25',
    )
    expect(document).toHaveProperty(
      'agents.PetAgent.tools.0.function.parameters.properties.id.maximum',
      1000,
    )
  })

  test('is in the schema and among those that are available', async () => {
    const all = await get(`${mesh}/mesh_schema`)
    expect(fault('mesh', 'AgentSchemas', all)).toBeNull()
    expect(Object.keys(all['agents'] as object)).toEqual(
      expect.arrayContaining(['EchoAgent', 'PetAgent', 'KeyedPetAgent']),
    ) // judged above
    expect(await get(`${mesh}/mesh_schema?agent_id=PetAgent`)).toEqual({
      agents: {
        PetAgent: expect.objectContaining({
          tools: { getPet: expect.objectContaining({ price_usd: '0.25' }) as object },
        }) as object,
      },
    })
    expect(await get(`${mesh}/mesh_schema?agent_id=NoAgent`)).toMatchObject({
      error: 404,
      param: 'agent_id',
    })
    expect(await get(`${mesh}/mesh_health`)).toHaveProperty('agents.PetAgent', { available: true })
  })

  test.each(chains)(
    'is listed as sold on %s, at the mock’s own address and network',
    async (chain, network) => {
      const list = await get(`${mesh}${price[chain]}?details=true`)
      expect(fault('mesh', 'PaidAgents', list)).toBeNull()
      const agents = list['agents'] as { agentId: string; tools: object[] }[] // judged above
      expect(agents.find(({ agentId }) => agentId === 'PetAgent')?.tools).toEqual([
        {
          name: 'getPet',
          description: expect.any(String) as string,
          resourceUrl: `${mesh}${price[chain]}/PetAgent/getPet`,
          priceUsd: '0.25',
          network,
          parameters: expect.objectContaining({ required: ['id'] }) as object,
        },
      ])
      expect(agents.map(({ agentId }) => agentId)).not.toContain('KeyedPetAgent')
    },
  )

  test.each(chains)('has 402s of its own price on %s', async (chain, network) => {
    const path = `${price[chain]}/PetAgent/getPet`
    const { status, headers, json } = await post(path, { id: 7 })
    expect([status, fault('mesh', 'PaymentRequired', json)]).toEqual([402, null])
    expect(json).toHaveProperty(
      'accepts.0',
      expect.objectContaining({
        network,
        maxAmountRequired: '250000',
        resource: mesh + path,
        outputSchema: expect.objectContaining({
          input: expect.objectContaining({
            bodyFields: { id: expect.any(Object) as object },
          }) as object,
        }) as object,
      }),
    )
    expect(
      decodePaymentRequiredHeader(headers.get('payment-required') ?? '').accepts,
    ).toMatchObject([{ amount: '250000' }])
    expect((await post(`${price[chain]}/PetAgent`, { query: 'Which pets?' })).json).toHaveProperty(
      'accepts.0.maxAmountRequired',
      '10000',
    )
    for (const [other, param] of [
      ['NoAgent/getPet', 'agent_id'],
      ['PetAgent/none', 'tool'],
      ['KeyedPetAgent/getPet', 'agent_id'],
    ]) {
      expect((await post(`${price[chain]}/${other}`, {})).json).toMatchObject({ error: 404, param })
    }
  })

  test('is paid by an official client', async () => {
    const pay = officialFetch({ evm: privateKeyToAccount(generatePrivateKey()) })
    const answer = await pay(`${mesh}/x402/agents/PetAgent/getPet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":7}',
    })
    const result = { success: true, data: { name: 'Rex' } }
    expect([answer.status, await answer.json()]).toMatchObject([200, { result }])
  })

  test('is checked for its tools and their arguments, as the server does', async () => {
    const ask = (input: object, agent_id = 'PetAgent') =>
      post('/mesh_request', { api_key: 'any', agent_id, input })
    expect((await ask({ tool: 'getPet', tool_arguments: { id: 7 } })).status).toBe(200)
    expect((await ask({ query: 'Which pets?' })).status).toBe(200)
    expect((await ask({ tool: 'getPet', tool_arguments: { id: 1001 } })).json).toMatchObject({
      error: 400,
      param: 'input.tool_arguments.id',
    })
    expect((await ask({ tool: 'getPets', tool_arguments: {} })).json).toMatchObject({
      error: 404,
      param: 'input.tool',
      message: expect.stringContaining('getPet') as string,
    })
    expect((await ask({ query: 'a' }, 'Pets')).json).toMatchObject({
      error: 404,
      param: 'agent_id',
    })
    expect(
      (
        await post('/mesh_task_create', {
          api_key: 'any',
          agent_id: 'PetAgent',
          task_details: { tool: 'getPet', tool_arguments: {} },
        })
      ).json,
    ).toMatchObject({ error: 400, param: 'task_details.tool_arguments.id' })
  })

  test.each([
    ['/mcp', 'PetAgent__getPet', 'EchoAgent__echo'],
    ['/mcp/agents/PetAgent', 'getPet', 'ask'],
  ])('has its tools over MCP at %s', async (path, name, other) => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    onTestFinished(() => client.close())
    await client.connect(
      new StreamableHTTPClientTransport(new URL(mesh + path), {
        requestInit: { headers: { authorization: 'Bearer any' } },
      }),
    )
    const { tools } = await client.listTools()
    expect(tools.map((tool) => tool.name)).toEqual(expect.arrayContaining([name, other]))
    expect(tools.find((tool) => tool.name === name)).toMatchObject({
      inputSchema: { required: ['id'] },
      _meta: { 'tollgate/price_usd': '0.25' },
    })
    const called = await client.callTool({ name, arguments: { id: 7 } })
    expect(called).not.toHaveProperty('isError')
    expect(called.structuredContent).toEqual({ name: 'Rex' })
    expect(await client.callTool({ name, arguments: { id: 1001 } })).toMatchObject({
      isError: true,
      structuredContent: { error: 400, param: 'arguments.id' },
    })
    await expect(client.callTool({ name: 'getPets' })).rejects.toMatchObject({ code: -32602 })
  })

  test('is on the reference page, with what is sold', async () => {
    const document = await get(`${mesh}/openapi.json`)
    // A contract.
    const { paths, components } = document as { paths: object; components: { schemas: object } }
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/mesh_request',
        '/x402/agents/PetAgent/getPet',
        '/x402/solana/agents/PetAgent',
      ]),
    )
    expect(Object.keys(components.schemas)).toContain('PetAgent.getPet')
    expect(Object.keys(paths).filter((path) => path.includes('KeyedPetAgent'))).toEqual([])
  })

  test('answers by the examples of its own document', async () => {
    const ask = (agent_id: string, tool: string, tool_arguments: object, prefer = '') =>
      post(
        '/mesh_request',
        { api_key: 'any', agent_id, input: { tool, tool_arguments } },
        { prefer },
      )
    const pet = await ask('PetAgent', 'getPet', { id: 7 })
    expect(fault('mesh', 'AgentReply', pet.json)).toBeNull()
    expect(pet.json).toMatchObject({ result: { success: true, data: { name: 'Rex' } } })
    const echo = await ask('EchoAgent', 'echo', { text: 'Hi', times: 2 })
    expect(echo.json).toMatchObject({ result: { data: { text: 'Hi Hi' } } })
    const place = { latitude: 38.7, longitude: -9.1 }
    const weather = await ask('OpenMeteoWeatherAgent', 'get_forecast', place)
    expect(weather.json).toHaveProperty('result.data.daily')
    const chosen = await ask('PetAgent', 'getPet', { id: 7 }, 'example=tool')
    expect(chosen.json).toMatchObject({ result: { data: { text: 'Hello' } } })
  })

  test('gives way to an example of the contract that is preferred', async () => {
    expect(
      Object.keys(
        (await get(`${mesh}/mesh_schema`, { prefer: 'example=one' }))['agents'] as object,
      ),
    ).toEqual(['EchoAgent'])
    expect(await get(`${mesh}/mesh_schema`, { prefer: 'delay=1' })).toHaveProperty(
      'agents.PetAgent',
    )
  })
})

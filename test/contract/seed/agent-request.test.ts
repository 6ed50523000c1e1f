import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  callsTools,
  readReply,
  testMesh,
  post,
  refusalOf,
  resultOf,
  startMesh,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { fault } from '../../support/http/schemas.ts'
import { says, type Script } from '../../support/upstreams/model-server.ts'
import { soldAgents } from '../../support/servers/seller.ts'
import { until } from '../../support/waiting.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

/**
 * Each test is a rule of the specification of the agent request service; its name begins with the
 * section and, in section 4, the rule.
 */
let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, modelRequest) => model(req, res, modelRequest),
    (req, res) => answer(req, res),
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  model = turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is 21 °C.')
  answer = (_req, res) => sendJson(res, { temperature: 21 })
  mesh.model.received.length = mesh.tools.requests.length = 0
})

const byTool = { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } }
const request = (input: unknown = byTool) => ({
  api_key: mesh.gateway.key,
  agent_id: 'ToyAgent',
  input,
})
const without = (name: string) =>
  Object.fromEntries(Object.entries(request()).filter(([key]) => key !== name))
const send = (body: unknown = request(), headers: Record<string, string> = {}) =>
  post(mesh.gateway.meshUrl, '/mesh_request', body, headers)
/** Refused with 400, without a word to a tool or the model. */
async function expectInvalid(body: unknown) {
  const error = refusalOf(await send(body), 400, 'invalid_request')
  expect([mesh.tools.requests, mesh.model.received]).toEqual([[], []])
  return error
}
const metadata = async () =>
  (await readReply(await fetch(`${mesh.gateway.metadataUrl}/metadata.json`))).json

describe('2.1 the agent request', () => {
  test('2.1 api_key is required, at the root of the body', async () => {
    refusalOf(await send(without('api_key')), 401)
    refusalOf(
      await send({ ...without('api_key'), input: { ...byTool, api_key: mesh.gateway.key } }),
      401,
    )
  })
  test.each([7, true, null, ['k'], {}])(
    '2.1 api_key is a string, not %j',
    async (api_key) => void refusalOf(await send({ ...request(), api_key }), 401),
  )
  test('2.1 agent_id is required', async () => void (await expectInvalid(without('agent_id'))))
  test.each([7, true, null, ['ToyAgent'], {}])(
    '2.1 agent_id is a string, not %j',
    async (agent_id) => void (await expectInvalid({ ...request(), agent_id })),
  )
  test('2.1 agent_id is the identifier that the metadata document lists', async () => {
    for (const agent_id of Object.keys((await metadata())['agents'] as object)) {
      model = says('Hello')
      resultOf(await send({ ...request({ query: 'Hello?' }), agent_id }))
    }
    refusalOf(await send({ ...request(), agent_id: 'NobodysAgent' }), 404)
  })
  test('2.1 input is required', async () => void (await expectInvalid(without('input'))))
  test.each([7, true, null, 'query', ['query']])(
    '2.1 input is an object, not %j',
    async (input) => void (await expectInvalid(request(input))),
  )
})

describe('2.2 the input', () => {
  test('2.2 query is a question in natural language', async () => {
    resultOf(await send(request({ query: 'Как там погода? 天気は?' })))
    expect(mesh.model.received[0]?.body.messages.at(-1)).toEqual({
      role: 'user',
      content: 'Как там погода? 天気は?',
    })
  })
  test.each([7, true, null, ['a'], {}])(
    '2.2 query is a string, not %j',
    async (query) => void (await expectInvalid(request({ query }))),
  )
  test.each([7, true, null, ['get_weather'], {}])(
    '2.2 tool is a string, not %j',
    async (tool) => void (await expectInvalid(request({ ...byTool, tool }))),
  )
  test('2.2 tool_arguments is required with tool', async () =>
    void (await expectInvalid(request({ tool: 'get_status' }))))
  test.each([7, true, null, 'city', ['Lisbon']])(
    '2.2 tool_arguments is an object, not %j',
    async (tool_arguments) => void (await expectInvalid(request({ ...byTool, tool_arguments }))),
  )
  test('2.2 tool_arguments are those of the tool', async () => {
    resultOf(await send())
    expect(mesh.tools.requests[0]?.url).toBe('/api/weather?city=Lisbon')
    expect((await expectInvalidArguments({ town: 'Lisbon' })).param).toMatch(
      /^input\.tool_arguments\./,
    )
  })
  const expectInvalidArguments = async (tool_arguments: object) =>
    refusalOf(await send(request({ ...byTool, tool_arguments })), 400)
  test('2.2 raw_data_only is false unless told', async () => {
    expect(resultOf(await send(request({ query: 'a' })))).toHaveProperty('response', 'It is 21 °C.')
    model = turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is 21 °C.')
    expect(resultOf(await send(request({ query: 'a', raw_data_only: false })))).toHaveProperty(
      'response',
      'It is 21 °C.',
    )
  })
  test.each(['true', 1, null, {}])(
    '2.2 raw_data_only is true or false, not %j',
    async (raw_data_only) => void (await expectInvalid(request({ ...byTool, raw_data_only }))),
  )
  test.each<[string, object]>([
    ['query and tool', { query: 'a', ...byTool }],
    ['query and tool without arguments', { query: 'a', tool: 'get_weather' }],
    ['query and tool_arguments', { query: 'a', tool_arguments: {} }],
    ['neither', {}],
    ['tool_arguments alone', { tool_arguments: {} }],
  ])('2.2 either query, or tool together with tool_arguments, not %s', async (_, input) => {
    expect((await expectInvalid(request(input))).message).toMatch(/query.*tool.*tool_arguments/)
  })
})

describe('2.3 the response', () => {
  test.each<[string, object]>([
    ['a query', { query: 'a' }],
    ['a tool', byTool],
  ])(
    '2.3 the body of a success, of %s, is an object with the field result, an object',
    async (_, input) => {
      const { json } = await send(request(input))
      expect(Object.keys(json)).toEqual(['result'])
      expect(
        typeof json['result'] === 'object' &&
          json['result'] !== null &&
          !Array.isArray(json['result']),
      ).toBe(true)
    },
  )
  test('2.3 the task-result model, with response and success, is what a task ends with', async () => {
    const { json: created } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
      api_key: mesh.gateway.key,
      agent_id: 'ToyAgent',
      task_details: { query: 'a' },
    })
    const read = async () =>
      (
        await post(mesh.gateway.meshUrl, '/mesh_task_query', {
          api_key: mesh.gateway.key,
          task_id: created['task_id'],
        })
      ).json
    await until('the task is completed', async () => (await read())['status'] === 'completed')
    expect((await read())['result']).toEqual({
      success: true,
      response: 'It is 21 °C.',
      data: { get_weather: { temperature: 21 } },
    })
  })
  test('2.3 both shapes hold at once: the result has response and success too', async () => {
    expect(resultOf(await send(request({ query: 'a' })))).toMatchObject({
      success: true,
      response: 'It is 21 °C.',
    })
  })
})

describe('2.4 the agent metadata document', () => {
  test('2.4 is JSON with an agents object keyed by agent identifier, each entry with tools that describe its tools', async () => {
    const document = await metadata()
    expect(fault('metadata', 'Metadata', document)).toBeNull()
    const agents = document['agents'] as Record<
      string,
      { tools: { function: { name: string; parameters: object } }[] }
    > // judged by Ajv on the line above
    expect(Object.keys(agents)).toEqual(['OtherAgent', 'ToyAgent'])
    expect(agents['OtherAgent']?.tools.map(({ function: { name } }) => name)).toEqual(['get_thing'])
  })
  test('2.4 what parameters an agent requires is discoverable there: a call made from it is taken', async () => {
    const agents = (await metadata())['agents'] as Record<
      string,
      { tools: { function: { name: string; parameters: { required?: string[] } } }[] }
    > // as above
    for (const {
      function: { name, parameters },
    } of agents['ToyAgent']?.tools ?? []) {
      resultOf(
        await send(
          request({
            tool: name,
            tool_arguments: Object.fromEntries(
              (parameters.required ?? []).map((argument) => [argument, 'a']),
            ),
          }),
        ),
      )
    }
  })
})

describe('3 states', () => {
  test('3 each request is independent: nothing of one is in the next', async () => {
    await send(request({ query: 'canary-first' }))
    model = says('Hello')
    await send(request({ query: 'second' }))
    expect(JSON.stringify(mesh.model.received.at(-1)?.body)).not.toContain('canary-first')
    expect(mesh.model.received.at(-1)?.body.messages).toHaveLength(2)
  })
})

describe('4 the endpoints', () => {
  test('4 POST {base_url}/mesh_request takes JSON and returns a JSON object with result', async () => {
    const reply = await send()
    resultOf(reply)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', ''])
      refusalOf(await send(request(), { 'content-type': type }), 415)
    expect((await fetch(`${mesh.gateway.meshUrl}/mesh_request`)).status).toBe(405)
  })
  test('4 GET {metadata_url} returns the document, from another host than {base_url}', async () => {
    expect(new URL(mesh.gateway.metadataUrl).host).not.toBe(new URL(mesh.gateway.meshUrl).host)
    expect(await metadata()).toHaveProperty('agents')
    expect((await fetch(`${mesh.gateway.meshUrl}/metadata.json`)).status).toBe(404)
  })
  test.each(['/x402/agents', '/x402/solana/agents'])(
    '4 GET {base_url}%s returns a list of agents, without a key',
    async (path) => {
      const { status, json } = await readReply(await fetch(mesh.gateway.meshUrl + path))
      expect(status).toBe(200)
      expect(fault('mesh', 'PaidAgents', json)).toBeNull()
    },
  )
  test('4.1 a query is answered by the agent', async () => {
    expect(resultOf(await send(request({ query: 'How warm is it in Lisbon?' }))).response).toBe(
      'It is 21 °C.',
    )
    expect(mesh.model.received.length).toBeGreaterThan(0)
  })
  test('4.2 tool and tool_arguments run the named tool directly', async () => {
    expect(resultOf(await send())).toEqual({ success: true, data: { temperature: 21 } })
    expect([mesh.tools.requests.length, mesh.model.received.length]).toEqual([1, 0])
  })
  test('4.3 with raw_data_only no summary is produced', async () => {
    expect(resultOf(await send(request({ query: 'a', raw_data_only: true })))).toEqual({
      success: true,
      data: { get_weather: { temperature: 21 } },
    })
    expect(
      mesh.model.received,
      'the model is asked which tools, and not for a summary',
    ).toHaveLength(1)
  })
})

describe('5.1 the API key', () => {
  test('5.1 is in the body; no header stands for it', async () => {
    resultOf(await send())
    for (const headers of [
      { authorization: `Bearer ${mesh.gateway.key}` },
      { 'x-api-key': mesh.gateway.key },
      { api_key: mesh.gateway.key },
    ] as Record<string, string>[])
      refusalOf(await send(without('api_key'), headers), 401)
  })
  test('5.1 all ordinary requests carry it', async () => {
    for (const path of ['/mesh_request', '/mesh_task_create', '/mesh_task_query'])
      refusalOf(
        await post(mesh.gateway.meshUrl, path, {
          agent_id: 'ToyAgent',
          input: byTool,
          task_details: byTool,
          task_id: 'a',
        }),
        401,
      )
  })
})

describe('7 errors', () => {
  test('7 402: the endpoint of a paid agent without payment, with the details of payment in headers', async () => {
    const facilitator = createServer((_req, res) =>
      sendJson(res, {
        kinds: [{ x402Version: 2, scheme: 'exact', network: 'eip155:84532' }],
        extensions: [],
        signers: {},
      }),
    )
    onTestFinished(() => void facilitator.close())
    const port = await listenOnLoopback(facilitator)
    const network = {
      path: 'evm' as const,
      pay_to: `0x${'1'.repeat(40)}`,
      asset: `0x${'2'.repeat(40)}`,
      asset_name: 'USD Coin',
      asset_version: '2',
      decimals: 6,
      facilitator: `http://127.0.0.1:${port}`,
    }
    const seller = await testMesh(says('yes'), (_req, res) => sendJson(res, 1), {
      agents: soldAgents,
      payments: { networks: { 'eip155:84532': network } },
    })
    for (const path of ['/x402/agents/ShopAgent/get_weather', '/x402/agents/ShopAgent']) {
      await until(
        'the facilitator was heard',
        async () =>
          (await post(seller.gateway.meshUrl, path, { city: 'Lisbon', query: 'a' })).status !== 503,
      )
      const { status, headers } = await post(seller.gateway.meshUrl, path, {
        city: 'Lisbon',
        query: 'a',
      })
      expect(status).toBe(402)
      expect(
        JSON.parse(Buffer.from(headers.get('payment-required') ?? '', 'base64').toString()),
      ).toMatchObject({
        x402Version: 2,
        accepts: [{ network: 'eip155:84532', payTo: network.pay_to }],
      })
    }
    expect([seller.tools.requests, seller.model.received]).toEqual([[], []])
  })
})

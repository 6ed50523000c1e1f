import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  network,
  networksWith,
  startScriptedFacilitator,
  type ScriptedFacilitator,
} from '../../support/servers/operator.ts'
import {
  callsTools,
  documentOf,
  readReply,
  post,
  refusalOf,
  startMesh,
  turns,
  type MeshReply,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { sendJson, type Script } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

/** Numbers that a double does not hold, and some that it does however they are written. */
const lost = [
  '9007199254740993',
  '0.1000000000000000055',
  '-12345678901234567890.5',
  '1e400',
  '123456789012345678E-30',
]
const held = ['1.0', '1e3', '-0.5', '9007199254740992', '0.30000000000000004']
const answerText =
  '{"id":9007199254740993,"rate":0.1000000000000000055,"deep":[{"x":[1.0,-1e400]}],' +
  '"plain":[1,0.5]}'

const numbers = {
  type: 'object',
  additionalProperties: false,
  properties: { n: { type: 'number' }, any: {} },
}
const agents = (origin: string) => ({
  NumberAgent: documentOf(
    `${origin}/api`,
    {
      '/send': {
        post: {
          operationId: 'send',
          summary: 'Send',
          'x-tool': { effect: 'read', cache_seconds: 60 },
          requestBody: { required: true, content: { 'application/json': { schema: numbers } } },
        },
      },
      '/at/{id}': {
        get: {
          operationId: 'at',
          summary: 'At',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'list', in: 'query', schema: { type: 'array', items: { type: 'number' } } },
            { name: 'X-Rate', in: 'header', schema: { type: 'number' } },
          ],
        },
      },
      '/picked': {
        get: { operationId: 'picked', summary: 'One number', 'x-tool': { pick: 'id' } },
      },
    },
    { agent: { x402: true } },
  ),
})

let mesh: Mesh
let facilitator: ScriptedFacilitator
let model: Script
let hold: Promise<void> | undefined
beforeAll(async () => {
  facilitator = await startScriptedFacilitator()
  facilitator.settle = (res) =>
    sendJson(res, 200, {
      isValid: true,
      success: true,
      transaction: `0x${'7f'.repeat(32)}`,
      network,
      payer: buyer.address,
    })
  mesh = await startMesh(
    (req, res, request) => model(req, res, request),
    async (_req, res) => {
      await hold
      res.writeHead(200, { 'content-type': 'application/json' }).end(answerText)
    },
    { agents, payments: { networks: networksWith(facilitator.url) } },
  )
  await until(
    'something is for sale',
    async () => (await fetch(paidUrl(), { method: 'POST' })).status === 402,
  )
})
afterAll(async () => {
  await mesh.close()
  facilitator.close()
})
beforeEach(() => {
  hold = undefined
  mesh.tools.requests.length = 0
})

const buyer = privateKeyToAccount(generatePrivateKey())
const paidUrl = () => `${mesh.gateway.meshUrl}/x402/agents/NumberAgent/send`
const request = (tool: string, args: string) =>
  post(
    mesh.gateway.meshUrl,
    '/mesh_request',
    `{"api_key":"${mesh.gateway.key}","agent_id":"NumberAgent","input":{"tool":"${tool}",` +
      `"tool_arguments":${args}}}`,
  )
const bearer = () => ({ authorization: `Bearer ${mesh.gateway.key}` })
const bodies = () => mesh.tools.requests.map(({ body }) => body)
/** What the tool's server said, with numbers that a double holds as JavaScript writes them. */
const dataText = answerText.replace('1.0', '1')
const isWhole = (
  { status, text }: MeshReply,
  expected = `{"result":{"success":true,"data":${dataText}}}`,
) => expect({ status, text }).toEqual({ status: 200, text: expected })

describe('numbers keep their digits', () => {
  test.each(lost)('%s in an argument, wherever it stands', async (number) => {
    isWhole(await request('send', `{"any":{"a":[{"b":${number}}]}}`))
    expect(bodies()).toEqual([`{"any":{"a":[{"b":${number}}]}}`])
  })

  test('in an argument that the schema looks at, and then in path, query and header', async () => {
    isWhole(await request('send', '{"n":0.1000000000000000055}'))
    isWhole(
      await request(
        'at',
        '{"id":9007199254740993,"list":[9007199254740993,0.5],"X-Rate":0.1000000000000000055}',
      ),
    )
    expect(bodies()[0]).toBe('{"n":0.1000000000000000055}')
    expect(mesh.tools.requests[1]).toMatchObject({
      url: '/api/at/9007199254740993?list=9007199254740993&list=0.5',
      headers: { 'x-rate': '0.1000000000000000055' },
    })
    refusalOf(await request('at', '{"id":"9007199254740993"}'), 400, 'invalid_request')
  })

  test.each(held)('%s is one that a double holds, and is sent as ever', async (number) => {
    isWhole(await request('send', `{"any":${number}}`))
    // An equal call a moment ago may have been answered already.
    expect(bodies().join()).toBe(`{"any":${JSON.stringify(JSON.parse(number))}}`)
  })

  test('in an answer of which only a number is picked', async () => {
    isWhole(await request('picked', '{}'), '{"result":{"success":true,"data":9007199254740993}}')
  })

  test('in what a task is asked and answers, which are stored', async () => {
    const { json } = await post(
      mesh.gateway.meshUrl,
      '/mesh_task_create',
      `{"api_key":"${mesh.gateway.key}",` +
        '"agent_id":"NumberAgent","task_details":{"tool":"send",' +
        '"tool_arguments":{"any":9007199254740995}}}',
    )
    const read = () =>
      post(mesh.gateway.meshUrl, '/mesh_task_query', {
        api_key: mesh.gateway.key,
        task_id: json['task_id'],
      })
    await until('the task has ended', async () => (await read()).json['status'] === 'completed')
    expect((await read()).text).toBe(
      `{"status":"completed","result":{"success":true,"data":${dataText}}}`,
    )
    expect(bodies()).toEqual(['{"any":9007199254740995}'])
  })

  test("in a model's arguments, and in what the model is told and the caller gets", async () => {
    model = turns(callsTools(['send', '{"any":9007199254740997}']), 'Done.')
    const reply = await post(mesh.gateway.meshUrl, '/mesh_request', {
      api_key: mesh.gateway.key,
      agent_id: 'NumberAgent',
      input: { query: 'Send it.' },
    })
    expect(reply.text).toBe(
      `{"result":{"success":true,"response":"Done.","data":{"send":${dataText}}}}`,
    )
    expect(bodies()).toEqual(['{"any":9007199254740997}'])
    expect(mesh.model.received.at(-1)?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: dataText,
    })
  })

  test('over MCP, as text and structured', async () => {
    const { text, json } = await post(
      mesh.gateway.meshUrl,
      '/mcp/agents/NumberAgent',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"send",' +
        '"arguments":{"any":9007199254740999}}}',
      { ...bearer(), accept: 'application/json, text/event-stream' },
    )
    const { content } = json['result'] as { content: object[] } // of a call that succeeded
    expect(content).toEqual([{ type: 'text', text: dataText }])
    expect(text).toContain(`"structuredContent":${dataText}`)
    expect(bodies()).toEqual(['{"any":9007199254740999}'])
    const picked = await post(
      mesh.gateway.meshUrl,
      '/mcp/agents/NumberAgent',
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"picked","arguments":{}}}',
      { ...bearer(), accept: 'application/json, text/event-stream' },
    )
    expect(picked.text).toContain('"structuredContent":{"data":9007199254740993}')
  })
})

describe('calls that differ only in digits beyond what a double holds', () => {
  test('are two for the cache, and for those who ask at once', async () => {
    const [first, second] = ['{"any":9007199254740992001}', '{"any":9007199254740992002}']
    let release = () => {}
    hold = new Promise((resolve) => (release = resolve))
    const all = [first, second, first, second].map((args) => request('send', args))
    await until('both are under way', () => mesh.tools.requests.length === 2)
    release()
    for (const reply of await Promise.all(all)) isWhole(reply)
    for (const args of [first, second]) isWhole(await request('send', args))
    expect(bodies().toSorted()).toEqual([first, second])
  })

  test('are two for an Idempotency-Key', async () => {
    const create = (number: string) =>
      post(
        mesh.gateway.meshUrl,
        '/mesh_task_create',
        `{"api_key":"${mesh.gateway.key}",` +
          '"agent_id":"NumberAgent","task_details":{"tool":"send",' +
          `"tool_arguments":{"any":${number}}}}`,
        { 'idempotency-key': 'digits' },
      )
    expect((await create('9007199254740993001')).status).toBe(200)
    refusalOf(await create('9007199254740993002'), 409, 'conflict')
    expect((await create('9007199254740993001')).headers.get('idempotent-replayed')).toBe('true')
  })

  test('are two for a payment, whose stored answer keeps its digits too', async () => {
    let signed = new Headers()
    const listening: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.headers.has('payment-signature')) signed = request.headers
      return fetch(request)
    }
    const client = new x402Client().register(network, new ExactEvmScheme(buyer))
    const purchase = await readReply(
      await wrapFetchWithPayment(listening, client)(paidUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"n":0.12345678901234567}',
      }),
    )
    isWhole(purchase)
    const again = async (body: string) =>
      readReply(await fetch(paidUrl(), { method: 'POST', headers: signed, body }))
    const other = await again('{"n":0.12345678901234568}')
    refusalOf(other, 409, 'payment_bound')
    const replayed = await again('{"n":0.12345678901234567}')
    isWhole(replayed)
    expect(replayed.headers.get('idempotent-replayed')).toBe('true')
    expect(bodies()).toEqual(['{"n":0.12345678901234567}'])
  })
})

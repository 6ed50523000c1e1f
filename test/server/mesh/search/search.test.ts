import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRecord } from '../../../../server/json/json.ts'
import {
  callsTools,
  documentOf,
  post,
  refusalOf,
  resultOf,
  startMesh,
  turns,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import { connected } from '../../../support/http/mcp-client.ts'
import {
  completion,
  sendJson as reply,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'

const resources = (
  'invoices customers orders payments refunds shipments products categories warehouses suppliers ' +
  'coupons gift_cards subscriptions plans tax_rates employees departments shifts payslips contracts ' +
  'tickets comments attachments webhooks api_keys audit_events reports dashboards campaigns ' +
  'newsletters audiences templates domains certificates servers backups snapshots firewalls volumes ' +
  'regions'
).split(' ')

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const note = { type: 'object', properties: { note: { type: 'string' } } }
const body = { content: { 'application/json': { schema: note } } }

/** Eight operations of one resource. */
function pathsOf(resource: string): object {
  const words = resource.replaceAll('_', ' ')
  const one = words.replace(/ies$/, 'y').replace(/s$/, '')
  const operation = (verb: string, summary: string, more: object = {}) => ({
    operationId: `${resource}_${verb}`,
    summary,
    ...more,
  })
  const at = `/${resource}`
  return {
    [at]: {
      get: operation('list', `List ${words}`),
      post: operation('create', `Create a ${one}`, { requestBody: body }),
    },
    [`${at}/count`]: { get: operation('count', `Count ${words}`) },
    [`${at}/export`]: { get: operation('export', `Export all ${words} as CSV`) },
    [`${at}/{id}`]: {
      get: operation('get', `Get a ${one} by its id`, { parameters: [id] }),
      patch: operation('update', `Update a ${one}`, { parameters: [id], requestBody: body }),
      delete: operation('delete', `Delete a ${one}`, { parameters: [id] }),
    },
    [`${at}/{id}/archive`]: {
      post: operation('archive', `Archive a ${one}`, { parameters: [id] }),
    },
  }
}

let mesh: Mesh
let model: Script
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, request) => model(req, res, request),
    (req, res) => sendJson(res, { method: req.method, url: req.url }),
    {
      mesh: { write_tools: true },
      agents: (origin) => ({
        ShopAgent: documentOf(origin, Object.assign({}, ...resources.map(pathsOf)) as object),
      }),
    },
  )
})
afterAll(() => mesh.close())

const ask = (query: string, more: object = {}) =>
  post(mesh.gateway.meshUrl, '/mesh_request', {
    api_key: mesh.gateway.key,
    agent_id: 'ShopAgent',
    input: { query, ...more },
  })

/** What a tool said last, as the model is shown it. */
function lastResult(messages: readonly Record<string, unknown>[]): unknown {
  const last = messages.at(-1)
  return last?.['role'] === 'tool' ? JSON.parse(String(last['content'])) : undefined
}

const namesIn = (result: unknown): unknown[] =>
  isRecord(result) && Array.isArray(result['tools'])
    ? result['tools'].map((one) => (isRecord(one) ? one['name'] : undefined))
    : []

/** Searches with the question, and calls a tool only where it was shown it and its arguments. */
const careful =
  (question: string, wanted: string): Script =>
  (_req, res, { body: { messages = [] } }) => {
    const result = lastResult(messages)
    const send = (name: string, args: object) => {
      const call = {
        id: 'c',
        type: 'function',
        function: { name, arguments: JSON.stringify(args) },
      }
      const message = { role: 'assistant', content: '', tool_calls: [call] }
      reply(
        res,
        200,
        completion('', { choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }),
      )
    }
    if (result === undefined) return send('search_tools', { query: question })
    if (namesIn(result).includes(wanted)) return send('describe_tool', { name: wanted })
    if (!isRecord(result) || !isRecord(result['parameters']))
      return reply(res, 200, completion('done'))
    const { required = [] } = result['parameters']
    const names = required as string[] // of the schema just shown
    const args = Object.fromEntries(names.map((name) => [name, '7']))
    send('call_tool', { name: wanted, arguments: args })
  }

describe('a question to an agent with 320 tools', () => {
  test.each<[question: string, tool: string, request: string]>([
    ['Which invoices do we have?', 'invoices_list', 'GET /invoices'],
    ['How many customers are there?', 'customers_count', 'GET /customers/count'],
    ['Show me order 7', 'orders_get', 'GET /orders/7'],
    ['Remove the coupon 7', 'coupons_delete', 'DELETE /coupons/7'],
    ['Add a new supplier', 'suppliers_create', 'POST /suppliers'],
    ['Change the tax rate 7', 'tax_rates_update', 'PATCH /tax_rates/7'],
    ['Put the ticket 7 into the archive', 'tickets_archive', 'POST /tickets/7/archive'],
    ['I need all payslips as CSV', 'payslips_export', 'GET /payslips/export'],
    ['List the gift cards', 'gift_cards_list', 'GET /gift_cards'],
    ['Delete an API key', 'api_keys_delete', 'DELETE /api_keys/7'],
    ['Make a backup', 'backups_create', 'POST /backups'],
    ['What is in shipment 7?', 'shipments_get', 'GET /shipments/7'],
    ['Count the employees', 'employees_count', 'GET /employees/count'],
    ['Edit the newsletter', 'newsletters_update', 'PATCH /newsletters/7'],
    ['Export the audit events', 'audit_events_export', 'GET /audit_events/export'],
    ['Which categories exist?', 'categories_list', 'GET /categories'],
    ['Archiving a contract', 'contracts_archive', 'POST /contracts/7/archive'],
    ['Erase the snapshot', 'snapshots_delete', 'DELETE /snapshots/7'],
    ['Retrieve a certificate by its id', 'certificates_get', 'GET /certificates/7'],
    ['Create a webhook for us, please', 'webhooks_create', 'POST /webhooks'],
  ])('%s', async (question, wanted, request) => {
    model = careful(question, wanted)
    const [method, url] = request.split(' ')
    const result = resultOf(await ask(question))
    expect(result).toMatchObject({ response: 'done', data: { [wanted]: { method, url } } })
  })

  test('the model is shown three tools and the few that fit the question', async () => {
    mesh.model.received.length = 0
    model = turns('none')
    await ask('How many refunds were there?')
    const shown = mesh.model.only().body.tools as { function: { name: string } }[]
    const names = shown.map((tool) => tool.function.name)
    expect(names.slice(0, 3)).toEqual(['search_tools', 'describe_tool', 'call_tool'])
    expect(names.length).toBeLessThanOrEqual(11)
    expect(names).toContain('refunds_count')
  })

  test('a tool that was shown is called by its own name; raw data waits for a tool, not for a search', async () => {
    const search = ['search_tools', { query: 'count regions' }] as [string, unknown]
    model = turns(callsTools(search), callsTools(['regions_count', {}]), 'never asked')
    const result = resultOf(await ask('How many regions?', { raw_data_only: true }))
    expect(result).toMatchObject({ data: { regions_count: { url: '/regions/count' } } })
  })

  test.each<[called: [string, unknown], message: RegExp]>([
    [['search_tools', {}], /search_tools\.query must be text/],
    [['search_tools', { query: 'x', limit: 500 }], /limit must be a whole number from 1 to 20/],
    [['describe_tool', { name: 'order_get' }], /there is no such tool; nearest: orders_get/],
    [['call_tool', { name: 'orders_get', arguments: {} }], /orders_get\.id is missing/],
  ])('%j is a mistake that the model is told', async (called, message) => {
    mesh.model.received.length = 0
    model = turns(callsTools(called), 'sorry')
    resultOf(await ask('Anything'))
    const told = mesh.model.received[1]?.body.messages?.at(-1)
    expect(String(told?.['content'])).toMatch(message)
  })

  test('searching without end is a query that is exhausted', async () => {
    model = turns(callsTools(['search_tools', { query: 'orders' }]))
    refusalOf(await ask('Anything'), 502, 'query_exhausted')
  })
})

describe('MCP with mode=search', () => {
  test('an agent has three tools and ask, which find, describe and call the others', async () => {
    const client = await connected(mesh, { agent: 'ShopAgent?mode=search' })
    const { tools } = await client.listTools()
    const names = ['search_tools', 'describe_tool', 'call_tool', 'ask']
    expect(tools.map(({ name }) => name)).toEqual(names)
    expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([
      true,
      true,
      false,
      false,
    ])
    const call = async (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args })
    const found = await call('search_tools', { query: 'remove an order' })
    expect(namesIn(found.structuredContent)).toContain('orders_delete')
    const described = await call('describe_tool', { name: 'orders_delete' })
    expect(described.structuredContent).toMatchObject({
      effect: 'write',
      price_usd: '0.001',
      parameters: { required: ['id'] },
    })
    const called = await call('call_tool', { name: 'orders_delete', arguments: { id: '7' } })
    expect(called.structuredContent).toEqual({ method: 'DELETE', url: '/orders/7' })
    expect(await call('call_tool', { name: 'orders_delete', arguments: {} })).toMatchObject({
      isError: true,
      structuredContent: { param: 'arguments.arguments.id' },
    })
    expect(await call('describe_tool', { name: 'nope' })).toMatchObject({ isError: true })
  })

  test('another mode is refused', async () => {
    const response = await fetch(`${mesh.gateway.meshUrl}/mcp/agents/ShopAgent?mode=list`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${mesh.gateway.key}`,
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    expect(response.status).toBe(400)
  })
})

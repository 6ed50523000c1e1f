import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOperatorClient } from '../../../../client/index.ts'
import { operationsOf, type Contract } from '../../../../server/http/contract/document.ts'
import { serveContract } from '../../../../server/http/contract/routes.ts'
import { failureFrom } from '../../../../server/http/error-body.ts'
import { createExpressApp, expressPath } from '../../../../server/http/app.ts'
import { setQuery } from '../../../../server/http/front.ts'
import { startMock, type Mock } from '../../../../server/mock/mock.ts'
import { queryText, writtenQueries } from '../../../support/data/query-writers.ts'
import { operations, type Operation } from '../../../support/http/every-operation.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { contracts } from '../../../support/http/schemas.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'

type Schema = { type: string; enum?: string[]; pattern?: string; items?: Schema }
type Parameter = { name: string; schema: Schema; required: boolean }

const queriesOf = ({ service, id }: Operation): Parameter[] =>
  operationsOf(contracts[service] as Contract)
    .filter(({ operation }) => operation.operationId === id)
    .flatMap(({ operation }) => operation.parameters)
    .filter((parameter) => parameter.in === 'query') as unknown as Parameter[] // of OpenAPI

const parameters = operations.flatMap((operation) =>
  queriesOf(operation).map((parameter) => ({ operation, parameter })),
)
const rows = parameters.map(
  (row) => [`${row.operation.service} ${row.operation.id} ${row.parameter.name}`, row] as const,
)

/** What else a request cannot do without. */
const othersOf = (operation: Operation, { name }: Parameter) =>
  queriesOf(operation)
    .filter((other) => other.required && other.name !== name)
    .map((other) => `&${other.name}=${other.schema.enum?.[0]}`)
    .join('')

/** What the contract's own check makes of a request: its query, or the refusal. */
type Reading = { query?: Record<string, unknown>; param?: string; message?: string }

/** Serves the checks of a contract: what they read is the reply. */
function createReader(service: Operation['service']): Server {
  const app = createExpressApp()
  for (const { method, path, operationId, check } of serveContract(
    contracts[service] as Contract,
    {},
  ))
    app[method.toLowerCase() as 'get'](expressPath(path), (req, res) => {
      setQuery(req)
      const own = operations.find((one) => one.service === service && one.id === operationId)
      if (own?.body) Object.assign(req, { body: JSON.parse(own.body) as unknown })
      const read = (): Reading => {
        try {
          check(req, res)
          return { query: { ...req.query } }
        } catch (error) {
          const failure = failureFrom(error)
          if (!failure) throw new Error(`${method} ${path}`, { cause: error })
          return { message: failure.message, param: String(failure.details.param) }
        }
      }
      res.end(JSON.stringify(read()))
    })
  return createServer(app)
}

const readers = new Map<Operation['service'], { server: Server; url: string }>()
let gateway: Gateway
let mock: Mock
beforeAll(async () => {
  for (const service of Object.keys(contracts) as Operation['service'][]) {
    const server = createReader(service)
    readers.set(service, { server, url: `http://127.0.0.1:${await listenOnLoopback(server)}` })
  }
  gateway = await startGateway()
  mock = await startMock({ contract: [contracts.operator, contracts.mesh, contracts.messages] })
})
afterAll(async () => {
  for (const { server } of readers.values()) server.close()
  await Promise.all([gateway.stop(), mock.close()])
})

async function read(operation: Operation, query: string): Promise<Reading> {
  const { method, path } = operation
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${readers.get(operation.service)?.url}${path}?${query}`, {
    method,
    headers,
  })
  return (await reply.json()) as Reading
}

/** Whether the schema has room for the text; otherwise its rule is what refuses it. */
const takesText = ({ type, enum: names, pattern }: Schema) =>
  type === 'string' && !names && new RegExp(pattern ?? '').test(queryText)

test('the table has what this engine writes', () => {
  const [form, component] = Object.values(writtenQueries)
  expect(new URLSearchParams({ '': queryText }).toString().slice(1)).toBe(form)
  expect(encodeURIComponent(queryText)).toBe(component)
})

describe('every query parameter of every contract is read as it was meant', () => {
  test('there are some in three contracts', () => {
    expect(new Set(parameters.map(({ operation }) => operation.service))).toEqual(
      new Set(['mesh', 'messages', 'operator']),
    )
  })

  test.each(rows)('%s', async (_name, { operation, parameter }) => {
    const { name, schema } = parameter
    for (const [writer, written] of Object.entries(writtenQueries)) {
      const more = othersOf(operation, parameter)
      const reading = await read(operation, `${name}=${written}${more}`)
      if (takesText(schema)) expect(reading.query?.[name], writer).toBe(queryText)
      else {
        expect(reading.param?.replace(/\[.*/, ''), writer).toBe(name)
        expect(reading.message, writer).not.toContain('encoded')
      }
    }
  })

  test.each(['key,model', 'key%2Cmodel', 'key%2cmodel'])('a list is split: %s', async (by) => {
    const row = parameters.find(({ parameter }) => parameter.name === 'by')
    if (!row) throw new Error('no contract has a list')
    expect((await read(row.operation, `by=${by}`)).query).toMatchObject({ by: ['key', 'model'] })
  })
})

test('the mock takes the same', async () => {
  for (const { operation, parameter } of parameters.filter((row) =>
    takesText(row.parameter.schema),
  ))
    for (const written of Object.values(writtenQueries)) {
      const more = othersOf(operation, parameter)
      const url = `${mock.url}${operation.path}?${parameter.name}=${written}${more}`
      const reply = await fetch(url, {
        method: operation.method,
        headers: { authorization: 'Bearer any' },
      })
      const taken = operation.path.startsWith('/x402/') ? 402 : 200
      expect(reply.status, `${url} ${await reply.text()}`).toBe(taken)
    }
})

test('the typed client closes a payment with a reason in brackets', async () => {
  const operator = createOperatorClient({
    baseUrl: gateway.operatorUrl,
    token: gateway.operatorToken,
  })
  const id = '0198a3c2-7d1e-7abc-8def-0123456789ab'
  await expect(operator.closePayment(id, 'lost (chain reorg)')).rejects.toMatchObject({
    status: 404,
  })
  expect(await operator.audit({ name: "Ann's (main): a+b" })).toMatchObject({ rows: [] })
})

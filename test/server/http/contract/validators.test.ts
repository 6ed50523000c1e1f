import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import compiledContract from '../../../../generated/validators/gateway.js'
import type { CompiledContract, Contract } from '../../../../server/http/contract/document.ts'
import { validatorsOf, type CheckedOperation } from '../../../../server/http/contract/validators.ts'
import { startGateway } from '../../../support/servers/gateway.ts'

/** Counts the functions compiled from text in this process; each compiled validator is one. */
function countCompiled(): () => number {
  let count = 0
  vi.stubGlobal(
    'Function',
    new Proxy(Function, {
      construct(target, args: string[]) {
        count++
        return Reflect.construct(target, args) as object
      },
    }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => count
}

test('no content type that a caller thinks of makes a server compile, and so keep, another validator', async () => {
  const compiled = countCompiled()
  const gateway = await startGateway({ mesh: { agents: [] } })
  onTestFinished(() => gateway.stop())
  const atStart = compiled()
  expect(atStart, 'the contracts have over two hundred').toBeLessThan(20)

  // The whole validator reads a query.
  const reads: [url: string, token: string][] = [
    [`${gateway.url}/v1/models`, gateway.key],
    [`${gateway.operatorUrl}/keys`, gateway.operatorToken],
    [`${gateway.operatorUrl}/keys/${gateway.keyId}`, gateway.operatorToken],
    [`${gateway.operatorUrl}/usage?by=key`, gateway.operatorToken],
    [`${gateway.meshUrl}/mesh_schema`, ''],
    [`${gateway.metadataUrl}/metadata.json`, ''],
  ]
  const read = async ([url, token]: (typeof reads)[number], type?: string) => {
    const reply = await fetch(url, {
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(type !== undefined && { 'content-type': type }),
      },
    })
    await reply.arrayBuffer()
    expect(reply.status, url).toBe(200)
  }
  for (const one of reads) await read(one)
  const before = compiled()
  expect(before, 'those for queries are counted').toBeGreaterThan(atStart)
  for (const one of reads)
    for (const type of [
      'application/json',
      'text/plain',
      'a/b; c=d',
      'multipart/form-data; boundary=x',
      ...Array.from({ length: 20 }, (_, n) => `application/x-${n}`),
    ])
      await read(one, type)
  expect(compiled() - before).toBe(0)
})

test('nor does any that is taken with a body', async () => {
  const compiled = countCompiled()
  const gateway = await startGateway()
  onTestFinished(() => gateway.stop())
  const create = async (type: string) => {
    const reply = await fetch(`${gateway.operatorUrl}/keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.operatorToken}`, 'content-type': type },
      body: '{"name":1}',
    })
    await reply.arrayBuffer()
    expect(reply.status, type).toBe(400)
  }
  await create('application/json')
  const before = compiled()
  expect(before, 'those that name what is wrong are counted').toBeGreaterThan(0)
  for (let n = 0; n < 20; n++) await create(`application/json; charset=utf-8; v=${n}`)
  expect(compiled() - before).toBe(0)
})

test('what was generated says of each request what the validator says of it, and completes it in the same way', () => {
  const chat = (more: object) => ({
    model: 'mistralai/mistral-7b-instruct',
    messages: [{ role: 'user', content: 'Hello' }],
    ...more,
  })
  const requests: [body: object, headers?: Record<string, string>][] = [
    [chat({})],
    [chat({}), { 'x-request-timeout-ms': '1500' }],
    [chat({ temperature: 0.5, stream: true })],
    [chat({}), { 'x-request-timeout-ms': 'soon' }],
    [chat({}), { 'x-request-timeout-ms': '0' }],
    [chat({ temperature: 9 })],
    [chat({ messages: [] })],
    [{}],
  ]
  const outcome = (
    check: CheckedOperation['check'],
    [body, headers]: (typeof requests)[number],
  ) => {
    const req = {
      method: 'POST',
      url: chatPath,
      originalUrl: chatPath,
      path: chatPath,
      query: {},
      params: {},
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }
    const copy = structuredClone(req)
    try {
      check(copy as never, {} as never)
    } catch (error) {
      return { told: (error as Error).message, errors: (error as { errors?: unknown }).errors }
    }
    return { body: copy.body, headers: copy.headers }
  }
  const wholeWay = vi.spyOn(RequestValidator.prototype, 'validate')
  onTestFinished(() => wholeWay.mockRestore())
  const quick = operation(compiledContract).check
  expect(outcome(quick, [chat({})])).toMatchObject({ body: { stream: false } })
  expect(wholeWay, 'for a good one').not.toHaveBeenCalled()
  const whole = operation({}).check
  const outcomes = requests.map((request) => outcome(whole, request))
  expect(outcomes.map((each) => 'told' in each)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
  expect(requests.map((request) => outcome(quick, request))).toEqual(outcomes)
  expect(outcomes[1]).toMatchObject({
    headers: { 'x-request-timeout-ms': 1500 },
    body: { max_tokens: expect.any(Number) },
  })
})

const chatPath = '/v1/chat/completions'

/** The chat operation of a contract that nobody has asked yet. */
function operation(compiled: CompiledContract): CheckedOperation {
  const copy = structuredClone(contract) as Contract
  const operation = validatorsOf(copy, compiled).find(({ path }) => path === chatPath)
  if (!operation) throw new Error(`the contract has no ${chatPath}`)
  return operation
}

import { expect, onTestFinished, test, vi } from 'vitest'
import { startGateway } from '../support/gateway.ts'

/** Counts the functions that are made from text in this process: a validator that is compiled is one. */
function countCompiled(): () => number {
  let count = 0
  vi.stubGlobal('Function', new Proxy(Function, {
    construct(target, args: string[]) {
      count++
      return Reflect.construct(target, args) as object
    },
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => count
}

test('no content type that a caller thinks of makes a server compile, and so keep, another validator', async () => {
  const compiled = countCompiled()
  const gateway = await startGateway({ mesh: { agents: [] } })
  onTestFinished(() => gateway.stop())
  expect(compiled(), 'those of the contracts are counted').toBeGreaterThan(20)

  const reads: [url: string, token: string][] = [
    [`${gateway.url}/v1/models`, gateway.key],
    [`${gateway.operatorUrl}/keys`, gateway.operatorToken],
    [`${gateway.operatorUrl}/keys/${gateway.keyId}`, gateway.operatorToken],
    [`${gateway.meshUrl}/mesh_schema`, ''],
    [`${gateway.metadataUrl}/metadata.json`, ''],
  ]
  const read = async ([url, token]: (typeof reads)[number], type?: string) => {
    const reply = await fetch(url, { headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...(type !== undefined && { 'content-type': type }) } })
    await reply.arrayBuffer()
    expect(reply.status, url).toBe(200)
  }
  for (const one of reads) await read(one)
  const before = compiled()
  for (const one of reads) for (const type of ['application/json', 'text/plain', 'a/b; c=d', 'multipart/form-data; boundary=x', ...Array.from({ length: 20 }, (_, n) => `application/x-${n}`)]) await read(one, type)
  expect(compiled() - before).toBe(0)
})

test('nor does any that is taken with a body', async () => {
  const compiled = countCompiled()
  const gateway = await startGateway()
  onTestFinished(() => gateway.stop())
  const create = async (type: string) => {
    const reply = await fetch(`${gateway.operatorUrl}/keys`, { method: 'POST', headers: { authorization: `Bearer ${gateway.operatorToken}`, 'content-type': type }, body: '{"name":"a"}' })
    await reply.arrayBuffer()
    expect(reply.status, type).toBe(200)
  }
  await create('application/json')
  const before = compiled()
  for (let n = 0; n < 20; n++) await create(`application/json; charset=utf-8; v=${n}`)
  expect(compiled() - before).toBe(0)
})

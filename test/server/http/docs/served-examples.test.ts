import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleFaults, examplesOf } from '../../../support/http/examples.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'

const upstreams = { none: { base_url: 'http://127.0.0.1:9/v1' } }
const route = [{ upstream: 'none' }]

/** Models of operators, none of which a contract's example names. */
const configurations: Record<string, object> = {
  'one model': { routes: { 'qwen3:8b': route } },
  'exact names and patterns': {
    routes: { 'qwen3:8b': route, 'hf.co/a/"b"': route, 'gpt-5*': route, vectors: route },
    models: { vectors: { kind: 'embeddings' } },
  },
  'a pattern alone': { routes: { 'local/*': route } },
}

const documents = {
  gateway: (gateway: Gateway) => `${gateway.url}/openapi.json`,
  openai: (gateway: Gateway) => `${gateway.url}/openai/v1/openapi.json`,
  responses: (gateway: Gateway) => `${gateway.url}/openai/v1/responses/openapi.json`,
  messages: (gateway: Gateway) => `${gateway.url}/anthropic/v1/openapi.json`,
  mesh: (gateway: Gateway) => `${gateway.meshUrl}/openapi.json`,
  metadata: (gateway: Gateway) => `${gateway.metadataUrl}/openapi.json`,
  operator: (gateway: Gateway) => `${gateway.operatorUrl}/openapi.json`,
}

describe.each(Object.entries(configurations))('served with %s', (_name, configuration) => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await startGateway({ mesh: {}, upstreams, ...configuration })
  })
  afterAll(() => gateway.stop())

  test.each(Object.entries(documents))('the examples of %s fit its schemas', async (_id, url) => {
    const reply = await fetch(url(gateway), {
      headers: { authorization: `Bearer ${gateway.operatorToken}` },
    })
    const document = (await reply.json()) as object
    expect([...examplesOf(document)].length).toBeGreaterThan(0)
    expect(exampleFaults(document)).toEqual([])
  })
})

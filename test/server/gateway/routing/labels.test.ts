import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { components } from '../../../../generated/server/operator.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { post, startMesh, turns, type Mesh } from '../../../support/servers/mesh.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import {
  sendError,
  startModelServer,
  type ModelServer,
} from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

type Group = components['schemas']['Group']

const kinds = ['chat', 'embeddings', 'rerank', 'moderations', 'images', 'speech', 'transcriptions']
const chats = ['chat', 'responses', 'messages']
const messages = [{ role: 'user', content: 'hi' }]
const wav = `RIFF${'\0'.repeat(40)}${'\xc8'.repeat(800)}`

/** A valid body for each operation that calls a model. */
const bodies: Record<string, object> = {
  '/v1/chat/completions': { model: 'qwen/qwen-2.5-coder-32b-instruct', messages },
  '/openai/v1/chat/completions': { model: 'chat', messages },
  '/openai/v1/embeddings': { model: 'embeddings', input: 'hi' },
  '/openai/v1/rerank': { model: 'rerank', query: 'a', documents: ['a', 'b'] },
  '/openai/v1/moderations': { model: 'moderations', input: 'hi' },
  '/openai/v1/images/generations': { model: 'images', prompt: 'a cat' },
  '/openai/v1/audio/speech': { model: 'speech', input: 'hi', voice: 'alloy' },
  '/openai/v1/audio/transcriptions': { model: 'transcriptions', file: wav },
  '/openai/v1/responses': { model: 'chat', input: 'hi', store: false },
  '/openai/v1/responses/compact': { model: 'chat', input: 'hi' },
  '/openai/v1/responses/input_tokens': { model: 'chat', input: 'hi' },
  '/anthropic/v1/messages': { model: 'chat', max_tokens: 9, messages },
  '/anthropic/v1/messages/count_tokens': { model: 'chat', messages },
}
let mesh: Mesh
let eu: ModelServer
let abroad: ModelServer[]
let free: string
let bound: string
beforeAll(async () => {
  // Every call at the labelled server fails, so that it is tempted to go elsewhere.
  eu = await startModelServer((_req, res) => sendError(res, 500))
  abroad = await Promise.all([0, 1].map(() => startModelServer((_req, res) => sendError(res, 500))))
  const at = ({ base_url }: ModelServer, labels: string[]) => ({
    base_url,
    labels,
    dialects: [...new Set([...kinds, ...chats])] as 'chat'[],
    facts: { paths: { compact: 'responses/compact', input_tokens: 'responses/input_tokens' } },
  })
  const route = ['us', 'eu', 'none'].map((upstream) => ({ upstream }))
  mesh = await startMesh(turns('hello'), (_req, res) => void res.end('{}'), {
    ...alwaysRetries,
    retry: { ...alwaysRetries.retry, attempts: 10 },
    mesh: { model: 'chat' },
    upstreams: {
      us: at(abroad[0] as ModelServer, ['us', 'gpu']),
      none: at(abroad[1] as ModelServer, []),
      eu: at(eu, ['eu', 'gpu']),
    },
    routes: {
      '*': route,
      ...Object.fromEntries(kinds.map((kind) => [kind, route])),
      abroad: [{ upstream: 'us' }],
      rescued: [{ upstream: 'us' }, { upstream: 'eu', on: ['quota'] }],
    },
    models: Object.fromEntries(kinds.map((kind) => [kind, { kind: kind as 'chat' }])),
  } as Parameters<typeof startMesh>[2])
  const { gateway } = mesh
  await operatorJson(gateway, 'POST', '/groups', { name: 'europe', only: ['eu'] })
  const team = await operatorJson<Group>(gateway, 'POST', '/groups', {
    name: 'team',
    parent: 'europe',
    only: ['gpu'],
  })
  bound = (await gateway.createKey({ group: team.id })).key
  free = gateway.key
})
afterAll(async () => {
  await mesh.close()
  await Promise.all([eu, ...abroad].map((server) => server.close()))
})
beforeEach(() => [eu, ...abroad].forEach(({ received }) => void (received.length = 0)))

const receivedAbroad = () => abroad.reduce((sum, { received }) => sum + received.length, 0)

async function send(path: string, key: string, body: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${key}`, 'anthropic-version': '2023-06-01' }
  if (!path.endsWith('/transcriptions')) {
    const json = { ...headers, 'content-type': 'application/json' }
    const init = { method: 'POST', headers: json, body: JSON.stringify(body) }
    return fetch(mesh.gateway.url + path, init)
  }
  const form = new FormData()
  form.set('model', String(body['model']))
  form.set('file', new Blob([Buffer.from(wav, 'latin1')], { type: 'audio/wav' }), 'a.wav')
  return fetch(mesh.gateway.url + path, { method: 'POST', headers, body: form })
}

test('the table has every operation that calls a model', () => {
  const paths = ['gateway', 'openai', 'responses', 'messages'].flatMap((name) =>
    Object.entries(
      (parse(readFileSync(`spec/${name}.yaml`, 'utf8')) as { paths: Record<string, object> }).paths,
    ).flatMap(([path, item]) => ('post' in item ? [path] : [])),
  )
  expect(paths.toSorted()).toEqual(Object.keys(bodies).toSorted())
})

test.each(Object.entries(bodies))(
  'no call of %s leaves the labels of its groups',
  async (path, body) => {
    const streams = /chat|responses$|messages$|speech/.test(path) ? [false, true] : [false]
    for (const stream of streams) {
      const reply = await send(path, bound, { ...body, ...(stream && { stream }) })
      await reply.text()
      expect(reply.status).toBe(path.endsWith('_tokens') ? 200 : 502)
    }
    expect(eu.received.length).toBeGreaterThan(0)
    expect(receivedAbroad()).toBe(0)
    await (await send(path, free, { ...body })).text()
    expect(receivedAbroad()).toBeGreaterThan(0)
  },
)

test("the calls of an agent's model obey them too, and those of tasks", async () => {
  const ask = (key: string) =>
    post(mesh.gateway.meshUrl, '/mesh_request', {
      api_key: key,
      agent_id: 'ToyAgent',
      input: { query: 'How warm is it?' },
    })
  expect((await ask(bound)).status).toBe(502)
  expect([eu.received.length > 0, receivedAbroad()]).toEqual([true, 0])
  eu.received.length = 0
  const task = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
    api_key: bound,
    agent_id: 'ToyAgent',
    task_details: { query: 'How warm is it?' },
  })
  expect(task.status).toBe(200)
  await until('the task calls the model', () => eu.received.length > 0)
  expect(receivedAbroad()).toBe(0)
  await ask(free)
  expect(receivedAbroad()).toBeGreaterThan(0)
})

test.each(['abroad', 'rescued'])(
  '%s has no regular server with the labels: 403 says so',
  async (model) => {
    const reply = await send('/openai/v1/chat/completions', bound, { model, messages })
    expect([reply.status, await reply.json()]).toMatchObject([
      403,
      {
        error: {
          code: 'label_not_served',
          param: 'model',
          message:
            `calls of this key stay at upstreams with the labels gpu and eu, and ${model} has none; ` +
            'use another model',
        },
      },
    ])
    expect(receivedAbroad()).toBe(0)
  },
)

test('lists name the models that can be called only', async () => {
  const names = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` }
    const reply = await fetch(`${mesh.gateway.url}/openai/v1/models`, { headers })
    return ((await reply.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
  }
  expect(await names(free)).toEqual(expect.arrayContaining(['chat', 'abroad', 'rescued']))
  const listed = await names(bound)
  expect(listed).toContain('chat')
  expect(listed.filter((name) => ['abroad', 'rescued'].includes(name))).toEqual([])
})

test('a key may have labels itself, and a change applies', async () => {
  const { id, key } = await mesh.gateway.createKey({ only: ['us'] })
  const status = async () =>
    (await send('/openai/v1/chat/completions', key, { model: 'abroad', messages })).status
  expect(await status()).toBe(502)
  expect(eu.received).toEqual([])
  await operatorFetch(mesh.gateway, `/keys/${id}`, { method: 'PATCH', body: { only: ['eu'] } })
  expect(await status()).toBe(403)
})

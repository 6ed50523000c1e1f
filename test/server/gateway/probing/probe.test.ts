import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { probe, type Probe } from '../../../../server/gateway/probing/probe.ts'
import { loadConfig } from '../../../../server/config/load.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'

let folder = ''
const running: Server[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-probe-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

type Answers = Record<string, [status: number, body: object]>
const listing = (...ids: string[]): Answers[string] => [200, { data: ids.map((id) => ({ id })) }]
const completion: Answers[string] = [200, { choices: [{ message: { content: 'Hi' } }] }]
const embedding: Answers[string] = [200, { data: [{ embedding: [0] }] }]
const incomplete: Answers[string] = [400, { error: { message: 'model is missing' } }]

/** Probes the upstream `a` of this configuration, which answers by path; other paths are 404. */
async function probed(answers: Answers, config: object, settings: object = {}) {
  const requests: { path: string | undefined; headers: object; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    requests.push({ path: request.url, headers: request.headers, body })
    const [status, answer] = answers[request.url ?? ''] ?? [404, {}]
    response.writeHead(status).end(JSON.stringify(answer))
  })
  running.push(server)
  const base = `http://127.0.0.1:${await listenOnLoopback(server)}`
  const upstreams = { a: { base_url: `${base}/v1`, ...settings } }
  writeFileSync(join(folder, 'tollgate.yaml'), JSON.stringify({ upstreams, ...config }))
  const loaded = loadConfig({ cwd: folder, env: { A_KEY: 'a-key' } })
  const result: Probe = await probe('a', loaded)
  return { ...result, requests }
}

const routes = { 'qwen3-coder': [{ upstream: 'a', model: 'qwen' }] }

test('a dialect that the upstream speaks is told by its refusal of an empty request', async () => {
  const answers = {
    '/v1/models': listing('qwen'),
    '/v1/chat/completions': completion,
    '/v1/responses': incomplete,
    '/v1/messages': incomplete,
  }
  const { ok, detail, requests } = await probed(
    answers,
    { routes },
    { dialects: ['chat', 'responses', 'messages'] },
  )
  expect({ ok, detail }).toEqual({
    ok: true,
    detail:
      'lists 1 models; qwen answers; speaks responses; speaks messages; provider openai-compatible',
  })
  expect(requests.filter(({ body }) => body === '{}').map(({ path }) => path)).toEqual([
    '/v1/responses',
    '/v1/messages',
  ])
})

test('a dialect that it does not speak is a finding with the setting that claims it', async () => {
  const answers = {
    '/v1/models': listing('qwen'),
    '/v1/chat/completions': completion,
    '/v1/messages': incomplete,
  }
  const { ok, detail } = await probed(
    answers,
    { routes },
    { dialects: ['chat', 'responses', 'messages'] },
  )
  expect({ ok, detail }).toEqual({
    ok: false,
    detail:
      'lists 1 models; does not speak responses; take it out of upstreams.a.dialects; provider openai-compatible',
  })
})

test('a model that makes embeddings is asked for one, and not for a chat', async () => {
  const config = {
    routes: { 'bge-m3': [{ upstream: 'a' }] },
    models: { 'bge-m3': { kind: 'embeddings' } },
  }
  const answers = { '/v1/models': listing('bge-m3'), '/v1/embeddings': embedding }
  const works = await probed(answers, config)
  expect([works.ok, works.detail]).toEqual([
    true,
    'lists 1 models; bge-m3 answers; provider openai-compatible',
  ])
  expect(works.requests.map(({ path }) => path)).toEqual(['/v1/models', '/v1/embeddings'])
  const fails = await probed({ '/v1/models': listing('bge-m3') }, config)
  expect([fails.ok, fails.detail]).toEqual([
    false,
    'lists 1 models; an embedding by bge-m3 fails: it answered 404; provider openai-compatible',
  ])
})

test('a pattern is asked by a name that the upstream lists, and missing where there is none', async () => {
  const config = { routes: { 'claude-*': [{ upstream: 'a' }] } }
  const answers = {
    '/v1/models': listing('other', 'claude-small'),
    '/v1/chat/completions': completion,
  }
  const works = await probed(answers, config)
  expect([works.ok, works.detail]).toEqual([
    true,
    'lists 2 models; claude-small answers; provider openai-compatible',
  ])
  expect(JSON.parse(works.requests.at(-1)?.body ?? '')).toMatchObject({ model: 'claude-small' })
  const fails = await probed({ '/v1/models': listing('other') }, config)
  expect([fails.ok, fails.detail, fails.missing]).toEqual([
    false,
    'does not list claude-*; it lists other',
    ['claude-*'],
  ])
})

test('a key is sent in the header that the upstream reads', async () => {
  const { requests, ok } = await probed(
    { '/v1/models': listing('qwen'), '/v1/messages': [200, { content: [] }] },
    { routes },
    { auth: 'x-api-key', key_env: 'A_KEY', dialects: ['messages'] },
  )
  expect(ok).toBe(true)
  for (const { headers } of requests) {
    expect(headers).toMatchObject({ 'x-api-key': 'a-key', 'anthropic-version': '2023-06-01' })
    expect(headers).not.toHaveProperty('authorization')
  }
})

const bodiesOf = (requests: { path: string | undefined; body: string }[], path: string) =>
  requests.filter((one) => one.path === path).map(({ body }): unknown => JSON.parse(body))

test('a chat is shaped by the facts of its provider and of the configuration', async () => {
  const { ok, detail, requests } = await probed(
    { '/v1/models': listing('qwen'), '/v1/chat/completions': completion },
    { routes },
    { provider: 'vllm', facts: { token_limit: 'max_completion_tokens', add: { think: false } } },
  )
  expect({ ok, detail }).toEqual({
    ok: true,
    detail:
      'lists 1 models; qwen answers; provider vllm: sends max_completion_tokens, ' +
      'joins system messages, adds think, sends priority of batch keys, omits reasoning',
  })
  expect(bodiesOf(requests, '/v1/chat/completions')).toMatchObject([
    { max_completion_tokens: 1, think: false },
  ])
})

test('an upstream that speaks Messages only gets the chat in Messages', async () => {
  const { ok, detail, requests } = await probed(
    { '/v1/models?limit=1000': listing('qwen'), '/v1/messages': [200, { content: [] }] },
    { routes },
    { provider: 'anthropic' },
  )
  expect([ok, detail]).toEqual([
    true,
    'lists 1 models; qwen answers; provider anthropic: shortens tool names to 128',
  ])
  expect(bodiesOf(requests, '/v1/messages')[0]).toMatchObject({ model: 'qwen', max_tokens: 1 })
})

test('a member that the upstream refuses is left out, and the result says so', async () => {
  const requests: object[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    if (request.method === 'GET')
      return void response.end(JSON.stringify({ data: [{ id: 'qwen' }] }))
    requests.push(JSON.parse(body) as object)
    const error = { code: 'unsupported_parameter', param: 'max_tokens', message: 'no' }
    if (body.includes('"max_tokens"'))
      return void response.writeHead(400).end(JSON.stringify({ error }))
    response.end(JSON.stringify(completion[1]))
  })
  running.push(server)
  const base_url = `http://127.0.0.1:${await listenOnLoopback(server)}/v1`
  writeFileSync(
    join(folder, 'tollgate.yaml'),
    JSON.stringify({ upstreams: { a: { base_url } }, routes }),
  )
  const { ok, detail } = await probe('a', loadConfig({ cwd: folder, env: {} }))
  expect([ok, detail]).toEqual([
    true,
    'lists 1 models; qwen answers; provider openai-compatible: sends max_completion_tokens',
  ])
  expect(requests).toMatchObject([{ max_tokens: 1 }, { max_completion_tokens: 1 }])
})

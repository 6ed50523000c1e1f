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
    detail: 'lists 1 models; qwen answers; speaks responses; speaks messages',
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
    detail: 'lists 1 models; does not speak responses; take it out of upstreams.a.dialects',
  })
})

test('a model that makes embeddings is asked for one, and not for a chat', async () => {
  const config = {
    routes: { 'bge-m3': [{ upstream: 'a' }] },
    models: { 'bge-m3': { kind: 'embeddings' } },
  }
  const answers = { '/v1/models': listing('bge-m3'), '/v1/embeddings': embedding }
  const works = await probed(answers, config)
  expect([works.ok, works.detail]).toEqual([true, 'lists 1 models; bge-m3 answers'])
  expect(works.requests.map(({ path }) => path)).toEqual(['/v1/models', '/v1/embeddings'])
  const fails = await probed({ '/v1/models': listing('bge-m3') }, config)
  expect([fails.ok, fails.detail]).toEqual([
    false,
    'lists 1 models; an embedding by bge-m3 fails: it answered 404',
  ])
})

test('a pattern is asked by a name that the upstream lists, and missing where there is none', async () => {
  const config = { routes: { 'claude-*': [{ upstream: 'a' }] } }
  const answers = {
    '/v1/models': listing('other', 'claude-small'),
    '/v1/chat/completions': completion,
  }
  const works = await probed(answers, config)
  expect([works.ok, works.detail]).toEqual([true, 'lists 2 models; claude-small answers'])
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
    { '/v1/models': listing('qwen'), '/v1/messages': incomplete },
    { routes },
    { auth: 'x-api-key', key_env: 'A_KEY', dialects: ['messages'] },
  )
  expect(ok).toBe(true)
  for (const { headers } of requests) {
    expect(headers).toMatchObject({ 'x-api-key': 'a-key', 'anthropic-version': '2023-06-01' })
    expect(headers).not.toHaveProperty('authorization')
  }
})

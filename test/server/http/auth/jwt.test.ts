import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { post, refusalOf, startMesh, type Mesh } from '../../../support/servers/mesh.ts'
import { startIssuer, type Issuer, type TokenChanges } from '../../../support/upstreams/issuer.ts'
import { goodEvents, openEvents, piece, event } from '../../../support/upstreams/model-server.ts'
import { says, type Script } from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const hello = says('Hello')
let script: Script = hello
let issuer: Issuer
let mesh: Mesh
beforeAll(async () => {
  issuer = await startIssuer({ closing: afterAll })
  mesh = await startMesh(
    (req, res, request) => script(req, res, request),
    (_req, res) => sendJson(res, { temperature: 21 }),
    { keys: { jwt: [issuer.entry({ limits: { rpm: 20, budget_usd: '5' } })] } },
  )
})
afterAll(() => mesh.close())

let count = 0
/** A token of a caller that no other test has. */
async function newToken(changes: TokenChanges = {}) {
  const sub = `caller-${++count}`
  return { sub, token: await issuer.token({ ...changes, claims: { sub, ...changes.claims } }) }
}

const chat = { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'Hi' }] }
const sent = async (path: string, token: string, body: object, headers: object = {}) =>
  fetch(`${mesh.gateway.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })
const callers = async () =>
  (await operatorJson<components['schemas']['CallerList']>(mesh.gateway, 'GET', '/callers')).callers
const callerOf = async (sub: string) => (await callers()).find(({ name }) => name === sub)?.id ?? ''

/** The text of a stream; its connection closes before the end of the body. */
async function textUntilCut({ body }: Response): Promise<string> {
  let text = ''
  try {
    for await (const bytes of body ?? []) text += Buffer.from(bytes).toString()
  } catch {
    return text
  }
  throw new Error('the stream came to its end')
}

test('a JWT is a key in every dialect, and its rows have the id of its caller', async () => {
  const { sub, token } = await newToken()
  const replies = await Promise.all([
    sent('/v1/chat/completions', token, chat),
    sent('/openai/v1/chat/completions', token, chat),
    sent('/openai/v1/responses', token, { model: chat.model, input: 'Hi' }),
    sent('/anthropic/v1/messages', token, { ...chat, max_tokens: 9 }, { 'x-api-key': token }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(replies[0]?.headers.get('x-ratelimit-limit-requests')).toBe('20')
  const id = await callerOf(sub)
  expect((await mesh.gateway.rows()).filter(({ key_id }) => key_id === id)).toHaveLength(4)
})

test('each refusal has its code, and nothing of the token', async () => {
  const now = Date.now() / 1000
  const codes: [string, TokenChanges][] = [
    ['invalid_token', { header: { kid: 'other' } }],
    ['token_expired', { claims: { exp: now - 100 } }],
    ['token_not_yet_valid', { claims: { nbf: now + 100 } }],
    ['unknown_issuer', { claims: { iss: 'https://canary-issuer.test' } }],
    ['wrong_audience', { claims: { aud: 'canary-audience' } }],
    ['missing_claim', { claims: { sub: null } }],
  ]
  for (const [code, changes] of codes) {
    const token = await issuer.token(changes)
    const reply = await sent('/v1/chat/completions', token, chat)
    const text = await reply.text()
    expect([reply.status, JSON.parse(text)]).toMatchObject([401, { code }])
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    expect(text).not.toMatch(/canary|eyJ/)
    const body = { api_key: token, agent_id: 'ToyAgent', input: { tool: 'get_status' } }
    refusalOf(await post(mesh.gateway.meshUrl, '/mesh_request', body), 401, code)
  }
})

test('a caller owns tasks and idempotency keys, whichever token it sends', async () => {
  const { sub, token } = await newToken()
  const later = await issuer.token({ claims: { sub, jti: 'later' } })
  const { token: stranger } = await newToken()
  const details = { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } }
  const created = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
    api_key: token,
    agent_id: 'ToyAgent',
    task_details: details,
  })
  const query = (api_key: string) =>
    post(mesh.gateway.meshUrl, '/mesh_task_query', { api_key, task_id: created.json['task_id'] })
  await until('it is done', async () => (await query(later)).json['status'] === 'completed')
  refusalOf(await query(stranger), 404, 'not_found')
  const once = { 'idempotency-key': 'one' }
  const replies = []
  for (const one of [token, later, stranger])
    replies.push(await sent('/v1/chat/completions', one, chat, once))
  const replayed = replies.map(({ headers }) => headers.get('idempotent-replayed'))
  expect(replayed).toEqual([null, 'true', null])
})

test('a reply that is stored for a caller is encrypted, by the secret of the servers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-jwt-'))
  const mesh = await startMesh(hello, (_req, res) => sendJson(res, { note: 'canary-reply-33a1' }), {
    keys: { jwt: [issuer.entry()] },
    store: folder,
  })
  const { sub, token } = await newToken()
  const later = await issuer.token({ claims: { sub, jti: 'later' } })
  const body = { agent_id: 'ToyAgent', input: { tool: 'get_status', tool_arguments: {} } }
  const once = { 'idempotency-key': 'one' }
  const texts = []
  for (const api_key of [token, later])
    texts.push((await post(mesh.gateway.meshUrl, '/mesh_request', { api_key, ...body }, once)).text)
  expect(texts[0]).toContain('canary-reply-33a1')
  expect(texts[1]).toBe(texts[0])
  const stored = readdirSync(folder)
    .filter((name) => name.startsWith('journal.db'))
    .map((name) => readFileSync(join(folder, name)))
  expect(Buffer.concat(stored).includes('/mesh_request')).toBe(true)
  for (const canary of ['canary-reply-33a1', token, later])
    expect(stored.some((bytes) => bytes.includes(canary))).toBe(false)
  await mesh.close()
  await rm(folder, { recursive: true })
})

test('a caller may use agents by requests, and those of its issuer only', async () => {
  const { token } = await newToken()
  const ask = (agent_id: string) =>
    post(mesh.gateway.meshUrl, '/mesh_request', {
      api_key: token,
      agent_id,
      input: { tool: 'get_status', tool_arguments: {} },
    })
  expect((await ask('ToyAgent')).status).toBe(200)
  const only = { agents: ['OtherAgent'] }
  expect(await mesh.gateway.reload({ keys: { jwt: [issuer.entry(only)] } })).toBe(true)
  refusalOf(await ask('ToyAgent'), 403, 'forbidden')
  expect(await mesh.gateway.reload({ keys: { jwt: [issuer.entry()] } })).toBe(true)
  expect((await ask('ToyAgent')).status).toBe(200)
})

test('a stream ends when its caller is revoked, and all tokens of the caller are refused', async () => {
  const { sub, token } = await newToken()
  script = (_req, res) => void openEvents(res).write(event(piece('word ')))
  const reply = await sent('/v1/chat/completions', token, { ...chat, stream: true })
  const id = await callerOf(sub)
  const text = textUntilCut(reply)
  const at = performance.now()
  await operatorJson(mesh.gateway, 'POST', `/callers/${encodeURIComponent(id)}/revoke`)
  expect(await text).toContain('the access token was revoked or has expired')
  expect(performance.now() - at).toBeLessThan(promptMs)
  script = hello
  const refused = await sent('/v1/chat/completions', await issuer.token({ claims: { sub } }), chat)
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'unauthorized' }])
  await operatorJson(mesh.gateway, 'POST', `/callers/${encodeURIComponent(id)}/restore`)
  expect((await sent('/v1/chat/completions', token, chat)).status).toBe(200)
})

test('limits are of each caller', async () => {
  expect(
    await mesh.gateway.reload({ keys: { jwt: [issuer.entry({ limits: { max_parallel: 1 } })] } }),
  )
  const [{ token }, { token: other }] = await Promise.all([newToken(), newToken()])
  let finish = () => {}
  script = (_req, res) => {
    openEvents(res).write(event(piece('word ')))
    finish = () => void res.end(goodEvents('more'))
  }
  const first = await sent('/v1/chat/completions', token, { ...chat, stream: true })
  script = hello
  const second = await sent('/v1/chat/completions', token, chat)
  expect([second.status, await second.json()]).toMatchObject([429, { code: 'rate_limited' }])
  expect((await sent('/v1/chat/completions', other, chat)).status).toBe(200)
  finish()
  await first.text()
})

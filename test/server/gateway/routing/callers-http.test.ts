import { describe, expect, onTestFinished, test } from 'vitest'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { post } from '../../../support/servers/mesh.ts'
import {
  startGateway,
  type Gateway,
  type GatewayOptions,
} from '../../../support/servers/gateway.ts'
import { assertCompletion } from '../../../support/http/replies.ts'
import { ask, chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import {
  event,
  openEvents,
  piece,
  refuses,
  says,
  sendError,
  sendJson,
  startModelServer,
  type Script,
} from '../../../support/upstreams/model-server.ts'

const works: Script = says('well')

/** Fails as a request's last message says, for any name that begins with `any-`. */
const bySender: Script = (req, res, received) => {
  const { messages, model } = received.body
  const status = Number(/^fail (\d+)/.exec(String(messages.at(-1)?.['content']))?.[1] ?? 0)
  if (model === 'any-unknown') return sendError(res, 404)
  if (status === 200) return void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
  if (status === 1) return void res.socket?.destroy()
  if (status === 2) return void openEvents(res).end(event(piece('x')))
  return status > 0 ? sendError(res, status) : works(req, res, received)
}

/** A gateway with a pattern without `model`, before model servers of one script each. */
async function patternGateway(scripts: Script[], more: GatewayOptions = {}) {
  const servers = await Promise.all(scripts.map((script) => startModelServer(script)))
  const gateway = await startGateway({
    upstreams: Object.fromEntries(
      servers.map(({ base_url }, at) => [`u${at}`, { base_url }] as const),
    ),
    routes: { 'any-*': servers.map((_, at) => ({ upstream: `u${at}`, tier: at + 1 })) },
    ...more,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all(servers.map((server) => server.close()))
  })
  const other = await gateway.createKey()
  const send = (key: string, model: string, content: string, stream = false) =>
    openaiChat(gateway, key, { model, messages: [{ role: 'user', content }], stream })
  return { gateway, servers, other: other.key, send }
}

async function openaiChat({ url }: Gateway, key: string, body: object): Promise<number> {
  const reply = await fetch(`${url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await reply.text().catch(() => '')
  return reply.status
}

describe.each([
  ['one model server', [bySender]],
  ['two model servers', [bySender, bySender]],
] as const)('before %s, one key', (_name, scripts) => {
  test.each([401, 402, 403, 404])(
    'that asks for a name that is answered %i keeps no other key from names that work',
    async (status) => {
      const lacking: Script = (req, res, received) =>
        received.body.model === 'any-typo' ? sendError(res, status) : bySender(req, res, received)
      const { gateway, other, send } = await patternGateway(scripts.map(() => lacking))
      for (let at = 0; at < 10; at++) {
        expect(await send(gateway.key, 'any-typo', 'hi')).not.toBe(200)
        expect(await send(other, 'any-1', 'hi')).toBe(200)
      }
    },
  )

  test.each([
    ['flagged by a moderation', 403, false],
    ['that always fail', 500, false],
    ['that break the connection', 1, false],
    ['that are answered with a page', 200, false],
    ['whose streams break off', 2, true],
  ])('with requests %s (%i) keeps no other key from the same name', async (_, status, stream) => {
    const { gateway, servers, other, send } = await patternGateway([...scripts], {
      breaker: { open_ms: 50 },
    })
    for (let round = 0; round < 12; round++) {
      const failing = [1, 2, 3].map(() => send(gateway.key, 'any-1', `fail ${status}`, stream))
      expect(await send(other, 'any-1', 'hi')).toBe(200)
      await Promise.all(failing)
    }
    const honest = servers.map(
      ({ received }) =>
        received.filter(({ body }) => body.messages.at(-1)?.['content'] === 'hi').length,
    )
    expect(honest[0], 'as if it were alone, by the first model server').toBe(12)
  })
})

test('whatever one key sends, another is answered as if it were alone: random requests', async () => {
  const random = seeded(runSeed())
  const below = (count: number) => Math.floor(random() * count)
  const { gateway, other, send } = await patternGateway([bySender, bySender, bySender], {
    breaker: { open_ms: 50, failures: 3 },
  })
  const statuses = [1, 2, 200, 400, 401, 402, 403, 404, 408, 429, 500, 502, 503, 529]
  for (let round = 0; round < 60; round++) {
    const status = statuses[below(statuses.length)] ?? 500
    const attacks = Array.from({ length: 1 + below(4) }, () =>
      send(
        gateway.key,
        ['any-1', 'any-2', 'any-unknown', `any-${below(1000)}`][below(4)] ?? 'any-1',
        `fail ${status}`,
        below(2) === 1,
      ),
    )
    expect(await send(other, `any-${1 + below(2)}`, 'hi'), `SEED=${runSeed()}`).toBe(200)
    await Promise.all(attacks)
  }
})

test('embeddings tell callers apart, too', async () => {
  const server: Script = (_req, res, { text }) =>
    text.includes('poison')
      ? sendError(res, 500)
      : sendJson(res, 200, {
          object: 'list',
          model: 'm',
          data: [{ object: 'embedding', index: 0, embedding: [0.5] }],
          usage: { prompt_tokens: 1, total_tokens: 1 },
        })
  const { gateway, servers, other } = await patternGateway([server, refuses(404)], {
    models: { 'any-*': { kind: 'embeddings' } },
  })
  const embed = async (key: string, input: string) => {
    const reply = await fetch(`${gateway.url}/openai/v1/embeddings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'any-vectors', input }),
    })
    return reply.status
  }
  for (let at = 0; at < 6; at++) expect(await embed(gateway.key, 'poison')).not.toBe(200)
  const before = servers[0]?.received.length
  expect(await embed(other, 'well')).toBe(200)
  expect(servers[0]?.received.length).toBe((before ?? 0) + 1)
})

test('an agent’s model is asked for whoever asks the agent', async () => {
  const { gateway, first, spare } = await testGatewayServer(
    {
      first: (req, res, received) =>
        JSON.stringify(received.body.messages).includes('poison')
          ? sendError(res, 500)
          : works(req, res, received),
      spare: works,
    },
    { mesh: {}, deployments: { spare: { tier: 2 } }, retry: { free_failovers: 1000 } },
  )
  const [bad, good] = [
    await gateway.createKey({ owner: 'bad' }),
    await gateway.createKey({ owner: 'good' }),
  ]
  const query = async (key: string, text: string) => {
    const { status } = await post(gateway.meshUrl, '/mesh_request', {
      api_key: key,
      agent_id: 'EchoAgent',
      input: { query: text, raw_data_only: false },
    })
    expect(status).toBe(200)
  }
  for (let at = 0; at < 6; at++) await query(bad.key, 'poison')
  expect([first.received.length, spare.received.length]).toEqual([5, 6])
  await query(good.key, 'hi')
  expect(first.received).toHaveLength(6)
  // The same owner is stopped for chats as for questions.
  const model = String(first.received[0]?.body.model)
  assertCompletion(await ask(gateway, chat({ model }), { key: bad.key }))
  expect(first.received).toHaveLength(6)
})

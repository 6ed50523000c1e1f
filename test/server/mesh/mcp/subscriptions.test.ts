import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fetchStateless,
  pinned,
  statelessRequest as request,
} from '../../../support/http/mcp-stateless.ts'
import { fault } from '../../../support/http/schemas.ts'
import {
  documentOf,
  readReply,
  refusalOf,
  startMesh,
  testMesh,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const listChanged = 'notifications/tools/list_changed'
const idKey = 'io.modelcontextprotocol/subscriptionId'

/** An agent with one tool of this name. */
const agentWith = (origin: string, tool: string) =>
  documentOf(`${origin}/api`, { '/a': { get: { operationId: tool, summary: 'A tool' } } })
const agents = (origin: string) => ({
  FirstAgent: agentWith(origin, 'first'),
  SecondAgent: agentWith(origin, 'second'),
})
const begin = (options: object = {}) =>
  [says('never asked'), (_req, res) => sendJson(res, {}), { agents, ...options }] as Parameters<
    typeof startMesh
  >

let mesh: Mesh
beforeAll(async () => {
  mesh = await startMesh(...begin())
})
afterAll(() => mesh.close())

/** Changes the one tool of an agent, and reloads. */
async function change(one: Mesh, id: string, tool: string) {
  const document = JSON.stringify(agentWith(one.tools.origin, tool))
  await writeFile(join(one.agents, `${id}.yaml`), document)
  expect(await one.gateway.reload()).toBe(true)
}

type Message = { method?: string; params?: object; result?: object; error?: object; id?: unknown }

/** The messages of a stream as they come, each valid by the contract. */
async function* messagesIn({ body }: Response): AsyncGenerator<Message, void> {
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + chunk).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      if (!event.startsWith('data: ')) continue
      const message = JSON.parse(event.slice('data: '.length)) as Message
      expect(fault('mesh', 'McpEvent', message)).toBeNull()
      yield message
    }
  }
}

/** A subscription, and its messages as they come. */
async function listen(
  one: Mesh,
  { agent, key, id = 7 }: { agent?: string; key?: string; id?: number } = {},
) {
  const sent = request(
    'subscriptions/listen',
    { notifications: { toolsListChanged: true } },
    {},
    id,
  )
  const target = { ...(agent !== undefined && { agent }), ...(key !== undefined && { key }) }
  const reply = await fetchStateless(one, sent, {}, target)
  expect(reply.headers.get('content-type')).toMatch('text/event-stream')
  const messages: Message[] = []
  const ended = (async () => {
    for await (const message of messagesIn(reply)) messages.push(message)
  })()
  ended.catch(() => {})
  await until('it is acknowledged', () => messages.length > 0)
  return { messages, ended, methods: () => messages.map(({ method }) => method) }
}

describe('a subscription to changed tools', () => {
  test('is acknowledged, and told of each reload that changes them', async () => {
    const { messages, methods } = await listen(mesh)
    expect(messages).toMatchObject([
      {
        method: 'notifications/subscriptions/acknowledged',
        params: { _meta: { [idKey]: 7 }, notifications: { toolsListChanged: true } },
      },
    ])
    await change(mesh, 'FirstAgent', 'other')
    await until('it is told', () => methods().includes(listChanged))
    expect(messages[1]).toMatchObject({ params: { _meta: { [idKey]: 7 } } })
    await change(mesh, 'FirstAgent', 'first')
    await until('it is told again', () => messages.length === 3)
  })

  test('is told when an agent comes, and when it goes', async () => {
    const { methods } = await listen(mesh)
    await change(mesh, 'ThirdAgent', 'third')
    await until('it is told', () => methods().length === 2)
    await rm(join(mesh.agents, 'ThirdAgent.yaml'))
    await mesh.gateway.reload()
    await until('it is told again', () => methods().length === 3)
  })

  test('is told nothing of a reload that changes none that it may use', async () => {
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'], agents: ['SecondAgent'] })
    const own = await listen(mesh, { agent: 'SecondAgent' })
    const limited = await listen(mesh, { key })
    const all = await listen(mesh)
    await mesh.gateway.reload()
    await change(mesh, 'FirstAgent', 'changed')
    await until('the one to all is told', () => all.methods().includes(listChanged))
    expect(all.messages).toHaveLength(2)
    expect([own.messages.length, limited.messages.length]).toEqual([1, 1])
    await change(mesh, 'SecondAgent', 'changed')
    await until('all are told', () =>
      [own, limited, all].every(({ methods }) => methods().at(-1) === listChanged),
    )
  })

  test('makes the official client list the tools again', async () => {
    const client = await pinned(mesh, { agent: 'FirstAgent' })
    expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: true } })
    let told = 0
    client.setNotificationHandler(listChanged, () => void (told += 1))
    const { honoredFilter, close } = await client.listen({ toolsListChanged: true })
    expect(honoredFilter).toEqual({ toolsListChanged: true })
    await client.listTools()
    await change(mesh, 'FirstAgent', 'newest')
    await until('the client is told', () => told > 0)
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('newest')
    await close()
  })

  test('to nothing that there is ends at once', async () => {
    const notifications = { promptsListChanged: true, toolsListChanged: 'yes' }
    const reply = await fetchStateless(mesh, request('subscriptions/listen', { notifications }))
    const messages: Message[] = []
    for await (const message of messagesIn(reply)) messages.push(message)
    expect(messages).toMatchObject([
      {
        method: 'notifications/subscriptions/acknowledged',
        params: { _meta: { [idKey]: 1 }, notifications: {} },
      },
      { id: 1, result: { resultType: 'complete', _meta: { [idKey]: 1 } } },
    ])
  })

  test('ends with an error within seconds after its key is revoked', async () => {
    const { key, id } = await mesh.gateway.createKey({ scopes: ['mesh'] })
    const { ended, messages } = await listen(mesh, { key })
    await mesh.gateway.revokeKey(id)
    await expect(ended).rejects.toThrow('terminated')
    expect(messages.at(-1)).toMatchObject({ id: 7, error: { code: -32603 } })
  }, 20_000)

  test('is refused where a key has too many, until one of them ends', async () => {
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'] })
    const clients = await Promise.all(
      Array.from({ length: 16 }, () => pinned(mesh, { agent: 'FirstAgent', key })),
    )
    const [first] = await Promise.all(
      clients.map((client) => client.listen({ toolsListChanged: true })),
    )
    const notifications = { toolsListChanged: true }
    const ask = () =>
      fetchStateless(mesh, request('subscriptions/listen', { notifications }), {}, { key })
    const refused = refusalOf(await readReply(await ask()), 429)
    expect(refused.message).toContain('a key may have 16')
    await first?.close()
    await until('another one is accepted', async () => {
      const reply = await ask()
      await reply.body?.cancel()
      return reply.status === 200
    })
  })
})

test('a server has as many places for calls as without subscriptions, and stops at once', async () => {
  const own = await testMesh(...begin({ admission: { concurrent: 2, queue_ms: 1 } }))
  const open = await Promise.all([1, 2, 3, 4].map((id) => listen(own, { id })))
  const call = request('tools/call', { name: 'FirstAgent__first' })
  expect((await fetchStateless(own, call)).status).toBe(200)
  const stoppedAt = performance.now()
  await own.gateway.stop({ drain: { acceptMs: 0 } })
  await Promise.all(open.map(({ ended }) => ended))
  expect(open.map(({ messages }) => messages.at(-1))).toMatchObject(
    [1, 2, 3, 4].map((id) => ({ id })),
  )
  expect(performance.now() - stoppedAt).toBeLessThan(promptMs)
})

import { describe, expect, test } from 'vitest'
import {
  call,
  chat,
  model,
  testGatewayServer,
  type GatewayServerOptions,
} from '../../../support/servers/gateway-server.ts'
import type { Gateway } from '../../../support/servers/gateway.ts'
import {
  completion,
  sendError,
  sendJson,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { metric } from '../../../support/servers/process.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
type Name = (typeof names)[number]
type Message = { role: string; content: string }
/** What a caller sends beside the messages. */
type Own = { headers?: Record<string, string>; body?: object }

const each = <Value>(make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Eight model servers that know which messages they have seen, as a cache of prefixes does. */
function prefixServers() {
  const broken = new Set<Name>()
  const seen = each(() => new Set<string>())
  const scripts = each((name): Script => (_req, res, { body }) => {
    if (broken.has(name)) return sendError(res, 500)
    const prefix = body.messages.slice(0, -2)
    const isHit = seen[name].has(JSON.stringify(prefix))
    seen[name].add(JSON.stringify(body.messages))
    sendJson(res, 200, completion(JSON.stringify({ name, isHit })))
  })
  return { scripts, broken }
}

const inOneTier = (more: object = {}): GatewayServerOptions<Name> => ({
  deployments: each(() => ({ affinity: true, ...more })),
})

/** A caller that keeps the whole conversation, as clients of the chat API do. */
class Conversation {
  readonly #gateway: Gateway
  readonly #messages: Message[]
  readonly #own: Own

  constructor(gateway: Gateway, messages: Message[], own: Own = {}) {
    this.#gateway = gateway
    this.#messages = messages
    this.#own = own
  }

  /** The server that answered, and whether it had seen the conversation before. */
  async turn(): Promise<{ name: Name; isHit: boolean }> {
    this.#messages.push({ role: 'user', content: `question ${this.#messages.length}` })
    const reply = await fetch(`${this.#gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#gateway.key}`,
        'content-type': 'application/json',
        ...this.#own.headers,
      },
      body: JSON.stringify({ model, messages: this.#messages, ...this.#own.body }),
    })
    expect(reply.status).toBe(200)
    const { choices } = (await reply.json()) as { choices: { message: Message }[] }
    const content = choices[0]?.message.content ?? ''
    this.#messages.push({ role: 'assistant', content })
    return JSON.parse(content) as { name: Name; isHit: boolean } // the scripts above say so
  }
}

const opening = (text: string): Message[] => [
  { role: 'system', content: 'You are a coding agent.' },
  { role: 'user', content: text },
  { role: 'assistant', content: 'Yes?' },
]

/** Conversations that say what they are about, and ones that only a name tells apart. */
const mixed = (gateway: Gateway, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const id = `session-${at}`
    if (at % 4 === 0) return new Conversation(gateway, opening(`Topic ${at}`))
    const [name, alike] = [{ 'session-id': id }, opening('Go on')]
    if (at % 4 === 1) return new Conversation(gateway, alike, { body: { prompt_cache_key: id } })
    if (at % 4 === 2) return new Conversation(gateway, alike, { headers: name })
    return new Conversation(gateway, alike, { headers: { 'x-claude-code-session-id': id } })
  })

/** Has four conversations at a time take a turn, so that some calls meet at a server. */
async function round(conversations: readonly Conversation[]) {
  const results: { name: Name; isHit: boolean }[] = []
  const next = conversations.entries()
  const work = async () => {
    for (const [at, conversation] of next) results[at] = await conversation.turn()
  }
  await Promise.all([work(), work(), work(), work()])
  return results
}

const shareOf = (results: readonly boolean[]) => results.filter(Boolean).length / results.length

describe('cache affinity before eight servers', () => {
  test('at least 95 % of the turns after the first meet a server that has seen the conversation', async () => {
    const { scripts } = prefixServers()
    const { gateway } = await testGatewayServer(scripts, inOneTier())
    const conversations = mixed(gateway, 80)
    const first = await round(conversations)
    expect(new Set(first.map(({ name }) => name)).size).toBe(8)
    const later: boolean[] = []
    for (let turn = 0; turn < 5; turn++)
      later.push(...(await round(conversations)).map(({ isHit }) => isHit))
    expect(later).toHaveLength(400)
    expect(shareOf(later)).toBeGreaterThanOrEqual(0.95)
  })

  test('at least 90 % of the other conversations stay when a server fails', async () => {
    const { scripts, broken } = prefixServers()
    const { gateway } = await testGatewayServer(scripts, inOneTier())
    const conversations = mixed(gateway, 80)
    const before = await round(conversations)
    broken.add('c')
    const after = await round(conversations)
    const others = before.flatMap(({ name }, at) =>
      name === 'c' ? [] : [name === after[at]?.name],
    )
    expect(others.length).toBeLessThan(80)
    expect(shareOf(others)).toBeGreaterThanOrEqual(0.9)
    const moved = after.filter((_, at) => before[at]?.name === 'c')
    expect(moved.map(({ name }) => name)).not.toContain('c')
    const next = (await round(conversations)).filter((_, at) => before[at]?.name === 'c')
    expect(shareOf(next.map(({ isHit }) => isHit)), 'they have a new server').toBeGreaterThan(0.9)
  })

  test('no server gets above 1.25 × the mean of the calls in flight, whatever they ask', async () => {
    const servers = await testGatewayServer(
      each((): Script => () => {}),
      inOneTier(),
    )
    const clients = []
    for (let count = 1; count <= 80; count++) {
      clients.push(await call(servers.gateway, chat({ messages: opening('the same') })))
      const arrived = () => names.reduce((sum, name) => sum + servers[name].received.length, 0)
      await until('the call has arrived', () => arrived() === count, promptMs)
    }
    const counts = names.map((name) => servers[name].received.length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(1.25 * 10))
    for (const client of clients) client.leave()
  })
})

describe('a tier', () => {
  const firstServers = async (more: object) => {
    const { scripts } = prefixServers()
    const { gateway } = await testGatewayServer(scripts, inOneTier(more))
    const alike = Array.from({ length: 40 }, () => new Conversation(gateway, opening('the same')))
    const found = new Set<Name>()
    for (const conversation of alike) found.add((await conversation.turn()).name)
    return found.size
  }

  test('sends equal openings to one server', async () => expect(await firstServers({})).toBe(1))

  test('counts the calls that meet the first server of their conversation, and those that move', async () => {
    const { scripts, broken } = prefixServers()
    const { gateway } = await testGatewayServer(scripts, inOneTier())
    const conversation = new Conversation(gateway, opening('the same'))
    const { name } = await conversation.turn()
    await conversation.turn()
    broken.add(name)
    await conversation.turn()
    const text = await gateway.metrics()
    const count = (outcome: string) =>
      metric(text, 'tollgate_affinity_calls_total', { model, outcome })
    expect({ hit: count('hit'), moved: count('moved') }).toEqual({ hit: 2, moved: 1 })
  })

  test('spreads them where affinity is false', async () =>
    expect(await firstServers({ affinity: false })).toBeGreaterThan(1))

  test('tells the callers’ keys apart', async () => {
    const { scripts } = prefixServers()
    const { gateway } = await testGatewayServer(scripts, inOneTier())
    const found = new Set<Name>()
    for (let at = 0; at < 20; at++) {
      const { key } = await gateway.createKey()
      found.add((await new Conversation({ ...gateway, key }, opening('the same')).turn()).name)
    }
    expect(found.size).toBeGreaterThan(1)
  })

  test('knows a session of Claude Code by its header, whatever the messages are', async () => {
    const { scripts } = prefixServers()
    const { gateway } = await testGatewayServer(scripts, inOneTier())
    const serverOf = async (session: string, content: string) => {
      const reply = await fetch(`${gateway.url}/anthropic/v1/messages`, {
        method: 'POST',
        headers: {
          'x-api-key': gateway.key,
          'content-type': 'application/json',
          'x-claude-code-session-id': session,
        },
        body: JSON.stringify({ model, max_tokens: 9, messages: [{ role: 'user', content }] }),
      })
      const { content: parts } = (await reply.json()) as { content: { text: string }[] }
      return (JSON.parse(parts[0]?.text ?? '') as { name: Name }).name // the scripts above say so
    }
    const found = new Set<Name>()
    for (let at = 0; at < 20; at++) {
      const name = await serverOf(`session-${at}`, 'one')
      expect(await serverOf(`session-${at}`, 'another')).toBe(name)
      found.add(name)
    }
    expect(found.size).toBeGreaterThan(1)
  })
})

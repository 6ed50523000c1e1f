import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientRequest } from './client.ts'
import { clients } from './clients.ts'
import { startClientGateway, type BehaviourName, type ClientGateway } from './upstreams.ts'

/** A gateway for each library: they run concurrently, and a busy model server is cooled down. */
const setups = new Map<string, ClientGateway>()
beforeAll(async () => {
  for (const { name } of clients)
    setups.set(
      name,
      await startClientGateway(['sandbox', 'busy_once', 'broken', 'refusing', 'cut', 'busy_long'], {
        // A keep-alive comment would begin the reply, and its status could not be an error's.
        limits: { keep_alive_ms: 10_000 },
      }),
    )
})
afterAll(() => Promise.all([...setups.values()].map((setup) => setup.close())))

type Row = {
  what: string
  behaviour: BehaviourName | 'sandbox'
  shape: 'chat' | 'stream'
  more: Partial<ClientRequest> & { retries: number }
  /** Requests that reach the gateway; by the library's name where they differ. */
  requests: number | Record<string, number>
  /** The text of the reply, where there is one in the end. */
  text?: string
  /** The least time from the first request to the end. */
  tookMs?: number
}

const rows: Row[] = [
  {
    what: 'waits as long as Retry-After says, and has its reply',
    behaviour: 'busy_once',
    shape: 'chat',
    more: { retries: 1, prompt: 'whole' },
    requests: 2,
    text: 'at last',
    tookMs: 950,
  },
  {
    what: 'waits as long as Retry-After says, and has its stream',
    behaviour: 'busy_once',
    shape: 'stream',
    more: { retries: 1, prompt: 'stream' },
    requests: 2,
    text: 'one at last',
    tookMs: 950,
  },
  {
    what: 'asks again when the model server broke, as often as it may',
    behaviour: 'broken',
    shape: 'chat',
    more: { retries: 1 },
    requests: 2,
  },
  {
    what: 'does not repeat a request that breaks the contract',
    behaviour: 'sandbox',
    shape: 'chat',
    more: { retries: 2, temperature: 1.5 },
    requests: 1,
  },
  {
    what: 'does not repeat a stream that the model server refuses',
    behaviour: 'refusing',
    shape: 'stream',
    more: { retries: 2 },
    requests: 1,
  },
  {
    what: 'does not repeat a stream that has begun',
    behaviour: 'cut',
    shape: 'stream',
    more: { retries: 2 },
    requests: 1,
  },
  {
    what: 'hears x-should-retry: false if it is an openai library',
    behaviour: 'busy_long',
    shape: 'chat',
    more: { retries: 1 },
    requests: {
      'openai 7': 1,
      'openai 4': 1,
      'ai with @ai-sdk/openai-compatible': 2,
      'ai with @ai-sdk/openai .chat': 2,
      '@langchain/openai': 2,
    },
  },
]

describe.each(rows)('$what', ({ behaviour, shape, more, requests, text, tookMs }) => {
  test.concurrent.each(clients)('$name', async (client) => {
    const setup = setups.get(client.name)
    if (!setup) throw new Error(`${client.name} has no stage`)
    const before = setup.answered()
    const startedAt = performance.now()
    const reply = await client[shape]({
      gateway: setup.gateway,
      model: setup.model(behaviour),
      ...more,
    }).catch((error: unknown) => error)
    if (text === undefined) expect(reply).toBeInstanceOf(Error)
    else expect(reply).toMatchObject({ text, finish: 'stop' })
    expect(setup.answered() - before).toBe(
      typeof requests === 'number' ? requests : requests[client.name],
    )
    if (tookMs !== undefined) expect(performance.now() - startedAt).toBeGreaterThan(tookMs)
  })
})

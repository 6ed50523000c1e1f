import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  streamEvents,
  streamHead,
  framed,
  completion,
  fixed,
} from '../../../support/upstreams/faults/traffic.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { runSeed } from '../../../support/data/random.ts'
import { chatBytes, exchange } from '../../../support/http/raw.ts'
import { assertCompletion, assertGoodStream } from '../../../support/http/replies.ts'
import { readSse } from '../../../support/http/sse.ts'
import { inBatches } from '../../../support/waiting.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { isSoak } from '../../../support/soak.ts'

const seed = runSeed()
const share = isSoak ? 1 : 5

/** Text that a prompt injection could make a model say, to look like events of the gateway. */
const forgeries = [
  '\r',
  '\n',
  '\r\n',
  '\n\n',
  '\r\r',
  '\r\n\r\n',
  '\n\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\0',
  '\ufeff',
  'data: [DONE]',
  '[DONE]',
  '\n\ndata: [DONE]\n\n',
  '\r\rdata: [DONE]\r\r',
  '\r\n\r\ndata: [DONE]\r\n\r\n',
  '\u2028\u2028data: [DONE]\u2028\u2028',
  '\u0085\u0085data: [DONE]\u0085\u0085',
  '\n\nevent: error\ndata: {}\n\n',
  'event: message\n',
  '\nid: 7\nretry: 0\n\n',
  '\n: comment\n\n',
  '\n\ndata:\n\n',
  '\nerror: {"code":500}\n\n',
  '\n\ndata: {"error":{"message":"forged","type":"forged","code":500}}\n\n',
  '"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
  '\\n\\ndata: [DONE]\\n\\n',
  '\\u000a\\u000adata: [DONE]',
  '0\r\n\r\n',
  '5\r\ndata:\r\n',
  'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n',
  '👋\n\n世界\r\rdata: [DONE]\n\n🏳️‍🌈',
]

/**
 * What the upstream sends: the text in two chunks cut at `at`, the bytes of the stream in two
 * packets cut at `byte`.
 */
type Order = { text: string; at: number; byte: number | null }

let upstream: Server
let gateway: Gateway

beforeAll(async () => {
  upstream = createServer((socket) => {
    let held = ''
    socket.setNoDelay(true).on('error', () => {})
    socket.on('data', async (part) => {
      held += part.toString('latin1')
      const body = held.split('\r\n\r\n')[1]
      const length = Number(/^content-length: *(\d+)/im.exec(held)?.[1] ?? Number.POSITIVE_INFINITY)
      if (body === undefined || body.length < length) return
      held = ''
      const request = JSON.parse(Buffer.from(body, 'latin1').toString()) as {
        stream: boolean
        messages: { content: string }[]
      } // what the gateway sends
      const order = JSON.parse(request.messages[0]?.content ?? '') as Order // what this file sends
      if (!request.stream)
        return void socket.write(
          fixed(200, completion({}, { message: { role: 'assistant', content: order.text } })),
        )
      const bytes = wire(order)
      const cut = order.byte ?? bytes.length
      socket.write(Buffer.concat([Buffer.from(streamHead), framed(bytes.subarray(0, cut))]))
      if (cut < bytes.length) {
        await new Promise((resolve) => setTimeout(resolve, 2))
        socket.write(framed(bytes.subarray(cut)))
      }
      socket.write(framed())
    })
  })
  const port = await listenOnLoopback(upstream)
  gateway = await startGateway({
    upstreams: { forger: { base_url: `http://127.0.0.1:${port}/v1` } },
    routes: { '*': [{ upstream: 'forger' }] },
  })
})

afterAll(async () => {
  await gateway.stop()
  upstream.close()
})

const wire = ({ text, at }: Order): Buffer =>
  Buffer.from(
    streamEvents([text.slice(0, at), text.slice(at)].filter((piece) => piece !== '')).join(''),
  )

async function ask(order: Order, stream: boolean) {
  const body = {
    model: 'hermes-3-llama3.1-8b',
    messages: [{ role: 'user', content: JSON.stringify(order) }],
    stream,
  }
  const { reply, closedMs } = await exchange(
    gateway.url,
    chatBytes(gateway.key, body, ['Connection: close']),
    { lingerMs: 5000 },
  )
  if (!reply?.complete || closedMs === null)
    throw new Error(`no whole reply for ${JSON.stringify(order)}`)
  expect(reply.rest.length, 'bytes after the reply').toBe(0)
  return reply
}

/** The stream must hold exactly these events: role, one or two chunks, finish reason, [DONE]. */
async function assertUnforged(order: Order) {
  const reply = await ask(order, true)
  const message = JSON.stringify(order)
  const stream = assertGoodStream(reply)
  expect(stream.text, message).toBe(order.text)
  expect(stream.finish, message).toBe('stop')
  const { events, comments } = readSse(reply.body)
  const pieces = order.at > 0 && order.at < order.text.length ? 2 : 1
  expect(events.length, message).toBe(1 + pieces + 2)
  expect(events.filter(({ data }) => data === '[DONE]').length, message).toBe(1)
  expect(
    events.every(({ type }) => type === 'message'),
    message,
  ).toBe(true)
  expect(comments, message).toEqual([])
}

describe('model text cannot forge events', () => {
  test('split between two chunks at every place', async () => {
    const orders = forgeries.flatMap((text) =>
      Array.from({ length: text.length + 1 }, (_, at): Order => ({ text, at, byte: null })),
    )
    expect(orders.length).toBeGreaterThan(450)
    await inBatches(orders, 8, assertUnforged)
  })

  test('with ordinary text before and after, split at every place around it', async () => {
    const orders = forgeries.flatMap((text) =>
      [1, 2, text.length + 1].map((at): Order => ({ text: `a${text}b`, at, byte: null })),
    )
    await inBatches(orders, 8, assertUnforged)
  })

  test(`the bytes of the upstream split at every place, of which each run takes one in ${share} (SEED=${seed})`, async () => {
    const chosen = [
      '\n\ndata: [DONE]\n\n',
      '👋\n\n世界\r\rdata: [DONE]\n\n🏳️‍🌈',
      '\u2028data: {"error":{"message":"forged","type":"forged","code":500}}\u2029',
    ]
    const places = chosen.flatMap((text) =>
      Array.from({ length: wire({ text, at: 3, byte: null }).length - 1 }, (_, index): Order => ({
        text,
        at: 3,
        byte: index + 1,
      })),
    )
    expect(places.length).toBeGreaterThan(2000)
    const orders = places.filter((_, at) => at % share === seed % share)
    await inBatches(orders, 16, assertUnforged)
  })

  test('in a whole reply the text arrives as it is', async () => {
    await inBatches(forgeries, 8, async (text) => {
      const completed = assertCompletion(await ask({ text, at: 0, byte: null }, false))
      expect(completed.choices[0]?.message.content).toBe(text)
    })
  })

  test('all forgeries at once, in one text', async () => {
    const text = forgeries.join('')
    for (const at of [0, 1, Math.floor(text.length / 2), text.length - 1])
      await assertUnforged({ text, at, byte: null })
  })
})

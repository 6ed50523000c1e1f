import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultServer, type FaultServer } from '../../support/upstreams/faults/server.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { malformedRequests, type Malformed } from '../../support/data/malformed-http.ts'
import { harmlessJson, malformedJson, type JsonForm } from '../../support/data/malformed-json.ts'
import { naughtyStrings } from '../../support/data/naughty-strings.ts'
import {
  chatBytes,
  dial,
  exchange,
  parseReply,
  requestBytes,
  type Exchange,
} from '../../support/http/raw.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import { threadMs } from '../../support/thread-time.ts'
import { inBatches, promptMs, until } from '../../support/waiting.ts'

const model = 'hermes-3-llama3.1-8b'
let faults: FaultServer
let gateway: Gateway

beforeAll(async () => {
  faults = await startFaultServer(1)
  gateway = await startGateway({
    upstreams: { good: { base_url: faults.base_url } },
    routes: { '*': [{ upstream: 'good', model: 'fault:good' }] },
  })
})

afterAll(async () => {
  await gateway.stop()
  await faults.close()
})

const chat = (content: string) =>
  chatBytes(gateway.key, { model, messages: [{ role: 'user', content }] }, ['Connection: close'])

async function assertAlive() {
  const { reply } = await exchange(gateway.url, chat('still there?'))
  expect(reply && assertCompletion(reply).choices).toHaveLength(1)
}

const mostMs = 10 * 100

/**
 * Sends what must be cheap to refuse. The design allows 100 ms of this thread, which client, server
 * and upstream share; a slow machine gets ten times that.
 * The least of a few tries counts: garbage collection of earlier work is not the server's.
 */
async function quickly(bytes: Buffer, end = false): Promise<Exchange> {
  for (let tries = 1; ; tries += 1) {
    const before = threadMs()
    const result = await exchange(gateway.url, bytes, { end, lingerMs: 30 })
    const spent = threadMs() - before
    expect(
      result.timedOut,
      `neither a reply nor an end: ${result.raw.toString().slice(0, 200)}`,
    ).toBe(false)
    if (spent <= mostMs) return result
    expect(tries, `milliseconds of work: ${spent}`).toBeLessThan(4)
  }
}

describe('malformed HTTP', () => {
  // The names only: the key is not there yet when tests are collected.
  const names = malformedRequests('').map(({ name }) => name)

  test('there are at least sixty forms', () => expect(names.length).toBeGreaterThanOrEqual(60))

  test.each(names)(
    '%s: refused in the common error body, or cut off where the client ended first',
    async (name) => {
      const form = malformedRequests(gateway.key).find((one) => one.name === name)
      if (!form) throw new Error('no such form')
      const before = faults.attempts().length
      assertRefusedOrClosed(form, await quickly(form.bytes, form.end))
      expect(faults.attempts().length, 'what is malformed goes to no upstream').toBe(before)
      await assertAlive()
    },
  )

  function assertRefusedOrClosed(
    { statuses, mayClose }: Malformed,
    { reply, raw, closedMs }: Exchange,
  ) {
    if (!reply) {
      expect(
        mayClose && closedMs !== null && raw.length === 0,
        `a head was due, not ${raw.toString().slice(0, 200)}`,
      ).toBe(true)
      return
    }
    assertRefusal(reply, ...statuses)
    if (reply.rest.length > 0)
      for (const next of repliesIn(reply.rest)) assertRefusal(next, 400, 404, 405)
  }

  /** A connection that goes on after a refusal may refuse what follows, and nothing else. */
  function* repliesIn(rest: Buffer) {
    for (let next = parseReply(rest, true); next; next = parseReply(next.rest, true)) yield next
  }
})

describe('requests that stop half-way', () => {
  const partial = [
    ['in the request line', 'POST /v1/ch', [400, 408]],
    [
      'in the headers',
      'POST /v1/chat/completions HTTP/1.1\r\nHost: gateway.test\r\nAuth',
      [400, 408],
    ],
  ] as const

  // Complete requests need time on a slow machine; these short limits are for requests that never
  // complete.
  let hasty: Gateway
  beforeAll(async () => {
    hasty = await startGateway({
      limits: { headers_ms: 500, body_ms: 500 },
      upstreams: { good: { base_url: faults.base_url } },
      routes: { '*': [{ upstream: 'good', model: 'fault:good' }] },
    })
  })
  afterAll(() => hasty.stop())

  test.each(partial)(
    '%s: 408 or cut off once headers_ms is over',
    async (_where, text, statuses) => {
      const result = await exchange(hasty.url, text)
      expect(result.timedOut).toBe(false)
      expect(result.endedMs).toBeGreaterThan(300)
      if (result.reply) assertRefusal(result.reply, ...statuses)
    },
  )

  test('in the body: 408 once body_ms is over', async () => {
    const request = chatBytes(hasty.key, { model, messages: [{ role: 'user', content: 'hi' }] }, [
      'Connection: close',
    ])
    const { reply, endedMs } = await exchange(hasty.url, request.subarray(0, request.length - 10))
    if (!reply) throw new Error('no reply')
    assertRefusal(reply, 408)
    expect(endedMs).toBeGreaterThan(300)
    // Half of the time that is allowed unless told.
    expect(endedMs).toBeLessThan(15_000)
  })

  test('a client that leaves in the body leaves nothing behind', async () => {
    const socket = await dial(gateway.url)
    const request = chat('hi')
    socket.write(request.subarray(0, request.length - 10))
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.resetAndDestroy()
    await assertAlive()
  })
})

describe('malformed JSON', () => {
  const bytesOf = ({ body, headers }: JsonForm) =>
    requestBytes(
      'POST /v1/chat/completions HTTP/1.1',
      [
        'Host: gateway.test',
        `Authorization: Bearer ${gateway.key}`,
        'Connection: close',
        ...headers,
        ...(body.length === 0 ? ['Content-Length: 0'] : []),
      ],
      body,
    )

  test('there are at least eighty forms', () =>
    expect(malformedJson.length).toBeGreaterThanOrEqual(80))

  test.each(malformedJson.map((form) => [form.name, form] as const))(
    '%s: refused in the common error body',
    async (_name, form) => {
      const before = faults.attempts().length
      const { reply } = await quickly(bytesOf(form))
      if (!reply) throw new Error('no reply')
      const error = assertRefusal(reply, form.status)
      if (form.status === 415)
        expect(error.message).toMatch(/Content-Type: application\/json|uncompressed|compress/i)
      expect(faults.attempts().length).toBe(before)
    },
  )

  test.each(harmlessJson.map((form) => [form.name, form] as const))(
    '%s: answered',
    async (_name, form) => {
      const { reply } = await quickly(bytesOf(form))
      if (!reply) throw new Error('no reply')
      assertCompletion(reply)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )

  test('no empty body and no form body ever meets a page of HTML', async () => {
    for (const type of ['', 'application/x-www-form-urlencoded', 'application/json']) {
      const { reply } = await quickly(
        requestBytes('POST /v1/chat/completions HTTP/1.1', [
          'Host: gateway.test',
          `Authorization: Bearer ${gateway.key}`,
          'Content-Length: 0',
          `Content-Type: ${type}`,
        ]),
      )
      expect(reply?.body.toString()).not.toMatch(/<html|<!doctype|<pre>/i)
    }
  })

  test('__proto__ and its kin never travel to an upstream', async () => {
    const names = new Set<string>()
    for (const attempt of faults.attempts())
      for (const message of attempt.messages)
        for (const name of Object.keys(message)) names.add(name)
    expect([...names].toSorted()).toEqual(['content', 'role'])
  })
})

describe('naughty strings', () => {
  test('there are at least a hundred', () =>
    expect(new Set(naughtyStrings).size).toBeGreaterThanOrEqual(100))

  test('each reaches the upstream as it is, as a message and beside others', async () => {
    await inBatches(naughtyStrings, 8, async (text, index) => {
      const messages = [
        { role: 'system', content: text },
        { role: 'user', content: `${text}\u0000${index}` },
        { role: 'user', content: `good#naughty-${index}` },
      ]
      const { reply } = await exchange(
        gateway.url,
        chatBytes(gateway.key, { model, messages }, ['Connection: close']),
      )
      if (!reply) throw new Error(`no reply for ${JSON.stringify(text.slice(0, 40))}`)
      assertCompletion(reply)
      const [attempt] = faults.attempts(`naughty-${index}`)
      expect(
        attempt?.messages.map(({ content }) => content),
        JSON.stringify(text.slice(0, 40)),
      ).toEqual(messages.map(({ content }) => content))
    })
  })

  test('each comes through when escaped letter by letter', async () => {
    const short = naughtyStrings.filter((text) => text.length < 5000)
    await inBatches(short, 8, async (text, index) => {
      const escaped = [...Array(text.length).keys()]
        .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join('')
      const body =
        `{"model":"${model}","messages":[{"role":"assistant","content":"${escaped}"},` +
        `{"role":"user","content":"good#escaped-${index}"}]}`
      const { reply } = await exchange(
        gateway.url,
        chatBytes(gateway.key, body, ['Connection: close']),
      )
      if (!reply) throw new Error('no reply')
      assertCompletion(reply)
      expect(faults.attempts(`escaped-${index}`)[0]?.messages[0]?.content).toBe(text)
    })
  })

  test('none of them breaks a header, a path or a token', async () => {
    for (const text of naughtyStrings.filter((one) => one.length > 0 && one.length < 2000)) {
      const encoded = encodeURIComponent(text.toWellFormed())
      const path = await exchange(
        gateway.url,
        requestBytes(`GET /v1/${encoded} HTTP/1.1`, ['Host: gateway.test', 'Connection: close']),
      )
      if (path.reply) assertRefusal(path.reply, 400, 404, 431)
      const query = await exchange(
        gateway.url,
        requestBytes(`GET /v1/models?${encoded} HTTP/1.1`, [
          'Host: gateway.test',
          `Authorization: Bearer ${gateway.key}`,
          'Connection: close',
        ]),
      )
      if (query.reply) assertRefusal(query.reply, 400, 431)
      const token = [...text]
        .map((letter) => (letter >= ' ' && letter <= '~' ? letter : '?'))
        .join('')
        .trim()
      const bearer = await exchange(
        gateway.url,
        requestBytes('GET /v1/models HTTP/1.1', [
          'Host: gateway.test',
          `Authorization: Bearer ${token}`,
          'Connection: close',
        ]),
      )
      if (bearer.reply) assertRefusal(bearer.reply, 401)
    }
  })

  test('the server is there after all of it, and no connection of its own is left open', async () => {
    await assertAlive()
    await until(
      'the upstream connections are idle',
      () => faults.attempts().every((attempt) => attempt.finished || attempt.closedAt !== null),
      promptMs,
    )
  })
})

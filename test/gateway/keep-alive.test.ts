import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assertErrorEnd, assertGoodStream, assertRefusal } from '../support/replies.ts'
import {
  chunk,
  event,
  goodEvents,
  openEvents,
  piece,
  says,
  sendError,
  type Script,
} from '../support/scripted.ts'
import { ask, call, chat, startStand, tireless, type Stand } from '../support/stand.ts'
import { until } from '../support/waiting.ts'

const comment = ': keep-alive\n\n'
const keepAliveMs = 150

let first: Script
let spare: Script
let two: Stand<'first' | 'spare'>
beforeAll(async () => {
  two = await startStand(
    {
      first: (req, res, received) => first(req, res, received),
      spare: (req, res, received) => spare(req, res, received),
    },
    {
      ...tireless,
      limits: { keep_alive_ms: keepAliveMs, first_byte_ms: 500, idle_ms: 700 },
      deployments: { spare: { tier: 2 } },
    },
  )
})
afterAll(() => two.close())
beforeEach(() => {
  spare = says('from the spare')
  two.first.received.length = two.spare.received.length = 0
})

const streamed = chat({ stream: true })
const after =
  (ms: number, script: Script): Script =>
  async (req, res, received) => {
    await sleep(ms)
    if (!res.destroyed) await script(req, res, received)
  }
const comments = (reply: { raw: Buffer }) => reply.raw.toString().split(comment).length - 1

test('a quick stream has none', async () => {
  first = says('Hello')
  expect(comments(await ask(two.gateway, streamed))).toBe(0)
})

test('a reply that is not a stream has none, however long it takes', async () => {
  first = after(400, says('Hello'))
  const reply = await ask(two.gateway)
  expect(reply.status).toBe(200)
  expect(comments(reply)).toBe(0)
})

test('the head of the reply is not sent while a failure could still have its own status', async () => {
  first = after(50, (_req, res) => sendError(res, 422))
  assertRefusal(await ask(two.gateway, streamed), 400)
})

test('the head is sent after one interval without content, a comment after each further one', async () => {
  first = () => {}
  spare = () => {}
  const client = await call(two.gateway, streamed)
  const start = performance.now()
  await until('the head', () => client.heard().includes('200 OK'), 1000)
  expect(performance.now() - start).toBeGreaterThan(keepAliveMs - 30)
  expect(client.heard()).toContain('text/event-stream')
  await until('two comments', () => client.heard().split(comment).length === 3, 1000)
  expect(performance.now() - start).toBeGreaterThan(3 * keepAliveMs - 50)
  client.leave()
})

test('a failure after the head is an error event with the status that it would have had', async () => {
  first = after(300, (_req, res) => sendError(res, 422))
  const reply = await ask(two.gateway, streamed)
  expect(assertErrorEnd(reply)).toMatchObject({
    chunks: [],
    error: { code: 400, type: 'invalid_request' },
  })
})

test('comments do not count as content: another deployment may still answer after them', async () => {
  first = after(450, (_req, res) => sendError(res, 500))
  const reply = await ask(two.gateway, streamed)
  expect(assertGoodStream(reply).text).toBe('from the spare')
  expect(comments(reply)).toBeGreaterThanOrEqual(1)
  expect(two.first.received).toHaveLength(1)
})

test('the upstream’s own comments and empty pieces do not travel, and do not keep a head back', async () => {
  first = async (_req, res) => {
    openEvents(res)
    for (let at = 0; at < 8; at++) {
      res.write(
        at % 2 === 0
          ? ': OPENROUTER PROCESSING\n\n'
          : event(chunk({ role: 'assistant', content: '' })),
      )
      await sleep(50)
    }
    res.end(goodEvents('Hello'))
  }
  const reply = await ask(two.gateway, streamed)
  expect(assertGoodStream(reply).text).toBe('Hello')
  expect(reply.raw.toString()).not.toContain('OPENROUTER')
  expect(comments(reply)).toBeGreaterThanOrEqual(1)
})

test('silences within a stream are filled too, and each piece starts the interval anew', async () => {
  first = async (_req, res) => {
    openEvents(res)
    for (const word of ['one', 'two', 'three']) {
      res.write(event(piece(word)))
      await sleep(100)
    }
    await sleep(250)
    res.end(event(piece('four')) + event(chunk({}, 'stop')) + event('[DONE]'))
  }
  const reply = await ask(two.gateway, streamed)
  expect(assertGoodStream(reply).text).toBe('onetwothreefour')
  const text = reply.raw.toString()
  expect(text.slice(0, text.indexOf('three'))).not.toContain(comment)
  expect(text.slice(text.indexOf('three'), text.indexOf('four'))).toContain(comment)
})

test('an upstream that falls silent within a stream is given up after the idle limit, with an error event', async () => {
  first = (_req, res) => void openEvents(res).write(event(piece('Hello')))
  const reply = await ask(two.gateway, streamed)
  expect(assertErrorEnd(reply).text).toBe('Hello')
  expect(comments(reply)).toBeGreaterThanOrEqual(2)
  expect(reply.endedMs).toBeGreaterThan(650)
  expect(reply.endedMs).toBeLessThan(1500)
  await until('the upstream is let go', () => two.first.only().cutAt !== null, 400)
})

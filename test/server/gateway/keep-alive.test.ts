import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assertErrorEnd, assertGoodStream, assertRefusal } from '../../support/http/replies.ts'
import {
  chunk,
  event,
  goodEvents,
  openEvents,
  piece,
  says,
  sendError,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  testGatewayServer,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../support/waiting.ts'

const comment = ': keep-alive\n\n'
const keepAliveMs = 150

let first: Script
let spare: Script
let two: GatewayServer<'first' | 'spare'>
/** One whose first comment is not due in any of these tests, however slow the machine is. */
let patient: GatewayServer<'first'>
beforeAll(async () => {
  two = await startGatewayServer(
    {
      first: (req, res, received) => first(req, res, received),
      spare: (req, res, received) => spare(req, res, received),
    },
    {
      ...alwaysRetries,
      limits: { keep_alive_ms: keepAliveMs },
      deployments: { spare: { tier: 2 } },
    },
  )
  patient = await startGatewayServer(
    { first: (req, res, received) => first(req, res, received) },
    alwaysRetries,
  )
})
afterAll(() => Promise.all([two.close(), patient.close()]))
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
  expect(comments(await ask(patient.gateway, streamed))).toBe(0)
})

test('a reply that is not a stream has none, however long it takes', async () => {
  first = after(400, says('Hello'))
  const reply = await ask(two.gateway)
  expect(reply.status).toBe(200)
  expect(comments(reply)).toBe(0)
})

test('the head of the reply is not sent while a failure could still have its own status', async () => {
  first = after(50, (_req, res) => sendError(res, 422))
  assertRefusal(await ask(patient.gateway, streamed), 400)
})

test('the head is sent after one interval without content, a comment after each further one', async () => {
  first = () => {}
  spare = () => {}
  const start = performance.now()
  const client = await call(two.gateway, streamed)
  await until('the head', () => client.text().includes('200 OK'), promptMs)
  expect(performance.now() - start).toBeGreaterThan(keepAliveMs - 30)
  expect(client.text()).toContain('text/event-stream')
  await until('two comments', () => client.text().split(comment).length === 3, promptMs)
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
  // The gap between two words is a tenth of the interval; all words together take longer than it.
  const intervalMs = 1500
  const slow = await testGatewayServer(
    {
      first: async (_req, res) => {
        openEvents(res)
        for (let word = 1; word <= 12; word++) {
          res.write(event(piece(`${word} `)))
          await sleep(intervalMs / 10)
        }
        await sleep(1.5 * intervalMs)
        res.end(event(piece('last')) + event(chunk({}, 'stop')) + event('[DONE]'))
      },
    },
    { ...alwaysRetries, limits: { keep_alive_ms: intervalMs } },
  )
  const reply = await ask(slow.gateway, streamed)
  expect(assertGoodStream(reply).text).toBe('1 2 3 4 5 6 7 8 9 10 11 12 last')
  const text = reply.raw.toString()
  expect(text.slice(0, text.indexOf('"12 "'))).not.toContain(comment)
  expect(text.slice(text.indexOf('"12 "'), text.indexOf('last'))).toContain(comment)
})

test('an upstream that falls silent within a stream is given up after the idle limit, with an error event', async () => {
  const silent = await testGatewayServer(
    { first: (_req, res) => void openEvents(res).write(event(piece('Hello'))) },
    { ...alwaysRetries, limits: { keep_alive_ms: keepAliveMs, idle_ms: 1500 } },
  )
  const reply = await ask(silent.gateway, streamed)
  expect(assertErrorEnd(reply).text).toBe('Hello')
  expect(comments(reply)).toBeGreaterThanOrEqual(2)
  expect(reply.endedMs).toBeGreaterThan(1450)
  // Half of the time that is allowed unless told.
  expect(reply.endedMs).toBeLessThan(15_000)
  await until('the upstream is let go', () => silent.first.only().cutAt !== null, promptMs)
})

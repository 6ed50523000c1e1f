import { expect } from 'vitest'
import type { FaultServer } from './server.ts'
import { retryAfter, type Cell, type Ending } from './table.ts'
import { twin } from './traffic.ts'
import type { Gateway, Model } from '../../servers/gateway.ts'
import { chatBytes, exchange, type Exchange, type Reply } from '../../http/raw.ts'
import {
  assertCompletion,
  assertGoodStream,
  assertRefusal,
  assertStream,
} from '../../http/replies.ts'
import { promptMs, until } from '../../waiting.ts'

/** For cells that end by one of these limits: the matrix waits for no real deadline. */
export const shortLimits = {
  connect_ms: 1000,
  first_byte_ms: 1500,
  idle_ms: 1500,
  whole_ms: 4000,
  stream_ms: 4500,
  keep_alive_ms: 400,
  reply_bytes: 4 << 20,
}

/** For all other cells, which are to meet none of them however slow the machine is. */
export const longLimits: typeof shortLimits = {
  connect_ms: 20_000,
  first_byte_ms: 20_000,
  idle_ms: 20_000,
  whole_ms: 40_000,
  stream_ms: 40_000,
  keep_alive_ms: 15_000,
  reply_bytes: 4 << 20,
}

/**
 * Whether a time limit ends it: replies that stall or drip, and connections that are never
 * accepted.
 */
export const isLate = ({ fault, ending }: Cell): boolean =>
  fault === 'blackhole' ||
  (ending.is === 'refused' && ending.status === 504) ||
  (ending.is === 'cut' && ending.code === 504)

/** The servers and the time limits of one cell. */
export type CellSetup = {
  gateway: Gateway
  limits: typeof shortLimits
  faults: FaultServer
  model: Model
  mark: string
  twin: boolean
}

/**
 * Sends the request of a cell and checks the outcome against the table; returns the request ids
 * used.
 */
export async function runCell(cell: Cell, setup: CellSetup): Promise<string[]> {
  const first = await callOnce(cell, setup)
  if (!/^(extra|length-short)/.test(cell.fault)) return [first]
  // Unsolicited bytes must not become the answer to the next request: the connection is closed.
  const givenUp = () =>
    until(
      'the connection with unasked bytes is closed',
      () =>
        setup.faults
          .attempts(setup.mark)
          .every((attempt) => attempt.fault === 'twin' || attempt.closedAt !== null),
      promptMs,
    )
  await givenUp()
  const second = await callOnce(cell, setup)
  await givenUp()
  return [first, second]
}

async function callOnce(
  cell: Cell,
  { gateway, limits, faults, model, mark, twin: hasTwin }: CellSetup,
): Promise<string> {
  const deadline = cell.shape === 'whole' ? limits.whole_ms : limits.stream_ms
  const earlier = faults.attempts(mark).length
  const body = {
    model,
    messages: [{ role: 'user', content: `${cell.fault}#${mark}` }],
    stream: cell.shape === 'stream',
  }
  const got = await exchange(gateway.url, chatBytes(gateway.key, body, ['Connection: close']), {
    deadlineMs: deadline + promptMs,
    lingerMs: promptMs,
  })
  const reply = got.reply
  if (!reply || got.timedOut)
    throw new Error(
      `no end within ${deadline + promptMs} ms; so far: ${got.raw.toString().slice(0, 400)}`,
    )
  expect(
    got.endedMs,
    'ends by its deadline; a second is the design’s, ten for a slow machine',
  ).toBeLessThanOrEqual(deadline + promptMs)
  expect(got.closedMs, 'the socket is ended').not.toBeNull()
  expect(reply.rest.toString(), 'bytes after the reply').toBe('')
  // Only the caller whose request is refused as invalid is told why.
  if (cell.ending.is !== 'refused' || cell.ending.status !== 400)
    expect(got.raw.toString(), "an upstream's own words").not.toMatch(/secret upstream text/)
  expect(got.raw.toString(), 'what comes after the end').not.toContain('POISON')

  const ending = endingOf(cell, reply, got, limits)
  const due = hasTwin && cell.hidden ? twinAnswered : cell.ending
  if (!isLike(due, ending))
    throw new Error(`ended as ${JSON.stringify(ending)}; due was ${show(due)}`)

  const attempts = faults.attempts(mark).slice(earlier)
  const reached = attempts.filter((attempt) => attempt.fault !== 'twin')
  const expected = cell.fault === 'refuse' || cell.fault === 'blackhole' ? 0 : 1
  expect(reached.length, 'attempts at the faulty deployment').toBe(expected)
  expect(attempts.length - reached.length, 'attempts at the twin').toBe(
    isLike(twinAnswered, ending) ? 1 : 0,
  )
  for (const attempt of attempts)
    expect(attempt.at, 'no attempt after the first data event').toBeLessThanOrEqual(
      got.at + (got.firstDataMs ?? Number.POSITIVE_INFINITY),
    )
  await until(
    "the upstream's socket is closed",
    () => attempts.every((attempt) => attempt.finished || attempt.closedAt !== null),
    promptMs,
  )
  return reply.headers['x-request-id'] ?? ''
}

const twinAnswered: Ending = { is: 'complete', text: twin, finish: 'stop' }

/** Judges the reply by the contract and says which of the three endings it is. */
function endingOf(cell: Cell, reply: Reply, got: Exchange, limits: typeof shortLimits): Ending {
  if (reply.status !== 200 || cell.shape === 'whole')
    expect(reply.complete, `framing: ${got.raw.toString().slice(-200)}`).toBe(true)
  if (reply.status !== 200) return { is: 'refused', status: refusal(cell, reply) }
  if (cell.shape === 'whole') {
    const choice = assertCompletion(reply).choices[0]
    return {
      is: 'complete',
      text: choice?.message.content ?? '',
      finish: choice?.finish_reason ?? 'stop',
    }
  }
  const stream = assertStream(reply)
  if (!stream.error) {
    const { text, finish } = assertGoodStream(reply)
    return { is: 'complete', text, finish: finish === 'length' ? 'length' : 'stop' }
  }
  if (stream.chunks.length === 0) {
    expect(got.endedMs, 'a 200 before there was anything to say').toBeGreaterThan(
      limits.keep_alive_ms - 20,
    )
    return { is: 'refused', status: stream.error.code }
  }
  expect(stream.finish, 'a finish reason in a stream that was cut').toBeNull()
  return { is: 'cut', code: stream.error.code, text: stream.text }
}

function refusal(cell: Cell, reply: Reply): number {
  assertRefusal(reply, 400, 502, 503, 504)
  const seconds = retryAfter[cell.fault]
  if (seconds !== undefined)
    expect([seconds, seconds - 1], 'Retry-After').toContain(Number(reply.headers['retry-after']))
  if (cell.fault === 'retry-after-huge')
    expect(reply.headers['x-should-retry']).toMatch(/^(true|false)$/)
  if (cell.shape === 'stream')
    expect(reply.status, 'what is late comes after the first keep-alive, so under a 200').not.toBe(
      504,
    )
  return reply.status
}

function isLike(due: Ending, met: Ending): boolean {
  if (due.is === 'refused') return met.is === 'refused' && met.status === due.status
  if (due.is === 'complete')
    return met.is === 'complete' && met.text === due.text && met.finish === due.finish
  return (
    met.is === 'cut' &&
    met.code === due.code &&
    (typeof due.text === 'string' ? met.text === due.text : due.text.test(String(met.text)))
  )
}

const show = (ending: Ending) =>
  JSON.stringify(ending, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  )

import { expect, test } from 'vitest'
import { Attempt } from '../../../../server/gateway/routing/attempt.ts'
import type { Deployment } from '../../../../server/gateway/routing/deployments.ts'
import { recordedBatches } from '../../../../server/gateway/routing/recorded-batches.ts'

/** A stream that gives these batches and is complete with the last one, whatever ends it later. */
function testStream(batches: string[][]) {
  const left = [...batches]
  const reader = {
    hasContent: true,
    finish: 'stop',
    fault: undefined,
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    get isDone() {
      return left.length === 0
    },
    awaitsCounts: false,
    isCounted: true,
    estimate: () => 0,
    reasoningEstimate: () => 0,
    feed() {},
    end() {},
    breakOff() {},
    take: () => [],
  }
  const stream = {
    reader,
    next: async () => left.shift() ?? { abortCause: 'deadline' as const },
    close() {},
    get isDone() {
      return this.reader.isDone
    },
    ended: () => undefined,
    silentMs: () => 0,
  }
  const deployment = { facts: { of: () => ({}) } } as unknown as Deployment // only passed on
  const slot = { release() {}, started() {}, pause() {} }
  const attempts: Attempt[] = []
  const written = Promise.withResolvers<void>()
  const call = {
    service: 'gateway' as const,
    requestId: 'r',
    callId: 'c',
    keyId: 'k',
    groupId: null,
    only: [],
    callerName: 'c',
    model: 'm',
    calledModel: 'm',
    isModelNamed: true,
    dialect: 'chat' as const,
    bodyFor: () => '',
    conversation: () => undefined,
    promptEstimate: () => 0,
    signal: new AbortController().signal,
    deadline: Infinity,
  }
  const attempt = new Attempt(call, 1, { deployment, dialect: 'chat', slot })
  const events = recordedBatches(stream, attempt, (ended) => {
    attempts.push(ended)
    return written.promise
  })
  return { events: events[Symbol.asyncIterator](), attempts, written }
}

test('the last events of a complete reply wait for its row, and those before them do not', async () => {
  const { events, attempts, written } = testStream([['begin'], ['text', 'end']])
  expect(await events.next()).toEqual({ done: false, value: ['begin'] })
  expect(attempts).toEqual([])
  let isGiven = false
  const last = events.next().finally(() => (isGiven = true))
  await new Promise(setImmediate)
  expect([isGiven, attempts.map(({ status }) => status)]).toEqual([false, ['ok']])
  written.resolve()
  expect(await last).toEqual({ done: false, value: ['text', 'end'] })
  expect(await events.next()).toEqual({ done: true, value: undefined })
  await events.return?.()
  expect(attempts.length).toBe(1)
})

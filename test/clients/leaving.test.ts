import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../support/waiting.ts'
import type { Ask, Client, Said } from './asking.ts'
import { clients } from './clients.ts'
import { startStage, type Call, type Stage } from './upstreams.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage(['endless'])
})
afterAll(() => stage.close())

const leavable = clients.filter(({ readsOn }) => !readsOn)
/** LlamaIndex gives no signal to the library under it, which takes the abort for a time limit of its own. */
const abortedWords = ({ name }: Client) =>
  name === '@llamaindex/openai' ? /^Request timed out\.$/ : /abort/i

const ask = (): Ask => ({ gateway: stage.gateway, model: stage.model('endless') })

/** Runs something that leaves, and returns what came of it and the one upstream call that it made, closed. */
async function leaving<T>(
  run: () => Promise<T>,
  leftAt: () => number,
): Promise<{
  outcome: T | Error
  call: Call
  row: Awaited<ReturnType<Stage['gateway']['rows']>>[number]
}> {
  const { calls, gateway, answered } = stage
  const [seen, done, known] = [calls.length, answered(), (await gateway.rows()).length]
  const outcome = await run().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  await until('the upstream sees the close', () => calls[seen]?.closedAt !== null, 1000)
  await until('the gateway is done with the request', () => answered() > done, 1000)
  const [call, ...moreCalls] = calls.slice(seen)
  const [row, ...moreRows] = (await gateway.rows()).slice(known)
  if (!call || !row) throw new Error('the request left no trace')
  expect([moreCalls, moreRows]).toEqual([[], []])
  expect(Number(call.closedAt) - leftAt()).toBeLessThan(200)
  return { outcome, call, row }
}

const words = (text: string) => text.trim().split(' ').length

for (const client of clients)
  describe(client.name, { meta: { client: client.name, route: '/v1', cells: ['abort'] } }, () => {
    test('stops the model when its signal is aborted at the third word, and owes what came so far', async () => {
      const gone = new AbortController()
      let leftAt = 0
      const heard = (text: string) => {
        if (words(text) < 3 || leftAt > 0) return
        leftAt = performance.now()
        gone.abort()
      }
      const { outcome, row } = await leaving<Said>(
        () => client.stream({ ...ask(), signal: gone.signal, heard }),
        () => leftAt,
      )
      if (client.endsQuietly)
        expect(outcome).toMatchObject({ text: expect.stringMatching(/^one 2 3 /), finish: null })
      else expect(outcome).toMatchObject({ name: 'AbortError' })
      expect(row).toMatchObject({ status: 'client_left', estimated: true, upstream: 'odd' })
      expect(row.prompt_tokens).toBeGreaterThan(0)
      expect(row.completion_tokens).toBeGreaterThanOrEqual(3)
      expect(row.completion_tokens).toBeLessThan(20)
    })

    test('stops the model when its signal is aborted during the wait for a whole reply', async () => {
      const gone = new AbortController()
      let leftAt = 0
      const { calls } = stage
      const seen = calls.length
      const { outcome, row } = await leaving<Said>(
        async () => {
          const reply = client.chat({ ...ask(), signal: gone.signal })
          reply.catch(() => {})
          await until('the model is asked', () => calls.length > seen, 1000)
          leftAt = performance.now()
          gone.abort()
          return reply
        },
        () => leftAt,
      )
      expect(outcome).toBeInstanceOf(Error)
      expect((outcome as Error).message).toMatch(abortedWords(client))
      expect(row).toMatchObject({ status: 'client_left', completion_tokens: 0, upstream: 'odd' })
    })
  })

test.each(leavable)('$name stops the model when the loop is left', async (client) => {
  let leftAt = 0
  const heard = (text: string) => {
    leftAt = performance.now()
    return words(text) < 3
  }
  const { outcome, row } = await leaving(
    () => client.stream({ ...ask(), heard }),
    () => leftAt,
  )
  expect(outcome).toMatchObject({ text: expect.stringMatching(/^one 2 3 /), finish: null })
  expect(row).toMatchObject({ status: 'client_left', estimated: true })
})

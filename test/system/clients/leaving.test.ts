import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { promptMs, until } from '../../support/waiting.ts'
import type { ClientRequest, ClientReply } from './client.ts'
import { clients } from './clients.ts'
import { startClientGateway, type Call, type ClientGateway } from './upstreams.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

let setup: ClientGateway
beforeAll(async () => {
  setup = await startClientGateway(['endless', 'three'])
})
afterAll(() => setup.close())

const leavable = clients.filter(({ readsOn }) => !readsOn)

const ask = (behaviour: 'endless' | 'three' = 'endless'): ClientRequest => ({
  gateway: setup.gateway,
  model: setup.model(behaviour),
})

/**
 * Runs a call that is aborted; returns its outcome and the one upstream request it made, closed.
 */
async function leaving<T>(run: () => Promise<T>): Promise<{
  outcome: T | Error
  call: Call
  row: Awaited<ReturnType<ClientGateway['gateway']['rows']>>[number]
}> {
  const { calls, gateway, answered } = setup
  const [seen, done, known] = [calls.length, answered(), (await gateway.rows()).length]
  const outcome = await run().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  await until('the upstream sees the close', () => calls[seen]?.closedAt !== null, promptMs)
  await until('the gateway is done with the request', () => answered() > done, promptMs)
  const [call, ...moreCalls] = calls.slice(seen)
  const [row, ...moreRows] = (await gateway.rows()).slice(known)
  if (!call || !row) throw new Error('the request left no trace')
  expect([moreCalls, moreRows]).toEqual([[], []])
  return { outcome, call, row }
}

const words = (text: string) => text.trim().split(' ').length

for (const client of clients)
  describe(client.name, { meta: { client: client.name, route: '/v1', cells: ['abort'] } }, () => {
    test('stops the model when its signal is aborted at the third word, and owes what came so far', async () => {
      const gone = new AbortController()
      const abortAtThirdWord = (text: string) => {
        if (words(text) === 3) gone.abort()
      }
      const { outcome, row } = await leaving<ClientReply>(() =>
        client.stream({ ...ask('three'), signal: gone.signal, onText: abortAtThirdWord }),
      )
      if (client.endsQuietly) expect(outcome).toMatchObject({ text: 'one 2 3 ', finish: null })
      else expect(outcome).toMatchObject({ name: 'AbortError' })
      expect(row).toMatchObject({ status: 'client_left', estimated: true, upstream: 'odd' })
      expect(row.prompt_tokens).toBeGreaterThan(0)
      expect(row.completion_tokens).toBeGreaterThanOrEqual(3)
      expect(row.completion_tokens).toBeLessThan(20)
    })

    test('stops the model when its signal is aborted during the wait for a whole reply', async () => {
      const gone = new AbortController()
      const { calls } = setup
      const seen = calls.length
      const { outcome, row } = await leaving<ClientReply>(async () => {
        const reply = client.chat({ ...ask(), signal: gone.signal })
        reply.catch(() => {})
        await until('the model is asked', () => calls.length > seen, promptMs)
        gone.abort()
        return reply
      })
      expect(outcome).toBeInstanceOf(Error)
      expect((outcome as Error).message).toMatch(/abort/i)
      expect(row).toMatchObject({ status: 'client_left', completion_tokens: 0, upstream: 'odd' })
    })
  })

test.each(leavable)('$name stops the model when the loop is left', async (client) => {
  const { outcome, row } = await leaving(() =>
    client.stream({ ...ask(), onText: (text) => words(text) < 3 }),
  )
  expect(outcome).toMatchObject({ text: 'one 2 3 ', finish: null })
  expect(row).toMatchObject({ status: 'client_left', estimated: true })
})

/**
 * At the abort these stop at once, or first give what they had read; the libraries of `ai` vary.
 */
const atAbort = {
  'openai 7': 'one 2 3 ',
  '@langchain/openai': 'one 2 3 ',
  'openai 4': 'one 2 3 4 5 ',
}

test.each(Object.entries(atAbort))(
  '%s, aborted at the third of five words that came as one, gives "%s"',
  async (name, words) => {
    const chunk = (content: string) => {
      const choices = [{ index: 0, delta: { content }, finish_reason: null }]
      const data = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
      return `data: ${JSON.stringify(data)}\n\n`
    }
    const server = createServer(
      (_req, res) =>
        void res
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .write(['one ', '2 ', '3 ', '4 ', '5 '].map(chunk).join('')),
    )
    const port = await listenOnLoopback(server)
    onTestFinished(() => void (server.closeAllConnections(), server.close()))
    const gone = new AbortController()
    let lastText = ''
    await clients
      .find((client) => client.name === name)
      ?.stream({
        gateway: { url: `http://127.0.0.1:${port}`, key: 'k' },
        model: 'any',
        signal: gone.signal,
        onText(text) {
          lastText = text
          if (text === 'one 2 3 ') gone.abort()
        },
      })
      .catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }))
    expect(lastText).toBe(words)
  },
)

import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { chatBytes, dial, parseReply, requestBytes, type Reply } from '../../support/http/raw.ts'
import { assertCompletion, assertGoodStream } from '../../support/http/replies.ts'
import { chunk, event, openEvents, piece, says } from '../../support/upstreams/model-server.ts'
import { chat, json, model, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'

const kibibyte = 'x'.repeat(1024)

/** The pieces of each answer, by the question, and the milliseconds between two. */
const answers: Record<string, { pieces: string[]; everyMs: number }> = {
  slow: { pieces: ['one ', 'by ', 'one'], everyMs: 60 },
  long: { pieces: Array.from({ length: 600 }, () => kibibyte), everyMs: 0 },
  brief: { pieces: ['at once'], everyMs: 0 },
}

const startServer = () =>
  testGatewayServer({
    upstream: async (req, res, received) => {
      const { messages, stream } = received.body
      const answer = answers[String(messages[0]?.['content'])]
      if (!stream || !answer) return says('whole')(req, res, received)
      openEvents(res)
      for (const text of answer.pieces) {
        res.write(event(piece(text)))
        if (answer.everyMs > 0) await sleep(answer.everyMs)
      }
      res.end(event(chunk({}, 'stop')) + event('[DONE]'))
    },
  })

const asked = (content: string, stream = true) =>
  chat({ stream, messages: [{ role: 'user', content }] })

/** Dials, and reads this many replies. */
async function connection(url: string, count: number) {
  const socket = await dial(url)
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  return {
    write: (bytes: Buffer) => void socket.write(bytes),
    text: () => Buffer.concat(parts).toString('latin1'),
    async replies() {
      const replies: Reply[] = []
      await until('all have come', () => {
        replies.length = 0
        let rest: Buffer = Buffer.concat(parts)
        while (replies.length < count) {
          const reply = parseReply(rest, false)
          if (!reply?.complete) return false
          replies.push(reply)
          rest = reply.rest
        }
        return rest.length === 0
      })
      socket.destroy()
      return replies
    },
  }
}

test('streams that are asked for on one connection before the first has ended come in turn', async () => {
  const { gateway } = await startServer()
  const bodies = [...Object.keys(answers).map((content) => asked(content)), asked('all', false)]
  const { write, replies: read } = await connection(gateway.url, bodies.length)
  write(Buffer.concat(bodies.map((body) => chatBytes(gateway.key, body))))
  const replies = await read()
  const whole = replies.pop()
  expect(replies.map((reply) => assertGoodStream(reply).text)).toEqual(
    Object.values(answers).map(({ pieces }) => pieces.join('')),
  )
  expect(whole && assertCompletion(whole).choices[0]?.message.content).toBe('whole')
})

describe('a request that expects 100 Continue, behind another one,', () => {
  const expecting = (key: string) =>
    requestBytes(
      'POST /openai/v1/responses HTTP/1.1',
      [
        'Host: a',
        `Authorization: Bearer ${key}`,
        'Content-Type: application/json',
        'Expect: 100-continue',
      ],
      JSON.stringify({ model, input: 'hi' }),
    )

  test('has a whole reply, and so has what comes behind it', async () => {
    const { gateway } = await startServer()
    const { write, replies } = await connection(gateway.url, 3)
    const { key } = gateway
    const streamOf = (content: string) => chatBytes(key, asked(content))
    write(Buffer.concat([streamOf('slow'), expecting(key), streamOf('brief')]))
    const [, reply, last] = await replies()
    expect(last && assertGoodStream(last).text).toBe('at once')
    expect(reply && json(reply)).toMatchObject({ object: 'response', status: 'completed' })
  })

  test('is asked for its body in its turn', async () => {
    const { gateway } = await startServer()
    const { write, text, replies } = await connection(gateway.url, 2)
    const bytes = expecting(gateway.key)
    write(Buffer.concat([chatBytes(gateway.key, asked('slow')), bytes.subarray(0, -10)]))
    await until('it is asked', () => text().includes('100 Continue'))
    expect(text().indexOf('[DONE]')).toBeGreaterThan(0)
    write(bytes.subarray(-10))
    const [, reply] = await replies()
    expect(reply && json(reply)).toMatchObject({ object: 'response', status: 'completed' })
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chatBytes, dial, parseReply, type Reply } from '../../support/http/raw.ts'
import { assertCompletion, assertGoodStream } from '../../support/http/replies.ts'
import { chunk, event, openEvents, piece, says } from '../../support/upstreams/model-server.ts'
import { chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'

const kibibyte = 'x'.repeat(1024)

/** The pieces of each answer, by the question, and the milliseconds between two. */
const answers: Record<string, { pieces: string[]; everyMs: number }> = {
  slow: { pieces: ['one ', 'by ', 'one'], everyMs: 60 },
  long: { pieces: Array.from({ length: 600 }, () => kibibyte), everyMs: 0 },
  brief: { pieces: ['at once'], everyMs: 0 },
}

test('streams that are asked for on one connection before the first has ended come in turn', async () => {
  const { gateway } = await testGatewayServer({
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
  const bodies = [
    ...Object.keys(answers).map((content) => ({ content, stream: true })),
    { content: 'all', stream: false },
  ].map(({ content, stream }) => chat({ stream, messages: [{ role: 'user', content }] }))
  const socket = await dial(gateway.url)
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.write(Buffer.concat(bodies.map((body) => chatBytes(gateway.key, body))))
  const replies: Reply[] = []
  await until('all have come', () => {
    replies.length = 0
    let rest: Buffer = Buffer.concat(parts)
    while (replies.length < bodies.length) {
      const reply = parseReply(rest, false)
      if (!reply?.complete) return false
      replies.push(reply)
      rest = reply.rest
    }
    return rest.length === 0
  })
  socket.destroy()

  const whole = replies.pop()
  expect(replies.map((reply) => assertGoodStream(reply).text)).toEqual(
    Object.values(answers).map(({ pieces }) => pieces.join('')),
  )
  expect(whole && assertCompletion(whole).choices[0]?.message.content).toBe('whole')
})

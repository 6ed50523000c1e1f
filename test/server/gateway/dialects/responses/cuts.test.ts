import { describe, expect, test } from 'vitest'
import { streamFailure } from '../../../../../server/gateway/routing/failures.ts'
import { ChunkReader } from '../../../../../server/gateway/upstream/chunk-reader.ts'
import { responseShell } from '../../../../../server/gateway/dialects/responses/response.ts'
import { readTools } from '../../../../../server/gateway/dialects/responses/tools.ts'
import { ResponseEvents } from '../../../../../server/gateway/dialects/responses/write-events.ts'
import type { ChatStream } from '../../../../../server/gateway/chat.ts'
import { Json } from '../../../../../server/json.ts'
import {
  judgeResponse,
  type JudgedResponse,
} from '../../../../support/dialects/responses-grammar.ts'
import { judgedStream, postResponse } from '../../../../support/dialects/responses-call.ts'
import { recordedStreams } from '../../../../support/upstreams/recorded-streams.ts'
import { openEvents, type Script } from '../../../../support/upstreams/model-server.ts'
import { alwaysRetries, testGatewayServer } from '../../../../support/servers/gateway-server.ts'
import { longMs } from '../../../../support/waiting.ts'

/** What the dialect makes of a stream of which these bytes came before its connection broke. */
async function judgedCut(bytes: Buffer, how: 'breaks off' | 'ends'): Promise<JudgedResponse> {
  const reader = new ChunkReader('served', () => 'id')
  reader.feed(bytes)
  if (how === 'ends') reader.end()
  else if (!reader.isDone) reader.breakOff('connection_lost')
  const failure = streamFailure(undefined, reader.fault, { size: () => 0 })
  const stream: ChatStream = {
    isOpen: true,
    isPassed: false,
    nativeFinishReason: () => reader.nativeFinishReason,
    stopSequence: () => reader.stopSequence,
    events: (async function* () {
      yield reader.take()
      if (failure) throw failure
      return undefined
    })(),
  }
  const tools = readTools([])
  const body = { model: 'served', input: 'hi', stream: true }
  const writer = new ResponseEvents(responseShell(body, tools, 'a-b'), tools, stream)
  const events: object[] = []
  try {
    for await (const batch of writer.batches()) events.push(...batch)
  } catch (error) {
    if (error !== failure || !failure) throw error
    events.push(...writer.fail(failure))
  }
  const texts = events.map((event) => (event instanceof Json ? event.text : JSON.stringify(event)))
  return judgeResponse(
    texts.map((data, place) => ({
      type: (JSON.parse(data) as { type: string }).type,
      data,
      place,
    })),
  )
}

describe.each(recordedStreams)('$name', ({ text, content }) => {
  const bytes = Buffer.from(text)
  const finished = Buffer.from(text.slice(0, text.lastIndexOf('"finish_reason":"'))).length
  /** The event with the finish reason; with it the reply is whole. */
  const whole = bytes.indexOf('\n', finished) + 1

  test('is a good stream when it is whole', async () => {
    const { faults, end, text: said } = await judgedCut(bytes, 'ends')
    expect({ faults, end, said }).toEqual({
      faults: [],
      end: /"(length|content_filter)"/.test(text) ? 'incomplete' : 'completed',
      said: content,
    })
  })

  test.each(['breaks off', 'ends'] as const)(
    'that %s at any byte never ends whole before its finish reason, and never breaks the grammar',
    async (how) => {
      const { end: wholeEnd } = await judgedCut(bytes, 'ends')
      for (let at = 0; at < bytes.length; at++) {
        const { faults, end, text: said } = await judgedCut(bytes.subarray(0, at), how)
        expect(faults, `${at} bytes`).toEqual([])
        // The last line may lack its end where the connection ended in good order.
        if (at < whole - 2) expect(end, `${at} bytes`).toBe('failed')
        else expect(['failed', wholeEnd], `${at} bytes`).toContain(end)
        expect(content.startsWith(said), `${at} bytes: ${said}`).toBe(true)
      }
    },
  )
})

test(
  'through HTTP, too, no cut stream ends whole',
  async () => {
    let bytes = Buffer.alloc(0)
    const script: Script = (_req, res) => {
      openEvents(res).write(bytes, () => res.destroy())
    }
    const server = await testGatewayServer({ upstream: script }, alwaysRetries)
    for (const { name, text } of recordedStreams) {
      const all = Buffer.from(text)
      const whole = text.lastIndexOf('"finish_reason":"')
      for (let at = 40; at < whole; at += 97) {
        bytes = all.subarray(0, at)
        const reply = await postResponse(server.gateway, { stream: true })
        const label = `${name}, ${at} bytes`
        if (reply.status === 200) expect(judgedStream(reply.body).end, label).toBe('failed')
        else expect(reply.status, label).toBe(502)
      }
    }
  },
  longMs,
)

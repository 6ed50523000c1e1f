import { streamFailure } from '../../../../server/gateway/routing/failures.ts'
import { ChunkReader } from '../../../../server/gateway/upstream/chunk-reader.ts'
import { MessageChunkReader } from '../../../../server/gateway/upstream/messages/read-events.ts'
import { messagesPassthrough } from '../../../../server/gateway/upstream/passthrough/messages.ts'
import { PassthroughReader } from '../../../../server/gateway/upstream/passthrough/reader.ts'
import { responsesPassthrough } from '../../../../server/gateway/upstream/passthrough/responses.ts'
import { eventsFrom as chatEvents } from '../../../../server/gateway/dialects/chat/handlers.ts'
import { messagesError } from '../../../../server/gateway/dialects/messages/errors.ts'
import { eventsFrom as messageEvents } from '../../../../server/gateway/dialects/messages/write-events.ts'
import { openaiError } from '../../../../server/gateway/dialects/openai/errors.ts'
import { eventsFrom as openaiEvents } from '../../../../server/gateway/dialects/openai/write-reply.ts'
import { ResponseHead } from '../../../../server/gateway/dialects/responses/response.ts'
import { readTools } from '../../../../server/gateway/dialects/responses/tools.ts'
import { ResponseEvents } from '../../../../server/gateway/dialects/responses/write-events.ts'
import type { ChatEvent, ChatStream } from '../../../../server/gateway/chat.ts'
import { Failure } from '../../../../server/failure.ts'
import { errorEvent } from '../../../../server/http/error-body.ts'
import { Frames } from '../../../../server/json/json.ts'
import { newId } from '../../../../server/store/id.ts'
import { callers, type CallEnd, type CallerDialect } from '../../../support/dialects/callers.ts'
import type { Road } from '../../../support/dialects/roads.ts'
import { models } from '../../../support/servers/gateway.ts'

const [model] = models

export type How = 'breaks off' | 'ends'
type Events = AsyncIterable<readonly object[]>
type Writer = { events: Events; failed(failure: Failure): readonly object[] }

/** What a dialect writes of a stream, as its handler and its errors do. */
const writers: Record<CallerDialect, (stream: ChatStream<ChatEvent>) => Writer> = {
  chat: (stream) => ({
    events: chatEvents((stream as ChatStream).events),
    failed: (failure) => [errorEvent(failure)],
  }),
  openai: (stream) => ({
    events: openaiEvents(stream as ChatStream),
    failed: (failure) => [openaiError(failure)],
  }),
  responses(stream) {
    const tools = readTools([])
    const head = new ResponseHead({ model, input: 'hi', stream: true }, tools, 'a-b')
    const writer = new ResponseEvents(head, stream)
    return { events: writer.batches(), failed: (failure) => writer.fail(failure) }
  },
  messages: (stream) => ({
    events: messageEvents(stream, { id: 'msg_1', model, inputTokens: 1 }),
    failed: (failure) => [messagesError(failure, 'a-b')],
  }),
}

const passthrough = { responses: responsesPassthrough, messages: messagesPassthrough }

function readerOf({ caller, server }: Road) {
  if (server === 'chat') return new ChunkReader(model, newId)
  if (caller === server) return new PassthroughReader(passthrough[server], model)
  return new MessageChunkReader(model, newId)
}

/**
 * How a stream ends for the caller of a road, of which these bytes came before it ended so; in
 * reads that end at these places, or in one.
 */
export async function endOf(
  road: Road,
  bytes: Buffer,
  how: How,
  places: readonly number[] = [],
): Promise<CallEnd> {
  return callers[road.caller].read(await replyTo(road, bytes, how, places))
}

/** The reply to the caller of a road; see `endOf`. */
export async function replyTo(
  road: Road,
  bytes: Buffer,
  how: How,
  places: readonly number[] = [],
): Promise<ReturnType<typeof replyOf>> {
  const reader = readerOf(road)
  const bounds = [0, ...places, bytes.length]
  for (const [at, from] of bounds.slice(0, -1).entries())
    reader.feed(bytes.subarray(from, bounds[at + 1]))
  if (how === 'ends') reader.end()
  else if (!reader.isDone && reader.finish === undefined) reader.breakOff('connection_lost')
  const chat = reader instanceof ChunkReader ? reader : undefined
  const failure = streamFailure(undefined, reader.fault, { dialect: 'chat', size: () => 0 })
  const stream: ChatStream<ChatEvent> = {
    isOpen: true,
    isPassed: chat === undefined,
    nativeFinishReason: () => chat?.nativeFinishReason,
    stopSequence: () => chat?.stopSequence,
    events: (async function* () {
      const events = reader.take()
      if (events.length > 0) yield events
      if (failure) throw failure
      return undefined
    })(),
  }
  const { events, failed } = writers[road.caller](stream)
  const isNamed = road.caller === 'responses' || road.caller === 'messages'
  const parts: string[] = []
  let isComplete = false
  const write = (event: object) => parts.push(frame(event, isNamed))
  try {
    for await (const batch of events) batch.forEach(write)
    if (!isNamed) parts.push('data: [DONE]\n\n')
    isComplete = true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    failed(error).forEach(write)
  }
  return replyOf(parts.join(''), isComplete)
}

function frame(event: object, isNamed: boolean): string {
  if (event instanceof Frames) return event.text
  const data = JSON.stringify(event)
  if (!isNamed) return `data: ${data}\n\n`
  return `event: ${(event as { type: string }).type}\ndata: ${data}\n\n`
}

const replyOf = (text: string, complete: boolean) => ({
  status: 200,
  headers: {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': 'a-b',
  },
  repeated: [],
  body: Buffer.from(text),
  complete,
  rest: Buffer.alloc(0),
})

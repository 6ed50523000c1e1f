import type { Json } from '../../json/json.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { sessionName, type Chat, type ChatEvent, type ChatStream } from '../chat.ts'
import type { ModelRequest } from '../charged-call.ts'
import type { CompletionResult } from '../upstream/normalize.ts'
import type { ChatRequest } from '../upstream/request.ts'
import { ignoredHeader } from './ignored-fields.ts'
import { passedBody, type NativeCall } from './pass-through.ts'
import type { Untranslatable } from './request-errors.ts'

/**
 * The parts of a translated reply that do not depend on the model, computed on demand: a reply that
 * is passed through needs none. A class: V8 makes a hidden class for each object literal with a
 * getter, which keeps the request in memory until the next major collection.
 */
export abstract class ReplyHead {
  #ignored: { header: string | undefined } | undefined

  /** Fields of the request without effect on a translated reply. */
  get ignored(): string | undefined {
    return (this.#ignored ??= { header: this.findIgnored() }).header
  }

  /** Computes the parts before the reply arrives. */
  prepare(): void {
    void this.ignored
  }

  protected abstract findIgnored(): string | undefined
}

type Translation<Whole, Events> = NativeCall & {
  chatRequest: ChatRequest
  gaps: Untranslatable
  head: ReplyHead
  wholeFrom(result: CompletionResult): Whole
  eventsFrom(stream: ChatStream<ChatEvent>): Events
}

/** Calls a model for a dialect that its server may speak: the reply is passed on or translated. */
export async function callTranslated<Whole, Events extends object>(
  chat: Chat,
  request: ModelRequest & { header: Parameters<typeof sessionName>[0] },
  { chatRequest, gaps, head, native, ignored, ...write }: Translation<Whole, Events>,
) {
  const rateHeaders: RateHeaders = {}
  const chatBody = {
    chat: chatRequest,
    headers: rateHeaders,
    native,
    untranslatable: gaps.first,
    session: sessionName(request.header),
    whileWaiting: () => head.prepare(),
  }
  const headersOf = (isPassed: boolean) => ({
    ...rateHeaders,
    ...ignoredHeader(isPassed ? ignored() : head.ignored, chatRequest.shaped),
  })
  if (chatRequest.stream) {
    const stream = await chat.stream(request, chatBody)
    const events = write.eventsFrom(stream)
    return { status: 200 as const, headers: headersOf(stream.isPassed === true), ...events }
  }
  const result = await chat.complete(request, chatBody)
  const isPassed = 'passed' in result
  const body: Whole | Json<Whole> = isPassed ? passedBody<Whole>(result) : write.wholeFrom(result)
  return { status: 200 as const, headers: headersOf(isPassed), body }
}

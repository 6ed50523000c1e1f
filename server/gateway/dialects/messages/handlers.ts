import type { components, operations } from '../../../../generated/server/messages.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { ModelCatalog } from '../../../config/models.ts'
import { requireScope } from '../../../keys/authorize.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import { sessionName, type Chat } from '../../chat.ts'
import type { TokenCounter } from '../../count-tokens.ts'
import { allowedModels, findModel } from '../../models.ts'
import { countPrompt } from '../../tokens.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import { ignoredHeader } from '../ignored-fields.ts'
import { mediaIn, rejectMedia } from '../media.ts'
import { passedBody } from '../pass-through.ts'
import { Untranslatable } from '../request-errors.ts'
import { ignoredFields, requestFrom, type AnyMessageRequest } from './read-request.ts'
import { modelInfo, pageOf } from './models.ts'
import { nativeMessageCall } from './pass-through.ts'
import { eventsFrom } from './write-events.ts'
import { messageFrom, type MessageHead } from './write-reply.ts'

type Message = components['schemas']['Message']

type HandlerDeps = {
  chat: Chat
  countTokens: TokenCounter
  models: ModelCatalog
  /** When the models were first served, in Unix seconds. */
  created: number
}

/** The handlers of messages.yaml. */
export function messageHandlers({
  chat,
  countTokens,
  models,
  created,
}: HandlerDeps): MessageHandlers {
  return {
    async createMessage(request) {
      const { body, header } = request
      const media = mediaIn(body.messages, 'messages')
      rejectMedia(media, body.model, findModel(body.model, models, request.caller, 'chat'))
      const gaps = new Untranslatable()
      const chatRequest = requestFrom(body, gaps)
      const { native, ignored } = nativeMessageCall(body, header, request.slices, media)
      const head = new CallHead(request.callId, chatRequest, body)
      const headers: RateHeaders = {}
      const chatBody = {
        chat: chatRequest,
        headers,
        native,
        untranslatable: gaps.first,
        session: sessionName(header),
        whileWaiting: () => head.prepare(),
      }
      const replyHeaders = (isPassed: boolean) => ({
        ...headers,
        ...ignoredHeader(isPassed ? ignored() : head.ignored, chatRequest.shaped),
      })
      if (chatRequest.stream) {
        const stream = await chat.stream(request, chatBody)
        const events = eventsFrom(stream, head)
        return { status: 200, headers: replyHeaders(stream.isPassed === true), events }
      }
      const result = await chat.complete(request, chatBody)
      const isPassed = 'passed' in result
      const reply = isPassed ? passedBody<Message>(result) : messageFrom(result, head)
      return { status: 200, headers: replyHeaders(isPassed), body: reply }
    },

    async countMessageTokens(request) {
      const { body, header, caller, slices } = request
      const model = findModel(body.model, models, caller, 'chat')
      rejectMedia(mediaIn(body.messages, 'messages'), body.model, model)
      const gaps = new Untranslatable()
      const chatRequest = requestFrom(body, gaps)
      const { native, ignored } = nativeMessageCall(body, header, slices)
      const counted = { model: body.model, native, untranslatable: gaps.first }
      const tokens = await countTokens(request, counted)
      if (tokens !== undefined)
        return { status: 200, headers: ignoredHeader(ignored()), body: { input_tokens: tokens } }
      return {
        status: 200,
        headers: { 'x-estimated': 'true', ...ignoredHeader(ignoredFields(body)) },
        body: { input_tokens: countPrompt(chatRequest) },
      }
    },

    ...modelHandlers(models, created),
  }
}

/**
 * The parts of a message that do not depend on the model's reply, computed on demand. A class: V8
 * makes a hidden class for each object literal with a getter, which keeps the request in memory
 * until the next major collection.
 */
class CallHead implements MessageHead {
  readonly id: string
  readonly model: string
  readonly #chat: ChatRequest
  readonly #body: AnyMessageRequest
  #inputTokens: number | undefined
  #ignored: { header: string | undefined } | undefined

  constructor(callId: string, chat: ChatRequest, body: AnyMessageRequest) {
    this.id = `msg_${callId.replaceAll('-', '')}`
    this.model = chat.model
    this.#chat = chat
    this.#body = body
  }

  get inputTokens(): number {
    return (this.#inputTokens ??= countPrompt(this.#chat))
  }

  /** Fields without effect on a translated reply. */
  get ignored(): string | undefined {
    return (this.#ignored ??= { header: ignoredFields(this.#body) }).header
  }

  /** Computes the parts that a translated reply needs, before it arrives. */
  prepare(): void {
    void [this.inputTokens, this.ignored]
  }
}

type MessageHandlers = Handlers<WithoutPages<operations>, Key>

const modelHandlers = (
  models: ModelCatalog,
  created: number,
): Pick<MessageHandlers, 'listMessageModels' | 'retrieveMessageModel'> => ({
  async listMessageModels({ caller, query }) {
    requireScope(caller, 'chat')
    const infos = allowedModels(models, caller).map((model) =>
      modelInfo(model.name, model, created),
    )
    return { status: 200, body: pageOf(infos, query) }
  },

  async retrieveMessageModel({ caller, path }) {
    const model = findModel(path.model, models, caller)
    return { status: 200, body: modelInfo(path.model, model, created) }
  },
})

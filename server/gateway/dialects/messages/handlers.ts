import type { operations } from '../../../../generated/server/messages.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { ModelCatalog } from '../../../config/models.ts'
import { requireScope } from '../../../keys/authorize.ts'
import type { Key } from '../../../keys/keys.ts'
import type { Chat } from '../../chat.ts'
import type { TokenCounter } from '../../count-tokens.ts'
import { allowedModels, findModel } from '../../models.ts'
import { countPrompt } from '../../tokens.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import { ignoredHeader } from '../ignored-fields.ts'
import { mediaIn, rejectMedia } from '../media.ts'
import { Untranslatable } from '../request-errors.ts'
import { callTranslated, ReplyHead } from '../translated-call.ts'
import { ignoredFields, requestFrom, type AnyMessageRequest } from './read-request.ts'
import { modelInfo, pageOf } from './models.ts'
import { nativeMessageCall } from './pass-through.ts'
import { eventsFrom } from './write-events.ts'
import { messageFrom, type MessageHead } from './write-reply.ts'

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
      const head = new CallHead(request.callId, chatRequest, body)
      return callTranslated(chat, request, {
        chatRequest,
        gaps,
        head,
        ...nativeMessageCall(body, header, request.slices, media),
        wholeFrom: (result) => messageFrom(result, head),
        eventsFrom: (stream) => ({ events: eventsFrom(stream, head) }),
      })
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

/** The parts of a message that do not depend on the model's reply. */
class CallHead extends ReplyHead implements MessageHead {
  readonly id: string
  readonly model: string
  readonly #chat: ChatRequest
  readonly #body: AnyMessageRequest
  #inputTokens: number | undefined

  constructor(callId: string, chat: ChatRequest, body: AnyMessageRequest) {
    super()
    this.id = `msg_${callId.replaceAll('-', '')}`
    this.model = chat.model
    this.#chat = chat
    this.#body = body
  }

  get inputTokens(): number {
    return (this.#inputTokens ??= countPrompt(this.#chat))
  }

  override prepare(): void {
    super.prepare()
    void this.inputTokens
  }

  protected findIgnored(): string | undefined {
    return ignoredFields(this.#body)
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

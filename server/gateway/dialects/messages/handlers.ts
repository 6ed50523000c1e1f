import type { operations } from '../../../../generated/server/messages.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { ModelCatalog } from '../../../config/models.ts'
import { requireScope } from '../../../keys/authorize.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import type { Chat } from '../../chat.ts'
import { sessionName } from '../../conversation.ts'
import { allowedModels, findModel } from '../../models.ts'
import { countPrompt } from '../../tokens.ts'
import { ignoredFields } from './ignored.ts'
import { modelInfo, pageOf } from './models.ts'
import { requestFrom } from './read-request.ts'
import { eventsFrom } from './write-events.ts'
import { messageFrom } from './write-reply.ts'

type Parts = {
  chat: Chat
  models: ModelCatalog
  /** Unix seconds when the models were first served. */
  created: number
}

type ReplyHeaders = RateHeaders & { 'x-ignored-fields'?: string }

/** The handlers of messages.yaml: those of gateway.yaml behind a translation. */
export function messageHandlers({
  chat,
  models,
  created,
}: Parts): Handlers<WithoutPages<operations>, Key> {
  return {
    async createMessage({ body, header, ...request }) {
      const chatRequest = requestFrom(body, body.model)
      const headers: ReplyHeaders = ignoredHeader(ignoredFields(body))
      const call = {
        ...request,
        headers,
        timeoutMs: header['x-request-timeout-ms'],
        session: sessionName(header),
      }
      const head = {
        id: `msg_${request.callId.replaceAll('-', '')}`,
        model: body.model,
        inputTokens: countPrompt(chatRequest),
      }
      if (chatRequest.stream) {
        const stream = await chat.stream(chatRequest, call)
        return { status: 200, headers, events: eventsFrom(stream, head) }
      }
      const result = await chat.complete(chatRequest, call)
      return { status: 200, headers, body: messageFrom(result, head) }
    },

    async countMessageTokens({ body, caller }) {
      findModel(body.model, models, caller)
      return {
        status: 200,
        headers: { 'x-estimated': 'true', ...ignoredHeader(ignoredFields(body)) },
        body: { input_tokens: countPrompt(requestFrom(body, body.model)) },
      }
    },

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
  }
}

const ignoredHeader = (ignored: string | undefined) =>
  ignored === undefined ? {} : { 'x-ignored-fields': ignored }

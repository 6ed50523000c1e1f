import type { operations } from '../../../../generated/server/gateway.ts'
import { isContractModel, type ModelCatalog } from '../../../config/models.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { KeyUsage } from '../../../limits/key-usage.ts'
import type { Chat } from '../../chat.ts'
import { allowedNames } from '../../models.ts'
import { modelList } from '../model-list.ts'
import { ignoredFields, requestFrom } from './read-request.ts'
import { eventsFrom } from './write-events.ts'
import { completionFrom } from './write-reply.ts'

type Parts = {
  chat: Chat
  /** Only those of the contract are listed. */
  models: ModelCatalog
  /** Unix seconds when the models were first served. */
  created: number
  keyUsage: KeyUsage
}

/** The handlers of gateway.yaml. */
export function gatewayHandlers({
  chat,
  models,
  created,
  keyUsage,
}: Parts): Handlers<WithoutPages<operations>, Key> {
  return {
    async createChatCompletion({ body, header, ...request }) {
      const ignored = ignoredFields(body)
      const headers: RateHeaders & { 'x-ignored-fields'?: string } =
        ignored === undefined ? {} : { 'x-ignored-fields': ignored }
      const call = { ...request, headers, timeoutMs: header['x-request-timeout-ms'] }
      const chatRequest = requestFrom(body, request.source)
      if (chatRequest.stream) {
        const { events } = await chat.stream(chatRequest, call)
        return { status: 200, headers, events: eventsFrom(events) }
      }
      const { completion, nativeFinishReason: native } = await chat.complete(chatRequest, call)
      return {
        status: 200,
        headers: {
          ...headers,
          ...(native === 'content_filter' && { 'x-finish-reason-native': native }),
        },
        body: completionFrom(completion),
      }
    },

    async listModels({ caller }) {
      const names = allowedNames(models, caller).filter(isContractModel)
      return { status: 200, body: modelList(caller, names, created) }
    },

    async readUsage({ caller }) {
      return { status: 200, body: await keyUsage(caller) }
    },
  }
}

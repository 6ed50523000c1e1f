import type { operations } from '../../../../generated/server/gateway.ts'
import { isContractModel, type ModelCatalog } from '../../../config/models.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { KeyUsage } from '../../../limits/key-usage.ts'
import type { Chat } from '../../chat.ts'
import { allowedNames } from '../../models.ts'
import { ignoredHeader } from '../ignored-fields.ts'
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

/** What remains of limits is written to them when the call is admitted. */
type ReplyHeaders = RateHeaders & {
  'x-ignored-fields'?: string
  'x-finish-reason-native'?: 'content_filter'
}

/** The handlers of gateway.yaml. */
export function gatewayHandlers({
  chat,
  models,
  created,
  keyUsage,
}: Parts): Handlers<WithoutPages<operations>, Key> {
  return {
    async createChatCompletion(input) {
      const { body } = input
      const headers: ReplyHeaders = ignoredHeader(ignoredFields(body))
      const chatBody = { chat: requestFrom(body, input.slices), headers }
      if (body.stream) {
        const { events } = await chat.stream(input, chatBody)
        return { status: 200, headers, events: eventsFrom(events) }
      }
      const { completion, nativeFinishReason: native } = await chat.complete(input, chatBody)
      if (native === 'content_filter') headers['x-finish-reason-native'] = native
      return { status: 200, headers, body: completionFrom(completion) }
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

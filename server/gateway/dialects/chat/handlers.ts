import { modelValues, type operations } from '../../../../generated/server/gateway.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { Chat } from '../../chat.ts'
import { modelList } from '../model-list.ts'
import { ignoredFields } from './read-request.ts'
import { eventsFrom } from './write-events.ts'
import { completionFrom } from './write-reply.ts'
import type { Model } from '../../routing/router.ts'

/** Whether it is one of the seven models of gateway.yaml. */
const isOfContract = (model: Model): model is (typeof modelValues)[number] =>
  modelValues.some((name) => name === model)

type Parts = {
  chat: Chat
  /** The models that have a route; only those of the contract are listed. */
  served: readonly Model[]
  /** Unix seconds when the models were first served. */
  created: number
}

/** The handlers of gateway.yaml. */
export function gatewayHandlers({
  chat,
  served,
  created,
}: Parts): Handlers<WithoutPages<operations>, Key> {
  return {
    async createChatCompletion({ body, header, ...request }) {
      const ignored = ignoredFields(body)
      const headers: RateHeaders & { 'x-ignored-fields'?: string } =
        ignored === undefined ? {} : { 'x-ignored-fields': ignored }
      const call = { ...request, headers, timeoutMs: header['x-request-timeout-ms'] }
      if (body.stream)
        return { status: 200, headers, events: eventsFrom((await chat.stream(body, call)).events) }
      const { completion, nativeFinishReason: native } = await chat.complete(body, call)
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
      return { status: 200, body: modelList(caller, served.filter(isOfContract), created) }
    },
  }
}

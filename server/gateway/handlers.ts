import type { operations } from '../../generated/server/gateway.ts'
import { requireScope } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import type { WithoutPages } from '../http/docs/docs.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Chat } from './chat.ts'
import { ignoredFields } from './upstream/request.ts'
import type { Model } from './routing/router.ts'

type Parts = {
  chat: Chat
  /** The models that have a route. */
  served: readonly Model[]
  /** When the models were first served, Unix seconds. */
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
      const errand = { ...request, headers, timeoutMs: header['x-request-timeout-ms'] }
      if (body.stream)
        return { status: 200, headers, events: (await chat.stream(body, errand)).events }
      const { completion, native } = await chat.whole(body, errand)
      return {
        status: 200,
        headers: { ...headers, ...(native !== undefined && { 'x-finish-reason-native': native }) },
        body: completion,
      }
    },

    async listModels({ caller }) {
      return {
        status: 200,
        body: { object: 'list', data: modelsOf(caller, served).map((id) => listed(id, created)) },
      }
    },
  }
}

/** Those of the models that a key may use. */
export function modelsOf(key: Key, served: readonly Model[]): Model[] {
  requireScope(key, 'chat')
  return served.filter((model) => key.models?.includes(model) ?? true)
}

/** A model as both dialects list it. */
export const listed = (id: Model, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})

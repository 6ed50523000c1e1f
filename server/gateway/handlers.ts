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
        return { status: 200, headers, events: (await chat.stream(body, call)).events }
      const { completion, nativeFinishReason: native } = await chat.complete(body, call)
      return {
        status: 200,
        headers: { ...headers, ...(native !== undefined && { 'x-finish-reason-native': native }) },
        body: completion,
      }
    },

    async listModels({ caller }) {
      return { status: 200, body: modelList(caller, served, created) }
    },
  }
}

/** The models that a key may use, as both dialects list them. */
export function modelList(key: Key, served: readonly Model[], created: number) {
  requireScope(key, 'chat')
  const allowed = served.filter((model) => key.models?.includes(model) ?? true)
  return { object: 'list' as const, data: allowed.map((id) => modelEntry(id, created)) }
}

/** A model as both dialects list it. */
export const modelEntry = (id: Model, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})

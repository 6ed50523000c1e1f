import { modelValues, type operations } from '../../generated/server/gateway.ts'
import { requireScope } from '../access/admission.ts'
import type { Key } from '../access/keys.ts'
import type { RateHeaders } from '../access/rate-headers.ts'
import type { WithoutPages } from '../http/docs.ts'
import type { Handlers } from '../http/operations.ts'
import type { Chat } from './chat.ts'
import { ignoredFields } from './request.ts'
import type { Model } from './router.ts'

type Parts = {
  chat: Chat
  /** When the models were first served, Unix seconds. */
  created: number
}

/** The handlers of gateway.yaml. */
export function gatewayHandlers({ chat, created }: Parts): Handlers<WithoutPages<operations>, Key> {
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
        body: { object: 'list', data: modelsOf(caller).map((id) => listed(id, created)) },
      }
    },
  }
}

/** The models that a key may use. */
export function modelsOf(key: Key): Model[] {
  requireScope(key, 'chat')
  return modelValues.filter((model) => key.models?.includes(model) ?? true)
}

/** A model as both dialects list it. */
export const listed = (id: Model, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})

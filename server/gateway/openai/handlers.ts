import type { operations } from '../../../generated/server/openai.ts'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import type { WithoutPages } from '../../http/docs/docs.ts'
import type { Handlers } from '../../http/contract/operations.ts'
import { checkKey, type Chat } from '../chat.ts'
import { listed, modelsOf } from '../handlers.ts'
import type { Model } from '../routing/router.ts'
import { eventsFrom, completionFrom } from './reply.ts'
import { ignoredOpenAIFields, modelNamed, requestFrom } from './request.ts'

type Parts = {
  chat: Chat
  /** The models that have a route; here no other exists. */
  served: readonly Model[]
  /** When the models were first served, Unix seconds. */
  created: number
}

/** The handlers of openai.yaml: those of gateway.yaml behind a translation. */
export function openaiHandlers({
  chat,
  served,
  created,
}: Parts): Handlers<WithoutPages<operations>, Key> {
  const retrieve = (caller: Key, name: string) => {
    const model = modelNamed(name, served)
    checkKey(caller, model)
    return { status: 200 as const, body: listed(model, created) }
  }
  return {
    async createOpenAIChatCompletion({ body, header, ...request }) {
      const asked = requestFrom(body, served)
      const ignored = ignoredOpenAIFields(body)
      const headers: RateHeaders & { 'x-ignored-fields'?: string } =
        ignored === undefined ? {} : { 'x-ignored-fields': ignored }
      const errand = { ...request, headers, timeoutMs: header['x-request-timeout-ms'] }
      if (asked.stream)
        return { status: 200, headers, events: eventsFrom(await chat.stream(asked, errand)) }
      return { status: 200, headers, body: completionFrom(await chat.whole(asked, errand)) }
    },

    async listOpenAIModels({ caller }) {
      return {
        status: 200,
        body: { object: 'list', data: modelsOf(caller, served).map((id) => listed(id, created)) },
      }
    },

    async retrieveOpenAIModel({ caller, path }) {
      return retrieve(caller, path.model)
    },

    async retrieveOwnedOpenAIModel({ caller, path: { owner, name } }) {
      return retrieve(caller, `${owner}/${name}`)
    },
  }
}

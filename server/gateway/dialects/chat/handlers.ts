import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import type { components, operations } from '../../../../generated/server/gateway.ts'
import { isContractModel, type ModelCatalog } from '../../../config/models.ts'
import type { Frames } from '../../../json/json.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { KeyUsage } from '../../../limits/key-usage.ts'
import type { Batches, Chat } from '../../chat.ts'
import { allowedNames, modelList } from '../../models.ts'
import { unchangedSlices, type ChatRequest } from '../../upstream/request.ts'
import { ignoredFinder, ignoredHeader } from '../ignored-fields.ts'

type Schemas = components['schemas']
type StrictChunk = Schemas['ChatCompletionChunk']

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
      // The inner form is that of gateway.yaml.
      return { status: 200, headers, body: completion as Schemas['ChatCompletion'] }
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

/** The fields of a request that gateway.yaml does not define. */
const ignoredFields = ignoredFinder(contract.components.schemas)

/** Members of the inner form that gateway.yaml does not define: a caller's own mean nothing. */
const innerOnly = ['slices', 'unknown', 'prompt_cache_key'] as const satisfies (keyof ChatRequest)[]

/** The body is the inner form itself. The slices are those of a long one. */
function requestFrom(
  body: Schemas['ChatCompletionRequest'],
  slices: JsonSlices | undefined,
): ChatRequest {
  const inner: ChatRequest = innerOnly.some((name) => name in body) ? { ...body } : body
  if (inner !== body) for (const name of innerOnly) delete inner[name]
  return slices ? { ...inner, slices: unchangedSlices(body.messages, slices) } : inner
}

/** The inner form is that of gateway.yaml; the model is the request's, which the contract checked. */
export const eventsFrom = (events: Batches) =>
  events as AsyncIterable<readonly (StrictChunk | Frames<StrictChunk>)[]>

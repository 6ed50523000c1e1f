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
import type { Chat } from '../../chat.ts'
import { allowedNames, modelList } from '../../models.ts'
import type { EventBatches } from '../../routing/recorded-batches.ts'
import { unchangedSlices, type ChatRequest } from '../../upstream/request.ts'
import { ignoredFinder, ignoredHeader } from '../ignored-fields.ts'

type Schemas = components['schemas']
type StrictChunk = Schemas['ChatCompletionChunk']

type HandlerDeps = {
  chat: Chat
  /** Only models of the contract are listed. */
  models: ModelCatalog
  /** When the models were first served, in Unix seconds. */
  created: number
  keyUsage: KeyUsage
}

/** Admission adds the headers of rate limits. */
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
}: HandlerDeps): Handlers<WithoutPages<operations>, Key> {
  return {
    async createChatCompletion(input) {
      const { body } = input
      const chatRequest = requestFrom(body, input.slices)
      const headers: ReplyHeaders = {}
      const chatBody = { chat: chatRequest, headers }
      const addIgnored = () =>
        Object.assign(headers, ignoredHeader(ignoredFields(body), chatRequest.shaped))
      if (body.stream) {
        const { events } = await chat.stream(input, chatBody)
        addIgnored()
        return { status: 200, headers, events: eventsFrom(events) }
      }
      const { completion, nativeFinishReason: native } = await chat.complete(input, chatBody)
      addIgnored()
      if (native === 'content_filter') headers['x-finish-reason-native'] = native
      // The internal format is that of gateway.yaml.
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

/** Members of the internal format that gateway.yaml does not define: a caller's are dropped. */
const internalMembers = [
  'slices',
  'unknown',
  'shaped',
  'prompt_cache_key',
] as const satisfies (keyof ChatRequest)[]

/** The body has the internal format. `slices` is set for a long one. */
function requestFrom(
  body: Schemas['ChatCompletionRequest'],
  slices: JsonSlices | undefined,
): ChatRequest {
  const chat: ChatRequest = { ...body }
  for (const name of internalMembers) delete chat[name]
  if (slices) chat.slices = unchangedSlices(body.messages, slices)
  return chat
}

/** The internal format is that of gateway.yaml; the model was validated with the request. */
export const eventsFrom = (events: EventBatches) =>
  events as AsyncIterable<readonly (StrictChunk | Frames<StrictChunk>)[]>

import type { operations } from '../../../../generated/server/openai.ts'
import type { ModelCatalog } from '../../../config/models.ts'
import type { Key } from '../../../keys/keys.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { KeyUsage } from '../../../limits/key-usage.ts'
import { sessionName, type Chat } from '../../chat.ts'
import type { Embeddings } from '../../embeddings.ts'
import { Shaped } from '../../providers/shaped.ts'
import { allowedNames, findModel, modelEntry, modelList } from '../../models.ts'
import { embeddingListFrom, embeddingRequestFrom, ignoredEmbeddingFields } from './embeddings.ts'
import { ignoredHeader } from '../ignored-fields.ts'
import type { Unary } from '../../unary/serve.ts'
import type { Speech } from '../../unary/speech.ts'
import type { Transcribe } from '../../unary/transcriptions.ts'
import { speechHandler, transcriptionHandler } from './audio.ts'
import { unaryHandler } from './unary.ts'
import { eventsFrom, completionFrom } from './write-reply.ts'
import { ignoredOpenAIFields, requestFrom } from './read-request.ts'

type HandlerDeps = {
  chat: Chat
  embeddings: Embeddings
  unary: Unary
  speech: Speech
  transcribe: Transcribe
  models: ModelCatalog
  /** When the models were first served, in Unix seconds. */
  created: number
  keyUsage: KeyUsage
}

/** The handlers of openai.yaml. */
export function openaiHandlers({
  chat,
  embeddings,
  unary,
  speech,
  transcribe,
  models,
  created,
  keyUsage,
}: HandlerDeps): Handlers<WithoutPages<operations>, Key> {
  const retrieve = (caller: Key, name: string) => {
    findModel(name, models, caller)
    return { status: 200 as const, body: modelEntry(name, created) }
  }
  return {
    async createOpenAIChatCompletion(input) {
      const { body, header } = input
      const chatRequest = requestFrom(body, input.slices)
      const rateHeaders: RateHeaders = {}
      const session = sessionName(header)
      const chatBody = { chat: chatRequest, headers: rateHeaders, session }
      const headers = () => ({
        ...rateHeaders,
        ...ignoredHeader(
          ignoredOpenAIFields(body, chatRequest.unknown?.forwarded),
          chatRequest.shaped,
        ),
      })
      if (chatRequest.stream) {
        const events = eventsFrom(await chat.stream(input, chatBody), chatRequest.customTools)
        return { status: 200, headers: headers(), events }
      }
      const completion = completionFrom(
        await chat.complete(input, chatBody),
        chatRequest.customTools,
      )
      return { status: 200, headers: headers(), body: completion }
    },

    async createOpenAIEmbeddings(input) {
      const { body } = input
      const rateHeaders: RateHeaders = {}
      const shaped = new Shaped()
      const request = { ...embeddingRequestFrom(body), headers: rateHeaders, shaped }
      const embedded = await embeddings(input, request)
      const headers = { ...rateHeaders, ...ignoredHeader(ignoredEmbeddingFields(body), shaped) }
      return { status: 200, headers, body: embeddingListFrom(body.model, embedded) }
    },

    createOpenAIRerank: unaryHandler('rerank', { unary, models }),
    createOpenAIModeration: unaryHandler('moderations', { unary, models }),
    createOpenAIImage: unaryHandler('images', { unary, models }),
    createOpenAISpeech: speechHandler(speech),
    createOpenAITranscription: transcriptionHandler(transcribe),

    async listOpenAIModels({ caller }) {
      const chats = allowedNames(models, caller, 'chat')
      const names = new Set([...chats, ...allowedNames(models, caller)])
      return { status: 200, body: modelList(caller, [...names], created) }
    },

    async readOpenAIUsage({ caller }) {
      return { status: 200, body: await keyUsage(caller) }
    },

    async retrieveOpenAIModel({ caller, path }) {
      return retrieve(caller, path.model)
    },

    async retrieveOwnedOpenAIModel({ caller, path: { owner, name } }) {
      return retrieve(caller, `${owner}/${name}`)
    },
  }
}

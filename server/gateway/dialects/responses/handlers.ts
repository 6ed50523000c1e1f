import type { components, operations } from '../../../../generated/server/responses.ts'
import { Failure } from '../../../failure.ts'
import { requireScope } from '../../../keys/authorize.ts'
import type { Key } from '../../../keys/keys.ts'
import type { WithoutPages } from '../../../http/docs/docs.ts'
import type { Handlers } from '../../../http/contract/operations.ts'
import type { ModelCatalog } from '../../../config/models.ts'
import type { Json } from '../../../json/json.ts'
import type { RateHeaders } from '../../../limits/rate-headers.ts'
import { sessionName, type Chat } from '../../chat.ts'
import type { TokenCounter } from '../../count-tokens.ts'
import { findModel } from '../../models.ts'
import { countPrompt } from '../../tokens.ts'
import { Untranslatable } from '../request-errors.ts'
import { ignoredHeader } from '../ignored-fields.ts'
import { mediaIn, rejectMedia } from '../media.ts'
import { defaultReplyTokens } from '../../upstream/request.ts'
import { passedBody } from '../pass-through.ts'
import { callTranslated } from '../translated-call.ts'
import { nativeResponseCall, operationCall } from './pass-through.ts'
import { ignoredFields, requestFrom } from './read-request.ts'
import { ResponseHead, responseFrom } from './response.ts'
import { notCompacted, notStored } from './stored.ts'
import { readTools } from './tools.ts'
import { ResponseEvents } from './write-events.ts'

type Schemas = components['schemas']

/** The handlers of responses.yaml. */
export function responsesHandlers({
  chat,
  countTokens,
  models,
}: {
  chat: Chat
  countTokens: TokenCounter
  models: ModelCatalog
}): ResponsesHandlers {
  return {
    async createResponse(input) {
      const { body, header, slices } = input
      const model = findModel(body.model, models, input.caller, 'chat')
      const tools = readTools(body.tools)
      const gaps = new Untranslatable()
      const chatRequest = requestFrom(body, tools, { inputs: model.input, gaps })
      const media = mediaIn(body.input, 'input')
      rejectMedia(media, body.model, model)
      const head = new ResponseHead(body, tools, input.callId)
      return callTranslated(chat, input, {
        chatRequest,
        gaps,
        head,
        ...nativeResponseCall(body, tools, header['openai-beta'], slices, media),
        wholeFrom: (result) => responseFrom(head, result),
        eventsFrom(stream) {
          const events = new ResponseEvents(head, stream)
          return {
            events: events.batches(),
            lastEvents: (failure: Failure) => events.fail(failure),
          }
        },
      })
    },

    countResponseTokens: tokenHandler(countTokens, models),

    async compactResponse(input) {
      const { body, header, slices } = input
      const model = findModel(body.model, models, input.caller, 'chat')
      const reading = { inputs: model.input, gaps: new Untranslatable() }
      const chatRequest = requestFrom(body, readTools(body.tools), reading)
      const media = mediaIn(body.input, 'input')
      rejectMedia(media, body.model, model)
      const { native, ignored } = operationCall('compact', body, { slices, media })
      const headers: RateHeaders = {}
      const result = await chat.complete(input, {
        // Nothing bounds the reply but the model.
        chat: {
          ...chatRequest,
          stream: false,
          max_tokens: model.outputTokens ?? defaultReplyTokens,
        },
        headers,
        native,
        untranslatable: new Failure('notFound', notCompacted, { retry: false }),
        session: sessionName(header),
      })
      if (!('passed' in result)) throw new Error('a compaction is translated')
      const reply: Json<Schemas['Compaction']> = passedBody(result)
      return { status: 200, headers: { ...headers, ...ignoredHeader(ignored()) }, body: reply }
    },

    ...storedOperations,
  }
}

/** Counts a prompt by a model server, else by an estimate. */
const tokenHandler =
  (countTokens: TokenCounter, models: ModelCatalog): ResponsesHandlers['countResponseTokens'] =>
  async (request) => {
    const { body, caller, slices } = request
    const model = findModel(body.model, models, caller, 'chat')
    const reading = { inputs: model.input, gaps: new Untranslatable() }
    const chatRequest = requestFrom(body, readTools(body.tools), reading)
    const object = 'response.input_tokens'
    const { native, ignored } = operationCall('input_tokens', body, { slices, media: [] })
    const count = { model: body.model, native, untranslatable: undefined }
    const tokens = await countTokens(request, count)
    if (tokens !== undefined) {
      const headers = ignoredHeader(ignored())
      return { status: 200, headers, body: { object, input_tokens: tokens } }
    }
    return {
      status: 200,
      headers: { 'x-estimated': 'true', ...ignoredHeader(ignoredFields(body)) },
      body: { object, input_tokens: countPrompt(chatRequest) },
    }
  }

type ResponsesHandlers = Handlers<WithoutPages<operations>, Key>

/** The operations on stored responses: nothing is stored. */
const storedOperations: Pick<ResponsesHandlers, 'retrieveResponse' | 'deleteResponse'> = {
  async retrieveResponse({ caller }) {
    throw absent(caller)
  },

  async deleteResponse({ caller }) {
    throw absent(caller)
  },
}

/** The error of requests for a stored response. */
function absent(caller: Key): Failure {
  requireScope(caller, 'chat')
  const rule = 'response_not_found'
  return new Failure('notFound', notStored, { retry: false, param: 'id', rule })
}

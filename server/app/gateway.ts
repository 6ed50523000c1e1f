import gatewayContract from '../../generated/json/gateway.json' with { type: 'json' }
import messagesContract from '../../generated/json/messages.json' with { type: 'json' }
import openaiContract from '../../generated/json/openai.json' with { type: 'json' }
import responsesContract from '../../generated/json/responses.json' with { type: 'json' }
import type { operations } from '../../generated/server/gateway.ts'
import type { operations as MessagesOperations } from '../../generated/server/messages.ts'
import type { operations as OpenAIOperations } from '../../generated/server/openai.ts'
import type { operations as ResponsesOperations } from '../../generated/server/responses.ts'
import gatewayCompiled from '../../generated/validators/gateway.js'
import messagesCompiled from '../../generated/validators/messages.js'
import openaiCompiled from '../../generated/validators/openai.js'
import responsesCompiled from '../../generated/validators/responses.js'
import { attributedHandlers } from '../keys/attribution.ts'
import { callerIds } from '../keys/key.ts'
import type { Key } from '../keys/keys.ts'
import { failureFacts } from '../gateway/usage-recorder.ts'
import { hookedHandlers } from '../gateway/hooks/before.ts'
import { createChat } from '../gateway/chat.ts'
import { withModelNames } from '../gateway/contract-with-models.ts'
import { createTokenCounter } from '../gateway/count-tokens.ts'
import { createEmbeddings } from '../gateway/embeddings.ts'
import { createUnary } from '../gateway/unary/serve.ts'
import { createSpeech } from '../gateway/unary/speech.ts'
import { createTranscriptions } from '../gateway/unary/transcriptions.ts'
import { findContractModel, findModel, modelOfRejected, rejectOutside } from '../gateway/models.ts'
import { gatewayHandlers } from '../gateway/dialects/chat/handlers.ts'
import { messagesError } from '../gateway/dialects/messages/errors.ts'
import { messageHandlers } from '../gateway/dialects/messages/handlers.ts'
import { rejectStored as rejectStoredMessages } from '../gateway/dialects/messages/stored.ts'
import { rejectInput } from '../gateway/dialects/openai/embeddings.ts'
import { openaiError } from '../gateway/dialects/openai/errors.ts'
import { openaiHandlers } from '../gateway/dialects/openai/handlers.ts'
import { rejectEvents } from '../gateway/dialects/openai/audio.ts'
import { rejectStream } from '../gateway/dialects/openai/unary.ts'
import { rejectUnsupported } from '../gateway/dialects/openai/unsupported.ts'
import { responsesError } from '../gateway/dialects/responses/errors.ts'
import { responsesHandlers } from '../gateway/dialects/responses/handlers.ts'
import { rejectStored } from '../gateway/dialects/responses/stored.ts'
import type { Service } from '../http/app.ts'
import type { Reference } from '../http/docs/docs.ts'
import { namedEvents } from '../http/events.ts'
import { isBelow, mount, type Listener } from '../http/listen/listener.ts'
import type { PageLink } from '../http/docs/pages.ts'
import { errorBody } from '../http/error-body.ts'
import {
  appOf,
  classOf,
  commonSettings,
  contractOf,
  openListener,
  pageLinks,
  documented,
  type ServiceParts,
  flowOf,
  sealOf,
} from './parts/service-parts.ts'
import { isConsole } from './parts/console.ts'
import { createKeyUsage } from '../limits/key-usage.ts'
import { keyAuthenticator } from './keys.ts'
import { meApp } from './me.ts'
import type { Routing } from './routing.ts'

const openaiAt = '/openai'
const responsesAt = '/openai/v1/responses'
const postResponses = `POST ${responsesAt}`
const messagesAt = '/anthropic'

/** Unix seconds when the models were first served. */
const created = 1_767_225_600

/** Starts the gateway, the strict route and the other dialects. */
export async function startGateway(parts: ServiceParts, routing: Routing): Promise<Listener> {
  const me = await meApp(parts)
  const app = mount(
    appOf(parts, () => strictService(parts, routing)),
    [
      { prefix: openaiAt, app: appOf(parts, () => openaiService(parts, routing)) },
      { prefix: responsesAt, app: appOf(parts, () => responsesService(parts, routing)) },
      { prefix: messagesAt, app: appOf(parts, () => messagesService(parts, routing)) },
      ...(me ? [{ prefix: '/me', app: me }] : []),
    ],
  )
  // For requests that reached no service.
  return openListener(parts, 'gateway', app, {
    bodyOf(failure, path = '', requestId) {
      if (isBelow(messagesAt, path)) return messagesError(failure, requestId)
      return isBelow(openaiAt, path) ? openaiError(failure) : errorBody(failure)
    },
    requestIdHeader: (path = '') => (isBelow(messagesAt, path) ? messagesRequestId : undefined),
  })
}

function strictService(parts: ServiceParts, routing: Routing): Service<operations, Key> {
  const { contract, pages } = referenceOf(parts, gatewayContract, {
    title: 'Tollgate gateway',
    root: '.',
    links: () => [
      ...dialectLinks(parts),
      ...(parts.current.config.me ? [{ text: 'Your keys', path: 'me' }] : []),
      ...pageLinks(parts, 'gateway'),
    ],
  })
  return {
    ...sharedSettings(parts, routing),
    contract,
    compiled: gatewayCompiled,
    handlers: {
      ...hooked(gatewayHandlers(handlerParts(parts, routing, findContractModel)), parts, routing),
      ...pages,
    },
    elsewhere: [
      `POST ${openaiAt}/v1/chat/completions`,
      postResponses,
      `POST ${messagesAt}/v1/messages`,
    ],
    checkBody: (body) => rejectOutside(body, parts.current.models),
  }
}

function openaiService(parts: ServiceParts, routing: Routing): Service<OpenAIOperations, Key> {
  const { contract, pages } = referenceOf(parts, openaiContract, {
    title: "Tollgate gateway, OpenAI's dialect",
    root: '../..',
    links: () => [
      { text: 'The strict route', path: '../../docs' },
      { text: 'Responses', path: 'responses/docs' },
      ...pageLinks(parts, 'gateway'),
    ],
  })
  const callDeps = modelCallParts(parts, routing)
  const handlers = openaiHandlers({
    ...handlerParts(parts, routing),
    embeddings: createEmbeddings(callDeps),
    unary: createUnary(callDeps),
    speech: createSpeech(callDeps),
    transcribe: createTranscriptions(callDeps),
  })
  return {
    ...sharedSettings(parts, routing),
    contract,
    compiled: openaiCompiled,
    handlers: { ...hooked(handlers, parts, routing), ...pages },
    elsewhere: [postResponses],
    dialectError: openaiError,
    checkBody(body, operationId) {
      if (operationId === 'createOpenAIEmbeddings') rejectInput(body)
      if (operationId === 'createOpenAIChatCompletion') rejectUnsupported(body)
      if (operationId === 'createOpenAIImage') rejectStream(body)
      if (operationId === 'createOpenAISpeech') rejectEvents(body)
    },
  }
}

function responsesService(
  parts: ServiceParts,
  routing: Routing,
): Service<ResponsesOperations, Key> {
  const { contract, pages } = referenceOf(parts, responsesContract, {
    title: 'Tollgate gateway, responses',
    root: '../../..',
    links: () => [
      { text: 'The strict route', path: '../../../docs' },
      { text: "OpenAI's dialect", path: '../docs' },
      ...pageLinks(parts, 'gateway'),
    ],
  })
  return {
    ...sharedSettings(parts, routing),
    contract,
    compiled: responsesCompiled,
    handlers: {
      ...hooked(responsesHandlers(countingParts(parts, routing)), parts, routing),
      ...pages,
    },
    dialectError: responsesError,
    eventForm: namedEvents,
    ignoresUnknownQuery: true,
    checkBody: rejectStored,
    keepsDigits: true,
  }
}

const messagesRequestId = 'request-id'

function messagesService(parts: ServiceParts, routing: Routing): Service<MessagesOperations, Key> {
  const { contract, pages } = referenceOf(parts, messagesContract, {
    title: "Tollgate gateway, Anthropic's dialect",
    root: '../..',
    links: () => [{ text: 'The strict route', path: '../../docs' }, ...pageLinks(parts, 'gateway')],
  })
  const handlers = messageHandlers(countingParts(parts, routing))
  return {
    ...sharedSettings(parts, routing),
    contract,
    compiled: messagesCompiled,
    handlers: { ...hooked(handlers, parts, routing), ...pages },
    dialectError: messagesError,
    checkBody: rejectStoredMessages,
    eventForm: { ...namedEvents, keepAlive: ping },
    authenticate: keyAuthenticator(parts.access, { other: 'x-api-key' }),
    requestIdHeader: messagesRequestId,
    ignoresUnknownQuery: true,
    keepsDigits: true,
  }
}

/** Anthropic's keep-alive event. */
const ping = 'event: ping\ndata: {"type":"ping"}\n\n'

const countingParts = (parts: ServiceParts, routing: Routing) => ({
  ...handlerParts(parts, routing),
  countTokens: createTokenCounter(modelCallParts(parts, routing)),
})

function handlerParts(parts: ServiceParts, routing: Routing, find = findModel) {
  const chat = createChat(modelCallParts(parts, routing, find))
  const keyUsage = createKeyUsage({ ...parts, now: parts.store.clock.now })
  return { chat, models: parts.current.models, created, keyUsage }
}

const hooked = <Handlers extends object>(
  handlers: Handlers,
  { current: { models }, attribution }: ServiceParts,
  { hooks }: Routing,
): Handlers => hookedHandlers(attributedHandlers(handlers, attribution), { hooks, models })

/** The dependencies of chats, embeddings and token counts. */
function modelCallParts(
  { current, limits, observe }: ServiceParts,
  { router, usage, hooks, readOn, highestPrice, isUnpriced }: Routing,
  find = findModel,
) {
  const { models, config } = current
  return {
    router,
    models,
    findModel: find,
    usage,
    hooks,
    readOn,
    timeouts: config.limits,
    limits,
    caps: current.caps.all,
    highestPrice,
    isUnpriced,
    unpriced: config.limits.unpriced,
    observe,
  }
}

/** A contract and its pages; those of dialects list the names of the served models. */
function referenceOf(
  { current }: ServiceParts,
  contract: object,
  pages: Pick<Reference, 'title' | 'root' | 'links'>,
) {
  const { docs, public_url: publicUrl } = current.config.gateway
  return documented(contract, docs, {
    ...pages,
    publicUrl,
    isPublic: true,
    ...(contract !== gatewayContract && {
      document: () => contractOf(withModelNames(contract, current.models)),
    }),
  })
}

/** The settings of all dialects. */
function sharedSettings(
  parts: ServiceParts,
  routing: Routing,
): Omit<Service<unknown, Key>, 'contract' | 'compiled' | 'handlers'> {
  const { limits, admission } = parts.current.config
  return {
    ...commonSettings(parts, 'gateway', parts.inFlight),
    authenticate: keyAuthenticator(parts.access),
    rejected: ({ caller, requestId, callId, path, body, failure, ms }) =>
      routing.usage.recordRejection({
        requestId,
        callId,
        ...callerIds(caller),
        service: 'gateway',
        ms,
        ...modelOfRejected(parts.current.models, body ?? path, failure),
        ...failureFacts(failure, body),
      }),
    idempotency: {
      records: parts.idempotencyRecords,
      keyIdOf: ({ id }) => id,
      sealOf: sealOf(parts),
    },
    admission: parts.admission,
    flowOf,
    classOf,
    maxBodyBytes: Math.min(limits.body_bytes, admission.body_bytes),
    keepsSlices: true,
    cors: parts.current.config.gateway.cors,
    isConsole: (origin) => isConsole(parts, origin),
    openReads: false,
    challenge: true,
  }
}

function dialectLinks({ current }: ServiceParts): PageLink[] {
  if (!current.config.gateway.docs) return []
  return [
    { text: "OpenAI's dialect", path: 'openai/v1/docs' },
    { text: 'Responses', path: 'openai/v1/responses/docs' },
    { text: "Anthropic's dialect", path: 'anthropic/v1/docs' },
  ]
}

import gatewayContract from '../../generated/json/gateway.json' with { type: 'json' }
import openaiContract from '../../generated/json/openai.json' with { type: 'json' }
import type { operations } from '../../generated/server/gateway.ts'
import type { operations as OpenAIOperations } from '../../generated/server/openai.ts'
import type { Key } from '../keys/keys.ts'
import type { Failure } from '../failure.ts'
import { countedOf } from '../gateway/usage.ts'
import { createChat } from '../gateway/chat.ts'
import { gatewayHandlers } from '../gateway/dialects/chat/handlers.ts'
import { openaiError } from '../gateway/dialects/openai/errors.ts'
import { openaiHandlers } from '../gateway/dialects/openai/handlers.ts'
import { refuseUnsupported } from '../gateway/dialects/openai/unsupported.ts'
import type { Service } from '../http/app.ts'
import type { Reference } from '../http/docs/docs.ts'
import type { Listener } from '../http/listen/listener.ts'
import { isBelow, mount } from '../http/listen/mount.ts'
import type { Beside } from '../http/docs/html.ts'
import { errorBody } from '../http/error-body.ts'
import {
  appOf,
  commonSettings,
  openListener,
  pagesBeside,
  documented,
  type ServiceParts,
} from './parts/parts.ts'
import { keyAuthenticator } from './keys.ts'
import type { Routing } from './routing.ts'

const dialectAt = '/openai'

/** Unix seconds when the models were first served. */
const created = 1_767_225_600

/**
 * Starts the gateway. `ready` builds the other dialects later: the strict route does not wait for them.
 */
export async function startGateway(
  parts: ServiceParts,
  routing: Routing,
): Promise<Listener & { ready(): Promise<void> }> {
  const strict = await appOf(parts, () => strictService(parts, routing))
  const { app, ready } = mount(strict, [
    { prefix: dialectAt, build: () => appOf(parts, () => openaiService(parts, routing)) },
  ])
  const bodyOf = (failure: Failure, path = '') =>
    (isBelow(dialectAt, path) ? openaiError : errorBody)(failure)
  return { ...(await openListener(parts, 'gateway', app, { bodyOf })), ready }
}

function strictService(parts: ServiceParts, routing: Routing): Service<operations, Key> {
  const { contract, pages } = referenceOf(parts, gatewayContract, {
    title: 'Tollgate gateway',
    root: '.',
    beside: () => [...dialectBeside(parts), ...pagesBeside(parts, 'gateway')],
  })
  const handlers = gatewayHandlers(handlerParts(parts, routing))
  return { ...sharedSettings(parts, routing), contract, handlers: { ...handlers, ...pages } }
}

function openaiService(parts: ServiceParts, routing: Routing): Service<OpenAIOperations, Key> {
  const { contract, pages } = referenceOf(parts, openaiContract, {
    title: "Tollgate gateway, OpenAI's dialect",
    root: '../..',
    beside: () => [
      { text: 'The strict route', path: '../../docs' },
      ...pagesBeside(parts, 'gateway'),
    ],
  })
  const handlers = openaiHandlers(handlerParts(parts, routing))
  return {
    ...sharedSettings(parts, routing),
    contract,
    handlers: { ...handlers, ...pages },
    errorInstead: openaiError,
    checkBody: refuseUnsupported,
  }
}

function handlerParts({ current, limits }: ServiceParts, routing: Routing) {
  const { router, usage, highestPrice } = routing
  const chat = createChat({
    router,
    usage,
    timeouts: current.config.limits,
    limits,
    caps: current.caps.all,
    highestPrice,
  })
  return { chat, served: router.served, created }
}

function referenceOf(
  { current }: ServiceParts,
  contract: object,
  pages: Pick<Reference, 'title' | 'root' | 'beside'>,
) {
  const { docs, public_url: publicUrl } = current.config.gateway
  return documented(contract, docs, { ...pages, publicUrl, isPublic: true })
}

/** What both dialects have in common. */
function sharedSettings(
  parts: ServiceParts,
  routing: Routing,
): Omit<Service<unknown, Key>, 'contract' | 'handlers'> {
  return {
    ...commonSettings(parts, 'gateway', parts.inFlight),
    authenticate: keyAuthenticator(parts.access),
    refused: ({ caller, requestId, callId, failure, ms }) =>
      routing.usage.recordRefusal({
        requestId,
        callId,
        keyId: caller.id,
        service: 'gateway',
        status: failure.code,
        ms,
        ...countedOf(failure),
      }),
    idempotency: { records: parts.idempotencyRecords, keyIdOf: ({ id }) => id, isSealed: false },
    admission: parts.admission,
    maxBodyBytes: 8 << 20,
    cors: parts.current.config.gateway.cors,
    openReads: false,
    challenge: true,
  }
}

const dialectBeside = ({ current }: ServiceParts): Beside[] =>
  current.config.gateway.docs ? [{ text: "OpenAI's dialect", path: 'openai/v1/docs' }] : []

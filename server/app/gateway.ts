import gatewayContract from '../../generated/json/gateway.json' with { type: 'json' }
import openaiContract from '../../generated/json/openai.json' with { type: 'json' }
import type { operations } from '../../generated/server/gateway.ts'
import type { operations as OpenAIOperations } from '../../generated/server/openai.ts'
import { admitted } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { Failure } from '../failure.ts'
import { countedOf } from '../gateway/usage.ts'
import { createChat } from '../gateway/chat.ts'
import { gatewayHandlers } from '../gateway/handlers.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import { openaiHandlers } from '../gateway/openai/handlers.ts'
import { refuseUnsupported } from '../gateway/openai/unsupported.ts'
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
} from './parts.ts'
import type { Routing } from './routing.ts'

const dialectAt = '/openai'

/** When the seven models were first served. */
const created = 1_767_225_600

/** `ready` builds OpenAI's dialect, for which the strict route does not wait. */
export async function startGateway(
  parts: ServiceParts,
  routing: Routing,
): Promise<Listener & { ready(): Promise<void> }> {
  const { access, limits: quotas } = parts
  const chat = () =>
    createChat({
      router: routing.router,
      usage: routing.usage,
      timeouts: parts.current.config.limits,
      limits: quotas,
      caps: parts.current.caps.all,
      highestPrice: routing.highestPrice,
    })
  const both = (): Omit<Service<unknown, Key>, 'contract' | 'handlers'> => ({
    ...commonSettings(parts, 'gateway', parts.work),
    authenticate(token) {
      const verdict = access.authenticate(token)
      return verdict instanceof Promise
        ? verdict.then((later) => admitted(later))
        : admitted(verdict)
    },
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
    idempotency: { once: parts.once, keyIdOf: ({ id }) => id, isSealed: false },
    admission: parts.admission,
    maxBodyBytes: 8 << 20,
    cors: parts.current.config.gateway.cors,
    openReads: false,
    challenge: true,
  })
  const reference = (json: object, pages: Pick<Reference, 'title' | 'root' | 'beside'>) => {
    const { docs, public_url: publicUrl } = parts.current.config.gateway
    return documented(json, docs, { ...pages, publicUrl, isPublic: true })
  }
  const handled = () => ({ chat: chat(), served: routing.router.served, created })
  const strict = await appOf(parts, (): Service<operations, Key> => {
    const beside = () => [...dialectBeside(parts), ...pagesBeside(parts, 'gateway')]
    const { contract, pages } = reference(gatewayContract, {
      title: 'Tollgate gateway',
      root: '.',
      beside,
    })
    return { ...both(), contract, handlers: { ...gatewayHandlers(handled()), ...pages } }
  })
  const dialect = () =>
    appOf(parts, (): Service<OpenAIOperations, Key> => {
      const { contract, pages } = reference(openaiContract, {
        title: "Tollgate gateway, OpenAI's dialect",
        root: '../..',
        beside: () => [
          { text: 'The strict route', path: '../../docs' },
          ...pagesBeside(parts, 'gateway'),
        ],
      })
      return {
        ...both(),
        contract,
        handlers: { ...openaiHandlers(handled()), ...pages },
        errorInstead: openaiError,
        checkBody: refuseUnsupported,
      }
    })
  const { app, ready } = mount(strict, dialectAt, dialect)
  const bodyOf = (failure: Failure, path = '') =>
    (isBelow(dialectAt, path) ? openaiError : errorBody)(failure)
  return { ...(await openListener(parts, 'gateway', app, { bodyOf })), ready }
}

const dialectBeside = ({
  current: {
    config: { gateway },
  },
}: ServiceParts): Beside[] =>
  gateway.docs ? [{ text: "OpenAI's dialect", path: 'openai/v1/docs' }] : []

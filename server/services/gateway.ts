import gatewayContract from '../../generated/json/gateway.json' with { type: 'json' }
import openaiContract from '../../generated/json/openai.json' with { type: 'json' }
import type { operations } from '../../generated/server/gateway.ts'
import type { operations as OpenAIOperations } from '../../generated/server/openai.ts'
import { admitted } from '../access/admission.ts'
import type { Key } from '../access/keys.ts'
import { countedOf } from '../gateway/accounts.ts'
import { createChat } from '../gateway/chat.ts'
import { gatewayHandlers } from '../gateway/handlers.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import { openaiHandlers } from '../gateway/openai/handlers.ts'
import { refuseUndoable } from '../gateway/openai/request.ts'
import type { Service } from '../http/app.ts'
import type { Reference } from '../http/docs.ts'
import type { Listener } from '../http/listener.ts'
import { mount } from '../http/mount.ts'
import { appOf, common, opened, pagesBeside, shown, type Parts } from './parts.ts'
import type { Routing } from './routing.ts'

/** When the seven models were first served. */
const created = 1_767_225_600

/** `ready` builds OpenAI's dialect, for which the strict route does not wait. */
export async function startGateway(
  parts: Parts,
  routing: Routing,
): Promise<Listener & { ready(): Promise<void> }> {
  const { access, limits: quotas } = parts
  const chat = () =>
    createChat({
      router: routing.router,
      accounts: routing.accounts,
      limits: parts.current.config.limits,
      quotas,
      caps: parts.current.caps.all,
      dearest: routing.dearest,
    })
  const both = (): Omit<Service<unknown, Key>, 'contract' | 'handlers'> => ({
    ...common(parts, 'gateway', parts.work),
    authenticate(token) {
      const verdict = access.authenticate(token)
      return verdict instanceof Promise
        ? verdict.then((later) => admitted(later))
        : admitted(verdict)
    },
    refused: ({ caller, requestId, callId, failure, ms }) =>
      routing.accounts.refused({
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
    return shown(json, docs, { ...pages, publicUrl, isPublic: true })
  }
  const strict = await appOf(parts, (): Service<operations, Key> => {
    const { contract, pages } = reference(gatewayContract, {
      title: 'Tollgate gateway',
      root: '.',
      beside: () => [
        { text: "OpenAI's dialect", path: 'openai/v1/docs' },
        ...pagesBeside(parts, 'gateway'),
      ],
    })
    return {
      ...both(),
      contract,
      handlers: { ...gatewayHandlers({ chat: chat(), created }), ...pages },
    }
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
        handlers: { ...openaiHandlers({ chat: chat(), created }), ...pages },
        errorInstead: openaiError,
        checkBody: refuseUndoable,
      }
    })
  const { app, ready } = mount(strict, '/openai', dialect)
  return { ...(await opened(parts, 'gateway', app)), ready }
}

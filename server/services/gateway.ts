import contract from '../../generated/json/gateway.json' with { type: 'json' }
import openaiContract from '../../generated/json/openai.json' with { type: 'json' }
import type { operations } from '../../generated/server/gateway.ts'
import type { operations as OpenAIOperations } from '../../generated/server/openai.ts'
import { admitted } from '../access/admission.ts'
import type { Key } from '../access/keys.ts'
import { createChat } from '../gateway/chat.ts'
import { gatewayHandlers } from '../gateway/handlers.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import { openaiHandlers } from '../gateway/openai/handlers.ts'
import { serviceApp, type Service } from '../http/app.ts'
import type { Listener } from '../http/listener.ts'
import { mount } from '../http/mount.ts'
import { common, opened, shown, type Parts } from './parts.ts'
import type { Routing } from './routing.ts'

/** When the seven models were first served. */
const created = 1_767_225_600

/** `ready` builds OpenAI's dialect, for which the strict route does not wait. */
export async function startGateway(parts: Parts, { router, accounts, dearest }: Routing): Promise<Listener & { ready(): Promise<void> }> {
  const chat = createChat({ router, accounts, limits: parts.config.limits, quotas: parts.limits, caps: parts.caps.all, dearest })
  const both: Omit<Service<unknown, Key>, 'contract' | 'handlers'> = {
    ...common(parts, 'gateway', parts.work),
    authenticate(token) {
      const verdict = parts.access.authenticate(token)
      return verdict instanceof Promise ? verdict.then((later) => admitted(later)) : admitted(verdict)
    },
    refused: ({ caller, requestId, failure, ms }) => accounts.refused({ requestId, keyId: caller.id, service: 'gateway', status: failure.code, ms }),
    maxBodyBytes: 8 << 20,
    cors: parts.config.gateway.cors,
    openReads: false,
    challenge: true,
  }
  const { docs, public_url: publicUrl } = parts.config.gateway
  const own = shown(contract, docs, { title: 'Tollgate gateway', root: '.', beside: { "OpenAI's dialect": 'openai/v1/docs' }, publicUrl, isPublic: true })
  const strict = await serviceApp<operations, Key>({ ...both, contract: own.contract, handlers: { ...gatewayHandlers({ chat, created }), ...own.pages } })
  const dialect = () => {
    const { contract, pages } = shown(openaiContract, docs, { title: "Tollgate gateway, OpenAI's dialect", root: '../..', beside: { 'The strict route': '../../docs' }, publicUrl, isPublic: true })
    return serviceApp<OpenAIOperations, Key>({ ...both, contract, handlers: { ...openaiHandlers({ chat, created }), ...pages }, errorInstead: openaiError })
  }
  const { app, ready } = mount(strict, '/openai', dialect)
  return { ...(await opened(parts, 'gateway', app)), ready }
}

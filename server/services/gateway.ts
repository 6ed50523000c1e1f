import contract from '../../generated/json/gateway.json' with { type: 'json' }
import type { operations } from '../../generated/server/gateway.ts'
import { admitted } from '../access/admission.ts'
import type { Key } from '../access/keys.ts'
import { gatewayHandlers } from '../gateway/handlers.ts'
import { serviceApp } from '../http/app.ts'
import type { Listener } from '../http/listener.ts'
import { common, contractOf, opened, type Parts } from './parts.ts'
import type { Routing } from './routing.ts'

/** When the seven models were first served. */
const modelsSince = 1_767_225_600

export async function startGateway(parts: Parts, { router, accounts }: Routing): Promise<Listener> {
  const app = await serviceApp<operations, Key>({
    ...common(parts, 'gateway', parts.work),
    contract: contractOf(contract),
    handlers: gatewayHandlers({ router, accounts, limits: parts.config.limits, created: modelsSince }),
    authenticate(token) {
      const verdict = parts.access.authenticate(token)
      return verdict instanceof Promise ? verdict.then((later) => admitted(later)) : admitted(verdict)
    },
    refused: ({ caller, requestId, failure, ms }) => accounts.refused({ requestId, keyId: caller.id, service: 'gateway', status: failure.code, ms }),
    maxBodyBytes: 8 << 20,
    cors: parts.config.gateway.cors,
    openReads: false,
    challenge: true,
  })
  return opened(parts, 'gateway', app)
}

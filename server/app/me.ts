import type { IncomingMessage, RequestListener } from 'node:http'
import contract from '../../generated/json/me.json' with { type: 'json' }
import type { operations } from '../../generated/server/me.ts'
import compiled from '../../generated/validators/me.js'
import type { Service } from '../http/app.ts'
import { clientReader } from '../http/client.ts'
import { sealByToken } from '../http/idempotency/sealing.ts'
import { mePageHandlers } from '../http/docs/console.ts'
import { createAddressCounter } from '../limits/addresses.ts'
import { createGroupUsage, createKeyUsage } from '../limits/key-usage.ts'
import { meHandlers, type MeSettings } from '../me/handlers.ts'
import { holderAuthenticator, keysFollow, namePrefix, type Holder } from '../me/holder.ts'
import { secretHeader } from '../operator/access/authenticate.ts'
import { cookieSuffix, createSessionCookies } from '../operator/access/cookie.ts'
import { createOidc } from '../operator/access/oidc/oidc.ts'
import { originOf } from '../operator/access/origin.ts'
import { createRefusals } from '../operator/access/refusals.ts'
import { createSessions } from '../operator/access/sessions.ts'
import { checkUnicode } from '../operator/unicode.ts'
import { browserHeaders } from './operator.ts'
import { meServers } from './parts/console.ts'
import {
  appOf,
  cached,
  commonSettings,
  contractOf,
  type ServiceParts,
} from './parts/service-parts.ts'

/** Sign-ins that each address may begin in a minute. */
const maxSignIns = 60

/** The page of key holders and its operations; undefined without `me`. */
export async function meApp(parts: ServiceParts): Promise<RequestListener | undefined> {
  const { me: settings, gateway } = parts.current.config
  if (!settings) return undefined
  const { journal, clock } = parts.store
  // The port is known once the service listens.
  const suffix = () => cookieSuffix(gateway.public_url, parts.urls.get('gateway'))
  const sessions = createSessions(journal, clock.now, 'me_session')
  const cookies = createSessionCookies(suffix, 'tollgate-me-session-')
  const oidc = await oidcOf(parts, settings)
  const handlers = meHandlers({
    settings,
    page: { publicUrl: gateway.public_url, setting: 'gateway.public_url' },
    store: parts.store,
    access: parts.access,
    oidc,
    sessions,
    cookies,
    signInCookies: createSessionCookies(suffix, 'tollgate-me-sign-in-'),
    refusals: createRefusals(journal),
    signIns: createAddressCounter({ rpm: maxSignIns, noun: 'sign-in' }),
    keyUsage: createKeyUsage({ ...parts, now: clock.now }),
    groupUsage: createGroupUsage(parts),
  })
  const reader = cached(clientReader)
  const clientOf = (req: IncomingMessage) => reader(parts.current.config.trusted_proxies)(req)
  const publicOrigin = originOf(gateway.public_url)
  const authenticate = holderAuthenticator({
    journal,
    sessions,
    cookies,
    oidc,
    publicOrigin,
    clientOf,
  })
  return appOf(parts, (): Service<operations, Holder> => ({
    ...commonSettings(parts, 'gateway', parts.inFlight),
    contract: contractOf(contract),
    compiled,
    handlers: { ...handlers, ...mePageHandlers(() => meServers(parts)) },
    authenticate,
    clientOf,
    headers: browserHeaders,
    // A response may contain a key, which must be stored encrypted.
    idempotency: {
      records: parts.idempotencyRecords,
      keyIdOf: ({ id }) => `me:${id}`,
      sealOf: ({ headers }) => sealByToken(String(headers[secretHeader])),
    },
    checkBody: (body) => checkUnicode(body),
    maxBodyBytes: 64 << 10,
    cors: false,
    openReads: false,
    // The provider redirects to it with parameters of its own choice.
    openQueries: new Set(['getMe']),
    challenge: true,
  }))
}

async function oidcOf(parts: ServiceParts, { oidc: settings, pause_days }: MeSettings) {
  const { secret, store, current } = parts
  // The configuration's check requires a secret.
  if (!secret) throw new Error('me.oidc without a server secret')
  const { createProvider } = await import('../operator/access/oidc/provider.ts')
  const provider = createProvider({
    settings,
    secret: current.loaded.secrets.meClientSecret,
    prefix: namePrefix,
    accessOf(names) {
      const all = names.flatMap((name) =>
        Object.hasOwn(settings.groups, name) ? [settings.groups[name] ?? []] : [],
      )
      const groups = [...new Set(all.flat())]
      return groups.length === 0 ? undefined : { groups }
    },
  })
  return createOidc({
    journal: store.journal,
    table: 'me_session',
    secret,
    purpose: 'holders tokens',
    provider,
    noAccess: 'none of your groups at the provider is in me.oidc.groups; ask your administrator',
    confirmed: keysFollow(parts, pause_days),
    now: store.clock.now,
  })
}

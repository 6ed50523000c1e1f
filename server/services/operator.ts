import { createHash, timingSafeEqual } from 'node:crypto'
import contract from '../../generated/json/operator.json' with { type: 'json' }
import type { operations } from '../../generated/server/operator.ts'
import { Failure } from '../failure.ts'
import { serviceApp } from '../http/app.ts'
import type { Listener } from '../http/listener.ts'
import { createWork } from '../http/work.ts'
import { operatorHandlers } from '../operator/handlers.ts'
import type { Standing } from '../gateway/standing.ts'
import type { Readiness } from '../operator/readiness.ts'
import { common, opened, shown, type Parts } from './parts.ts'
import type { Till } from './payments.ts'

/** What the operator is told of what runs here. */
type Told = { readiness(): Promise<Readiness>; standings(): Promise<Standing[]>; till: Till | undefined }

export async function startOperator(parts: Parts, token: string | null, { readiness, standings, till }: Told): Promise<Listener> {
  const { current: { config }, access, drains, store, options, metrics } = parts
  const expected = token === null ? undefined : digest(token)
  const own = shown(contract, config.operator.docs, { title: 'Tollgate operator', root: '.', isPublic: false })
  const app = await serviceApp<operations, 'operator'>({
    // Operators watch a drain: their replies are no part of the work that is drained.
    ...common(parts, 'operator', createWork()),
    contract: own.contract,
    handlers: { ...operatorHandlers({ access, store, payments: till?.payments, loaded: () => parts.current.loaded, config: () => parts.current.config, drains, standings, readiness, metrics: () => options.cluster?.metrics(metrics) ?? metrics.registry.metrics() }), ...own.pages },
    authenticate(sent) {
      if (!expected) throw new Failure('unauthorized', `no operator token is configured; set ${config.operator.token_env} and start again`, { retry: false })
      if (!timingSafeEqual(digest(sent), expected)) throw new Failure('unauthorized', 'this is not the operator token', { retry: false })
      return 'operator'
    },
    // A reply may hold a key, which the store must not.
    idempotency: { once: parts.once, keyIdOf: (caller) => caller, isSealed: true },
    maxBodyBytes: 64 << 10,
    cors: false,
    openReads: false,
    challenge: true,
  })
  return opened(parts, 'operator', app)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

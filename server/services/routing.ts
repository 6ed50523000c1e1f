import { modelValues } from '../../generated/server/gateway.ts'
import { createAccounts, type Accounts } from '../gateway/accounts.ts'
import { deploymentBuilder, type Deployment } from '../gateway/deployments.ts'
import { createInference } from '../gateway/inference.ts'
import { dearestOf, priceFrom, type Price } from '../gateway/prices.ts'
import { createRetryBudget } from '../gateway/retry-budget.ts'
import { createRouter, type Model, type Route, type Router } from '../gateway/router.ts'
import type { Check } from '../operator/readiness.ts'
import { newId } from '../store/id.ts'
import type { Parts } from './parts.ts'

/** The way to the models, and the books on it; shared by the gateway and by agents that ask a model. */
export type Routing = {
  router: Router
  accounts: Accounts
  check: Check
  /** The most that tokens of the model may be charged at. */
  dearest(model: Model): Price | undefined
}

const forModel = <Value>(table: Record<string, Value>, model: string): Value | undefined => table[model] ?? table['*']

export function startRouting({ config, loaded, ledger, observe, closers }: Parts): Routing {
  const now = () => performance.now()
  const build = deploymentBuilder({
    upstreams: config.upstreams,
    keys: loaded.secrets.upstreamKeys,
    limits: config.limits,
    breaker: config.breaker,
    now,
    moved: (upstream, model, state) => observe({ kind: 'breakerMoved', upstream, model, state }),
  })
  const routes = new Map<Model, Route>()
  const prices = new Map(modelValues.flatMap((model) => {
    const price = forModel(config.prices, model)
    return price ? [[model, priceFrom(price)] as const] : []
  }))
  for (const model of modelValues) {
    const deployments = (forModel(config.routes, model) ?? []).map((settings) => build(settings, model))
    routes.set(model, { deployments, budget: createRetryBudget(config.retry, now) })
  }
  const inference = createInference(config.limits)
  closers.push(() => inference.close())
  const router = createRouter({ routes, inference, attempts: config.retry.attempts, observe, random: Math.random, fallbackId: newId })
  const accounts = createAccounts({ ledger, prices, observe })
  const all: Deployment[] = [...routes.values()].flatMap(({ deployments }) => deployments)
  // One that may be probed counts: nobody sends requests, and so probes, to a server that is not ready.
  const check = () => (all.some(({ health }) => health.state === 'closed' || health.waitMs() === 0) ? undefined : 'no deployment is healthy')
  const dearest = (model: Model) => prices.get(model) ?? dearestOf((routes.get(model)?.deployments ?? []).map(({ cost }) => cost))
  return { router, accounts, check, dearest }
}

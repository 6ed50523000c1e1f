import { modelValues } from '../../generated/server/gateway.ts'
import { forModel, servedModels, unservedModels, type Config } from '../config/load.ts'
import { createAccounts, type Accounts } from '../gateway/usage.ts'
import { createCircuitBreakers } from '../gateway/routing/beliefs.ts'
import { deploymentBuilder, isDrained, type Deployment } from '../gateway/routing/deployments.ts'
import { createInference } from '../gateway/upstream/inference.ts'
import { dearestOf, priceFrom, type TokenPrice } from '../money.ts'
import { createRetryBudget } from '../gateway/routing/retry-budget.ts'
import {
  createRouter,
  type Model,
  type ModelRoute,
  type Router,
} from '../gateway/routing/router.ts'
import { standingsOf, type UpstreamStatus } from '../gateway/routing/standing.ts'
import type { Check } from '../operator/readiness.ts'
import { newId } from '../store/id.ts'
import { remade, type Parts } from './parts.ts'

/** The way to the models, and the books on it; shared by the gateway and by agents that ask a model. All of it is another with another configuration. */
export type Routing = {
  router: Router
  accounts: Accounts
  check: Check
  /** What is believed of each upstream's service of a model. */
  standings(): UpstreamStatus[]
  /** The most that tokens of the model may be charged at. */
  dearest(model: Model): TokenPrice | undefined
}

/** Tells of the models that have no route: callers hear of each only when they ask for it. */
export function tellUnserved({
  current: {
    config: { routes, mesh },
  },
  observe,
}: Parts): void {
  const models = unservedModels(routes)
  if (models.length === 0) return
  const isAsked = models.some((model) => model === mesh.model)
  observe({ kind: 'modelsUnserved', models, ...(isAsked && { queryModel: mesh.model }) })
}

export function startRouting(parts: Parts): Routing {
  const { ledger, drains, observe, closers, renewals } = parts
  const now = () => performance.now()
  const beliefs = createCircuitBreakers(now, (upstream, model, state) =>
    observe({ kind: 'breakerMoved', upstream, model, state }),
  )
  const budgetsOf = remade(
    (retry: Config['retry']) =>
      new Map(modelValues.map((model) => [model, createRetryBudget(retry, now)] as const)),
  )
  const inference = createInference(parts.current.config.limits)
  closers.push(() => inference.close())

  function made(): Routing {
    const {
      config: { upstreams, routes: settings, prices: sold, limits, breaker, retry },
      loaded: { secrets },
    } = parts.current
    const build = deploymentBuilder({
      upstreams,
      keys: secrets.upstreamKeys,
      limits,
      breaker,
      beliefs,
      drainOf: drains.of,
    })
    const budgets = budgetsOf(retry)
    const routes = new Map<Model, ModelRoute>()
    const served = new Set(servedModels(settings))
    for (const [model, budget] of budgets) {
      if (!served.has(model)) continue
      const deployments = (forModel(settings, model) ?? []).map((deployment) =>
        build(deployment, model),
      )
      routes.set(model, { deployments, budget })
    }
    const prices = new Map(
      modelValues.flatMap((model) => {
        const price = forModel(sold, model)
        return price ? [[model, priceFrom(price)] as const] : []
      }),
    )
    const all: Deployment[] = [...routes.values()].flatMap(({ deployments }) => deployments)
    beliefs.keepOnly(new Set(all.map(({ health }) => health)))
    inference.renew(limits, new Set(all.map(({ origin }) => origin)))
    return {
      router: createRouter({
        routes,
        inference,
        attempts: retry.attempts,
        observe,
        random: Math.random,
        fallbackId: newId,
      }),
      accounts: createAccounts({ ledger, prices, observe }),
      check() {
        const used = all.filter((deployment) => !isDrained(deployment))
        // One that may be probed counts: nobody sends requests, and so probes, to a server that is not ready. What is drained is so everywhere: no other server could do more.
        return used.length === 0 ||
          used.some(({ health }) => health.state === 'closed' || health.waitMs() === 0)
          ? undefined
          : 'no deployment is healthy'
      },
      standings: () => standingsOf(all),
      dearest: (model) =>
        prices.get(model) ??
        dearestOf((routes.get(model)?.deployments ?? []).map(({ cost }) => cost)),
    }
  }

  const routing = made()
  renewals.push(() => Object.assign(routing, made()))
  return routing
}

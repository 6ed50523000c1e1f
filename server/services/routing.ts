import { modelValues } from '../../generated/server/gateway.ts'
import { forModel, type Config } from '../config.ts'
import { createAccounts, type Accounts } from '../gateway/accounts.ts'
import { createBeliefs } from '../gateway/beliefs.ts'
import { deploymentBuilder, isDrained, type Deployment } from '../gateway/deployments.ts'
import { createInference } from '../gateway/inference.ts'
import { dearestOf, priceFrom, type Price } from '../gateway/prices.ts'
import { createRetryBudget } from '../gateway/retry-budget.ts'
import { createRouter, type Model, type Route, type Router } from '../gateway/router.ts'
import { standingsOf, type Standing } from '../gateway/standing.ts'
import type { Check } from '../operator/readiness.ts'
import { newId } from '../store/id.ts'
import { remade, type Parts } from './parts.ts'

/** The way to the models, and the books on it; shared by the gateway and by agents that ask a model. All of it is another with another configuration. */
export type Routing = {
  router: Router
  accounts: Accounts
  check: Check
  /** What is believed of each upstream's service of a model. */
  standings(): Standing[]
  /** The most that tokens of the model may be charged at. */
  dearest(model: Model): Price | undefined
}

export function startRouting(parts: Parts): Routing {
  const { ledger, drains, observe, closers, renewals } = parts
  const now = () => performance.now()
  const beliefs = createBeliefs(now, (upstream, model, state) =>
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
    const routes = new Map<Model, Route>()
    for (const [model, budget] of budgets) {
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

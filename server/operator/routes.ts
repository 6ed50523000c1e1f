import type { components } from '../../generated/server/operator.ts'
import { isServed } from '../config/models.ts'
import {
  comparePrices,
  inlineYaml,
  loadPublicPrices,
  type PublicPrices,
} from '../config/price-proposals.ts'
import { mergeStatuses } from '../gateway/routing/upstream-status.ts'
import type { OperatorHandlers } from './caller.ts'
import { deploymentOf, type UpstreamParts } from './upstreams.ts'
type Deployment = components['schemas']['RouteDeployment']

/** The handlers of operator.yaml for routes. */
export function routeHandlers({
  models,
  drains,
  upstreamStatuses,
}: Pick<UpstreamParts, 'models' | 'drains' | 'upstreamStatuses'>): OperatorHandlers<'listRoutes'> {
  return {
    async listRoutes() {
      const statuses = await upstreamStatuses()
      const routes = models().all.map((model) => ({
        model: model.name,
        route: isServed(model) ? model.route : null,
        kind: model.kind,
        deployments: withShares(
          model.deployments.map((settings): Unshared => {
            const { upstream, model: name = model.name } = settings
            const statusesThere = statuses.filter((status) => status.upstream === upstream)
            const { model: _, ...deployment } = deploymentOf(model.name, settings, statusesThere)
            const status = mergeStatuses(statusesThere.filter((one) => one.model === name))
            return {
              view: { upstream, ...deployment, drained: drains.of(upstream).since !== null },
              isReachable: status?.isReachable ?? true,
            }
          }),
        ),
      }))
      return { status: 200, body: { routes } }
    },
  }
}

/** The handlers of operator.yaml for public prices, which are loaded with the first request. */
export function priceProposalHandlers({
  config,
  models,
}: Pick<UpstreamParts, 'config' | 'models'>): OperatorHandlers<'listPriceProposals'> {
  let loading: Promise<PublicPrices> | undefined
  return {
    async listPriceProposals() {
      const prices = await (loading ??= loadPublicPrices())
      const proposals = comparePrices(config(), models(), prices).map((compared) => ({
        model: compared.model,
        upstream: compared.upstream,
        upstream_model: compared.upstreamModel,
        price: compared.configured ? inlineYaml(compared.configured) : null,
        proposed: inlineYaml(compared.price),
        is_same: compared.isSame,
        context_tokens: compared.contextTokens ?? null,
      }))
      return { status: 200, body: { source: prices.source, proposals } }
    },
  }
}

type Unshared = { view: Omit<Deployment, 'share'>; isReachable: boolean }

/**
 * The usable deployments of the lowest tier share the calls by their weights. A single deployment gets
 * them while it is reachable, regardless of its circuit breaker.
 */
function withShares(deployments: readonly Unshared[]): Deployment[] {
  const inUse = deployments.filter(({ view }) => !view.drained)
  const isUsable = ({ view, isReachable }: Unshared) =>
    !view.drained &&
    (inUse.length === 1 ? isReachable : view.breaker !== 'open' && view.resting_s === 0)
  const usable = inUse.filter(isUsable)
  const tier = Math.min(...usable.map(({ view }) => view.tier))
  const sum = usable
    .filter(({ view }) => view.tier === tier)
    .reduce((weights, { view }) => weights + view.weight, 0)
  return deployments.map((deployment) => {
    const { view } = deployment
    const isUsed = isUsable(deployment) && view.tier === tier
    return { ...view, share: isUsed ? view.weight / sum : 0 }
  })
}

import type { components, operations } from '../../generated/server/operator.ts'
import { isServed } from '../config/models.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Operator } from './caller.ts'
import { deploymentOf, type UpstreamParts } from './upstreams.ts'

type Operations = Pick<operations, 'listRoutes'>
type Deployment = components['schemas']['RouteDeployment']

/** The handlers of operator.yaml for routes. */
export function routeHandlers({
  models,
  drains,
  upstreamStatuses,
}: Pick<UpstreamParts, 'models' | 'drains' | 'upstreamStatuses'>): Handlers<Operations, Operator> {
  return {
    async listRoutes() {
      const statuses = await upstreamStatuses()
      const routes = models().all.map((model) => ({
        model: model.name,
        route: isServed(model) ? model.route : null,
        kind: model.kind,
        deployments: withShares(
          model.deployments.map((settings): Omit<Deployment, 'share'> => {
            const { upstream } = settings
            const own = statuses.filter((status) => status.upstream === upstream)
            const { model: _, ...deployment } = deploymentOf(model.name, settings, own)
            return { upstream, ...deployment, drained: drains.of(upstream).since !== null }
          }),
        ),
      }))
      return { status: 200, body: { routes } }
    },
  }
}

/** Those of the lowest tier that may be called share the calls by their weights. */
function withShares(deployments: readonly Omit<Deployment, 'share'>[]): Deployment[] {
  const isUsable = ({ drained, breaker, resting_s }: (typeof deployments)[number]) =>
    !drained && breaker !== 'open' && resting_s === 0
  const tier = Math.min(...deployments.filter(isUsable).map((deployment) => deployment.tier))
  const isUsed = (deployment: (typeof deployments)[number]) =>
    isUsable(deployment) && deployment.tier === tier
  const sum = deployments.filter(isUsed).reduce((weights, { weight }) => weights + weight, 0)
  return deployments.map((deployment) => ({
    ...deployment,
    share: isUsed(deployment) ? deployment.weight / sum : 0,
  }))
}

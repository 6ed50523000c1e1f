import type { components } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { percent } from '../format/numbers.ts'
import { Empty, Show } from '../parts/notice.tsx'
import { Section } from '../parts/page.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'

type Route = components['schemas']['RouteList']['routes'][number]
type Deployment = Route['deployments'][number]

/** Each model with its deployments and their current shares of new calls. */
export function Routes() {
  const loaded = useLoad((signal) => bodyOf(api.GET('/routes', { signal })), [])
  return (
    <Section title="Routes">
      <Show loaded={loaded}>
        {({ routes }) =>
          routes.length === 0 ? (
            <Empty title="No routes are configured." />
          ) : (
            <ul class="routes">
              {routes.map((route) => (
                <RouteLine key={route.model} of={route} />
              ))}
            </ul>
          )
        }
      </Show>
    </Section>
  )
}

const RouteLine = ({ of: { model, route, kind, deployments } }: { of: Route }) => (
  <li>
    <div class="route-model">
      <b>{model}</b>
      <span class="muted">
        {kind === 'chat' ? '' : `${kind} `}
        {route === null || route === model ? '' : `by the route ${route}`}
      </span>
    </div>
    {deployments.length === 0 ? (
      <p class="muted">not served</p>
    ) : (
      <ul class="shares">
        {deployments.map((deployment) => (
          <Share
            key={`${deployment.tier} ${deployment.upstream} ${deployment.upstream_model}`}
            of={deployment}
          />
        ))}
      </ul>
    )}
  </li>
)

function Share({ of: deployment }: { of: Deployment }) {
  const { upstream, upstream_model: upstreamModel, tier, share } = deployment
  return (
    <li class={share === 0 ? 'idle' : ''}>
      <span class="share-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <b class="number">{percent(share)}</b>
      <span>
        {upstream}{' '}
        <span class="muted">
          as {upstreamModel}, tier {tier}
          {whyIdle(deployment)}
        </span>
      </span>
    </li>
  )
}

function whyIdle({ drained, breaker, share, tier }: Deployment): string {
  if (drained) return ', drained'
  if (breaker === 'open') return share === 0 ? ', not called' : ', failing'
  return share === 0 && tier > 1 ? ', in reserve' : ''
}

import type { components } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { percent } from '../format/numbers.ts'
import { Empty, Show } from '../parts/notice.tsx'
import { Section } from '../parts/page.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { linkToEntry, linkToNew } from '../state/route.ts'
import { useMay } from '../state/session.ts'

type Route = components['schemas']['RouteList']['routes'][number]
type Deployment = Route['deployments'][number]
type Proposals = components['schemas']['PriceProposals']
type Proposal = Proposals['proposals'][number]

/** Each model with its deployments and their current shares of new calls. */
export function Routes() {
  const loaded = useLoad((signal) => bodyOf(api.GET('/routes', { signal })), [])
  const proposals = useLoad((signal) => bodyOf(api.GET('/price-proposals', { signal })), [], {
    polls: false,
  })
  const mayConfigure = useMay('changeConfig')
  return (
    <Section
      title="Routes"
      actions={
        mayConfigure && (
          <a class="button small" href={linkToNew('routes')}>
            Add a route
          </a>
        )
      }
    >
      <Show loaded={loaded}>
        {({ routes }) =>
          routes.length === 0 ? (
            <Empty title="No routes are configured." />
          ) : (
            <ul class="routes">
              {routes.map((route) => (
                <RouteLine key={route.model} of={route} proposals={proposals.value} />
              ))}
            </ul>
          )
        }
      </Show>
    </Section>
  )
}

type RouteLineProps = { of: Route; proposals: Proposals | undefined }

const RouteLine = ({ of: { model, route, kind, deployments }, proposals }: RouteLineProps) => (
  <li>
    <div class="route-model">
      <b>
        {useMay('changeConfig') ? (
          <a href={linkToEntry('routes', route ?? model)}>{model}</a>
        ) : (
          model
        )}
      </b>
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
            proposal={proposals?.proposals.find(
              (one) =>
                one.model === model &&
                one.upstream === deployment.upstream &&
                one.upstream_model === deployment.upstream_model,
            )}
            source={proposals?.source ?? ''}
          />
        ))}
      </ul>
    )}
  </li>
)

type ShareProps = { of: Deployment; proposal: Proposal | undefined; source: string }

function Share({ of: deployment, proposal, source }: ShareProps) {
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
        {proposal && <ProposedPrice of={proposal} source={source} />}
      </span>
    </li>
  )
}

/** The configured price, and the public one if it differs. */
const ProposedPrice = ({ of, source }: { of: Proposal; source: string }) => (
  <span class="muted price">
    <br />
    {of.price === null ? 'no price' : `USD per million tokens: ${of.price}`}
    {of.is_same ? `, as ${source} has it` : `; ${source} has ${of.proposed}`}
  </span>
)

function whyIdle({ drained, breaker, share, tier }: Deployment): string {
  if (drained) return ', drained'
  if (breaker === 'open') return share === 0 ? ', not called' : ', failing'
  return share === 0 && tier > 1 ? ', in reserve' : ''
}

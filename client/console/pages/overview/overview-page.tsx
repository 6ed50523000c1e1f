import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { count, duration, short } from '../../format/numbers.ts'
import { Show } from '../../parts/notice.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { Count, Usd } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { Minutes } from './minutes.tsx'
import { Problems } from './problems.tsx'
import { WhoSpends } from './spending.tsx'
import { Windows } from './windows.tsx'

type ServerOverview = components['schemas']['ServerOverview']

/** Problems and usage. */
export function OverviewPage() {
  const loaded = useLoad((signal) => bodyOf(api.GET('/overview', { signal })), [])
  return (
    <Page title="Overview" lead={leadOf(loaded.value)}>
      <Show loaded={loaded}>
        {(overview) => (
          <>
            <Problems of={overview.problems} at={overview.at} />
            <Now of={overview} />
            <Section title="The last hour">
              <Minutes of={overview.minutes} />
            </Section>
            <WhoSpends />
            <Section title="Over time">
              <Windows of={overview} />
            </Section>
          </>
        )}
      </Show>
    </Page>
  )
}

function leadOf({ servers }: Pick<ServerOverview, 'servers'> = { servers: 1 }): string {
  if (servers === 1) return 'This server, with all its processes.'
  return `All ${count(servers)} servers of the store, with all their processes.`
}

/** The last ten seconds, and calls in flight. */
const Now = ({ of: { now, in_flight: inFlight } }: { of: ServerOverview }) => (
  <dl class="tiles" aria-label="Now">
    <Tile name="Requests">{short(now.requests_per_s)} /s</Tile>
    <Tile name="Tokens">{short(now.tokens_per_s)} /s</Tile>
    <Tile name="Calls in flight">
      <Count of={inFlight.calls} />
    </Tile>
    <Tile name="Open streams">
      <Count of={inFlight.streams} />
    </Tile>
    <Tile name="First token, 95th percentile">{timeOf(now.first_token.p95_ms)}</Tile>
    <Tile name="Charged in ten seconds">
      <Usd nanos={now.charged} />
    </Tile>
  </dl>
)

const timeOf = (ms: number | null): string => (ms === null ? '–' : duration(ms))

const Tile = ({ name, children }: { name: string; children: preact.ComponentChildren }) => (
  <div class="tile">
    <dt>{name}</dt>
    <dd class="number">{children}</dd>
  </div>
)

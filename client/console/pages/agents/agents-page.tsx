import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { count, duration } from '../../format/numbers.ts'
import { Empty, NoSuch, Show } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Badge, Truncated, None } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { goTo, linkTo, setQuery, usePlace } from '../../state/route.ts'
import { AgentDialog } from './agent-dialog.tsx'

type Agent = components['schemas']['OperatorAgent']

/** The agents of this server, with their usage. */
export function AgentsPage() {
  const { item, query } = usePlace()
  const loaded = useLoad((signal) => bodyOf(api.GET('/agents', { signal })), [])
  const servers = loaded.value?.servers ?? 1
  const whose = servers === 1 ? 'this server' : `${servers} servers`
  const selected = loaded.value?.agents.find(({ id }) => id === item)
  return (
    <Page
      title="Agents"
      lead={`Each with its tools; calls of the processes of ${whose}, since their start.`}
    >
      {item !== undefined && loaded.value && !selected && (
        <NoSuch what="agent with the id" id={item} all={linkTo('agents', { query })} />
      )}
      <Show loaded={loaded}>
        {({ agents, broken }) => (
          <>
            {broken.map(({ id, problems }) => (
              <div key={id} class="notice warn">
                <p>The document of {id} is invalid, and is not served:</p>
                <ul>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </div>
            ))}
            {agents.length === 0 ? (
              <Empty title="No agents.">
                <p>
                  <code>npm run tollgate -- agents add FILE --id NAME</code> creates one from any
                  OpenAPI document.
                </p>
              </Empty>
            ) : (
              <Table
                caption="Agents"
                columns={columns}
                rows={agents}
                keyOf={({ id }) => id}
                sorting={query['sort'] ?? ''}
                onSort={(sort) => setQuery({ sort })}
              />
            )}
          </>
        )}
      </Show>
      {selected && (
        <AgentDialog
          key={selected.id}
          of={selected}
          onApproved={loaded.reload}
          onClose={() => goTo(linkTo('agents', { query }))}
        />
      )}
    </Page>
  )
}

const time = (ms: number | null) => (ms === null ? <None words="–" /> : duration(ms))

const columns: Column<Agent>[] = [
  {
    id: 'name',
    title: 'Agent',
    cell: ({ id }) => <Truncated text={id} href={linkTo('agents', { item: id })} />,
    sortBy: ({ id }) => id,
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ available, unavailable_because: reason }) => (
      <span title={reason ?? ''}>
        <Badge tone={available ? 'good' : 'warn'}>{available ? 'available' : 'unavailable'}</Badge>
      </span>
    ),
    sortBy: ({ available }) => Number(available),
    isWide: true,
  },
  {
    id: 'tools',
    title: 'Tools',
    cell: ({ tools }) => count(tools.length),
    sortBy: ({ tools }) => tools.length,
    isNumber: true,
    isWide: true,
  },
  {
    id: 'price',
    title: 'A question',
    cell: ({ query_price_usd: usd }) => `${usd} USD`,
    isNumber: true,
    isWide: true,
  },
  {
    id: 'calls',
    title: 'Calls',
    cell: ({ calls }) => count(calls),
    sortBy: ({ calls }) => calls,
    isNumber: true,
  },
  {
    id: 'errors',
    title: 'Errors',
    cell: ({ errors }) => count(errors),
    sortBy: ({ errors }) => errors,
    isNumber: true,
    isWide: true,
  },
  {
    id: 'p95',
    title: '95th percentile',
    cell: ({ p95_ms: ms }) => time(ms),
    sortBy: ({ p95_ms: ms }) => ms ?? -1,
    isNumber: true,
    isWide: true,
  },
]

import { useState } from 'preact/hooks'
import type { RequestList, RequestsQuery, UsageRows } from '../../../operator.ts'
import { count, duration } from '../../format/numbers.ts'
import { Empty, Show } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Truncated, None, Time, Usd } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useKeyNames } from '../../state/key-names.ts'
import { useLoad, type Loaded } from '../../state/load.ts'
import { goTo, linkTo, setQuery, usePlace } from '../../state/route.ts'
import { useTagged } from '../../state/tagged.ts'
import { Download } from './download.tsx'
import { Filters, queryOf } from './filters.tsx'
import { RequestDetails } from './request-details.tsx'
import { reasonLine, StatusBadge, subjectOf } from './status.tsx'

type Row = UsageRows['rows'][number]

/** The requests of the ledger as they arrive. */
export function RequestsPage() {
  const { item, query } = usePlace()
  const [isLive, setLive] = useState(true)
  const keyNames = useKeyNames()
  const { after = '' } = query
  const filters = queryOf(query)
  const loaded = useRequests(filters, isLive && after === '')
  const close = () => goTo(linkTo('requests', { query }))
  return (
    <Page
      title="Requests"
      lead="Requests of the ledger, newest first. Prompts and replies are not stored."
      actions={
        <>
          <Download query={filters} keyNames={keyNames} />
          <button type="button" aria-pressed={isLive} onClick={() => setLive(!isLive)}>
            {isLive ? 'Following' : 'Follow'}
          </button>
        </>
      }
    >
      <Filters keyNames={keyNames} />
      <Show loaded={loaded}>
        {({ requests, next, complete, rows_read: read }) => (
          <>
            {requests.length === 0 ? (
              <Nothing isFiltered={Object.keys(filters).length > 1} isSearching={!complete} />
            ) : (
              <Table
                caption="Requests"
                columns={columnsOf(query, keyNames)}
                rows={requests}
                keyOf={({ id }) => id}
              />
            )}
            {!complete && (
              <p class="below">{count(read)} rows were read; older ones may fit too.</p>
            )}
            <div class="actions pager">
              {after !== '' && (
                <button type="button" onClick={() => setQuery({ after: '' })}>
                  Newest
                </button>
              )}
              {next !== null && (
                <button type="button" onClick={() => setQuery({ after: next })}>
                  {complete ? 'Older' : 'Continue search'}
                </button>
              )}
            </div>
          </>
        )}
      </Show>
      {item !== undefined && (
        <RequestDetails id={item} keyName={(id) => keyNames.get(id) ?? id} onClose={close} />
      )}
    </Page>
  )
}

function useRequests(query: RequestsQuery, polls: boolean): Loaded<RequestList> {
  const unlessSame = useTagged<RequestList>()
  return useLoad(
    (signal) => unlessSame((header) => api.GET('/requests', { params: { query, header }, signal })),
    [query],
    { polls },
  )
}

const Nothing = (props: { isFiltered: boolean; isSearching: boolean }) => {
  if (props.isSearching) return <Empty title="None so far." />
  return props.isFiltered ? (
    <Empty title="No matching requests." />
  ) : (
    <Empty title="No requests yet.">
      <p>The first one appears here within ten seconds.</p>
    </Empty>
  )
}

/** Columns without the names of keys. */
const plainColumns: Column<Row>[] = [
  {
    id: 'upstream',
    title: 'Upstream',
    cell: ({ upstream }) => <Truncated text={upstream} />,
    isWide: true,
  },
  {
    id: 'reason',
    title: 'Reason',
    cell: ({ reason }) => <Truncated text={reasonLine(reason)} />,
    isWide: true,
  },
  {
    id: 'tokens',
    title: 'Tokens',
    cell: ({ prompt_tokens: prompt, completion_tokens: completion }) =>
      `${count(prompt)} + ${count(completion)}`,
    isNumber: true,
    isWide: true,
  },
  {
    id: 'charged',
    title: 'Charged',
    cell: ({ charged }) => <Usd nanos={charged} />,
    isNumber: true,
    isWide: true,
  },
  { id: 'latency', title: 'Took', cell: ({ latency_ms: ms }) => duration(ms), isNumber: true },
]

const columnsOf = (
  query: Record<string, string>,
  keyNames: ReadonlyMap<string, string>,
): Column<Row>[] => [
  {
    id: 'ts',
    title: 'When',
    cell: ({ id, ts }) => (
      <a href={linkTo('requests', { item: id, query })}>
        <Time at={ts} />
      </a>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    cell: (row) => (
      <Truncated text={row.status}>
        <StatusBadge of={row} />
      </Truncated>
    ),
  },
  {
    id: 'subject',
    title: 'Model or tool',
    cell: (row) => <Truncated text={subjectOf(row)} />,
    isWide: true,
  },
  {
    id: 'key',
    title: 'Key',
    cell: ({ key_id: id }) =>
      id === '-' ? (
        <None words="none" />
      ) : (
        <Truncated text={keyNames.get(id) ?? `${id.slice(0, 8)}…`} />
      ),
    isWide: true,
  },
  ...plainColumns,
]

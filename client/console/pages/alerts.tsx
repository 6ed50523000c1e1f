import { useState } from 'preact/hooks'
import type { components } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { FullTable } from '../parts/full-table.tsx'
import { Empty, Problem, Show } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import type { Column } from '../parts/table.tsx'
import { Badge, Time } from '../parts/values.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { reasonOf } from '../state/problems.ts'
import { setQuery, usePlace } from '../state/route.ts'
import { useMay } from '../state/session.ts'
import { linkOf } from './overview/problems.tsx'

type Alert = components['schemas']['Alert']

/** Alerts: by default those that no operator has acknowledged. */
export function AlertsPage() {
  const { query } = usePlace()
  const state = query['state'] === 'acknowledged' ? 'acknowledged' : 'open'
  const { after } = query
  const loaded = useLoad(
    (signal) => {
      const filters = { limit: 50, state, ...(after && { after }) } as const
      return bodyOf(api.GET('/alerts', { params: { query: filters }, signal }))
    },
    [state, after],
  )
  const mayChange = useMay('acknowledgeAlert')
  return (
    <Page title="Alerts" lead="What needed attention, over all servers. Stored for a year.">
      <div class="toolbar">
        <select
          aria-label="Which alerts"
          value={state}
          onChange={({ currentTarget }) => setQuery({ state: currentTarget.value, after: '' })}
        >
          <option value="open">Not acknowledged</option>
          <option value="acknowledged">Acknowledged</option>
        </select>
      </div>
      <Show loaded={loaded}>
        {({ alerts, next }) =>
          alerts.length === 0 ? (
            <Empty title="There are no such alerts." />
          ) : (
            <>
              <FullTable
                caption="Alerts"
                columns={columnsOf(mayChange, loaded.reload)}
                rows={alerts}
                keyOf={({ id }) => id}
              />
              <div class="actions pager">
                {after && (
                  <button type="button" onClick={() => setQuery({ after: '' })}>
                    Newest
                  </button>
                )}
                {next !== null && (
                  <button type="button" onClick={() => setQuery({ after: next })}>
                    Older
                  </button>
                )}
              </div>
            </>
          )
        }
      </Show>
    </Page>
  )
}

const columnsOf = (mayChange: boolean, reload: () => void): Column<Alert>[] => [
  { id: 'message', title: 'What', cell: (alert) => <a href={linkOf(alert)}>{alert.message}</a> },
  {
    id: 'severity',
    title: 'Severity',
    cell: ({ severity }) => <Badge tone={severity === 'error' ? 'bad' : 'warn'}>{severity}</Badge>,
  },
  { id: 'at', title: 'Since', cell: ({ at }) => <Time at={at} /> },
  {
    id: 'ended',
    title: 'Over',
    cell: ({ ended_at: at }) => (at === null ? 'no' : <Time at={at} />),
  },
  {
    id: 'acknowledged',
    title: 'Acknowledged',
    cell: (alert) => <Acknowledged of={alert} mayChange={mayChange} onChange={reload} />,
  },
]

type AcknowledgedProps = { of: Alert; mayChange: boolean; onChange: () => void }

/** Who acknowledged an alert, or a button to do it. */
function Acknowledged({ of: alert, mayChange, onChange }: AcknowledgedProps) {
  const { id, message, acknowledged_at: at, acknowledged_by: by } = alert
  const [problem, setProblem] = useState<string>()
  const acknowledge = async () => {
    setProblem(undefined)
    await bodyOf(api.POST('/alerts/{id}/acknowledge', { params: { path: { id } } })).then(
      onChange,
      (error: unknown) => setProblem(reasonOf(error)),
    )
  }
  if (at !== null)
    return (
      <>
        {by}, <Time at={at} />
      </>
    )
  if (!mayChange) return <>no</>
  return (
    <>
      <button
        type="button"
        class="small"
        aria-label={`Acknowledge: ${message}`}
        onClick={() => void acknowledge()}
      >
        Acknowledge
      </button>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </>
  )
}

import type { components, operations } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { jsonOf, partsOf, type Difference } from '../format/settings.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useDraft } from '../parts/form.tsx'
import { Empty, Show } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { Table, type Column } from '../parts/table.tsx'
import { Badge, Truncated, None, Time, type Tone } from '../parts/values.tsx'
import { FullTable } from '../parts/full-table.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { goTo, linkTo, setQuery, usePlace } from '../state/route.ts'

type Row = components['schemas']['AuditRow']
type Query = NonNullable<operations['listAudit']['parameters']['query']>

/** The action in words. */
const actions: Record<Row['action'], string> = {
  createKey: 'created a key',
  changeKey: 'changed a key',
  rotateKey: 'rotated a key',
  revokeKey: 'revoked a key',
  revokeCaller: 'revoked a caller',
  restoreCaller: 'restored a caller',
  restoreKey: 'restored a key',
  createGroup: 'created a group',
  changeGroup: 'changed a group',
  deleteGroup: 'deleted a group',
  closeMonth: 'closed a month',
  drainUpstream: 'drained an upstream',
  restoreUpstream: 'restored an upstream',
  probeUpstream: 'probed an upstream',
  resumeOutlet: 'resumed an outlet',
  acknowledgeAlert: 'acknowledged an alert',
  testOutlet: 'tested an outlet',
  skipOutlet: 'skipped the events of an outlet',
  reconcilePayment: 'reconciled a payment',
  closePayment: 'closed a payment',
  createOperator: 'created an operator',
  changeOperator: 'changed an operator',
  rotateOperator: 'rotated a token',
  revokeOperator: 'revoked an operator',
  createSession: 'signed in',
  endSession: 'signed out',
  drainServer: 'drained a server',
  reload: 'reloaded the configuration',
  changeConfig: 'changed the configuration file',
  approveAgent: "approved changes of an agent's tools",
  backup: 'made a backup',
  migrate: 'updated the store to a new version',
  copyStore: 'copied the store into a database',
  authenticate: 'called with a rejected token',
  judge: 'judged calls by a hook',
}

/** The audit log. */
export function AuditPage() {
  const { item, query } = usePlace()
  const filters = queryOf(query)
  const loaded = useLoad(
    (signal) => bodyOf(api.GET('/audit', { params: { query: filters }, signal })),
    [filters],
  )
  return (
    <Page title="Audit" lead="Every change: by whom and from where. Stored for a year.">
      <Filters />
      <Show loaded={loaded}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <Empty title="No changes yet." />
          ) : (
            <>
              <Table
                caption="Changes"
                columns={columnsOf(query)}
                rows={rows}
                keyOf={({ id }) => id}
              />
              <div class="actions pager">
                {query['after'] && (
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
      {item !== undefined && (
        <Change
          id={item}
          listed={loaded.value?.rows.find(({ id }) => id === item)}
          onClose={() => goTo(linkTo('audit', { query }))}
        />
      )}
    </Page>
  )
}

const isAction = (text: string): text is Row['action'] => Object.hasOwn(actions, text)

function queryOf(query: Readonly<Record<string, string>>): Query {
  const { action = '', name, after } = query
  return {
    limit: 100,
    ...(isAction(action) && { action }),
    ...(name && { name }),
    ...(after && { after }),
  }
}

function Filters() {
  const { query } = usePlace()
  const { name = '' } = query
  return (
    <div class="toolbar">
      <select
        aria-label="Action"
        value={query['action'] ?? ''}
        onChange={({ currentTarget }) => setQuery({ action: currentTarget.value, after: '' })}
      >
        <option value="">All actions</option>
        {Object.entries(actions).map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </select>
      <NameFilter name={name} />
    </div>
  )
}

function NameFilter({ name }: { name: string }) {
  const draft = useDraft(name, (text) => setQuery({ name: text, after: '' }))
  return <input type="search" aria-label="By whom" placeholder="By whom" {...draft} />
}

/** The action; a failed attempt must not read as completed. */
const wordsOf = ({ action, outcome }: Row): string =>
  outcome === 'failed' ? `${actions[action]}: failed` : actions[action]

const outcomes: Record<Row['outcome'], Tone> = { done: 'good', begun: 'plain', failed: 'bad' }

const columnsOf = (query: Record<string, string>): Column<Row>[] => [
  {
    id: 'at',
    title: 'When',
    cell: ({ id, at }) => (
      <a href={linkTo('audit', { item: id, query })}>
        <Time at={at} />
      </a>
    ),
  },
  { id: 'name', title: 'Who', cell: ({ name }) => <Truncated text={name} /> },
  { id: 'action', title: 'Did', cell: (row) => <Truncated text={wordsOf(row)} /> },
  {
    id: 'target',
    title: 'To',
    cell: ({ target, target_name: name }) => <Truncated text={name ?? target} />,
    isWide: true,
  },
  { id: 'how', title: 'By', cell: ({ how }) => how, isWide: true },
  {
    id: 'address',
    title: 'From',
    cell: ({ address }) => <Truncated text={address} />,
    isWide: true,
  },
  {
    id: 'outcome',
    title: 'Outcome',
    cell: ({ outcome }) => <Badge tone={outcomes[outcome]}>{outcome}</Badge>,
    isWide: true,
  },
]

type ChangeProps = { id: string; listed: Row | undefined; onClose: () => void }

/** A change; if the list does not have it, it is read by its id. */
function Change({ id, listed, onClose }: ChangeProps) {
  const loaded = useLoad(
    async (signal) =>
      listed ?? bodyOf(api.GET('/audit/{id}', { params: { path: { id } }, signal })),
    [id],
    { polls: false },
  )
  return (
    <Dialog title="Change" onClose={onClose} isWide>
      <Show loaded={loaded}>{(row) => <Details of={row} />}</Show>
    </Dialog>
  )
}

function Details({ of: row }: { of: Row }) {
  const facts = [
    ['When', <Time at={row.at} />],
    ['Who', `${row.name}, by ${row.how}`],
    ['From', row.address ?? <None words="unknown" />],
    ['Did', wordsOf(row)],
    ['To', row.target_name ?? row.target ?? <None words="nothing" />],
    ['Outcome', <Badge tone={outcomes[row.outcome]}>{row.outcome}</Badge>],
    ['Reason', row.reason ?? <None words="none" />],
    ['x-request-id', row.request_id ?? <None words="none" />],
  ] as const
  return (
    <>
      <dl class="facts">
        {facts.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}=`}>{value}</dd>,
        ])}
      </dl>
      <Differences before={row.before} after={row.after} />
    </>
  )
}

type State = Row['before']

/** The differences, member by member. */
function Differences({ before, after }: { before: State; after: State }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names
    .map((setting) => ({ setting, before: before?.[setting], after: after?.[setting] }))
    .filter((one) => jsonOf(one.before) !== jsonOf(one.after))
  if (changed.length === 0) return null
  return (
    <FullTable
      caption="Changes"
      columns={differenceColumns}
      rows={changed.flatMap(partsOf)}
      keyOf={({ setting }) => setting}
    />
  )
}

const differenceColumns: Column<Difference>[] = [
  { id: 'name', title: 'Setting', cell: ({ setting }) => setting },
  { id: 'before', title: 'Before', cell: ({ before }) => <code>{jsonOf(before)}</code> },
  { id: 'after', title: 'After', cell: ({ after }) => <code>{jsonOf(after)}</code> },
]

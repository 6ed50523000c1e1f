import { useMemo } from 'preact/hooks'
import type { components, operations } from '../../../../generated/client/operator.ts'
import { counted } from '../../format/numbers.ts'
import { Empty, NoSuch, Show } from '../../parts/notice.tsx'
import { GroupName } from '../../parts/group-name.tsx'
import { Page } from '../../parts/page.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Badge, Truncated, Time } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLater } from '../../state/later.ts'
import { useLoad } from '../../state/load.ts'
import { goTo, linkTo, setQuery, usePlace } from '../../state/route.ts'
import { useMay } from '../../state/session.ts'
import { useTagged } from '../../state/tagged.ts'
import { BudgetBar } from './budget-bar.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyDetails } from './key-details.tsx'
import { LastUse } from './last-use.tsx'
import { budgetOf, limitsOf, reachOf, stateOf, toneOf } from './key-state.ts'

type KeyList = components['schemas']['KeyList']
type KeyQuery = NonNullable<operations['listKeys']['parameters']['query']>
type Key = KeyList['keys'][number]

/** The options of the filter. */
const filters = [
  ['', 'All keys'],
  ['active', 'Active'],
  ['budget', 'With a budget'],
  ['spent', 'Budget above 80 %'],
  ['revoked', 'Revoked'],
  ['expired', 'Expired'],
] as const

/** The keys of callers, and their actions. */
export function KeysPage() {
  const { item, query } = usePlace()
  const mayCreate = useMay('createKey')
  const unlessSame = useTagged<KeyList>()
  const filter = queryOf(query)
  const list = useLoad(
    (signal) =>
      unlessSame((header) => api.GET('/keys', { params: { header, query: filter }, signal })),
    [filter],
  )
  const loaded = { ...list, value: list.value?.keys }
  const close = () => goTo(linkTo('keys', { query }))
  const selected = loaded.value?.find(({ id }) => id === item)
  return (
    <Page
      title="Keys"
      lead="The callers, their limits and what remains of them."
      actions={
        mayCreate && (
          <a class="button primary" href={linkTo('keys', { item: 'new', query })}>
            Create a key
          </a>
        )
      }
    >
      {item !== undefined && item !== 'new' && loaded.value && !selected && (
        <NoSuch what="key with the id" id={item} all={linkTo('keys', { query })} />
      )}
      <Show loaded={loaded}>{(keys) => <KeyTable keys={keys} />}</Show>
      {item === 'new' && mayCreate && <CreateKey onClose={close} onCreated={loaded.reload} />}
      {selected && (
        <KeyDetails key={selected.id} of={selected} onClose={close} onChange={loaded.reload} />
      )}
    </Page>
  )
}

/** The filters that the server applies; all filters are in the URL. */
function queryOf({ show = '', group, owner, model }: Readonly<Record<string, string>>): KeyQuery {
  return {
    ...(isStatus(show) && { status: show }),
    ...(group && { group }),
    ...(owner && { owner }),
    ...(model && { model }),
  }
}

const isStatus = (text: string): text is NonNullable<KeyQuery['status']> =>
  text === 'active' || text === 'revoked' || text === 'expired'

/** The restrictions of the list that links have set, each with a way back. */
function Restrictions() {
  const { query } = usePlace()
  return ['group', 'owner', 'model'].map((name) => {
    const value = query[name]
    return (
      value && (
        <button key={name} type="button" onClick={() => setQuery({ [name]: '' })}>
          {name}: {name === 'group' ? <GroupName id={value} /> : value}{' '}
          <span aria-hidden="true">×</span>
          <span class="hidden">: show all</span>
        </button>
      )
    )
  })
}

function KeyTable({ keys }: { keys: readonly Key[] }) {
  const { query } = usePlace()
  const now = Date.now()
  const { q = '', show = '', sort = '' } = query
  // Input is shown immediately.
  const [text, filter] = [useLater(q), useLater(show)]
  const rows = useMemo(() => rowsOf(keys, text, filter, now), [keys, text, filter])
  if (keys.length === 0 && Object.keys(queryOf(query)).length === 0)
    return (
      <Empty title="No keys yet.">
        <p>A caller needs one: create a key, and paste its lines into a program.</p>
      </Empty>
    )
  return (
    <>
      <div class="toolbar">
        <input
          type="search"
          aria-label="Search by name, owner, model or id"
          placeholder="Search by name, owner, model or id"
          value={q}
          onInput={({ currentTarget }) => setQuery({ q: currentTarget.value })}
        />
        <select
          aria-label="Filter keys"
          value={show}
          onChange={({ currentTarget }) => setQuery({ show: currentTarget.value })}
        >
          {filters.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Restrictions />
        <span class="muted" role="status">
          {rows.length === keys.length ? '' : `${rows.length} of `}
          {counted(keys.length, 'key')}
        </span>
      </div>
      {rows.length === 0 ? (
        <Empty title="No matching keys." />
      ) : (
        <Table
          caption="Keys"
          columns={columnsAt(now, query)}
          rows={rows}
          keyOf={({ id }) => id}
          sorting={sort}
          onSort={(sorting) => setQuery({ sort: sorting })}
        />
      )}
    </>
  )
}

const columnsAt = (now: number, query: Record<string, string>): Column<Key>[] => [
  {
    id: 'name',
    title: 'Name',
    cell: ({ id, name }) => <Truncated text={name} href={linkTo('keys', { item: id, query })} />,
    sortBy: ({ name }) => name,
  },
  {
    id: 'state',
    title: 'State',
    cell: (key) => <Badge tone={toneOf(stateOf(key, now))}>{stateOf(key, now)}</Badge>,
    sortBy: (key) => stateOf(key, now),
    isWide: true,
  },
  {
    id: 'owner',
    title: 'Owner',
    cell: ({ owner }) => <Truncated text={owner} />,
    sortBy: ({ owner }) => owner ?? '',
    isWide: true,
  },
  {
    id: 'models',
    title: 'Models',
    cell: (key) => <Truncated text={reachOf(key, 'models')} none="none" />,
    sortBy: ({ models }) => models?.join() ?? '',
    isWide: true,
  },
  {
    id: 'limits',
    title: 'Limits',
    cell: (key) => <Truncated text={limitsOf(key).join(', ')} none="none" />,
    isWide: true,
  },
  {
    id: 'budget',
    title: 'Budget',
    cell: (key) => <BudgetBar of={key} now={now} />,
    sortBy: (key) => budgetOf(key)?.share ?? -1,
  },
  {
    id: 'used',
    title: 'Last used',
    cell: ({ last_used_at: at }) => <LastUse at={at} now={now} />,
    sortBy: ({ last_used_at: at }) => at ?? 0,
    isWide: true,
  },
  {
    id: 'created',
    title: 'Created',
    cell: ({ created_at: at }) => <Time at={at} isDay />,
    sortBy: ({ created_at: at }) => at,
    isWide: true,
  },
]

function rowsOf(keys: readonly Key[], text: string, filter: string, now: number): readonly Key[] {
  if (text === '' && filter === '') return keys
  return keys.filter((key) => isShown(key, filter, now) && hasText(key, text))
}

const hasText = ({ id, name, owner, models }: Key, text: string): boolean =>
  `${name}\n${owner ?? ''}\n${models?.join() ?? ''}\n${id}`
    .toLowerCase()
    .includes(text.toLowerCase())

function isShown(key: Key, filter: string, now: number): boolean {
  if (filter === '') return true
  if (filter === 'budget') return budgetOf(key) !== undefined
  if (filter === 'spent') return (budgetOf(key)?.share ?? 0) > 0.8
  // The server's clock may differ.
  return isStatus(filter) || stateOf(key, now) === filter
}

import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { count } from '../../format/numbers.ts'
import { GroupName } from '../../parts/group-name.tsx'
import { FullTable } from '../../parts/full-table.tsx'
import { Empty, Show } from '../../parts/notice.tsx'
import { Section } from '../../parts/page.tsx'
import type { Column } from '../../parts/table.tsx'
import { Truncated, Usd } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { linkTo } from '../../state/route.ts'

type Key = components['schemas']['Key']
type Total = components['schemas']['UsageTotals']['totals'][number]

/** Rows of a table in a dialog; a link leads to all. */
const maxRows = 20

/** The keys of a group and of those below it. */
export function GroupKeys({ of: group }: { of: string }) {
  const query = { group, limit: maxRows, status: 'active' as const }
  const loaded = useLoad(
    (signal) => bodyOf(api.GET('/keys', { params: { query }, signal })),
    ['keys of', group],
    { polls: false },
  )
  return (
    <Section
      title="Keys"
      actions={<a href={linkTo('keys', { query: { group } })}>All keys of this group</a>}
    >
      <Show loaded={loaded}>
        {({ keys }) =>
          keys.length === 0 ? (
            <Empty title="No active keys." />
          ) : (
            <FullTable caption="Keys" columns={keyColumns} rows={keys} keyOf={({ id }) => id} />
          )
        }
      </Show>
    </Section>
  )
}

const keyColumns: Column<Key>[] = [
  {
    id: 'key',
    title: 'Key',
    cell: ({ id, name }) => <Truncated text={name} href={linkTo('keys', { item: id })} />,
  },
  { id: 'prefix', title: 'Token', cell: ({ prefix }) => <code>{prefix}…</code> },
  { id: 'group', title: 'Group', cell: ({ group }) => <GroupName id={group} /> },
]

/** The users of a group and of those below it, with their usage of this month (UTC). */
export function GroupUsers({ of: group }: { of: string }) {
  const now = new Date()
  const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  const query = { group, from, by: ['user' as const] }
  const loaded = useLoad(
    (signal) => bodyOf(api.GET('/usage', { params: { query }, signal })),
    ['users of', group],
    { polls: false },
  )
  return (
    <Section title="Users in this month (UTC)">
      <Show loaded={loaded}>
        {({ totals }) => {
          const users = totals.filter(({ user }) => user !== undefined && user !== 'none')
          if (users.length === 0) return <Empty title="No call has named its user." />
          return (
            <>
              <FullTable
                caption="Users"
                columns={userColumns}
                rows={users.toSorted(byCharge).slice(0, maxRows)}
                keyOf={({ user }) => user ?? ''}
              />
              {users.length > maxRows && (
                <p class="hint">
                  The {maxRows} that spend the most, of {count(users.length)}.
                </p>
              )}
            </>
          )
        }}
      </Show>
    </Section>
  )
}

const byCharge = (one: Total, other: Total) => Number(BigInt(other.charged) - BigInt(one.charged))

const userColumns: Column<Total>[] = [
  {
    id: 'user',
    title: 'User',
    cell: ({ user = '', user_name: name }) => name ?? <code>{user}</code>,
  },
  { id: 'requests', title: 'Requests', cell: ({ requests }) => count(requests), isNumber: true },
  {
    id: 'tokens',
    title: 'Tokens',
    cell: ({ prompt_tokens: read, completion_tokens: replied }) => count(read + replied),
    isNumber: true,
  },
  { id: 'charged', title: 'Charged', cell: (one) => <Usd nanos={one.charged} />, isNumber: true },
]

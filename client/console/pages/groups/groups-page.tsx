import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { Empty, NoSuch, Show } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Truncated } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { goTo, linkTo, usePlace } from '../../state/route.ts'
import { useMay } from '../../state/session.ts'
import { limitsOf } from '../keys/key-state.ts'
import { GroupBudget, type Group } from './group-budget.tsx'
import { GroupDetails } from './group-details.tsx'
import { GroupForm } from './group-form.tsx'

/** The tree of groups, with what remains of their budgets. */
export function GroupsPage() {
  const { item } = usePlace()
  const mayCreate = useMay('createGroup')
  const loaded = useLoad(allGroups, ['groups'])
  const close = () => goTo(linkTo('groups'))
  const groups = loaded.value ?? []
  const selected = groups.find(({ id }) => id === item)
  const done = () => {
    loaded.reload()
    close()
  }
  return (
    <Page
      title="Groups"
      lead="Keys in groups share the limits of each group above them."
      actions={
        mayCreate && (
          <a class="button primary" href={linkTo('groups', { item: 'new' })}>
            Create a group
          </a>
        )
      }
    >
      {item !== undefined && item !== 'new' && loaded.value && !selected && (
        <NoSuch what="group with the id" id={item} all={linkTo('groups')} />
      )}
      <Show loaded={loaded}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No groups yet.">
              <p>A group limits several keys together, such as those of a team.</p>
            </Empty>
          ) : (
            <Table
              caption="Groups"
              columns={columnsAt(Date.now())}
              rows={all}
              keyOf={({ id }) => id}
            />
          )
        }
      </Show>
      {item === 'new' && mayCreate && <GroupForm groups={groups} onDone={done} onClose={close} />}
      {selected && (
        <GroupDetails
          key={selected.id}
          of={selected}
          groups={groups}
          onDone={done}
          onClose={close}
        />
      )}
    </Page>
  )
}

/** All groups, each below its parent. */
async function allGroups(signal: AbortSignal): Promise<readonly Group[]> {
  const all: Group[] = []
  for (let after: string | null = ''; after !== null;) {
    const query = { limit: 1000, ...(after !== '' && { after }) }
    const page: components['schemas']['GroupList'] = await bodyOf(
      api.GET('/groups', { params: { query }, signal }),
    )
    all.push(...page.groups)
    after = page.next
  }
  const order = ({ path }: Group) => path.replaceAll('/', '\0')
  return all.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
}

const columnsAt = (now: number): Column<Group>[] => [
  {
    id: 'name',
    title: 'Group',
    cell: ({ id, name, path }) => (
      <span style={{ paddingInlineStart: `${(path.split('/').length - 1) * 1.5}em` }}>
        <Truncated text={name} href={linkTo('groups', { item: id })} />
      </span>
    ),
  },
  { id: 'budget', title: 'Budget', cell: (group) => <GroupBudget of={group} now={now} /> },
  {
    id: 'limits',
    title: 'Limits',
    cell: (group) => <Truncated text={limitsOf(group).join(', ')} none="none" />,
    isWide: true,
  },
  {
    id: 'models',
    title: 'Models',
    cell: ({ models }) => <Truncated text={models?.join(', ') ?? 'all'} />,
    isWide: true,
  },
  {
    id: 'only',
    title: 'Upstreams with',
    cell: ({ only }) => <Truncated text={only?.join(', ') ?? ''} none="any label" />,
    isWide: true,
  },
]

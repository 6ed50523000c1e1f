import type { components } from '../../generated/server/operator.ts'
import type { GroupView } from '../keys/groups.ts'
import type { Access } from '../keys/keys.ts'
import { groupSubject, subjectOf } from '../limits/subject.ts'
import { usdFrom } from '../money.ts'
import { budgetsOf } from '../store/queries/alerts.ts'
import { periodIn } from '../store/scope.ts'
import type { Store } from '../store/store.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { fromStore, pageFrom } from './from-store.ts'

type GroupOperation = 'listGroups' | 'createGroup' | 'readGroup' | 'changeGroup' | 'deleteGroup'

/** The handlers of operator.yaml for groups. */
export function groupHandlers(
  { groups }: Pick<Access, 'groups'>,
  { journal, clock }: Pick<Store, 'journal' | 'clock'>,
): OperatorHandlers<GroupOperation> {
  const countedOf = () => fromStore(countedOfGroups(journal, clock.now()), unavailable)
  const reply = async (changed: Promise<GroupView>) => {
    const group = await fromStore(changed, unavailable)
    return { status: 200 as const, body: groupView(group, await countedOf()) }
  }
  return {
    async listGroups({ query, caller: { groups: scope } }) {
      const { limit = 100, ...which } = query
      const rows = await fromStore(groups.list({ ...which, scope, limit: limit + 1 }), unavailable)
      const { page, next } = pageFrom(rows, limit, ({ id }) => id)
      const counted = await countedOf()
      const views = page.map((group) => groupView(group, counted))
      return { status: 200, body: { groups: views, next } }
    },
    readGroup: ({ path, caller }) => reply(groups.read(path.id, caller.groups)),
    createGroup: ({ body, ...context }) => reply(groups.create(body, actorOf(context))),
    changeGroup: ({ path, body, ...context }) =>
      reply(groups.change(path.id, body, actorOf(context))),
    deleteGroup: ({ path, ...context }) => reply(groups.delete(path.id, actorOf(context))),
  }
}

/** The counted amounts of the budgets of groups, by period and id. */
async function countedOfGroups(
  journal: Store['journal'],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const budgets = await budgetsOf(journal, now, groupSubject(''))
  return new Map(
    budgets.flatMap(({ scope, spent }) => {
      const subject = subjectOf(scope)
      if (!('groupId' in subject)) return []
      return [[`${periodIn(scope)} ${subject.groupId}`, Math.max(0, Math.round(spent))] as const]
    }),
  )
}

const unavailable = 'the store of groups does not answer'

/** A group in the contract's form. */
function groupView(
  group: GroupView,
  counted: ReadonlyMap<string, number>,
): components['schemas']['Group'] {
  const { budget_nano, version: _version, only_labels: only, ...rest } = group
  const copyOf = (list: readonly string[] | null) => list && [...list]
  return {
    ...rest,
    tags: { ...group.tags },
    models: copyOf(group.models),
    agents: copyOf(group.agents),
    only: copyOf(only),
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
    ...(budget_nano !== null && {
      budget_counted: String(counted.get(`${group.budget_period} ${group.id}`) ?? 0),
    }),
  }
}

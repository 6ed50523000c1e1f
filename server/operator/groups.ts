import type { components } from '../../generated/server/operator.ts'
import type { GroupView } from '../keys/groups.ts'
import type { Access } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { fromStore, pageFrom } from './from-store.ts'

type GroupOperation = 'listGroups' | 'createGroup' | 'readGroup' | 'changeGroup' | 'deleteGroup'

/** The handlers of operator.yaml for groups. */
export function groupHandlers({
  groups,
}: Pick<Access, 'groups'>): OperatorHandlers<GroupOperation> {
  const reply = async (group: Promise<GroupView>) => ({
    status: 200 as const,
    body: groupView(await fromStore(group, unavailable)),
  })
  return {
    async listGroups({ query, caller: { groups: scope } }) {
      const { limit = 100, ...which } = query
      const rows = await fromStore(groups.list({ ...which, scope, limit: limit + 1 }), unavailable)
      const { page, next } = pageFrom(rows, limit, ({ id }) => id)
      return { status: 200, body: { groups: page.map(groupView), next } }
    },
    readGroup: ({ path, caller }) => reply(groups.read(path.id, caller.groups)),
    createGroup: ({ body, ...context }) => reply(groups.create(body, actorOf(context))),
    changeGroup: ({ path, body, ...context }) =>
      reply(groups.change(path.id, body, actorOf(context))),
    deleteGroup: ({ path, ...context }) => reply(groups.delete(path.id, actorOf(context))),
  }
}

const unavailable = 'the store of groups does not answer'

/** A group in the contract's form. */
function groupView(group: GroupView): components['schemas']['Group'] {
  const { budget_nano, version: _version, only_labels: only, ...rest } = group
  const copyOf = (list: readonly string[] | null) => list && [...list]
  return {
    ...rest,
    tags: { ...group.tags },
    models: copyOf(group.models),
    agents: copyOf(group.agents),
    only: copyOf(only),
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
  }
}

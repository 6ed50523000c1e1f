import type { Group } from '../keys/group.ts'
import type { Cap, Limited, LimitedCaller } from './limit-types.ts'
import { groupSubject } from './subject.ts'

const caps = new WeakMap<Group, Cap>()

/** The limits of a group: always the same object, by which its meters are found quickly. */
export function groupCap(group: Group): Cap {
  const existing = caps.get(group)
  if (existing) return existing
  const limited = { ...group, id: groupSubject(group.id) }
  const cap: Cap = { name: `group ${group.name}`, of: 'group', limited }
  caps.set(group, cap)
  return cap
}

/** The caller without limits of requests: for work whose request was counted before. */
export function budgetsOnly<Caller extends LimitedCaller>(caller: Caller): Caller {
  const without = <One extends Limited>(one: One): One => ({
    ...one,
    rpm: null,
    tpm: null,
    max_parallel: null,
  })
  return {
    ...without(caller),
    groups: caller.groups?.map(without) ?? [],
    ...(caller.userLimits && { userLimits: caller.userLimits.map(without) }),
  }
}

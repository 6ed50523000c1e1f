import { didYouMean } from '../../documents/closest.ts'
import { isRecord } from '../../json/json.ts'
import { nanoFrom } from '../../money.ts'
import type { OperationCommand } from '../operations/commands.ts'
import type { Declaration, Declared } from './declaration.ts'
import { bodyMembers, kinds, operations, type SectionKind } from './kinds.ts'
import type { State, Stored } from './state.ts'

type Members = Record<string, { before: unknown; after: unknown }>

/** A step from the store to the file. */
export type Change = {
  action: 'create' | 'adopt' | 'change' | 'revoke' | 'delete' | 'drain'
  kind: SectionKind
  name: string
  /** The id of an existing object. */
  id?: string
  /** What `adopt` and `change` set. */
  members?: Members
  declared?: Declared
}

/** The steps in their order, the reasons against them, and objects of the stack that stay. */
export type Plan = { changes: Change[]; problems: string[]; surplus: Stored[] }

export type PlanOptions = { adopt: boolean; prune: boolean }

type Operations = (operationId: string) => OperationCommand

/** Compares the file with the store. */
export function planOf(
  declaration: Declaration,
  state: State,
  { adopt, prune }: PlanOptions,
  commandOf: Operations,
): Plan {
  const problems: string[] = []
  const matched = new Set<Stored>()
  const changes: Change[] = []
  for (const declared of declaration.objects) {
    const candidates = storedFor(declared, state, declaration.stack)
    for (const stored of candidates) matched.add(stored)
    const why = whyNotOurs(candidates, declaration.stack, adopt)
    if (why !== undefined) problems.push(declaration.problem(declared, why))
    else changes.push(...stepTo(declared, candidates[0], declaration.stack, commandOf))
  }
  const surplus = state.objects.filter(
    (one) => one.stack === declaration.stack && !matched.has(one),
  )
  const removed = prune ? surplus : []
  problems.push(...unknownGroups(declaration, state, removed), ...drainProblems(declaration, state))
  problems.push(...groupsInUse(declaration, state, removed))
  const drains = declaration.drains.filter((name) => !state.drained.has(name))
  changes.push(...drains.map((name): Change => ({ action: 'drain', kind: 'upstream', name })))
  changes.push(...removed.toSorted(inOrderOfEnd).map(endOf))
  return { changes, problems, surplus: prune ? [] : surplus }
}

/** The object of this stack, or else all others with its name. */
function storedFor({ kind, name }: Declared, { objects }: State, stack: string): Stored[] {
  const named = objects.filter((one) => one.kind === kind && one.name === name)
  const ofStack = named.find((one) => one.stack === stack)
  return ofStack ? [ofStack] : named
}

function whyNotOurs(
  candidates: readonly Stored[],
  stack: string,
  adopt: boolean,
): string | undefined {
  const [first, ...others] = candidates
  if (!first || first.stack === stack) return undefined
  if (others.length > 0) {
    const ids = candidates.map(({ id }) => id).join(', ')
    return `there are several with this name, ${ids}; rename or revoke all but one.`
  }
  if (adopt) return undefined
  const owner = first.stack === null ? 'was made by hand' : `is of the stack ${first.stack}`
  return `there is one with this name, ${first.id}, which ${owner}; --adopt takes it over.`
}

function stepTo(
  declared: Declared,
  stored: Stored | undefined,
  stack: string,
  commandOf: Operations,
): Change[] {
  const { kind, name } = declared
  if (!stored) return [{ action: 'create', kind, name, declared }]
  const members = differences(declared, stored, commandOf(operations[kind].change))
  if (Object.keys(members).length === 0) return []
  const action = stored.stack === stack ? 'change' : 'adopt'
  return [{ action, kind, name, id: stored.id, members, declared }]
}

/** The members that the change sets; settings that are absent in the file have their defaults. */
function differences({ body }: Declared, stored: Stored, command: OperationCommand): Members {
  const members: Members = {}
  for (const name of bodyMembers(command).keys()) {
    const before = stored.body[name] ?? null
    const after = body[name] ?? null
    if (normal(name, before) !== normal(name, after)) members[name] = { before, after }
  }
  return members
}

/** Lists are sets, members have no order, and amounts may have zeros at the end. */
function normal(name: string, value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted())
  if (isRecord(value)) {
    const members = Object.entries(value).toSorted()
    return JSON.stringify(members.length === 0 ? null : members)
  }
  if (name === 'budget_usd' && typeof value === 'string') return String(nanoFrom(value))
  return JSON.stringify(value)
}

/** Problems of objects in groups that will not be there. */
function unknownGroups({ objects, problem }: Declaration, state: State, removed: Stored[]) {
  const groups = [...state.objects.filter((one) => !removed.includes(one)), ...objects]
    .filter(({ kind }) => kind === 'group')
    .flatMap((one) => ('id' in one ? [one.name, one.id] : [one.name]))
  return objects.flatMap((declared) => {
    const member = declared.kind === 'group' ? 'parent' : 'group'
    const group = declared.body[member]
    if (typeof group !== 'string' || groups.includes(group)) return []
    const place = declared.kind === 'group' ? undefined : member
    return [problem(declared, `there is no group ${group}; declare it in groups.`, place)]
  })
}

function drainProblems({ drains, problem }: Declaration, { upstreams }: State): string[] {
  const unknown = drains.filter((name) => !upstreams.includes(name))
  return unknown.map((name) =>
    problem(
      { kind: 'upstream', name },
      `there is no upstream ${name}.${didYouMean(name, upstreams)}`,
    ),
  )
}

/** Problems of groups to delete in which keys or other groups stay. */
function groupsInUse({ objects }: Declaration, state: State, removed: Stored[]): string[] {
  const groupAfter = ({ kind, name, body }: Stored) => {
    const declared = objects.find((one) => one.kind === kind && one.name === name)
    return (declared ?? { body }).body['group']
  }
  const staying = state.objects.filter((one) => !removed.includes(one))
  return removed.flatMap(({ kind, name }) => {
    if (kind !== 'group') return []
    const inside = staying.filter(
      (one) =>
        (one.kind === 'key' && groupAfter(one) === name) ||
        (one.kind === 'group' && one.name.startsWith(`${name}/`)),
    )
    const names = inside.map((one) => `${one.kind} ${one.name}`).join(', ')
    if (names === '') return []
    return [`The group ${name} cannot be deleted: it has ${names}. Move or revoke these first.`]
  })
}

/** Keys leave their groups before these are deleted, the lowest first. */
function inOrderOfEnd(one: Stored, other: Stored): number {
  const rank = ({ kind, name }: Stored) =>
    kind === 'group' ? name.split('/').length : kinds.length + 1
  return rank(other) - rank(one)
}

const endOf = ({ kind, name, id }: Stored): Change => ({
  action: kind === 'group' ? 'delete' : 'revoke',
  kind,
  name,
  id,
})

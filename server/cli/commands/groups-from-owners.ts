import { operationCommands } from '../apply/kinds.ts'
import type { Change } from '../apply/plan.ts'
import { readPlan, withOperations, type ApplyWork, type FullPlan } from '../apply/run.ts'
import { shownPlan, shownWork } from '../apply/show.ts'
import { defineCommand } from '../arguments.ts'
import type { State, Stored } from '../apply/state.ts'
import type { OperationCommand } from '../operations/commands.ts'
import { checkOperation } from '../operations/in-process.ts'
import { commonFlags } from '../operations/request.ts'
import { Failure } from '../../failure.ts'

/** `tollgate groups from-owners`. */
export const groupsFromOwners = defineCommand({
  usage: ['groups from-owners [--plan] [--url URL]'],
  about: 'Makes a group for each owner of keys, and moves the keys into it.',
  flags: {
    plan: { about: 'Print what would change; exits with 1 if there are changes.' },
    ...commonFlags,
  },
  notes: [
    'Keys that are in a group stay there; keys of a stack get their group by its file.',
    'It uses the configured store, also while servers run; with --url, the server executes it.',
  ],
  async run({ plan, ...options }) {
    const commandOf = await operationCommands()
    const work: Omit<ApplyWork, 'call'> = {
      planFor: (state) => ownersPlan(state, commandOf),
      problem: ({ kind, name }, text) => `${kind} ${name}: ${text}`,
      commandOf,
    }
    if (!plan) return shownWork(work, options)
    return shownPlan(await withOperations(options, false, (call) => readPlan({ ...work, call })))
  },
})

/**
 * The plan that puts the keys of each owner into the group with the owner's name, at the top of the
 * tree. Keys that are in a group stay there, and so do keys of a stack, whose file has the group.
 */
function ownersPlan(
  { objects }: State,
  commandOf: (operationId: string) => OperationCommand,
): FullPlan {
  const keys = objects.filter(({ kind, body }) => kind === 'key' && body['owner'] != null)
  const groups = new Set(objects.flatMap(({ kind, name }) => (kind === 'group' ? [name] : [])))
  const changes: Change[] = []
  const notes: string[] = []
  const ungrouped = keys.filter(({ body }) => body['group'] === null)
  const byOwner = Map.groupBy(ungrouped, ({ body }) => String(body['owner']))
  for (const [owner, all] of [...byOwner].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const ofStacks = all.filter(({ stack }) => stack !== null)
    notes.push(...ofStacks.map(stackNote))
    const free = all.filter(({ stack }) => stack === null)
    if (free.length === 0) continue
    const problem = groups.has(owner) ? undefined : problemOf(owner, commandOf('createGroup'))
    if (problem !== undefined) {
      notes.push(`owner ${JSON.stringify(owner)}: ${problem}.`)
      continue
    }
    if (!groups.has(owner)) changes.push(creationOf(owner))
    changes.push(...free.map((key) => moveOf(key, owner)))
  }
  return { changes, problems: [], surplus: [], notes }
}

/** Why no group can have the name. */
function problemOf(name: string, command: OperationCommand): string | undefined {
  try {
    checkOperation(command, { query: {}, body: { name } })
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

const stackNote = ({ name, stack }: Stored): string =>
  `key ${name} is of the stack ${stack}: set its group in the file of the stack.`

const creationOf = (name: string): Change => ({
  action: 'create',
  kind: 'group',
  name,
  declared: { kind: 'group', name, body: { name }, create: 'createGroup' },
})

const moveOf = ({ id, name }: Stored, group: string): Change => ({
  action: 'change',
  kind: 'key',
  name,
  id,
  members: { group: { before: null, after: group } },
  declared: { kind: 'key', name, body: {}, create: 'createKey' },
})

import { isRecord } from '../../json/json.ts'
import type { OperationOptions } from '../operations/request.ts'
import { print, printJson, say } from '../output.ts'
import type { Change } from './plan.ts'
import { applyPlan, withOperations, type Done, type FullPlan, type ApplyWork } from './run.ts'

/** Members of `--json` besides the changes. */
type Of = { stack?: string }

/** A plan as the result of a command, which fails if there are changes. */
export const shownPlan = (plan: FullPlan, of: Of = {}) => ({
  ok: plan.changes.length === 0,
  json: jsonOf(of, plan.changes, plan),
  text:
    plan.changes.map((change) => lineOf(change, verbs[change.action])).join('\n') || 'No changes.',
  notes: notesOf(plan),
})

/** Makes the changes of a plan, each with a line when it is made. */
export async function shownWork(
  work: Omit<ApplyWork, 'call'>,
  options: OperationOptions,
  of: Of = {},
): Promise<{ json: unknown; notes: string[] }> {
  const done: Done[] = []
  const made = (change: Done) => {
    done.push(change)
    if (options.json) return
    say(lineOf(change, pastVerbs[change.action]))
    if (change.token !== undefined) print(`${change.kind} ${change.name} ${change.token}`)
  }
  try {
    const plan = await withOperations(options, true, (call) => applyPlan({ ...work, call }, made))
    if (done.length === 0 && !options.json) say('No changes.')
    return { json: jsonOf(of, done, plan), notes: notesOf(plan) }
  } catch (error) {
    // Tokens cannot be shown again.
    if (options.json && done.length > 0) printJson(jsonOf(of, done))
    throw error
  }
}

const verbs: Record<Change['action'], string> = {
  create: 'create',
  adopt: 'take over',
  change: 'change',
  revoke: 'revoke',
  delete: 'delete',
  drain: 'drain',
}

const pastVerbs: Record<Change['action'], string> = {
  create: 'created',
  adopt: 'took over',
  change: 'changed',
  revoke: 'revoked',
  delete: 'deleted',
  drain: 'drained',
}

function lineOf({ kind, name, members = {} }: Change, verb: string): string {
  const set = Object.entries(members).map(
    ([member, { before, after }]) => `${member} ${valueText(before)} to ${valueText(after)}`,
  )
  return `${verb} ${kind} ${name}${set.length > 0 ? `: ${set.join(', ')}` : ''}`
}

function valueText(value: unknown): string {
  if (value === null) return 'none'
  if (Array.isArray(value)) return value.join(',') || 'none'
  if (!isRecord(value)) return String(value)
  const pairs = Object.entries(value).map(([name, one]) => `${name}=${String(one)}`)
  return pairs.join(',') || 'none'
}

const jsonOf = (of: Of, changes: readonly Done[], { surplus, notes }: Partial<FullPlan> = {}) => ({
  ...of,
  changes: changes.map(({ declared: _declared, ...change }) => change),
  surplus: (surplus ?? []).map(({ kind, name, id }) => ({ kind, name, id })),
  notes: notes ?? [],
})

const notesOf = ({ surplus, notes }: FullPlan): string[] => [
  ...notes,
  ...surplus.map(({ kind, name }) => `not in the file, kept without --prune: ${kind} ${name}`),
]

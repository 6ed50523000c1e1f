import { applyPlan, readPlan, withOperations, type Done } from '../apply/run.ts'
import { readDeclaration } from '../apply/declaration.ts'
import { operationCommands } from '../apply/kinds.ts'
import type { Change, Plan } from '../apply/plan.ts'
import { defineCommand } from '../arguments.ts'
import { commonFlags } from '../operations/request.ts'
import { print, printJson, say } from '../output.ts'

const flags = {
  file: {
    value: 'FILE',
    short: 'f',
    about: 'The file with groups, keys, operators and drains. Required.',
    required: 'Name the file',
  },
  prune: { about: 'Also revoke or delete objects of the stack that are not in the file.' },
  adopt: { about: 'Take over objects that were made by hand or are of another stack.' },
  ...commonFlags,
} as const

const notes = [
  'It uses the configured store, also while servers run; with --url, the server executes it.',
  'docs/apply.md describes the file.',
]

/** `tollgate plan`: exits with 1 if there are changes. */
export const plan = defineCommand({
  usage: ['plan -f FILE [--prune] [--adopt] [--url URL]'],
  about: 'Prints what `apply` would change.',
  flags,
  notes: [
    'Exits with 0 without changes, and with 1 if there are some, which --json lists as `changes`.',
    ...notes,
  ],
  async run({ file, prune, adopt, ...options }) {
    const commandOf = await operationCommands()
    const declaration = readDeclaration(file, commandOf)
    const planned = await withOperations(options, false, (call) =>
      readPlan({ declaration, options: { prune, adopt }, commandOf, call }),
    )
    const lines = planned.changes.map((change) => lineOf(change, verbs[change.action]))
    return {
      ok: planned.changes.length === 0,
      json: jsonOf(declaration.stack, planned.changes, planned),
      text: lines.join('\n') || 'No changes.',
      notes: notesOf(planned),
    }
  },
})

/** `tollgate apply`. */
export const apply = defineCommand({
  usage: ['apply -f FILE [--prune] [--adopt] [--url URL]'],
  about: 'Makes groups, keys, operators and drains as a file has them.',
  flags,
  notes: [
    'Tokens without token_file are written to standard output, each after its name, only now.',
    ...notes,
  ],
  async run({ file, prune, adopt, ...options }) {
    const commandOf = await operationCommands()
    const declaration = readDeclaration(file, commandOf)
    const done: Done[] = []
    const made = (change: Done) => {
      done.push(change)
      if (options.json) return
      say(lineOf(change, pastVerbs[change.action]))
      if (change.token !== undefined) print(`${change.kind} ${change.name} ${change.token}`)
    }
    try {
      const applied = await withOperations(options, true, (call) =>
        applyPlan({ declaration, options: { prune, adopt }, commandOf, call }, made),
      )
      if (done.length === 0 && !options.json) say('No changes.')
      return { json: jsonOf(declaration.stack, done, applied), notes: notesOf(applied) }
    } catch (error) {
      // Tokens cannot be shown again.
      if (options.json && done.length > 0) printJson(jsonOf(declaration.stack, done))
      throw error
    }
  },
})

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
  return String(value)
}

const jsonOf = (
  stack: string,
  changes: readonly Done[],
  { surplus, notes: of }: Partial<Noted> = {},
) => ({
  stack,
  changes: changes.map(({ declared: _declared, ...change }) => change),
  surplus: (surplus ?? []).map(({ kind, name, id }) => ({ kind, name, id })),
  notes: of ?? [],
})

type Noted = Plan & { notes: string[] }

const notesOf = ({ surplus, notes: of }: Noted): string[] => [
  ...of,
  ...surplus.map(({ kind, name }) => `not in the file, kept without --prune: ${kind} ${name}`),
]

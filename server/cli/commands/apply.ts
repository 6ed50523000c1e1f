import { readPlan, withOperations, workOf } from '../apply/run.ts'
import { shownPlan, shownWork } from '../apply/show.ts'
import { readDeclaration } from '../apply/declaration.ts'
import { operationCommands } from '../apply/kinds.ts'
import { defineCommand } from '../arguments.ts'
import { commonFlags } from '../operations/request.ts'

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
      readPlan({ ...workOf(declaration, { prune, adopt }, commandOf), call }),
    )
    return shownPlan(planned, { stack: declaration.stack })
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
    const work = workOf(declaration, { prune, adopt }, commandOf)
    return shownWork(work, options, { stack: declaration.stack })
  },
})

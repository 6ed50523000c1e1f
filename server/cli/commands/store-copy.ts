import { resolve } from 'node:path'
import { defineCommand, CommandError, jsonFlag, UsageError } from '../arguments.ts'
import { cliActor } from '../actor.ts'
import { table } from '../output.ts'

const flags = {
  from: {
    value: 'FOLDER',
    about: 'The folder of the store.',
    required: 'Name the folder of the store',
  },
  to: {
    value: 'URL',
    about: 'An empty PostgreSQL database: postgres://user@host/name.',
  },
  'to-env': {
    value: 'NAME',
    about: 'Instead of --to: the environment variable with the URL.',
  },
  ...jsonFlag,
} as const

/** `tollgate store copy`. */
export const storeCopy = defineCommand({
  usage: ['store copy --from FOLDER --to URL'],
  about:
    'Copies a store from its folder into an empty PostgreSQL database:\n' +
    'keys, tasks, payments and the ledger.',
  flags,
  notes: [
    'Stop the server first. The copy is read back and compared; a difference aborts it.',
    'The folder does not change.',
    'Others can see a password on a command line: use --to-env, or set PGPASSWORD.',
  ],
  async run(values) {
    const url = target(values.to, values['to-env'])
    const { copyStore } = await import('../../store/copy.ts')
    const copied = await copyStore(resolve(values.from), url, cliActor())
    const rows = Object.entries(copied).map(([name, count]) => [name, String(count)])
    return {
      json: { copied },
      text: table(['table', 'rows'], rows, ['rows']),
      notes: ['Every row is copied. Set `store` to the database, and start the server.'],
    }
  },
})

function target(url: string | undefined, variable: string | undefined): string {
  if ((url === undefined) === (variable === undefined))
    throw new UsageError('Name one target: --to URL or --to-env NAME.')
  const text = url ?? process.env[variable ?? '']
  if (text === undefined || text === '')
    throw new CommandError(`The environment variable ${variable} is not set.`)
  if (!/^postgres(ql)?:\/\//i.test(text))
    throw new UsageError('The target must be a PostgreSQL database: postgres://user@host/name.')
  return text
}

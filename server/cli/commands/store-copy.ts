import { resolve } from 'node:path'
import { didYouMean } from '../../documents/closest.ts'
import {
  CommandError,
  helpText,
  jsonFlag,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { cliActor } from '../actor.ts'
import { print, printJson, say, table } from '../output.ts'

const flags = {
  from: { type: 'string', value: 'FOLDER', about: 'The folder of the store.' },
  to: {
    type: 'string',
    value: 'URL',
    about: 'An empty PostgreSQL database: postgres://user@host/name.',
  },
  'to-env': {
    type: 'string',
    value: 'NAME',
    about: 'Instead of --to: the environment variable with the URL.',
  },
  ...jsonFlag,
} as const

/** `tollgate store copy`. */
export const storeCopy: Command = {
  help: helpText({
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
  }),
  async run([action, ...args]) {
    if (action !== 'copy')
      throw new UsageError(`Name an action of store: copy.${didYouMean(action ?? '', ['copy'])}`)
    const { flags: values } = readArguments(args, flags)
    if (values.from === undefined)
      throw new UsageError('Name the folder of the store: --from FOLDER.')
    const url = target(values.to, values['to-env'])
    const { copyStore } = await import('../../store/copy.ts')
    const copied = await copyStore(resolve(values.from), url, cliActor())
    if (values.json) printJson({ copied })
    else {
      print(
        table(
          ['table', 'rows'],
          Object.entries(copied).map(([name, rows]) => [name, String(rows)]),
          ['rows'],
        ),
      )
      say('Every row is copied. Set `store` to the database, and start the server.')
    }
    return 0
  },
}

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

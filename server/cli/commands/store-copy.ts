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
import { print, printJson, say, table } from '../output.ts'

const flags = {
  from: { type: 'string', value: 'FOLDER', about: 'The folder of the store as it is.' },
  to: {
    type: 'string',
    value: 'URL',
    about: 'An empty PostgreSQL database: postgres://user@host/name.',
  },
  'to-env': {
    type: 'string',
    value: 'NAME',
    about: 'Instead of --to: the environment variable that holds the URL.',
  },
  ...jsonFlag,
} as const

/** Moves a grown store from its folder into PostgreSQL. */
export const storeCopy: Command = {
  help: helpText({
    usage: ['store copy --from FOLDER --to URL'],
    about:
      'Copies a store from its folder into an empty PostgreSQL database: keys, tasks, payments and the ledger.',
    flags,
    notes: [
      'Stop the server first. What arrived is read again and compared with what was sent; if a row differs, nothing is kept.',
      'The folder stays as it is. A password on a command line can be seen by others: use --to-env, or set PGPASSWORD.',
    ],
  }),
  async run([action, ...args]) {
    if (action !== 'copy')
      throw new UsageError(
        `Say what to do with the store: copy.${didYouMean(action ?? '', ['copy'])}`,
      )
    const { flags: given } = readArguments(args, flags)
    if (given.from === undefined) throw new UsageError('Say where the store is: --from FOLDER.')
    const url = target(given.to, given['to-env'])
    const { copyStore } = await import('../../store/copy.ts')
    const copied = await copyStore(resolve(given.from), url)
    if (given.json) printJson({ copied })
    else {
      print(
        table(
          ['table', 'rows'],
          Object.entries(copied).map(([name, rows]) => [name, String(rows)]),
          ['rows'],
        ),
      )
      say(
        'Every row arrived as it was. Name the database as the store of the configuration, and start the server.',
      )
    }
    return 0
  },
}

function target(url: string | undefined, variable: string | undefined): string {
  if ((url === undefined) === (variable === undefined))
    throw new UsageError('Say where to, once: --to URL or --to-env NAME.')
  const text = url ?? process.env[variable ?? '']
  if (text === undefined || text === '')
    throw new CommandError(`The environment variable ${variable} is not set.`)
  if (!/^postgres(ql)?:\/\//i.test(text))
    throw new UsageError('The target must be a PostgreSQL database: postgres://user@host/name.')
  return text
}

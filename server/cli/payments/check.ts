import { loadConfig } from '../../config/load.ts'
import { didYouMean } from '../../documents/closest.ts'
import {
  CommandError,
  configFlag,
  helpText,
  jsonFlag,
  readArguments,
  type Command,
} from '../arguments.ts'
import { print, printJson, resultsTable, table } from '../output.ts'
import { withProgress } from '../progress.ts'
import { checkListings, type PaymentsCheck } from './listings.ts'

/** `tollgate payments check`. */
export const paymentsCheck: Command = {
  help: helpText({
    usage: ['payments check [PATH]'],
    about:
      'Queries the facilitators, and prints for each paid path whether indexes and catalogues would\n' +
      'list it; with a PATH, like /x402/agents/EchoAgent/echo, the terms that payers see.',
    flags: { ...configFlag, ...jsonFlag },
  }),
  run,
}

async function run(args: string[]): Promise<number> {
  const { flags, words } = readArguments(args, { ...configFlag, ...jsonFlag }, ['PATH'])
  const loaded = loadConfig({ file: flags.config, env: process.env })
  const report = await withProgress('querying the facilitators', checkListings(loaded))
  const [path] = words
  if (path !== undefined) return showPath(report, path)
  if (flags.json) printJson(report)
  else print(listingsText(report))
  return report.ok ? 0 : 1
}

function showPath({ paths }: PaymentsCheck, path: string) {
  const listed = paths.find((one) => one.path === path)
  if (!listed) {
    const hint = didYouMean(
      path,
      paths.map((one) => one.path),
    ).trim()
    throw new CommandError(
      `Nothing is sold at ${JSON.stringify(path)}. ${hint || 'Without a PATH all are listed.'}`,
    )
  }
  printJson(listed)
  return listed.listed ? 0 : 1
}

function listingsText({ facilitators, notes, paths }: PaymentsCheck): string {
  const rows = paths.map((one) => [
    one.path,
    one.price_usd,
    one.networks.join(', ') || '-',
    one.listed ? 'yes' : 'NO',
    one.notes.join('; '),
  ])
  return [
    ...resultsTable(
      ['network', 'facilitator'],
      facilitators.map((one) => [one.network, one]),
    ),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    table(['path', 'USD', 'networks', 'listed', 'notes'], rows, ['USD']),
  ].join('\n\n')
}

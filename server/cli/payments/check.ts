import { loadConfig } from '../../config/load.ts'
import { didYouMean } from '../../documents/closest.ts'
import { CommandError, configFlag, defineCommand, jsonFlag } from '../arguments.ts'
import { resultsTable, tableOf } from '../output.ts'
import { withProgress } from '../progress.ts'
import { checkListings, type ListedPath, type PaymentsCheck } from './listings.ts'

/** `tollgate payments check`. */
export const paymentsCheck = defineCommand({
  usage: ['payments check [PATH]'],
  about:
    'Queries the facilitators, and prints for each paid path whether indexes and catalogues would\n' +
    'list it; with a PATH, like /x402/agents/EchoAgent/echo, the terms that payers see.',
  flags: { ...configFlag, ...jsonFlag },
  words: { PATH: undefined },
  async run({ config }, [path]) {
    const loaded = loadConfig({ file: config, env: process.env })
    const report = await withProgress('querying the facilitators', checkListings(loaded))
    if (path === undefined) return { json: report, text: listingsText(report), ok: report.ok }
    const listed = pathOf(report, path)
    return { json: listed, text: JSON.stringify(listed), ok: listed.listed }
  },
})

function pathOf({ paths }: PaymentsCheck, path: string): ListedPath {
  const listed = paths.find((one) => one.path === path)
  if (!listed) {
    const all = paths.map((one) => one.path)
    const hint = didYouMean(path, all).trim()
    throw new CommandError(
      `Nothing is sold at ${JSON.stringify(path)}. ${hint || 'Without a PATH all are listed.'}`,
    )
  }
  return listed
}

function listingsText({ facilitators, notes, paths }: PaymentsCheck): string {
  const columns = {
    path: 'path',
    USD: 'price_usd',
    networks: ({ networks }: ListedPath) => networks.join(', ') || '-',
    listed: ({ listed }: ListedPath) => (listed ? 'yes' : 'NO'),
    notes: (one: ListedPath) => one.notes.join('; '),
  } as const
  return [
    ...resultsTable(
      ['network', 'facilitator'],
      facilitators.map((one) => [one.network, one]),
    ),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    tableOf(paths, columns, ['USD']),
  ].join('\n\n')
}

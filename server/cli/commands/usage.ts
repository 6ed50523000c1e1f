import { UsageError, type Command } from '../arguments.ts'
import { printJson } from '../output.ts'
import { commandNamed } from '../operations/commands.ts'
import { operationHelp } from '../operations/help.ts'
import { readRequest, type OperationOptions } from '../operations/request.ts'
import { callOperation, runOperation } from '../operations/run.ts'
import { printTotals } from '../operations/usage.ts'
import { mine } from '../usage-mine.ts'

const rowsFlag = {
  rows: {
    about: 'Print single rows of the ledger, newest first: as `usage rows`, with its options.',
  },
} as const
/** `tollgate usage`: totals, rows of the ledger, or the usage of the holder's own key. */
export async function loadUsage(): Promise<Command> {
  const command = await commandNamed('usage')
  return {
    ...operationHelp(command, {
      flags: { ...rowsFlag, ...mine.flags },
      usage: ['usage --rows [--limit N] [--after NEXT] …', ...mine.usage],
      notes: [
        'Callers pay `charged`; the operator bears `cost`; both in USD.',
        'If callers ended calls early, budgets count more than is charged (`counted`).',
        'Cached tokens are part of the prompts, reasoning tokens part of the completions.',
        '--month counts what the month bills: calls that began in it, and late ones of closed months.',
        'Times are UTC. With --json, amounts are in nano-USD (a billionth of a dollar).',
      ],
    }),
    async run(args) {
      if (args.includes('--mine')) return mine.run(args)
      if (args.includes('--rows')) return rows(args)
      return totals(args)
    },
  }
}

async function rows(args: string[]): Promise<number> {
  if (args.includes('--by')) throw new UsageError('--rows prints single rows; leave out --by.')
  return runOperation(
    await commandNamed('usage rows'),
    args.filter((word) => word !== '--rows'),
  )
}

async function totals(args: string[]): Promise<number> {
  if (args.includes('--limit') || args.includes('--after'))
    throw new UsageError('--limit and --after need --rows.')
  const command = await commandNamed('usage')
  const { request, options } = readRequest(command, args)
  const by = request.query['by'] as string[]
  // Tables show rejected requests, which reached no model, by error code.
  if (!options.json && by.includes('model')) request.query['refusals'] = true
  const body = await callOperation(command, request, options)
  if (options.json) printJson(body)
  else printTotals(body as never, by, await namesOf(by, options))
  return 0
}

/** The names of keys and the paths of groups, by id, where a table shows them. */
async function namesOf(by: string[], options: OperationOptions): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  if (by.includes('key')) {
    const list = await commandNamed('keys list')
    const { keys } = await callOperation(list, { query: {}, body: {} }, options)
    for (const { id, name } of keys as { id: string; name: string }[]) names.set(id, name)
  }
  if (!by.includes('group')) return names
  const list = await commandNamed('groups list')
  for (let after: unknown; after !== null;) {
    const query = { limit: 1000, ...(after !== undefined && { after }) }
    const page = await callOperation(list, { query, body: {} }, options)
    for (const { id, path } of page['groups'] as { id: string; path: string }[]) names.set(id, path)
    after = page['next']
  }
  return names
}

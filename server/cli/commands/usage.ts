import { modelValues } from '../../../generated/server/gateway.ts'
import { pathsUsageGetParametersQueryByValues as groups } from '../../../generated/server/operator.ts'
import { listKeys } from '../../store/queries/keys.ts'
import type { UsageRow } from '../../store/tables.ts'
import { rows, totals, type Total } from '../../store/queries/usage.ts'
import {
  configFlag,
  helpText,
  jsonFlag,
  oneOf,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { formatUsd } from '../../money.ts'
import { print, printJson, say, table } from '../output.ts'
import { withStore } from '../store.ts'
import { instant } from '../times.ts'

const dayMs = 86_400_000
const flags = {
  by: {
    type: 'string',
    value: 'LIST',
    about: `What to total by: ${groups.join(', ')}; key,model unless told.`,
  },
  from: {
    type: 'string',
    value: 'WHEN',
    about: 'Start, inclusive: a duration ago like 24h, or a date; a day before --to unless told.',
  },
  to: { type: 'string', value: 'WHEN', about: 'End, exclusive; now unless told.' },
  key: { type: 'string', value: 'ID', about: 'Only this key.' },
  model: { type: 'string', value: 'MODEL', about: 'Only this model.' },
  rows: {
    type: 'boolean',
    about: 'The single rows of the ledger, newest first, instead of totals.',
  },
  limit: {
    type: 'string',
    value: 'N',
    about: 'With --rows: at most so many; 100 unless told, 1000 at most.',
  },
  after: {
    type: 'string',
    value: 'NEXT',
    about: 'With --rows: go on after the `next` of the page before.',
  },
  ...configFlag,
  ...jsonFlag,
} as const

/** What was used and what it cost, from the ledger. */
export const usage: Command = {
  help: helpText({
    usage: [
      'usage [--by LIST] [--from WHEN] [--to WHEN] [--key ID] [--model MODEL]',
      'usage --rows [--limit N] [--after NEXT] …',
    ],
    about: 'What was used, what callers pay for it (charged) and what it costs (cost), in USD.',
    flags,
    notes: [
      'Where callers ended calls, budgets count more than is charged: counted is then shown, too.',
      'Times are UTC. With --json money is in nano-USD (a billionth of a dollar).',
    ],
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const { key, model, rows: wantRows } = given
    if (wantRows && given.by !== undefined)
      throw new UsageError('--rows shows single rows; leave out --by.')
    if (!wantRows && (given.limit !== undefined || given.after !== undefined))
      throw new UsageError('--limit and --after go with --rows.')
    if (model !== undefined) oneOf('--model', model, modelValues)
    const now = Date.now()
    const to = given.to === undefined ? now : instant('--to', given.to, now, -1)
    const from =
      given.from === undefined ? Math.max(0, to - dayMs) : instant('--from', given.from, now, -1)
    if (from >= to) throw new UsageError('--from must be before --to.')
    const span = {
      from,
      to,
      ...(key !== undefined && { key_id: key }),
      ...(model !== undefined && { model }),
    }

    if (wantRows) await showRows(span, limitOf(given.limit), after(given.after), given)
    else await showTotals(span, oneOf('--by', given.by ?? 'key,model', groups), given)
    return 0
  },
}

type Span = { from: number; to: number; key_id?: string; model?: string }
type Given = { config: string | undefined; json: boolean }

async function showTotals(
  span: Span,
  by: ('key' | 'model' | 'agent' | 'hour')[],
  { config, json }: Given,
) {
  const { found, names } = await withStore({ config, mayCreate: false }, async (store) => ({
    found: await totals(store.reports, {
      ...span,
      by,
      ...(by.includes('model') && !json && { refusals: true }),
    }),
    names: new Map(
      (by.includes('key') ? await listKeys(store.journal) : []).map(({ id, name }) => [id, name]),
    ),
  }))
  if (json) return printJson({ from: span.from, to: span.to, totals: found })
  if (found.every(({ requests }) => requests === 0))
    return say(`Nothing was used from ${time(span.from)} to ${time(span.to)} UTC.`)
  const numbers = numbersOf(found)
  const figures = figuresOf(numbers)
  const head = [...by.flatMap((group) => (group === 'key' ? ['key', 'name'] : [group])), ...numbers]
  const cells = found.map((total) => [
    ...by.flatMap((group) => label(group, total, names)),
    ...figures(total),
  ])
  // A request may have rows in several groups of agents, so that theirs do not add up.
  const adds = found.length > 1 && !by.includes('agent')
  const sum = adds
    ? [['total', ...head.slice(1, -numbers.length).map(() => ''), ...figures(sumOf(found))]]
    : []
  print(table(head, [...cells, ...sum], numbers))
}

const numbers = [
  'requests',
  'prompt',
  'completion',
  'charged USD',
  'counted USD',
  'cost USD',
] as const
type Number = (typeof numbers)[number]

/** What budgets count stands beside what is charged only where that is something else. */
const numbersOf = (
  found: readonly { charged: bigint | number; counted: bigint | number }[],
): Number[] =>
  found.some(({ charged, counted }) => charged !== counted)
    ? [...numbers]
    : numbers.filter((name) => name !== 'counted USD')

function label(
  group: 'key' | 'model' | 'agent' | 'hour',
  total: Total,
  names: Map<string, string>,
): string[] {
  if (group === 'key') return [total.key_id ?? '-', names.get(total.key_id ?? '') ?? '-']
  if (group === 'hour') return [time(total.hour ?? 0)]
  if (group === 'model' && total.refusal) return [`refused: ${total.refusal}`]
  return [total[group] ?? '-']
}

function figuresOf(shown: readonly Number[]) {
  return ({
    requests,
    prompt_tokens,
    completion_tokens,
    charged,
    counted,
    cost,
  }: Omit<Total, 'key_id'>): string[] => {
    const all = {
      requests: String(requests),
      prompt: String(prompt_tokens),
      completion: String(completion_tokens),
      'charged USD': formatUsd(charged),
      'counted USD': formatUsd(counted),
      'cost USD': formatUsd(cost),
    }
    return shown.map((name) => all[name])
  }
}

function sumOf(found: Total[]) {
  const sum = {
    requests: 0,
    prompt_tokens: 0,
    completion_tokens: 0,
    charged: 0n,
    counted: 0n,
    cost: 0n,
  }
  for (const total of found) {
    sum.requests += total.requests
    sum.prompt_tokens += total.prompt_tokens
    sum.completion_tokens += total.completion_tokens
    sum.charged += total.charged
    sum.counted += total.counted
    sum.cost += total.cost
  }
  return sum
}

async function showRows(
  span: Span,
  limit: number,
  start: { ts: number; id: string } | undefined,
  { config, json }: Given,
) {
  // One more than is shown tells whether there is a next page.
  const question = { ...span, limit: limit + 1, ...(start && { after: start }) }
  const found = await withStore({ config, mayCreate: false }, (store) =>
    rows(store.reports, question),
  )
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const next = last === undefined ? null : `${last.ts}:${last.id}`
  if (json)
    return printJson({
      rows: page.map((row) => ({ ...row, estimated: row.estimated === 1 })),
      next,
    })
  if (page.length === 0)
    return say(`There are no rows from ${time(span.from)} to ${time(span.to)} UTC.`)
  const numbers = numbersOf(page).slice(1)
  const head = ['time', 'request', 'try', 'key', 'model', 'upstream', 'status', ...numbers, 'ms']
  print(table(head, page.map(cellsOf(numbers.includes('counted USD'))), [...numbers, 'try', 'ms']))
  if (next !== null) say(`There is more: --after ${next}`)
}

const cellsOf =
  (isCounted: boolean) =>
  (row: UsageRow): string[] => {
    const tokens = (count: number) => `${row.estimated === 1 ? '~' : ''}${count}`
    return [
      time(row.ts, 19),
      row.request_id,
      String(row.attempt),
      row.key_id,
      row.model ?? '-',
      row.upstream ?? '-',
      String(row.status),
      tokens(row.prompt_tokens),
      tokens(row.completion_tokens),
      formatUsd(BigInt(row.charged)),
      ...(isCounted ? [formatUsd(BigInt(row.counted))] : []),
      formatUsd(BigInt(row.cost)),
      String(row.latency_ms),
    ]
  }

function limitOf(text: string | undefined): number {
  if (text === undefined) return 100
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > 1000)
    throw new UsageError(
      `--limit must be a whole number from 1 to 1000, not ${JSON.stringify(text)}.`,
    )
  return limit
}

function after(text: string | undefined): { ts: number; id: string } | undefined {
  if (text === undefined) return undefined
  const [, ts, id] = /^(\d{1,13}):([\w-]{1,64})$/.exec(text) ?? []
  if (ts === undefined || id === undefined)
    throw new UsageError('--after must be the `next` of a page that was printed before.')
  return { ts: Number(ts), id }
}

const time = (at: number, length = 16) =>
  new Date(at).toISOString().slice(0, length).replace('T', ' ')

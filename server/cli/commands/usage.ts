import { pathsUsageGetParametersQueryByValues as axes } from '../../../generated/server/operator.ts'
import { listKeys } from '../../store/queries/keys.ts'
import { lineOf } from '../../gateway/reasons/reason.ts'
import { rowView } from '../../operator/ledger/usage-views.ts'
import type { Store } from '../../store/store.ts'
import { usageRows } from '../../store/queries/usage.ts'
import { totalsByOwner, type OwnedTotal } from '../../store/queries/usage-owners.ts'
import {
  configFlag,
  helpText,
  jsonFlag,
  oneOf,
  pageLimit,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { formatUsd } from '../../money.ts'
import { print, printJson, say, table } from '../output.ts'
import { showMine } from '../usage-mine.ts'
import { withStore } from '../store.ts'
import { parseTime } from '../times.ts'
import { idOfKey, keysNamed } from '../which-key.ts'

const dayMs = 86_400_000
const flags = {
  by: {
    type: 'string',
    value: 'LIST',
    about: `Groups: ${axes.join(', ')}; by default key,model.`,
  },
  from: {
    type: 'string',
    value: 'WHEN',
    about: 'Start, inclusive: a duration ago like 24h, or a date; by default a day before --to.',
  },
  to: { type: 'string', value: 'WHEN', about: 'End, exclusive; by default now.' },
  key: {
    type: 'string',
    value: 'KEY',
    about: 'Only this key, by its id, the beginning of it, or its name.',
  },
  model: { type: 'string', value: 'MODEL', about: 'Only this model.' },
  rows: {
    type: 'boolean',
    about: 'Print single rows of the ledger, newest first, instead of totals.',
  },
  limit: {
    type: 'string',
    value: 'N',
    about: 'With --rows: rows per page, 1 to 1000; by default 100.',
  },
  after: {
    type: 'string',
    value: 'NEXT',
    about: 'With --rows: the `next` of the previous page.',
  },
  mine: {
    type: 'boolean',
    about: 'Ask a running server what your own key used, and what is left of its limits.',
  },
  'key-env': {
    type: 'string',
    value: 'NAME',
    about: 'With --mine: the environment variable of the key; by default TOLLGATE_API_KEY.',
  },
  url: {
    type: 'string',
    value: 'URL',
    about: 'With --mine: the URL of the gateway; by default that of the configuration.',
  },
  ...configFlag,
  ...jsonFlag,
} as const

/** `tollgate usage`. */
export const usage: Command = {
  help: helpText({
    usage: [
      'usage [--by LIST] [--from WHEN] [--to WHEN] [--key KEY] [--model MODEL]',
      'usage --rows [--limit N] [--after NEXT] …',
      'usage --mine [--key-env NAME] [--url URL]',
    ],
    about:
      'Usage, what callers pay for it (charged) and what it costs the operator (cost), in USD.',
    flags,
    notes: [
      'Where callers ended calls early, budgets count more than is charged (counted).',
      'Cached tokens are part of the prompts, reasoning tokens part of the completions.',
      'Times are UTC. With --json, amounts are in nano-USD (a billionth of a dollar).',
    ],
  }),
  async run(args) {
    const { flags: values } = readArguments(args, flags)
    checkMine(values)
    if (values.mine) {
      await showMine(values)
      return 0
    }
    if (values.rows && values.by !== undefined)
      throw new UsageError('--rows prints single rows; leave out --by.')
    if (!values.rows && (values.limit !== undefined || values.after !== undefined))
      throw new UsageError('--limit and --after need --rows.')
    const span = spanFrom(values)
    if (values.rows) await showRows(span, pageLimit(values.limit), cursorFrom(values.after), values)
    else await showTotals(span, oneOf('--by', values.by ?? 'key,model', axes), values)
    return 0
  },
}

/** Who asks for the usage of their key gets what its server tells, and nothing of the store. */
function checkMine(values: Record<string, unknown> & { mine: boolean }): void {
  const given = (names: readonly string[]) =>
    names.filter((name) => values[name] !== undefined && values[name] !== false)
  const wrong = values.mine
    ? given(['by', 'from', 'to', 'key', 'model', 'rows', 'limit', 'after'])
    : given(['key-env', 'url'])
  if (wrong.length === 0) return
  const named = wrong.map((name) => `--${name}`).join(' and ')
  throw new UsageError(
    values.mine ? `--mine is about your own key; leave out ${named}.` : `${named} needs --mine.`,
  )
}

type SpanFlags = { [Name in 'from' | 'to' | 'key' | 'model']: string | undefined }

function spanFrom({ from: start, to: end, key, model }: SpanFlags): Span {
  const now = Date.now()
  const to = end === undefined ? now : parseTime('--to', end, now, -1)
  const from = start === undefined ? Math.max(0, to - dayMs) : parseTime('--from', start, now, -1)
  if (from >= to) throw new UsageError('--from must be before --to.')
  return {
    from,
    to,
    ...(key !== undefined && { key_id: key }),
    ...(model !== undefined && { model }),
  }
}

type Axis = (typeof axes)[number]
/** The span with the id of the key that it names; the ledger also has ids of payers. */
async function withKeyId({ journal }: Pick<Store, 'journal'>, span: Span): Promise<Span> {
  if (span.key_id === undefined) return span
  const keys = await listKeys(journal)
  const isKey = keysNamed(keys, span.key_id).length > 0
  return isKey ? { ...span, key_id: idOfKey(keys, span.key_id) } : span
}

type Span = { from: number; to: number; key_id?: string; model?: string }
type OutputFlags = { config: string | undefined; json: boolean }

async function showTotals(span: Span, by: Axis[], { config, json }: OutputFlags) {
  const { groups, names } = await withStore({ config, mayCreate: false }, async (store) => ({
    groups: await totalsByOwner(store, {
      ...(await withKeyId(store, span)),
      by,
      ...(by.includes('model') && !json && { refusals: true }),
    }),
    names: new Map(
      (by.includes('key') ? await listKeys(store.journal) : []).map(({ id, name }) => [id, name]),
    ),
  }))
  if (json) return printJson({ from: span.from, to: span.to, totals: groups })
  if (groups.every(({ requests }) => requests === 0))
    return say(`There was no usage from ${time(span.from)} to ${time(span.to)} UTC.`)
  const numbers = numbersOf(groups)
  const figures = figuresOf(numbers)
  const head = [...by.flatMap((group) => (group === 'key' ? ['key', 'name'] : [group])), ...numbers]
  const cells = groups.map((total) => [
    ...by.flatMap((group) => label(group, total, names)),
    ...figures(total),
  ])
  // A request may call several agents and upstreams; it is then in several groups, which do not
  // add up.
  const adds = groups.length > 1 && !by.includes('agent') && !by.includes('upstream')
  const sum = adds
    ? [['total', ...head.slice(1, -numbers.length).map(() => ''), ...figures(sumOf(groups))]]
    : []
  print(table(head, [...cells, ...sum], numbers))
}

const numbers = [
  'requests',
  'prompt',
  'cached',
  'written',
  'completion',
  'reasoning',
  'hosted',
  'charged USD',
  'counted USD',
  'cost USD',
] as const
type Number = (typeof numbers)[number]

type Amounts = Record<'charged' | 'counted', bigint | number> &
  Record<'cached_tokens' | 'cache_write_tokens' | 'reasoning_tokens' | 'hosted_calls', number>

/**
 * Shows what budgets count only where it differs from what is charged, and parts of the tokens and
 * calls of hosted tools only where there are any.
 */
function numbersOf(rows: readonly Amounts[]): Number[] {
  const isShown: Partial<Record<Number, boolean>> = {
    cached: rows.some(({ cached_tokens: tokens }) => tokens > 0),
    written: rows.some(({ cache_write_tokens: tokens }) => tokens > 0),
    reasoning: rows.some(({ reasoning_tokens: tokens }) => tokens > 0),
    hosted: rows.some(({ hosted_calls: calls }) => calls > 0),
    'counted USD': rows.some(({ charged, counted }) => charged !== counted),
  }
  return numbers.filter((name) => isShown[name] ?? true)
}

function label(group: Axis, total: OwnedTotal, names: Map<string, string>): string[] {
  if (group === 'key') return [total.key_id ?? '-', names.get(total.key_id ?? '') ?? '-']
  if (group === 'hour') return [time(total.hour ?? 0)]
  if (group === 'day') return [time(total.day ?? 0, 10)]
  if (group === 'model' && total.refusal)
    return [`${total.model ?? ''} refused: ${total.refusal}`.trimStart()]
  return [total[group] ?? '-']
}

function figuresOf(columns: readonly Number[]) {
  return (total: Omit<OwnedTotal, 'key_id'>): string[] => {
    const all = {
      requests: String(total.requests),
      prompt: String(total.prompt_tokens),
      cached: String(total.cached_tokens),
      written: String(total.cache_write_tokens),
      completion: String(total.completion_tokens),
      reasoning: String(total.reasoning_tokens),
      hosted: String(total.hosted_calls),
      'charged USD': formatUsd(total.charged),
      'counted USD': formatUsd(total.counted),
      'cost USD': formatUsd(total.cost),
    }
    return columns.map((name) => all[name])
  }
}

function sumOf(groups: OwnedTotal[]) {
  const sum = {
    requests: 0,
    prompt_tokens: 0,
    cached_tokens: 0,
    cache_write_tokens: 0,
    cache_write_1h_tokens: 0,
    completion_tokens: 0,
    reasoning_tokens: 0,
    hosted_calls: 0,
    charged: 0n,
    counted: 0n,
    cost: 0n,
  }
  for (const total of groups) {
    sum.requests += total.requests
    sum.prompt_tokens += total.prompt_tokens
    sum.cached_tokens += total.cached_tokens
    sum.cache_write_tokens += total.cache_write_tokens
    sum.cache_write_1h_tokens += total.cache_write_1h_tokens
    sum.completion_tokens += total.completion_tokens
    sum.reasoning_tokens += total.reasoning_tokens
    sum.hosted_calls += total.hosted_calls
    sum.charged += total.charged
    sum.counted += total.counted
    sum.cost += total.cost
  }
  return sum
}

async function showRows(
  span: Span,
  limit: number,
  after: { ts: number; id: string } | undefined,
  { config, json }: OutputFlags,
) {
  // One row more shows whether there is a next page.
  const more = { limit: limit + 1, ...(after && { after }) }
  const all = await withStore({ config, mayCreate: false }, async (store) =>
    usageRows(store.reports, { ...(await withKeyId(store, span)), ...more }),
  )
  const page = all.slice(0, limit)
  const last = all.length > limit ? page.at(-1) : undefined
  const next = last === undefined ? null : `${last.ts}:${last.id}`
  if (json)
    return printJson({
      rows: page.map(rowView),
      next,
    })
  if (page.length === 0)
    return say(`There are no rows from ${time(span.from)} to ${time(span.to)} UTC.`)
  const numbers = numbersOf(page).filter((name) => name !== 'requests')
  const fields = ['time', 'request', 'try', 'key', 'model', 'upstream', 'status']
  const head = [...fields, ...numbers, 'ms', 'reason']
  const cells = page.map((row) => cellsOf(numbers)(rowView(row)))
  print(table(head, cells, [...numbers, 'try', 'ms']))
  if (next !== null) say(`Next page: --after ${next}`)
}

const cellsOf =
  (columns: readonly Exclude<Number, 'requests'>[]) =>
  (row: ReturnType<typeof rowView>): string[] => {
    const tokens = (count: number) => `${row.estimated ? '~' : ''}${count}`
    const figures = {
      prompt: tokens(row.prompt_tokens),
      cached: String(row.cached_tokens),
      written: String(row.cache_write_tokens),
      completion: tokens(row.completion_tokens),
      reasoning: String(row.reasoning_tokens),
      hosted: String(row.hosted_calls),
      'charged USD': formatUsd(BigInt(row.charged)),
      'counted USD': formatUsd(BigInt(row.counted)),
      'cost USD': formatUsd(BigInt(row.cost)),
    }
    return [
      time(row.ts, 19),
      row.request_id,
      String(row.attempt),
      row.key_id,
      row.called_model ?? row.model ?? '-',
      row.upstream ?? '-',
      String(row.status),
      ...columns.map((name) => figures[name]),
      String(row.latency_ms),
      row.reason ? lineOf(row.reason) : '',
    ]
  }

function cursorFrom(text: string | undefined): { ts: number; id: string } | undefined {
  if (text === undefined) return undefined
  const [, ts, id] = /^(\d{1,13}):([\w-]{1,64})$/.exec(text) ?? []
  if (ts === undefined || id === undefined)
    throw new UsageError('--after must be the `next` of an earlier page.')
  return { ts: Number(ts), id }
}

const time = (at: number, length = 16) =>
  new Date(at).toISOString().slice(0, length).replace('T', ' ')

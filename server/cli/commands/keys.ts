import { modelValues } from '../../../generated/server/gateway.ts'
import { scopesValues } from '../../../generated/server/operator.ts'
import { createAccess, type Access, type Key } from '../../keys/keys.ts'
import { checkUse, limitsAfter, unlimited, type LimitsWish } from '../../keys/limits.ts'
import { commandLine } from '../../command.ts'
import { Failure } from '../../failure.ts'
import { budgetUse } from '../../limits/budget-use.ts'
import { formatUsd, usdFrom } from '../../money.ts'
import { keyView, listView } from '../../operator/keys.ts'
import type { Spend } from '../../store/queries/usage.ts'
import type { Store } from '../../store/store.ts'
import {
  act,
  CommandError,
  configFlag,
  helpText,
  jsonFlag,
  oneOf,
  readArguments,
  UsageError,
  type Command,
  type Help,
} from '../arguments.ts'
import { print, printJson, say, table } from '../output.ts'
import { withStore } from '../store.ts'
import { instant, span } from '../times.ts'

const creation = {
  name: {
    type: 'string',
    value: 'NAME',
    about: 'Whose or what it is for; shown in lists. Required.',
  },
  scopes: {
    type: 'string',
    value: 'LIST',
    about: `What it may use: ${scopesValues.join(', ')}; chat unless told.`,
  },
  models: { type: 'string', value: 'LIST', about: 'Models that it may use; all unless told.' },
  agents: { type: 'string', value: 'LIST', about: 'Agents that it may use; all unless told.' },
  owner: { type: 'string', value: 'OWNER', about: 'Whose it is.' },
  expires: {
    type: 'string',
    value: 'WHEN',
    about: 'When it ends: a duration like 30d, or a date like 2026-12-31.',
  },
} as const
const limits = {
  rpm: { type: 'string', value: 'N', about: 'Most requests in a minute.' },
  tpm: { type: 'string', value: 'N', about: 'Most tokens of chats in a minute.' },
  parallel: { type: 'string', value: 'N', about: 'Most requests under way at once.' },
  'budget-usd': {
    type: 'string',
    value: 'USD',
    about: 'The most that its requests may be charged in a period, as in 20 or 0.5.',
  },
  'budget-period': {
    type: 'string',
    value: 'PERIOD',
    about: 'day, month or total; month unless told.',
  },
} as const
const overlap = {
  overlap: {
    type: 'string',
    value: 'TIME',
    about:
      'How long the old token works beside the new one, as in 24h; 1h unless told, 0s ends it now.',
  },
} as const
const common = { ...configFlag, ...jsonFlag } as const
const longestOverlapMs = 604_800_000
const actions = { create, list, show, limit, rotate, revoke, restore }

const limited = '[--rpm N] [--tpm N] [--parallel N] [--budget-usd USD] [--budget-period PERIOD]'
const restricted =
  '[--scopes LIST] [--models LIST] [--agents LIST] [--owner OWNER] [--expires WHEN]'

/** Each action's own part of the help. */
const parts: Record<keyof typeof actions, Help> = {
  create: {
    usage: [`keys create --name NAME ${restricted} ${limited}`],
    about: 'Makes a key for a caller.',
    flags: { ...creation, ...limits, ...common },
    notes: ['A key is shown once, when it is created: with --json exactly {"id": …, "key": …}.'],
  },
  list: {
    usage: ['keys list'],
    about: 'Lists all keys with their limits, and what is spent of their budgets.',
    flags: common,
  },
  show: { usage: ['keys show ID'], about: 'Shows all of a key but its secret.', flags: common },
  limit: {
    usage: [`keys limit ID ${limited}`],
    about: 'Changes the limits of a key that are given; `none` takes one away.',
    flags: { ...limits, ...common },
  },
  rotate: {
    usage: ['keys rotate ID [--overlap TIME]'],
    about: 'Gives a key a new token: limits, budget and history stay.',
    flags: { ...overlap, ...common },
    notes: ['The new token is shown once: with --json exactly {"id": …, "key": …}.'],
  },
  revoke: {
    usage: ['keys revoke ID'],
    about: 'Ends a key, and what it has under way.',
    flags: common,
  },
  restore: {
    usage: ['keys restore ID'],
    about:
      'Makes a key that a sandbox seemed to have left, and that was revoked for it, a key like any other.',
    flags: common,
  },
}

/** Creates, lists, shows, limits, rotates, revokes and restores callers' keys in the store, also while servers run on it. */
export const keys: Command = {
  help: helpText({
    usage: Object.values(parts).flatMap(({ usage }) => usage),
    about: "Callers' keys. A running server notices a change within two seconds.",
    flags: { ...creation, ...limits, ...overlap, ...common },
    notes: ['`tollgate keys create --help` says more of `create`, and so for each of them.'],
  }),
  parts: Object.fromEntries(Object.entries(parts).map(([name, help]) => [name, helpText(help)])),
  run: (args) => act('keys', args, actions),
}

async function create(args: string[]) {
  const { flags } = readArguments(args, { ...creation, ...limits, ...common })
  if (flags.name === undefined) throw new UsageError('A key needs a name: --name NAME.')
  const name = line('--name', flags.name, 128)
  const owner = flags.owner === undefined ? undefined : line('--owner', flags.owner, 256)
  const scopes =
    flags.scopes === undefined ? ['chat'] : oneOf('--scopes', flags.scopes, scopesValues)
  const models =
    flags.models === undefined ? undefined : oneOf('--models', flags.models, modelValues)
  const expires_at =
    flags.expires === undefined ? undefined : instant('--expires', flags.expires, Date.now(), 1)
  if (expires_at !== undefined && expires_at <= Date.now())
    throw new UsageError(`--expires ${flags.expires} is in the past.`)

  const agents = flags.agents === undefined ? undefined : agentNames(flags.agents)
  const use = {
    scopes,
    ...(models && { models }),
    ...(agents && { agents }),
    ...(expires_at !== undefined && { expires_at }),
  }
  possible(() => checkUse(use, Date.now()))
  const wish = {
    name,
    ...use,
    ...possible(() => limitsAfter(unlimited, wishOf(flags), scopes)),
    ...(owner !== undefined && { owner }),
  }
  const { key, token } = await withAccess(flags.config, true, (access) => access.create(wish))
  if (flags.json) return printJson({ id: key.id, key: token })
  say(`Key ${key.id} for ${key.name}; this is the only time that it is shown:`)
  print(token)
}

/** Text as the operator's contract takes it, too. */
function line(flag: string, text: string, most: number): string {
  if (text.length > most) throw new UsageError(`${flag} must have at most ${most} characters.`)
  if (text === '' || /[\x00-\x1f\x7f]/.test(text))
    throw new UsageError(`${flag} must be text without line breaks and other control characters.`)
  return text
}

async function list(args: string[]) {
  const { flags } = readArguments(args, common)
  const { found, used } = await withAccess(flags.config, false, async (access, { reports }) => {
    const found = await access.list()
    return { found, used: await budgetUse(reports, found, Date.now()) }
  })
  if (flags.json) return printJson({ keys: listView(found, used) })
  if (found.length === 0)
    return say(`There are no keys yet: ${commandLine('keys create --name NAME')}`)
  const rows = found.map((key) => {
    const { id, name, prefix, owner, scopes, models, created_at } = key
    return [
      id,
      name,
      `${prefix}…`,
      owner ?? '-',
      scopes.join(','),
      models?.join(',') ?? 'all',
      limitsOf(key),
      budget(key, used.get(id)),
      day(created_at),
      state(key),
    ]
  })
  print(
    table(
      [
        'id',
        'name',
        'key',
        'owner',
        'scopes',
        'models',
        'limits',
        'budget USD',
        'created',
        'state',
      ],
      rows,
    ),
  )
}

async function show(args: string[]) {
  const { flags, words } = readArguments(args, common, ['ID'])
  const key = await oneKey(words, flags.config, (access, id) => access.read(id))
  if (flags.json) return printJson(keyView(key))
  const rows = Object.entries(keyView(key)).map(
    ([field, value]) => `${field.padEnd(15)}${text(field, value)}`,
  )
  print([...rows, `${'state'.padEnd(15)}${state(key)}`].join('\n'))
}

async function limit(args: string[]) {
  const { flags, words } = readArguments(args, { ...limits, ...common }, ['ID'])
  const wish = wishOf(flags)
  if (Object.keys(wish).length === 0)
    throw new UsageError(
      'Say which limits: --rpm, --tpm, --parallel, --budget-usd, --budget-period; `none` takes one away.',
    )
  const key = await oneKey(words, flags.config, (access, id) =>
    access.limit(id, wish).catch(asUsage),
  )
  if (flags.json) return printJson(keyView(key))
  say(`Key ${key.id} (${key.name}) has new limits; running servers know them within two seconds.`)
}

async function rotate(args: string[]) {
  const { flags, words } = readArguments(args, { ...overlap, ...common }, ['ID'])
  const overlapMs = span('--overlap', flags.overlap ?? '1h')
  if (overlapMs > longestOverlapMs)
    throw new UsageError(`--overlap ${flags.overlap} is longer than a week, the most.`)
  const { key, token } = await oneKey(words, flags.config, (access, id) =>
    access.rotate(id, overlapMs),
  )
  if (flags.json) return printJson({ id: key.id, key: token })
  const old =
    key.previous_until === null
      ? 'running servers refuse the old one within two seconds'
      : `the old one works until ${new Date(key.previous_until).toISOString()}`
  say(
    `Key ${key.id} (${key.name}) has a new token; ${old}. This is the only time that it is shown:`,
  )
  print(token)
}

async function revoke(args: string[]) {
  const { flags, words } = readArguments(args, common, ['ID'])
  const key = await oneKey(words, flags.config, (access, id) => access.revoke(id))
  if (flags.json) return printJson(keyView(key))
  say(
    `Key ${key.id} (${key.name}) is revoked; running servers refuse it within two seconds, and end what it has under way within five.`,
  )
}

async function restore(args: string[]) {
  const { flags, words } = readArguments(args, common, ['ID'])
  const key = await oneKey(words, flags.config, (access, id) => access.restore(id))
  if (flags.json) return printJson(keyView(key))
  say(
    `Key ${key.id} (${key.name}) is a key like any other; running servers take it within two seconds.`,
  )
}

async function oneKey<Answer>(
  [id]: string[],
  config: string | undefined,
  ask: (access: Access, id: string) => Promise<Answer | undefined>,
): Promise<Answer> {
  if (id === undefined)
    throw new UsageError(`Say which key, by its id; \`${commandLine('keys list')}\` shows them.`)
  const key = await withAccess(config, false, (access) => ask(access, id))
  if (key === undefined)
    throw new CommandError(
      `There is no key with the id ${JSON.stringify(id)}; \`${commandLine('keys list')}\` shows them.`,
    )
  return key
}

function withAccess<T>(
  config: string | undefined,
  mayCreate: boolean,
  work: (access: Access, store: Store) => Promise<T>,
): Promise<T> {
  return withStore({ config, mayCreate }, async (store, sandbox) => {
    const access = createAccess({ store, observe: () => {}, takes: sandbox ? 'any' : 'real' })
    try {
      return await work(access, store)
    } finally {
      access.close()
    }
  })
}

/** Agents may be added later, so a name that no document has now is taken; one that no document could have is not. */
function agentNames(list: string): string[] {
  const names = [
    ...new Set(
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ]
  const wrong = names.find((name) => !/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name))
  if (names.length === 0 || wrong !== undefined)
    throw new UsageError(
      `--agents takes names of agents with commas between, as in EchoAgent,WikipediaAgent, not ${JSON.stringify(wrong ?? list)}.`,
    )
  return names
}

type LimitFlags = {
  rpm: string | undefined
  tpm: string | undefined
  parallel: string | undefined
  'budget-usd': string | undefined
  'budget-period': string | undefined
}

const isPeriod = (text: string): text is 'day' | 'month' | 'total' =>
  ['day', 'month', 'total'].includes(text)

/** What the flags ask for; `none` is no limit. */
function wishOf({
  rpm,
  tpm,
  parallel,
  'budget-usd': usd,
  'budget-period': period,
}: LimitFlags): LimitsWish {
  const wish: LimitsWish = {}
  if (rpm !== undefined) wish.rpm = number('--rpm', rpm)
  if (tpm !== undefined) wish.tpm = number('--tpm', tpm)
  if (parallel !== undefined) wish.max_parallel = number('--parallel', parallel)
  if (usd !== undefined) wish.budget_usd = usd === 'none' ? null : usd
  if (period === undefined) return wish
  if (!isPeriod(period))
    throw new UsageError(`--budget-period is day, month or total, not ${JSON.stringify(period)}.`)
  return { ...wish, budget_period: period }
}

function number(flag: string, text: string): number | null {
  if (text === 'none') return null
  if (!/^[0-9]{1,15}$/.test(text))
    throw new UsageError(`${flag} takes a whole number, or none, not ${JSON.stringify(text)}.`)
  return Number(text)
}

/** The names of members are those of flags here, but for these. */
function asUsage(error: unknown): never {
  if (!(error instanceof Failure) || error.kind !== 'invalidRequest') throw error
  const text = error.message
    .replaceAll('max_parallel', '--parallel')
    .replaceAll('budget_', '--budget-')
    .replace(/^(rpm|tpm|models|agents)/, '--$1')
    .replaceAll(/(to|leave) (scopes|models|agents)/g, '$1 --$2')
    .replace('send', 'give')
  throw new UsageError(`${text}.`)
}

function possible<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    return asUsage(error)
  }
}

function state({ revoked_at, expires_at, sandbox }: Key): string {
  if (revoked_at !== null)
    return `revoked ${day(revoked_at)}${sandbox === 'ended' ? ', of a sandbox' : ''}`
  if (sandbox !== null) return 'for the sandbox only'
  if (expires_at === null) return 'active'
  return expires_at <= Date.now() ? `expired ${day(expires_at)}` : `active until ${day(expires_at)}`
}

function limitsOf({ rpm, tpm, max_parallel: parallel }: Key): string {
  const limits = Object.entries({ rpm, tpm, parallel }).filter(([, most]) => most !== null)
  return limits.map(([name, most]) => `${name} ${most}`).join(', ') || '-'
}

/** What is used of it in its present period; what it counts stands there where that is not what is paid. */
function budget({ budget_nano, budget_period }: Key, used: Spend | undefined): string {
  if (budget_nano === null) return '-'
  const whole = `${usdFrom(budget_nano)} (${budget_period ?? 'total'})`
  if (!used) return whole
  const { charged, counted } = used
  return `${formatUsd(charged)} charged${counted === charged ? '' : `, ${formatUsd(counted)} counted`} of ${whole}`
}

const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

function text(field: string, value: unknown): string {
  if (value === null) return field === 'models' || field === 'agents' ? 'all' : '-'
  if (['rpm', 'tpm', 'max_parallel'].includes(field)) return String(value)
  if (typeof value === 'number') return new Date(value).toISOString()
  return Array.isArray(value) ? value.join(', ') : String(value)
}

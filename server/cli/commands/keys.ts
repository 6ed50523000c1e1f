import { scopesValues } from '../../../generated/server/operator.ts'
import { createAccess, type Access, type Key } from '../../keys/keys.ts'
import { checkUse, limitsAfter, unlimited, type KeyLimitsInput } from '../../keys/limits.ts'
import { commandLine } from '../../command.ts'
import { loadConfig, modelCatalog } from '../../config/load.ts'
import { Failure } from '../../failure.ts'
import { createSpentSince } from '../../limits/spent-since.ts'
import { unknownUse, useOfKeys } from '../../limits/use-of-keys.ts'
import { formatUsd, usdFrom } from '../../money.ts'
import { keyView, listView } from '../../operator/keys.ts'
import type { Spend } from '../../store/queries/sums.ts'
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
import { cliActor } from '../actor.ts'
import { print, printJson, say, table } from '../output.ts'
import { withStore } from '../store.ts'
import { parseDuration, parseTime } from '../times.ts'
import { idOfKey } from '../which-key.ts'

const creation = {
  name: {
    type: 'string',
    value: 'NAME',
    about: 'Name of the key, shown in lists. Required.',
  },
  scopes: {
    type: 'string',
    value: 'LIST',
    about: `Scopes: ${scopesValues.join(', ')}; by default chat.`,
  },
  models: { type: 'string', value: 'LIST', about: 'Models it may use; by default all.' },
  agents: { type: 'string', value: 'LIST', about: 'Agents it may use; by default all.' },
  owner: { type: 'string', value: 'OWNER', about: 'Owner of the key.' },
  expires: {
    type: 'string',
    value: 'WHEN',
    about: 'Expiry: a duration like 30d, or a date like 2026-12-31.',
  },
} as const
const limits = {
  rpm: { type: 'string', value: 'N', about: 'Requests per minute allowed for this key.' },
  tpm: { type: 'string', value: 'N', about: 'Chat tokens per minute allowed for this key.' },
  parallel: { type: 'string', value: 'N', about: 'Concurrent requests allowed for this key.' },
  'budget-usd': {
    type: 'string',
    value: 'USD',
    about: 'Budget for a period in USD, like 20 or 0.5.',
  },
  'budget-period': {
    type: 'string',
    value: 'PERIOD',
    about: 'Period of the budget: day, month or total; by default month.',
  },
} as const
const overlap = {
  overlap: {
    type: 'string',
    value: 'TIME',
    about: 'How long the old token still works, like 24h; by default 1h, and 0s ends it now.',
  },
} as const
const common = { ...configFlag, ...jsonFlag } as const
const maxOverlapMs = 604_800_000
const actions = { create, list, show, limit, rotate, revoke, restore }

const limited = '[--rpm N] [--tpm N] [--parallel N] [--budget-usd USD] [--budget-period PERIOD]'
const restricted =
  '[--scopes LIST] [--models LIST] [--agents LIST] [--owner OWNER] [--expires WHEN]'

/** The help of each action. */
const parts: Record<keyof typeof actions, Help> = {
  create: {
    usage: [`keys create --name NAME ${restricted} ${limited}`],
    about: 'Creates a key for a caller.',
    flags: { ...creation, ...limits, ...common },
    notes: ['The token is shown only now; with --json as {"id": …, "key": …}.'],
  },
  list: {
    usage: ['keys list'],
    about: 'Lists all keys with their limits and spent budgets.',
    flags: common,
  },
  show: { usage: ['keys show KEY'], about: 'Shows a key without its token.', flags: common },
  limit: {
    usage: [`keys limit KEY ${limited}`],
    about: 'Changes limits of a key; `none` removes one.',
    flags: { ...limits, ...common },
  },
  rotate: {
    usage: ['keys rotate KEY [--overlap TIME]'],
    about: 'Replaces the token of a key; its limits, budget and history stay.',
    flags: { ...overlap, ...common },
    notes: ['The new token is shown only now; with --json as {"id": …, "key": …}.'],
  },
  revoke: {
    usage: ['keys revoke KEY'],
    about: 'Revokes a key and ends its requests.',
    flags: common,
  },
  restore: {
    usage: ['keys restore KEY'],
    about: 'Restores a key that was revoked because a sandbox seemed to have created it.',
    flags: common,
  },
}

/** `tollgate keys`. It changes keys in the store, which servers may be using. */
export const keys: Command = {
  help: helpText({
    usage: Object.values(parts).flatMap(({ usage }) => usage),
    about:
      "Callers' keys. Running servers apply a change within two seconds.\n" +
      'KEY is an id, the beginning of one, or a name.',
    flags: { ...creation, ...limits, ...overlap, ...common },
    notes: [
      `\`${commandLine('keys create --help')}\` explains \`create\`, and so for each action.`,
    ],
  }),
  parts: Object.fromEntries(Object.entries(parts).map(([name, help]) => [name, helpText(help)])),
  run: (args) => act('keys', args, actions),
}

async function create(args: string[]) {
  const { flags } = readArguments(args, { ...creation, ...limits, ...common })
  if (flags.name === undefined) throw new UsageError('A key needs a name: --name NAME.')
  const name = line('--name', flags.name, 128)
  const owner = flags.owner === undefined ? undefined : line('--owner', flags.owner, 256)
  const use = useFrom(flags)
  const input = {
    name,
    ...use,
    ...withFlags(() => {
      checkUse(use, () => declaredModels(flags.config), Date.now())
      return limitsAfter(unlimited, limitsFrom(flags), use.scopes)
    }),
    ...(owner !== undefined && { owner }),
  }
  const { key, token } = await withKeys(flags.config, true, (access) => access.create(input))
  if (flags.json) return printJson({ id: key.id, key: token })
  say(`Key ${key.id} for ${key.name}; the token is shown only now:`)
  print(token)
}

type UseFlags = { [Name in 'scopes' | 'models' | 'agents' | 'expires']: string | undefined }

/** What the key may be used for, and until when. */
function useFrom({ scopes, models, agents, expires }: UseFlags) {
  const expires_at =
    expires === undefined ? undefined : parseTime('--expires', expires, Date.now(), 1)
  if (expires_at !== undefined && expires_at <= Date.now())
    throw new UsageError(`--expires ${expires} is in the past.`)
  return {
    scopes: scopes === undefined ? ['chat'] : oneOf('--scopes', scopes, scopesValues),
    ...(models !== undefined && { models: namesIn('--models', models) }),
    ...(agents !== undefined && { agents: agentNames(agents) }),
    ...(expires_at !== undefined && { expires_at }),
  }
}

/** Returns a text of one line, by the rules of the operator's contract, or throws. */
function line(flag: string, text: string, maxLength: number): string {
  if (text.length > maxLength)
    throw new UsageError(`${flag} must have at most ${maxLength} characters.`)
  if (text === '' || /[\x00-\x1f\x7f-\x9f]/.test(text))
    throw new UsageError(`${flag} must be text without line breaks and other control characters.`)
  return text
}

async function list(args: string[]) {
  const { flags } = readArguments(args, common)
  const { all, use } = await withKeys(flags.config, false, async (access, { usage, reports }) => {
    const all = await access.list()
    const sources = { spentSince: createSpentSince({ usage, reports }), reports }
    return { all, use: await useOfKeys(sources, all, Date.now()).catch(() => unknownUse) }
  })
  if (flags.json) return printJson({ keys: listView(all, use) })
  if (all.length === 0)
    return say(`There are no keys yet: ${commandLine('keys create --name NAME')}`)
  const rows = all.map((key) => {
    const { id, name, prefix, owner, scopes, models, created_at } = key
    return [
      id,
      name,
      `${prefix}…`,
      owner ?? '-',
      scopes.join(','),
      models?.join(',') ?? 'all',
      limitsOf(key),
      budget(key, use.budgets.get(id)),
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
  const { flags, words } = readArguments(args, common, ['KEY'])
  const key = await oneKey(words, flags.config, (access, id) => access.read(id))
  if (flags.json) return printJson(keyView(key))
  const rows = Object.entries(keyView(key)).map(
    ([field, value]) => `${field.padEnd(15)}${text(field, value)}`,
  )
  print([...rows, `${'state'.padEnd(15)}${state(key)}`].join('\n'))
}

async function limit(args: string[]) {
  const { flags, words } = readArguments(args, { ...limits, ...common }, ['KEY'])
  const input = limitsFrom(flags)
  if (Object.keys(input).length === 0)
    throw new UsageError(
      'Name a limit: --rpm, --tpm, --parallel, --budget-usd, --budget-period; `none` removes one.',
    )
  const key = await oneKey(words, flags.config, (access, id) =>
    access.limit(id, input).catch(throwWithFlags),
  )
  if (flags.json) return printJson(keyView(key))
  say(`Key ${key.id} (${key.name}) has new limits; running servers apply them within two seconds.`)
}

async function rotate(args: string[]) {
  const { flags, words } = readArguments(args, { ...overlap, ...common }, ['KEY'])
  const overlapMs = parseDuration('--overlap', flags.overlap ?? '1h')
  if (overlapMs > maxOverlapMs)
    throw new UsageError(`--overlap must be at most 7d, not ${flags.overlap}.`)
  const { key, token } = await oneKey(words, flags.config, (access, id) =>
    access.rotate(id, overlapMs),
  )
  if (flags.json) return printJson({ id: key.id, key: token })
  const old =
    key.previous_until === null
      ? 'running servers refuse the old one within two seconds'
      : `the old one works until ${new Date(key.previous_until).toISOString()}`
  say(`Key ${key.id} (${key.name}) has a new token; ${old}. It is shown only now:`)
  print(token)
}

async function revoke(args: string[]) {
  const { flags, words } = readArguments(args, common, ['KEY'])
  const key = await oneKey(words, flags.config, (access, id) => access.revoke(id))
  if (flags.json) return printJson(keyView(key))
  say(
    `Key ${key.id} (${key.name}) is revoked; running servers refuse it within two seconds, ` +
      'and end its requests within five.',
  )
}

async function restore(args: string[]) {
  const { flags, words } = readArguments(args, common, ['KEY'])
  const key = await oneKey(words, flags.config, (access, id) => access.restore(id))
  if (flags.json) return printJson(keyView(key))
  say(`Key ${key.id} (${key.name}) is restored; running servers accept it within two seconds.`)
}

async function oneKey<Result>(
  [word]: string[],
  config: string | undefined,
  work: (access: Access, id: string) => Promise<Result | undefined>,
): Promise<Result> {
  // Without a word there is nothing to look for in the store.
  if (word === undefined) idOfKey([], word)
  return withKeys(config, false, async (access) => {
    const id = idOfKey(await access.list(), word)
    const result = await work(access, id)
    if (result === undefined) throw new CommandError(`The key ${id} is gone.`)
    return result
  })
}

/** Runs `work` with the keys of the configured store, which a server may be using. */
export function withKeys<T>(
  config: string | undefined,
  mayCreate: boolean,
  work: (access: Access, store: Store) => Promise<T>,
): Promise<T> {
  return withStore({ config, mayCreate }, async (store, sandbox) => {
    const access = createAccess({
      store,
      observe: () => {},
      accepts: sandbox ? 'any' : 'real',
      actor: cliActor(),
    })
    try {
      return await work(access, store)
    } finally {
      access.close()
    }
  })
}

const declaredModels = (config: string | undefined) =>
  modelCatalog(loadConfig({ file: config, env: process.env, secrets: 'store' }).config)

function namesIn(flag: string, list: string): string[] {
  const names = list.split(',').map((name) => name.trim())
  const unique = [...new Set(names.filter((name) => name !== ''))]
  if (unique.length > 0) return unique
  throw new UsageError(`${flag} takes names, separated by commas, not ${JSON.stringify(list)}.`)
}

/** Parses a list of agents' names; the agents may be added later. */
function agentNames(list: string): string[] {
  const names = namesIn('--agents', list)
  const wrong = names.find((name) => !/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name))
  if (wrong !== undefined)
    throw new UsageError(
      '--agents takes names of agents, separated by commas, like EchoAgent,WikipediaAgent, ' +
        `not ${JSON.stringify(wrong)}.`,
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

/** The limits that the flags set; `none` is null, no limit. */
function limitsFrom({
  rpm,
  tpm,
  parallel,
  'budget-usd': usd,
  'budget-period': period,
}: LimitFlags): KeyLimitsInput {
  const input: KeyLimitsInput = {}
  if (rpm !== undefined) input.rpm = number('--rpm', rpm)
  if (tpm !== undefined) input.tpm = number('--tpm', tpm)
  if (parallel !== undefined) input.max_parallel = number('--parallel', parallel)
  if (usd !== undefined) input.budget_usd = usd === 'none' ? null : usd
  if (period === undefined) return input
  if (!isPeriod(period))
    throw new UsageError(
      `--budget-period must be day, month or total, not ${JSON.stringify(period)}.`,
    )
  return { ...input, budget_period: period }
}

function number(flag: string, text: string): number | null {
  if (text === 'none') return null
  if (!/^[0-9]{1,15}$/.test(text))
    throw new UsageError(`${flag} must be a whole number, or none, not ${JSON.stringify(text)}.`)
  return Number(text)
}

/** The flag of a member of the contract, where their names differ. */
const flagOf: Record<string, string> = {
  max_parallel: '--parallel',
  budget_usd: '--budget-usd',
  budget_period: '--budget-period',
  expires_at: '--expires',
}

/** Turns a refusal of the contract's member into a UsageError about its flag. */
function throwWithFlags(error: unknown): never {
  if (!(error instanceof Failure) || error.kind !== 'invalidRequest') throw error
  const { message, details } = error
  const { param } = details
  if (param === undefined) throw new UsageError(`${message}.`)
  const flag = flagOf[param] ?? `--${param}`
  const isSubject = message.startsWith(`${param} `)
  throw new UsageError(`${flag}${isSubject ? message.slice(param.length) : `: ${message}`}.`)
}

function withFlags<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    return throwWithFlags(error)
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

/** The budget and its use in this period; `counted` only where it differs from `charged`. */
function budget({ budget_nano, budget_period }: Key, used: Spend | undefined): string {
  if (budget_nano === null) return '-'
  const total = `${usdFrom(budget_nano)} (${budget_period ?? 'total'})`
  if (!used) return total
  const counted = used.counted === used.charged ? '' : `, ${formatUsd(used.counted)} counted`
  return `${formatUsd(used.charged)} charged${counted} of ${total}`
}

const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

function text(field: string, value: unknown): string {
  if (value === null) return field === 'models' || field === 'agents' ? 'all' : '-'
  if (['rpm', 'tpm', 'max_parallel'].includes(field)) return String(value)
  if (typeof value === 'number') return new Date(value).toISOString()
  return Array.isArray(value) ? value.join(', ') : String(value)
}

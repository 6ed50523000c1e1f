import { decimal } from '../../config/price-proposals.ts'
import { isRecord } from '../../json/json.ts'
import { Section, within, withoutEmpty } from './section.ts'

type Settings = Record<string, unknown>

/** A file for `apply` made of LiteLLM's keys, and lines about all that it could not take. */
export type ImportedKeys = {
  config: { stack: string; groups?: Record<string, Settings>; keys?: Record<string, Settings> }
  untaken: string[]
}

/** Counters, times and names that a key does not need. */
const ignored = new Set(
  (
    'model_spend team_spend created_at created_by updated_at updated_by last_active ' +
    'budget_reset_at soft_budget_cooldown user user_role user_email parent_otel_span ' +
    'last_refreshed_at rotation_count api_key start_time end_time request_route'
  ).split(' '),
)

/** Periods of LiteLLM. Without one a budget never starts again. */
const periods: Record<string, string> = {
  '': 'total',
  '24h': 'day',
  '1d': 'day',
  '30d': 'month',
  '31d': 'month',
  '1mo': 'month',
}

/** Models that mean all models, of the proxy or of the key's team. */
const allModels = new Set(['all-proxy-models', 'all-team-models'])

/** Converts the answer of `/key/list?return_full_object=true`; undefined if it is not one. */
export function importLitellmKeys(value: unknown, now: number): ImportedKeys | undefined {
  const list: unknown = isRecord(value) ? value['keys'] : value
  if (!Array.isArray(list)) return undefined
  const untaken: string[] = []
  const tell = (line: string) => void untaken.push(line)
  const pages = isRecord(value) ? Number(value['total_pages'] ?? 1) : 1
  if (pages > 1) tell(`There are ${pages} pages of keys: import each, with a stack of its own.`)
  const keys = new Map<string, Settings>()
  const teams = new Teams()
  for (const [index, one] of list.entries()) {
    const section = new Section(one, `keys[${index}]`)
    const facts = factsOf(section)
    const name = nameOf(section, facts.token, keys)
    const why = whyNot(facts, now)
    if (why === undefined) keys.set(name, keyFrom(section, facts, { name, teams, tell }))
    else tell(`${name} is not taken: ${why}.`)
  }
  if (teams.names.size > 0) tell('Limits of teams are not in this list: set them in groups.')
  const groups = Object.fromEntries([...teams.names.values()].map((name) => [name, {}]))
  const config = { stack: 'litellm', groups, keys: Object.fromEntries(keys) }
  return { config, untaken }
}

/** Names of groups, by the ids of teams. */
class Teams {
  readonly names = new Map<string, string>()

  nameOf(id: string, alias: string | undefined): string {
    const existing = this.names.get(id)
    if (existing !== undefined) return existing
    const wanted = cleanName(alias ?? id, 64).replaceAll('/', '-')
    const isTaken = wanted === 'none' || [...this.names.values()].includes(wanted)
    const name = isTaken ? `${wanted.slice(0, 50)} ${id.slice(0, 12)}` : wanted
    this.names.set(id, name)
    return name
  }
}

const cleanName = (text: string, length: number): string =>
  text.replaceAll(/[\x00-\x1f\x7f-\x9f]/g, ' ').slice(0, length)

/** The alias of the key; names of one file are unique. */
function nameOf(section: Section, token: string, others: ReadonlyMap<string, unknown>): string {
  const alias = section.text('key_alias')
  if (alias === undefined) return `key ${token.slice(0, 12)}`
  const name = cleanName(alias, 110)
  return others.has(name) ? `${name} ${token.slice(0, 12)}` : name
}

/** Why a key is not taken; undefined if it is. */
function whyNot({ token, isBlocked, expiresAt, usd }: Facts, now: number): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(token))
    return 'it has no hash of a token; add ?return_full_object=true to the request'
  if (isBlocked) return 'it is blocked'
  if (expiresAt !== undefined && !(expiresAt > now)) return 'it has expired'
  if (usd !== undefined && usd <= 0) return 'its budget is 0'
  return undefined
}

/** The members that decide whether a key is taken. */
type Facts = {
  token: string
  isBlocked: boolean
  expiresAt: number | undefined
  usd: number | undefined
}

function factsOf(section: Section): Facts {
  const expires = section.text('expires')
  return {
    token: section.text('token')?.toLowerCase() ?? '',
    isBlocked: section.take('blocked') === true,
    expiresAt: expires === undefined ? undefined : timeOf(expires),
    usd: section.number('max_budget'),
  }
}

/** Times without a zone are UTC. */
const timeOf = (text: string): number =>
  Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)

function keyFrom(
  section: Section,
  { token, expiresAt, usd }: Facts,
  { teams, tell, name }: { teams: Teams; tell(line: string): void; name: string },
): Settings {
  const prefix = section.text('key_name')
  const team = section.text('team_id')
  const alias = section.text('team_alias')
  const models = section.list('models').filter((model) => typeof model === 'string')
  const hasAll = models.length === 0 || models.some((model) => allModels.has(model))
  const duration = section.text('budget_duration') ?? ''
  const period = periods[duration]
  const spent = section.number('spend') ?? 0
  if (usd !== undefined && period === undefined)
    tell(`${name} has a budget for ${duration}, which is taken as one for a month.`)
  if (usd !== undefined && spent > 0)
    tell(`${name} has spent ${decimal(spent)} of its budget, which does not count here.`)
  const settings = withoutEmpty({
    token_hash: token,
    token_prefix: prefix && /^[\x21-\x7e]{1,16}$/.test(prefix) ? prefix : undefined,
    group: team === undefined ? undefined : teams.nameOf(team, alias),
    owner: section.text('user_id'),
    scopes: ['chat'],
    models: hasAll ? undefined : models.slice(0, 64),
    expires_at: expiresAt,
    rpm: within(section.number('rpm_limit'), 1, 1e9),
    tpm: within(section.number('tpm_limit'), 1, 1e12),
    max_parallel: within(section.number('max_parallel_requests'), 1, 1e6),
    budget_usd: usd === undefined ? undefined : decimal(usd),
    budget_period: usd === undefined ? undefined : (period ?? 'month'),
  })
  const rest = section.entries().filter(([member, value]) => !ignored.has(member) && says(value))
  if (rest.length > 0) tell(`${name}: not taken: ${rest.map(([member]) => member).join(', ')}.`)
  return settings
}

/** Whether a member has a value other than false, 0 and the empty ones. */
function says(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).some(says)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

import { isRecord } from '../json/json.ts'

/**
 * Members that would choose another server, account, model or price than the operator's, including
 * those that other gateways behind this one define.
 */
const foreign = new RegExp(
  '^(api_base|base_url|api_key|user_config|service_tier|speed|inference_geo|' +
    'models|fallbacks|route|provider|plugins|__proto__|extra_.*)$',
)

/** Whether a request's member is never forwarded, because only the operator may set it. */
export const isForeign = (name: string): boolean => foreign.test(name)

/** Other names of a reply's maximum, without separators: `n_predict`, `maxOutputTokens`. */
const maximum = /^(max|maximum|limit)(?!tool)[a-z]*(tok|len)|^(n|num)predict|tokenstogenerate$/
/** More than one reply, or more work for it. */
const several =
  /^(n|num|number)(of)?(choices?|cmpl|completions?|(return)?sequences|candidates|generations|outputs|responses|samples)?$|^bestof$|^candidatecount$|beam/
/** Precedence over other callers, and caches of other servers. */
const scheduling =
  /priority$|transferparams$|^bootstrap(host|port|room)$|^disaggregated|^dataparallelrank$|^disaggprefill/

/**
 * Whether a member could lift the maximum of a reply, request several replies, take precedence over
 * other callers or move caches between servers.
 */
export function liftsLimits(name: string): boolean {
  const bare = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return maximum.test(bare) || several.test(bare) || scheduling.test(bare)
}

/**
 * A value without members that lift limits, at any depth; the same value if it has none. Calls
 * `onMember` with the path of each. Recursive: only for values of bounded depth.
 */
export function withoutLifting(value: unknown, onMember: (path: string) => void, at = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withoutLifting(item, onMember, `${at}[].`))
    return items.every((item, index) => item === value[index]) ? (value as unknown) : items
  }
  if (!isRecord(value)) return value
  let isSame = true
  const rest: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const path = at === '' || at.endsWith('.') ? at + name : `${at}.${name}`
    if (liftsLimits(name)) {
      isSame = false
      onMember(path)
    } else {
      rest[name] = withoutLifting(member, onMember, path)
      isSame &&= rest[name] === member
    }
  }
  return isSame ? value : rest
}

import { isLoopbackUrl } from '../loopback.ts'
import type { Checker, ReportFault } from './checker.ts'
import { whyNotDeclared } from './model-checks.ts'
import { modelCatalog } from './models.ts'
import type { Config } from './schema.ts'

type JwtIssuer = NonNullable<Config['keys']['jwt']>[number]

/** The sound issuers of `keys.jwt`, each with its place in the list. */
export function soundIssuers({ keys }: Config, { isSound }: Checker): [number, JwtIssuer][] {
  const jwt = Array.isArray(keys?.jwt) ? keys.jwt : []
  return [...jwt.entries()].filter(([at]) => isSound('keys', 'jwt', String(at)))
}

/** Checks `keys.jwt`, and the keys of `me`. */
export function checkJwt(config: Config, checker: Checker): void {
  const { isSound, report } = checker
  if (isSound('me') && config.me) {
    checkScopes(['me'], config.me, report)
    checkBudget(['me', 'limits'], config.me, report)
  }
  const entries = soundIssuers(config, checker)
  const areModelsSound = ['routes', 'models', 'prices'].every((section) => isSound(section))
  const catalog = areModelsSound ? modelCatalog({ ...config, upstreams: {} }) : undefined
  for (const [at, entry] of entries) {
    const path = ['keys', 'jwt', String(at)]
    checkIssuerUrl([...path, 'issuer'], entry.issuer, report)
    if (entry.jwks_uri !== undefined) checkIssuerUrl([...path, 'jwks_uri'], entry.jwks_uri, report)
    const first = entries.find(([, { issuer }]) => issuer === entry.issuer)?.[0] ?? at
    if (first !== at)
      report([...path, 'issuer'], `is also that of keys.jwt[${first}]; write each issuer once.`)
    checkScopes(path, entry, report)
    checkBudget([...path, 'limits'], entry, report)
    checkBudget([...path, 'each_user'], { limits: entry.each_user }, report)
    if (entry.each_user && entry.end_user_from === undefined)
      report([...path, 'each_user'], 'needs end_user_from, which says where calls name their user.')
    for (const [index, name] of (entry.models ?? []).entries())
      if (catalog && !catalog.get(name))
        report([...path, 'models', String(index)], `${whyNotDeclared(name, catalog)}.`)
  }
}

/** Anyone between the server and an issuer by plain HTTP could make tokens. */
function checkIssuerUrl(path: string[], text: string, report: ReportFault): void {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(url))
  if (!isSafe || url.username !== '' || url.password !== '' || url.hash !== '')
    report(path, 'must be a URL that starts with https:// and has no password or fragment in it.')
}

function checkScopes(
  path: string[],
  { scopes, models, agents, limits }: Pick<JwtIssuer, 'scopes' | 'models' | 'agents' | 'limits'>,
  report: ReportFault,
): void {
  const needs = (member: string, scope: string) =>
    report([...path, member], `needs ${scope} in scopes; add it, or leave ${member} out.`)
  if (models && !scopes.includes('chat')) needs('models', 'chat')
  if (limits?.tpm !== undefined && !scopes.includes('chat')) needs('limits', 'chat')
  if (agents && !scopes.includes('mesh')) needs('agents', 'mesh')
}

type Budget = Pick<NonNullable<JwtIssuer['limits']>, 'budget_usd' | 'budget_period'>

function checkBudget(
  path: string[],
  { limits = {} }: { limits?: Budget | undefined },
  report: ReportFault,
): void {
  const { budget_usd: usd, budget_period: period } = limits
  if (usd !== undefined && (Number(usd) === 0 || Number(usd) > 9_000_000))
    report([...path, 'budget_usd'], 'must be more than 0 and at most 9000000.')
  if (period !== undefined && usd === undefined && !path.includes('each_user'))
    report([...path, 'budget_period'], 'is the period of a budget; write budget_usd too.')
}

import { isIP } from 'node:net'
import { isLoopback } from '../loopback.ts'
import { isMetadata, isMetadataName } from '../public-address.ts'
import { didYouMean } from '../documents/closest.ts'
import { dotted } from '../documents/problems.ts'
import type { Checker, ReportFault } from './checker.ts'
import { checkCredential } from './credential-checks.ts'
import { providers } from './providers.ts'
import { isForeign, liftsLimits } from './request-members.ts'
import type { Config } from './schema.ts'

/** Headers that carry secrets. */
const secretHeaders = /^(authorization|proxy-authorization|cookie|(x-)?api-key|x-goog-api-key)$/i
/** Headers that Tollgate writes: those of the connection, and of the body. */
const reservedHeaders = new RegExp(
  '^(host|connection|content-(length|type|encoding)|transfer-encoding|keep-alive|upgrade|te|' +
    'trailer|expect|accept-encoding)$',
  'i',
)
const httpToken = /^[!#$%&'*+.^_`|~\w-]+$/

/** Checks that each service has its own address, and that a private sandbox has loopback ones. */
export function checkAddresses(config: Config, sandbox: boolean, { isSound, report }: Checker) {
  const services = serviceNames.filter((name) => isSound(name))
  const isPublic = isSound('sandbox') && config.sandbox.public
  for (const [index, name] of services.entries()) {
    const { host, port } = config[name]
    if (sandbox && !isPublic && !isLoopback(host))
      report(
        [name, 'host'],
        'must be a loopback address, like 127.0.0.1, while no upstreams and routes are ' +
          'configured: the sandbox serves only this machine, unless sandbox.public is true.',
      )
    const other = services
      .slice(0, index)
      .find((before) => port !== 0 && config[before].port === port && config[before].host === host)
    if (other) report([name, 'port'], `must differ from ${other}.port, and both are ${port}.`)
  }
  for (const name of ['gateway', 'mesh', 'operator'] as const) {
    const url = isSound(name, 'public_url') ? config[name].public_url : undefined
    if (url !== undefined) checkUrl([name, 'public_url'], url, report)
  }
}

/**
 * Checks the providers of operators and of key holders; their tokens in the store are encrypted with
 * the secret.
 */
export function checkOidc(
  config: Pick<Config, 'operator' | 'me' | 'secret_env'>,
  storeUrl: string | null,
  { isSound, report }: Checker,
) {
  for (const section of ['operator', 'me'] as const) {
    const oidc = isSound(section) ? config[section]?.oidc : undefined
    const needsSecret = storeUrl !== null && config.secret_env === undefined
    if (oidc) checkSignIn([section, 'oidc'], oidc, needsSecret, report)
  }
}

function checkSignIn(
  path: string[],
  oidc: { issuer: string; scopes: readonly string[] },
  needsSecret: boolean,
  report: ReportFault,
): void {
  const url = URL.parse(oidc.issuer)
  const isLocal = url?.protocol === 'http:' && isLoopback(url.hostname)
  if (url?.protocol !== 'https:' && !isLocal)
    report([...path, 'issuer'], 'must be a URL that starts with https://.')
  if (!oidc.scopes.includes('openid')) report([...path, 'scopes'], 'must have "openid".')
  if (needsSecret)
    report(
      path,
      'must encrypt tokens in the store; set secret_env to the variable with a secret that all ' +
        'servers of the store share.',
    )
}

export const serviceNames = ['gateway', 'mesh', 'metadata', 'operator'] as const

/** Checks `limits.all`, `mesh.each_agent` and `trusted_proxies`. */
export function checkCaps({ limits, mesh, trusted_proxies }: Config, { isSound, report }: Checker) {
  for (const [path, caps] of [
    [['limits', 'all'], isSound('limits', 'all') ? limits.all : undefined],
    [['mesh', 'each_agent'], isSound('mesh', 'each_agent') ? mesh.each_agent : undefined],
  ] as const) {
    const { budget_usd: usd, budget_period: period } = caps ?? {}
    const budget = [...path, 'budget_usd']
    if (usd !== undefined && (Number(usd) === 0 || Number(usd) > 9_000_000))
      report(budget, 'must be more than 0 and at most 9000000.')
    if (period !== undefined && usd === undefined)
      report([...path, 'budget_period'], `is the period of a budget; write ${dotted(budget)} too.`)
  }
  for (const [index, text] of (isSound('trusted_proxies') ? trusted_proxies : []).entries()) {
    const [address = '', bits] = text.split('/')
    const maxBits = isIP(address) === 6 ? 128 : 32
    if (isIP(address) === 0 || (bits !== undefined && Number(bits) > maxBits))
      report(
        ['trusted_proxies', String(index)],
        'must be an IP address like 10.0.0.1, or a network like 10.0.0.0/8.',
      )
  }
}

/** Checks that there are enough connections for all requests that are admitted concurrently. */
export function checkAdmission({ admission, limits }: Config, { isSound, report }: Checker) {
  if (!isSound('admission', 'concurrent') || !isSound('limits', 'connections')) return
  const { concurrent = 0 } = admission
  if (concurrent > limits.connections)
    report(
      ['admission', 'concurrent'],
      `must be at most limits.connections, which is ${limits.connections}: ` +
        'each stream holds a connection to its upstream, and without one it would wait unnoticed.',
    )
}

/** Checks `mesh.allow_private`. */
export function checkMesh({ mesh }: Pick<Config, 'mesh'>, { isSound, report }: Checker) {
  const isProxied = mesh?.proxy !== undefined || mesh?.proxy_env !== undefined
  if (isSound('mesh') && mesh.proxy_resolves && !isProxied)
    report(['mesh', 'proxy_resolves'], 'has no effect without mesh.proxy; leave it out.')
  const origins = isSound('mesh', 'allow_private') ? mesh.allow_private : []
  for (const [index, origin] of origins.entries()) {
    const path = ['mesh', 'allow_private', String(index)]
    if (!isOrigin(origin))
      report(path, 'must be an origin, like "http://10.0.0.5:9000", without a path.')
    else if (isMetadataOrigin(origin))
      report(
        path,
        "is link-local or a cloud's metadata service, which exposes the machine's credentials: " +
          'tools never call it; leave it out.',
      )
  }
}

function isMetadataOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return isMetadata(host) || isMetadataName(host)
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && isHttp(url.protocol) && url.href === `${url.origin}/`
}

/** Checks URLs and models of hooks. */
export function checkHooks({ hooks, routes }: Config, checker: Checker) {
  const { isSound, report } = checker
  const entries = Object.entries(checker.soundEntries(hooks, 'hooks'))
  for (const [name, { url, routes: models = [] }] of entries) {
    const path = ['hooks', name]
    const { protocol, hostname, username, password } = new URL(url)
    const isLocal = protocol === 'http:' && isLoopback(hostname.replace(/^\[|\]$/g, ''))
    if (protocol !== 'https:' && !isLocal)
      report([...path, 'url'], 'must start with https://, or with http:// for this machine.')
    if (username !== '' || password !== '')
      report([...path, 'url'], 'must not contain a user name or password.')
    for (const [index, model] of models.entries())
      if (isSound('routes') && !Object.hasOwn(routes, model))
        report(
          [...path, 'routes', String(index)],
          `is not under routes.${didYouMean(model, Object.keys(routes))}`,
        )
  }
}

/** Checks URLs, headers and keys of upstreams. */
export function checkUpstreams(upstreams: Config['upstreams'], report: ReportFault) {
  for (const [name, upstream] of Object.entries(upstreams)) {
    const { base_url, key_env, key_file, headers, query } = upstream
    const path = ['upstreams', name]
    checkUrl([...path, 'base_url'], base_url, report)
    checkProvider(path, upstream, report)
    checkCredential(path, upstream, report)
    checkHostedTools([...path, 'hosted_tools'], upstream, report)
    checkForwarded([...path, 'forward_members'], upstream, report)
    if (key_env !== undefined && key_file !== undefined) reportTwoKeys(path, 'key', report)
    if (upstream.keys && (key_env ?? key_file) !== undefined)
      report([...path, 'keys'], 'has all keys; leave key_env and key_file out.', { key: true })
    for (const member of Object.keys(query ?? {}))
      if (secretMembers.test(member)) report([...path, 'query', member], secretRule, { key: true })
    for (const [header, value] of Object.entries(headers ?? {}))
      checkHeader([...path, 'headers', header], header, value, report)
  }
}

/** Checks that a call which waits for a slot of an upstream has time left for its reply. */
export function checkQueues(
  upstreams: Config['upstreams'],
  limits: Config['limits'],
  { isSound, report }: Checker,
) {
  for (const [name, { queue_ms: queueMs = 0, first_byte_ms }] of Object.entries(upstreams)) {
    if (first_byte_ms === undefined && !isSound('limits', 'first_byte_ms')) continue
    const maxMs = Math.floor((first_byte_ms ?? limits.first_byte_ms) / 2)
    if (queueMs > maxMs)
      report(
        ['upstreams', name, 'queue_ms'],
        `must be at most half of first_byte_ms, which is ${maxMs}: a call that waits longer ` +
          'should be sent to another tier.',
      )
  }
}

/** Checks the name of an upstream's provider, and the expressions in its facts. */
function checkProvider(
  path: string[],
  { provider, facts: { errors = [], preamble = [] } = {} }: Config['upstreams'][string],
  report: ReportFault,
) {
  if (!providers.has(provider)) {
    const names = [...providers.keys()]
    const fix = didYouMean(provider, names) || ` There are: ${names.join(', ')}.`
    report([...path, 'provider'], `is not a provider of docs/providers.md.${fix}`)
  }
  for (const [index, { phrase = '' }] of errors.entries())
    if (!isRegex(phrase))
      report([...path, 'facts', 'errors', String(index), 'phrase'], 'must be a regular expression.')
  for (const [index, line] of preamble.entries())
    if (!isRegex(line))
      report([...path, 'facts', 'preamble', String(index)], 'must be a regular expression.')
}

function isRegex(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

/** Checks that an upstream's dialects have hosted tools, which chat does not support. */
function checkHostedTools(
  path: string[],
  { hosted_tools: tools = {}, dialects }: Config['upstreams'][string],
  report: ReportFault,
) {
  if (Object.keys(tools).length === 0) return
  if (dialects.includes('responses') || dialects.includes('messages')) return
  report(
    path,
    `has no effect with dialects of ${dialects.join(', ')}; put responses or messages into them, ` +
      'or leave it out.',
  )
}

/** Checks that members of requests may be forwarded. */
function checkForwarded(
  path: string[],
  { forward_members: names = [] }: Config['upstreams'][string],
  report: ReportFault,
) {
  for (const [index, name] of names.entries()) {
    const at = [...path, String(index)]
    if (liftsLimits(name)) report(at, `: ${name} would lift the limits of callers; leave it out.`)
    else if (isForeign(name))
      report(
        at,
        `: ${name} would let callers choose another server, account or price; leave it out.`,
      )
  }
}

/** Reports that a key is set both by variable and by file. */
export function reportTwoKeys(path: string[], name: string, report: ReportFault) {
  const rule = `and ${name}_env cannot both be set; leave one of them out.`
  report([...path, `${name}_file`], rule, { key: true })
}

type Rule<Value> = [isBroken: (value: Value) => boolean, rule: string]

const brokenRule = <Value>(rules: Rule<Value>[], value: Value): string | undefined =>
  rules.find(([isBroken]) => isBroken(value))?.[1]

const urlRules = (keyName: string): Rule<URL>[] => [
  [({ protocol }) => !isHttp(protocol), 'must be a URL that starts with http:// or https://.'],
  [
    ({ username, password }) => username !== '' || password !== '',
    'must not contain a user name or password; ' +
      `put the key into an environment variable and name that with ${keyName}.`,
  ],
  [
    ({ search, hash }) => search !== '' || hash !== '',
    'must not have a query ("?…") or a fragment ("#…").',
  ],
  [
    ({ pathname }) => /\/(chat\/)?completions\/?$/.test(pathname),
    'must end before /chat/completions, usually with /v1: the rest is added.',
  ],
]

const isHttp = (protocol: string) => /^https?:$/.test(protocol)

/** Checks a base URL; `keyName` is the setting that names the variable with its key. */
export function checkUrl(path: string[], text: string, report: ReportFault, keyName = 'key_env') {
  // What is no URL breaks the first rule, like a URL of another scheme.
  const rule = brokenRule(urlRules(keyName), URL.parse(text) ?? new URL('none:'))
  if (rule !== undefined) report(path, rule)
}

const secretRule =
  'would be a secret in the file; put it into an environment variable and name that with key_env.'
/** Members of a query that carry secrets. */
const secretMembers = /key|token|secret|signature|password/i

const headerRules: Rule<string>[] = [
  [(name) => !httpToken.test(name), 'is not a header name.'],
  [(name) => secretHeaders.test(name), secretRule],
  [(name) => reservedHeaders.test(name), 'is set by Tollgate; leave it out.'],
]

function checkHeader(path: string[], header: string, value: string, report: ReportFault) {
  const rule = brokenRule(headerRules, header)
  if (rule !== undefined) report(path, rule, { key: true })
  else if (!/^[\t\x20-\x7e]*$/.test(value)) report(path, 'must be plain ASCII text in one line.')
}

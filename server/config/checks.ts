import { isIP } from 'node:net'
import { modelValues } from '../../generated/server/gateway.ts'
import { didYouMean } from '../documents/closest.ts'
import { dotted, type ReportProblem, type Sound } from '../documents/problems.ts'
import type { Config } from './schema.ts'

const anyModel = '*'
/** Headers that carry secrets, and those that belong to the connection or to the body that Tollgate writes. */
const secretHeaders = /^(authorization|proxy-authorization|cookie|(x-)?api-key|x-goog-api-key)$/i
const ownHeaders =
  /^(host|connection|content-(length|type|encoding)|transfer-encoding|keep-alive|upgrade|te|trailer|expect|accept-encoding)$/i
const httpToken = /^[!#$%&'*+.^_`|~\w-]+$/

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The addresses served: no two are the same, and in the sandbox only this machine may reach them. */
export function checkAddresses(
  config: Config,
  sandbox: boolean,
  sound: Sound,
  refuse: ReportProblem,
) {
  const services = (['gateway', 'mesh', 'metadata', 'operator'] as const).filter((name) =>
    sound(name),
  )
  for (const [index, name] of services.entries()) {
    const { host, port } = config[name]
    if (sandbox && !isLoopback(host))
      refuse(
        [name, 'host'],
        `${name}.host must be a loopback address, like 127.0.0.1, as long as no upstreams and routes are configured: the sandbox is not for others.`,
      )
    const other = services
      .slice(0, index)
      .find((before) => port !== 0 && config[before].port === port && config[before].host === host)
    if (other)
      refuse([name, 'port'], `${name}.port must differ from ${other}.port, and both are ${port}.`)
  }
  for (const name of ['gateway', 'mesh', 'operator'] as const) {
    const url = sound(name, 'public_url') ? config[name].public_url : undefined
    if (url !== undefined) checkUrl([name, 'public_url'], url, refuse)
  }
}

/** What the schema cannot say of limits that all callers share, and of whom they are told by. */
export function checkCaps(
  { limits, mesh, trusted_proxies }: Config,
  sound: Sound,
  refuse: ReportProblem,
) {
  for (const [path, caps] of [
    [['limits', 'all'], sound('limits', 'all') ? limits.all : undefined],
    [['mesh', 'each_agent'], sound('mesh', 'each_agent') ? mesh.each_agent : undefined],
  ] as const) {
    const { budget_usd: usd, budget_period: period } = caps ?? {}
    const at = (name: string) => [...path, name]
    if (usd !== undefined && (Number(usd) === 0 || Number(usd) > 9_000_000))
      refuse(
        at('budget_usd'),
        `${dotted(at('budget_usd'))} must be more than 0 and at most 9000000.`,
      )
    if (period !== undefined && usd === undefined)
      refuse(
        at('budget_period'),
        `${dotted(at('budget_period'))} is the period of a budget; write ${dotted(at('budget_usd'))} too.`,
      )
  }
  for (const [index, text] of (sound('trusted_proxies') ? trusted_proxies : []).entries()) {
    const [address = '', bits] = text.split('/')
    const path = ['trusted_proxies', String(index)]
    const longest = isIP(address) === 6 ? 128 : 32
    if (isIP(address) === 0 || (bits !== undefined && Number(bits) > longest))
      refuse(
        path,
        `${dotted(path)} must be an address like 10.0.0.1, or a network like 10.0.0.0/8.`,
      )
  }
}

/** Whoever is let in finds a connection to the upstream. */
export function checkAdmission({ admission, limits }: Config, sound: Sound, refuse: ReportProblem) {
  if (!sound('admission', 'concurrent') || !sound('limits', 'connections')) return
  const { concurrent = 0 } = admission
  if (concurrent > limits.connections)
    refuse(
      ['admission', 'concurrent'],
      `admission.concurrent must be at most limits.connections, which is ${limits.connections}: each stream holds a connection to its upstream, and one that finds none would wait unseen.`,
    )
}

/** What the schema cannot say of `mesh`. */
export function checkMesh({ mesh }: Pick<Config, 'mesh'>, sound: Sound, refuse: ReportProblem) {
  if (sound('mesh', 'model') && !(modelValues as readonly string[]).includes(mesh.model)) {
    const meant = didYouMean(mesh.model, modelValues)
    refuse(
      ['mesh', 'model'],
      `mesh.model must be a model of the contract, not ${JSON.stringify(mesh.model)}.${meant} The models are ${modelValues.join(', ')}.`,
    )
  }
  const origins = sound('mesh', 'allow_private') ? mesh.allow_private : []
  for (const [index, origin] of origins.entries()) {
    const path = ['mesh', 'allow_private', String(index)]
    if (!isOrigin(origin))
      refuse(
        path,
        `${dotted(path)} must be an origin, like "http://10.0.0.5:9000", without a path.`,
      )
  }
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

export function checkUpstreams(upstreams: Config['upstreams'], refuse: ReportProblem) {
  for (const [name, { base_url, key_env, key_file, headers }] of Object.entries(upstreams)) {
    checkUrl(['upstreams', name, 'base_url'], base_url, refuse)
    if (key_env !== undefined && key_file !== undefined)
      refuseTwoKeys(['upstreams', name], 'key', refuse)
    for (const [header, value] of Object.entries(headers ?? {}))
      checkHeader(['upstreams', name, 'headers', header], header, value, refuse)
  }
}

/** A key is in a variable or in a file. */
export function refuseTwoKeys(path: string[], name: string, refuse: ReportProblem) {
  refuse(
    [...path, `${name}_file`],
    `${dotted([...path, `${name}_file`])} is instead of ${name}_env; leave one of them out.`,
    { key: true },
  )
}

/** `keyName` is the key beside it that names the variable with its secret. */
export function checkUrl(path: string[], text: string, refuse: ReportProblem, keyName = 'key_env') {
  const where = dotted(path)
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    return refuse(path, `${where} must be an address that begins with http:// or https://.`)
  if (url.username !== '' || url.password !== '')
    return refuse(
      path,
      `${where} must not hold a user name or password; put the key into an environment variable and name that with ${keyName}.`,
    )
  if (url.search !== '' || url.hash !== '')
    return refuse(path, `${where} must not have a query ("?…") or a fragment ("#…").`)
  if (/\/(chat\/)?completions\/?$/.test(url.pathname))
    refuse(path, `${where} must end before /chat/completions, usually with /v1: the rest is added.`)
}

function checkHeader(path: string[], header: string, value: string, refuse: ReportProblem) {
  const where = dotted(path)
  if (!httpToken.test(header)) return refuse(path, `${where} is not a header name.`, { key: true })
  if (secretHeaders.test(header)) {
    const text = `${where} would hold a secret in the file; put it into an environment variable and name that with key_env.`
    return refuse(path, text, { key: true })
  }
  if (ownHeaders.test(header))
    return refuse(path, `${where} is written by Tollgate itself; leave it out.`, { key: true })
  if (!/^[\t\x20-\x7e]*$/.test(value))
    refuse(path, `${where} must be plain ASCII text in one line.`)
}

/** No other model than the contract's is named, and every deployment has its upstream. */
export function checkRoutes({ routes, upstreams }: Config, sound: Sound, refuse: ReportProblem) {
  checkModelNames('routes', routes, refuse)
  const names = Object.keys(upstreams)
  for (const [model, deployments] of Object.entries(routes).filter(([name]) =>
    Array.isArray(routes[name]),
  )) {
    for (const [index, deployment] of deployments.entries()) {
      const path = ['routes', model, String(index), 'upstream']
      if (!sound(...path) || Object.hasOwn(upstreams, deployment.upstream)) continue
      const others =
        names.length === 0
          ? ' There are none yet; add it there.'
          : ` There are: ${names.join(', ')}.`
      const fix = didYouMean(deployment.upstream, names) || others
      refuse(
        path,
        `${dotted(path)} names the upstream ${JSON.stringify(deployment.upstream)}, which is not under upstreams.${fix}`,
      )
    }
  }
}

/** Models that the contract does not have are refused by name, with the list of those it has. */
export function checkModelNames(
  section: 'routes' | 'prices',
  table: unknown,
  refuse: ReportProblem,
) {
  if (typeof table !== 'object' || table === null) return
  for (const model of Object.keys(table)) {
    if (model === anyModel || (modelValues as readonly string[]).includes(model)) continue
    const path = [section, model]
    const meant = didYouMean(model, modelValues)
    const text = `${dotted(path)} is not a model of the contract.${meant} The models are ${modelValues.join(', ')}, and "*" for all.`
    refuse(path, text, { key: true })
  }
}

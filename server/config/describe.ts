import { isLoopback } from '../loopback.ts'
import { unitPriceNames } from '../units.ts'
import type { LoadedConfig } from './loaded.ts'
import type { Proxy } from '../undici/transport.ts'
import { proxyFor } from './proxies.ts'
import { isServed, modelCatalog, unservedModels, type DeclaredModel } from './models.ts'
import type { Config } from './schema.ts'

/** What `serve` would do, without secrets; `tollgate check --json` prints it. */
export type ConfigDescription = ReturnType<typeof describeConfig>

type Usd = NonNullable<Config['routes'][string][number]['usd_per_million']>
type Secrets = LoadedConfig['secrets']

/** Describes a configuration, with the sources of secrets and without their values. */
export function describeConfig({
  config,
  sandbox,
  file,
  secrets,
}: Omit<LoadedConfig, 'loadedAt' | 'digest' | 'needRestart'>) {
  const catalog = modelCatalog(config)
  const queryModel = catalog.find(config.mesh.model)
  return {
    file,
    sandbox,
    store: config.store,
    spool: config.spool,
    workers: config.workers,
    gateway: addressOf(config.gateway),
    mesh: addressOf(config.mesh),
    metadata: addressOf(config.metadata),
    operator: addressOf(config.operator),
    /** The proxy of agents' tools, and whether it resolves their names. */
    tools_proxy: describeProxy(secrets.proxies.mesh),
    tools_proxy_resolves: config.mesh.proxy_resolves,
    operator_token: stateOf(config.operator.token_env, secrets.operatorToken !== null),
    upstreams: describeUpstreams(config, secrets),
    routes: catalog.all.flatMap(describeRoute),
    /** Models without a route. */
    unserved: sandbox ? [] : unservedModels(catalog),
    /** Served models without price and cost, for which a budget may count nothing. */
    unpriced: {
      models: catalog.all.filter(isUnpriced).map(({ name }) => name),
      rule: config.limits.unpriced,
    },
    /** The model that answers queries of agents. */
    query_model: config.mesh.model,
    query_model_served: sandbox || (!!queryModel && isServed(queryModel)),
    /** A sentence about the limit of unpaid requests. */
    unpaid: describeUnpaid(config),
    /** Why all paying callers seem to have one IP address; null if they do not. */
    shared_address: describeSharedAddress(config),
    payments: describeNetworks(config, secrets),
  }
}

function describeUpstreams(
  { routes, upstreams }: Config,
  { upstreamKeys, keyLists, proxies }: Secrets,
) {
  const used = new Set(Object.values(routes).flatMap((route) => route.map((one) => one.upstream)))
  return Object.entries(upstreams).map(([name, { base_url, key_env, key_file, keys }]) => ({
    name,
    base_url,
    key: placeOf(
      keys?.join(', ') ?? key_env ?? key_file,
      upstreamKeys.has(name) || keyLists.has(name),
    ),
    proxy: describeProxy(proxyFor(proxies, base_url, name)),
    used: used.has(name),
  }))
}

function describeRoute({ name, deployments, price }: DeclaredModel) {
  const rows = deployments.map((deployment) => ({
    model: name,
    tier: deployment.tier,
    weight: deployment.weight,
    upstream: deployment.upstream,
    upstream_model: deployment.model ?? name,
    cost: priceText({ ...deployment.usd_per_million, ...deployment.usd_per }),
    price: priceText(price),
  }))
  return rows.toSorted((a, b) => a.tier - b.tier)
}

const isUnpriced = ({ price, deployments }: DeclaredModel): boolean =>
  !price && deployments.some(({ usd_per_million: cost, usd_per }) => !cost && !usd_per)

function describeNetworks({ payments }: Config, { facilitatorKeys, rpcUrls, proxies }: Secrets) {
  return Object.entries(payments.networks).map(([network, settings]) => {
    const { pay_to, asset, decimals, facilitator, rpc_env } = settings
    const { facilitator_auth, facilitator_key_env, facilitator_key_file } = settings
    const key = facilitator_auth?.key_secret_env ?? facilitator_key_env ?? facilitator_key_file
    const rpcUrl = rpcUrls.get(network)
    return {
      network,
      pay_to,
      asset,
      decimals,
      facilitator,
      facilitator_key: placeOf(key, facilitatorKeys.has(network)),
      rpc: placeOf(rpc_env, rpcUrls.has(network)),
      proxy: describeProxy(proxyFor(proxies, facilitator)),
      rpc_proxy: describeProxy(rpcUrl && proxyFor(proxies, rpcUrl)),
    }
  })
}

function describeUnpaid({ mesh, trusted_proxies: proxies }: Config): string {
  const rpm = mesh.unpaid_rpm
  if (rpm === 0) return 'Unpaid requests are not limited: mesh.unpaid_rpm is 0.'
  const limit = `Each client address may send ${rpm} unpaid requests per minute (mesh.unpaid_rpm).`
  if (proxies.length > 0) return limit
  return (
    `${limit} Private and loopback addresses are not limited while trusted_proxies is empty: ` +
    'behind a proxy, list its address there.'
  )
}

/** Only a proxy forwards to a loopback address, or serves https. */
function describeSharedAddress({ mesh, payments, trusted_proxies: proxies }: Config) {
  if (proxies.length > 0 || Object.keys(payments.networks).length === 0) return null
  const isBehind = (why: string) =>
    `${why}, so all callers have the address of the proxy before it: one of them can take the ` +
    'places of all who have not paid before. Set trusted_proxies to the address of that proxy.'
  if (isLoopback(mesh.host)) return isBehind(`mesh.host is ${mesh.host}`)
  if (mesh.public_url?.startsWith('https:') !== true) return null
  return isBehind('mesh.public_url is served by https, which Tollgate does not speak')
}

/** The proxy's URL without credentials, and its setting; null for a direct connection. */
const describeProxy = (proxy: Proxy | '' | undefined): string | null =>
  (proxy && `${proxy.name} (${proxy.source})`) || null

const stateOf = (place: string, isSet: boolean) => `${isSet ? 'set' : 'not set'} (${place})`

const placeOf = (place: string | undefined, isSet: boolean) =>
  place === undefined ? null : stateOf(place, isSet)

/** Tokens as `input / output`, and other units by their names. */
function priceText(usd: Usd = {}): string | null {
  const parts = unitPriceNames.flatMap((name) => {
    const amount = usd[name]
    return amount === undefined ? [] : [`${amount} a ${name.replace('_', ' ')}`]
  })
  if (usd.input !== undefined) parts.unshift(`${usd.input} / ${usd.output}`)
  return parts.length === 0 ? null : parts.join(', ')
}

/** The host by which this machine reaches a server that listens on `host`. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}

/** The URL of a service. */
export const addressOf = ({ host, port }: { host: string; port: number }) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

import { modelValues, type components } from '../../generated/server/gateway.ts'
import type { LoadedConfig } from './loaded.ts'

type Model = components['schemas']['Model']

/** What `serve` would do, without any secret: the shape that `tollgate check --json` prints. */
export type ConfigDescription = {
  file: string | null
  sandbox: boolean
  store: string
  /** Where the ledger's rows wait for the store. */
  spool: string
  workers: number
  gateway: string
  mesh: string
  metadata: string
  operator: string
  operator_token: string
  upstreams: { name: string; base_url: string; key: string | null; used: boolean }[]
  routes: {
    model: string
    tier: number
    weight: number
    upstream: string
    upstream_model: string
    cost: string | null
    price: string | null
  }[]
  /** Models without a route, which are not served. */
  unserved: string[]
  /** The model that queries of agents ask. */
  query_model: string
  /** Of whom how many answers 402 are counted. */
  unpaid: string
  payments: {
    network: string
    pay_to: string
    asset: string
    decimals: number
    facilitator: string
    facilitator_key: string | null
    rpc: string | null
  }[]
}

type Usd = { input: string; output: string }

export function describeConfig({
  config,
  sandbox,
  file,
  secrets,
}: Omit<LoadedConfig, 'loadedAt' | 'needRestart'>): ConfigDescription {
  const used = new Set(
    Object.values(config.routes)
      .flat()
      .map(({ upstream }) => upstream),
  )
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
    operator_token: stateOf(config.operator.token_env, secrets.operatorToken !== null),
    upstreams: Object.entries(config.upstreams).map(([name, { base_url, key_env, key_file }]) => ({
      name,
      base_url,
      key: placeOf(key_env ?? key_file, secrets.upstreamKeys.has(name)),
      used: used.has(name),
    })),
    routes: modelValues.flatMap((model) => deploymentsOf(model)),
    unserved: sandbox ? [] : unservedModels(config.routes),
    query_model: config.mesh.model,
    unpaid: unpaidOf(config),
    payments: Object.entries(config.payments.networks).map(
      ([
        network,
        {
          pay_to,
          asset,
          decimals,
          facilitator,
          facilitator_key_env,
          facilitator_key_file,
          rpc_env,
        },
      ]) => ({
        network,
        pay_to,
        asset,
        decimals,
        facilitator,
        facilitator_key: placeOf(
          facilitator_key_env ?? facilitator_key_file,
          secrets.facilitatorKeys.has(network),
        ),
        rpc: placeOf(rpc_env, secrets.rpcUrls.has(network)),
      }),
    ),
  }

  function deploymentsOf(model: string): ConfigDescription['routes'] {
    const deployments = forModel(config.routes, model) ?? []
    const price = forModel(config.prices, model)
    return deployments
      .map((deployment) => ({
        model,
        tier: deployment.tier,
        weight: deployment.weight,
        upstream: deployment.upstream,
        upstream_model: deployment.model ?? model,
        cost: perMillion(deployment.usd_per_million),
        price: perMillion(price),
      }))
      .toSorted((a, b) => a.tier - b.tier)
  }
}

function unpaidOf({
  mesh: { unpaid_rpm: rpm },
  trusted_proxies: trusted,
}: LoadedConfig['config']): string {
  if (rpm === 0) return 'Unpaid requests are not limited: mesh.unpaid_rpm is 0.'
  const bound = `Each client address may send ${rpm} unpaid requests a minute (mesh.unpaid_rpm).`
  if (trusted.length > 0) return bound
  return `${bound} Those from private and loopback addresses are not counted, since trusted_proxies is empty: behind a proxy, name it there.`
}

/** Where a secret is, and whether it is there. */
const stateOf = (place: string, isSet: boolean) => `${isSet ? 'set' : 'not set'} (${place})`

const placeOf = (place: string | undefined, isSet: boolean) =>
  place === undefined ? null : stateOf(place, isSet)

/** What a table of the configuration has for a model: its own entry, else that of "*". */
export function forModel<T>(table: Record<string, T>, model: string): T | undefined {
  return Object.hasOwn(table, model) ? table[model] : table['*']
}

type Routes = LoadedConfig['config']['routes']

/** The models that have a deployment; all others are known by name only. */
export const servedModels = (routes: Routes): Model[] =>
  modelValues.filter((model) => (forModel(routes, model) ?? []).length > 0)

export function unservedModels(routes: Routes): Model[] {
  const served = servedModels(routes)
  return modelValues.filter((model) => !served.includes(model))
}

const perMillion = (usd: Usd | undefined) =>
  usd === undefined ? null : `${usd.input} / ${usd.output}`

/** Where a service of this machine is reached. */
/** Where this machine reaches a server that listens on `host`. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}

export const addressOf = ({ host, port }: { host: string; port: number }) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

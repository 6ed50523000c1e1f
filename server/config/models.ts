import { modelValues } from '../../generated/server/gateway.ts'
import { isRecord } from '../json/json.ts'
import type { Config } from './schema.ts'

type ModelSettings = Config['models'][string]

export type ModelKind = ModelSettings['kind']

/** Kinds of models with an operation of their own, which is not a chat. */
export type UnaryKind = Exclude<ModelKind, 'chat' | 'embeddings'>

/** A model of the configuration, or one of the seven of `/v1`, which need no declaration. */
export type DeclaredModel = {
  /**
   * The name in keys, limits, prices, the ledger and metrics: an exact one, or a pattern that ends
   * with `*`.
   */
  name: string
  /** The key of its deployments under `routes`: its name, a pattern, or `*`. */
  route: string
  /** In the order of the configuration; empty if the model is not served. */
  deployments: Config['routes'][string]
  /** The labels of the upstream of each deployment that is called without a failure of another. */
  labels: readonly ReadonlySet<string>[]
  kind: ModelKind
  /** The kinds of message parts that it accepts. */
  input: ModelSettings['input']
  contextTokens: number | undefined
  outputTokens: number | undefined
  /** Whether the parts of prompts that servers are to cache are marked. */
  cache: 'auto' | undefined
  dimensions: number | undefined
  /** The maximum that one of its servers generates. */
  tokensPerSecond: number
  /** The price for callers; undefined if they pay the cost of the deployment. */
  price: Config['prices'][string] | undefined
}

/** The models of one configuration. */
export type ModelCatalog = {
  /** The seven first, then the others in the order of the configuration. */
  all: readonly DeclaredModel[]
  /** Those with an exact name and a deployment, as `GET /models` lists them. */
  listed: readonly DeclaredModel[]
  /** The model of a caller's name: the exact one first, then the longest pattern. */
  find(name: string): DeclaredModel | undefined
  /** The model declared by exactly this name or pattern. */
  get(name: string): DeclaredModel | undefined
}

type ModelTables = Pick<Config, 'routes' | 'models' | 'prices'> & {
  upstreams: Record<string, Pick<Config['upstreams'][string], 'labels'>>
}

/** Matches each of the seven without its own route, and in `prices` every model. */
export const anyModel = '*'

const isPattern = (name: string) => name.endsWith('*')

/** One of the seven models of `/v1`. */
export type ContractModel = (typeof modelValues)[number]
export const isContractModel = (name: string): name is ContractModel =>
  modelValues.some((model) => model === name)

export const isServed = ({ deployments }: DeclaredModel): boolean => deployments.length > 0

/** More than most servers of large models generate for one request. */
export const defaultTokensPerSecond = 200

/** Builds the catalog of a checked configuration. */
export function modelCatalog(tables: ModelTables): ModelCatalog {
  const declared = Object.keys(tables.routes).filter((name) => name !== anyModel)
  const patterns = declared.filter(isPattern).toSorted((a, b) => b.length - a.length)
  const patternOf = (name: string) =>
    patterns.find((pattern) => name.startsWith(pattern.slice(0, -1)))
  const seven = modelValues.map((name) => {
    const hasRoute = Object.hasOwn(tables.routes, name)
    return declaredModel(name, hasRoute ? name : (patternOf(name) ?? anyModel), tables)
  })
  const others = declared
    .filter((name) => !isContractModel(name))
    .map((name) => declaredModel(name, name, tables))
  const all = [...seven, ...others]
  const byName = new Map(all.map((model) => [model.name, model]))
  return {
    all,
    listed: all.filter((model) => isServed(model) && !isPattern(model.name)),
    find: (name) => byName.get(name) ?? byName.get(patternOf(name) ?? ''),
    get: (name) => byName.get(name),
  }
}

function declaredModel(
  name: string,
  route: string,
  { routes, models, prices, upstreams }: ModelTables,
): DeclaredModel {
  const settings = entry(models, name) ?? entry(models, route)
  const deployments = entry(routes, route) ?? []
  return {
    name,
    route,
    deployments,
    labels: deployments
      .filter((one) => isRecord(one) && one.on === undefined)
      .map(({ upstream }) => new Set(entry(upstreams, upstream)?.labels)),
    kind: settings?.kind ?? 'chat',
    input: settings?.input ?? ['text'],
    contextTokens: settings?.context_tokens,
    outputTokens: settings?.output_tokens,
    cache: settings?.cache,
    dimensions: settings?.dimensions,
    tokensPerSecond: settings?.tokens_per_second ?? defaultTokensPerSecond,
    price: entry(prices, name) ?? entry(prices, route) ?? entry(prices, anyModel),
  }
}

/** Reads an entry. A name may be that of an inherited property, such as `constructor`. */
const entry = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/**
 * The models of `/v1` that are not served while others are: their chats return 503. A configuration
 * that serves none of them does not use `/v1`.
 */
export function unservedModels({ all }: ModelCatalog): string[] {
  const seven = all.filter(({ name }) => isContractModel(name))
  const unserved = seven.filter((model) => !isServed(model)).map(({ name }) => name)
  return unserved.length === seven.length ? [] : unserved
}

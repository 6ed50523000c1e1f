import { modelValues } from '../../../generated/server/gateway.ts'
import type { Proposal, PublicPrices } from '../../config/price-proposals.ts'
import type { DetectedServer, Detection } from './detect.ts'
import { servedAs, type ServedModel } from './served.ts'
import type { ModelKind, UnaryKind } from '../../config/models.ts'

type Deployment = { upstream: string; model: string; tier: number; proposal?: Proposal }
/** Models that a server lists but that get no route, with the reason. */
export type SkippedModels = { upstream: string; models: string[]; reason: string }
export type PlannedRoute = { model: string; kind: ModelKind; places: Deployment[] }

/** What `init` writes into the configuration. */
export type InitPlan = {
  upstreams: DetectedServer[]
  /** The served models of `/v1`, then the others under the names of their servers. */
  routes: PlannedRoute[]
  /** The models of `/v1` that no server has. */
  missing: ServedModel[]
  skipped: SkippedModels[]
  /** The model for queries of agents; undefined if none chats. */
  queryModel: string | undefined
}

/** The configuration's default for queries of agents. */
const usualQueryModel = 'meta-llama/llama-3.3-70b-instruct'

/** Maps models to servers: local ones in tier 1, providers in tier 2. */
export function planFor({ servers }: Pick<Detection, 'servers'>): InitPlan {
  const seven = modelValues.map((model) => ({
    model,
    kind: 'chat' as const,
    places: placesOf(servers, ({ models }) => servedAs(model, models)),
  }))
  const routes = [
    ...seven.filter(({ places }) => places.length > 0),
    ...serverRoutes(servers),
    ...patternRoutes(servers),
  ]
  const chats = routes.filter(({ kind, model }) => kind === 'chat' && !model.endsWith('*'))
  return {
    upstreams: servers,
    routes,
    missing: seven.filter(({ places }) => places.length === 0).map(({ model }) => model),
    skipped: servers.flatMap(skippedOf),
    queryModel: (chats.find(({ model }) => model === usualQueryModel) ?? chats[0])?.model,
  }
}

/** Adds the public price and context length of each deployment, if they are known. */
export function withProposals(plan: InitPlan, prices: PublicPrices): InitPlan {
  const urls = new Map(plan.upstreams.map(({ name, base_url }) => [name, base_url]))
  const routes = plan.routes.map((route) => ({
    ...route,
    places: route.places.map((place) => {
      const proposal = prices.of(urls.get(place.upstream) ?? '', place.model)
      return proposal ? { ...place, proposal } : place
    }),
  }))
  return { ...plan, routes }
}

/** Routes under the servers' names, except names of models of `/v1`. */
function serverRoutes(servers: readonly DetectedServer[]): PlannedRoute[] {
  const names = servers.flatMap(({ models, dialects }) =>
    models.filter((name) => whySkipped(name, models, dialects) === null).map(routeName),
  )
  const isOfContract = (name: string) => modelValues.some((model) => model === name)
  const otherNames = [...new Set(names)].filter((name) => !isOfContract(name))
  const routes = otherNames.map((model) => {
    const kind = kindOf(model)
    const speaking = servers.filter(({ dialects }) => kind === 'chat' || dialects.includes(kind))
    const nameAt = ({ models }: DetectedServer) =>
      models.find((name) => routeName(name) === model) ?? null
    return { model, kind, places: placesOf(speaking, nameAt) }
  })
  return routes.filter(({ places }) => places.length > 0)
}

/** Routes for patterns, to servers that did not list their models. */
function patternRoutes(servers: readonly DetectedServer[]): PlannedRoute[] {
  const all = [...new Set(servers.flatMap(({ patterns = [] }) => patterns))]
  return all.map((model) => ({
    model,
    kind: 'chat',
    places: placesOf(servers, ({ patterns }) => (patterns?.includes(model) ? model : null)),
  }))
}

/** The deployments of a model; `nameAt` returns its name at a server, or null. */
function placesOf(
  servers: readonly DetectedServer[],
  nameAt: (server: DetectedServer) => string | null,
): Deployment[] {
  const serving = servers.flatMap((server) => {
    const model = nameAt(server)
    if (model === null) return []
    return [{ upstream: server.name, model, local: server.local }]
  })
  const hasLocal = serving.some(({ local }) => local)
  return serving.map(({ local, ...deployment }) => ({
    ...deployment,
    tier: local || !hasLocal ? 1 : 2,
  }))
}

/** Names of routes have no spaces, commas and asterisks. */
export const routeName = (name: string) => name.replace(/[\s,*]+/g, '-')

/** Servers do not list the purpose of a model: it is guessed from the name. */
export const embeds = /embed|minilm|mxbai|(^|[^a-z])(bge|gte|e5|voyage|arctic)([^a-z]|$)/i
const unaryKinds: readonly [UnaryKind, RegExp][] = [
  ['rerank', /rerank/i],
  ['moderations', /moderation/i],
  ['transcriptions', /whisper|transcri/i],
  ['speech', /speech|(^|[^a-z])tts([^a-z]|$)/i],
  ['images', /image|dall-e|stable-diffusion|sdxl|(^|[^a-z])flux([^a-z]|$)/i],
]
const unaryKindOf = (name: string): UnaryKind | undefined =>
  unaryKinds.find(([, pattern]) => pattern.test(name))?.[0]

const kindOf = (name: string): ModelKind =>
  unaryKindOf(name) ?? (embeds.test(name) ? 'embeddings' : 'chat')

export const neither = new RegExp(
  'rerank|whisper|dall-e|stable-diffusion|sdxl|image|moderation|transcrib|speech|realtime|' +
    'babbage|davinci|turbo-instruct|native-audio|' +
    '(^|[^a-z])(tts|flux|sora|musicgen|clip|veo|aqa|ocr|live)([^a-z]|$)',
  'i',
)

/** Why a listed name gets no route; null if it gets one. */
function whySkipped(
  name: string,
  listed: readonly string[],
  dialects: readonly string[],
): string | null {
  if (/[\p{Cc}\p{Cf}]/u.test(name)) return 'not a name'
  const kind = unaryKindOf(name)
  const isServed = kind !== undefined && dialects.includes(kind)
  if (neither.test(name) && !isServed) return 'by its name it neither chats nor makes embeddings'
  const first = listed.find((other) => routeName(other) === routeName(name))
  return first === name ? null : `named as ${first}`
}

function skippedOf({ name: upstream, models, dialects }: DetectedServer): SkippedModels[] {
  const reasons = Map.groupBy(models, (model) => whySkipped(model, models, dialects))
  return [...reasons].flatMap(([reason, names]) =>
    reason === null ? [] : [{ upstream, models: names, reason }],
  )
}

import type { components } from '../../../generated/server/config.ts'
import { decimal, type PublicPrices } from '../../config/price-proposals.ts'
import { defaultProvider, providers } from '../../config/providers.ts'
import { isRecord } from '../../json/json.ts'
import { embeds, neither, routeName } from '../init/plan.ts'
import { Section, withoutEmpty } from './section.ts'
import { providerIn, Servers } from './servers.ts'
import { settingsOf } from './settings.ts'

type Schemas = components['schemas']
type Deployment = Partial<Schemas['Deployment']> & { upstream: string }
type Model = Partial<Schemas['ModelSettings']>

/** A configuration made of another, and lines about all that it could not take. */
export type Imported = {
  config: Pick<Servers, 'upstreams'> & { routes?: Record<string, Deployment[]> }
  untaken: string[]
}

/** Converts the configuration of a LiteLLM proxy. Variables that it names are read from `env`. */
export function importLitellm(value: unknown, env: NodeJS.ProcessEnv): Imported {
  const untaken: string[] = []
  const tell = (line: string) => void untaken.push(line)
  const file = new Section(value, '')
  const servers = new Servers(env, tell)
  const models = new Models(servers, tell)
  for (const entry of file.sections('model_list')) models.add(entry)

  const router = file.section('router_settings')
  const library = file.section('litellm_settings')
  models.scaleWeights()
  models.addFallbacks([router, library])
  models.addAliases(router.section('model_group_alias'))
  const settings = settingsOf({ router, library, general: file.section('general_settings') }, tell)
  for (const name of file.rest()) tell(`${name} is not taken.`)
  const config = withoutEmpty({
    upstreams: servers.upstreams,
    routes: Object.fromEntries(models.routes),
    models: Object.fromEntries(models.settings),
    mesh: { model: models.firstChat() },
    ...settings,
  })
  return { config, untaken }
}

const kinds: Record<string, Schemas['ModelSettings']['kind']> = {
  chat: 'chat',
  responses: 'chat',
  embedding: 'embeddings',
  rerank: 'rerank',
  moderation: 'moderations',
  image_generation: 'images',
}

/** Adds public prices to deployments without one: LiteLLM has a list of prices in its code. */
export function addPublicPrices({ config, untaken }: Imported, prices: PublicPrices): void {
  const { upstreams, routes = {} } = config
  let count = 0
  for (const deployment of new Set(Object.values(routes).flat())) {
    if (deployment.usd_per_million || deployment.usd_per) continue
    const url = upstreams[deployment.upstream]?.base_url ?? ''
    const proposal = prices.of(url, deployment.is ?? deployment.model ?? '*')
    if (!proposal) continue
    deployment.usd_per_million = proposal.price as Schemas['Price']
    count += 1
  }
  if (count > 0)
    untaken.push(`${count} prices are by ${prices.source}: compare them with your bill.`)
}

/** LiteLLM's kinds of fallbacks, and the failures after which they take over, if not after any. */
const fallbackKinds: Record<string, Schemas['Takeover'][] | undefined> = {
  fallbacks: undefined,
  context_window_fallbacks: ['context_length'],
  content_policy_fallbacks: ['content_filter'],
}

/** The models of a configuration with their deployments. */
class Models {
  readonly routes = new Map<string, Deployment[]>()
  readonly settings = new Map<string, Model>()
  readonly #weights = new Map<Deployment, number>()
  readonly #servers: Servers
  readonly #tell: (line: string) => void

  constructor(servers: Servers, tell: (line: string) => void) {
    this.#servers = servers
    this.#tell = tell
  }

  /** Adds a deployment of a model: an entry of `model_list`. */
  add(entry: Section): void {
    const name = entry.text('model_name')
    const params = entry.section('litellm_params')
    const info = entry.section('model_info')
    const called = params.text('model')
    const skip = (reason: string) => this.#tell(`${entry.path} (${name}) is not taken: ${reason}.`)
    if (name === undefined || called === undefined) return skip('model_name or model is missing')
    const custom = params.text('custom_llm_provider')
    const fullName = [custom, called].filter(Boolean).join('/')
    const atProvider = providerIn(fullName) ?? atAddress(called, params)
    if (!atProvider) return skip(`the provider of ${called} has no document`)
    const kind = kindOf(called, info.text('mode'))
    if (kind === undefined) return skip('there is no operation for its mode')
    const names = routesOf(name, atProvider)
    if (names.length === 0) return skip(`its server lists no names for ${name}: name each model`)
    const server = this.#servers.add(atProvider.provider, params)
    if ('problem' in server) return skip(server.problem)

    const deployment: Deployment = withoutEmpty({
      upstream: server.name,
      model: atProvider.name,
      ...deploymentOf(params, info),
    })
    // Servers of a pattern are sent the requested name.
    if (atProvider.name.endsWith('*')) delete deployment.model
    const weight = weightOf(params, entry)
    if (weight !== undefined) this.#weights.set(deployment, weight)
    for (const route of names) {
      this.routes.set(route, [...(this.routes.get(route) ?? []), deployment])
      this.settings.set(route, { ...this.settings.get(route), ...settingsOfModel(kind, info) })
    }
    if (!names.includes(name)) this.#tell(`${name}: callers write ${names.join(', ')} instead.`)
    this.#tellRest([entry, params, info])
  }

  #tellRest(sections: Section[]) {
    for (const section of sections)
      for (const name of section.rest())
        if (!silent.test(name)) this.#tell(`${section.path}.${name} is not taken.`)
  }

  /** Turns weights of any size into whole numbers from 1 to 1000. */
  scaleWeights(): void {
    for (const deployments of this.routes.values()) {
      const weights = deployments.map((one) => this.#weights.get(one))
      if (weights.some((weight) => weight === undefined)) continue
      const most = Math.max(...weights.map(Number), Number.MIN_VALUE)
      const isExact = weights.every((weight) => Number.isInteger(weight)) && most <= 1000
      deployments.forEach((one, index) => {
        const weight = Number(weights[index])
        const scale = isExact ? 1 : 1000 / most
        if (weights.length > 1) one.weight = Math.max(Math.round(weight * scale), 1)
      })
    }
  }

  /** The first model that chats. */
  firstChat(): string | undefined {
    return [...this.routes.keys()].find((model) => !model.endsWith('*') && this.#isChat(model))
  }

  #isChat = (model: string) => this.settings.get(model)?.kind === undefined

  /** Deployments of other models that take over, in tiers after a model's. */
  addFallbacks(sections: Section[]): void {
    const first = new Map([...this.routes].map(([model, deployments]) => [model, [...deployments]]))
    for (const section of sections) {
      for (const [kind, on] of Object.entries(fallbackKinds))
        for (const table of section.sections(kind))
          for (const [model, others] of table.entries())
            this.#addTiers(routeName(model), namesIn(others), on, first)
      const others = namesIn(section.take('default_fallbacks'))
      if (others.length === 0) continue
      for (const model of first.keys())
        if (this.#isChat(model)) this.#addTiers(model, others, undefined, first)
    }
  }

  #addTiers(
    model: string,
    others: string[],
    on: Schemas['Takeover'][] | undefined,
    first: ReadonlyMap<string, Deployment[]>,
  ): void {
    const deployments = this.routes.get(model)
    if (!deployments) return this.#tell(`The fallbacks of ${model} are not taken: it is no model.`)
    for (const other of others.map(routeName).filter((name) => name !== model)) {
      const places = first.get(other) ?? []
      if (places.length === 0) this.#tell(`The fallback from ${model} to ${other} is not taken.`)
      const tier = Math.min(Math.max(...deployments.map((one) => one.tier ?? 1)) + 1, 16)
      const keys = new Set(deployments.map(keyOf))
      const fresh = places.filter((one) => on !== undefined || !keys.has(keyOf(one)))
      deployments.push(...fresh.map((one) => withoutEmpty({ ...one, tier, on })))
    }
  }

  /** Other names of models. */
  addAliases(aliases: Section): void {
    for (const [alias, target] of aliases.entries()) {
      const [model = ''] = namesIn([target]).map(routeName)
      const deployments = this.routes.get(model)
      if (!deployments) {
        this.#tell(`The alias ${alias} is not taken: ${model} is no model.`)
        continue
      }
      this.routes.set(routeName(alias), deployments)
      this.settings.set(routeName(alias), this.settings.get(model) ?? {})
    }
  }
}

const keyOf = ({ upstream, model }: Deployment) => JSON.stringify([upstream, model])

/** Members that say nothing to a server: identities, and what a provider's document has. */
const silent =
  /^(id|created_at|updated_at|created_by|updated_by|db_model|description|api_version|max_retries|drop_params|supports_.*|supported_.*|litellm_provider|health_check_.*|mock_.*|use_in_pass_through)$/

/** A model without a provider's name, at an address: it speaks as OpenAI's does. */
function atAddress(name: string, params: Section) {
  if (params.has('api_base') || params.has('base_url')) return { provider: defaultProvider, name }
  return undefined
}

function kindOf(model: string, mode: string | undefined) {
  if (mode !== undefined) return kinds[mode]
  if (/dall-e|gpt-image/.test(model)) return 'images'
  if (embeds.test(model)) return 'embeddings'
  if (neither.test(model)) return undefined
  return 'chat'
}

/** The names of the routes for a name, which may be a pattern. */
function routesOf(name: string, atProvider: { provider: string; name: string }): string[] {
  if (!name.includes('*')) return [routeName(name)]
  if (name === atProvider.name && name !== '*') return [name]
  const isAll = name === '*' || name.endsWith('/*')
  return (isAll && providers.get(atProvider.provider)?.detect?.patterns) || []
}

function settingsOfModel(kind: Schemas['ModelSettings']['kind'], info: Section): Model {
  const output_tokens = info.number('max_output_tokens') ?? info.number('max_tokens')
  if (kind !== 'chat') return { kind }
  const sees = info.take('supports_vision') === true
  return {
    ...(output_tokens !== undefined && { output_tokens }),
    ...(sees && { input: ['text', 'image'] }),
  }
}

const deploymentOf = (params: Section, info: Section) => ({
  is: info.text('base_model')?.split('/').at(-1),
  context_tokens: info.number('max_input_tokens'),
  tier: tierOf(params.number('order')),
  ...priceOf(params, info),
})

/** The tier of an order, if it is not the first. */
function tierOf(order = 1): number | undefined {
  if (order > 1) return Math.min(order, 16)
  return undefined
}

/** LiteLLM's names for prices of a token. */
const prices = {
  input: 'input_cost_per_token',
  cached_input: 'cache_read_input_token_cost',
  cache_write_input: 'cache_creation_input_token_cost',
  output: 'output_cost_per_token',
}

function priceOf(params: Section, info: Section) {
  const usd = (name: string, count: number) => {
    const values = [params.number(name), info.number(name)]
    const price = values.find((value) => value !== undefined)
    return price === undefined ? undefined : decimal(price * count)
  }
  const rates = Object.entries(prices).map(([name, theirs]) => [name, usd(theirs, 1e6)] as const)
  const usd_per_million: Schemas['Price'] = withoutEmpty(Object.fromEntries(rates))
  const isPriced = usd_per_million.input !== undefined && usd_per_million.output !== undefined
  const image = usd('output_cost_per_image', 1) ?? usd('input_cost_per_image', 1)
  return {
    ...(isPriced && { usd_per_million }),
    ...(image !== undefined && { usd_per: { image } }),
  }
}

/** The weight, which `rpm` and `tpm` are too for LiteLLM. */
function weightOf(params: Section, entry: Section): number | undefined {
  const numbers = [params, entry].flatMap((section) =>
    ['weight', 'rpm', 'tpm'].map((name) => section.number(name)),
  )
  return numbers.find((value) => value !== undefined)
}

/** The names of models in a list of names, or of records with them. */
const namesIn = (value: unknown): string[] =>
  [value].flat().flatMap((one: unknown) => {
    const name = isRecord(one) ? one['model'] : one
    return typeof name === 'string' ? [name] : []
  })

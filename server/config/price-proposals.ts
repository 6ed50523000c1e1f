import { isDeepStrictEqual } from 'node:util'
import { priceFrom, type PriceSettings } from '../money.ts'
import type { ModelCatalog } from './models.ts'
import type { Config } from './schema.ts'

/** Its version in package.json; its entry point does not export it. */
const source = 'genai-prices 0.1.8'

/** A public price of a model, and its context length if it is known. */
export type Proposal = { price: PriceSettings; contextTokens: number | undefined }

/**
 * Public prices of providers, with their origin. They are only proposed: the configuration has those
 * that count.
 */
export type PublicPrices = {
  source: string
  /** The price of a model at the server with this URL; undefined if it is unknown. */
  of(baseUrl: string, model: string): Proposal | undefined
}

/** Loads the package when it is needed, because a server needs it for a page of the console only. */
export async function loadPublicPrices(): Promise<PublicPrices> {
  const { calcPrice } = await import('@pydantic/genai-prices')
  return {
    source,
    of(baseUrl, model) {
      // A pattern, which would be taken for the name of a model.
      if (model.endsWith('*')) return undefined
      const calculated = calcPrice({ input_tokens: 1 }, model, { providerApiUrl: baseUrl })
      const price = priceOf(calculated?.model_price ?? {})
      return price && { price, contextTokens: calculated?.model.context_window }
    },
  }
}

/** A price of the package: one for all prompts, or others above numbers of prompt tokens. */
type Amount = number | { base: number; tiers: { start: number; price: number }[] } | undefined

/** The settings of a price by the package's names. */
const names = {
  input: 'input_mtok',
  cached_input: 'cache_read_mtok',
  cache_write_input: 'cache_write_mtok',
  cache_write_1h_input: 'cache_write_1h_mtok',
  output: 'output_mtok',
} as const

function priceOf(amounts: Record<string, Amount>): PriceSettings | undefined {
  if (amounts[names.input] === undefined) return undefined
  const steps = Object.values(names).flatMap((name) => {
    const amount = amounts[name]
    return typeof amount === 'object' ? amount.tiers.map(({ start }) => start) : []
  })
  const bounds = [...new Set(steps)].toSorted((a, b) => a - b)
  const long = bounds.map((above) => ({ above, ...ratesAt(amounts, above) }))
  return { ...ratesAt(amounts, 0), ...(long.length > 0 && { long_context: long }) }
}

/** The rates of prompts with more tokens than `above`. */
function ratesAt(amounts: Record<string, Amount>, above: number) {
  const rates: Record<string, string> & { input: string } = { input: '0' }
  for (const [setting, name] of Object.entries(names)) {
    const amount = amounts[name]
    if (amount !== undefined) rates[setting] = decimal(amountAt(amount, above))
  }
  return { ...rates, output: rates['output'] ?? '0' }
}

function amountAt(amount: NonNullable<Amount>, above: number): number {
  if (typeof amount === 'number') return amount
  return amount.tiers.findLast(({ start }) => start <= above)?.price ?? amount.base
}

/** With at most nine decimals, as the configuration has them. */
export const decimal = (usd: number): string => usd.toFixed(9).replace(/\.?0+$/, '')

/** A deployment with a public price, and whether its configured one is the same. */
export type ComparedPrice = Proposal & {
  model: string
  upstream: string
  upstreamModel: string
  /** Its cost, or the price of its model if it has none; undefined without either. */
  configured: PriceSettings | undefined
  isSame: boolean
}

/** The deployments with a public price. */
export const comparePrices = (
  { upstreams }: Pick<Config, 'upstreams'>,
  { all }: Pick<ModelCatalog, 'all'>,
  prices: PublicPrices,
): ComparedPrice[] =>
  all.flatMap(({ name: model, price, deployments }) =>
    deployments.flatMap(({ upstream, model: sent = model, is = sent, usd_per_million: cost }) => {
      const proposal = prices.of(upstreams[upstream]?.base_url ?? '', is)
      if (!proposal) return []
      const configured = cost ?? price
      const isSame = configured !== undefined && areSame(configured, proposal.price)
      return [{ ...proposal, model, upstream, upstreamModel: sent, configured, isSame }]
    }),
  )

/** Compares what they come to. Service tiers are left out: the package has none. */
const areSame = (one: PriceSettings, other: PriceSettings): boolean => {
  const comparable = (price: PriceSettings) => priceFrom({ ...price, service_tiers: {} })
  return isDeepStrictEqual(comparable(one), comparable(other))
}

/** A value as YAML in one line. */
export function inlineYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineYaml).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([name, member]) => `${name}: ${inlineYaml(member)}`)
  return `{ ${members.join(', ')} }`
}

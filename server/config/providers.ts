import documents from '../../generated/providers.json' with { type: 'json' }
import type { components } from '../../generated/server/config.ts'

type Schemas = components['schemas']

/** The facts of a provider's servers: `x-provider` of its document. */
export type Provider = Schemas['Provider']
/** The facts of a server's requests and replies for one model. */
export type ModelFacts = Schemas['ModelFacts']

/** The provider of servers that no other document describes. */
export const defaultProvider = 'openai-compatible'

// A JSON import has its literal type; `npm run generate` has checked the file by the schema.
const byName = documents as unknown as Record<string, Provider>

/** All providers, by name. */
export const providers: ReadonlyMap<string, Provider> = new Map(Object.entries(byName))

type ServerAddress = { base_url: string; provider?: string | undefined }

/** The name of a server's provider: the configured one, or that of its host. */
export function providerName({ base_url, provider }: ServerAddress): string {
  if (provider !== undefined) return provider
  const host = URL.canParse(base_url) ? new URL(base_url).hostname : ''
  for (const [name, { hosts = [] }] of providers)
    if (hosts.some((pattern) => matches(pattern, host, '[^.]+'))) return name
  return defaultProvider
}

/** The provider of a server. */
export const providerOf = (server: ServerAddress): Provider =>
  providers.get(providerName(server)) ?? { title: 'any server', dialects: ['chat'] }

/** Fills in what an upstream's provider says of all of its models. */
export function fillFromProvider(upstream: Schemas['Upstream']): void {
  const { dialects, auth = 'bearer', headers } = providerOf(upstream)
  upstream.provider = providerName(upstream)
  upstream.dialects ??= dialects
  upstream.auth ??= auth
  if (headers) upstream.headers = { ...headers, ...upstream.headers }
}

/** The APIs in which a server serves the model: of those that it speaks, all that the facts name. */
export function dialectsOf<Dialect extends string>(
  spoken: readonly Dialect[],
  { dialects }: ModelFacts,
): ReadonlySet<Dialect> {
  const served = dialects && spoken.filter((one) => dialects.some((other) => other === one))
  return new Set(served?.length ? served : spoken)
}

/** The facts of a model: the base's, the provider's, those of the model, then those of the configuration. */
export function factsOf(
  { facts = {}, models = [] }: Provider,
  model: string,
  configured: ModelFacts = {},
): ModelFacts {
  const specific = models.filter(({ names }) => names.some((name) => matches(name, model, '.*')))
  const base = byName[defaultProvider]?.facts ?? {}
  return [facts, ...specific.map((one) => one.facts), configured].reduce(withFacts, base)
}

const tables = ['members', 'message_members', 'rename', 'add', 'reasoning', 'paths'] as const

/**
 * The facts with others, which take precedence. Tables are merged, also those of one member's values,
 * and errors of both are read.
 */
export function withFacts(facts: ModelFacts, others: ModelFacts): ModelFacts {
  const merged: ModelFacts = { ...facts, ...others }
  for (const name of tables)
    if (facts[name] && others[name])
      Object.assign(merged, { [name]: { ...facts[name], ...others[name] } })
  if (facts.errors && others.errors) merged.errors = [...others.errors, ...facts.errors]
  if (facts.values && others.values) merged.values = withValues(facts.values, others.values)
  return merged
}

type Values = NonNullable<ModelFacts['values']>

function withValues(values: Values, others: Values): Values {
  const merged = { ...values }
  for (const [name, { except = [], ...more }] of Object.entries(others)) {
    const { except: before = [], ...rest } = merged[name] ?? {}
    merged[name] = { ...rest, ...more, except: [...new Set([...before, ...except])] }
  }
  return merged
}

/** Whether a pattern matches all of a text; `any` is the expression for its `*`. */
function matches(pattern: string, text: string, any: string): boolean {
  if (!pattern.includes('*')) return pattern === text
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/g, '\\$&'))
  return new RegExp(`^${parts.join(any)}$`, 's').test(text)
}

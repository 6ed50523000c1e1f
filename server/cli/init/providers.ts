import { providerName, providers, type Provider } from '../../config/providers.ts'

type Detect = NonNullable<Provider['detect']>
type Env = NodeJS.ProcessEnv

/** A provider whose models `init` can list with the key in `key_env`. */
export type ListedProvider = {
  name: string
  key_env: string
  base_url: string
  /** The provider of the server there, which may be another one. */
  provider: string
  /** What its document says of its models. */
  detect: Pick<Detect, 'served_as' | 'patterns' | 'skip'>
  /** Its models, if no list of them exists. */
  names?: readonly string[]
  /** A limitation to print. */
  limit?: string
}

const firstSet = (env: Env, names: readonly string[]) => names.find((name) => env[name])

const isHttp = (url: string) => /^https?:/.test(url) && URL.canParse(url)

/** Reads the value of a variable; undefined if it is not as expected. */
const readers = {
  url: (value: string) => (isHttp(value) ? value.replace(/\/+$/, '') : undefined),
  origin: (value: string) => (isHttp(value) ? new URL(value).origin : undefined),
  word: (value: string) => /^[a-z0-9-]+$/.exec(value)?.[0],
}

/** The base URL of a provider with this part that differs, or that of this environment. */
export function baseUrlOf(
  { base_url: template, base_from: from }: Detect,
  env: Env,
  part?: string,
): string | undefined {
  if (!from) return template
  const text = part ?? env[firstSet(env, from.env) ?? ''] ?? from.default ?? ''
  const value = readers[from.takes](text)
  return value && template?.replace('{value}', value)
}

/** The providers that `init` supports, at the URLs of this environment. */
export const providersFor = (env: Env): ListedProvider[] =>
  [...providers].flatMap(([name, { detect = {} }]) => {
    const { env: keys = [], base_from: from, deployments } = detect
    const key_env = firstSet(env, keys) ?? keys[0]
    const base_url = baseUrlOf(detect, env)
    if (key_env === undefined || base_url === undefined) return []
    const isElsewhere = providerName({ base_url }) !== name
    const provider = (isElsewhere && from?.elsewhere) || name
    const listed = { name, key_env, base_url, provider, detect: detectOf(provider) }
    return [{ ...listed, ...(deployments && namesIn(env, deployments)) }]
  })

const detectOf = (provider: string): Detect => providers.get(provider)?.detect ?? {}

/** The name of a deployment, as a key cannot list them. */
function namesIn(env: Env, variables: readonly string[]): Pick<ListedProvider, 'names' | 'limit'> {
  const name = env[firstSet(env, variables) ?? '']
  if (name !== undefined) return { names: [name] }
  const limit = `it lists no deployments; set ${variables[0]}, or write a route for each`
  return { names: [], limit }
}

const detects = [...providers.values()].map(({ title, detect = {} }) => ({ title, ...detect }))

/** The supported variables with keys. */
export const keyNames: readonly string[] = detects.flatMap(({ env = [] }) => env)

/** A line about each variable that a base URL needs. */
export const urlNotes: readonly string[] = detects.flatMap(({ title, base_from: from }) => {
  if (!from) return []
  const use = from.default === undefined ? `is ${from.is}` : 'names another server for its key'
  return [`${title}: ${from.env[0]} ${use}.`]
})

/** The model servers that `init` looks for on this machine. */
export const localTitles: readonly string[] = detects
  .filter(({ port }) => port !== undefined)
  .map(({ title }) => title)

/** Commands that download a first model. */
export const firstModels: readonly string[] = detects.flatMap(
  ({ first_model }) => first_model ?? [],
)

/** Keys of model servers without a URL in `init`. */
const unknown =
  /^(AI21|AI_GATEWAY|BASETEN|CO|COHERE|DASHSCOPE|HYPERBOLIC|JINA|MINIMAX|MOONSHOT|NEBIUS|NOVITA|PERPLEXITY|SAMBANOVA|VOYAGE|ZAI|ZHIPUAI)_API_KEY$|^REPLICATE_API_TOKEN$/
const noUrl =
  "init has no URL for it; if its server supports OpenAI's chat completions, add it by hand under " +
  'upstreams, with key_env'

/** The variables with keys that no provider above uses, and why. */
export const unusableKeys = (env: Env): { key_env: string; note: string }[] =>
  Object.keys(env)
    .filter((name) => env[name])
    .flatMap((name) => {
      const reason = whyUnusable(name, env)
      if (reason === undefined) return []
      return [{ key_env: name, note: `${name} cannot be used: ${reason}.` }]
    })

function whyUnusable(key: string, env: Env): string | undefined {
  for (const detect of detects) {
    const { env: keys, base_from: from, unusable } = detect
    if (unusable?.env.includes(key)) return unusable.why
    if (from && keys?.includes(key) && baseUrlOf(detect, env) === undefined)
      return `${firstSet(env, from.env) ?? from.env[0]} must be ${from.is}`
  }
  return unknown.test(key) ? noUrl : undefined
}

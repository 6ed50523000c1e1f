import type { components } from '../../../generated/server/config.ts'
import { defaultProvider, providerName, providers, type Provider } from '../../config/providers.ts'
import { baseUrlOf } from '../init/providers.ts'
import { milliseconds, withoutEmpty, type Section } from './section.ts'

type Upstream = Partial<components['schemas']['Upstream']> & { base_url: string }

/** A model at a server, as another gateway calls it; `name` is the provider's name for it. */
type NamedModel = { provider: string; name: string }

const isOf = (pattern: string, model: string) => model.startsWith(pattern.slice(0, -1))

/** The provider in one of LiteLLM's names, such as `azure/my-deployment` or `gpt-5`. */
export function providerIn(model: string): NamedModel | undefined {
  const [prefix = '', ...rest] = model.split('/')
  const named =
    rest.length > 0 && [...providers].find(([name, one]) => hasPrefix(name, one, prefix))
  if (named) return { provider: named[0], name: rest.join('/') }
  const byPattern = [...providers].find(([, { litellm = [], detect = {} }]) =>
    [...litellm, ...(detect.patterns ?? [])].some((pattern) => isOf(pattern, model)),
  )
  return byPattern && { provider: byPattern[0], name: model }
}

const hasPrefix = (name: string, { litellm = [] }: Provider, prefix: string) =>
  prefix === name || litellm.includes(`${prefix}/*`)

/** Model servers, each once, by names made of their providers. */
export class Servers {
  readonly #byContent = new Map<string, { name: string; upstream: Upstream }>()
  readonly #variables = new Map<string, string>()
  readonly #env: NodeJS.ProcessEnv
  readonly #tell: (line: string) => void

  constructor(env: NodeJS.ProcessEnv, tell: (line: string) => void) {
    this.#env = env
    this.#tell = tell
  }

  /** The name of the upstream for these parameters, or the reason why it cannot be added. */
  add(provider: string, params: Section): { name: string } | { problem: string } {
    const address = this.#address(provider, params)
    if ('problem' in address) return address
    const { base_url } = address
    const actual = isPublic(provider) ? providerName({ base_url }) : provider
    const upstream = withoutEmpty({
      base_url,
      ...(providerName({ base_url }) !== actual && { provider: actual }),
      key_env: this.#keyVariable(actual, params),
      first_byte_ms: milliseconds(params.number('stream_timeout'), 600_000),
      facts: { add: Object.fromEntries(members.map((name) => [name, params.take(name)])) },
    })
    return { name: this.#named(actual, upstream) }
  }

  get upstreams(): Record<string, Upstream> {
    return Object.fromEntries([...this.#byContent.values()].map((one) => [one.name, one.upstream]))
  }

  #named(provider: string, upstream: Upstream): string {
    const content = JSON.stringify(upstream)
    const same = this.#byContent.get(content)
    if (same) return same.name
    const others = [...this.#byContent.values()].filter(
      ({ name }) => nameParts.exec(name)?.[1] === provider,
    )
    const name = [provider, ...((others.length > 0 && [others.length + 1]) || [])].join('-')
    this.#byContent.set(content, { name, upstream })
    return name
  }

  #address(provider: string, params: Section): { base_url: string } | { problem: string } {
    const detect = providers.get(provider)?.detect ?? {}
    const base = params.text('api_base') ?? params.text('base_url')
    const value = this.#value(base) ?? params.text('aws_region_name')
    if (base !== undefined && value === undefined)
      return { problem: `its api_base is ${base}, which is not set here: set it and import again` }
    const base_url = this.#urlFor(detect, value)
    if (base_url !== undefined) return { base_url }
    if (detect.port !== undefined) return { base_url: `http://127.0.0.1:${detect.port}/v1` }
    return { problem: 'its address is not known: add it by hand, as docs/cloud-accounts.md says' }
  }

  #urlFor(detect: NonNullable<Provider['detect']>, value: string | undefined) {
    if (value === undefined || detect.base_from) return baseUrlOf(detect, this.#env, value)
    return withPath(value, detect.base_url)
  }

  /** A value of the file, or that of the variable that it names. */
  #value(text: string | undefined): string | undefined {
    const variable = variableOf(text)
    return variable === undefined ? text : this.#env[variable]
  }

  #keyVariable(provider: string, params: Section): string | undefined {
    const key = params.text('api_key')
    if (key === undefined) return providers.get(provider)?.detect?.env?.[0]
    const variable = variableOf(key) ?? this.#variables.get(key)
    if (variable !== undefined || isPlaceholder(key)) return variable
    return this.#newVariable(key, provider, params)
  }

  /** Names a variable for a key that is in the file. */
  #newVariable(key: string, provider: string, { path }: Section): string {
    const words = provider.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')
    const variable = `${words}_KEY_${this.#variables.size + 1}`
    this.#variables.set(key, variable)
    this.#tell(`${path}.api_key is a key, which is not copied: put it into ${variable}.`)
    return variable
  }
}

const nameParts = /^(.*?)(-\d+)?$/

/** Keys that people write for servers without keys. */
const isPlaceholder = (key: string) =>
  /^(none|null|empty|dummy|fake[-_]?key|no[-_]?key|-)$/i.test(key)

/** Its servers are those of the named hosts; others speak like them. */
const isPublic = (provider: string) =>
  provider === defaultProvider ||
  providers.get(provider)?.detect?.base_from?.elsewhere !== undefined

/** The variable in `os.environ/NAME`. */
const variableOf = (text: string | undefined): string | undefined =>
  /^os\.environ\/(\w+)$/.exec(text ?? '')?.[1]

/** LiteLLM adds the path of a server that is named without one. */
function withPath(url: string, usual = 'https://any/v1'): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname, origin } = new URL(url)
  if (pathname !== '/') return url.replace(/\/+$/, '')
  return URL.canParse(usual) ? origin + new URL(usual).pathname : `${origin}/v1`
}

/** Request members with which LiteLLM calls a deployment unless the caller sent them. */
const members = [
  'temperature',
  'top_p',
  'top_k',
  'min_p',
  'presence_penalty',
  'frequency_penalty',
  'repetition_penalty',
  'seed',
  'stop',
  'reasoning_effort',
  'verbosity',
  'service_tier',
]

import { proxyOfEnvironment } from '../../config/proxies.ts'
import { fixedKey } from '../../gateway/upstream/credentials/key.ts'
import { requestModels, speaksDialect, type Listing } from '../../gateway/probing/requests.ts'
import { defaultProvider, providerOf, providers, type Provider } from '../../config/providers.ts'
import { few } from '../output.ts'
import { providersFor, unusableKeys, type ListedProvider } from './providers.ts'

/** A model server that responded, or a provider whose key is set. */
export type DetectedServer = {
  name: string
  local: boolean
  base_url: string
  key_env?: string
  models: string[]
  /** The provider whose document describes it. */
  provider: string
  dialects: Dialects
  /** False if it did not list its models; `models` are then its usual names for them. */
  isListed: boolean
  /** Names that end with `*`, if its models are unknown. */
  patterns?: readonly string[]
}

/** The findings of `init`: servers, messages for people, and ports in use. */
export type Detection = {
  servers: DetectedServer[]
  notes: string[]
  takenPorts: number[]
  /** Variables with keys, usable or not. */
  keys: string[]
}
type Dialects = Provider['dialects']
type Findings = Omit<Detection, 'keys'>

type Ports = Record<string, number>

type Options = { ports?: Ports; env: NodeJS.ProcessEnv; providers?: ListedProvider[] }

const detects = [...providers].map(([name, { detect = {} }]) => ({ name, ...detect }))

/** The default ports of model servers, by kind. */
const usualPorts: Ports = Object.fromEntries(
  detects.flatMap(({ name, port }) => (port === undefined ? [] : [[name, port]])),
)

/** A server's kind by the `owned_by` of its models: the port does not prove it. */
const kindOf = (owners: readonly string[]): string | undefined =>
  detects.find(({ owned_by = [] }) => owned_by.some((owner) => owners.includes(owner)))?.name

const localMs = 500
const providerMs = 5000

/** Queries local servers on their default ports, and providers whose key is set, for models. */
export async function detect({
  ports = usualPorts,
  env,
  providers: listed = providersFor(env),
}: Options): Promise<Detection> {
  const isSet = (name: string) => (env[name] ?? '') !== ''
  const keyed = listed.filter(({ key_env }) => isSet(key_env))
  const unusable = unusableKeys(env)
  const local = Object.entries(ports).map(([name, port]) => detectLocal(name, port))
  const findings = await Promise.all([
    ...local,
    ...keyed.map((provider) => detectProvider(provider, env)),
  ])
  const all = findings.flatMap((one) => one.servers)
  // The base URL of a key may name a local server that is already in the list.
  const isLocal = ({ base_url }: DetectedServer) =>
    all.some((one) => one.local && isSame(one.base_url, base_url))
  const servers = all.filter((server) => server.local || !isLocal(server))
  // Upstreams need different names, even two servers of one kind.
  const renamed = servers.map((server, index) => {
    const first = servers.findIndex(({ name }) => name === server.name)
    return first === index ? server : { ...server, name: `${server.name}-${index}` }
  })
  return {
    servers: renamed,
    notes: [...findings.flatMap(({ notes }) => notes), ...unusable.map(({ note }) => note)],
    takenPorts: findings.flatMap(({ takenPorts }) => takenPorts),
    keys: [...keyed.map(({ key_env }) => key_env), ...unusable.map(({ key_env }) => key_env)],
  }
}

const isSame = (one: string, other: string) =>
  new URL(one).host === new URL(other).host.replace('localhost', '127.0.0.1')

/** Lists models of the servers on their default ports, except on these; sends no other query. */
export async function localServers(except: readonly number[]): Promise<DetectedServer[]> {
  const ports = Object.entries(usualPorts).filter(([, port]) => !except.includes(port))
  const results = await Promise.all(ports.map(([usual, port]) => listLocal(usual, port)))
  return results.filter((result) => 'models' in result)
}

async function detectLocal(usual: string, port: number): Promise<Findings> {
  const server = await listLocal(usual, port)
  if ('notes' in server) return server
  const dialects = await dialectsOf(server)
  return {
    servers: [{ ...server, dialects }],
    notes: [],
    takenPorts: [port],
  }
}

/** The server on a port with its models, or messages about the port. */
async function listLocal(usual: string, port: number): Promise<DetectedServer | Findings> {
  const base_url = `http://127.0.0.1:${port}/v1`
  const listing = await requestModels(base_url, { timeoutMs: localMs })
  if (isTollgate(listing))
    // Tollgate and llama.cpp have the same default port; Tollgate must not become its own upstream.
    return { servers: [], notes: [skipped(port, 'it is a Tollgate')], takenPorts: [] }
  if (!listing.ok) return unusableServer(port, listing)
  const { models, owners } = listing
  const kind = kindOf(owners)
  const provider = kind ?? defaultProvider
  const { dialects } = providerOf({ base_url, provider })
  return { name: kind ?? usual, local: true, base_url, provider, dialects, models, isListed: true }
}

const isTollgate = (listing: Listing) =>
  listing.ok ? listing.owners.includes('tollgate') : listing.isTollgate

/** The dialects of a local server: those of its provider, and others that it turns out to speak. */
async function dialectsOf({ base_url, dialects }: DetectedServer): Promise<Dialects> {
  const supported = await Promise.all(
    (['responses', 'messages'] as const).map(async (dialect) => {
      const isSpoken = await speaksDialect(`${base_url}/${dialect}`, { timeoutMs: localMs })
      return isSpoken === true ? [dialect] : []
    }),
  )
  const more = supported.flat()
  return [...new Set(['chat' as const, ...more, ...dialects])]
}

const skipped = (port: number, reason: string) => `Skipped the server on port ${port}: ${reason}.`

/** Reports a server that cannot be used; a port at which nothing listens is not reported. */
function unusableServer(
  port: number,
  { status, reason }: Extract<Listing, { ok: false }>,
): Findings {
  if (status === null) return { servers: [], notes: [], takenPorts: [] }
  const locked = `The server on port ${port} needs a key; add it by hand, with key_env.`
  const note = status === 401 ? locked : skipped(port, reason)
  return { servers: [], notes: [note], takenPorts: [port] }
}

async function detectProvider(provider: ListedProvider, env: NodeJS.ProcessEnv): Promise<Findings> {
  const { name, key_env, base_url } = provider
  const { auth = 'bearer' } = providerOf(provider)
  if (provider.names) return findingsAt(provider, provider.names, true)
  const listing = await requestModels(base_url, {
    credential: fixedKey(key_env, env[key_env] ?? '', auth),
    auth,
    proxy: proxyOfEnvironment(env, base_url),
    timeoutMs: providerMs,
  })
  const skipped = (why: string) => ({
    servers: [],
    notes: [`${key_env} cannot be used: ${why}.`],
    takenPorts: [],
  })
  if (isTollgate(listing)) return skipped(`${base_url} is a Tollgate`)
  if (listing.ok) return findingsAt(provider, listing.models, true)
  // Some return 400 for a wrong key; a key that may not list models can get 403.
  if (listing.status === 401 || listing.status === 400)
    return skipped(`${name} rejected the key (${listing.status})`)
  const { served_as = {}, patterns = [] } = provider.detect
  const names = Object.values(served_as)
  const hasNames = names.length + patterns.length > 0
  const consequence = hasNames ? 'the file has its usual names' : 'write a route for each'
  return findingsAt(provider, names, false, [
    `${name} did not list its models (${listing.reason}); ${consequence}.`,
  ])
}

/** The upstream of a provider with these models. */
function findingsAt(
  { name, key_env, base_url, provider, detect: { patterns, skip }, limit }: ListedProvider,
  listed: readonly string[],
  isListed: boolean,
  notes: string[] = [],
): Findings {
  // Some list `models/NAME`, and accept NAME.
  const names = [...new Set(listed.map((model) => model.replace(/^models\//, '')))]
  const skipped = skip ? names.filter((model) => new RegExp(skip.names).test(model)) : []
  const models = names.filter((model) => !skipped.includes(model))
  const { dialects } = providerOf({ base_url, provider })
  const server = { name, local: false, base_url, key_env, provider, dialects, models, isListed }
  const more = [
    ...(skip && skipped.length > 0 ? [`Skipped of ${name}: ${few(skipped)} (${skip.why}).`] : []),
    ...(limit === undefined ? [] : [`Limit of ${name}: ${limit}.`]),
  ]
  return {
    servers: [!isListed && patterns ? { ...server, patterns } : server],
    notes: [...notes, ...more],
    takenPorts: [],
  }
}

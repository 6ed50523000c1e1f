import { askModels, speaksDialect, type Listing } from '../gateway/probing/ask.ts'
import type { ServedModel } from './served.ts'

/** An inference server that answered, or a provider whose key is set. */
export type DetectedServer = {
  name: string
  local: boolean
  base_url: string
  key_env?: string
  models: string[]
  /** The dialects that it speaks; undefined for the default, chat and embeddings. */
  dialects?: string[]
  /** False where it did not list its models, and `models` are its usual names for them. */
  isListed: boolean
}

/** What `init` has found: servers, messages for people, and ports that are in use. */
export type Detection = { servers: DetectedServer[]; notes: string[]; takenPorts: number[] }

/** A provider of models, reached with the key in `key_env`. */
export type Provider = {
  name: string
  key_env: string
  base_url: string
  usualNames: Partial<Record<ServedModel, string>>
}

type Ports = Record<string, number>

type Options = { ports?: Ports; env: NodeJS.ProcessEnv; providers?: Provider[] }

/** The default ports of inference servers, by kind. */
const usualPorts: Ports = { ollama: 11434, vllm: 8000, 'llama-cpp': 8080, 'lm-studio': 1234 }

/** A server's kind by the `owned_by` of its models: the port does not prove it. */
const ownersOf: Record<string, string> = {
  library: 'ollama',
  vllm: 'vllm',
  llamacpp: 'llama-cpp',
  organization_owner: 'lm-studio',
  sglang: 'sglang',
}

const localMs = 500
const providerMs = 5000

/** The providers that `init` knows; `usualNames` are used where one does not list its models. */
export const providers: Provider[] = [
  {
    name: 'openrouter',
    key_env: 'OPENROUTER_API_KEY',
    base_url: 'https://openrouter.ai/api/v1',
    usualNames: {
      'meta-llama/llama-3.3-70b-instruct': 'meta-llama/llama-3.3-70b-instruct',
      'mistralai/mistral-7b-instruct': 'mistralai/mistral-7b-instruct',
      'mistralai/mixtral-8x22b-instruct': 'mistralai/mixtral-8x22b-instruct',
      'mistralai/mixtral-8x7b-instruct': 'mistralai/mixtral-8x7b-instruct',
      'nvidia/llama-3.1-nemotron-70b-instruct': 'nvidia/llama-3.1-nemotron-70b-instruct',
      'qwen/qwen-2.5-coder-32b-instruct': 'qwen/qwen-2.5-coder-32b-instruct',
    },
  },
  {
    name: 'together',
    key_env: 'TOGETHER_API_KEY',
    base_url: 'https://api.together.xyz/v1',
    usualNames: {
      'meta-llama/llama-3.3-70b-instruct': 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
      'mistralai/mistral-7b-instruct': 'mistralai/Mistral-7B-Instruct-v0.3',
      'mistralai/mixtral-8x22b-instruct': 'mistralai/Mixtral-8x22B-Instruct-v0.1',
      'mistralai/mixtral-8x7b-instruct': 'mistralai/Mixtral-8x7B-Instruct-v0.1',
      'nvidia/llama-3.1-nemotron-70b-instruct': 'nvidia/Llama-3.1-Nemotron-70B-Instruct-HF',
      'qwen/qwen-2.5-coder-32b-instruct': 'Qwen/Qwen2.5-Coder-32B-Instruct',
    },
  },
  {
    name: 'deepinfra',
    key_env: 'DEEPINFRA_API_KEY',
    base_url: 'https://api.deepinfra.com/v1/openai',
    usualNames: {
      'meta-llama/llama-3.3-70b-instruct': 'meta-llama/Llama-3.3-70B-Instruct',
      'mistralai/mixtral-8x22b-instruct': 'mistralai/Mixtral-8x22B-Instruct-v0.1',
      'mistralai/mixtral-8x7b-instruct': 'mistralai/Mixtral-8x7B-Instruct-v0.1',
      'nvidia/llama-3.1-nemotron-70b-instruct': 'nvidia/Llama-3.1-Nemotron-70B-Instruct',
    },
  },
  {
    name: 'fireworks',
    key_env: 'FIREWORKS_API_KEY',
    base_url: 'https://api.fireworks.ai/inference/v1',
    usualNames: {
      'meta-llama/llama-3.3-70b-instruct': 'accounts/fireworks/models/llama-v3p3-70b-instruct',
      'mistralai/mistral-7b-instruct': 'accounts/fireworks/models/mistral-7b-instruct-v3',
      'mistralai/mixtral-8x22b-instruct': 'accounts/fireworks/models/mixtral-8x22b-instruct',
      'mistralai/mixtral-8x7b-instruct': 'accounts/fireworks/models/mixtral-8x7b-instruct',
      'qwen/qwen-2.5-coder-32b-instruct': 'accounts/fireworks/models/qwen2p5-coder-32b-instruct',
    },
  },
  {
    name: 'nvidia',
    key_env: 'NVIDIA_API_KEY',
    base_url: 'https://integrate.api.nvidia.com/v1',
    usualNames: {
      'meta-llama/llama-3.3-70b-instruct': 'meta/llama-3.3-70b-instruct',
      'mistralai/mistral-7b-instruct': 'mistralai/mistral-7b-instruct-v0.3',
      'mistralai/mixtral-8x22b-instruct': 'mistralai/mixtral-8x22b-instruct-v0.1',
      'mistralai/mixtral-8x7b-instruct': 'mistralai/mixtral-8x7b-instruct-v0.1',
      'nvidia/llama-3.1-nemotron-70b-instruct': 'nvidia/llama-3.1-nemotron-70b-instruct',
      'qwen/qwen-2.5-coder-32b-instruct': 'qwen/qwen2.5-coder-32b-instruct',
    },
  },
  {
    name: 'featherless',
    key_env: 'FEATHERLESS_API_KEY',
    base_url: 'https://api.featherless.ai/v1',
    usualNames: { 'hermes-3-llama3.1-8b': 'NousResearch/Hermes-3-Llama-3.1-8B' },
  },
  {
    name: 'groq',
    key_env: 'GROQ_API_KEY',
    base_url: 'https://api.groq.com/openai/v1',
    usualNames: { 'meta-llama/llama-3.3-70b-instruct': 'llama-3.3-70b-versatile' },
  },
]

/** Asks local servers on their default ports, and providers whose key is set, for models. */
export async function detect({
  ports = usualPorts,
  env,
  providers: offered = providers,
}: Options): Promise<Detection> {
  const keyed = offered.filter(({ key_env }) => (env[key_env] ?? '') !== '')
  const local = Object.entries(ports).map(([name, port]) => askLocal(name, port))
  const answers = await Promise.all([
    ...local,
    ...keyed.map((provider) => askProvider(provider, env)),
  ])
  const servers = answers.flatMap((answer) => answer.servers)
  // Upstreams need different names, also two servers of one kind.
  const renamed = servers.map((server, index) => {
    const first = servers.findIndex(({ name }) => name === server.name)
    return first === index ? server : { ...server, name: `${server.name}-${index}` }
  })
  return {
    servers: renamed,
    notes: answers.flatMap(({ notes }) => notes),
    takenPorts: answers.flatMap(({ takenPorts }) => takenPorts),
  }
}

async function askLocal(usual: string, port: number): Promise<Detection> {
  const base_url = `http://127.0.0.1:${port}/v1`
  const listing = await askModels(base_url, { timeoutMs: localMs })
  // Tollgate's default port is that of llama.cpp, and it must not become its own upstream.
  const isTollgate = listing.ok ? listing.owners.includes('tollgate') : listing.isTollgate
  if (isTollgate) return { servers: [], notes: [skipped(port, 'it is a Tollgate')], takenPorts: [] }
  if (!listing.ok) return notTaken(port, listing)
  const name =
    listing.owners.map((owner) => ownersOf[owner]).find((kind) => kind !== undefined) ?? usual
  const dialects = await dialectsOf(base_url)
  const server = { name, local: true, base_url, models: listing.models, isListed: true }
  return {
    servers: [{ ...server, ...(dialects && { dialects }) }],
    notes: [],
    takenPorts: [port],
  }
}

/** The dialects of a local server; undefined for the default ones. */
async function dialectsOf(baseUrl: string): Promise<string[] | undefined> {
  const spoken = await Promise.all(
    (['responses', 'messages'] as const).map(async (dialect) =>
      (await speaksDialect(baseUrl, dialect, { timeoutMs: localMs })) === true ? [dialect] : [],
    ),
  )
  const more = spoken.flat()
  return more.length === 0 ? undefined : ['chat', ...more, 'embeddings']
}

const skipped = (port: number, reason: string) => `Skipped the server on port ${port}: ${reason}.`

/** Reports a server that cannot be used; a port at which nothing listens is not reported. */
function notTaken(port: number, { status, reason }: Extract<Listing, { ok: false }>): Detection {
  if (status === null) return { servers: [], notes: [], takenPorts: [] }
  const locked = `The server on port ${port} needs a key; add it by hand, with key_env.`
  const note = status === 401 ? locked : skipped(port, reason)
  return { servers: [], notes: [note], takenPorts: [port] }
}

async function askProvider(
  { name, key_env, base_url, usualNames }: Provider,
  env: NodeJS.ProcessEnv,
): Promise<Detection> {
  const listing = await askModels(base_url, { key: env[key_env], timeoutMs: providerMs })
  const server = { name, local: false, base_url, key_env }
  const detected = (models: string[], notes: string[]): Detection => ({
    servers: [{ ...server, models, isListed: listing.ok }],
    notes,
    takenPorts: [],
  })
  if (listing.ok) return detected(listing.models, [])
  const note =
    `${name} did not list its models (${listing.reason}); ` +
    'its usual names for them are written.'
  return detected(Object.values(usualNames), [note])
}

import type { ServedModel } from './served.ts'

/** A provider of models, reached with the key in `key_env`. */
export type ListedProvider = {
  name: string
  key_env: string
  base_url: string
  /** Its names for the models of `/v1`, if it does not list its models. */
  usualNames?: Partial<Record<ServedModel, string>>
  /** Its other models if it does not list them, as names that end with `*`. */
  patterns?: readonly string[]
  /** Its models, if no list of them exists. */
  names?: readonly string[]
  auth?: 'bearer' | 'x-api-key'
  /** The dialects that it speaks; undefined for the default, chat and embeddings. */
  dialects?: string[]
  /** Another upstream with the same models, for callers of other dialects. */
  second?: { name: string; dialects: string[] }
  /** Listed models that it does not serve at this URL. */
  skips?: { names: RegExp; why: string }
  /** A limitation to print. */
  limit?: string
}

type Env = NodeJS.ProcessEnv

const firstSet = (env: Env, names: readonly string[]) => names.find((name) => env[name])

/** The providers that `init` supports, at the URLs of this environment. */
export const providersFor = (env: Env): ListedProvider[] => [
  ...openai(env),
  ...anthropic(env),
  gemini(env),
  ...azure(env),
  ...bedrock(env),
  ...others,
]

const isHttp = (url: string) => /^https?:/.test(url) && URL.canParse(url)
const baseNames = ['OPENAI_BASE_URL', 'OPENAI_API_BASE'] as const

/** A base URL in the environment belongs to the provider's key. */
function openai(env: Env): ListedProvider[] {
  const base = env[firstSet(env, baseNames) ?? '']?.replace(/\/+$/, '')
  const common = { name: 'openai', key_env: 'OPENAI_API_KEY' }
  if (base !== undefined && !base.startsWith('https://api.openai.com/'))
    return isHttp(base) ? [{ ...common, base_url: base }] : []
  return [
    {
      ...common,
      base_url: base ?? 'https://api.openai.com/v1',
      patterns: ['gpt-*', 'o1*', 'o3*', 'o4*'],
      dialects: ['chat', 'responses', 'embeddings'],
      limit:
        'models that refuse max_tokens (o-series, gpt-5 and later) answer chats without a ' +
        'maximum only; /openai/v1/responses has no such limit',
    },
  ]
}

/** Anthropic reads the key of Messages and that of its chat completions in different headers. */
function anthropic({ ANTHROPIC_BASE_URL: base }: Env): ListedProvider[] {
  const origin = (base || 'https://api.anthropic.com').replace(/\/+$/, '')
  if (!isHttp(origin)) return []
  return [
    {
      name: 'anthropic',
      key_env: 'ANTHROPIC_API_KEY',
      base_url: `${origin}/v1`,
      patterns: ['claude-*'],
      auth: 'x-api-key',
      dialects: ['messages'],
      second: { name: 'chat', dialects: ['chat'] },
    },
  ]
}

const gemini = (env: Env): ListedProvider => ({
  name: 'gemini',
  key_env: firstSet(env, ['GEMINI_API_KEY', 'GOOGLE_API_KEY']) ?? 'GEMINI_API_KEY',
  base_url: 'https://generativelanguage.googleapis.com/v1beta/openai',
  patterns: ['gemini-*'],
})

const azureNames = [
  'AZURE_OPENAI_DEPLOYMENT',
  'AZURE_OPENAI_DEPLOYMENT_NAME',
  'AZURE_OPENAI_CHAT_DEPLOYMENT_NAME',
]

/** Azure names models after deployments, which cannot be listed with a key. */
function azure(env: Env): ListedProvider[] {
  const { AZURE_OPENAI_ENDPOINT: endpoint = '' } = env
  if (!isHttp(endpoint)) return []
  const deployment = env[firstSet(env, azureNames) ?? '']
  return [
    {
      name: 'azure',
      key_env: 'AZURE_OPENAI_API_KEY',
      base_url: `${new URL(endpoint).origin}/openai/v1`,
      names: deployment === undefined ? [] : [deployment],
      dialects: ['chat', 'responses', 'embeddings'],
      ...(deployment === undefined && {
        limit: `it lists no deployments; set ${azureNames[0]}, or write a route for each`,
      }),
    },
  ]
}

const regionNames = ['AWS_REGION', 'AWS_DEFAULT_REGION']

function bedrock(env: Env): ListedProvider[] {
  const region = env[firstSet(env, regionNames) ?? '']
  if (region === undefined || !/^[a-z0-9-]+$/.test(region)) return []
  return [
    {
      name: 'bedrock',
      key_env: 'AWS_BEARER_TOKEN_BEDROCK',
      base_url: `https://bedrock-mantle.${region}.api.aws/v1`,
      dialects: ['chat'],
      skips: { names: /^(anthropic|openai\.gpt-\d)/, why: 'they are at other addresses there' },
    },
  ]
}

/** Those with one address for everybody. */
const others: ListedProvider[] = [
  {
    name: 'mistral',
    key_env: 'MISTRAL_API_KEY',
    base_url: 'https://api.mistral.ai/v1',
    patterns: ['mistral-*', 'ministral-*', 'codestral-*', 'devstral-*', 'magistral-*'],
    limit: 'streams may be refused (422), as its API may not take stream_options.include_usage',
  },
  {
    name: 'deepseek',
    key_env: 'DEEPSEEK_API_KEY',
    base_url: 'https://api.deepseek.com',
    patterns: ['deepseek-*'],
    dialects: ['chat'],
  },
  {
    name: 'xai',
    key_env: 'XAI_API_KEY',
    base_url: 'https://api.x.ai/v1',
    patterns: ['grok-*'],
    dialects: ['chat', 'responses'],
  },
  {
    name: 'cerebras',
    key_env: 'CEREBRAS_API_KEY',
    base_url: 'https://api.cerebras.ai/v1',
    dialects: ['chat'],
  },
  {
    name: 'huggingface',
    key_env: 'HF_TOKEN',
    base_url: 'https://router.huggingface.co/v1',
    dialects: ['chat'],
  },
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

/** The supported variables with keys. */
export const keyNames = [
  ...providersFor({}).map(({ key_env }) => key_env),
  'GOOGLE_API_KEY',
  'AZURE_OPENAI_API_KEY',
  'AWS_BEARER_TOKEN_BEDROCK',
]

/** Keys of model servers without a URL in `init`. */
const unknown =
  /^(AI21|AI_GATEWAY|BASETEN|CO|COHERE|DASHSCOPE|HYPERBOLIC|JINA|MINIMAX|MOONSHOT|NEBIUS|NOVITA|PERPLEXITY|SAMBANOVA|VOYAGE|ZAI|ZHIPUAI)_API_KEY$|^REPLICATE_API_TOKEN$/
const vertex = ['GOOGLE_VERTEX_PROJECT', 'VERTEXAI_PROJECT', 'ANTHROPIC_VERTEX_PROJECT_ID']
const noUrl =
  "init has no URL for it; if its server supports OpenAI's chat completions, add it by hand under " +
  'upstreams, with key_env'
const subscriptions = ['ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN']

/** The variables with keys that no provider above uses, and why. */
export function unusableKeys(env: Env): { key_env: string; note: string }[] {
  const supported = providersFor(env)
  const why = (name: string): string | undefined => {
    if (supported.some(({ key_env }) => key_env === name)) return undefined
    if (name === 'OPENAI_API_KEY') return `${firstSet(env, baseNames)} is not a URL`
    if (name === 'ANTHROPIC_API_KEY') return 'ANTHROPIC_BASE_URL is not a URL'
    if (name === 'AZURE_OPENAI_API_KEY')
      return 'AZURE_OPENAI_ENDPOINT must be the URL of its resource'
    if (name === 'AWS_BEARER_TOKEN_BEDROCK') return 'AWS_REGION must be the region of its models'
    if (vertex.includes(name))
      return 'tokens of Vertex AI expire within an hour; GEMINI_API_KEY works'
    if (subscriptions.includes(name)) return 'it is the login of a program; ANTHROPIC_API_KEY works'
    return unknown.test(name) ? noUrl : undefined
  }
  return Object.keys(env)
    .filter((name) => env[name])
    .flatMap((name) => {
      const reason = why(name)
      if (reason === undefined) return []
      return [{ key_env: name, note: `${name} cannot be used: ${reason}.` }]
    })
}

import type { ErrorObject } from 'ajv/dist/2020.js'
import { closest } from '../documents/closest.ts'
import { dotted } from '../documents/problems.ts'
import { resolve, schemaAt, type ConfigSchema } from './schema.ts'

/** The path of the value that breaks the schema. */
export const pathOf = (error: ErrorObject): string[] =>
  error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Keywords about the keys of a mapping: an error leaves the values at other keys sound. */
export const keyKeywords = new Set(['additionalProperties', 'propertyNames', 'maxProperties'])

/** The key that an error is about, if the error's path is that of the mapping around it. */
export function namedKey({ keyword, params }: ErrorObject): string | null {
  if (keyword === 'additionalProperties') return String(params['additionalProperty'])
  if (keyword === 'propertyNames') return String(params['propertyName'])
  return keyword === 'required' ? String(params['missingProperty']) : null
}

const variableLike = (name: string, what: string) =>
  `the name of an environment variable, like ${name}, and not the ${what} itself`
const fileLike = (path: string) =>
  `the path of a file with the key, like ${path}, and not the key itself`
const pemLike = (path: string, what: string) =>
  `the path of a PEM file with the ${what}, like ${path}`
const usdLike = (amount: string) => `USD in quotes, with at most nine decimals, like ${amount}`
const priceLike = (usd: string) =>
  `USD per million tokens in quotes, with at most nine decimals, like "${usd}"`

/** Descriptions of values, used instead of a regular expression. */
const examples: Record<string, string> = {
  issuer: 'the URL that is the iss of its tokens, like "https://login.example.com/"',
  jwks_uri: 'a URL, like "https://login.example.com/keys"',
  audience: 'the aud of the tokens, in one line, like tollgate',
  base_url: 'a URL up to and including /v1, like "http://127.0.0.1:8000/v1"',
  contact: 'an e-mail address, like api@example.com',
  public_url: 'a URL, like "https://ai.example.com"',
  key_env: variableLike('GPU_1_KEY', 'key'),
  key_file: fileLike('/run/secrets/gpu-1-key'),
  'keys[]': `${variableLike('GPU_1_KEY', 'key')}; or the path of a file, with a slash`,
  token_url:
    'the URL of a token server, like "https://login.microsoftonline.com/TENANT/oauth2/v2.0/token"',
  client_id_env: variableLike('AZURE_CLIENT_ID', 'id'),
  client_secret_env: variableLike('AZURE_CLIENT_SECRET', 'secret'),
  region: 'the name of a region, like us-east-1',
  ca_file: pemLike('/etc/ssl/own-ca.pem', 'certificates'),
  client_cert_file: pemLike('/etc/ssl/tollgate.pem', 'certificate'),
  client_key_file: pemLike('/run/secrets/tollgate-key.pem', 'private key'),
  proxy: 'the URL of a proxy, like "http://proxy.internal:3128"; for an upstream also none',
  proxy_env: variableLike('PROXY_URL', 'URL'),
  'no_proxy[]': 'a host, like "internal.example.com", without spaces and commas',
  store_env: variableLike('DATABASE_URL', 'URL'),
  secret_env: variableLike('TOLLGATE_SECRET', 'secret'),
  token_env: variableLike('TOLLGATE_OPERATOR_TOKEN', 'token'),
  metrics_token_env: variableLike('TOLLGATE_METRICS_TOKEN', 'token'),
  'input[]': 'one of text, image, audio, file',
  'hosts[]': 'a name without a port, like tollgate-1 or ops.example.com',
  input: priceLike('0.05'),
  usd: usdLike('"0.50"'),
  budget_usd: usdLike('"20" or "0.5"'),
  cached_input: priceLike('0.05'),
  cache_write_input: priceLike('0.0625'),
  cache_write_1h_input: priceLike('0.1'),
  usd_per_call: usdLike('"0.01"'),
  output: priceLike('0.08'),
  call: usdLike('"0.002"'),
  image: usdLike('"0.04"'),
  million_characters: usdLike('"15"'),
  second: usdLike('"0.0001"'),
  'trusted_proxies[]': 'an IP address like 10.0.0.1, or a network like 10.0.0.0/8',
  pay_to: 'the address of your wallet, in quotes',
  asset: "the token's address, in quotes",
  asset_name: 'the name of the token as its EIP-712 domain has it, like "USD Coin"',
  asset_version: 'the version of the token as its EIP-712 domain has it, in quotes, like "2"',
  facilitator: 'the URL of an x402 facilitator, like "https://x402.example.com"',
  facilitator_key_env: variableLike('FACILITATOR_KEY', 'key'),
  facilitator_key_file: fileLike('/run/secrets/facilitator-key'),
  key_id_env: variableLike('CDP_API_KEY_ID', 'id'),
  key_secret_env: variableLike('CDP_API_KEY_SECRET', 'secret'),
  rpc_env: variableLike('BASE_RPC_URL', 'URL'),
}

const toolNames =
  'use the type of a tool without its date, like web_search; mcp and file_search cannot be ' +
  'offered, since they name servers and files that callers do not share'
const usualNames = 'use up to 64 letters, digits, ".", "_" and "-"'
const modelNames = 'use up to 256 characters without spaces and commas, and "*" only at the end'
const names: Record<string, string> = {
  routes: modelNames,
  models: modelNames,
  prices: modelNames,
  'payments.networks':
    'use the CAIP-2 id of a chain, like "eip155:8453" for Base or ' +
    '"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" for Solana',
}

/** A description of the values that `schema` allows. */
export function expectation(schema: ConfigSchema, key: string | undefined): string {
  const example = key === undefined ? undefined : examples[key]
  if (example !== undefined) return example
  const { type, minimum, maximum, minLength, maxLength } = schema
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer' || type === 'number')
    return `a ${type === 'integer' ? 'whole ' : ''}number from ${minimum} to ${maximum}`
  if (type === 'string') return `text of ${minLength ?? 0} to ${maxLength} characters`
  if (type === 'array') {
    const item = minimalMapping(resolve(schema.items ?? {}))
    const size = `${schema.minItems ?? 0} to ${schema.maxItems} entries`
    return `a list of ${size}${item && `, like [${item}]`}`
  }
  const minimal = minimalMapping(schema)
  return `a mapping of keys to values${minimal && `, like ${minimal}`}`
}

/** A mapping with all required keys; empty if it has none. */
const minimalMapping = ({ required = [] }: ConfigSchema): string =>
  required.length === 0 ? '' : `{ ${required.map((key) => `${key}: …`).join(', ')} }`

/** The sentence for an error of the validator; null if another error covers it. */
export function sentence(error: ErrorObject): string | null {
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return null
  const path = pathOf(error)
  const where = dotted(path)
  const schema = schemaAt(path) ?? {}
  if (error.keyword === 'additionalProperties')
    return unknownKey(path, namedKey(error) ?? '', Object.keys(schema.properties ?? {}))
  if (error.keyword === 'required') {
    const missing = namedKey(error) ?? ''
    const fix = expectation(schemaAt([...path, missing]) ?? {}, missing)
    return `${dotted([...path, missing])} is missing; write ${fix}.`
  }
  if (error.keyword === 'propertyNames')
    return (
      `${JSON.stringify(namedKey(error))} cannot be a name under ${where}; ` +
      `${namesUnder(path) ?? usualNames}.`
    )
  if (error.keyword === 'maxProperties')
    return `${where} has more than ${String(error.params['limit'])} entries.`
  if (error.keyword === 'pattern' && hasControl(error.data))
    return `${where} has a control character; ${plainPath}.`
  const last = path.at(-1)
  const key = /^\d+$/.test(last ?? '') ? `${path.at(-2)}[]` : last
  return `${where} must be ${expectation(schema, key)}${suffixFor(path, error.data)}.`
}

const hasControl = (value: unknown) => typeof value === 'string' && /[\x00-\x1f]/.test(value)
const plainPath =
  'in double quotes YAML reads a backslash and the letters after it as one character: write a path of ' +
  "Windows in single quotes, as 'C:\\agents', or with slashes"

/** The rule for names in the mapping at this path. */
const namesUnder = (path: readonly string[]): string | undefined =>
  path[0] === 'upstreams' && path[2] === 'hosted_tools' ? toolNames : names[dotted(path)]

/** A key whose value is the secret itself, as in other programs' files. */
const secretKey = /^(api|auth|secret|access)?_?-?(key|token)$/i

function unknownKey(path: string[], key: string, keys: string[]): string {
  if (path[0] === 'upstreams' && path.length === 2 && secretKey.test(key))
    return (
      `${dotted([...path, key])} is not a known key; write key_env with the name of an ` +
      'environment variable that holds the key, or key_file with the path of a file.'
    )
  const closestKey = closest(key, keys)
  const list = `the keys are ${keys.join(', ')}.`
  const fix = closestKey === null ? list : `did you mean "${closestKey}"?`
  return `${dotted([...path, key])} is not a known key; ${fix}`
}

/** Shows only numbers, booleans and short words: a misplaced value may be a secret. */
function suffixFor(path: readonly string[], value: unknown): string {
  if (value === null) return ' and is empty'
  if (typeof value === 'number' || typeof value === 'boolean') return `, not ${String(value)}`
  if (typeof value !== 'string')
    return Array.isArray(value) ? `, not a list of ${value.length}` : ', not a mapping'
  const plain =
    /^[\w .,:/*-]{0,40}$/.test(value) &&
    !/_env$|_file$|^(base_url|proxy|facilitator)$/.test(path.at(-1) ?? '') &&
    !path.includes('headers') &&
    !path.includes('keys')
  return plain ? `, not ${JSON.stringify(value)}` : ''
}

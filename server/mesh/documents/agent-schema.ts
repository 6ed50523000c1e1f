import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { didYouMean } from '../../documents/closest.ts'
import { dotted } from '../../documents/problems.ts'
import type { Effect } from '../agent.ts'

/** The members of `x-agent`. */
export type AgentMembers = {
  description: string
  author: string
  author_address?: string
  tags: string[]
  examples: string[]
  prompt: string
  price_usd: string
  query_price_usd: string
  x402: boolean
  image_url?: string
}

/** The members of `x-oauth`, with defaults filled in. */
export type OAuthMembers = {
  token_url: string
  client_id_env: string
  client_secret_env: string
  auth: 'basic' | 'post'
}

/** The members of `x-tool`, with defaults filled in. */
export type ToolMembers = {
  price_usd?: string
  timeout_ms: number
  effect?: Effect
  cache_seconds: number
  pick?: string
  send_defaults: boolean
  truncate: boolean
  keep_headers?: string[]
  credential_origin?: string
}

const text = (maxLength: number, description: string) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
  description,
})
const price = {
  type: 'string',
  pattern: '^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$',
  description: 'USD in quotes, with at most nine decimals, like "0.001"',
}
const count = (minimum: number, maximum: number) => ({
  type: 'integer',
  minimum,
  maximum,
  description: `a whole number from ${minimum} to ${maximum}`,
})

const variable = (example: string) => ({
  type: 'string',
  pattern: '^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$',
  description:
    `the name of an environment variable in capitals, like ${example}, that does not begin with ` +
    'TOLLGATE_',
})

/** What Tollgate adds to OpenAPI. Each `description` completes the sentence "it must be …". */
export const extensionSchemas = {
  'x-agent': {
    type: 'object',
    description:
      'a mapping with description, author, tags, examples, prompt, price_usd, query_price_usd ' +
      'and x402',
    required: [
      'description',
      'author',
      'tags',
      'examples',
      'prompt',
      'price_usd',
      'query_price_usd',
      'x402',
    ],
    additionalProperties: false,
    properties: {
      description: text(2000, 'text of 1 to 2000 characters that says what the agent does'),
      author: text(200, 'the name of who wrote the document'),
      author_address: text(128, "the author's address on a chain, as text"),
      tags: {
        type: 'array',
        maxItems: 32,
        uniqueItems: true,
        items: text(64, 'a word'),
        description: 'a list of up to 32 different words',
      },
      examples: {
        type: 'array',
        maxItems: 32,
        items: text(1000, 'a question in quotes'),
        description: 'a list of up to 32 questions that the agent answers',
      },
      prompt: text(20_000, 'the system prompt of query mode, text of 1 to 20000 characters'),
      price_usd: price,
      query_price_usd: price,
      x402: { type: 'boolean', description: 'true or false' },
      image_url: {
        type: 'string',
        maxLength: 2000,
        pattern: '^https://[^\\s"<>]+$',
        description: 'an address that begins with https://',
      },
    },
  },
  'x-tool': {
    type: 'object',
    description:
      'a mapping with some of price_usd, timeout_ms, effect, cache_seconds, pick, send_defaults, ' +
      'truncate, keep_headers and credential_origin',
    additionalProperties: false,
    properties: {
      price_usd: price,
      timeout_ms: { ...count(100, 60_000), default: 20_000 },
      effect: { enum: ['read', 'write'], description: 'read or write' },
      cache_seconds: { ...count(0, 86_400), default: 0 },
      pick: {
        type: 'string',
        maxLength: 200,
        pattern: '^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$',
        description:
          'the name of a member of the answer, or a path of names with dots between, ' +
          'like data.items',
      },
      send_defaults: {
        type: 'boolean',
        default: false,
        description:
          'true, where arguments that are missing are to be sent with the default of their ' +
          'schema, or false',
      },
      truncate: {
        type: 'boolean',
        default: false,
        description:
          'true, where an answer that is too long is to be cut and not refused, or false',
      },
      keep_headers: {
        type: 'array',
        maxItems: 16,
        items: {
          type: 'string',
          pattern:
            '^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$',
          description: 'the name of a header, other than Set-Cookie',
        },
        description: 'a list of up to 16 names of headers',
      },
      credential_origin: {
        type: 'string',
        maxLength: 300,
        pattern: '^https?://[^/?#@\\s]+$',
        description:
          'the origin of a server beside that of the document to which the credential is sent, ' +
          'like https://uploads.example.com',
      },
    },
  },
  'x-oauth': {
    type: 'object',
    description: 'a mapping with token_url, client_id_env and client_secret_env',
    required: ['token_url', 'client_id_env', 'client_secret_env'],
    additionalProperties: false,
    properties: {
      token_url: {
        type: 'string',
        maxLength: 1000,
        pattern: '^(https://|http://(localhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$',
        description:
          'the address that tokens are fetched from, which begins with https:// and has no user name',
      },
      client_id_env: variable('ACME_CLIENT_ID'),
      client_secret_env: variable('ACME_CLIENT_SECRET'),
      auth: { enum: ['basic', 'post'], default: 'basic', description: 'basic or post' },
    },
  },
  'x-env': variable('EXA_API_KEY'),
}

/** The name of a member that Tollgate adds to OpenAPI. */
export type Extension = keyof typeof extensionSchemas

const ajv = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  strict: false,
  verbose: true,
  validateSchema: false,
})
const checks = {
  'x-agent': ajv.compile(extensionSchemas['x-agent']),
  'x-tool': ajv.compile(extensionSchemas['x-tool']),
  'x-oauth': ajv.compile(extensionSchemas['x-oauth']),
  'x-env': ajv.compile(extensionSchemas['x-env']),
}

/** A fault, where it is, and what to write instead; `key` where the name itself is at fault. */
export type SchemaFault = { path: string[]; text: string; key: boolean }

/** Fills in the defaults of an extension and lists what is wrong with it. */
export function checkExtension(
  name: Extension,
  value: unknown,
  place: readonly string[],
): SchemaFault[] {
  const check = checks[name]
  return check(value)
    ? []
    : (check.errors ?? []).filter(isFirst).map((error) => faultOf(error, place))
}

/** Of several faults of one value only the first is reported. */
const isFirst = (error: ErrorObject, index: number, all: ErrorObject[]) =>
  error.keyword === 'additionalProperties' ||
  error.keyword === 'required' ||
  all.findIndex((other) => other.instancePath === error.instancePath) === index

type SchemaPart = { description?: string; properties?: Record<string, SchemaPart> }

function faultOf(error: ErrorObject, place: readonly string[]): SchemaFault {
  const path = [...place, ...error.instancePath.split('/').slice(1)]
  const schema = (error.parentSchema ?? {}) as SchemaPart // a part of the schemas above
  const members = schema.properties ?? {}
  if (error.keyword === 'additionalProperties') {
    const unknown = String(error.params['additionalProperty'])
    const names = Object.keys(members)
    const hint = didYouMean(unknown, names) || ` It may have ${names.join(', ')}.`
    return {
      path: [...path, unknown],
      text: `${dotted([...path, unknown])} is not a known member.${hint}`,
      key: true,
    }
  }
  if (error.keyword === 'required') {
    const missing = String(error.params['missingProperty'])
    const expected = members[missing]?.description ?? 'it'
    return {
      path,
      text: `${dotted([...path, missing])} is missing; write ${expected}.`,
      key: true,
    }
  }
  const expected = schema.description ?? 'something else'
  return {
    path,
    text: `${dotted(path)} must be ${expected}${shownValue(error.data)}.`,
    key: false,
  }
}

function shownValue(value: unknown): string {
  if (value === null) return ' and is empty'
  if (typeof value === 'number' || typeof value === 'boolean') return `, not ${value}`
  return typeof value === 'string' && value.length > 0 && value.length <= 24
    ? `, not ${JSON.stringify(value)}`
    : ''
}

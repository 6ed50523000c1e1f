import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import * as compiled from '../../../generated/validators/extensions.js'
import { didYouMean } from '../../documents/closest.ts'
import { dotted } from '../../documents/problems.ts'
import type { Effect, McpPin } from '../agent.ts'
import type { extensionSchemas } from './extension-schemas.ts'

/** The members of `x-oauth`, with defaults filled in. */
export type OAuthMembers = {
  token_url: string
  client_id_env: string
  client_secret_env: string
  auth: 'basic' | 'post'
  audience?: string
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
  mcp?: McpPin
}

/** The name of a member that Tollgate adds to OpenAPI. */
export type Extension = keyof typeof extensionSchemas

const checks: Record<Extension, ValidateFunction> = {
  'x-agent': compiled.agent,
  'x-tool': compiled.tool,
  'x-oauth': compiled.oauth,
  'x-env': compiled.env,
  'x-from': compiled.from,
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
  if (check(value)) return []
  return (check.errors ?? []).filter(isFirst).map((error) => faultOf(error, place))
}

/** Reports only the first of several faults of one value. */
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
    const at = [...path, unknown]
    return { path: at, text: `${dotted(at)} is not a known member.${hint}`, key: true }
  }
  if (error.keyword === 'required') {
    const missing = String(error.params['missingProperty'])
    const expected = members[missing]?.description ?? 'it'
    const text = `${dotted([...path, missing])} is missing; write ${expected}.`
    return { path, text, key: true }
  }
  const expected = schema.description ?? 'something else'
  const text = `${dotted(path)} must be ${expected}${shownValue(error.data)}.`
  return { path, text, key: false }
}

function shownValue(value: unknown): string {
  if (value === null) return ' and is empty'
  if (typeof value === 'number' || typeof value === 'boolean') return `, not ${value}`
  if (typeof value === 'string' && value.length > 0 && value.length <= 24)
    return `, not ${JSON.stringify(value)}`
  return ''
}

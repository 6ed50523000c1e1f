import { didYouMean } from '../documents/closest.ts'
import { type Problem } from '../documents/problems.ts'
import { expectation } from './sentence.ts'
import { resolve, rootSchema, type ConfigSchema } from './schema.ts'

/** A scalar of the file, or a list of strings, and the environment variable that overrides it. */
export type Setting = { name: string; path: string[]; schema: ConfigSchema }

/** Variables of Tollgate that override no setting. */
export const otherVariables = [
  'TOLLGATE_CONFIG',
  'TOLLGATE_SANDBOX_KEY',
  'TOLLGATE_API_KEY',
  'TOLLGATE_BENCH_PEERS',
] as const

/**
 * All settings of the schema. Tables whose keys the user chooses (`upstreams`, `routes`, `prices`,
 * `payments.networks`) have no variables.
 */
export function settings(schema: ConfigSchema = rootSchema, path: string[] = []): Setting[] {
  const { type, properties, items, ...rest } = resolve(schema)
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([key, inner]) => settings(inner, [...path, key]))
  if (type === 'object' || (type === 'array' && resolve(items ?? {}).type !== 'string')) return []
  return [
    {
      name: `TOLLGATE_${path.join('_').toUpperCase()}`,
      path,
      schema: { ...rest, ...(type && { type }), ...(items && { items }) },
    },
  ]
}

/** Overrides settings of the file by variables; returns those that were overridden. */
export function override(
  value: Record<string, unknown>,
  env: NodeJS.ProcessEnv,
  problems: Problem[],
): Setting[] {
  const overridden: Setting[] = []
  for (const setting of settings()) {
    const { name, path, schema } = setting
    const text = env[name]
    if (text === undefined) continue
    const typed = convert(text, schema)
    if (typed === undefined) {
      const rule = `must be ${expectation(schema, path.at(-1))}`
      const value = JSON.stringify(text.slice(0, 40))
      problems.push({ at: name, path, text: `${path.join('.')} ${rule}, not ${value}.` })
      continue
    }
    if (put(value, path, typed)) overridden.push(setting)
  }
  return overridden
}

function convert(text: string, schema: ConfigSchema): unknown {
  if (schema.type === 'string') return text
  if (schema.type === 'array')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  if (schema.type === 'boolean')
    return text === 'true' || text === 'false' ? text === 'true' : undefined
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
  const isValid = schema.type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)
  return isValid ? number : undefined
}

/** False if a parent in the file is not a mapping; the schema's check reports that. */
function put(value: Record<string, unknown>, path: string[], typed: unknown): boolean {
  let target = value
  for (const key of path.slice(0, -1)) {
    const inner = (target[key] ??= {})
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return false
    target = inner as Record<string, unknown> // neither null nor a list
  }
  target[path.at(-1) ?? ''] = typed
  return true
}

/** Reports unknown variables that start with TOLLGATE_: they are probably misspelt. */
export function unknownVariables(
  env: NodeJS.ProcessEnv,
  secretVariables: Iterable<string>,
): Problem[] {
  const names = new Set([
    ...settings().map(({ name }) => name),
    ...otherVariables,
    ...secretVariables,
  ])
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('TOLLGATE_') && !names.has(name),
  )
  const text = 'this environment variable is not a setting of Tollgate.'
  const fix = (name: string) => didYouMean(name, names) || ' Unset it.'
  return unknown.toSorted().map((name) => ({ at: name, path: [], text: `${text}${fix(name)}` }))
}

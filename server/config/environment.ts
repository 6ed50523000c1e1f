import { didYouMean } from '../documents/closest.ts'
import { type Problem } from '../documents/problems.ts'
import { expectation } from './sentence.ts'
import { resolved, rootSchema, type ConfigSchema } from './schema.ts'

export type Setting = { name: string; path: string[]; schema: ConfigSchema }

/** Variables that the project reads besides the settings of the file; with TOLLGATE_API_KEY `tollgate agents call` and `ask` send requests. */
export const otherVariables = [
  'TOLLGATE_CONFIG',
  'TOLLGATE_SANDBOX_KEY',
  'TOLLGATE_API_KEY',
  'TOLLGATE_BENCH_PEERS',
] as const

/**
 * Every scalar of the file with the variable that sets it. Maps with names of one's own (`upstreams`, `routes`, `prices`, `payments.networks`) have
 * no variables, since their paths are not known to the contract.
 */
export function settings(schema: ConfigSchema = rootSchema, path: string[] = []): Setting[] {
  const { type, properties, items, ...rest } = resolved(schema)
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([key, inner]) => settings(inner, [...path, key]))
  if (type === 'object' || (type === 'array' && resolved(items ?? {}).type !== 'string')) return []
  return [
    {
      name: `TOLLGATE_${path.join('_').toUpperCase()}`,
      path,
      schema: { ...rest, ...(type && { type }), ...(items && { items }) },
    },
  ]
}

/** Writes the settings of the environment over those of the file; answers which of them it wrote. */
export function override(
  value: Record<string, unknown>,
  env: NodeJS.ProcessEnv,
  problems: Problem[],
): Setting[] {
  const written: Setting[] = []
  for (const setting of settings()) {
    const { name, path, schema } = setting
    const text = env[name]
    if (text === undefined) continue
    const typed = convert(text, schema)
    if (typed === undefined) {
      const fit = expectation(schema, path.at(-1))
      problems.push({
        at: name,
        path,
        text: `${path.join('.')} must be ${fit}, not ${JSON.stringify(text.slice(0, 40))}.`,
      })
      continue
    }
    if (put(value, path, typed)) written.push(setting)
  }
  return written
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
  return Number.isFinite(number) && (schema.type !== 'integer' || Number.isSafeInteger(number))
    ? number
    : undefined
}

/** False where the file has something else than a mapping on the way; the contract's own check says so. */
function put(value: Record<string, unknown>, path: string[], typed: unknown): boolean {
  let target = value
  for (const key of path.slice(0, -1)) {
    const inner = (target[key] ??= {})
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return false
    target = inner as Record<string, unknown> // a plain mapping of the file, or the one made above
  }
  target[path.at(-1) ?? ''] = typed
  return true
}

/** Refuses what looks like ours and is not: a misspelt name would otherwise be ignored in silence. */
export function refuseUnknown(env: NodeJS.ProcessEnv, named: Iterable<string>): Problem[] {
  const known = new Set([...settings().map(({ name }) => name), ...otherVariables, ...named])
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('TOLLGATE_') && !known.has(name),
  )
  const text = 'this environment variable is not a setting of Tollgate.'
  const fix = (name: string) => didYouMean(name, known) || ' Unset it.'
  return unknown.toSorted().map((name) => ({ at: name, path: [], text: `${text}${fix(name)}` }))
}

import { isMap, isNode, isScalar, parseDocument, visit } from 'yaml'
import { isRecord } from '../json/json.ts'
import { masked } from './masked-config.ts'

/** The values of a configuration file without those that may be secrets. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'headers' && isRecord(member) ? hidden(member) : withoutSecrets(member),
    ]),
  )
}

const hidden = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, masked]))

/** A path below a value whose headers have values that the file does not. */
export class NewSecret extends Error {
  readonly path: string[]
  constructor(path: string[]) {
    super('values of headers may be secrets, and are written in the file only')
    this.path = path
  }
}

/** The values with those of the file in place of the masked ones; throws a NewSecret. */
export function withSecrets(value: unknown, now: unknown, path: readonly string[]): unknown {
  const within = (name: string, member: unknown) =>
    withSecrets(member, isRecord(now) || Array.isArray(now) ? memberOf(now, name) : undefined, [
      ...path,
      name,
    ])
  if (Array.isArray(value)) return value.map((entry, index) => within(String(index), entry))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, within(name, member)]),
    )
  if (path.at(-2) !== 'headers' && value !== masked) return value
  if (typeof now !== 'string' || ![masked, now].includes(String(value)))
    throw new NewSecret([...path])
  return now
}

const memberOf = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined

/** A token: a long run of letters and digits. */
const token = /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi

/** The text of a file without the values of headers, and without tokens in comments. */
export function textWithoutSecrets(text: string): string {
  const ranges: [number, number][] = []
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'headers' || !isMap(value)) return
      for (const header of value.items)
        if (isNode(header.value) && header.value.range)
          ranges.push([header.value.range[0], header.value.range[1]])
    },
  })
  const safe = ranges.reduceRight(
    (all, [start, end]) => all.slice(0, start) + `'${masked}'` + all.slice(end),
    text,
  )
  return safe.replace(/(?<=^|\s)#.*$/gm, (comment) => comment.replace(token, masked))
}

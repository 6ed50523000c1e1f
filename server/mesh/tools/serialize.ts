import { textOf } from '../../digits.ts'
import { isRecord, isWritten } from '../../json.ts'
import type { Placed } from '../agent.ts'

/** An argument that cannot be put into a request; the message goes on after the argument's name. */
export class Unsendable extends Error {
  readonly argument: string

  constructor(argument: string, message: string) {
    super(message)
    this.argument = argument
  }
}

/** Everything but RFC 3986's unreserved characters is percent-encoded, so that no value can mean anything to a URL. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

type Write = (text: string) => string

/** The items of a list, or names and values of an object, as plain texts; null stands for nothing. */
function texts({ name }: Placed, values: unknown[]): string[] {
  return values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => {
      if (typeof value === 'object' && !isWritten(value))
        throw new Unsendable(
          name,
          'has lists or objects inside of others, which cannot be sent at this place',
        )
      return textOf(value)
    })
}

const members = (placed: Placed, value: Record<string, unknown>): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    texts(placed, [inner]).map((text) => [key, text]),
  )

/** A value in the style `simple`, as paths and headers have it: `a,b` or `x,1,y,2` or, exploded, `x=1,y=2`. */
function simple(placed: Placed, value: unknown, write: Write, separator = ','): string {
  if (Array.isArray(value)) return texts(placed, value).map(write).join(separator)
  if (isRecord(value))
    return members(placed, value)
      .map(([key, text]) => `${write(key)}${placed.explode ? '=' : separator}${write(text)}`)
      .join(separator)
  return write(textOf(value))
}

export function writeHeader(placed: Placed, value: unknown): string {
  return placed.style === 'json' ? JSON.stringify(value) : simple(placed, value, (text) => text)
}

export function writePath(placed: Placed, value: unknown): string {
  const { name, style, explode } = placed
  if (style === 'json') return encode(JSON.stringify(value))
  if (style === 'label') return `.${simple(placed, value, encode, explode ? '.' : ',')}`
  if (style !== 'matrix') return simple(placed, value, encode)
  const key = encode(name)
  if (explode && Array.isArray(value))
    return texts(placed, value)
      .map((text) => `;${key}=${encode(text)}`)
      .join('')
  if (explode && isRecord(value))
    return members(placed, value)
      .map(([inner, text]) => `;${encode(inner)}=${encode(text)}`)
      .join('')
  return `;${key}=${simple(placed, value, encode)}`
}

const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/** The pairs of a query; none where there is nothing to say. */
export function writeQuery(placed: Placed, value: unknown): string[] {
  const { name, style, explode } = placed
  const key = encode(name)
  if (style === 'json') return [`${key}=${encode(JSON.stringify(value))}`]
  if (style === 'deepObject') return deep(key, value)
  if (explode && Array.isArray(value))
    return texts(placed, value).map((text) => `${key}=${encode(text)}`)
  if (explode && isRecord(value))
    return members(placed, value).map(([inner, text]) => `${encode(inner)}=${encode(text)}`)
  const list = simple({ ...placed, explode: false }, value, encode, separators[style] ?? ',')
  return list === '' && typeof value === 'object' ? [] : [`${key}=${list}`]
}

/** `a[b]=1`, and further levels the way most servers read them. */
function deep(key: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((one) => deep(key, one))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      deep(`${key}%5B${encode(name)}%5D`, inner),
    )
  return [`${key}=${encode(textOf(value))}`]
}

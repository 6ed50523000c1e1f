import { scalarText } from '../../../json/digits.ts'
import { isRecord, isWritten } from '../../../json/json.ts'
import type { ToolParameter } from '../../agent.ts'

/** An argument that cannot be sent; the message continues the argument's name. */
export class UnsendableArgument extends Error {
  readonly argument: string

  constructor(argument: string, message: string) {
    super(message)
    this.argument = argument
  }
}

/**
 * Percent-encodes all characters except RFC 3986's unreserved ones, so that no value has a meaning
 * in a URL.
 */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

type Encode = (text: string) => string

/** The items of an array, or the values of an object, as strings; null is omitted. */
function itemTexts({ argument }: ToolParameter, values: unknown[]): string[] {
  return values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => {
      if (typeof value === 'object' && !isWritten(value))
        throw new UnsendableArgument(
          argument,
          'has nested arrays or objects, which cannot be sent here',
        )
      return scalarText(value)
    })
}

const memberTexts = (
  parameter: ToolParameter,
  value: Record<string, unknown>,
): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    itemTexts(parameter, [inner]).map((text) => [key, text]),
  )

/** The style `simple` of paths and headers: `a,b` or `x,1,y,2` or, exploded, `x=1,y=2`. */
function serializeSimple(
  parameter: ToolParameter,
  value: unknown,
  encoded: Encode,
  separator = ',',
): string {
  if (Array.isArray(value)) return itemTexts(parameter, value).map(encoded).join(separator)
  if (!isRecord(value)) return encoded(scalarText(value))
  const between = parameter.explode ? '=' : separator
  return memberTexts(parameter, value)
    .map(([key, text]) => `${encoded(key)}${between}${encoded(text)}`)
    .join(separator)
}

/** The value of a header, not encoded. */
export function serializeHeader(parameter: ToolParameter, value: unknown): string {
  if (parameter.style === 'json') return JSON.stringify(value)
  return serializeSimple(parameter, value, (text) => text)
}

/** A piece of a path, percent-encoded. */
export function serializePath(parameter: ToolParameter, value: unknown): string {
  const { name, style, explode } = parameter
  if (style === 'json') return encode(JSON.stringify(value))
  if (style === 'label') return `.${serializeSimple(parameter, value, encode, explode ? '.' : ',')}`
  if (style !== 'matrix') return serializeSimple(parameter, value, encode)
  const key = encode(name)
  if (explode && Array.isArray(value))
    return itemTexts(parameter, value)
      .map((text) => `;${key}=${encode(text)}`)
      .join('')
  if (explode && isRecord(value))
    return memberTexts(parameter, value)
      .map(([inner, text]) => `;${encode(inner)}=${encode(text)}`)
      .join('')
  return `;${key}=${serializeSimple(parameter, value, encode)}`
}

const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/** The `name=value` pairs of a query; none for an empty list or object. */
export function serializeQuery(parameter: ToolParameter, value: unknown): string[] {
  const { name, style, explode } = parameter
  const key = encode(name)
  if (style === 'json') return [`${key}=${encode(JSON.stringify(value))}`]
  if (style === 'deepObject') return nestedPairs(key, value, Array.isArray(value))
  if (explode && Array.isArray(value))
    return itemTexts(parameter, value).map((text) => `${key}=${encode(text)}`)
  if (explode && isRecord(value))
    return memberTexts(parameter, value).map(([inner, text]) => `${encode(inner)}=${encode(text)}`)
  const separator = separators[style] ?? ','
  const list = serializeSimple({ ...parameter, explode: false }, value, encode, separator)
  return list === '' && typeof value === 'object' ? [] : [`${key}=${list}`]
}

/**
 * Pairs like `a[b]=1` for nested values. Items of lists repeat the key; `hasListBrackets` writes `a[]=1`
 * for them, and `a[0][b]=1` if they have members, since servers that read brackets accept both.
 */
function nestedPairs(key: string, value: unknown, hasListBrackets: boolean): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const bracket = hasListBrackets ? `%5B${isContainer(item) ? index : ''}%5D` : ''
      return nestedPairs(key + bracket, item, hasListBrackets)
    })
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      nestedPairs(`${key}%5B${encode(name)}%5D`, inner, hasListBrackets),
    )
  return value === null || value === undefined ? [] : [`${key}=${encode(scalarText(value))}`]
}

const isContainer = (value: unknown) => isRecord(value) || Array.isArray(value)

/** The pairs of a form; those of a deep object have brackets on every level. */
export function serializeField(member: ToolParameter, value: unknown): string[] {
  if (member.style !== 'deepObject') return serializeQuery(member, value)
  return nestedPairs(encode(member.name), value, true)
}

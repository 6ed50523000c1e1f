import type { LocatedRecord, Reading } from './reading.ts'
import { typesOf } from './schemas/merge.ts'
import { isRecord } from '../../json/json.ts'
import type { ToolParameter, JsonSchema, Style } from '../agent.ts'

/** Where a parameter is sent. */
export type Location = 'path' | 'query' | 'header'

const styles: Record<Location, readonly Style[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
}

/** Headers of the connection, of credentials, or that Tollgate writes itself. */
const reservedHeaders = new Set(
  (
    'host connection keep-alive transfer-encoding te trailer upgrade expect content-length ' +
    'content-type content-encoding accept accept-encoding user-agent authorization ' +
    'proxy-authorization proxy-connection cookie cookie2 forwarded via x-forwarded-for ' +
    'x-forwarded-host x-forwarded-proto x-forwarded-prefix x-real-ip x-original-url ' +
    'x-rewrite-url x-http-method-override x-method-override x-http-method'
  ).split(' '),
)
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}$/

/** The location of a parameter; null where arguments cannot be sent there. */
export const locationOf = (value: unknown): Location | null =>
  value === 'path' || value === 'query' || value === 'header' ? value : null

/**
 * How a parameter is serialized; null, after reporting why, where it cannot be. What
 * `allowReserved` would leave bare is encoded all the same: servers read both alike.
 */
export function readParameterStyle(
  reading: Reading,
  { value, place }: LocatedRecord,
  name: string,
  location: Location,
  schema: JsonSchema,
): Omit<ToolParameter, 'argument'> | null {
  const no = (text: string, member: string) =>
    reading.refuse([...place, member], `the parameter ${JSON.stringify(name)} ${text}`)
  if (location === 'header' && !headerName.test(name))
    return no('is not the name of a header.', 'name')
  if (location === 'header' && reservedHeaders.has(name.toLowerCase()))
    return no(reservedHeader, 'name')
  if (value['content'] !== undefined) return { name, style: 'json', explode: false }
  const defaultStyle = location === 'query' ? 'form' : 'simple'
  const style = (value['style'] ?? defaultStyle) as Style // or refused below
  if (!styles[location].includes(style))
    return no(
      `has a style that a ${location} parameter cannot have; ` +
        `it can have ${styles[location].join(', ')}.`,
      'style',
    )
  const isExploded = style === 'form' || style === 'deepObject'
  const explode = typeof value['explode'] === 'boolean' ? value['explode'] : isExploded
  const types = typesOf(schema['type'])
  if (style !== 'deepObject' && isNested(schema)) return no(nestedValue, 'schema')
  const isSpread = style === 'form' && explode && types.includes('object')
  if (isSpread && (!isRecord(schema['properties']) || schema['additionalProperties'] !== false))
    return no(openObject, 'schema')
  return { name, style, explode }
}

const reservedHeader =
  'is a header that arguments cannot set; leave it out, or make it a securityScheme with x-env ' +
  'when it is a credential.'
const nestedValue =
  'holds lists or objects inside of others, which its style cannot write; use style deepObject, ' +
  'or content with application/json, if the server reads that.'
const openObject =
  'is an object written as separate query parameters, so that its names must be known; give it ' +
  'properties and additionalProperties: false.'

/** Whether a list or an object has lists or objects in it. */
function isNested(schema: JsonSchema): boolean {
  const inner = [
    schema['items'],
    schema['additionalProperties'],
    ...Object.values(isRecord(schema['properties']) ? schema['properties'] : {}),
  ]
  return inner.some(
    (one) =>
      isRecord(one) && typesOf(one['type']).some((type) => type === 'array' || type === 'object'),
  )
}

import type { Located, Reading } from './references.ts'
import { typesOf } from './merge-schemas.ts'
import { isRecord } from '../../json.ts'
import type { Placed, JsonSchema, Style } from '../agent.ts'

export type Location = 'path' | 'query' | 'header'

const styles: Record<Location, readonly Style[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
}

/** Headers that belong to the connection, to the credentials or to what Tollgate writes itself. */
const ownHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'content-length',
  'content-type',
  'content-encoding',
  'accept',
  'accept-encoding',
  'user-agent',
  'authorization',
  'proxy-authorization',
  'proxy-connection',
  'cookie',
  'cookie2',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-prefix',
  'x-real-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'x-http-method',
])
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}$/

export const locationOf = (value: unknown): Location | null =>
  value === 'path' || value === 'query' || value === 'header' ? value : null

/** How a parameter is written, or null after telling why it cannot be. What `allowReserved` would leave bare is encoded all the same: servers read both alike. */
export function placeParameter(
  { refuse }: Reading,
  { value, place }: Located<Record<string, unknown>>,
  name: string,
  location: Location,
  schema: JsonSchema,
): Placed | null {
  const no = (text: string, member: string) => {
    refuse([...place, member], `the parameter ${JSON.stringify(name)} ${text}`)
    return null
  }
  if (location === 'header' && !headerName.test(name))
    return no('is not the name of a header.', 'name')
  if (location === 'header' && ownHeaders.has(name.toLowerCase())) {
    return no(
      'is a header that arguments cannot set; leave it out, or make it a securityScheme with x-env when it is a credential.',
      'name',
    )
  }
  if (value['content'] !== undefined) return { name, style: 'json', explode: false }
  const style = (value['style'] ?? (location === 'query' ? 'form' : 'simple')) as Style // found in the list, or refused
  if (!styles[location].includes(style))
    return no(
      `has a style that a ${location} parameter cannot have; it can have ${styles[location].join(', ')}.`,
      'style',
    )
  const explode =
    typeof value['explode'] === 'boolean'
      ? value['explode']
      : style === 'form' || style === 'deepObject'
  const types = typesOf(schema['type'])
  if (style === 'deepObject' && !types.includes('object'))
    return no('has style deepObject and so must have a schema of type object.', 'style')
  if (style !== 'deepObject' && nests(schema)) {
    return no(
      'holds lists or objects inside of others, which its style cannot write; use style deepObject, or content with application/json, if the server reads that.',
      'schema',
    )
  }
  if (
    style === 'form' &&
    explode &&
    types.includes('object') &&
    (!isRecord(schema['properties']) || schema['additionalProperties'] !== false)
  ) {
    return no(
      'is an object written as separate query parameters, so that its names must be known; give it properties and additionalProperties: false.',
      'schema',
    )
  }
  return { name, style, explode }
}

/** Whether a list or an object has lists or objects in it. */
function nests(schema: JsonSchema): boolean {
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

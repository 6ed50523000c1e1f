import { isRecord } from '../../json/json.ts'
import type { BodyFormat, BodyMember, JsonSchema, Style } from '../agent.ts'
import type { Located, Reading } from './reading.ts'
import { typesOf } from './schemas/merge.ts'

/** A body of an operation in the media type that is sent. */
export type BodySource = {
  format: BodyFormat
  contentType: string
  /** Undefined where the document has none. */
  schema: Located | undefined
  encoding: Record<string, unknown>
  description: string | undefined
  isRequired: boolean
  /** Whether parts of multipart have styles too: since OpenAPI 3.1. */
  hasStyledParts: boolean
  place: string[]
}

const jsonType = /^application\/([a-z0-9.+-]+\+)?json$/
/** Whether a media type is JSON or has the suffix `+json`. */
export const isJsonType = (type: string): boolean => jsonType.test(mediaTypeOf(type))
/** What can be sent as a header as it is. */
const mediaType = /^[\w.+*-]{1,80}\/[\w.+*-]{1,80}( ?; ?[\w-]+=[\w."-]+)*$/
const mediaTypeOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

const formats: readonly [BodyFormat, (type: string) => boolean][] = [
  ['json', isJsonType],
  ['json', (type) => type === '*/*' || type === 'application/*'],
  ['form', (type) => type === 'application/x-www-form-urlencoded'],
  ['multipart', (type) => type === 'multipart/form-data'],
  ['text', (type) => /^text\/|^application\/(xml|yaml|graphql|.+\+(xml|yaml))$/.test(type)],
  ['bytes', () => true],
]

/** The body in the first format that can be sent: JSON, form, multipart, text, bytes. */
export function readBodySource(reading: Reading, location: Located): BodySource | null {
  const body = reading.follow(location)
  if (body === null) return null
  const content = isRecord(body.value['content']) ? body.value['content'] : {}
  const types = Object.keys(content).filter((type) => mediaType.test(type))
  for (const [format, fits] of formats) {
    const type = types.find((one) => fits(mediaTypeOf(one)))
    if (type === undefined) continue
    const named = { value: content[type] ?? {}, place: [...body.place, 'content', type] }
    const media = reading.follow(named)
    if (media === null) return null
    const { schema, encoding } = media.value
    const place = [...media.place, 'schema']
    const { description } = body.value
    return {
      format: format === 'json' && isOnlyBinary(schema) ? 'bytes' : format,
      contentType: format === 'json' && !isJsonType(type) ? 'application/json' : type,
      schema: schema === undefined ? undefined : { value: schema, place },
      encoding: isRecord(encoding) ? encoding : {},
      description: typeof description === 'string' ? description : undefined,
      isRequired: body.value['required'] === true,
      hasStyledParts: !String(reading.document['openapi']).startsWith('3.0'),
      place,
    }
  }
  const text = 'the body names no media type under content; write one, like application/json.'
  return reading.refuse([...body.place, 'content'], text)
}

const isOnlyBinary = (schema: unknown) => isRecord(schema) && schema['format'] === 'binary'

/** Keywords of a body's schema that a list of arguments cannot express. */
const inexpressible = (
  'allOf anyOf oneOf not if enum const dependentSchemas dependentRequired patternProperties ' +
  'propertyNames'
).split(' ')

/** Members that can each be an argument; null where the body must be an argument itself. */
export function membersOf(schema: JsonSchema): Record<string, unknown> | null {
  const { properties } = schema
  if (!isRecord(properties) || Object.keys(properties).length === 0) return null
  if (inexpressible.some((keyword) => keyword in schema)) return null
  const types = typesOf(schema['type'])
  return types.length === 0 || types.includes('object') ? properties : null
}

const formStyles = new Set(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'])

/**
 * How a member is written. Without an encoding of its own, a form has values and repeated values,
 * and objects as JSON; a part of multipart has JSON where it is an object.
 */
export function bodyMember(
  { format, encoding, hasStyledParts }: BodySource,
  name: string,
  argument: string,
  schema: JsonSchema,
): BodyMember {
  const own = isRecord(encoding[name]) ? encoding[name] : {}
  const { style, explode, contentType } = own
  const type = typeof contentType === 'string' ? contentType.split(',')[0]?.trim() : undefined
  const member: BodyMember = { name, argument, style: 'form', explode: true }
  const hasStyle = typeof style === 'string' && formStyles.has(style)
  const isStyled = format === 'multipart' && hasStyledParts && (hasStyle || explode !== undefined)
  if (isStyled) member.isStyled = true
  if (format === 'form' || isStyled) {
    if (hasStyle)
      member.style = style as Style // is one
    else if (isStyled) member.style = 'form'
    else if (type !== undefined ? isJsonType(type) : isObject(schema)) member.style = 'json'
    if (typeof explode === 'boolean') member.explode = explode
  }
  return type === undefined ? member : { ...member, mediaType: type }
}

const isObject = (schema: JsonSchema) => typesOf(schema['type']).includes('object')

/** A file of a form, or bytes that are a whole body. */
export const fileSchema = (description: string): JsonSchema => ({
  type: 'object',
  description,
  properties: {
    filename: { type: 'string', maxLength: 255, description: 'The name of the file.' },
    media_type: { type: 'string', maxLength: 100, description: 'Like image/png.' },
    base64: { type: 'string', description: 'The bytes in base64.' },
  },
  required: ['base64'],
  additionalProperties: false,
})

/** Whether a part of multipart is a file: bytes, or a list of such. */
export function fileKind(schema: JsonSchema, type: string | undefined): 'file' | 'files' | null {
  const isBytes = (one: JsonSchema) =>
    one['format'] === 'binary' ||
    (Object.keys(one).every((key) => key === 'description') &&
      type !== undefined &&
      !isJsonType(type) &&
      !type.startsWith('text/'))
  if (isBytes(schema)) return 'file'
  const { items } = schema
  return isRecord(items) && isBytes(items) ? 'files' : null
}

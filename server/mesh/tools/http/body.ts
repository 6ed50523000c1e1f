import { createHash } from 'node:crypto'
import { scalarText } from '../../../json/digits.ts'
import { isRecord, isWritten } from '../../../json/json.ts'
import type { Arguments, BodyMember, ToolBody } from '../../agent.ts'
import { serializeField, UnsendableArgument } from './serialize.ts'

/** A serialized body and its media type. */
export type WrittenBody = { content: string | Uint8Array; contentType: string }

/** A null argument is omitted where null cannot be serialized. */
export const hasValue = (args: Arguments, name: string): boolean =>
  Object.hasOwn(args, name) && args[name] !== null && args[name] !== undefined

/**
 * The body from the arguments; null if it is not required and no argument is for it. `others` are the
 * names of arguments that are sent elsewhere. Throws UnsendableArgument for values that cannot be
 * sent.
 */
export function writeBody(
  body: ToolBody,
  args: Arguments,
  others: ReadonlySet<string>,
): WrittenBody | null {
  if ('members' in body) {
    const members = [...body.members, ...unnamed(body, args, others)]
    if (!body.isRequired && !members.some(({ argument }) => Object.hasOwn(args, argument)))
      return null
    if (body.format === 'form') return bodyOf(body, formText(members, args))
    if (body.format === 'multipart') return multipart(members, args)
    return bodyOf(body, jsonText(members, args))
  }
  const { argument } = body
  if (!Object.hasOwn(args, argument)) return null
  return wholeBody(body, argument, args[argument])
}

const bodyOf = ({ contentType }: ToolBody, content: string): WrittenBody => ({
  content,
  contentType,
})

function wholeBody(body: ToolBody, argument: string, value: unknown): WrittenBody {
  switch (body.format) {
    case 'form':
      return bodyOf(body, formText(freeMembers(value), recordOf(value)))
    case 'multipart':
      return multipart(freeMembers(value), recordOf(value))
    case 'text':
      return bodyOf(body, scalarText(value))
    case 'bytes': {
      const file = fileOf(argument, value)
      const isRange = body.contentType.includes('*')
      const own = isRange ? 'application/octet-stream' : body.contentType
      return { content: file.bytes, contentType: isRange ? (file.mediaType ?? own) : own }
    }
    default:
      return bodyOf(body, JSON.stringify(value))
  }
}

/** Members that the schema of an open body does not name. */
function unnamed(
  { members, isOpen }: { members: readonly BodyMember[]; isOpen: boolean },
  args: Arguments,
  others: ReadonlySet<string>,
): BodyMember[] {
  if (!isOpen) return []
  const named = new Set(members.flatMap(({ argument, name }) => [argument, name]))
  const isFree = ([name]: [string, unknown]) => !named.has(name) && !others.has(name)
  return freeMembers(Object.fromEntries(Object.entries(args).filter(isFree)))
}

const recordOf = (value: unknown): Arguments => (isRecord(value) ? value : {})

/** The fields of a form that the document does not describe. */
const freeMembers = (value: unknown): BodyMember[] =>
  Object.entries(recordOf(value)).map(([name, inner]) => ({
    name,
    argument: name,
    style: isRecord(inner) ? 'json' : 'form',
    explode: true,
  }))

const jsonText = (members: readonly BodyMember[], args: Arguments) =>
  JSON.stringify(
    Object.fromEntries(
      members
        .filter(({ argument }) => Object.hasOwn(args, argument))
        .map(({ name, argument }) => [name, args[argument]]),
    ),
  )

const formText = (members: readonly BodyMember[], args: Arguments) =>
  members
    .filter(({ argument }) => hasValue(args, argument))
    .flatMap((member) => serializeField(member, args[member.argument]))
    .join('&')

type File = { bytes: Buffer; filename?: string; mediaType?: string }

const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/
const mediaTypePattern = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(; ?charset=[\w-]{1,20})?$/

const isFile = (value: unknown): boolean => isRecord(value) && typeof value['base64'] === 'string'

function fileOf(argument: string, value: unknown): File {
  const { base64: text, filename, media_type: mediaType } = recordOf(value)
  const plain = String(text).replace(/\s+/g, '')
  if (!base64.test(plain))
    throw new UnsendableArgument(argument, 'has a member base64 that is not base64')
  if (mediaType !== undefined && !mediaTypePattern.test(String(mediaType)))
    throw new UnsendableArgument(argument, 'has an invalid media_type; write one like image/png')
  const file: File = { bytes: Buffer.from(plain, 'base64') }
  if (typeof filename === 'string') file.filename = filename
  if (typeof mediaType === 'string') file.mediaType = mediaType
  return file
}

/** RFC 7578. The boundary is derived from the parts, so that equal arguments make equal bodies. */
function multipart(members: readonly BodyMember[], args: Arguments): WrittenBody {
  const parts: Buffer[] = []
  for (const member of members.filter(({ argument }) => hasValue(args, argument))) {
    const value = args[member.argument]
    const values = Array.isArray(value) ? (value as unknown[]) : [value]
    if (member.isStyled && !values.some(isFile)) parts.push(...styledParts(member, value))
    else for (const one of values) parts.push(partOf(member, one))
  }
  let boundary = ''
  for (let count = 0; boundary === '' || parts.some((part) => part.includes(boundary)); count++)
    boundary = boundaryOf(parts, count)
  const content = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, lineBreak])
  return {
    content: Buffer.concat([...content, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

const lineBreak = Buffer.from('\r\n')

function boundaryOf(parts: readonly Buffer[], count: number): string {
  const hash = createHash('sha256').update(String(count))
  for (const part of parts) hash.update(part)
  return `tollgate-${hash.digest('hex').slice(0, 40)}`
}

/** The pairs of a form as parts. */
const styledParts = (member: BodyMember, value: unknown): Buffer[] =>
  serializeField(member, value).map((pair) => {
    const [name = '', text = ''] = pair.split('=').map(decodeURIComponent)
    return part(Buffer.from(text), name, undefined)
  })

function partOf({ name, argument, mediaType }: BodyMember, value: unknown): Buffer {
  if (isFile(value)) {
    const file = fileOf(argument, value)
    const type = file.mediaType ?? singleType(mediaType) ?? 'application/octet-stream'
    return part(file.bytes, name, type, file.filename ?? 'file')
  }
  const isJson = typeof value === 'object' && !isWritten(value)
  const text = isJson ? JSON.stringify(value) : scalarText(value)
  return part(Buffer.from(text), name, isJson ? 'application/json' : singleType(mediaType))
}

const singleType = (type: string | undefined) =>
  type === undefined || type.includes('*') || !mediaTypePattern.test(type) ? undefined : type

function part(bytes: Buffer, name: string, type: string | undefined, filename?: string): Buffer {
  const file = filename === undefined ? '' : `; filename="${quoted(filename)}"`
  const typeLine = type === undefined ? '' : `Content-Type: ${type}\r\n`
  const head = `Content-Disposition: form-data; name="${quoted(name)}"${file}\r\n${typeLine}\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}

/** As browsers write names in parts: no character can end the line or the quotes. */
const quoted = (text: string) =>
  text
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll('"', '%22')
    .replace(/[\x00-\x1f\x7f]/g, '_')

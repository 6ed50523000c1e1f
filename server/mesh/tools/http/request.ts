import { scalarText } from '../../../json/digits.ts'
import { isWritten } from '../../../json/json.ts'
import type { Arguments, HttpSource, ToolParameter } from '../../agent.ts'
import { hasValue, writeBody } from './body.ts'
import {
  encode,
  serializeHeader,
  serializePath,
  serializeQuery,
  UnsendableArgument,
} from './serialize.ts'

/** A request to a tool's server; `path` is everything after the origin. */
export type BuiltRequest = {
  origin: string
  method: HttpSource['method']
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | null
}

/** Servers reject longer ones, at various lengths. */
const maxPath = 16_384
const headerValue = /^[\t\x20-\x7e]*$/
const userAgent = 'tollgate/1.0'

/**
 * The request for valid arguments. The document alone determines its destination: arguments fill in
 * segments of the path, values of the query, values of named headers, and members of the body.
 * Throws UnsendableArgument for values that cannot be sent.
 */
export function buildRequest(source: HttpSource, args: Arguments): BuiltRequest {
  const { method, server, accept, credentials } = source
  const headers: Record<string, string> = {
    accept,
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  }
  for (const parameter of source.header)
    if (hasValue(args, parameter.argument))
      headers[parameter.name.toLowerCase()] = headerText(parameter, args[parameter.argument])
  const query = [
    ...source.fixedQuery,
    ...source.query.flatMap((parameter) =>
      hasValue(args, parameter.argument) ? serializeQuery(parameter, args[parameter.argument]) : [],
    ),
  ]
  for (const { in: location, name, secret, client } of credentials) {
    // Its token is fetched just before sending.
    if (client) continue
    if (location === 'header') headers[name] = secret()
    else query.push(`${encode(name)}=${encode(secret())}`)
  }
  const body = source.body === null ? null : writeBody(source.body, args, sentElsewhere(source))
  if (body !== null) headers['content-type'] = body.contentType
  return {
    origin: server.origin,
    method,
    path: targetOf(source, args, query),
    headers,
    body: body === null ? null : body.content,
  }
}

/** The arguments of path, query and headers. */
const sentElsewhere = ({ path, query, header }: HttpSource): ReadonlySet<string> =>
  new Set(
    [...path, ...query, ...header].flatMap((one) => (typeof one === 'string' ? [] : one.argument)),
  )

function targetOf(source: HttpSource, args: Arguments, query: string[]): string {
  const segments = source.path.map((piece) =>
    typeof piece === 'string' ? piece : pathText(piece, args[piece.argument]),
  )
  const path = source.server.prefix + segments.join('')
  checkPath(path, source, args)
  const target = query.length === 0 ? path : `${path}?${query.join('&')}`
  if (target.length > maxPath)
    throw new UnsendableArgument(
      largestArgument(source, args),
      `makes the address longer than ${maxPath} characters; send less`,
    )
  return target === '' ? '/' : target
}

function headerText(parameter: ToolParameter, value: unknown): string {
  const text = serializeHeader(parameter, value)
  if (headerValue.test(text)) return text.trim()
  throw new UnsendableArgument(
    parameter.argument,
    'is sent as a header, which can hold only printable ASCII characters in one line',
  )
}

const controlCharacter = /[\x00-\x1f\x7f]/

function pathText(parameter: ToolParameter, value: unknown): string {
  const text = serializePath(parameter, value)
  const refuse = (message: string) => new UnsendableArgument(parameter.argument, message)
  if (text === '' || value === undefined || value === null || value === '')
    throw refuse('is a part of the path and must not be empty')
  for (const scalar of scalarsIn(value)) {
    if (controlCharacter.test(scalar))
      throw refuse(
        'is a part of the path and must not have control characters or line breaks in it',
      )
    if (hasDotSegment(scalar))
      throw refuse(
        'is a part of the path and must not be "." or "..", nor have them between slashes',
      )
  }
  return text
}

/** All names and scalar values of a value, as strings. */
function scalarsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || isWritten(value)) return [scalarText(value)]
  return Object.entries(value).flatMap(([key, inner]) => [key, ...scalarsIn(inner)])
}

/** Whether it contains a dot segment for a server that decodes up to three times. */
function hasDotSegment(text: string): boolean {
  for (let round = 0, form = text; round < 4; round++) {
    if (form.split(/[/\\;]/).some((segment) => segment === '.' || segment === '..')) return true
    const decoded = decode(form)
    if (decoded === form) return false
    form = decoded
  }
  return false
}

const decode = (text: string) =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const plainText = /^[A-Za-z0-9_~ -]+$/
const isPlain = (value: unknown): boolean =>
  typeof value === 'number' ||
  isWritten(value) ||
  (typeof value === 'string' && plainText.test(value))

/** Rejects a path that a server could read as another one, or as one outside the prefix. */
function checkPath(path: string, { server, path: pieces }: HttpSource, args: Arguments): void {
  // Literal text, numbers and plain words are unambiguous.
  if (pieces.every((piece) => typeof piece === 'string' || isPlain(args[piece.argument]))) return
  const url = new URL(`${server.origin}${path}`)
  const isSame =
    url.origin === server.origin &&
    url.pathname === (path === '' ? '/' : path) &&
    url.search === '' &&
    url.hash === ''
  if (isSame && path.startsWith(server.prefix)) return
  const parameter = pieces.find(
    (piece): piece is ToolParameter =>
      typeof piece !== 'string' && Object.hasOwn(args, piece.argument),
  )
  throw new UnsendableArgument(
    parameter?.argument ?? '',
    "would lead to another URL than the tool's",
  )
}

function largestArgument({ path, query }: HttpSource, args: Arguments): string {
  const parameters = [...path.filter((piece) => typeof piece !== 'string'), ...query].filter(
    ({ argument }) => Object.hasOwn(args, argument),
  )
  const sizeOf = ({ argument }: ToolParameter) => JSON.stringify(args[argument])?.length ?? 0
  const [longest] = parameters.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return longest?.argument ?? ''
}

import { textOf } from '../../digits.ts'
import { isWritten } from '../../json.ts'
import type { Arguments, HttpSource, Placed } from '../agent.ts'
import { encode, Unsendable, writeHeader, writePath, writeQuery } from './serialize.ts'

export { Unsendable } from './serialize.ts'

/** A request to a tool's server. `path` is all that stands behind the origin. */
export type BuiltRequest = {
  origin: string
  method: HttpSource['method']
  path: string
  headers: Record<string, string>
  body: string | null
}

/** Servers refuse longer ones, each at a length of its own. */
const mostPath = 16_384
const headerValue = /^[\t\x20-\x7e]*$/
const userAgent = 'tollgate/1.0'

/**
 * The request for these arguments, which are checked already. Where it goes is the document's alone: arguments fill in segments of the path,
 * values of the query, values of named headers, and members of the body. Throws Unsendable for what cannot be said there.
 */
export function buildRequest(source: HttpSource, args: Arguments): BuiltRequest {
  const { method, server, body, accept, contentType, credentials } = source
  const headers: Record<string, string> = {
    accept,
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  }
  for (const placed of source.header)
    if (isGiven(args, placed.name))
      headers[placed.name.toLowerCase()] = headerText(placed, args[placed.name])
  const query = source.query.flatMap((placed) =>
    isGiven(args, placed.name) ? writeQuery(placed, args[placed.name]) : [],
  )
  for (const { in: where, name, secret } of credentials) {
    if (where === 'header') headers[name] = secret()
    else query.push(`${encode(name)}=${encode(secret())}`)
  }
  const path = `${server.prefix}${source.path.map((piece) => (typeof piece === 'string' ? piece : pathText(piece, args[piece.name]))).join('')}`
  checkSegments(path, source, args)
  const whole = query.length === 0 ? path : `${path}?${query.join('&')}`
  if (whole.length > mostPath)
    throw new Unsendable(
      longest(source, args),
      `makes the address longer than ${mostPath} characters; send less`,
    )
  if (body !== null) headers['content-type'] = contentType
  return {
    origin: server.origin,
    method,
    path: whole === '' ? '/' : whole,
    headers,
    body: body === null ? null : bodyText(body, args),
  }
}

/** An argument that is null where null says nothing is left out. */
const isGiven = (args: Arguments, name: string) =>
  Object.hasOwn(args, name) && args[name] !== null && args[name] !== undefined

function headerText(placed: Placed, value: unknown): string {
  const text = writeHeader(placed, value)
  if (headerValue.test(text)) return text.trim()
  throw new Unsendable(
    placed.name,
    'is sent as a header, which can hold only printable ASCII characters in one line',
  )
}

const control = /[\x00-\x1f\x7f]/

function pathText(placed: Placed, value: unknown): string {
  const text = writePath(placed, value)
  if (text === '' || value === undefined || value === null || value === '')
    throw new Unsendable(placed.name, 'is a part of the path and must not be empty')
  for (const one of leaves(value)) {
    if (control.test(one))
      throw new Unsendable(
        placed.name,
        'is a part of the path and must not have control characters or line breaks in it',
      )
    if (climbs(one))
      throw new Unsendable(
        placed.name,
        'is a part of the path and must not be "." or "..", nor have them between slashes',
      )
  }
  return text
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !isWritten(value)
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...leaves(inner)])
    : [textOf(value)]

/** Whether a server that decodes once, twice or thrice would find a way up in it. */
function climbs(text: string): boolean {
  for (let round = 0, seen = text; round < 4; round++) {
    if (seen.split(/[/\\;]/).some((segment) => segment === '.' || segment === '..')) return true
    const decoded = decode(seen)
    if (decoded === seen) return false
    seen = decoded
  }
  return false
}

const decode = (text: string) =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const words = /^[A-Za-z0-9_~ -]+$/
const isPlain = (value: unknown): boolean =>
  typeof value === 'number' || isWritten(value) || (typeof value === 'string' && words.test(value))

/** What has been put together is read as any server would: it must be the same path, below the same prefix. */
function checkSegments(path: string, { server, path: pieces }: HttpSource, args: Arguments): void {
  // What is made of the document's own text, of numbers and of such words reads the same to everybody.
  if (pieces.every((piece) => typeof piece === 'string' || isPlain(args[piece.name]))) return
  const url = new URL(`${server.origin}${path}`)
  const same =
    url.origin === server.origin &&
    url.pathname === (path === '' ? '/' : path) &&
    url.search === '' &&
    url.hash === ''
  if (same && path.startsWith(server.prefix)) return
  const argument = pieces.find(
    (piece): piece is Placed => typeof piece !== 'string' && Object.hasOwn(args, piece.name),
  )
  throw new Unsendable(
    argument?.name ?? '',
    'would lead to another address than the one of the tool',
  )
}

function longest({ path, query }: HttpSource, args: Arguments): string {
  const placed = [...path.filter((piece) => typeof piece !== 'string'), ...query].filter(
    ({ name }) => Object.hasOwn(args, name),
  )
  const size = ({ name }: Placed) => JSON.stringify(args[name])?.length ?? 0
  return (
    placed.reduce<Placed | undefined>(
      (most, one) => (most === undefined || size(one) > size(most) ? one : most),
      undefined,
    )?.name ?? ''
  )
}

const bodyText = (names: string[], args: Arguments) =>
  JSON.stringify(
    Object.fromEntries(
      names.filter((name) => Object.hasOwn(args, name)).map((name) => [name, args[name]]),
    ),
  )

const built = new WeakMap<Arguments, { source: HttpSource; request: BuiltRequest }>()

/** Arguments are checked by building their request; it is kept for the call that follows. They must not be changed in between. */
export const remember = (args: Arguments, source: HttpSource, request: BuiltRequest): void =>
  void built.set(args, { source, request })

/** The request that was built for these very arguments and this very source. */
export function remembered(args: Arguments, source: HttpSource): BuiltRequest | undefined {
  const kept = built.get(args)
  return kept?.source === source ? kept.request : undefined
}

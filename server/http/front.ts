import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { parse } from 'node:querystring'
import type { Request, Response } from 'express'
import headerNames from '../../generated/exposed-headers.json' with { type: 'json' }
import { closest } from '../documents/closest.ts'
import { Failure } from '../failure.ts'
import { codingSentence } from './listen/unread.ts'

/** The reply headers of all contracts. */
const exposedHeaders = headerNames.join(', ')

/** Lets pages of an origin, or of all (`*`), read the response. */
export function allowOrigin(headers: Record<string, string | number>, origin: string): void {
  headers['Access-Control-Allow-Origin'] = origin
  if (origin !== '*') headers['Vary'] = 'Origin'
  headers['Access-Control-Expose-Headers'] = exposedHeaders
}

/** Responds to a preflight of an allowed origin; returns false for any other request. */
export function respondToPreflight(
  allow: readonly string[],
  req: Request,
  res: Response,
  headers: Record<string, string | number>,
): boolean {
  if (headers['Access-Control-Allow-Origin'] === undefined || req.method !== 'OPTIONS') return false
  if (req.headers['access-control-request-method'] === undefined) return false
  headers['Access-Control-Allow-Methods'] = allow.join(', ')
  headers['Access-Control-Allow-Headers'] =
    req.headers['access-control-request-headers'] ?? 'authorization, content-type'
  headers['Access-Control-Max-Age'] = '600'
  res.writeHead(204, headers).end()
  return true
}

/** The path as sent, without its query. */
export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

const bearer = /^bearer +([^\s]+) *$/i

/** The bearer token of a request. */
export const tokenOf = (req: IncomingMessage): string | undefined =>
  bearer.exec(req.headers.authorization ?? '')?.[1]

/**
 * The bearer token of a request, which may also send it in the header `other`. Throws if there is
 * none, or two.
 */
export function requiredToken(req: IncomingMessage, other?: string): string {
  const token = tokenOf(req)
  const otherToken = other && req.headers[other]
  if (typeof otherToken === 'string' && otherToken !== '') {
    if (token === undefined || token === otherToken) return otherToken
    throw unauthorized(`${other} and Authorization have different keys; send one`)
  }
  if (token !== undefined) return token
  const either = other === undefined ? '' : ` or ${other}: <ACCESS_TOKEN>`
  throw unauthorized(`send the header Authorization: Bearer <ACCESS_TOKEN>${either}`)
}

const unauthorized = (message: string) => new Failure('unauthorized', message, { retry: false })

type Front = { req: Request; hosts: number; authorizations: number }

/** Requests that Node's parser accepts and no honest client sends. */
const frontFaults: [message: string, isAtFault: (front: Front) => boolean][] = [
  ['send a Host header', ({ req, hosts }) => hosts === 0 && req.httpVersionMinor >= 1],
  ['send one Host header', ({ hosts }) => hosts > 1],
  ['send one Authorization header', ({ authorizations }) => authorizations > 1],
  ['send an HTTP version, HTTP/1.1', ({ req }) => req.httpVersionMajor !== 1],
  [
    'the only expectation that can be met is 100-continue',
    ({ req }) => (req.headers.expect ?? '100-continue').toLowerCase() !== '100-continue',
  ],
  [
    codingSentence,
    ({ req }) => (req.headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked',
  ],
  ['send the path without a fragment (#)', ({ req }) => req.url.includes('#')],
  [
    'send the path only, not a whole address, in the request line',
    ({ req }) => !req.url.startsWith('/'),
  ],
]

/** Throws for such a request. */
export function checkFront(req: Request): void {
  const front = { req, hosts: 0, authorizations: 0 }
  const raw = req.rawHeaders
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') front.hosts++
    else if (name?.length === 13 && name.toLowerCase() === 'authorization') front.authorizations++
  }
  const fault = frontFaults.find(([, isAtFault]) => isAtFault(front))
  if (!fault) return
  const [message] = fault
  // The end of a body in another coding, and so the start of the next request, is unknown.
  const isEndless = message === codingSentence
  throw new Failure('invalidRequest', message, {
    retry: false,
    ...(isEndless && { headers: { Connection: 'close' } }),
  })
}

/** The query as sent; empty without one. */
const searchOf = (req: Request): string => req.url.slice(pathOf(req).length + 1)

/** The query, parsed as by Express's simple parser. */
export const queryOf = (req: Request): object => parse(searchOf(req))

/** Rejects unknown parameters. The validator does not: names with brackets have a meaning there. */
export function checkQuery(req: Request, queryNames: ReadonlySet<string>): void {
  if (searchOf(req) === '') return
  for (const name of new URLSearchParams(searchOf(req)).keys()) {
    if (queryNames.has(name)) continue
    const message = `unknown query parameter ${JSON.stringify(name.slice(0, 100))}`
    const details = { retry: false as const, param: name.slice(0, 256) }
    throw new Failure(
      'invalidRequest',
      `${message}; ${suggestion(name.slice(0, 100), queryNames)}`,
      details,
    )
  }
}

/**
 * Removes query parameters that are not in the contract, so that the validator does not see them.
 */
export function dropUnknownQuery(req: Request, queryNames: ReadonlySet<string>): void {
  if (searchOf(req) === '') return
  const query = new URLSearchParams(searchOf(req))
  for (const name of new Set(query.keys())) if (!queryNames.has(name)) query.delete(name)
  req.url = pathOf(req) + (query.size > 0 ? `?${query.toString()}` : '')
  Object.assign(req, { originalUrl: req.url, query: queryOf(req) })
}

function suggestion(name: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return 'this operation has no query parameters'
  const similar = closest(name, names)
  return similar === null ? `use ${[...names].join(', ')}` : `did you mean ${similar}?`
}

/**
 * Parses the query once: Express parses it on each access and does not let the validator coerce it.
 */
export function setQuery(req: Request): void {
  Object.defineProperty(req, 'query', {
    value: queryOf(req),
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

/**
 * The URL with each `%` that starts no percent-encoding replaced by `%25`, so that the segment is
 * read literally. Express would fail.
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  const segments = path
    .split('/')
    .map((one) => (isDecodable(one) ? one : one.replaceAll('%', '%25')))
  return [segments.join('/'), ...query].join('?')
}

function isDecodable(segment: string): boolean {
  try {
    decodeURIComponent(segment)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a Host header is an IP address or one of these names. This rejects pages whose own name
 * resolves to this machine (DNS rebinding): browsers send that name as Host.
 */
export function hostCheck(names: readonly string[]): (header: string | undefined) => boolean {
  const allowed = new Set(['localhost', ...names.map(withoutDot)])
  return (header) => {
    // HTTP/1.0 does not require it; browsers always send it.
    if (header === undefined || header === '') return true
    const host = hostOf(header)
    return host !== undefined && (isIP(host) !== 0 || allowed.has(host))
  }
}

const form = /^(?:\[(?<address>[0-9a-f:.]+)\]|(?<name>[^\s:@/?#[\]\\]+))(?::[0-9]*)?$/i

/** The name or address in a Host header, in lower case; undefined if it is malformed. */
function hostOf(header: string): string | undefined {
  const { address, name } = form.exec(header)?.groups ?? {}
  if (address !== undefined) return isIP(address) === 6 ? address : undefined
  return name === undefined ? undefined : withoutDot(name)
}

/** A trailing dot does not change a name. */
const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '')

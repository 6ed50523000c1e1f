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
export const pathOf = (req: Request): string => {
  const end = req.url.indexOf('?')
  return end === -1 ? req.url : req.url.slice(0, end)
}

const bearer = /^bearer +([^\s]+) *$/i

/** The bearer token of a request. */
export const tokenOf = (req: Request): string | undefined =>
  bearer.exec(req.headers.authorization ?? '')?.[1]

/** The token of a request that may also send it in this header; throws if the two differ. */
export function tokenIn(req: Request, header: string): string | undefined {
  const token = tokenOf(req)
  const other = req.headers[header]
  if (typeof other !== 'string' || other === '') return token
  if (token === undefined || token === other) return other
  throw new Failure('unauthorized', `${header} and Authorization have different keys; send one`, {
    retry: false,
  })
}

/** The end of such a request, and thus the start of the next, is unknown. */
const unreadable = { retry: false as const, headers: { Connection: 'close' } }

/** Rejects requests that Node's parser accepts and no honest client sends. */
export function checkFront(req: Request): void {
  let hosts = 0
  let authorizations = 0
  const raw = req.rawHeaders
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
    else if (name?.length === 13 && name.toLowerCase() === 'authorization') authorizations++
  }
  if (hosts === 0 && req.httpVersionMinor >= 1)
    throw new Failure('invalidRequest', 'send a Host header', { retry: false })
  if (hosts > 1) throw new Failure('invalidRequest', 'send one Host header', { retry: false })
  if (authorizations > 1)
    throw new Failure('invalidRequest', 'send one Authorization header', { retry: false })
  if (req.httpVersionMajor !== 1)
    throw new Failure('invalidRequest', 'send an HTTP version, HTTP/1.1', { retry: false })
  const expected = req.headers.expect
  if (expected !== undefined && expected.toLowerCase() !== '100-continue')
    throw new Failure('invalidRequest', 'the only expectation that can be met is 100-continue', {
      retry: false,
    })
  const coding = req.headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
    throw new Failure('invalidRequest', codingSentence, unreadable)
  }
  if (req.url.includes('#'))
    throw new Failure('invalidRequest', 'send the path without a fragment (#)', { retry: false })
  if (!req.url.startsWith('/'))
    throw new Failure(
      'invalidRequest',
      'send the path only, not a whole address, in the request line',
      { retry: false },
    )
}

/** The query, parsed as by Express's simple parser. */
export const queryOf = (req: Request): object => {
  const start = req.url.indexOf('?')
  return start === -1 ? {} : parse(req.url.slice(start + 1))
}

/** Rejects unknown parameters. The validator does not: names with brackets have a meaning there. */
export function checkQuery(req: Request, queryNames: ReadonlySet<string>): void {
  const start = req.url.indexOf('?')
  if (start === -1) return
  for (const name of new URLSearchParams(req.url.slice(start + 1)).keys()) {
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
  const start = req.url.indexOf('?')
  if (start === -1) return
  const query = new URLSearchParams(req.url.slice(start + 1))
  for (const name of new Set(query.keys())) if (!queryNames.has(name)) query.delete(name)
  req.url = req.url.slice(0, start) + (query.size > 0 ? `?${query.toString()}` : '')
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

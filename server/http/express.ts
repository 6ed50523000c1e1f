import express, { type Express, type Request } from 'express'
import { queryOf } from './request.ts'

/** An Express app with what our contracts need, and without what Express adds to replies. */
export function createExpressApp(): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  return app.enable('case sensitive routing').enable('strict routing')
}

/** A path of a contract as Express writes it. */
export const expressPath = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1')

/** Reads the query once: Express does it at each look, and would not let the validator coerce it. */
export function setQuery(req: Request): void {
  Object.defineProperty(req, 'query', {
    value: queryOf(req),
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

/**
 * The address with each `%` that begins no percent-encoding written as `%25`, so that the segment
 * is read as it stands. Express would fail.
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

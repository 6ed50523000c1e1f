import express, { type Express, type Request } from 'express'
import { Failure } from '../failure.ts'
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

/** Our failure for a path that Express could not decode; undefined for any other error. */
export const pathFailure = (error: unknown): Failure | undefined =>
  error instanceof URIError
    ? new Failure('invalidRequest', 'the path is not percent-encoded; write % as %25', {
        retry: false,
      })
    : undefined

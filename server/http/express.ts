import express, { type Express, type Request, type Response } from 'express'
import { pathOf, queryOf } from './request.ts'

/** Set one by one: `Object.assign` costs several times as much. */
type Writable = {
  -readonly [Name in 'app' | 'originalUrl' | 'baseUrl' | 'path' | 'query']: unknown
}

/**
 * An Express app whose every request `handle` answers. It takes the place of `app.handle`,
 * Express's own dispatch, which gives every request and reply another prototype and matches again
 * what the route table has matched: that cost as much as all validation. What the validator reads
 * of Express's request is set here. test/server/http/adapters.test.ts fails where a new version
 * moves it.
 */
export function createExpressApp(handle: (req: Request, res: Response) => void): Express {
  const app = express()
  return Object.assign(app, {
    handle(req: Request, res: Response) {
      const request: Writable = req
      request.app = app
      request.originalUrl = req.url
      request.baseUrl = ''
      request.path = pathOf(req)
      request.query = queryOf(req)
      handle(req, res)
    },
  })
}

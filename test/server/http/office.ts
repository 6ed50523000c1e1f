import type { RequestHandler } from 'express'

/** Allows only addresses of the office, and adds the region to each response. */
export const office =
  (region: string, isInside: (address: string) => boolean): RequestHandler =>
  (req, res, next) => {
    res.setHeader('x-region', region)
    if (isInside(req.socket.remoteAddress ?? '')) return next()
    res.status(403).json({ error: 403, message: 'this gateway serves the office alone' })
  }

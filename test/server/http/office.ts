import type { RequestHandler } from 'express'

/** Lets in the addresses of the office alone, and names the region in each reply. */
export const office =
  (region: string, isInside: (address: string) => boolean): RequestHandler =>
  (req, res, next) => {
    res.setHeader('x-region', region)
    if (isInside(req.socket.remoteAddress ?? '')) return next()
    res.status(403).json({ error: 403, message: 'this gateway serves the office alone' })
  }

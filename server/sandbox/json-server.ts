import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure } from '../failure.ts'
import { startLocalServer, type LocalServer } from '../http/listen/local-server.ts'

const maxBytes = 8 * 1024 * 1024

/** Starts a server on a free port; `errorBody` describes what `respond` throws. */
export const startJsonServer = (
  respond: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>,
  errorBody: (failure: Failure) => object,
): Promise<LocalServer> =>
  startLocalServer((req, res) => {
    respond(req, res, pathOf(req.url)).catch((error: unknown) => {
      if (res.headersSent) return void res.destroy()
      const failure = failureFrom(error)
      sendJson(res, failure.status, errorBody(failure))
    })
  })

/** An expected error, or `internal` in place of an unexpected one. */
export const failureFrom = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('internal', 'internal error', { cause: error })

/** The path of a request's target, without the query. */
export const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/'

export function sendJson(res: ServerResponse, status: number, body: object): void {
  // The rest of a body that is too large would be parsed as the next request.
  if (status === 413) res.setHeader('connection', 'close')
  res
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))
}

/** Reads the JSON of a request; undefined without a body. Throws a Failure for another body. */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let bytes = 0
  // Destroying the request would close the connection before the error is sent.
  const chunks: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false })
  for await (const piece of chunks) {
    bytes += piece.length
    if (bytes > maxBytes)
      throw new Failure('bodyTooLarge', `the body is larger than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  if (bytes === 0) return undefined

  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = req.headers
  const mediaType = type.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    const text = `send the header Content-Type: application/json, not ${mediaType || 'none'}`
    throw new Failure('unsupportedMediaType', text)
  }
  if (encoding !== 'identity') {
    const text = `send the body as it is, not with Content-Encoding: ${encoding}`
    throw new Failure('unsupportedMediaType', text)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)))
  } catch (error) {
    const format = error instanceof SyntaxError ? 'JSON' : 'UTF-8'
    throw new Failure('invalidRequest', `the body is not valid ${format}`)
  }
}

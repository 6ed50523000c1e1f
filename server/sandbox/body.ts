import type { IncomingMessage } from 'node:http'
import { Failure } from '../failure.ts'

/** The JSON of a request, or its error. */
export type Body = { ok: true; value: unknown } | { ok: false; failure: Failure }

const maxBytes = 8 * 1024 * 1024

/** Reads the JSON of a request; its value is undefined without a body. */
export async function readJson(req: IncomingMessage): Promise<Body> {
  const pieces: Buffer[] = []
  let bytes = 0
  // Destroying the request would close the connection before the error is sent.
  const chunks: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false })
  for await (const piece of chunks) {
    bytes += piece.length
    if (bytes > maxBytes)
      return rejected('bodyTooLarge', `the body is larger than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  if (bytes === 0) return { ok: true, value: undefined }

  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = req.headers
  const mediaType = type.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json')
    return rejected(
      'unsupportedMediaType',
      `send the header Content-Type: application/json, not ${mediaType || 'none'}`,
    )
  if (encoding !== 'identity')
    return rejected(
      'unsupportedMediaType',
      `send the body as it is, not with Content-Encoding: ${encoding}`,
    )
  try {
    return {
      ok: true,
      value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))),
    }
  } catch (error) {
    if (error instanceof SyntaxError)
      return rejected('invalidRequest', 'the body is not valid JSON')
    return rejected('invalidRequest', 'the body is not valid UTF-8')
  }
}

function rejected(kind: ConstructorParameters<typeof Failure>[0], message: string): Body {
  return { ok: false, failure: new Failure(kind, message) }
}

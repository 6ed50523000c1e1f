import type { IncomingMessage } from 'node:http'
import { Failure } from '../failure.ts'
import { decompress, isDecompressible } from './compressed.ts'
import { brokeOff, faultIn } from './listen/unread.ts'

/** Smaller bodies are not charged to the body budget. */
const smallBytes = 16 << 10

/** Charges received bytes to the body budget; throws when it is spent. */
export type Hold = (bytes: number) => void

/** Rejects a declared length over the limit, before the body is read. */
export function checkDeclaredLength(req: IncomingMessage, maxBytes: number): void {
  if (Number(req.headers['content-length']) > maxBytes) throw tooLarge(maxBytes)
}

/** Rejects a body that is not declared as a form. */
export function checkFormType(req: IncomingMessage): void {
  const contentType = req.headers['content-type'] ?? ''
  if (!/^multipart\/form-data *;.*boundary=/i.test(contentType))
    throw new Failure(
      'unsupportedMediaType',
      'send the fields as multipart/form-data, with its boundary in the header Content-Type ' +
        `(it was ${contentType.slice(0, 100) || 'missing'})`,
      { retry: false },
    )
  contentCoding(req)
}

/**
 * Rejects a body that is not declared as JSON in UTF-8, plain or compressed once. Sets the header to the one content
 * type that the validator expects.
 */
export function checkMediaType(req: IncomingMessage): void {
  const contentType = req.headers['content-type']
  if (contentType !== 'application/json') {
    const [type = '', ...parameters] = (contentType ?? '')
      .split(';')
      .map((part) => part.trim().toLowerCase())
    const charset = parameters
      .find((parameter) => parameter.startsWith('charset='))
      ?.slice(8)
      .replaceAll('"', '')
    if (
      type !== 'application/json' ||
      (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    ) {
      const missing = 'the request has no Content-Type'
      const actual = contentType === undefined ? missing : `not ${contentType.slice(0, 100)}`
      throw new Failure(
        'unsupportedMediaType',
        `send the header Content-Type: application/json (${actual})`,
        { retry: false },
      )
    }
    // The validator caches by the raw header, which a caller could vary endlessly.
    req.headers['content-type'] = 'application/json'
  }
  contentCoding(req)
}

/** Codings of request bodies; Node also reads `x-gzip`, an old name of gzip. */
const acceptedCodings = 'gzip, deflate, br, zstd'

/** The coding of the body; undefined if it is sent as it is. */
function contentCoding(req: IncomingMessage): string | undefined {
  const encoding = req.headers['content-encoding']
  const coding = encoding?.trim().toLowerCase()
  if (encoding === undefined || coding === 'identity') return undefined
  if (coding !== undefined && isDecompressible(coding)) return coding
  throw new Failure(
    'unsupportedMediaType',
    `send the body uncompressed, or compressed once by one of ${acceptedCodings} ` +
      `(Content-Encoding was ${encoding.slice(0, 100)})`,
    { retry: false, acceptEncoding: acceptedCodings },
  )
}

/** Decompresses a body with a Content-Encoding, to at most `maxBytes`. */
export async function decodedBody(
  req: IncomingMessage,
  body: Buffer,
  maxBytes: number,
  hold?: Hold,
): Promise<Buffer> {
  const coding = contentCoding(req)
  if (coding === undefined) return body
  const { bytes, end } = await decompress(body, coding, maxBytes, hold)
  if (end === 'cut') throw tooLarge(maxBytes, ' when it is decompressed')
  if (end === 'whole') return bytes
  throw new Failure(
    'invalidRequest',
    `the body is not complete ${coding}, as its Content-Encoding says it is`,
    { retry: false },
  )
}

/** Reads the body, at most `maxBytes` and for at most `timeoutMs`. */
export async function readBody(
  req: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
  hold?: Hold,
): Promise<Buffer> {
  // Most bodies arrive with the headers, and Node reads them as soon as this turn ends.
  await undefined
  return takeArrived(req, maxBytes, hold) ?? (await collect(req, maxBytes, timeoutMs, hold))
}

/** The body, if all of it has arrived. */
function takeArrived(req: IncomingMessage, maxBytes: number, hold?: Hold): Buffer | undefined {
  const { readableLength: length } = req
  const isWhole = req.complete || length === Number(req.headers['content-length'])
  if (!isWhole || req.destroyed || length === 0 || length > maxBytes) return undefined
  const body: unknown = req.read(length)
  if (!Buffer.isBuffer(body)) return undefined
  // Node ends the request when its body is read to the end.
  req.resume()
  if (length > smallBytes) hold?.(length)
  return body
}

function collect(
  req: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
  hold?: Hold,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const late = setTimeout(
      () =>
        settle(
          new Failure('requestTimeout', `the body did not arrive within ${timeoutMs / 1000} s`),
        ),
      timeoutMs,
    )
    const settle = (result: unknown) => {
      clearTimeout(late)
      req.off('data', take).off('end', end).off('close', disconnect).off(brokeOff, fail)
      if (Buffer.isBuffer(result)) return resolve(result)
      // The rest is dropped: many clients read no response before they have sent everything.
      req.resume()
      reject(result)
    }
    const take = (part: Buffer) => {
      size += part.length
      if (size > maxBytes) return settle(tooLarge(maxBytes))
      try {
        if (size > smallBytes) hold?.(part.length)
      } catch (error) {
        return settle(error)
      }
      parts.push(part)
    }
    const end = () => settle(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    const disconnect = () =>
      settle(new Failure('invalidRequest', 'the client disconnected before the body was complete'))
    const fail = () => settle(faultIn(req))
    if (faultIn(req)) return fail()
    if (req.destroyed) return disconnect()
    req.on('data', take).on('end', end).on('close', disconnect).on(brokeOff, fail)
  })
}

const tooLarge = (maxBytes: number, when = '') =>
  new Failure('bodyTooLarge', `the body is larger than ${maxBytes} bytes${when}`, { retry: false })

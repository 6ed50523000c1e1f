import type { Transform } from 'node:stream'
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  constants,
  createZstdDecompress,
} from 'node:zlib'

/** Limits of a decompressed body: its size, and its ratio to the compressed size. */
const maxUndoneBytes = 8 << 20
const maxRatio = 100
/** Up to this size the ratio is unlimited. */
const always = 64 << 10

/** The most bytes that a compressed body may hold. */
export const maxDecompressed = ({ length }: Buffer): number =>
  Math.min(maxUndoneBytes, Math.max(always, length * maxRatio))

const gzip = () => createGunzip()
const codings: Record<string, (bytes: Buffer) => Transform> = {
  gzip,
  'x-gzip': gzip,
  deflate: (bytes) => (hasZlibHeader(bytes) ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
  // RFC 9659: at most 8 MiB, so that a few bytes do not allocate a large window.
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
}

/** RFC 9110: `deflate` has the header of zlib. Some servers omit it. */
const hasZlibHeader = (bytes: Buffer): boolean =>
  bytes.length >= 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE() % 31 === 0

/** Whether a body with this Content-Encoding can be read. */
export const isDecompressible = (encoding: string): boolean => Object.hasOwn(codings, encoding)

/** At most `maxSize` bytes of a body; `cut` if it holds more, `broken` if it ends before its end. */
export type Decompressed = { bytes: Buffer; end: 'whole' | 'cut' | 'broken' }

/**
 * Decompresses a body, which may be truncated; empty if its coding is unknown. It stops at `maxSize`,
 * or when `hold` throws, which gets the size of each part.
 */
export function decompress(
  bytes: Buffer,
  encoding: string,
  maxSize: number,
  hold?: (bytes: number) => void,
): Promise<Decompressed> {
  const stream = codings[encoding]?.(bytes)
  if (!stream) return Promise.resolve({ bytes: bytes.subarray(0, 0), end: 'broken' })
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const finish = (end: Decompressed['end']) => {
      resolve({ bytes: Buffer.concat(parts, Math.min(size, maxSize)), end })
      stream.destroy()
    }
    stream.on('data', (part: Buffer) => {
      try {
        hold?.(part.length)
      } catch (error) {
        reject(error)
        return void stream.destroy()
      }
      parts.push(part)
      size += part.length
      if (size > maxSize) finish('cut')
    })
    stream.on('end', () => finish('whole'))
    stream.on('error', () => finish('broken'))
    // In two steps: a truncated body yields its beginning before its end causes an error.
    stream.write(bytes)
    stream.end()
  })
}

import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  gunzip,
  inflate,
  inflateRaw,
  zstdDecompress,
} from 'node:zlib'

/** Limits of a decompressed body: its size, and its ratio to the compressed size. */
const maxUndoneBytes = 8 << 20
const maxRatio = 100
/** Up to this size the ratio is unlimited. */
const always = 64 << 10

type Undo = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

type Coding = {
  /** Decompresses a complete body; rejects a truncated or too large one. */
  undo: Undo
  /** Decompresses a body that may be truncated. */
  stream(bytes: Buffer): Transform
}

// The overloads with options.
const gzip: Coding = { undo: promisify(gunzip) as Undo, stream: () => createGunzip() }
const codings: Record<string, Coding> = {
  gzip,
  'x-gzip': gzip,
  deflate: {
    undo: (bytes, options) => (hasZlibHeader(bytes) ? wrapped : bare)(bytes, options),
    stream: (bytes) => (hasZlibHeader(bytes) ? createInflate() : createInflateRaw()),
  },
  br: { undo: promisify(brotliDecompress) as Undo, stream: () => createBrotliDecompress() },
  zstd: { undo: promisify(zstdDecompress) as Undo, stream: () => createZstdDecompress() },
}
const wrapped = promisify(inflate) as Undo
const bare = promisify(inflateRaw) as Undo

/** RFC 9110: `deflate` has the header of zlib. Some servers omit it. */
const hasZlibHeader = (bytes: Buffer): boolean =>
  bytes.length >= 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE() % 31 === 0

/** Whether a body with this Content-Encoding can be read. */
export const isDecompressible = (encoding: string): boolean => Object.hasOwn(codings, encoding)

/** The decompressed body; a sentence if it is broken or exceeds the limits. */
export async function decompress(bytes: Buffer, encoding: string): Promise<Buffer | string> {
  const coding = codings[encoding]
  if (!coding) return `a body that is compressed with ${encoding}, which is not supported`
  const most = Math.min(maxUndoneBytes, Math.max(always, bytes.length * maxRatio))
  try {
    return await coding.undo(bytes, { maxOutputLength: most })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ERR_BUFFER_TOO_LARGE') return `a compressed body that holds above ${most} bytes`
    return `a body that is not ${encoding}, as it says it is`
  }
}

/**
 * The first `maxSize` decompressed bytes of a body, which may be truncated; empty if it is broken
 * from the start or its coding is unknown. `isWhole` is whether the body ended there.
 */
export function decompressBeginning(
  bytes: Buffer,
  encoding: string,
  maxSize: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const stream = codings[encoding]?.stream(bytes)
  if (!stream) return Promise.resolve({ bytes: bytes.subarray(0, 0), isWhole: false })
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const finish = (isWhole: boolean) => {
      const all = Buffer.concat(parts)
      resolve({ bytes: all.subarray(0, maxSize), isWhole: isWhole && size <= maxSize })
      stream.destroy()
    }
    stream.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > maxSize) finish(false)
    })
    stream.on('end', () => finish(true))
    stream.on('error', () => finish(false))
    // In two steps: a truncated body yields its beginning before its end causes an error.
    stream.write(bytes)
    stream.end()
  })
}

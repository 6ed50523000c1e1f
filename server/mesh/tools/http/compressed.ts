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

/** Bounds of a compressed body: of what it is undone to, and of how many times its own size. */
const maxUndoneBytes = 8 << 20
const maxRatio = 100
/** A small body may be more than so many times smaller. */
const always = 64 << 10

type Undo = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

type Coding = {
  /** Undoes a whole body; rejects what is cut off or too large. */
  undo: Undo
  /** Undoes what there is of a body. */
  stream(bytes: Buffer): Transform
}

// Of several forms of these functions, the one with options.
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

/** RFC 9110: `deflate` has the header of zlib. Some servers leave it out. */
const hasZlibHeader = (bytes: Buffer): boolean =>
  bytes.length >= 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE() % 31 === 0

/** Whether a body with this Content-Encoding can be read. */
export const isDecompressible = (encoding: string): boolean => Object.hasOwn(codings, encoding)

/** The body without its coding; a sentence where it is broken or larger than the bounds allow. */
export async function decompress(bytes: Buffer, encoding: string): Promise<Buffer | string> {
  const coding = codings[encoding]
  if (!coding) return `a body that is compressed with ${encoding}, which is not known here`
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
 * The first `most` bytes of a body without its coding, which may be cut off; empty where it is
 * broken from the start or its coding is unknown. `isWhole` tells whether the body ended there.
 */
export function decompressBeginning(
  bytes: Buffer,
  encoding: string,
  most: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const stream = codings[encoding]?.stream(bytes)
  if (!stream) return Promise.resolve({ bytes: bytes.subarray(0, 0), isWhole: false })
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const finish = (isWhole: boolean) => {
      const all = Buffer.concat(parts)
      resolve({ bytes: all.subarray(0, most), isWhole: isWhole && size <= most })
      stream.destroy()
    }
    stream.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > most) finish(false)
    })
    stream.on('end', () => finish(true))
    stream.on('error', () => finish(false))
    // In two steps: what is cut off gives its beginning before its end gives an error.
    stream.write(bytes)
    stream.end()
  })
}

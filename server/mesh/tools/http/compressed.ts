import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'

/** Bounds of a compressed body: of what it is undone to, and of how many times its own size. */
const maxUndoneBytes = 8 << 20
const maxRatio = 100
/** A small body may be more than so many times smaller. */
const always = 64 << 10

type Undo = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const codings: Record<string, Undo> = {
  gzip: promisify(gunzip) as Undo, // of several forms, the one with options
  'x-gzip': promisify(gunzip) as Undo,
  br: promisify(brotliDecompress) as Undo,
  zstd: promisify(zstdDecompress) as Undo,
}

/** Whether a body with this Content-Encoding can be read. */
export const isUndoable = (encoding: string): boolean => Object.hasOwn(codings, encoding)

/** The body without its coding; a sentence where it is broken or larger than the bounds allow. */
export async function undone(bytes: Buffer, encoding: string): Promise<Buffer | string> {
  const undo = codings[encoding]
  if (!undo) return `a body that is compressed with ${encoding}, which is not known here`
  const most = Math.min(maxUndoneBytes, Math.max(always, bytes.length * maxRatio))
  try {
    return await undo(bytes, { maxOutputLength: most })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ERR_BUFFER_TOO_LARGE'
      ? `a compressed body that holds above ${most} bytes`
      : `a body that is not ${encoding}, as it says it is`
  }
}

import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Failure } from '../../failure.ts'
import type { FileType } from '../contract/operations.ts'
import { etagOf, unlessCached } from '../etag.ts'

/** The request headers that decide how a file is sent. */
type RequestHeaders = { 'if-none-match'?: string }

/** Browsers revalidate each time, so that page, style and script are from the same release. */
export const baseHeaders = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }

/**
 * Sends a page's file by name. Files are read and compressed, and `path` called, on the first
 * request.
 */
export function pageFiles(places: Record<string, { type: FileType; path(): string }>) {
  const files = Object.fromEntries(
    Object.entries(places).map(([name, { type, path }]) => [
      name,
      once(async () => {
        const plain = await readFile(path())
        return { type, plain, small: await promisify(gzip)(plain), etag: etagOf(plain) }
      }),
    ]),
  )
  return async (name: string, header: RequestHeaders, common: Record<string, string>) => {
    const read = Object.hasOwn(files, name) ? files[name] : undefined
    if (!read)
      throw new Failure(
        'notFound',
        `the page has no file of this name; it has ${Object.keys(files).join(', ')}`,
        { retry: false, param: 'file' },
      )
    const { plain, small, etag, type } = await read()
    const isSmall = takesGzip(header)
    const headers = {
      ...baseHeaders,
      ...common,
      Vary: 'Accept-Encoding',
      ETag: isSmall ? etag.replace(/"$/, '-gzip"') : etag,
      ...(isSmall && { 'Content-Encoding': 'gzip' }),
    }
    return unlessCached(header, headers, { file: isSmall ? small : plain, type })
  }
}

/** Sends a page, which browsers revalidate like its files. */
export function sendPage<Headers extends object>(
  header: RequestHeaders,
  html: string,
  headers: Headers,
) {
  const file = Buffer.from(html)
  const tagged = { ...baseHeaders, ...headers, ETag: etagOf(file) }
  return unlessCached(header, tagged, { file, type: 'text/html' as const })
}

/** Calls `make` once, and again after a failure. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () =>
    (value ??= make().catch((error: unknown) => {
      value = undefined
      throw error
    }))
}

/** The contract does not declare the header, which HTTP libraries handle. */
const takesGzip = (header: object): boolean =>
  'accept-encoding' in header &&
  typeof header['accept-encoding'] === 'string' &&
  /(^|,)\s*gzip\s*(;\s*q=(1|0\.0*[1-9])|,|$)/i.test(header['accept-encoding'])

import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Failure } from '../../failure.ts'
import type { FileType } from '../contract/operations.ts'
import { etagOf, unlessCached } from '../etag.ts'

/** The request headers that decide how a file is sent. */
type RequestHeaders = { 'if-none-match'?: string }

/** A link to another page: its relative path, its URL, or its port on the same host. */
export type PageLink = { text: string } & (
  { path: string } | { address: string } | { port: number }
)

/** A page with these lines in its head and this body, a whole element. */
export const pageOf = (title: string, head: readonly string[], body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
${['<link rel="icon" href="data:,">', ...head].join('\n')}
</head>
${body}
</html>
`

/**
 * The headers of a page, which may load nothing from another host. `servers` are other origins that
 * its script may call.
 */
export const pageHeaders = (servers: readonly string[] = []) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:", // the library's icons are in its style sheet
    ["connect-src 'self'", ...servers].join(' '), // scripts call the listener of their page
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
})

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

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

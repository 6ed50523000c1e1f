/** A link to another page: its relative path, its URL, or its port on the same host. */
export type PageLink = { text: string } & (
  { path: string } | { address: string } | { port: number }
)

/** Pages may load nothing from another host. `servers` are other origins that they may call. */
export const pagePolicy = (servers: readonly string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:", // the library's icons are in its style sheet
    ["connect-src 'self'", ...servers].join(' '), // scripts call the listener of their page
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A link to another page: its path from this one, its address, or its port on the same host. */
export type Beside = { text: string } & ({ path: string } | { address: string } | { port: number })

/** What pages may load: nothing from another host. `servers` are further origins to ask. */
export const pagePolicy = (servers: readonly string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:", // the library's icons are in its style sheet
    ["connect-src 'self'", ...servers].join(' '), // scripts ask the listener of their page
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

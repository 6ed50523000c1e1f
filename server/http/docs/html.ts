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

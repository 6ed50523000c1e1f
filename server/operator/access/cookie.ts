import { hash } from 'node:crypto'

/** The session cookie of one server, among all that a browser sends. */
export type SessionCookies = {
  /** The header that sets the cookie, or deletes it if `seconds` is 0. */
  header(value: string, seconds: number, https: boolean): string
  /** The candidate values of the session in a `Cookie` header, the likeliest first. */
  valuesIn(header: string | undefined): string[]
  /** Whether the browser has a cookie of this server that was set over https. */
  isSecure(header: string | undefined): boolean
}

/** Browsers accept a cookie of this name over https only, for exactly the host that set it. */
const secureMark = '__Host-'
const attributes = 'Path=/; HttpOnly; SameSite=Strict'
/** Each costs a query of the store. */
const maxCandidates = 8

/**
 * Cookies have no port, so that servers of one host need different cookie names. Servers that share
 * a store accept each other's cookies.
 */
export function createSessionCookies(
  suffix: () => string,
  prefix = 'tollgate-session-',
): SessionCookies {
  const plain = () => prefix + suffix()
  const secure = () => secureMark + plain()
  const isSession = (name: string) => name.replace(secureMark, '').startsWith(prefix)
  return {
    header: (value, seconds, https) =>
      `${https ? secure() : plain()}=${value}; Max-Age=${seconds}; ${attributes}` +
      (https ? '; Secure' : ''),

    valuesIn(header) {
      const cookies = cookiesOf(header)
      const own = [cookies.get(secure()), cookies.get(plain())]
      const all = [...cookies].flatMap(([name, value]) => (isSession(name) ? [value] : []))
      const values = [...own, ...all].filter((value) => value !== undefined && value !== '')
      return [...new Set(values as string[])].slice(0, maxCandidates)
    },

    isSecure: (header) => cookiesOf(header).has(secure()),
  }
}

/** The suffix that identifies this server's cookies: from its public URL, or else its port. */
export function cookieSuffix(publicUrl: string | undefined, url: string | undefined): string {
  if (publicUrl === undefined) return new URL(url ?? 'http://localhost').port || '80'
  return hash('sha256', publicUrl).slice(0, 8)
}

function cookiesOf(header = ''): Map<string, string> {
  return new Map(
    header.split(';').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()]
    }),
  )
}

import { hash } from 'node:crypto'

/** The session's cookie of one server among those that a browser sends. */
export type SessionCookies = {
  /** The header that gives the browser the cookie, or takes it where `seconds` is 0. */
  header(value: string, seconds: number, https: boolean): string
  /** The values that may be the session's in a `Cookie` header, the likeliest first. */
  valuesIn(header: string | undefined): string[]
  /** Whether the browser has a cookie of this server that was set over https. */
  isSecure(header: string | undefined): boolean
}

const prefix = 'tollgate-session-'
/** Browsers take a cookie of such a name over https only, and for exactly the host that set it. */
const securePrefix = `__Host-${prefix}`
const attributes = 'Path=/; HttpOnly; SameSite=Strict'
/** Each costs a question to the store. */
const mostTried = 8

/**
 * Cookies have no port: servers of one host tell theirs apart by the name. Of servers that share a
 * store and have different names, each takes the others' cookies too.
 */
export function createSessionCookies(suffix: () => string): SessionCookies {
  const plain = () => prefix + suffix()
  const secure = () => securePrefix + suffix()
  return {
    header: (value, seconds, https) =>
      https
        ? `${secure()}=${value}; Max-Age=${seconds}; ${attributes}; Secure`
        : `${plain()}=${value}; Max-Age=${seconds}; ${attributes}`,

    valuesIn(header) {
      const cookies = cookiesOf(header)
      const own = [cookies.get(secure()), cookies.get(plain())]
      const all = [...cookies].flatMap(([name, value]) => (isSession(name) ? [value] : []))
      const values = [...own, ...all].filter((value) => value !== undefined && value !== '')
      return [...new Set(values as string[])].slice(0, mostTried)
    },

    isSecure: (header) => cookiesOf(header).has(secure()),
  }
}

/** What tells the cookies of this server apart: its public address, or else its port. */
export const cookieSuffix = (publicUrl: string | undefined, url: string | undefined): string =>
  publicUrl === undefined
    ? new URL(url ?? 'http://localhost').port || '80'
    : hash('sha256', publicUrl).slice(0, 8)

const isSession = (name: string) => name.startsWith(prefix) || name.startsWith(securePrefix)

function cookiesOf(header = ''): Map<string, string> {
  return new Map(
    header.split(';').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()]
    }),
  )
}

const plainName = 'tollgate-session'
/** Browsers take a cookie of this name over https only, and for exactly the host that set it. */
const secureName = '__Host-tollgate-session'

const attributes = 'Path=/; HttpOnly; SameSite=Strict'

/** The header that gives the browser the session's cookie, or takes it where `seconds` is 0. */
export const cookieHeader = (value: string, seconds: number, https: boolean): string =>
  https
    ? `${secureName}=${value}; Max-Age=${seconds}; ${attributes}; Secure`
    : `${plainName}=${value}; Max-Age=${seconds}; ${attributes}`

/** The session's cookie in a `Cookie` header. */
export function cookieIn(header: string | undefined): string | undefined {
  const cookies = new Map(
    (header ?? '').split(';').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()]
    }),
  )
  return cookies.get(secureName) || cookies.get(plainName) || undefined
}

/** Whether the session's cookie was set over https. */
export const isSecureCookie = (header: string | undefined): boolean =>
  (header ?? '').includes(`${secureName}=`)

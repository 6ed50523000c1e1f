import { failed, type Cancellation } from '../outcome.ts'
import type { SendResult, ToolNetwork } from './network.ts'
import type { BuiltRequest } from './request.ts'

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

const refused = (status: number, why: string): SendResult =>
  failed(`the tool's server responded with a redirect${why}`, status)

/**
 * Sends a request and follows redirects of a GET within its origin, but no others: another server
 * would get the credential, and a change might be made twice. With a caller's credential none is
 * followed: `mayFollow` is false.
 */
export async function sendFollowing(
  network: Pick<ToolNetwork, 'send'>,
  request: BuiltRequest,
  cancellation: Cancellation,
  mayTruncate: boolean,
  mayFollow: boolean,
): Promise<SendResult> {
  let next = request
  for (let count = 0; ; count++) {
    const result = await network.send(next, cancellation, mayTruncate)
    if (!result.ok || result.status < 300 || result.status >= 400) return result
    const { status, headers } = result
    if (cancellation.signal.aborted) return refused(status, '')
    if (!mayFollow) return refused(status, ', and none is followed with the credential of a caller')
    if (request.method !== 'GET' || !redirects.has(status))
      return refused(status, ', and only those of GET are followed')
    const path = pathWithin(request.origin, next.path, headers.location)
    if (path === undefined)
      return refused(status, ' to another server, and redirects are not followed to others')
    if (count === maxRedirects)
      return refused(status, ` after ${maxRedirects} others, and no more are followed`)
    next = { ...request, path }
  }
}

/** The path and query of a location in the same origin; undefined for any other. */
function pathWithin(
  origin: string,
  path: string,
  location: string | undefined,
): string | undefined {
  const base = origin + path
  if (location === undefined || !URL.canParse(location, base)) return undefined
  const url = new URL(location, base)
  const isWithin = url.origin === origin && url.username === '' && url.password === ''
  return isWithin ? url.pathname + url.search : undefined
}

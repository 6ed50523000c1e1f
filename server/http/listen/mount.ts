import type { RequestListener } from 'node:http'

/** An app under a prefix of another one. */
export type MountedApp = { prefix: string; app: RequestListener }

/** Serves apps under prefixes of another one; of two prefixes that fit, the longer one is taken. */
export function mount(root: RequestListener, apps: readonly MountedApp[]): RequestListener {
  const places = apps.toSorted((one, other) => other.prefix.length - one.prefix.length)
  return (req, res) => {
    const url = req.url ?? ''
    const place = places.find(({ prefix }) => isBelow(prefix, url))
    return place ? place.app(req, res) : root(req, res)
  }
}

/** Whether a URL is for the app under the prefix. */
export function isBelow(prefix: string, url: string): boolean {
  if (!url.startsWith(prefix)) return false
  const next = url[prefix.length]
  return next === '/' || next === '?' || next === undefined
}

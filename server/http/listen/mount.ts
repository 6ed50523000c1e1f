import type { RequestListener } from 'node:http'

export type Mounted = {
  app: RequestListener
  /** Resolves when the apps under the prefixes are built, which this or a request begins. */
  ready(): Promise<void>
}

/** An app under a prefix of another one, which need not wait until it is built. */
export type MountedApp = { prefix: string; build(): Promise<RequestListener> }

/** Serves apps under prefixes of another one; of two prefixes that fit, the longer one is taken. */
export function mount(root: RequestListener, apps: readonly MountedApp[]): Mounted {
  const places = apps
    .map(({ prefix, build }) => ({ prefix, ...lazily(build) }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
  return {
    ready: async () => {
      for (const { ready } of places) await ready()
    },
    app(req, res) {
      const url = req.url ?? ''
      const place = places.find(({ prefix }) => isBelow(prefix, url))
      return place ? place.app(req, res) : root(req, res)
    },
  }
}

/** An app that is built for its first request, or before. */
function lazily(build: MountedApp['build']): Mounted {
  let app: RequestListener | undefined
  let building: Promise<void> | undefined
  const ready = () =>
    (building ??= build().then((result) => {
      app = result
    }))
  return {
    ready,
    app(req, res) {
      if (app) return app(req, res)
      // `ready` rejects with the error of the build.
      void ready().then(
        () => app?.(req, res),
        () => res.destroy(),
      )
    },
  }
}

/** Whether a URL is for the app under the prefix. */
export function isBelow(prefix: string, url: string): boolean {
  if (!url.startsWith(prefix)) return false
  const next = url[prefix.length]
  return next === '/' || next === '?' || next === undefined
}

import type { RequestListener } from 'node:http'

export type Mounted = {
  app: RequestListener
  /** Resolves once the app under the prefix is built; it begins to be when this is first asked, or when its first request comes. */
  ready(): Promise<void>
}

/** Puts an app under a prefix of another one's paths. It is built late, so that the other need not wait for it. */
export function mount(
  root: RequestListener,
  prefix: string,
  build: () => Promise<RequestListener>,
): Mounted {
  let app: RequestListener | undefined
  let building: Promise<void> | undefined
  const ready = () =>
    (building ??= build().then((built) => {
      app = built
    }))
  return {
    ready,
    app(req, res) {
      if (!isBelow(prefix, req.url ?? '')) return root(req, res)
      if (app) return app(req, res)
      // Whoever started the build hears why it failed.
      void ready().then(
        () => app?.(req, res),
        () => res.destroy(),
      )
    },
  }
}

/** Whether a request for this is for the app under the prefix. */
export function isBelow(prefix: string, url: string): boolean {
  if (!url.startsWith(prefix)) return false
  const next = url[prefix.length]
  return next === '/' || next === '?' || next === undefined
}

import type { RequestListener } from 'node:http'

export type Mounted = {
  app: RequestListener
  /** Resolves when the app under the prefix is built, which this or its first request begins. */
  ready(): Promise<void>
}

/** Serves an app under a prefix of another one, which need not wait until it is built. */
export function mount(
  root: RequestListener,
  prefix: string,
  build: () => Promise<RequestListener>,
): Mounted {
  let app: RequestListener | undefined
  let building: Promise<void> | undefined
  const ready = () =>
    (building ??= build().then((result) => {
      app = result
    }))
  return {
    ready,
    app(req, res) {
      if (!isBelow(prefix, req.url ?? '')) return root(req, res)
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

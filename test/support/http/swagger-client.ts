import { createRequire } from 'node:module'

/** A request before it is sent. */
export type SwaggerRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body?: unknown
}

type Bundle = {
  presets: { base: () => unknown[] }
  System: new (options: { plugins: unknown[] }) => {
    getSystem(): { fn: { buildRequest(options: object): SwaggerRequest } }
  }
}

const load = createRequire(import.meta.url)
const { System, presets } = load('swagger-ui-dist/swagger-ui-bundle.js') as Bundle // its exports

/** Writes the request of an operation as Swagger UI does, which this is a part of. */
export const { buildRequest } = new System({ plugins: presets.base() }).getSystem().fn

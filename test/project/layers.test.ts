import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** From the bottom up: a file may import from its own layer or from any layer below it. */
const layers = [
  /^(generated\/|server\/(failure|json|digits|pattern)\.ts)/,
  /^(client\/(?!examples\/)|server\/(store|observe|config)(\/|\.ts))/,
  /^server\/(gateway|payments|access)\//,
  /^server\/mesh\//,
  /^server\/(http|sandbox|operator)\/|handlers\.ts$/,
  /^(client\/examples\/|server\/(main|cli|serve|services)(\/|\.ts))/,
]
/** A handlers.ts belongs to the layer that speaks the contracts, wherever it lies. */
const layerOf = (file: string) =>
  file.endsWith('/handlers.ts') ? 4 : layers.findIndex((layer) => layer.test(file))

/** Packages that only one place may know. */
const homes: Record<string, RegExp> = {
  express: /^server\/http\//,
  'express-openapi-validator': /^server\/http\//,
  kysely: /^server\/store\//,
  'node:sqlite': /^server\/store\//,
  pg: /^server\/store\//,
  pino: /^server\/observe\//,
  'prom-client': /^server\/observe\//,
  'openapi-fetch': /^client\//,
  undici:
    /^server\/(gateway\/(inference|receive|source)|payments\/facilitator|mesh\/network|cli\/)/,
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const files = globSync('{client,server}/**/*.ts').map((file) => file.replaceAll('\\', '/'))
const imports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^']*?from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  )

test.each(files)('%s imports only what lies below it', (file) => {
  expect(layerOf(file), 'the file has a layer').toBeGreaterThanOrEqual(0)
  for (const name of imports(file)) {
    if (!name.startsWith('.'))
      expect(homes[packageOf(name)]?.test(file) ?? true, `${name} in ${file}`).toBe(true)
    else
      expect(layerOf(join(dirname(file), name).replaceAll('\\', '/')), name).toBeLessThanOrEqual(
        layerOf(file),
      )
    // An example is a program of its own, which knows the client by its package alone.
    if (file.startsWith('client/examples/'))
      expect(name.startsWith('../') || homes[name] !== undefined, `${name} in an example`).toBe(
        false,
      )
    else if (file.startsWith('client/'))
      expect(name.startsWith('node:') || name.includes('server/'), `${name} in the client`).toBe(
        false,
      )
  }
})

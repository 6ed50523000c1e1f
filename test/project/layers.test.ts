import { expect, test } from 'vitest'
import { importsOutOfPlace, importsUpward } from './rules.ts'
import { importsOf, loadedWith, sourcesOf } from './source.ts'

/** From the bottom up: a file may import from its own layer and from those below it. */
const layers = [
  /^(generated\/|package\.json$)/,
  /^client\/(?!console\/|examples\/)/,
  /^client\/console\//,
  /^server\/((?!main\.)[a-z-]+(\.d)?\.ts$|json\/|undici\/)/,
  /^server\/documents\//,
  /^server\/store\//,
  /^server\/observe\//,
  /^server\/config\//,
  /^server\/keys\//,
  /^server\/limits\//,
  /^server\/http\//,
  /^server\/payments\//,
  /^server\/gateway\//,
  /^server\/mesh\//,
  /^server\/operator\//,
  /^server\/me\//,
  /^server\/sandbox\//,
  /^server\/mock\//,
  /^server\/app\//,
  /^server\/process\//,
  /^server\/(cli\/|main\.ts$)/,
  /^client\/examples\//,
]

const layerOf = (path: string) => {
  const at = layers.findIndex((layer) => layer.test(path))
  return at < 0 ? undefined : at
}

/** Packages that only one place may know. */
const homes: Record<string, RegExp> = {
  express: /^server\/http\//,
  'express-openapi-validator': /^server\/http\//,
  'ipaddr.js': /^server\/http\//,
  'proxy-addr': /^server\/http\//,
  kysely: /^server\/store\//,
  'node:sqlite': /^server\/store\//,
  pg: /^server\/store\//,
  pino: /^server\/observe\//,
  'prom-client': /^server\/observe\//,
  'openapi-fetch': /^client\//,
  preact: /^client\/console\//,
  uplot: /^client\/console\//,
  undici:
    /^server\/(undici|gateway\/(upstream|probing)|payments\/facilitator|mesh\/tools\/http\/network|cli)\b/,
}

const sources = sourcesOf('client', 'server')

test.each(sources)('$path imports only what lies below it', (source) => {
  expect(importsUpward(source, layerOf)).toEqual([])
  expect(importsOutOfPlace(source, homes)).toEqual([])
})

test.each(sources.filter(({ path }) => !path.startsWith('client/console/')))(
  '$path knows nothing of the console, which is built',
  (source) => {
    expect(importsOf(source).filter((name) => name.startsWith('client/console/'))).toEqual([])
  },
)

const isExample = ({ path }: { path: string }) => path.startsWith('client/examples/')

test.each(sources.filter(({ path }) => path.startsWith('client/')))(
  '$path knows the client by what it publishes alone',
  (source) => {
    const foreign = isExample(source) ? ['client/', 'server/'] : ['server/', 'node:']
    const own = isExample(source) ? source.path.split('/').slice(0, 3).join('/') : 'client/'
    const wrong = importsOf(source).filter(
      (name) => foreign.some((place) => name.startsWith(place)) && !name.startsWith(own),
    )
    expect(wrong).toEqual([])
  },
)

test('undici is loaded by its parts, since the whole takes 14 MB and as long as the rest of it', () => {
  const loading = sourcesOf('server').filter((source) => loadedWith(source).includes('undici'))
  expect(loading.map(({ path }) => path)).toEqual([])
})

test('public prices are loaded by those who look at them, and never with the server', () => {
  const library = '@pydantic/genai-prices'
  const loading = sources.filter((source) => loadedWith(source).includes(library))
  expect(loading.map(({ path }) => path)).toEqual([])
})

test('the thread of the ledger loads no package before it connects', () => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const loaded = new Set(['server/store/ledger/ledger-thread.ts'])
  const packages: string[] = []
  for (const path of loaded) {
    const source = byPath.get(path)
    if (!source) throw new Error(`${path} is no file of the server`)
    for (const name of loadedWith(source)) {
      if (byPath.has(name)) loaded.add(name)
      else if (!name.startsWith('node:')) packages.push(`${name} in ${path}`)
    }
  }
  expect(loaded.size).toBeGreaterThan(5)
  // Each server starts one, and waits for it at its end.
  expect(packages).toEqual([])
})

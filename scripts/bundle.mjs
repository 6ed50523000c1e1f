// The server as a few JavaScript files, which start faster than its sources and take less memory:
// what the published package holds, and what tests start.
import { build } from 'esbuild'
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Libraries that stay outside: loaded only when something needs them, by `require`, with files of
 * their own, or shared with whoever else runs in the process.
 */
export const outside = [
  '@opentelemetry/api',
  '@scalar/openapi-upgrader',
  '@solana/kit',
  'ajv',
  'ajv-formats',
  'express-openapi-validator',
  'pg',
  're2js',
  'tiny-secp256k1',
  'viem',
]

/**
 * What these libraries load for parts of theirs that the server does itself, or without: prom-client
 * for exemplars, some forty files; Prism to pass requests on, and to read collections of Postman.
 */
const unused = {
  'prom-client': ['@opentelemetry/api'],
  '@stoplight/prism-http': [
    '@stoplight/http-spec/postman/operation',
    'http-proxy-agent',
    'https-proxy-agent',
    'node-fetch',
  ],
}
const nothing = 'nothing'

const withoutUnused = {
  name: 'without what nobody calls',
  setup({ onResolve, onLoad }) {
    for (const [library, names] of Object.entries(unused))
      onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path, importer }) =>
        importer.includes(join('node_modules', library, sep))
          ? { path, namespace: nothing }
          : undefined,
      )
    onLoad({ filter: /./, namespace: nothing }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** Prism has versions of some of them to itself, and is not outside itself in every bundle. */
const outsideOfServer = {
  name: 'outside',
  setup({ onResolve }) {
    const filter = new RegExp(`^(${outside.join('|')})(/|$)`)
    onResolve({ filter }, ({ path, importer }) =>
      importer.includes('@stoplight') ? undefined : { path, external: true },
    )
  },
}

/** Of this package the part that is used. */
const alias = { '@faker-js/faker': '@faker-js/faker/locale/en' }

/** The form that a bundle can take apart, of the version that the importer has: Prism's is older. */
const jsoncAsModules = {
  name: 'jsonc-parser as modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^jsonc-parser$/ }, ({ resolveDir, kind }) =>
      resolve('jsonc-parser/lib/esm/main.js', { resolveDir, kind }),
    )
  },
}

/** Text that is parsed takes half of the memory of the same as a literal, and less time. */
const jsonAsText = {
  name: 'JSON as text',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)})` }
    })
  },
}

/** Some libraries are CommonJS, and ask for Node's modules by `require`. */
const banner =
  "import { createRequire as createBundleRequire } from 'node:module'\n" +
  'const require = createBundleRequire(import.meta.url)'

/**
 * Writes main.js, the files of its threads and of its pages to FOLDER/server, with the licences of
 * the libraries within. The server reads FOLDER/spec, FOLDER/generated and FOLDER/package.json.
 */
export async function bundleServer(folder) {
  const { metafile } = await build({
    entryPoints: {
      main: 'server/main.ts',
      'ledger-thread': 'server/store/ledger/ledger-thread.ts',
      'report-thread': 'server/store/sqlite/report-thread.ts',
    },
    outdir: join(folder, 'server'),
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: ['@stoplight/*', 'pg-native'],
    alias,
    plugins: [withoutUnused, outsideOfServer, jsoncAsModules, jsonAsText],
    banner: { js: banner },
    legalComments: 'none',
    // The engine keeps the text of all that is loaded; one character beyond Latin-1, as in a comment,
    // doubles what a file takes. Names stay, for stack traces.
    minifyWhitespace: true,
    lineLimit: 100,
    metafile: true,
    logLevel: 'warning',
  })
  for (const file of globSync('server/*/**/*.{css,js}')) cpSync(file, join(folder, file))
  const inputs = Object.keys(metafile.inputs).filter((name) => !name.startsWith(`${nothing}:`))
  writeFileSync(join(folder, 'server/LICENSES.txt'), licences(inputs))
}

/** The licence of each library that these files are of. */
function licences(files) {
  const folders = files.flatMap((file) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  return [...new Set(folders)]
    .toSorted()
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`
}

// The server as a few JavaScript files, which start faster than its sources and take less memory:
// for the published package and for processes that tests start.
import { build } from 'esbuild'
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Libraries that stay outside of the bundle: loaded only when needed, loaded by `require`, with data
 * files, or shared with other code of the process.
 */
export const outside = [
  '@opentelemetry/api',
  '@pydantic/genai-prices',
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
 * Imports of these libraries for features that the server does not use: prom-client's exemplars
 * (about forty files); Prism's proxy, and its reader of Postman collections.
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
  name: 'without unused imports',
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

/** Prism uses other versions of some of them, and may be in the bundle itself. */
const outsideOfServer = {
  name: 'outside',
  setup({ onResolve }) {
    const filter = new RegExp(`^(${outside.join('|')})(/|$)`)
    onResolve({ filter }, ({ path, importer }) =>
      importer.includes('@stoplight') ? undefined : { path, external: true },
    )
  },
}

/** Imports only the used part of this package. */
const alias = { '@faker-js/faker': '@faker-js/faker/locale/en' }

/** Resolves ES modules, which can be tree-shaken, of the importer's version: Prism's is older. */
const jsoncAsModules = {
  name: 'jsonc-parser as modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^jsonc-parser$/ }, ({ resolveDir, kind }) =>
      resolve('jsonc-parser/lib/esm/main.js', { resolveDir, kind }),
    )
  },
}

/** Parsing a string takes half of the memory of an object literal, and less time. */
const jsonAsText = {
  name: 'JSON as text',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)})` }
    })
  },
}

/** Some libraries are CommonJS and load Node's modules by `require`. */
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
    // V8 keeps the source of loaded files in memory; one character beyond Latin-1, as in a comment,
    // doubles its size. Names stay, because stack traces contain them.
    minifyWhitespace: true,
    lineLimit: 100,
    metafile: true,
    logLevel: 'warning',
  })
  for (const file of globSync('server/*/**/*.{css,js}')) cpSync(file, join(folder, file))
  const inputs = Object.keys(metafile.inputs).filter((name) => !name.startsWith(`${nothing}:`))
  writeFileSync(join(folder, 'server/LICENSES.txt'), licences(inputs))
}

/** The licences of the libraries that contain these files. */
function licences(files) {
  const folders = files.flatMap((file) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  return [...new Set(folders)]
    .toSorted()
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceOf(folder) {
  const library = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license, author } = library
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  // A few packages leave out the text of their licence.
  if (texts.length === 0 && license === 'MIT') texts.push(mit(author?.name ?? author ?? name))
  return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`
}

/** The MIT licence of this holder: ours with another name. */
const mit = (holder) =>
  readFileSync(new URL('../LICENSE', import.meta.url), 'utf8')
    .replace(/^Copyright.*$/m, `Copyright (c) ${holder}`)
    .trim()

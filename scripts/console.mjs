import { build } from 'esbuild'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licences of the two libraries require this. */
const notice =
  '/*! Preact (c) Jason Miller, uPlot (c) Leon Sorokin, openapi-fetch (c) Drew Powers; MIT */'

/** Writes the schemas of the configuration file, for the forms of the console, as a module. */
function writeSchema(out) {
  const read = (name) => JSON.parse(readFileSync(join(out, name), 'utf8'))
  const { schemas } = read('json/config.json').components
  const providers = Object.keys(read('providers.json'))
  const text = Object.entries({ schemas, providers }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
  )
  writeFileSync(join(out, 'console/schema.js'), text.join(''))
}

/** Writes the scripts of the console and of /me, and their style, the same bytes each time; returns their names. */
export async function writeConsole(out) {
  await build({
    entryPoints: [
      { in: 'client/console/main.tsx', out: 'console' },
      { in: 'client/console/me/main.tsx', out: 'me' },
      { in: 'client/console/style/console.css', out: 'console' },
    ],
    outdir: join(out, 'console'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    // The build does not read the settings of the type checker.
    tsconfigRaw: '{}',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    banner: { js: notice },
    logLevel: 'warning',
  })
  writeSchema(out)
  return ['console/schema.js', 'console/console.js', 'console/me.js', 'console/console.css']
}

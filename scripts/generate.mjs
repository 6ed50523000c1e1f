// Writes generated/ from spec/; with --check compares instead and fails when something is stale.
import { execFile } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { parse } from 'yaml'
import { tablePages } from './tables.mjs'

const check = process.argv.includes('--check')
const out = check ? mkdtempSync(join(tmpdir(), 'tollgate-generated-')) : 'generated'
const bundle = (file, to) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/.bin/redocly', 'bundle', file, '--ext', 'json', '-o', to],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  )

/** A stream is typed by one of its events: what is read and written is never the whole text. */
function withEvents(node) {
  if (Array.isArray(node)) return node.map(withEvents)
  if (node === null || typeof node !== 'object') return node
  const { 'x-item-schema': schema = node.schema, ...rest } = node
  const members = Object.entries(schema === undefined ? rest : { ...rest, schema })
  return Object.fromEntries(members.map(([name, value]) => [name, withEvents(value)]))
}

/** In this process: a tool that starts for each file takes most of its time to start. */
async function writeTypes(file, to, options) {
  const contract = withEvents(parse(readFileSync(file, 'utf8')))
  const cwd = pathToFileURL(resolve(file))
  const types = await openapiTS(contract, { cwd, enumValues: true, silent: true, ...options })
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, COMMENT_HEADER + astToString(types))
}

/** Contracts that a client is generated for as well; the others are spoken by the server only. */
const published = ['gateway', 'mesh', 'metadata', 'openai', 'operator']

async function generate(file) {
  const name = basename(file, '.yaml')
  const folder = dirname(file).replace(/^spec\/?/, '')
  const made = [join('server', folder, `${name}.ts`), join('json', folder, `${name}.json`)]
  const bundled = bundle(file, join(out, made[1]))
  await writeTypes(file, join(out, made[0]))
  if (published.includes(name)) {
    made.push(join('client', folder, `${name}.ts`))
    await writeTypes(file, join(out, made[2]), { defaultNonNullable: false })
  }
  await bundled
  return made
}

const files = globSync('spec/{*.yaml,upstream/*.yaml}').toSorted()
const made = (await Promise.all(files.map(generate))).flat()
const stalePages = tablePages(join(out, 'json/config.json')).filter(
  ({ before, after }) => before !== after,
)
if (!check) for (const { page, after } of stalePages) writeFileSync(page, after)
if (check) {
  const differs = (name) =>
    !existsSync(join('generated', name)) ||
    readFileSync(join(out, name), 'utf8') !== readFileSync(join('generated', name), 'utf8')
  const stale = made.filter(differs)
  for (const { page } of stalePages) console.error(`${page} is stale: npm run generate`)
  const orphans = globSync('generated/**/*.{ts,json}')
    .map((path) => path.replace(/^generated\//, ''))
    .filter((name) => !made.includes(name))
  for (const name of stale) console.error(`generated/${name} is stale: npm run generate`)
  for (const name of orphans) console.error(`generated/${name} has no contract any more: delete it`)
  rmSync(out, { recursive: true })
  process.exitCode = stale.length + orphans.length + stalePages.length > 0 ? 1 : 0
}

// Writes generated/ from spec/, all of it or nothing; with --check it compares instead, and fails if a
// file is stale.
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { commandsOf } from './commands.mjs'
import { writeConsole } from './console.mjs'
import { faultLine } from './generate-fault.mjs'
import { rolesOf } from './roles.mjs'
import { tablePages } from './tables.mjs'
import { usualPaths } from '../server/gateway/providers/address.ts'
import { documentOf, readText } from '../server/documents/document.ts'
import { extensionSchemas } from '../server/mesh/documents/extension-schemas.ts'
import {
  answersModule,
  checkTypes,
  configModule,
  configTypes,
  extensionsModule,
  validatorModule,
  validatorTypes,
} from './validators.mjs'

const check = process.argv.includes('--check')
const out = mkdtempSync(join(tmpdir(), 'tollgate-generated-'))

const specFolder = (file) => dirname(file).replace(/^spec\/?/, '')

/**
 * Writes each contract as one document, with everything that it references. One process for all
 * contracts of a folder: starting the bundler takes longer than its work.
 */
async function bundle(files, folder) {
  const args = ['node_modules/.bin/redocly', 'bundle', ...files, '--ext', 'json', '-o', folder]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  await promisify(execFile)(process.execPath, args, { env })
}

/** Reads a bundled contract, and writes it with its common headers and responses. */
function readBundle(to, isAddition) {
  // The bundler does not change references in extensions; their targets are in the bundle.
  const text = readFileSync(to, 'utf8').replaceAll(/"(?:shared|openai)\.yaml#\//g, '"#/')
  const bundled = JSON.parse(text)
  const contract = isAddition ? withoutMarks(bundled) : bundled
  writeFileSync(to, JSON.stringify(withCommons(contract), null, 2))
  return contract
}

/** Common headers of preflights, which are no operations, and of streams. */
const ofPreflights = /^Access-Control-(Allow-Methods|Allow-Headers|Max-Age)$/
const ofStreams = 'X-Accel-Buffering'

/**
 * The contract with its common headers in each response, and its common responses in each operation,
 * because other readers ignore Tollgate's extensions. Types are generated without them: handlers do
 * not return them.
 */
function withCommons(contract) {
  const { 'x-common-headers': own, 'x-common-responses': replies = {}, paths } = contract
  if (!own) return contract
  const described = (reply) => {
    if (reply.$ref) return reply
    const isStream = reply.content?.['text/event-stream'] !== undefined
    const common = Object.entries(own).filter(
      ([name]) => !ofPreflights.test(name) && (isStream || name !== ofStreams),
    )
    return { ...reply, headers: { ...Object.fromEntries(common), ...reply.headers } }
  }
  const all = (group) => mapped(group, described)
  const named = mapped(replies, (_reply, status) => ({
    $ref: `#/components/responses/Any${status}`,
  }))
  const added = Object.entries(replies).map(([status, reply]) => [`Any${status}`, reply])
  const components = { ...contract.components }
  components.responses = all({ ...components.responses, ...Object.fromEntries(added) })
  const operation = (part) =>
    part.responses ? { ...part, responses: all({ ...named, ...part.responses }) } : part
  const withReplies = mapped(paths, (item) => mapped(item, operation))
  return { ...contract, paths: withReplies, components }
}

const mapped = (group, change) =>
  Object.fromEntries(Object.entries(group).map(([name, one]) => [name, change(one, name)]))

/** A stream has the type of one of its events: code reads and writes events, not bytes. */
const withEvents = ({ 'x-item-schema': schema, ...rest }) =>
  schema === undefined ? rest : { ...rest, schema }

const headers = '#/components/headers/'

/** The contract from which types are generated. */
function typed(contract, node = contract) {
  if (Array.isArray(node)) return node.map((item) => typed(contract, item))
  if (node === null || typeof node !== 'object') return node
  const { $ref = '' } = node
  if (String($ref).startsWith(headers)) {
    // The generator makes a header required when it is a reference.
    const header = contract.components.headers[$ref.slice(headers.length)]
    if (!header.required) return { schema: header.schema }
  }
  const members = Object.entries(withEvents(node))
  return Object.fromEntries(members.map(([name, value]) => [name, typed(contract, value)]))
}

/** Runs the generator in this process: starting its command for each file takes longer. */
async function writeTypes(contract, to, options) {
  const types = await openapiTS(typed(contract), {
    enumValues: true,
    silent: true,
    ...options,
  })
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, COMMENT_HEADER + astToString(types))
}

/** The schemas of a facilitator's responses. */
const answers = ['SettleAnswer', 'Supported', 'VerifyAnswer']

async function writeValidators(contract, name) {
  if (name === 'config') return writeChecks(name, await configModule(contract), configTypes)
  if (name === 'facilitator')
    return writeChecks(name, await answersModule(contract, answers), checkTypes(answers))
  if (name === 'hook')
    return writeChecks(
      name,
      await answersModule(contract, ['HookReply']),
      checkTypes(['HookReply']),
    )
  if (!published.includes(name)) return []
  return writeChecks(name, await validatorModule(contract), validatorTypes)
}

async function writeExtensions() {
  const names = Object.keys(extensionSchemas).map((name) => name.replace('x-', ''))
  return writeChecks('extensions', await extensionsModule(extensionSchemas), checkTypes(names))
}

function writeChecks(name, text, types) {
  const module = join('validators', name)
  mkdirSync(join(out, 'validators'), { recursive: true })
  writeFileSync(join(out, `${module}.js`), text)
  writeFileSync(join(out, `${module}.d.ts`), types)
  return [`${module}.js`, `${module}.d.ts`]
}

/** Contracts of Tollgate's services, with types for the client; the others are of called servers. */
const published = [
  'gateway',
  'me',
  'mesh',
  'messages',
  'metadata',
  'openai',
  'operator',
  'responses',
]
/**
 * Contracts that are additions as a whole. The marks of parts, which shared files contain, are
 * removed.
 */
const additions = ['me', 'messages', 'openai', 'operator', 'responses']

function withoutMarks(node) {
  if (Array.isArray(node)) return node.map(withoutMarks)
  if (node === null || typeof node !== 'object') return node
  const { 'x-addition': _, ...rest } = node
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, withoutMarks(value)]),
  )
}

/** Headers that pages may always read, and headers for browsers and proxies only. */
const notExposed =
  /^(access-control-.*|cache-control|content-.*|referrer-policy|set-cookie|vary|x-accel-buffering|x-content-type-options)$/

/** The names of all reply headers of these contracts that pages of other origins may read (CORS). */
function exposedHeaders(contracts) {
  const names = contracts.flatMap(({ components, paths }) => {
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    const replies = [components, ...operations].flatMap((part) =>
      Object.values(part.responses ?? {}),
    )
    return replies.flatMap(({ headers = {} }) => Object.keys(headers))
  })
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]))
  return [...byName].filter(([name]) => !notExposed.test(name)).map(([, name]) => name)
}

function writeExposedHeaders() {
  const contracts = published.map((name) =>
    JSON.parse(readFileSync(join(out, 'json', `${name}.json`), 'utf8')),
  )
  const names = exposedHeaders(contracts).toSorted()
  writeFileSync(join(out, 'exposed-headers.json'), JSON.stringify(names, null, 2))
  return 'exposed-headers.json'
}

/** Generates the files of a contract; an error has the faulty file. */
const generate = (file) =>
  generateFrom(file).catch((error) => {
    throw Object.assign(error, { file })
  })

async function generateFrom(file) {
  const name = basename(file, '.yaml')
  const folder = specFolder(file)
  const json = join('json', folder, `${name}.json`)
  const contract = readBundle(join(out, json), additions.includes(name))
  const outputs = [join('server', folder, `${name}.ts`), json]
  await writeTypes(contract, join(out, outputs[0]))
  if (published.includes(name)) {
    outputs.push(join('client', folder, `${name}.ts`))
    await writeTypes(contract, join(out, outputs[2]), { defaultNonNullable: false })
  }
  outputs.push(...(await writeValidators(contract, name)))
  if (name === 'operator') {
    outputs.push(writeJson('commands.json', commandsOf(contract)))
    outputs.push(writeJson('roles.json', rolesOf(contract)))
  }
  return outputs
}

function writeJson(file, value) {
  writeFileSync(join(out, file), JSON.stringify(value, null, 2))
  return file
}

/** Writes the documents of the included agents as JSON, by the hash of their text. */
function writeAgents() {
  const documents = globSync('spec/agents/*.yaml')
    .toSorted()
    .map((file) => ({ ...readText(file), file }))
    .map(({ text, file }) => ({ text, ...documentOf({ text }, file) }))
    .filter(({ problems }) => problems.length === 0)
    .map(({ text, value }) => [hash('sha256', text), JSON.stringify(value)])
  writeFileSync(join(out, 'agents.json'), JSON.stringify(Object.fromEntries(documents), null, 2))
  return 'agents.json'
}

/** Writes the facts of all providers; fails if a document has one that the schema does not allow. */
function writeProviders() {
  const schemas = JSON.parse(readFileSync(join(out, 'json/config.json'), 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(schemas, 'config')
  const isProvider = ajv.compile({ $ref: 'config#/components/schemas/Provider' })
  const facts = globSync('spec/upstream/providers/*.yaml')
    .toSorted()
    .map((file) => {
      const { problems, value, at } = documentOf(readText(file), file)
      if (problems.length > 0) throw new Error(problems.map((one) => one.text).join('\n'))
      const provider = withOperations(value['x-provider'], Object.keys(value.paths))
      if (!isProvider(provider)) throw new Error(factFaults(isProvider.errors, at).join('\n'))
      return [basename(file, '.yaml'), provider]
    })
  writeFileSync(join(out, 'providers.json'), JSON.stringify(Object.fromEntries(facts), null, 2))
  return 'providers.json'
}

/** The facts with what the paths of the document say: the dialects, and operations besides those. */
function withOperations({ facts, ...provider }, paths) {
  const served = Object.entries(usualPaths).filter(([, path]) => paths.includes(`/${path}`))
  const isDialect = ([name]) => !extraOperations.has(name)
  const dialects = served.filter(isDialect).map(([name]) => name)
  const own = served.filter((one) => !isDialect(one))
  const named = own.length > 0 && { paths: { ...Object.fromEntries(own), ...facts?.paths } }
  return { ...provider, dialects, facts: { ...facts, ...named } }
}

const extraOperations = new Set(['count_tokens', 'compact', 'input_tokens'])

/** What is wrong with facts, each with its place in the file. */
const factFaults = (errors, at) =>
  errors.map(({ instancePath, message, params }) => {
    const path = ['x-provider', ...instancePath.split('/').slice(1)]
    const allowed = params.allowedValues ?? params.additionalProperty ?? ''
    return `${at(path)}: ${path.join('.')} ${message} ${allowed}`
  })

/** Copies the library of the reference pages, with its licences: a tenth of its package. */
function copyLibrary() {
  const names = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt']
  mkdirSync(join(out, 'swagger-ui'), { recursive: true })
  return [...names, 'LICENSE', 'NOTICE'].map((name) => {
    copyFileSync(join('node_modules/swagger-ui-dist', name), join(out, 'swagger-ui', name))
    return join('swagger-ui', name)
  })
}

const files = globSync('spec/{*.yaml,upstream/*.yaml}', {
  exclude: ['spec/shared.yaml'],
}).toSorted()

/** Writes all generated files to the folder `out`; returns their names. */
async function generateAll() {
  const folders = Object.entries(Object.groupBy(files, specFolder))
  await Promise.all(folders.map(([folder, own]) => bundle(own, join(out, 'json', folder))))
  const outputs = (await Promise.all(files.map(generate))).flat()
  outputs.push(...(await writeExtensions()), writeExposedHeaders(), writeAgents(), ...copyLibrary())
  outputs.push(writeProviders())
  outputs.push(...(await writeConsole(out)))
  return outputs
}

const isSame = (name) =>
  existsSync(join('generated', name)) &&
  readFileSync(join(out, name), 'utf8') === readFileSync(join('generated', name), 'utf8')

function write(outputs, stalePages) {
  for (const name of outputs.filter((one) => !isSame(one))) {
    mkdirSync(dirname(join('generated', name)), { recursive: true })
    copyFileSync(join(out, name), join('generated', name))
  }
  for (const { page, after } of stalePages) writeFileSync(page, after)
}

/** Prints stale files; returns their number. */
function compare(outputs, stalePages) {
  const stale = outputs.filter((name) => !isSame(name))
  for (const { page } of stalePages) console.error(`${page} is stale: npm run generate`)
  const orphans = globSync('generated/**/*.{ts,js,json,css}')
    .map((path) => path.replace(/^generated\//, ''))
    .filter((name) => !outputs.includes(name))
  for (const name of stale) console.error(`generated/${name} is stale: npm run generate`)
  for (const name of orphans) console.error(`generated/${name} has no contract: delete it`)
  return stale.length + orphans.length + stalePages.length
}

try {
  const outputs = await generateAll()
  const pages = tablePages(join(out, 'json/config.json'), join(out, 'providers.json'))
  const stalePages = pages.filter(({ before, after }) => before !== after)
  if (check) process.exitCode = compare(outputs, stalePages) > 0 ? 1 : 0
  else write(outputs, stalePages)
} catch (error) {
  console.error(await faultLine(error, files))
  process.exitCode = 1
} finally {
  rmSync(out, { recursive: true, force: true })
}

// Compiles the checks of a contract's operations to generated/validators: compiling them at the start
// would be its largest part. A valid request needs no other check; an invalid one goes through the
// library's validator, which makes the messages.
import { _ } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import { ContentType } from 'express-openapi-validator/dist/middlewares/util.js'
import { operationsOf, withSchemaAddresses } from '../server/http/contract/document.ts'
import { libraryValidators, metadataOf } from '../server/http/contract/library.ts'

const json = 'application/json'

/** The types of every module. */
export const validatorTypes = `/** Compiled from a contract by npm run generate. */
type Check = (data: object) => unknown
declare const operations: Record<
  string,
  { parameters: Check; body: Check; replies: Record<number, Check> }
>
export default operations
`

/** The types of the module that checks a configuration. */
export const configTypes = `/** Compiled from spec/config.yaml by npm run generate. */
import type { ValidateFunction } from 'ajv'
declare const check: ValidateFunction
export default check
`

const compilerFor = (options) =>
  new Ajv2020({
    strict: false,
    validateSchema: false,
    code: { source: true, esm: true, formats: _`formats` },
    ...options,
  })

/** For the author of the checked document: all errors, with their places in the schema. */
const explaining = { allErrors: true, useDefaults: true, verbose: true }

/** The module that checks a configuration and fills in its defaults, as text. */
export function configModule(contract) {
  const ajv = compilerFor(explaining)
  addFormats.default(ajv)
  ajv.addSchema(withoutProse(contract), 'config')
  const check = ajv.compile({ $ref: 'config#/components/schemas/Config' })
  return bundled({ config: fullFormats + standalone.default(ajv, check) })
}

/** The types of a module whose exports of these names each check one schema. */
export const checkTypes = (names) => `/** Compiled by npm run generate. */
import type { ValidateFunction } from 'ajv/dist/2020.js'
${names.map((name) => `export declare const ${name}: ValidateFunction`).join('\n')}
`

/** The module that checks these schemas of a contract, as text. */
export function answersModule(contract, names) {
  const ajv = compilerFor().addSchema(withoutProse(contract), 'contract')
  const addresses = names.map((name) => [name, `contract#/components/schemas/${name}`])
  return bundled({ answers: standalone.default(ajv, Object.fromEntries(addresses)) })
}

/** The module that checks the extensions of an agent's document and fills in their defaults. */
export function extensionsModule(schemas) {
  const ajv = compilerFor(explaining)
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  const names = Object.keys(schemas).map((name) => [name.replace('x-', ''), name])
  return bundled({ extensions: standalone.default(ajv, Object.fromEntries(names)) })
}

/** The module of a contract's checks, as text. */
export async function validatorModule(contract) {
  const addressed = withSchemaAddresses(withoutProse(contract))
  const { requests, replies } = libraryValidators(addressed, {
    messages: false,
    code: { source: true, esm: true, formats: _`formats` },
  })
  const compilers = [requests.ajv, requests.ajvBody, replies.ajvBody]
  for (const { opts } of compilers) opts.unevaluated = tracksMembers(contract)
  const operations = operationsOf(addressed).map((one) => compile(one, requests, replies))
  const requestKeys = Object.fromEntries(operations.map(({ id, key }) => [id, key]))
  const replyKeys = Object.fromEntries(
    operations.flatMap(({ id, statuses }) =>
      Object.entries(statuses).map(([status, key]) => [`${id}_${status}`, key]),
    ),
  )
  const keys = [requestKeys, requestKeys, replyKeys]
  const [parameters, bodies, repliesOf] = compilers.map(
    (ajv, place) => names + standalone.default(ajv, keys[place]),
  )
  return bundled({ parameters, bodies, replies: repliesOf, operations: indexOf(operations) })
}

/** Whether checks must record the members that they have seen, which takes time. */
const tracksMembers = (contract) => JSON.stringify(contract).includes('"unevaluated')

/** Compiles an operation; returns the names of its checks in the library's compilers. */
function compile({ path, method, operation }, requests, replies) {
  const type = operation.requestBody && json
  const key = `${method}-${path}-${type ?? 'not_provided'}`
  const contentType = ContentType.from({ headers: { 'content-type': type } })
  requests.buildMiddleware(path, operation, contentType, key)
  const openapi = metadataOf(path, operation)
  const request = { method, headers: {}, openapi }
  const compiled = replies._getOrBuildValidator(request, openapi.schema.responses)
  const statuses = Object.keys(compiled).filter((status) => compiled[status]?.[json])
  return {
    id: operation.operationId,
    key,
    statuses: Object.fromEntries(
      statuses.map((status) => [status, `${method}-${path}-not_provided-${status}-${json}`]),
    ),
  }
}

/** Removes prose and examples of the schemas, which checks do not read. */
function withoutProse(node, isNames = false) {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item))
  if (node === null || typeof node !== 'object') return node
  const isProse = (name) => /^(description|summary|title|examples?|x-.*)$/.test(name)
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => isNames || !isProse(name))
      .map(([name, value]) => [
        name,
        !isNames && /^(enum|const|default)$/.test(name)
          ? value
          : withoutProse(value, !isNames && name === 'properties'),
      ]),
  )
}

const indexOf = (operations) => `
import * as parameters from 'parameters'
import * as bodies from 'bodies'
import * as replies from 'replies'
export default {
${operations
  .map(({ id, statuses }) => {
    const ofReplies = Object.keys(statuses).map((status) => `${status}: replies.${id}_${status}`)
    const ofRequest = `parameters: parameters.${id}, body: bodies.${id}`
    return `${id}: { ${ofRequest}, replies: { ${ofReplies.join(', ')} } },`
  })
  .join('\n')}
}
`

/** References of the compiled checks of configurations. */
const fullFormats = `
import { fullFormats as formats } from 'ajv-formats/dist/formats.js'
`

/** References of the compiled checks of contracts: the library's formats, and Tollgate's functions. */
const names = `
import { exceeds, fallsShort } from './server/http/contract/text-length.ts'
import { formats as own } from 'express-openapi-validator/dist/framework/ajv/formats.js'
import { fastFormats } from 'ajv-formats/dist/formats.js'
const formats = { ...own, ...fastFormats }
`

/**
 * Bundles several modules into one with the exports of the last one: with imported packages, without
 * unused code.
 */
async function bundled(sources) {
  const modules = {
    name: 'modules',
    setup(build) {
      build.onResolve({ filter: /^[a-z]+$/ }, ({ path }) => ({ path, namespace: 'checks' }))
      build.onLoad({ filter: /.*/, namespace: 'checks' }, ({ path }) => ({
        contents: sources[path],
        resolveDir: process.cwd(),
      }))
    },
  }
  const { outputFiles } = await build({
    entryPoints: [Object.keys(sources).at(-1)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    lineLimit: 100,
    legalComments: 'none',
    write: false,
    plugins: [modules],
  })
  return `// Compiled from a contract by npm run generate. Never edited.\n${outputFiles[0].text}`
}

import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { didYouMean } from '../../documents/closest.ts'
import { dotted } from '../../documents/problems.ts'
import { createAjv } from '../../json/ajv.ts'
import { asWritten } from '../../json/digits.ts'
import { Failure } from '../../failure.ts'
import { isMultiple } from './decimal.ts'
import { beginCheck, judge } from '../../documents/pattern.ts'
import { isRecord } from '../../json/json.ts'
import { describeSchema, shortJson } from './describe-schema.ts'
import { buildRequest } from './http/request.ts'
import { UnsendableArgument } from './http/serialize.ts'
import type { Arguments, JsonSchema, Tool } from '../agent.ts'

const maxLevels = 64

/** The schemas were validated when their documents were read. */
function createCompiler(useDefaults: boolean): Ajv2020 {
  const ajv = createAjv({
    useDefaults,
    strict: false,
    verbose: true,
    logger: false,
    validateSchema: false,
    code: { regExp: judge },
  })
  // The library's `url` takes minutes for a crafted long string; its other formats are quick.
  ajv.addFormat('url', (text: string) => URL.canParse(text))
  // The library divides in binary, by which 19.99 is no multiple of 0.01.
  return ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: isMultiple,
  })
}

/**
 * By whether defaults are filled in. A default in OpenAPI is the value that the server assumes for
 * an absent member. It is sent only if the document's author says so: otherwise a change of one
 * member would set all others.
 */
const compilers = new Map<boolean, Ajv2020>()
const validators = new WeakMap<Tool, ValidateFunction>()

/** Compiled at its first use: a start with a thousand tools would spend most of its time on it. */
function validatorOf(tool: Tool): ValidateFunction {
  const cached = validators.get(tool)
  if (cached) return cached
  const compiler = compilers.get(tool.send_defaults) ?? createCompiler(tool.send_defaults)
  compilers.set(tool.send_defaults, compiler)
  const validator = compiled(compiler, tool)
  validators.set(tool, validator)
  return validator
}

/** Code for more members of one object overflows the stack: then only the API validates. */
const maxMembers = 1000

function compiled(compiler: Ajv2020, { parameters, wholeParameters }: Tool): ValidateFunction {
  const schema = wholeParameters ?? parameters
  const isTooLarge = Object.keys(schema.properties).length > maxMembers
  const loose = { type: 'object' }
  try {
    return compiler.compile(isTooLarge ? loose : schema)
  } catch (error) {
    if (error instanceof RangeError) return compiler.compile(loose)
    throw error
  }
}

/** Validation by a schema that is its own alternative never ends: then only the API validates. */
function fits(validate: ValidateFunction, args: Arguments): boolean {
  try {
    return validate(args)
  } catch (error) {
    if (error instanceof RangeError) return true
    throw error
  }
}

/**
 * The arguments for the tool: with defaults if the tool sends those, and with the original digits of
 * numbers, except for native tools. Throws a Failure that names the argument, its value and the
 * allowed values; its `param` starts with `prefix`, the path of the arguments in the request.
 */
export function checkArguments(
  tool: Tool,
  value: unknown,
  prefix = 'input.tool_arguments',
): Arguments {
  if (!isRecord(value)) {
    const what = `must be an object with the arguments of ${tool.name}`
    throw refusal(prefix, [], `${what}, not ${shortJson(value)}; ${describeArguments(tool)}`)
  }
  const unsafe = findUnsafe(value, [])
  if (unsafe) throw refusal(prefix, unsafe.path, unsafe.text)
  // Defaults are filled into the copy; only nested objects of the caller could change.
  const args: Arguments = { ...tool.defaults, ...value }
  const validate = validatorOf(tool)
  beginCheck()
  if (!fits(validate, args)) throw refusalOf(tool, nearestError(validate.errors), prefix)
  if (tool.source.kind === 'native') return args
  const exact = asWritten(value)
  if (exact !== value) Object.assign(args, exact)
  try {
    buildRequest(tool.source, args)
  } catch (error) {
    if (error instanceof UnsendableArgument) throw refusal(prefix, [error.argument], error.message)
    throw error
  }
  return args
}

/** `text` follows the path of the argument in the message. */
function refusal(prefix: string, path: readonly string[], text: string): Failure {
  const param = paramOf(prefix, path)
  return new Failure('invalidRequest', `${param} ${text}`, { param, retry: false })
}

function paramOf(prefix: string, path: readonly string[]): string {
  if (path.length === 0) return prefix
  const rest = dotted(path.map((key) => shortJson(key).slice(1, -1)))
  return `${prefix}${rest.startsWith('[') ? '' : '.'}${rest}`
}

/**
 * The last error, or if no alternative fits, that of the alternative which fits best: an error of a
 * member says more than one of the whole.
 */
function nearestError(errors: readonly ErrorObject[] | null | undefined): ErrorObject | undefined {
  const last = errors?.at(-1)
  if (last?.keyword !== 'anyOf') return last
  const depthOf = (error: ErrorObject) => faultyPath(error, pathOf(error)).length
  const [deepest = last] = (errors ?? [])
    .filter(
      ({ instancePath, keyword }) =>
        instancePath.startsWith(last.instancePath) && keyword !== 'anyOf',
    )
    .toSorted((a, b) => depthOf(b) - depthOf(a))
  return depthOf(deepest) > depthOf(last) ? deepest : last
}

const pathOf = ({ instancePath }: ErrorObject) =>
  instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

function refusalOf(tool: Tool, error: ErrorObject | undefined, prefix: string): Failure {
  if (!error) return refusal(prefix, [], `does not fit ${tool.name}`)
  return refusal(prefix, faultyPath(error, pathOf(error)), describeError(tool, error))
}

/** A missing or unknown member is at fault, not the object around it. */
function faultyPath({ keyword, params }: ErrorObject, path: string[]): string[] {
  if (keyword === 'required') return [...path, String(params['missingProperty'])]
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return [...path, String(params['additionalProperty'] ?? params['unevaluatedProperty'])]
  return path
}

function describeError(tool: Tool, error: ErrorObject): string {
  const schema: JsonSchema = error.parentSchema ?? {}
  const members = isRecord(schema['properties']) ? schema['properties'] : {}
  if (error.keyword === 'required')
    return describeMissing(members[String(error.params['missingProperty'])])
  if (error.keyword === 'additionalProperties') {
    const unknown = String(error.params['additionalProperty'])
    const hint = didYouMean(unknown.slice(0, 64), Object.keys(members)).trim()
    if (error.instancePath !== '')
      return `is not a known member. ${hint || `Known here: ${Object.keys(members).join(', ')}`}`
    return `is not an argument of ${tool.name}. ${hint === '' ? describeArguments(tool) : hint}`
  }
  const isRepeated = error.keyword === 'uniqueItems'
  const allowed = isRepeated ? 'a list without repetitions' : describeSchema(schema)
  return `is ${shortJson(error.data)} and must be ${allowed}`
}

function describeMissing(schema: unknown): string {
  if (!isRecord(schema)) return 'is missing; send it'
  const { description } = schema
  const note = typeof description === 'string' ? ` (${shortJson(description).slice(1, -1)})` : ''
  return `is missing; send ${describeSchema(schema)}${note}`
}

function describeArguments({ name, parameters }: Tool): string {
  const names = Object.keys(parameters.properties)
  if (names.length === 0) return `${name} takes no arguments: send {}`
  return `${name} takes ${names.join(', ')}`
}

type Unsafe = { path: string[]; text: string }

/**
 * A value that no tool receives, at any position: names that change objects, strings that are not
 * Unicode, deep nesting.
 */
function findUnsafe(value: unknown, path: string[]): Unsafe | null {
  if (typeof value === 'string' && !value.isWellFormed())
    return { path, text: 'has half of a surrogate pair in it; send whole characters' }
  if (typeof value !== 'object' || value === null) return null
  if (path.length > maxLevels)
    return { path: path.slice(0, 4), text: `nests deeper than ${maxLevels} levels` }
  for (const key of Object.keys(value)) {
    const inner = [...path, key]
    if (key === '__proto__') return { path: inner, text: 'is a name that is never taken' }
    if (!key.isWellFormed())
      return {
        path: inner,
        text: 'has half of a surrogate pair in its name; send whole characters',
      }
    const unsafe = findUnsafe((value as Record<string, unknown>)[key], inner) // also list indexes
    if (unsafe) return unsafe
  }
  return null
}

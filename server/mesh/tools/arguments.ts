import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { didYouMean } from '../../documents/closest.ts'
import { dotted } from '../../documents/problems.ts'
import { asWritten } from '../../digits.ts'
import { Failure } from '../../failure.ts'
import { beginCheck, judge } from '../../pattern.ts'
import { allowed, cut } from './describe-schema.ts'
import { isRecord } from '../../json.ts'
import { buildRequest, remember, Unsendable } from './request.ts'
import type { Arguments, JsonSchema, Tool } from '../agent.ts'

const mostLevels = 64

/** What is compiled was found to be a schema when its document was read. */
function compiler(useDefaults: boolean): Ajv2020 {
  const ajv = formats.default(
    new Ajv2020({
      useDefaults,
      strict: false,
      verbose: true,
      logger: false,
      validateSchema: false,
      code: { regExp: judge },
    }),
  )
  // The library's own takes minutes for a long text that is made for it; each other format is quick.
  return ajv.addFormat('url', (text: string) => URL.canParse(text))
}
/** A default in OpenAPI is what the server assumes of what it is not sent. It is sent only where the document's author says so: else a change of one member would set all others. */
const [plain, filling] = [compiler(false), compiler(true)]
const compiled = new WeakMap<Tool, ValidateFunction>()

/** Validators are made on first use: a start with a thousand tools would spend most of its time on them. */
function validatorOf(tool: Tool): ValidateFunction {
  const known = compiled.get(tool)
  if (known) return known
  const fresh = (tool.send_defaults ? filling : plain).compile(tool.parameters)
  compiled.set(tool, fresh)
  return fresh
}

/**
 * The arguments as the tool takes them; defaults are filled in only where the tool sends them, and numbers are as they were written, but for code of ours.
 * Throws a Failure that names argument, value and what is allowed; its `param` begins with `prefix`, the path at which the arguments stand in the caller's request.
 */
export function checkArguments(
  tool: Tool,
  given: unknown,
  prefix = 'input.tool_arguments',
): Arguments {
  const refuse = (path: readonly string[], text: (name: string) => string): never => {
    const param = pathBehind(prefix, path)
    throw new Failure('invalidRequest', text(param), { param, retry: false })
  }
  if (!isRecord(given))
    return refuse(
      [],
      (name) =>
        `${name} must be an object with the arguments of ${tool.name}, not ${cut(given)}; ${takes(tool)}`,
    )
  const unfit = unsafe(given, [])
  if (unfit) return refuse(unfit.path, (name) => `${name} ${unfit.text}`)
  // Defaults are filled into the copy, and only one level down can the caller's own objects be met.
  const args: Arguments = { ...given }
  const validate = validatorOf(tool)
  beginCheck()
  if (!validate(args)) {
    const error = validate.errors?.at(-1)
    const path = error
      ? error.instancePath
          .split('/')
          .slice(1)
          .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      : []
    return refuse(error ? placeOf(error, path) : path, (name) =>
      error ? sentence(tool, error, name) : `${name} does not fit ${tool.name}`,
    )
  }
  if (tool.source.kind === 'native') return args
  const written = asWritten(given)
  if (written !== given) Object.assign(args, written)
  try {
    remember(args, tool.source, buildRequest(tool.source, args))
  } catch (error) {
    if (error instanceof Unsendable)
      return refuse([error.argument], (name) => `${name} ${error.message}`)
    throw error
  }
  return args
}

const pathBehind = (prefix: string, path: readonly string[]) => {
  if (path.length === 0) return prefix
  const behind = dotted(path.map((key) => cut(key).slice(1, -1)))
  return `${prefix}${behind.startsWith('[') ? '' : '.'}${behind}`
}

/** A member that is missing or unknown is what the fault is about, not the object around it. */
function placeOf({ keyword, params }: ErrorObject, path: string[]): string[] {
  if (keyword === 'required') return [...path, String(params['missingProperty'])]
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
    ? [...path, String(params['additionalProperty'] ?? params['unevaluatedProperty'])]
    : path
}

function sentence(tool: Tool, error: ErrorObject, name: string): string {
  const schema: JsonSchema = error.parentSchema ?? {}
  const members = isRecord(schema['properties']) ? schema['properties'] : {}
  if (error.keyword === 'required') {
    const missing = members[String(error.params['missingProperty'])]
    const about =
      isRecord(missing) && typeof missing['description'] === 'string'
        ? ` (${cut(missing['description']).slice(1, -1)})`
        : ''
    return `${name} is missing; send ${isRecord(missing) ? allowed(missing) : 'it'}${about}`
  }
  if (error.keyword === 'additionalProperties') {
    const unknown = String(error.params['additionalProperty'])
    const meant = didYouMean(unknown.slice(0, 64), Object.keys(members)).trim()
    if (error.instancePath !== '')
      return `${name} is not a known member. ${meant || `Known here: ${Object.keys(members).join(', ')}`}`
    return `${name} is not an argument of ${tool.name}. ${meant === '' ? takes(tool) : meant}`
  }
  const fit = error.keyword === 'uniqueItems' ? 'a list without repetitions' : allowed(schema)
  return `${name} is ${cut(error.data)} and must be ${fit}`
}

function takes({ name, parameters }: Tool): string {
  const names = Object.keys(parameters.properties)
  return names.length === 0
    ? `${name} takes no arguments: send {}`
    : `${name} takes ${names.join(', ')}`
}

/** What no tool may be sent, wherever it stands: names that change objects, texts that are not Unicode, nesting without end. */
function unsafe(value: unknown, path: string[]): { path: string[]; text: string } | null {
  if (typeof value === 'string')
    return value.isWellFormed()
      ? null
      : { path, text: 'has half of a surrogate pair in it; send whole characters' }
  if (typeof value !== 'object' || value === null) return null
  if (path.length > mostLevels)
    return { path: path.slice(0, 4), text: `nests deeper than ${mostLevels} levels` }
  for (const key of Object.keys(value)) {
    const inner = [...path, key]
    if (key === '__proto__') return { path: inner, text: 'is a name that is never taken' }
    if (!key.isWellFormed())
      return {
        path: inner,
        text: 'has half of a surrogate pair in its name; send whole characters',
      }
    const found = unsafe((value as Record<string, unknown>)[key], inner) // lists are read by index
    if (found) return found
  }
  return null
}

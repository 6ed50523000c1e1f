import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { followReference, type Located, type DocumentContext } from './references.ts'
import { locationOf, readParameterStyle, type Location } from './parameter-style.ts'
import { isRecord } from '../../json.ts'
import { expandSchema } from './expand-schema.ts'
import type { ToolParameter, JsonSchema, ToolSchema } from '../agent.ts'

/** What a tool takes, and where each argument goes. */
export type ToolInputs = {
  parameters: ToolSchema
  byLocation: Record<Location, ToolParameter[]>
  body: string[] | null
  contentType: string
}

/** The inputs of one operation while they are read. */
type InputsBuilder = DocumentContext &
  ToolInputs & { required: Set<string>; places: Map<string, string[]> }

const jsonType = /^application\/([a-z0-9.+-]+\+)?json$/
/** Whether a media type is JSON or has the suffix `+json`. */
export const isJsonType = (type: string): boolean => jsonType.test(mediaTypeOf(type))
const mediaTypeOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Parameters of path and operation and members of the JSON body, as one flat object. */
export function readInputs(
  context: DocumentContext,
  path: Located<Record<string, unknown>>,
  operation: Located<Record<string, unknown>>,
): ToolInputs {
  const inputs: ToolInputs = {
    parameters: { type: 'object', properties: {}, additionalProperties: false },
    byLocation: { path: [], query: [], header: [] },
    body: null,
    contentType: 'application/json',
  }
  const builder: InputsBuilder = { ...context, ...inputs, required: new Set(), places: new Map() }
  for (const parameter of parametersOf(context, path, operation)) readParameter(builder, parameter)
  if (operation.value['requestBody'] !== undefined)
    readBody(builder, {
      value: operation.value['requestBody'],
      place: [...operation.place, 'requestBody'],
    })
  const { parameters, byLocation, body, contentType, required } = builder
  if (required.size > 0) parameters.required = [...required]
  checkSchema(builder, operation.place)
  return { parameters, byLocation, body, contentType }
}

/** An operation's own parameter replaces the path's of the same name and location. */
function parametersOf(
  context: DocumentContext,
  ...owners: Located<Record<string, unknown>>[]
): Located<Record<string, unknown>>[] {
  const byName = new Map<string, Located<Record<string, unknown>>>()
  for (const { value, place } of owners) {
    const { parameters = [] } = value
    if (!Array.isArray(parameters))
      context.refuse([...place, 'parameters'], 'parameters must be a list.')
    else {
      for (const [index, one] of parameters.entries()) {
        const parameter = followReference(context, {
          value: one,
          place: [...place, 'parameters', String(index)],
        })
        if (parameter)
          byName.set(
            `${String(parameter.value['in'])} ${String(parameter.value['name'])}`,
            parameter,
          )
      }
    }
  }
  return [...byName.values()]
}

function readParameter(builder: InputsBuilder, parameter: Located<Record<string, unknown>>): void {
  const { value, place } = parameter
  const { name, in: where } = value
  if (typeof name !== 'string' || name === '')
    return builder.refuse([...place, 'name'], 'a parameter must have a name.')
  const location = locationOf(where)
  if (location === null)
    return builder.refuse(
      [...place, 'in'],
      `the parameter ${JSON.stringify(name)} is in ${JSON.stringify(where)}: ` +
        `${where === 'cookie' ? noCookies : 'it must be path, query or header'}.`,
    )
  const located = schemaOf(builder, parameter)
  const expanded = located && expandSchema(builder, located)
  if (expanded === null) return
  const schema = { ...expanded }
  const { description, example } = value
  if (typeof description === 'string') schema['description'] = description
  if (example !== undefined && schema['examples'] === undefined) schema['examples'] = [example]
  const style = readParameterStyle(builder, parameter, name, location, schema)
  if (style === null) return
  const isRequired = value['required'] === true
  if (location === 'path' && !isRequired)
    builder.refuse(
      place,
      `the parameter ${JSON.stringify(name)} is in the path and so must have required: true.`,
    )
  builder.byLocation[location].push(style)
  addArgument(builder, { name, schema, place, isRequired })
}

const noCookies =
  'cookies cannot be arguments; leave it out, or make it a securityScheme in a header if it is a ' +
  'credential'

function schemaOf(
  { refuse }: DocumentContext,
  { value, place }: Located<Record<string, unknown>>,
): Located | null {
  if (value['schema'] !== undefined) return { value: value['schema'], place: [...place, 'schema'] }
  const content = isRecord(value['content']) ? Object.entries(value['content']) : []
  const [type, media] = content[0] ?? []
  const isJson = type !== undefined && content.length === 1 && isJsonType(type)
  if (isJson && isRecord(media) && media['schema'] !== undefined)
    return { value: media['schema'], place: [...place, 'content', type, 'schema'] }
  refuse(
    place,
    `the parameter ${JSON.stringify(value['name'])} needs a schema, like { type: string }, or a ` +
      'content of application/json with one.',
  )
  return null
}

/** Keywords of a body's schema that a list of arguments cannot express. */
const inexpressible = [
  'anyOf',
  'oneOf',
  'not',
  'if',
  'enum',
  'const',
  'dependentSchemas',
  'dependentRequired',
  'patternProperties',
  'propertyNames',
]

function readBody(builder: InputsBuilder, location: Located): void {
  const body = followReference(builder, location)
  if (body === null) return
  const content = isRecord(body.value['content']) ? body.value['content'] : {}
  const type = Object.keys(content).find(isJsonType)
  if (type === undefined) {
    const types = Object.keys(content).join(' or ') || 'nothing'
    return builder.refuse(
      [...body.place, 'content'],
      `a body must be JSON, and this one is ${types}; leave the operation out, or give it ` +
        'application/json if the server reads that.',
    )
  }
  const media = content[type]
  const place = [...body.place, 'content', type, 'schema']
  if (!isRecord(media) || media['schema'] === undefined)
    return builder.refuse(place, 'the body needs a schema of type object with properties.')
  const schema = expandSchema(builder, { value: media['schema'], place })
  if (schema === null) return
  const keywords = inexpressible.filter((keyword) => keyword in schema)
  if (keywords.length > 0)
    return builder.refuse(
      place,
      `a model's function calling cannot express a body with ${keywords.join(' and ')} at its ` +
        'top; write one object with properties.',
    )
  const { properties, required } = schema
  if (!isRecord(properties) || (schema['type'] !== undefined && schema['type'] !== 'object'))
    return builder.refuse(
      place,
      'the body must be an object with properties, since each of them becomes an argument; ' +
        'describe one.',
    )
  builder.contentType = type
  builder.body = Object.keys(properties)
  // Bodies are often left optional by mistake, and are of no use without their required members:
  // those are required either way.
  const requiredNames: unknown[] = Array.isArray(required) ? required : []
  for (const [name, property] of Object.entries(properties))
    addArgument(builder, {
      name,
      schema: isRecord(property) ? property : {},
      place,
      isRequired: requiredNames.includes(name),
    })
}

/** Names that every model's function calling takes. */
const argumentName = /^[A-Za-z0-9_.-]{1,64}$/

type Argument = { name: string; schema: JsonSchema; place: string[]; isRequired: boolean }

function addArgument(
  { parameters, required, places, refuse }: InputsBuilder,
  { name, schema, place, isRequired }: Argument,
): void {
  if (!argumentName.test(name) || name === '__proto__')
    return refuse(
      place,
      `${JSON.stringify(name)} cannot be the name of an argument: model APIs take 1 to 64 ` +
        'letters, digits, "_", "." and "-".',
    )
  if (Object.hasOwn(parameters.properties, name))
    return refuse(
      place,
      `there are two arguments called ${JSON.stringify(name)}, and all arguments of a tool share ` +
        'one object; leave one of them out.',
    )
  parameters.properties[name] = schema
  places.set(name, place)
  if (isRequired) required.add(name)
}

let ajv: Ajv2020 | undefined

/** The schema of the arguments must be a JSON Schema. */
function checkSchema({ parameters, places, refuse }: InputsBuilder, operation: string[]): void {
  ajv ??= formats.default(new Ajv2020({ strict: false, logger: false }))
  if (ajv.validateSchema(parameters) === true) return
  const error = ajv.errors?.[0]
  const [, , name = '', ...rest] = error?.instancePath.split('/') ?? []
  const place = places.get(name)
  refuse(
    place ? [...place, 'schema', ...rest] : operation,
    `the schema of the argument ${JSON.stringify(name)} is not a JSON Schema: ` +
      `${rest.join('.')} ${error?.message ?? 'is wrong'}.`,
  )
}

import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { follow, type Located, type Reading } from './references.ts'
import { locationOf, placeParameter, type Location } from './parameter-style.ts'
import { isRecord } from '../../json.ts'
import { expandSchema } from './expand-schema.ts'
import type { Placed, JsonSchema, ToolSchema } from '../agent.ts'

/** What a tool takes, and where each argument goes. */
export type Inputs = {
  parameters: ToolSchema
  placed: Record<Location, Placed[]>
  body: string[] | null
  contentType: string
}

type Gathering = Reading & Inputs & { required: Set<string>; places: Map<string, string[]> }

const jsonType = /^application\/([a-z0-9.+-]+\+)?json$/
export const isJsonType = (type: string): boolean => jsonType.test(mediaTypeOf(type))
const mediaTypeOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Parameters of path and operation and the members of the JSON body, as one flat object of arguments. */
export function readInputs(
  reading: Reading,
  path: Located<Record<string, unknown>>,
  operation: Located<Record<string, unknown>>,
): Inputs {
  const inputs: Inputs = {
    parameters: { type: 'object', properties: {}, additionalProperties: false },
    placed: { path: [], query: [], header: [] },
    body: null,
    contentType: 'application/json',
  }
  const gathering: Gathering = { ...reading, ...inputs, required: new Set(), places: new Map() }
  for (const parameter of parametersOf(reading, path, operation))
    readParameter(gathering, parameter)
  if (operation.value['requestBody'] !== undefined)
    readBody(gathering, {
      value: operation.value['requestBody'],
      place: [...operation.place, 'requestBody'],
    })
  const { parameters, placed, body, contentType, required } = gathering
  if (required.size > 0) parameters.required = [...required]
  checkWhole(gathering, operation.place)
  return { parameters, placed, body, contentType }
}

/** An operation's own parameter replaces the path's of the same name and location. */
function parametersOf(
  reading: Reading,
  ...owners: Located<Record<string, unknown>>[]
): Located<Record<string, unknown>>[] {
  const found = new Map<string, Located<Record<string, unknown>>>()
  for (const { value, place } of owners) {
    const { parameters = [] } = value
    if (!Array.isArray(parameters))
      reading.refuse([...place, 'parameters'], 'parameters must be a list.')
    else {
      for (const [index, one] of parameters.entries()) {
        const parameter = follow(reading, {
          value: one,
          place: [...place, 'parameters', String(index)],
        })
        if (parameter)
          found.set(
            `${String(parameter.value['in'])} ${String(parameter.value['name'])}`,
            parameter,
          )
      }
    }
  }
  return [...found.values()]
}

function readParameter(gathering: Gathering, parameter: Located<Record<string, unknown>>): void {
  const { value, place } = parameter
  const { name, in: where } = value
  if (typeof name !== 'string' || name === '')
    return gathering.refuse([...place, 'name'], 'a parameter must have a name.')
  const location = locationOf(where)
  if (location === null) {
    const fix =
      where === 'cookie'
        ? 'cookies cannot be arguments; leave it out, or make it a securityScheme in a header if it is a credential'
        : 'it must be path, query or header'
    return gathering.refuse(
      [...place, 'in'],
      `the parameter ${JSON.stringify(name)} is in ${JSON.stringify(where)}: ${fix}.`,
    )
  }
  const described = schemaOf(gathering, parameter)
  if (described === null) return
  const expanded = expandSchema(gathering, described)
  if (expanded === null) return
  const { description, example } = value
  const schema = {
    ...expanded,
    ...(typeof description === 'string' && { description }),
    ...(example !== undefined && expanded['examples'] === undefined && { examples: [example] }),
  }
  const placed = placeParameter(gathering, parameter, name, location, schema)
  if (placed === null) return
  if (location === 'path' && value['required'] !== true)
    gathering.refuse(
      place,
      `the parameter ${JSON.stringify(name)} is in the path and so must have required: true.`,
    )
  gathering.placed[location].push(placed)
  add(gathering, name, schema, place, value['required'] === true)
}

function schemaOf(
  { refuse }: Reading,
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
    `the parameter ${JSON.stringify(value['name'])} needs a schema, like { type: string }, or a content of application/json with one.`,
  )
  return null
}

function readBody(gathering: Gathering, from: Located): void {
  const found = follow(gathering, from)
  if (found === null) return
  const { value, place } = found
  const content = isRecord(value['content']) ? value['content'] : {}
  const type = Object.keys(content).find(isJsonType)
  if (type === undefined) {
    const given = Object.keys(content).join(' or ') || 'nothing'
    return gathering.refuse(
      [...place, 'content'],
      `a body must be JSON, and this one is ${given}; leave the operation out, or give it application/json if the server reads that.`,
    )
  }
  const media = content[type]
  const at = [...place, 'content', type, 'schema']
  if (!isRecord(media) || media['schema'] === undefined)
    return gathering.refuse(at, 'the body needs a schema of type object with properties.')
  const schema = expandSchema(gathering, { value: media['schema'], place: at })
  if (schema === null) return
  const choices = [
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
  ].filter((keyword) => keyword in schema)
  const { properties, required } = schema
  if (choices.length > 0)
    return gathering.refuse(
      at,
      `a model's function calling cannot express a body with ${choices.join(' and ')} at its top; write one object with properties.`,
    )
  if (!isRecord(properties) || (schema['type'] !== undefined && schema['type'] !== 'object')) {
    return gathering.refuse(
      at,
      'the body must be an object with properties, since each of them becomes an argument; describe one.',
    )
  }
  gathering.contentType = type
  gathering.body = Object.keys(properties)
  // Bodies are often left optional by mistake, and a body without its required members is of no use: they are asked for either way.
  for (const [name, inner] of Object.entries(properties))
    add(
      gathering,
      name,
      isRecord(inner) ? inner : {},
      at,
      Array.isArray(required) && required.includes(name),
    )
}

/** Names that every model's function calling takes. */
const argumentName = /^[A-Za-z0-9_.-]{1,64}$/

function add(
  { parameters, required, places, refuse }: Gathering,
  name: string,
  schema: JsonSchema,
  place: string[],
  isRequired: boolean,
): void {
  if (!argumentName.test(name) || name === '__proto__')
    return refuse(
      place,
      `${JSON.stringify(name)} cannot be the name of an argument: model APIs take 1 to 64 letters, digits, "_", "." and "-".`,
    )
  if (Object.hasOwn(parameters.properties, name))
    return refuse(
      place,
      `there are two arguments called ${JSON.stringify(name)}, and all arguments of a tool share one object; leave one of them out.`,
    )
  parameters.properties[name] = schema
  places.set(name, place)
  if (isRequired) required.add(name)
}

let judge: Ajv2020 | undefined

/** The arguments' schema must be one itself. */
function checkWhole({ parameters, places, refuse }: Gathering, operation: string[]): void {
  judge ??= formats.default(new Ajv2020({ strict: false, logger: false }))
  if (judge.validateSchema(parameters) === true) return
  const error = judge.errors?.[0]
  const [, , name = '', ...rest] = error?.instancePath.split('/') ?? []
  const place = places.get(name)
  refuse(
    place ? [...place, 'schema', ...rest] : operation,
    `the schema of the argument ${JSON.stringify(name)} is not a JSON Schema: ${rest.join('.')} ${error?.message ?? 'is wrong'}.`,
  )
}

import { isRecord } from '../../json/json.ts'
import type {
  Arguments,
  BodyMember,
  JsonSchema,
  ToolBody,
  ToolParameter,
  ToolSchema,
} from '../agent.ts'
import {
  bodyMember,
  fileKind,
  fileSchema,
  isJsonType,
  membersOf,
  readBodySource,
  type BodySource,
} from './body.ts'
import type { Credentials } from './credentials.ts'
import { locationOf, readParameterStyle, type Location } from './parameter-style.ts'
import { Reading, type Located, type LocatedRecord } from './reading.ts'
import { sizes, shorten } from './schemas/bound.ts'
import {
  expandSchema,
  expansionOf,
  maxNodes,
  type Definitions,
  type Expansion,
} from './schemas/expand.ts'

/** A tool's parameters, and the place of each argument in the request. */
export type ToolInputs = {
  parameters: ToolSchema
  wholeParameters?: ToolSchema
  /** As in a tool. */
  defaults: Arguments
  byLocation: Record<Location, ToolParameter[]>
  body: ToolBody | null
}

/** An operation whose inputs are read. */
export type InputsOwner = {
  path: LocatedRecord
  operation: LocatedRecord
  credentials: Credentials['places']
}

/** The inputs of one operation while they are read. */
type InputsBuilder = {
  expansion: Expansion
  inputs: ToolInputs
  credentials: Credentials['places']
  required: Set<string>
}

/**
 * Parameters of path and operation and members of the body, as one flat object. It is written as
 * large as models are shown; where that leaves something out, arguments are checked by all of it.
 */
export function readInputs(
  reading: Reading,
  definitions: Definitions,
  owner: InputsOwner,
): ToolInputs {
  for (const size of sizes) {
    const own = reading.part()
    const expansion = expansionOf(own, { levels: size.levels, cache: definitions.cache })
    const inputs = build(expansion, owner)
    const { schema, isCut, fits } = shorten(inputs.parameters, size)
    const isRefused = own.problems.length > 0
    const isSmall = fits && (expansion.nodes <= maxNodes || size.isLast)
    if (!isRefused && !isSmall) continue
    reading.add(own)
    const sent = { ...inputs, parameters: schema }
    if (isRefused || !(isCut || expansion.isCut)) return sent
    return { ...sent, wholeParameters: wholeOf(reading.document, definitions, owner, sent) }
  }
  throw new Error('the smallest size fits every tool')
}

function wholeOf(
  document: Record<string, unknown>,
  definitions: Definitions,
  owner: InputsOwner,
  sent: ToolInputs,
): ToolSchema {
  const expansion = expansionOf(new Reading(document), { levels: 64, definitions })
  const { parameters } = build(expansion, owner)
  const names = argumentNames(sent)
  // A schema that is its own part by allOf may be spread here and not there.
  if (names.some((name) => !Object.hasOwn(parameters.properties, name)))
    return { ...sent.parameters, properties: Object.fromEntries(names.map((name) => [name, {}])) }
  const used = definitions.usedBy(parameters)
  return used ? { ...parameters, $defs: used } : parameters
}

function argumentNames({ byLocation, body }: ToolInputs): string[] {
  const placed = Object.values(byLocation).flatMap((all) => all.map(({ argument }) => argument))
  if (body === null) return placed
  const inBody = 'members' in body ? body.members.map(({ argument }) => argument) : [body.argument]
  return [...placed, ...inBody]
}

function build(expansion: Expansion, { path, operation, credentials }: InputsOwner): ToolInputs {
  const inputs: ToolInputs = {
    parameters: { type: 'object', properties: {}, additionalProperties: false },
    defaults: {},
    byLocation: { path: [], query: [], header: [] },
    body: null,
  }
  const required = new Set<string>()
  const builder: InputsBuilder = { expansion, inputs, credentials, required }
  for (const parameter of parametersOf(expansion.reading, path, operation))
    readParameter(builder, parameter)
  if (operation.value['requestBody'] !== undefined)
    readBody(builder, {
      value: operation.value['requestBody'],
      place: [...operation.place, 'requestBody'],
    })
  if (required.size > 0) inputs.parameters.required = [...required]
  return inputs
}

/** An operation's own parameter replaces the path's of the same name and location. */
function parametersOf(reading: Reading, ...owners: LocatedRecord[]): LocatedRecord[] {
  const byName = new Map<string, LocatedRecord>()
  for (const { value, place } of owners) {
    const { parameters = [] } = value
    if (!Array.isArray(parameters))
      reading.refuse([...place, 'parameters'], 'parameters must be a list.')
    else {
      for (const [index, one] of parameters.entries()) {
        const at = [...place, 'parameters', String(index)]
        const parameter = reading.follow({ value: one, place: at })
        const { in: where, name } = parameter?.value ?? {}
        if (parameter) byName.set(`${String(where)} ${String(name)}`, parameter)
      }
    }
  }
  return [...byName.values()]
}

/** Reads one parameter. One that cannot be sent is left out where the API does not need it. */
function readParameter(builder: InputsBuilder, parameter: LocatedRecord): void {
  const { reading } = builder.expansion
  const own = reading.part()
  const isRequired = parameter.value['required'] === true || parameter.value['in'] === 'path'
  addParameter(builder, own, parameter, isRequired)
  for (const [path, text, options] of own.problems) {
    if (isRequired) reading.refuse(path, text, options)
    else reading.warn(path, text.replace(/\.$/, '; it is left out.'), options)
  }
}

function addParameter(
  builder: InputsBuilder,
  reading: Reading,
  parameter: LocatedRecord,
  isRequired: boolean,
): void {
  const { value, place } = parameter
  const { name, in: where, description, example } = value
  if (typeof name !== 'string' || name === '')
    return void reading.refuse([...place, 'name'], 'a parameter must have a name.')
  const location = locationOf(where)
  if (location === null) return void reading.refuse([...place, 'in'], notAPlace(name, where))
  if (isCredential(builder, location, name))
    return builder.expansion.reading.warn(place, repeatsCredential(name))
  const located = schemaOf(reading, parameter)
  if (located === null) return
  const schema = { ...expandSchema(builder.expansion, located) }
  if (typeof description === 'string') schema['description'] = description
  if (example !== undefined && schema['examples'] === undefined) schema['examples'] = [example]
  const style = readParameterStyle(reading, parameter, name, location, schema)
  if (style === null) return
  const argument = addArgument(builder, { name, where: location, schema, isRequired })
  builder.inputs.byLocation[location].push({ ...style, argument })
}

const notAPlace = (name: string, where: unknown) =>
  `the parameter ${JSON.stringify(name)} is in ${JSON.stringify(where)}: ` +
  `${where === 'cookie' ? noCookies : 'it must be path, query or header'}.`

const noCookies =
  'cookies cannot be arguments; make it a securityScheme in a header if it is a credential'

/** Credentials in headers have names in lower case. */
const isCredential = ({ credentials }: InputsBuilder, location: Location, name: string) =>
  credentials.some(
    (one) =>
      one.in === location && one.name === (location === 'header' ? name.toLowerCase() : name),
  )

const repeatsCredential = (name: string) =>
  `the parameter ${JSON.stringify(name)} is where the credential is sent; it is left out.`

function schemaOf(reading: Reading, { value, place }: LocatedRecord): Located | null {
  if (value['schema'] !== undefined) return { value: value['schema'], place: [...place, 'schema'] }
  const content = isRecord(value['content']) ? Object.entries(value['content']) : []
  const [type, media] = content[0] ?? []
  if (type !== undefined && content.length === 1 && isJsonType(type)) {
    const located = reading.follow({ value: media, place: [...place, 'content', type] })
    if (located !== null && located.value['schema'] !== undefined)
      return { value: located.value['schema'], place: [...located.place, 'schema'] }
  }
  return reading.refuse(
    place,
    `the parameter ${JSON.stringify(value['name'])} needs a schema, like { type: string }, or a ` +
      'content of application/json with one.',
  )
}

type NewArgument = {
  /** As it is sent. */
  name: string
  where: Location | 'body'
  schema: JsonSchema
  isRequired: boolean
}

/** Adds an argument, and returns its name. */
function addArgument({ inputs, required }: InputsBuilder, added: NewArgument): string {
  const { name, where, schema, isRequired } = added
  const { properties } = inputs.parameters
  const argument = argumentFor(name, where, (usedName) => Object.hasOwn(properties, usedName))
  const description = describeAlias(schema['description'], name)
  properties[argument] = argument === name ? schema : { ...schema, description }
  if (!isRequired) return argument
  if (schema['default'] === undefined || where === 'path') required.add(argument)
  else inputs.defaults[argument] = schema['default']
  return argument
}

/** Names that every model's function calling takes. */
const argumentName = /^[A-Za-z0-9_.-]{1,64}$/

/**
 * The name of an argument for a parameter or a member of a body: its own where function calling
 * takes that and no other argument has it, else one made from it.
 */
function argumentFor(name: string, where: string, isTaken: (name: string) => boolean): string {
  const isUsable = argumentName.test(name) && name !== '__proto__'
  const plain = isUsable ? name : madeFrom(name) || where
  if (!isTaken(plain)) return plain
  const base = `${where}_${plain}`
  let alias = base.slice(0, 64)
  for (let count = 2; isTaken(alias); count++) alias = `${base.slice(0, 60)}_${count}`
  return alias
}

const madeFrom = (name: string) =>
  name
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 64)

/** The description of an argument that is sent under another name. */
const describeAlias = (description: unknown, name: string): string =>
  `${typeof description === 'string' ? `${description.trim()} ` : ''}` +
  `Sent as ${JSON.stringify(name)}.`

function readBody(builder: InputsBuilder, location: Located): void {
  const source = readBodySource(builder.expansion.reading, location)
  if (source === null) return
  if (source.format === 'text' || source.format === 'bytes') return addPlainBody(builder, source)
  const schema = source.schema ? expandSchema(builder.expansion, source.schema) : {}
  const members = membersOf(schema)
  if (members) return addMembers(builder, source, schema, members)
  if (source.format !== 'json')
    return addWholeBody(builder, source, {
      ...schema,
      type: 'object',
      description: 'The fields of the form.',
    })
  addWholeBody(builder, source, schema)
}

/**
 * Bodies are often left optional by mistake, and are of no use without their required members: those
 * are required either way.
 */
function addMembers(
  builder: InputsBuilder,
  source: BodySource,
  { required, additionalProperties }: JsonSchema,
  properties: Record<string, unknown>,
): void {
  const { format, contentType, isRequired } = source
  const requiredNames: unknown[] = Array.isArray(required) ? required : []
  const members: BodyMember[] = []
  const all = { ...onlyRequired(requiredNames, properties, additionalProperties), ...properties }
  for (const [name, property] of Object.entries(all)) {
    const own = isRecord(property) ? property : {}
    const member = bodyMember(source, name, '', own)
    const schema = format === 'multipart' ? partSchema(own, member.mediaType) : own
    const argument = addArgument(builder, {
      name,
      where: 'body',
      schema,
      isRequired: requiredNames.includes(name),
    })
    members.push({ ...member, argument })
  }
  const isOpen = additionalProperties !== false
  if (isOpen) allowOthers(builder.inputs.parameters, additionalProperties)
  builder.inputs.body = { format, contentType, members, isRequired, isOpen }
}

/** Members that an object requires and does not describe. */
const onlyRequired = (names: unknown[], properties: Record<string, unknown>, others: unknown) =>
  Object.fromEntries(
    names
      .filter((name) => typeof name === 'string' && !Object.hasOwn(properties, name))
      .map((name) => [name, isRecord(others) ? others : {}]),
  )

/** An object takes members that its schema does not name, unless it says that it does not. */
function allowOthers(parameters: ToolSchema, others: unknown): void {
  if (isRecord(others)) parameters.additionalProperties = others
  else delete parameters.additionalProperties
}

/** Files are given in base64, other parts as their schema says. */
function partSchema(schema: JsonSchema, mediaType: string | undefined): JsonSchema {
  const kind = fileKind(schema, mediaType)
  const { description } = schema
  const file = fileSchema(typeof description === 'string' ? description : 'A file.')
  if (kind === 'files') return { type: 'array', items: file }
  return kind === 'file' ? file : schema
}

function addPlainBody(builder: InputsBuilder, source: BodySource): void {
  const about = source.description ?? `The body, as ${source.contentType}.`
  const schema =
    source.format === 'text' ? { type: 'string', description: about } : fileSchema(about)
  addWholeBody(builder, source, schema)
}

function addWholeBody(builder: InputsBuilder, source: BodySource, schema: JsonSchema): void {
  const { format, contentType, description, isRequired } = source
  const about = schema['description'] ?? description ?? 'The body of the request.'
  const argument = addArgument(builder, {
    name: 'body',
    where: 'body',
    schema: { ...schema, description: about },
    isRequired,
  })
  builder.inputs.body = { format, contentType, argument }
}

type Reference = { $ref: string }
type Content = { schema?: object }
export type Parameter = Content & { in: string; name: string }
type Body = { content?: Record<string, Content> }
type Components = {
  securitySchemes?: Record<string, { type: string; in?: string }>
  schemas?: Record<string, object>
}

type Operation = {
  operationId: string
  'x-key'?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: Body | Reference
  security?: Record<string, unknown>[]
  responses: Record<string, Body | Reference>
}

/** A bundled OpenAPI document, written to generated/json by `npm run generate`. */
export type Contract = {
  openapi: string
  security?: Record<string, unknown>[]
  paths: object
  components?: Components
}

/** A compiled schema: returns true for valid data; schemas of requests also fill in defaults. */
export type CompiledSchema = (data: object) => unknown

/**
 * The checks of a contract by operation id, compiled to generated/validators by `npm run generate`.
 * Each takes the parts of a request, or `{ response }` of a status with a JSON body.
 */
export type CompiledContract = Record<
  string,
  { parameters: CompiledSchema; body: CompiledSchema; replies: Record<number, CompiledSchema> }
>

/** An operation whose references are resolved. */
export type ResolvedOperation = Omit<Operation, 'parameters' | 'requestBody' | 'responses'> & {
  parameters: Parameter[]
  requestBody?: Body
  /** Whether its body is a form. */
  isForm: boolean
  responses: Record<string, Body>
}

const formType = 'multipart/form-data'

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [Method in (typeof methods)[number]]?: Operation
}

/** A contract in which each schema has its own URI: `schema:` and its name. */
export type AddressedContract = Contract & {
  paths: Record<string, PathItem>
  components: Components
}

const scheme = 'schema:'

/**
 * A copy of the contract in which all references to a schema have the same URI, so that each schema
 * is compiled once.
 */
export function withSchemaAddresses(contract: Contract): AddressedContract {
  const copy = JSON.parse(
    JSON.stringify({ components: {}, ...contract }).replaceAll(
      '"#/components/schemas/',
      `"${scheme}`,
    ),
  ) as AddressedContract
  for (const [name, schema] of Object.entries(copy.components.schemas ?? {}))
    Object.assign(schema, { $id: scheme + name })
  return copy
}

/** The operations of a contract with their paths and methods; all references are resolved. */
export const operationsOf = ({ paths, components = {} }: Contract) =>
  Object.entries(paths as Record<string, PathItem>).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const resolved = resolveOperation(components, item, operation)
      return [{ path, method: method.toUpperCase(), operation: resolved }]
    }),
  )

function resolveOperation(
  components: Components,
  item: PathItem,
  operation: Operation,
): ResolvedOperation {
  const resolve = <Part extends object>(part: Part | Reference): Part =>
    '$ref' in part ? resolve(componentAt<Part>(components, part.$ref)) : part
  // The validator reads the members of schemas of requests.
  const inline = <Part extends Content>(part: Part): Part => ({
    ...part,
    ...(part.schema && { schema: { ...resolve(part.schema), $id: undefined } }),
  })
  const { requestBody, ...rest } = operation
  const { content = {} } = requestBody ? resolve(requestBody) : {}
  const form = content[formType]
  // A form is read to an object, which is validated as JSON.
  const contents = form ? { 'application/json': form } : content
  return {
    ...rest,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      inline(resolve(parameter)),
    ),
    ...(requestBody && {
      requestBody: { ...resolve(requestBody), content: mapValues(contents, inline) },
    }),
    isForm: form !== undefined,
    responses: mapValues(operation.responses, resolve),
  }
}

function componentAt<Part>(components: Components, ref: string): Part | Reference {
  const [kind = '', name = ''] = ref.replace(scheme, '#/schemas/').split('/').slice(-2)
  const sections = components as Record<string, Record<string, Part | Reference> | undefined>
  const component = sections[kind]?.[name]
  if (!component) throw new Error(`the contract has nothing at ${ref}`)
  return component
}

const mapValues = <From, To>(
  record: Record<string, From>,
  to: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))

/** The statuses of an operation whose body is the common error. */
export const errorStatuses = ({ responses }: ResolvedOperation): Set<number> =>
  new Set(
    Object.entries(responses)
      .filter(([, response]) => isError(response))
      .map(([status]) => Number(status)),
  )

const errorAddresses = new Set([`${scheme}Error`, '#/components/schemas/Error'])

const isError = ({ content }: Body): boolean => {
  const schema = content?.['application/json']?.schema as Partial<Reference> | undefined
  return schema?.$ref !== undefined && errorAddresses.has(schema.$ref)
}

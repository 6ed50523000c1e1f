import { parse } from 'node:url'
import type { Request, RequestHandler, Response } from 'express'
import type { OpenApiRequestMetadata } from 'express-openapi-validator/dist/framework/types.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { security } from 'express-openapi-validator/dist/middlewares/openapi.security.js'
import { Failure } from '../../failure.ts'

type Reference = { $ref: string }
type Content = { schema?: object }
type Parameter = Content & { in: string; name: string }
type Body = { content?: Record<string, Content> }
type Components = {
  securitySchemes?: Record<string, { type: string }>
  schemas?: Record<string, object>
}

export type Operation = {
  operationId: string
  'x-key'?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: Body | Reference
  security?: Record<string, unknown>[]
  responses: Record<string, Body | Reference>
}

/** A bundled OpenAPI document, as `npm run generate` writes it to generated/json. */
export type Contract = {
  openapi: string
  security?: Record<string, unknown>[]
  paths: object
  components?: Components
}

/** An operation whose parts stand in itself, and not where the contract refers to. */
export type Checked = {
  path: string
  method: string
  operation: Omit<Operation, 'parameters' | 'requestBody' | 'responses'> & {
    parameters: Parameter[]
    requestBody?: Body
    responses: Record<string, Body>
  }
  /** What the validator wants to find on a request of this operation, but for the path parameters. */
  openapi: OpenApiRequestMetadata
  /** Checks parameters and body, fills defaults in, and throws what it finds. */
  check(req: Request, res: Response): void
  /** Checks a reply against the contract; the fault in words, or nothing. */
  faultOf(status: number, body: unknown): string | undefined
}

export type Validators = {
  operations: Checked[]
  /** Checks who asks: a second net below our own authentication. */
  security: RequestHandler
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** As the validator sets Ajv up, but that no code is made shorter: what is called often the engine makes shorter itself. */
const settings = {
  strict: false,
  strictNumbers: true,
  strictTuples: true,
  allowUnionTypes: false,
  removeAdditional: false,
  validateSchema: false,
  validateFormats: true,
  formats: {},
  ajvFormats: { mode: 'fast' },
  code: { optimize: false },
} as const

/**
 * The validator's checks without its preparation, which was most of a start: that compiles the schema of OpenAPI itself for every contract,
 * and the schemas that an operation names once more for each of its replies. Nothing is compiled here before it is first used.
 * `isAuthenticated` tells the validator whether our own step has accepted the request; a scheme without a handler would let everybody in.
 */
export function validatorsOf(
  contract: Contract,
  isAuthenticated: (req: Request) => boolean,
): Validators {
  quietenUrlParse()
  const { paths, components, ...head } = addressed(contract)
  const { securitySchemes = {}, schemas = {} } = components
  // Each schema that is compiled takes along what can be listed here.
  const document = {
    ...head,
    paths: {},
    components: Object.defineProperty({ securitySchemes }, 'schemas', { value: schemas }),
  } as never
  const requests = new RequestValidator(document, {
    ...settings,
    useDefaults: true,
    coerceTypes: false,
    allowUnknownQueryParameters: false,
  })
  let fault: string | undefined
  const replies = new ResponseValidator(
    document,
    { ...settings, useDefaults: false, coerceTypes: false },
    { onError: (error) => void (fault = error.message) },
    0,
  )
  const hook = replies.validate()

  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): Checked[] => {
      const given = item[method]
      if (!given) return []
      const operation = whole(components, item, given)
      const errors = new Set(
        Object.entries(operation.responses)
          .filter(([, response]) => isError(response))
          .map(([status]) => Number(status)),
      )
      // Errors are written by http/ alone and have one body: compiling it for every status of every operation would be most of a start.
      const schema = {
        ...operation,
        responses: Object.fromEntries(
          Object.entries(operation.responses).filter(([status]) => !errors.has(Number(status))),
        ),
      }
      const openapi = {
        expressRoute: path,
        openApiRoute: path,
        pathParams: {},
        schema: schema as never,
        serial: 0,
        _responseSchema: schema,
      }
      const asked = {
        method: method.toUpperCase(),
        originalUrl: path,
        headers: {},
        openapi,
      } as never
      const reply = {
        statusCode: 200,
        headersSent: false,
        json: (_body: unknown) => {},
        getHeaders: () => ({ 'content-type': 'application/json' }),
      }
      void hook(asked, reply as never, () => {})
      const explain = reply.json
      let passes: CompiledReplies | undefined
      const faultOf = (status: number, body: unknown) => {
        if (errors.has(status)) return undefined
        passes ??= replies._getOrBuildValidator(
          asked,
          schema.responses as never,
        ) as unknown as CompiledReplies
        if (
          typeof body === 'object' &&
          body !== null &&
          passes[status]?.['application/json']?.({ response: body }) === true
        )
          return undefined
        fault = undefined
        reply.statusCode = status
        explain.call(reply, body)
        return fault
      }
      return [
        {
          path,
          method: method.toUpperCase(),
          operation,
          openapi,
          check: checkOf(requests, path, method.toUpperCase(), operation),
          faultOf,
        },
      ]
    }),
  )

  const handlers = Object.fromEntries(
    Object.keys(securitySchemes).map((scheme) => [scheme, isAuthenticated]),
  )
  return {
    operations,
    security: security(document, handlers as never) as unknown as RequestHandler,
  }
}

type Compiled = (data: object) => unknown
/** By status and content type, as the validator keeps them. */
type CompiledReplies = Record<number, Record<string, Compiled | undefined> | undefined>

const scalars = new Set<unknown>(['string', 'integer', 'number', 'boolean'])

/**
 * What the validator compiled is asked at once: around it the validator reads the address and all parameters anew, which takes several times as long.
 * What is refused goes the validator's whole way, for its words; so does what it rewrites first: a query, and parameters that are lists or objects.
 */
function checkOf(
  requests: RequestValidator,
  path: string,
  method: string,
  { parameters, requestBody }: Checked['operation'],
): Checked['check'] {
  const isPlain = parameters.every(({ schema }) =>
    scalars.has((schema as { type?: unknown } | undefined)?.type),
  )
  const integers = parameters.filter(
    ({ schema }) => (schema as { type?: unknown } | undefined)?.type === 'integer',
  )
  const name = `${method}-${path}-${requestBody ? 'application/json' : 'not_provided'}`
  let passes: [parameters: Compiled, body: Compiled] | undefined
  return (req, res) => {
    if (integers.length > 0) checkIntegers(req, integers)
    if (passes && !req.url.includes('?')) {
      const data = {
        query: req.query,
        headers: req.headers,
        params: req.params,
        cookies: undefined,
        body: req.body as unknown,
      }
      if (passes[0](data) === true && passes[1](data) === true) return
    }
    void requests.validate(req as never, res, () => {})
    if (passes || !isPlain) return
    const [parametersOf, bodyOf] = [
      requests['ajv'].getSchema(name),
      requests['ajvBody'].getSchema(name),
    ]
    if (parametersOf && bodyOf) passes = [parametersOf, bodyOf]
  }
}

const sources = { header: 'headers', query: 'query', path: 'params' } as const

/** The validator takes for an integer whatever JavaScript can read as one, `5e2` and `0x10` too. */
function checkIntegers(req: Request, integers: readonly Parameter[]): void {
  for (const { in: place, name } of integers) {
    const given = place === 'header' ? name.toLowerCase() : name
    const value = (req[sources[place as keyof typeof sources]] as Record<string, unknown>)[given]
    if (typeof value !== 'string' || value === '' || /^-?[0-9]+$/.test(value)) continue
    throw new Failure('invalidRequest', `${given} must be integer`, {
      retry: false,
      param: given,
      rule: 'type',
    })
  }
}

const scheme = 'schema:'

type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [Method in (typeof methods)[number]]?: Operation
}
type Addressed = Contract & { paths: Record<string, PathItem>; components: Components }

/** A copy in which each schema has an address of its own, so that whoever names it finds what was compiled already. */
function addressed(contract: Contract): Addressed {
  const copy = JSON.parse(
    JSON.stringify({ components: {}, ...contract }).replaceAll(
      '"#/components/schemas/',
      `"${scheme}`,
    ),
  ) as Addressed
  for (const [name, schema] of Object.entries(copy.components.schemas ?? {}))
    Object.assign(schema, { $id: scheme + name })
  return copy
}

/** An operation with all that it, and its path, refer to. */
function whole(components: Components, item: PathItem, operation: Operation): Checked['operation'] {
  const found = <Part extends object>(part: Part | Reference): Part => {
    if (!('$ref' in part)) return part
    const [kind = '', name = ''] = part.$ref.startsWith(scheme)
      ? ['schemas', part.$ref.slice(scheme.length)]
      : part.$ref.split('/').slice(2)
    const target = (components as Record<string, Record<string, Part | Reference> | undefined>)[
      kind
    ]?.[name]
    if (!target) throw new Error(`the contract has nothing at ${part.$ref}`)
    return found(target)
  }
  // The validator asks the schemas of requests for their members.
  const inline = <Part extends Content>(part: Part): Part => ({
    ...part,
    ...(part.schema && { schema: { ...found(part.schema), $id: undefined } }),
  })
  const { requestBody, ...rest } = operation
  const body = requestBody && found(requestBody)
  return {
    ...rest,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      inline(found(parameter)),
    ),
    ...(body && { requestBody: { ...body, content: mapped(body.content ?? {}, inline) } }),
    responses: mapped(operation.responses, found),
  }
}

const mapped = <From, To>(
  record: Record<string, From>,
  to: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))

const isError = ({ content }: Body): boolean =>
  (content?.['application/json']?.schema as Reference | undefined)?.$ref === `${scheme}Error`

/**
 * Until Node has warned of `url.parse` once, each call of it from a package looks through the stack, which takes longer than all
 * that the validator does with a request. The warning is for us to take, not for the operator to read.
 */
function quietenUrlParse(): void {
  const before = process.noDeprecation
  process.noDeprecation = true
  parse('/')
  process.noDeprecation = before ?? false
}

import { Failure } from '../failure.ts'
import { pathOf } from '../sandbox/json-server.ts'

/** The outcome to respond with: from `Prefer` and the media types of the request. */
export type Choice = { code?: number; example?: string; dynamic: boolean; mediaTypes?: string[] }

/** A request to an operation. */
export type EngineRequest = {
  method: string
  target: string
  headers: Record<string, string>
  body: unknown
}

/** A violation of the contract by a request. */
export type Violation = { message: string; path: string[]; code: string | number | undefined }

/** A response of Prism; its body is undefined if the contract has no response for violations. */
export type MockResponse = {
  status: number
  headers: Record<string, unknown>
  body: unknown
  violations: Violation[]
}

/** Serves the operations of contracts by their examples. */
export type Engine = {
  /** The methods of a path in upper case; empty if no contract has the path. */
  methods(path: string): string[]
  /** Outcomes that `Prefer` may name for an operation, like `code=200, example=cut`. */
  outcomes(method: string, path: string): string[]
  respond(request: EngineRequest, choice: Choice): Promise<MockResponse>
  /** Responds with an example without checking the request. */
  show(request: Pick<EngineRequest, 'method' | 'target'>, choice: Choice): Promise<MockResponse>
}

/**
 * Loads Prism for contracts; of several with an operation the first one serves it. Loading takes
 * half a second; Prism is not a production dependency.
 */
export async function createEngine(contracts: readonly object[]): Promise<Engine> {
  const { createLogger, getHttpOperationsFromSpec, createClientFromOperations } = await loadPrism()
  const ofContracts = contracts.map((one) => getHttpOperationsFromSpec(structuredClone(one)))
  const operations = (await Promise.all(ofContracts)).flat()
  const client = createClientFromOperations(operations, {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    isProxy: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
    logger: createLogger('mock', { level: 'silent' }),
  })
  const routes = operations.map((operation) => ({
    method: operation.method.toUpperCase(),
    pattern: patternOf(operation.path),
    outcomes: outcomesOf(operation),
  }))
  const outcomesAt = (method: string, path: string) =>
    routes.find((route) => route.method === method && route.pattern.test(path))?.outcomes ?? []
  const call = (request: EngineRequest, choice: Choice, checks: Checks = {}) => {
    const outcomes = outcomesAt(request.method, pathOf(request.target))
    return callPrism(client, request, typeChosen(outcomes, choice), checks)
  }
  const show: Engine['show'] = (operation, choice) =>
    call({ ...operation, headers: {}, body: undefined }, choice, {
      checkSecurity: false,
      validateRequest: false,
    })

  return {
    methods(path) {
      const served = routes.filter(({ pattern }) => pattern.test(path))
      return [...new Set(served.map(({ method }) => method))]
    },
    outcomes: (method, path) => outcomesAt(method, path).map(nameOf),
    async respond(request, choice) {
      const response = await call(request, choice)
      // Prism reports violations with a documented 422. Here they are 400; 422 is a tool's error.
      if (response.status !== 422 || response.violations.length === 0) return response
      const { violations } = response
      const outcomes = outcomesAt(request.method, pathOf(request.target))
      if (outcomes.every(({ code }) => code !== '400')) return responseTo(violations)
      return { ...(await show(request, { code: 400, dynamic: false })), violations }
    },
    show,
  }
}

type CreateClient = Awaited<ReturnType<typeof loadPrism>>['createClientFromOperations']
type PrismClient = ReturnType<CreateClient>
type PrismOperation = Parameters<CreateClient>[0][number]

type Checks = { checkSecurity?: false; validateRequest?: false }

async function callPrism(
  client: PrismClient,
  { method, target, headers, body }: EngineRequest,
  choice: Choice,
  checks: Checks,
): Promise<MockResponse> {
  // The router accepts only methods of the contract, which are in Prism's list.
  const name = method.toLowerCase() as PrismOperation['method'] & 'get'
  try {
    const response = await withinLimit(
      client.request(
        withoutCommas(target),
        { method: name, headers, body },
        { mock: mockOptions(choice), ...checks },
      ),
    )
    const violations = response.violations.input.map(({ path = [], ...fault }) =>
      violationOf({ ...fault, location: path.map(String) }),
    )
    const { status, headers: documented = {}, data } = response
    return { status, headers: documented, body: data, violations }
  } catch (error) {
    return responseToError(error)
  }
}

const limitMs = 5_000

function withinLimit<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<T>()
  const timer = setTimeout(() => {
    const text = `Prism did not respond within ${limitMs / 1000} s`
    late.reject(new Failure('deadlineExceeded', text))
  }, limitMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

const mockOptions = ({ code, example, dynamic, mediaTypes }: Choice) => ({
  dynamic,
  ...(code && { code }),
  ...(example && { exampleKey: example }),
  ...(mediaTypes && { mediaTypes }),
})

type Thrown = { status?: number; additional?: { validation?: Fault[] } }
type Fault = { location?: string[]; message: string; code?: string | number }

const violationOf = ({ message, location = [], code }: Fault): Violation => ({
  message,
  path: location.map(String),
  code,
})

const responseTo = (violations: Violation[]): MockResponse => ({
  status: 400,
  headers: {},
  body: undefined,
  violations,
})

/** The response to an error that Prism throws if the contract has none for violations. */
function responseToError(error: unknown): MockResponse {
  const { status, additional } = error as Thrown // other errors have neither member
  if (status === 401) throw missingCredential(error)
  if (status !== 422 || !additional?.validation) throw error
  return responseTo(additional.validation.map(violationOf))
}

/** The error for a missing credential, if the contract has no example of it. */
export const missingCredential = (cause?: unknown): Failure =>
  new Failure('unauthorized', 'send the credential that the contract requires', { cause })

/** Prism splits paths at commas before it decodes them, and fails on the resulting list. */
function withoutCommas(target: string): string {
  const [path = '', ...query] = target.split('?')
  return [path.replaceAll(',', '%2C'), ...query].join('?')
}

async function loadPrism() {
  try {
    return await import('./prism-library.ts')
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_MODULE_NOT_FOUND' &&
      error.message.includes('@stoplight/')
    ) {
      // Installed together: npx would run a cached copy of tollgate, which does not find Prism.
      const install =
        'npm install --save-dev tollgate @stoplight/prism-core@5.16.0 @stoplight/prism-http@5.16.0'
      throw new Error(`the mock needs Prism, which is not installed: ${install}`, { cause: error })
    }
    throw error
  }
}

/** An example of an operation's reply. */
type Outcome = { code: string; example: string; mediaType: string }

const outcomesOf = ({ responses }: PrismOperation): Outcome[] =>
  responses.flatMap(({ code, contents = [] }) =>
    contents.flatMap(({ mediaType, examples = [] }) =>
      examples.map(({ key: example }) => ({ code, example, mediaType })),
    ),
  )

const nameOf = ({ code, example }: Outcome) => `code=${code}, example=${example}`

/**
 * The choice with the media type of its example. Prism uses the first type that the request
 * prefers, and fails if that has no such example. Only requests for a stream get one.
 */
function typeChosen(outcomes: readonly Outcome[], choice: Choice): Choice {
  const { code, example, mediaTypes = [] } = choice
  const isOfCode = (one: Outcome) =>
    code === undefined ? one.code.startsWith('2') : one.code === String(code)
  if (example === undefined || !outcomes.some(isOfCode)) return choice
  const types = outcomes
    .filter((one) => isOfCode(one) && one.example === example)
    .map(({ mediaType }) => mediaType)
    .filter((type) => type !== eventStream || mediaTypes.includes(type))
  const type = mediaTypes.find((one) => types.includes(one)) ?? types[0]
  if (type !== undefined) return { ...choice, mediaTypes: [type] }
  throw Object.assign(new Error('no such example'), { status: 404 })
}

const eventStream = 'text/event-stream'

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`)
}

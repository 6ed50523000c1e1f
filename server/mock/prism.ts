import type { IHttpOperation } from '@stoplight/types'
import { Failure } from '../failure.ts'

/** How a caller chooses among a contract's outcomes: the `Prefer` header, and the media type that the request implies. */
export type Choice = { code?: number; example?: string; dynamic: boolean; mediaTypes?: string[] }

export type Question = {
  method: string
  target: string
  headers: Record<string, string>
  body: unknown
}

export type Violation = { message: string; path: string[]; code: string | number | undefined }

/** What Prism answers; `violations` is empty where the request keeps the contract, and `body` undefined where the contract does not say what to answer. */
export type MockResponse = {
  status: number
  headers: Record<string, unknown>
  body: unknown
  violations: Violation[]
}

/** A contract's operations, answered by Prism with the contract's own examples. */
export type Engine = {
  /** The methods, in capitals, of the operations at a path; empty where the contract has no such path. */
  methods(path: string): string[]
  /** What `Prefer` may name for an operation, as in `code=200, example=cut`. */
  outcomes(method: string, path: string): string[]
  answer(question: Question, choice: Choice): Promise<MockResponse>
  /** An outcome as the contract shows it, whatever else the request says. */
  show(question: Pick<Question, 'method' | 'target'>, choice: Choice): Promise<MockResponse>
}

/** Loads Prism, which takes half a second and is not among the production dependencies, and gives it the contract. */
export async function createEngine(contract: object): Promise<Engine> {
  const { createLogger, getHttpOperationsFromSpec, createClientFromOperations } = await loadPrism()
  const operations = await getHttpOperationsFromSpec(structuredClone(contract))
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

  async function ask(
    { method, target, headers, body }: Question,
    { code, example, dynamic, mediaTypes }: Choice,
    checks: { checkSecurity?: false; validateRequest?: false },
  ): Promise<MockResponse> {
    const mock = {
      dynamic,
      ...(code && { code }),
      ...(example && { exampleKey: example }),
      ...(mediaTypes && { mediaTypes }),
    }
    // Prism's type of a method is its own list; the router below has let only methods of the contract through.
    const asked = client.request(
      withoutCommas(target),
      { method: method.toLowerCase() as IHttpOperation['method'] & 'get', headers, body },
      { mock, ...checks },
    )
    return asked.then(
      ({ status, headers: documented, data, violations }) => ({
        status,
        headers: documented ?? {},
        body: data,
        violations: violations.input.map(({ message, path, code: word }) => ({
          message,
          path: (path ?? []).map(String),
          code: word,
        })),
      }),
      refusedBy,
    )
  }

  const outcomesAt: Engine['outcomes'] = (method, path) =>
    routes.find((route) => route.method === method && route.pattern.test(path))?.outcomes ?? []
  const show: Engine['show'] = (question, choice) =>
    ask({ ...question, headers: {}, body: undefined }, choice, {
      checkSecurity: false,
      validateRequest: false,
    })

  return {
    methods: (path) =>
      routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
    outcomes: outcomesAt,
    async answer(question, choice) {
      const answer = await ask(question, choice, {})
      // Prism takes a documented 422 for what breaks the contract; here that is 400, and 422 is what a tool's API says.
      if (answer.status !== 422 || answer.violations.length === 0) return answer
      const [path = '/'] = question.target.split('?', 1)
      const isShown = outcomesAt(question.method, path).some((one) => one.startsWith('code=400,'))
      const { violations } = answer
      if (!isShown) return { status: 400, headers: {}, body: undefined, violations }
      return { ...(await show(question, { code: 400, dynamic: false })), violations }
    },
    show,
  }
}

type Thrown = { status?: number; additional?: { validation?: Fault[] } }
type Fault = { location?: string[]; message: string; code?: string | number }

/** Prism throws where the contract does not say how a request is refused. */
function refusedBy(error: unknown): MockResponse {
  const { status, additional } = error as Thrown // an error of Prism's, or another without these
  if (status === 401) throw uncredited(error)
  if (status !== 422 || !additional?.validation) throw error
  const violations = additional.validation.map(({ message, location = [], code }) => ({
    message,
    path: location.map(String),
    code,
  }))
  return { status: 400, headers: {}, body: undefined, violations }
}

/** What a request without a credential hears where the contract does not say. */
export const uncredited = (cause?: unknown): Failure =>
  new Failure('unauthorized', 'send the credential that the contract asks for', { cause })

/** Several contracts at one address: a path is answered by the first that has it. */
export function joined(engines: readonly Engine[]): Engine {
  const of = (path: string) => engines.find((engine) => engine.methods(path).length > 0)
  const at = (target: string) => {
    const engine = of(target.split('?', 1)[0] ?? '')
    if (!engine) throw new Error(`no contract has ${target}`)
    return engine
  }
  return {
    methods: (path) => of(path)?.methods(path) ?? [],
    outcomes: (method, path) => of(path)?.outcomes(method, path) ?? [],
    answer: (question, choice) => at(question.target).answer(question, choice),
    show: (question, choice) => at(question.target).show(question, choice),
  }
}

/** Prism splits the path at commas before it decodes it, and then fails on the list that a parameter has become. */
function withoutCommas(target: string): string {
  const [path = '', ...query] = target.split('?')
  return [path.replaceAll(',', '%2C'), ...query].join('?')
}

async function loadPrism() {
  try {
    const [{ createLogger }, { getHttpOperationsFromSpec }, { createClientFromOperations }] =
      await Promise.all([
        import('@stoplight/prism-core'),
        import('@stoplight/prism-http'),
        import('@stoplight/prism-http/dist/client.js'),
      ])
    return { createLogger, getHttpOperationsFromSpec, createClientFromOperations }
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_MODULE_NOT_FOUND' &&
      error.message.includes('@stoplight/')
    ) {
      // With tollgate itself, so that npx takes the one that sees them, and not a copy in a cache of its own.
      const install =
        'npm install --save-dev tollgate @stoplight/prism-core@5.16.0 @stoplight/prism-http@5.16.0'
      throw new Error(`the mock needs Prism, which is not installed: ${install}`, { cause: error })
    }
    throw error
  }
}

function outcomesOf({ responses }: IHttpOperation): string[] {
  return responses.flatMap(({ code, contents = [] }) =>
    contents.flatMap(({ examples = [] }) =>
      examples.map(({ key }) => `code=${code}, example=${key}`),
    ),
  )
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`)
}

import { exchangeOne, Unknown } from '../mesh/mcp-exchange.ts'
import type { Answer } from './prism.ts'
import { isRecord } from './records.ts'

type Offering = Parameters<typeof exchangeOne>[2]

/** Whether a request is a message of the Model Context Protocol, to an operation that has the examples for it. */
export const isMessage = (
  body: unknown,
  outcomes: readonly string[],
): body is Record<string, unknown> =>
  isRecord(body) &&
  body['jsonrpc'] === '2.0' &&
  ['list', 'call'].every((name) => outcomes.includes(`code=200, example=${name}`))

/**
 * Answers a message by the rules of its library, with what the contract has as examples: a list of tools, and the
 * result of every call of one, or the example that is preferred.
 */
export async function conversed(
  message: object,
  version: string | undefined,
  preferred: string | undefined,
  example: (name: string) => Promise<Answer>,
): Promise<Answer> {
  const [tools, called] = await Promise.all(
    ['list', preferred ?? 'call'].map(async (name) => resultOf(await example(name))),
  )
  // The contract's examples are valid by its schemas, which are the protocol's.
  const list = tools as ReturnType<Offering['list']>
  const result = called as Awaited<ReturnType<Offering['call']>>
  const body = await exchangeOne(message, version, {
    info: { name: 'tollgate-mock', title: 'Mock of Tollgate', version: '1.0.0' },
    list: () => list,
    async call(name) {
      if (!list.tools.some((tool) => tool.name === name))
        throw new Unknown(
          `there is no tool ${JSON.stringify(name)}. tools/list tells which there are`,
        )
      return result
    },
    cancelled: () => {},
  })
  return {
    status: body === undefined ? 202 : 200,
    headers: { 'Content-type': 'application/json' },
    body,
    violations: [],
  }
}

const resultOf = ({ body }: Answer): unknown => (isRecord(body) ? body['result'] : undefined)

import { describe, expect, test } from 'vitest'
import { completionFrom } from '../../../../server/gateway/dialects/openai/write-reply.ts'
import { messageFrom } from '../../../../server/gateway/dialects/messages/write-reply.ts'
import {
  ResponseHead,
  responseFrom,
} from '../../../../server/gateway/dialects/responses/response.ts'
import { readTools } from '../../../../server/gateway/dialects/responses/tools.ts'
import { withRequestId } from '../../../../server/gateway/reasons/reason.ts'
import { billedNano, secondsUntilReset } from '../../../../server/gateway/providers/accounts.ts'
import { errorFact, withMeaning } from '../../../../server/gateway/providers/errors.ts'
import { lessonOf } from '../../../../server/gateway/providers/lessons.ts'
import { finalFailure, verdictOf } from '../../../../server/gateway/routing/failures.ts'
import { completionOf, readCompletion } from '../../../../server/gateway/upstream/completion.ts'
import { MessageChunkReader } from '../../../../server/gateway/upstream/messages/read-events.ts'
import { isFault } from '../../../../server/gateway/upstream/normalize.ts'
import { statusFault } from '../../../../server/gateway/upstream/reply.ts'
import { newId } from '../../../../server/store/id.ts'
import { cells, examplesOf, type Cell } from '../../../support/providers/documents.ts'
import { fault } from '../../../support/http/schemas.ts'
import { models } from '../../../support/servers/gateway.ts'

const [model] = models
const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Each cell once: facts of models do not change replies. */
const services = cells.filter(
  ({ provider, operation }, at) =>
    cells.findIndex((cell) => cell.provider === provider && cell.operation === operation) === at,
)
const isChat = ({ dialect }: Cell) => dialect === 'chat' || dialect === 'messages'
const examples = services.flatMap((cell) =>
  examplesOf(cell).map((one) => ({ ...one, cell, at: `${cell.provider}, ${cell.at}` })),
)

/** A document's reply as the gateway reads it. */
function completionIn(value: unknown, { dialect }: Cell) {
  const bytes = Buffer.from(JSON.stringify(value))
  const isMessage = dialect === 'messages'
  const result = isMessage
    ? completionOf(new MessageChunkReader(model, newId).readAll(bytes))
    : readCompletion(bytes, model, newId)
  if (isFault(result)) throw new Error(JSON.stringify(result))
  return result
}

const head = { id: 'msg_1', model, inputTokens: 9 }
const responseHead = () =>
  new ResponseHead({ model, input: 'Hello.', stream: false }, readTools(), '0196-1')

describe.each(examples.filter(({ status, cell }) => status === 200 && isChat(cell)))(
  'the reply "$name" of $at',
  ({ value, cell }) => {
    test('is one that every caller’s contract accepts', () => {
      const result = completionIn(value, cell)
      const { completion } = result
      expect([
        fault('gateway', 'ChatCompletion', overJson(completion)),
        fault('openai', 'ChatCompletion', overJson(completionFrom(result))),
        fault('messages', 'Message', overJson(messageFrom(result, head))),
        fault('responses', 'ModelResponse', overJson(responseFrom(responseHead(), result))),
      ]).toEqual([null, null, null, null])
      expect(completion.usage?.prompt_tokens).toBe(9)
    })
  },
)

type Expected = {
  meaning?: string
  status: number
  verdict: ReturnType<typeof verdictOf>
  /** Whether every other deployment would fail too. */
  isFinal: boolean
  isLesson?: true
}

const refused = { status: 400, verdict: 'neutral', isFinal: true } as const

/** The meaning of a document's errors, by the names of its examples. */
const expected: Record<string, Expected> = {
  context: { ...refused, meaning: 'context_length' },
  content_filter: { ...refused, meaning: 'content_filter' },
  caller: refused,
  prefill: refused,
  member: { ...refused, isLesson: true },
  system: { ...refused, isLesson: true },
  model: { meaning: 'model', status: 404, verdict: 'rejected', isFinal: false },
  key: { meaning: 'key', status: 401, verdict: 'unauthorized', isFinal: false },
  quota: { meaning: 'quota', status: 402, verdict: 'rejected', isFinal: false },
  rate: { status: 429, verdict: 'neutral', isFinal: false },
  overloaded: { status: 503, verdict: 'failure', isFinal: false },
  loading: { meaning: 'overloaded', status: 503, verdict: 'failure', isFinal: false },
}

/** `context` and `context_2` mean the same. */
const kindOf = (name: string): string => name.replace(/_\d+$/, '')

describe.each(examples.filter(({ status }) => status !== 200))(
  'the error "$name" of $at',
  ({ name, status, value, cell: { facts } }) => {
    const wanted = expected[kindOf(name)]
    const parts = [Buffer.from(JSON.stringify(value))]
    const raw = statusFault({ status, headers: {}, parts })
    const read = withMeaning(raw, facts)
    const failure = { ok: false, fault: read, sent: true } as const

    test('has its meaning, and its effect on the breaker and the failover', () => {
      const final = finalFailure(failure, { dialect: 'chat' }, undefined)
      expect({
        verdict: verdictOf(failure),
        isFinal: final !== undefined,
        status: final?.status ?? read.status,
        ...(wanted?.meaning !== undefined && { meaning: read.meaning }),
        ...(wanted?.isLesson && { isLesson: lessonOf(raw, facts, () => ({})) !== undefined }),
      }).toEqual({ ...wanted, status: final ? 400 : wanted?.status })
    })
  },
)

describe.each(services.map((cell) => [`${cell.provider}, ${cell.at}`, cell.facts] as const))(
  'the facts of %s',
  (_, { request_id: header, remaining = [], cost }) => {
    test('name its id of a request, what is left, and its bill', () => {
      const facts = header === undefined ? {} : { request_id: header }
      const reason = withRequestId(undefined, { [String(header)]: 'req_1' }, facts)
      expect(reason?.request_id).toBe(header && 'req_1')
      for (const { left, reset } of remaining)
        expect(secondsUntilReset({ [left]: '0', [reset]: '5' }, remaining)).toBe(5)
      if (cost) expect(billedNano({ [cost.member]: cost.per_usd }, cost)).toBe(1e9)
    })
  },
)

test('without one of its facts about errors, an error of a server means something else', () => {
  const unnoticed = services.flatMap(({ provider, facts: { errors = [] } }) =>
    errors
      .filter((fact) => !inherited.includes(fact))
      .filter((fact) => {
        const others = { errors: errors.filter((other) => other !== fact) }
        return !examples.some(({ status, value, cell }) => {
          if (cell.provider !== provider || status === 200) return false
          const parts = [Buffer.from(JSON.stringify(value))]
          const read = statusFault({ status, headers: {}, parts })
          const [all, less] = [{ errors }, others].map((facts) => withMeaning(read, facts))
          return all?.meaning !== less?.meaning
        })
      })
      .map((fact) => `${provider}: ${JSON.stringify(fact)}`),
  )
  expect([...new Set(unnoticed)]).toEqual([])
})

test('every fact about errors has an example', () => {
  const without = services.flatMap(({ provider, facts }) =>
    (facts.errors ?? [])
      .filter((fact) => !inherited.includes(fact))
      .filter(
        (fact) =>
          !examples.some(({ status, value, cell }) => {
            if (cell.provider !== provider) return false
            const { error = {} } = statusFault({
              status,
              headers: {},
              parts: [Buffer.from(JSON.stringify(value))],
            })
            return errorFact(status, error, { errors: [fact] })
          }),
      )
      .map((fact) => `${provider}: ${JSON.stringify(fact)}`),
  )
  expect([...new Set(without)]).toEqual([])
})

/** The facts of every server, whose phrases have their own tests. */
const inherited =
  services.find(({ provider }) => provider === 'openai-compatible')?.facts.errors ?? []

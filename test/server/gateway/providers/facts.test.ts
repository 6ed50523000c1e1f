import { describe, expect, test } from 'vitest'
import { memberRules } from '../../../../server/gateway/providers/facts.ts'
import { Failure } from '../../../../server/failure.ts'
import { chatBody } from '../../../../server/gateway/routing/request-formats.ts'
import type { ModelFacts } from '../../../../server/config/providers.ts'
import { isRecord } from '../../../../server/json/json.ts'
import { requests } from '../../../support/providers/callers.ts'
import { cells, type Cell } from '../../../support/providers/documents.ts'
import { checkOf } from '../../../support/providers/fact-checks.ts'
import { receiver } from '../../../support/upstreams/receiver.ts'

/** Facts that change what is sent. Those of replies and errors have their own tests. */
const shaping = [
  'token_limit',
  'members',
  'message_members',
  'rename',
  'add',
  'values',
  'system',
  'order',
  'tool_names',
  'tool_call_ids',
  'tool_choice',
  'custom_tools',
  'response_format',
  'user',
  'reasoning',
  'missing',
  'prefill',
  'preamble',
] as const satisfies (keyof ModelFacts)[]

type Body = Record<string, unknown>

/** Classes that only decide whether a member outside the contract is forwarded. */
const forwarding = new Set(['free', 'bounded', 'times', 'priced'])

/** The facts of a cell that shape requests, each as its path. */
const pathsOf = ({ facts }: Cell): string[][] =>
  shaping.flatMap((name) => {
    const value = facts[name]
    if (!isRecord(value)) return value === undefined ? [] : [[name]]
    if (name === 'tool_names' || name === 'tool_call_ids' || name === 'missing') return [[name]]
    return Object.entries(value)
      .filter(([, member]) => typeof member !== 'string' || !forwarding.has(member))
      .map(([member]) => [name, member])
  })

/** The facts without one of them. */
function without(facts: ModelFacts, [name = '', member]: string[]): ModelFacts {
  const { [name as keyof ModelFacts]: value, ...rest } = facts
  if (member === undefined || !isRecord(value)) return rest
  const others = Object.entries(value).filter(([other]) => other !== member)
  return { ...rest, [name]: Object.fromEntries(others) }
}

/** The bodies of all requests as a server with these facts gets them. */
const bodiesFor = ({ model, dialect, isModelInPath }: Cell, facts: ModelFacts): string[] =>
  requests.map(({ read }) => {
    try {
      const members = memberRules(facts)
      const sentTo = { ...receiver(facts), members, dialect, isModelInPath }
      return String(chatBody(read(model), model, sentTo))
    } catch (error) {
      if (error instanceof Failure) return error.message
      throw error
    }
  })

/** Facts without which the same is sent, with the reason. */
const silent: [RegExp, string][] = [
  [
    /^messages members (min_p|repetition_penalty|store|user|logit_bias|(top_)?logprobs)$/,
    'no member of Messages',
  ],
  [/^messages missing$/, 'Messages have their own signatures'],
  [/token_limit$/, 'max_tokens is the default'],
  [/system$/, 'leading is the default, and Messages have no system messages'],
  [/^messages reasoning back$/, 'callers of Messages send reasoning only with its signature'],
  [/members reasoning$/, 'no request has it beside reasoning_effort'],
  [/^chat reasoning thinking$/, 'only for Messages'],
  [/^messages preamble$/, 'an empty list for the server that has defined the line'],
  [/prefill$/, 'no request here ends with the assistant'],
  [/^messages reasoning member$/, 'only for chats'],
  [/rename dimensions$/, 'only for embeddings, which operations.test.ts tries'],
]

const shapedCells = cells
  .filter(({ dialect }) => dialect === 'chat' || dialect === 'messages')
  .map((cell) => ({ cell, at: `${cell.provider}, ${cell.model}, ${cell.dialect}` }))

/** Facts whose absence gives a request that is valid too, with the reason. */
const soft: [RegExp, string][] = [
  [/ custom_tools true$/, 'without it a tool is a function'],
  [/ system any$/, 'messages that are joined are valid too'],
  [/^messages reasoning thinking /, 'without it no effort is sent'],
  [/^chat reasoning back (?!never)/, 'with_tool_calls and always send more, which nobody refuses'],
  [/^chat reasoning member both$/, 'both names are read'],
]

/** The value of a fact that is a word; empty for others. */
function wordAt(facts: ModelFacts, [name = '', member]: readonly string[]): string {
  const value: unknown = facts[name as keyof ModelFacts]
  const inner = member === undefined || !isRecord(value) ? value : value[member]
  return typeof inner === 'object' ? '' : String(inner)
}

const isBody = (body: string): boolean => body.startsWith('{')

describe.each(shapedCells)('each fact of $at', ({ cell }) => {
  const whole = bodiesFor(cell, cell.facts)
  const isIn = (list: typeof silent, path: readonly string[]) =>
    list.some(([pattern]) => pattern.test(`${cell.dialect} ${path.join(' ')}`))
  const changes = pathsOf(cell).map((path) => {
    const bodies = bodiesFor(cell, without(cell.facts, path))
    return { path, changed: bodies.filter((body, at) => body !== whole[at]) }
  })

  test('changes a request', () => {
    const unused = changes.filter(
      ({ path, changed }) => changed.length === 0 && !isIn(silent, path),
    )
    expect(unused.map(({ path }) => path.join(' '))).toEqual([])
  })

  test('holds for all requests', () => {
    const broken = pathsOf(cell).filter((path) => {
      const check = checkOf(cell.facts, path)
      return check && whole.some((body) => isBody(body) && !check(JSON.parse(body) as Body))
    })
    expect(broken).toEqual([])
  })

  test('is missed: without it a request is none that its server takes', () => {
    const unnoticed = changes.filter(({ path, changed }) => {
      if (changed.length === 0 || isIn(soft, [...path, wordAt(cell.facts, path)])) return false
      const check = checkOf(cell.facts, path)
      const bodies = changed.filter(isBody).map((body) => JSON.parse(body) as Body)
      return !bodies.some((body) => check?.(body) === false || cell.check(body).length > 0)
    })
    expect(unnoticed.map(({ path }) => path.join(' '))).toEqual([])
  })
})

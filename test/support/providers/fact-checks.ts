import type { ModelFacts } from '../../../server/config/providers.ts'
import { isRecord, listOf } from '../../../server/json/json.ts'

type Body = Record<string, unknown>
/** Whether a request is as a fact says that its server takes it. */
export type FactCheck = (body: Body) => boolean

const recordsIn = (value: unknown): Body[] => listOf(value).filter(isRecord)
const messagesOf = (body: Body): Body[] => recordsIn(body['messages'])
const rolesOf = (body: Body): string =>
  messagesOf(body)
    .map(({ role }) => String(role))
    .join(' ')
const callsOf = (body: Body): Body[] =>
  messagesOf(body).flatMap((message) => recordsIn(message['tool_calls']))

/** The names of tools, of their calls, and of the chosen one; those of Messages are in blocks. */
const toolNamesOf = (body: Body): string[] =>
  [
    ...recordsIn(body['tools']),
    ...callsOf(body),
    ...messagesOf(body).flatMap(({ content }) => recordsIn(content)),
    ...recordsIn([body['tool_choice']]),
  ].flatMap((value) =>
    [value, value['function'], value['custom']].flatMap((one) =>
      isRecord(one) && typeof one['name'] === 'string' ? [one['name']] : [],
    ),
  )

const callIdsOf = (body: Body): string[] =>
  [...callsOf(body).map(({ id }) => id), ...messagesOf(body).map((one) => one['tool_call_id'])]
    .filter((id) => id != null)
    .map(String)

type Values = NonNullable<ModelFacts['values']>[string]

const takes =
  (
    name: string,
    { min = -Infinity, max = Infinity, words = {}, only, except = [] }: Values,
  ): FactCheck =>
  ({ [name]: value }) => {
    if (value === undefined) return true
    if (except.some((one) => one === value)) return false
    if (only && !only.some((one) => one === value)) return false
    if (typeof value === 'string') return (words[value] ?? value) === value
    return typeof value !== 'number' || (value >= min && value <= max)
  }

const orders: Record<string, RegExp> = {
  alternate: /user user|assistant assistant/,
  no_user_after_tool: /tool user/,
}
const systems: Partial<Record<string, RegExp>> = {
  one_leading: /(?<!^)\bsystem\b/,
  leading: /^system system/,
}

/** What each fact forbids, written again from its description in the configuration's contract. */
const rules: { [Name in keyof ModelFacts]?: (facts: ModelFacts, member: string) => FactCheck } = {
  token_limit:
    ({ token_limit: name }) =>
    (body) =>
      name !== 'max_completion_tokens' || !('max_tokens' in body),
  members: (_facts, member) => (body) => !(member in body),
  message_members: (_facts, member) => (body) =>
    messagesOf(body).every((message) => !(member in message)),
  rename: (_facts, member) => (body) => !(member in body),
  add: (_facts, member) => (body) => member in body,
  values: ({ values = {} }, member) => takes(member, values[member] ?? {}),
  system:
    ({ system = '' }) =>
    (body) =>
      !systems[system]?.test(rolesOf(body)),
  order:
    ({ order = [] }) =>
    (body) =>
      order.every((one) => !orders[one]?.test(rolesOf(body))),
  tool_names:
    ({ tool_names: { max = Infinity, pattern = '' } = {} }) =>
    (body) =>
      toolNamesOf(body).every((name) => name.length <= max && new RegExp(pattern).test(name)),
  tool_call_ids:
    ({ tool_call_ids: { length = 0 } = {} }) =>
    (body) =>
      callIdsOf(body).every((id) => id.length === length && /^[a-zA-Z0-9]+$/.test(id)),
  tool_choice:
    ({ tool_choice: { required } = {} }, member) =>
    ({ tool_choice: choice }) =>
      member === 'named' ? !isRecord(choice) : choice !== 'required' || required === choice,
  response_format:
    ({ response_format: formats = [] }) =>
    ({ response_format: format }) =>
      !isRecord(format) || formats.some((one) => one === format['type']),
  user:
    ({ user: { max } = { max: Infinity } }) =>
    ({ user }) =>
      typeof user !== 'string' || user.length <= max,
  reasoning:
    ({ reasoning: { member: name, back, thinking } = {} }, member) =>
    (body) => {
      const isWithout = (one: string) => messagesOf(body).every((message) => !(one in message))
      if (member === 'back')
        return back !== 'never' || (isWithout('reasoning') && isWithout('reasoning_content'))
      if (member === 'member')
        return (
          isWithout(name === 'reasoning' ? 'reasoning_content' : 'reasoning') || name === 'both'
        )
      const budget = isRecord(body['thinking']) && 'budget_tokens' in body['thinking']
      const config = body['output_config']
      const effort = isRecord(config) && 'effort' in config
      return thinking === 'budget' ? !effort : !budget && (thinking === 'effort' || !effort)
    },
  missing:
    ({ missing: { member = '' } = {} }) =>
    (body) =>
      messagesOf(body).every(({ tool_calls: calls }) => {
        const [first] = recordsIn(calls)
        return !first || member in first
      }),
  preamble:
    ({ preamble = [] }) =>
    (body) =>
      preamble.every((line) => !new RegExp(`"${line}`).test(JSON.stringify(body))),
}

/** The check of one fact of a server; undefined if it only allows something. */
export const checkOf = (
  facts: ModelFacts,
  [name = '', member = '']: string[],
): FactCheck | undefined => rules[name as keyof ModelFacts]?.(facts, member)

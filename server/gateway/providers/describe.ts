import type { ModelFacts } from '../../config/providers.ts'

/** Phrases for the value of a fact; false if the value changes no request. */
type Phrases = {
  [Fact in keyof ModelFacts]?: (value: NonNullable<ModelFacts[Fact]>) => (string | false)[]
}

const omittedIn = (members: Record<string, string>): string[] =>
  Object.keys(members).filter((name) => members[name] === 'omit')

/** The facts that change requests, in the order in which they are described. */
const phrasesFor = (list: (names: readonly string[]) => string): Phrases => ({
  token_limit: (name) => [name !== 'max_tokens' && `sends ${name}`],
  system: (place) => [place === 'one_leading' && 'joins system messages'],
  order: (orders) => [
    orders.includes('alternate') && 'joins turns of one role',
    orders.includes('no_user_after_tool') && 'adds a turn between tool results and the user',
  ],
  tool_names: ({ max }) => [`shortens tool names to ${max}`],
  tool_call_ids: ({ length }) => [`sends tool call ids of ${length} characters`],
  custom_tools: (isTaken) => [isTaken && 'sends custom tools'],
  tool_choice: ({ required, named }) => [
    required !== undefined && `sends tool_choice ${required} for required`,
    named === false && 'sends a chosen tool alone',
  ],
  response_format: (formats) => [`sends response_format ${formats.join(', ')} only`],
  images_in_tool_results: (place) => [place === 'move' && 'moves images out of tool results'],
  user: ({ max }) => [`hashes user beyond ${max}`],
  rename: (names) => Object.entries(names).map(([name, other]) => `sends ${name} as ${other}`),
  values: (values) => [`fits ${list(Object.keys(values))}`],
  add: (members) => [`adds ${list(Object.keys(members))}`],
  missing: ({ member }) => [`adds ${member} to earlier tool calls`],
  prefill: (rule) => [rule === 'refuses' && 'takes no prefill'],
  reasoning: ({ back }) => [
    back === 'with_tool_calls' && 'sends earlier reasoning only with tool calls',
    back === 'never' && 'sends no earlier reasoning',
  ],
  priority: (byClass) => [
    Object.keys(byClass).length > 0 &&
      `sends priority of ${Object.keys(byClass).join(' and ')} keys`,
  ],
  members: (members) => [omittedIn(members).length > 0 && `omits ${list(omittedIn(members))}`],
  message_members: (members) => [`omits ${list(omittedIn(members))} of messages`],
})

/** The changes to requests by these facts, with at most `max` names of a kind. */
export function shapingBy(facts: ModelFacts, max = 4): string[] {
  const list = (names: readonly string[]): string => {
    const more = names.length > max ? ` and ${names.length - max} more` : ''
    return names.slice(0, max).join(', ') + more
  }
  const phrases: Record<string, (value: never) => (string | false)[]> = phrasesFor(list)
  return Object.entries(phrases).flatMap(([name, phrase]) => {
    const value = facts[name as keyof ModelFacts]
    // Each phrase takes the value of its fact.
    return value === undefined ? [] : phrase(value as never).filter((one) => one !== false)
  })
}

/** The provider of an upstream and what is shaped for it, in a line. */
export function shapingLine(provider: string, facts: ModelFacts): string {
  return [`provider ${provider}`, shapingBy(facts).join(', ')].filter(Boolean).join(': ')
}

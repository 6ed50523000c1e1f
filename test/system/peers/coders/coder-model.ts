/** What a coder's request asks for, in no dialect. */
export type Asked = {
  tools: { name: string; properties: Record<string, unknown> }[]
  /** The result of a tool, if that is the end of the conversation. */
  result: string | undefined
  /** The last message of the user, as text. */
  question: string
  /** All messages, as JSON. */
  text: string
}

/** What the model says. */
export type Answer = {
  kind: 'title' | 'call' | 'told' | 'again' | 'summary' | 'afterwards'
  text: string
  call?: { name: string; args: object; isSigned?: boolean }
  /** Whether the count of tokens says that the context is nearly full. */
  isFull?: boolean
}

const summary = 'the summary of it all'
const command = 'echo "it is $((6 * 7))"'

/** The questions of a test. */
export const questions = {
  first: 'Compute it.',
  again: 'Thank you. Is that so?',
  /** Fills the context, so that programs summarize the conversation by themselves. */
  long: 'Compute it at length.',
}

/** Requests for a summary of the conversation, in each program's words. */
const asksForSummary =
  /CONTEXT CHECKPOINT COMPACTION|create a detailed summary of the conversation|summar(y|ize) (of )?(the|this|our) conversation/i

/** A model that runs a command of its coder, and says what it printed. */
export function answerTo({ tools, result, question, text }: Asked): Answer {
  if (asksForSummary.test(question))
    return { kind: 'summary', text: `<summary>${summary}</summary>` }
  if (text.includes(summary)) return ending(tools, 'afterwards', 'It goes on.')
  if (tools.length === 0) return { kind: 'title', text: 'A title' }
  const isFull = text.includes(questions.long)
  if (result !== undefined)
    return { kind: 'told', text: `The command said: ${result.trim()}`, isFull }
  if (text.includes('The command said: ')) return ending(tools, 'again', 'It is so.')
  return { kind: 'call', text: 'I compute.', call: callOf(tools), isFull }
}

/** Some programs go on until a tool ends their work. */
function ending(tools: Asked['tools'], kind: Answer['kind'], text: string): Answer {
  const tool = tools.find(({ properties }) => Object.hasOwn(properties, 'verified'))
  if (!tool) return { kind, text }
  return {
    kind,
    text,
    call: { name: tool.name, args: { summary: `${text} All of it.`, verified: true } },
  }
}

/** A call of the tool that runs commands, by the members that it takes. */
function callOf(tools: Asked['tools']): NonNullable<Answer['call']> {
  const taking = (property: string) =>
    tools.find(({ properties }) => Object.hasOwn(properties, property))?.name
  const [cmd, several, one] = ['cmd', 'commands', 'command'].map(taking)
  if (cmd !== undefined) return { name: cmd, args: { cmd: command } }
  if (several !== undefined) return { name: several, args: { commands: [command] } }
  return { name: one ?? '', args: { command, description: 'Computes' } }
}

import type { components as MessagesParts } from '../../../generated/server/messages.ts'
import type { components as OpenAIParts } from '../../../generated/server/openai.ts'
import type { components as ResponsesParts } from '../../../generated/server/responses.ts'
import { seeded } from '../data/random.ts'

type ChatRequest = OpenAIParts['schemas']['ChatCompletionRequest']
type ResponseRequest = ResponsesParts['schemas']['ResponseRequest']
type Item = ResponsesParts['schemas']['InputItem']
type MessageRequest = MessagesParts['schemas']['MessageRequest']
type Block = MessagesParts['schemas']['ContentBlock']

/** What a model does in one turn. */
export type ModelTurn = {
  reasoning: string
  text: string
  calls: { id: string; name: string; args: string }[]
}

/** A turn of the user, with what it shows, and the model's, with the results of its calls. */
export type ConversationTurn = {
  user: string
  image: boolean
  answer: ModelTurn
  results: string[]
}

/** A conversation, and what is asked of the model. */
export type Conversation = {
  system: string
  turns: ConversationTurn[]
  last: string
  settings: {
    maximum: number
    temperature?: number
    top_p?: number
    effort?: 'low' | 'medium' | 'high'
    user?: string
    hasFormat: boolean
    hasTools: boolean
    choice?: 'auto' | 'required' | 'none' | 'look'
    isParallel: boolean
  }
}

const words = ['Hello', ' wörld', '\n', ' "quoted"', ' 世界 👋', '\\', ' </s>', '{"a":1}', ' end.']

/** A conversation at random, the same for the same seed. */
export function conversation(from: number): Conversation {
  const next = seeded(from)
  const below = (most: number) => Math.floor(next() * most)
  const text = () => Array.from({ length: 1 + below(4) }, () => words[below(words.length)]).join('')
  const turns = Array.from({ length: 1 + below(4) }, (_turn, turn) => {
    const calls = Array.from({ length: below(3) }, (_call, place) => ({
      id: `call_${turn}_${place}`,
      name: ['look', 'notes__add'][below(2)] ?? 'look',
      args: JSON.stringify({ value: text() }),
    }))
    const reasoning = below(2) === 0 ? '' : text()
    const answer = { reasoning, text: calls.length > 0 && below(2) === 0 ? '' : text(), calls }
    return { user: text(), image: below(4) === 0, answer, results: calls.map(text) }
  })
  const hasTools = below(2) === 0
  const choice = (['auto', 'required', 'none', 'look'] as const)[below(5)]
  const effort = (['low', 'medium', 'high'] as const)[below(4)]
  const settings = {
    maximum: 1 + below(1000),
    ...(below(2) === 0 && { temperature: below(10) / 10 }),
    ...(below(2) === 0 && { top_p: below(10) / 10 }),
    ...(effort && { effort }),
    ...(below(2) === 0 && { user: `user-${below(9)}` }),
    ...(choice && hasTools && { choice }),
    hasFormat: below(4) === 0,
    hasTools,
    isParallel: below(3) > 0,
  }
  return { system: below(2) === 0 ? '' : text(), turns, last: text(), settings }
}

const imageData = 'AAAA'
const imageUrl = `data:image/png;base64,${imageData}`
const schema = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] }
const parameters = { type: 'object', properties: { value: { type: 'string' } } }
const [look, add] = [
  { name: 'look', description: 'Looks.', parameters },
  { name: 'add', description: 'Adds.', parameters },
]

/** What the model of a turn does, as a message of chat. */
export const chatAnswer = ({ reasoning, text, calls }: ModelTurn) => ({
  role: 'assistant' as const,
  content: text,
  ...(reasoning !== '' && { reasoning }),
  ...(calls.length > 0 && {
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: 'function' as const,
      function: { name, arguments: args },
    })),
  }),
})

/** The conversation as a request of chat completions. */
export function chatRequest(model: string, one: Conversation): ChatRequest {
  const { system, turns, last, settings } = one
  const { choice, hasTools, hasFormat, isParallel, effort, maximum, ...rest } = settings
  return {
    model,
    stream: false,
    messages: [
      ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
      ...turns.flatMap(chatTurn),
      { role: 'user', content: last },
    ],
    max_tokens: maximum,
    ...rest,
    ...(effort && { reasoning_effort: effort }),
    ...(hasFormat && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'reply', schema, strict: true },
      },
    }),
    ...(hasTools && {
      tools: [look, { ...add, name: 'notes__add' }].map((fn) => ({
        type: 'function' as const,
        function: fn,
      })),
    }),
    ...(choice && {
      tool_choice: choice === 'look' ? { type: 'function', function: { name: choice } } : choice,
    }),
    ...(choice && choice !== 'none' && !isParallel && { parallel_tool_calls: false }),
  }
}

const chatTurn = ({ user, image, answer, results }: ConversationTurn): ChatRequest['messages'] => [
  {
    role: 'user',
    content: image
      ? [
          { type: 'text', text: user },
          { type: 'image_url', image_url: { url: imageUrl } },
        ]
      : user,
  },
  chatAnswer(answer),
  ...results.map((content, place) => ({
    role: 'tool' as const,
    tool_call_id: answer.calls[place]?.id ?? '',
    content,
  })),
]

/** What the model of a turn does, as items of responses. */
export function answerItems({ reasoning, text, calls }: ModelTurn): Item[] {
  const items: Item[] = []
  if (reasoning !== '') {
    const content = [{ type: 'reasoning_text', text: reasoning }]
    items.push({ type: 'reasoning', summary: [], content })
  }
  const content = [{ type: 'output_text', text }]
  if (text !== '') items.push({ type: 'message', role: 'assistant', content })
  for (const { id, name, args } of calls) {
    const [namespace, own] = name.includes('__') ? name.split('__') : [undefined, name]
    const tool = { name: own ?? '', ...(namespace !== undefined && { namespace }) }
    items.push({ type: 'function_call', call_id: id, ...tool, arguments: args })
  }
  return items
}

/** The tools, one of them in a namespace. */
export const responseTools = [
  { type: 'function', ...look },
  { type: 'namespace', name: 'notes', tools: [{ type: 'function', ...add }] },
]

/** The conversation as a request of responses. */
export function responseRequest(model: string, one: Conversation): ResponseRequest {
  const { system, turns, last, settings } = one
  const { choice, hasTools, hasFormat, isParallel, effort, maximum, ...rest } = settings
  return {
    model,
    stream: false,
    ...(system !== '' && { instructions: system }),
    input: [...turns.flatMap(turnItems), { role: 'user', content: last }],
    max_output_tokens: maximum,
    ...rest,
    ...(effort && { reasoning: { effort } }),
    ...(hasFormat && {
      text: { format: { type: 'json_schema', name: 'reply', schema, strict: true } },
    }),
    ...(hasTools && { tools: responseTools }),
    ...(choice && {
      tool_choice: choice === 'look' ? { type: 'function', name: choice } : choice,
    }),
    ...(choice && choice !== 'none' && !isParallel && { parallel_tool_calls: false }),
  }
}

const turnItems = ({ user, image, answer, results }: ConversationTurn): Item[] => [
  {
    role: 'user',
    content: image
      ? [
          { type: 'input_text', text: user },
          { type: 'input_image', image_url: imageUrl },
        ]
      : user,
  },
  ...answerItems(answer),
  ...results.map((output, place) => ({
    type: 'function_call_output',
    call_id: answer.calls[place]?.id ?? '',
    output,
  })),
]

/** What the model of a turn does, as blocks of messages. */
export function answerBlocks({ reasoning, text, calls }: ModelTurn): Block[] {
  const blocks: Block[] = []
  if (reasoning !== '') blocks.push({ type: 'thinking', thinking: reasoning, signature: '' })
  if (text !== '') blocks.push({ type: 'text', text })
  for (const { id, name, args } of calls)
    blocks.push({ type: 'tool_use', id, name, input: JSON.parse(args) as Record<string, unknown> })
  return blocks
}

const messageChoice = { auto: 'auto', required: 'any', none: 'none' } as const

/** The conversation as a request of messages, where results begin the next turn of the user. */
export function messageRequest(model: string, one: Conversation): MessageRequest {
  const { system, turns, last, settings } = one
  const { choice, hasTools, hasFormat, isParallel, effort, maximum, user, ...rest } = settings
  const all = [...turns, { user: last, image: false, results: [] }]
  return {
    model,
    stream: false,
    ...(system !== '' && { system }),
    messages: all.flatMap((turn, place) => [
      { role: 'user' as const, content: [...resultBlocks(turns[place - 1]), ...userBlocks(turn)] },
      ...('answer' in turn
        ? [{ role: 'assistant' as const, content: answerBlocks(turn.answer) }]
        : []),
    ]),
    max_tokens: maximum,
    ...rest,
    ...(user !== undefined && { metadata: { user_id: user } }),
    ...((effort || hasFormat) && {
      output_config: {
        ...(effort && { effort }),
        ...(hasFormat && { format: { type: 'json_schema' as const, schema } }),
      },
    }),
    ...(hasTools && {
      tools: [look, { ...add, name: 'notes__add' }].map(
        ({ parameters: input_schema, ...tool }) => ({ ...tool, input_schema }),
      ),
    }),
    ...(choice && {
      tool_choice: {
        ...(choice === 'look'
          ? { type: 'tool' as const, name: choice }
          : { type: messageChoice[choice] }),
        ...(choice !== 'none' && !isParallel && { disable_parallel_tool_use: true }),
      },
    }),
  }
}

const resultBlocks = (turn: ConversationTurn | undefined): Block[] =>
  (turn?.results ?? []).map((content, place) => ({
    type: 'tool_result',
    tool_use_id: turn?.answer.calls[place]?.id ?? '',
    content,
  }))

const userBlocks = ({ user, image }: Pick<ConversationTurn, 'user' | 'image'>): Block[] => [
  { type: 'text', text: user },
  ...(image
    ? [
        {
          type: 'image',
          source: { type: 'base64' as const, media_type: 'image/png', data: imageData },
        },
      ]
    : []),
]

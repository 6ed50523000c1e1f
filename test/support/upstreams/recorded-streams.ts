/** A stream of chat completions, as a kind of server writes it. */
export type RecordedStream = {
  name: string
  text: string
  /** The text of the reply. */
  content: string
}

const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_767_225_600 }

type Line = object | string

/** Events of data; a string stands for itself. */
const lines = (all: readonly Line[], newline = '\n'): string =>
  all
    .map((line) => {
      const data = typeof line === 'string' ? line : JSON.stringify(line)
      return data.startsWith(':')
        ? `${data}${newline}${newline}`
        : `data: ${data}${newline}${newline}`
    })
    .join('')

const choice = (delta: object, finish_reason: string | null = null, more: object = {}) => ({
  ...head,
  model: 'served',
  choices: [{ index: 0, delta, logprobs: null, finish_reason, ...more }],
})
const counts = { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 }
const usage = (more: object = {}) => ({
  ...head,
  model: 'served',
  choices: [],
  usage: counts,
  ...more,
})
const call = (index: number, fn: object, more: object = {}) =>
  choice({ tool_calls: [{ index, ...more, function: fn }] })

/** Streams as vLLM, Ollama, llama.cpp, OpenAI and others write them. */
export const recordedStreams: RecordedStream[] = [
  {
    name: 'text, then the counts',
    content: 'Hello, wörld 👋.',
    text: lines([
      choice({ role: 'assistant', content: '' }),
      choice({ content: 'Hello' }),
      choice({ content: ', wörld' }),
      choice({ content: ' 👋.' }),
      choice({}, 'stop'),
      usage(),
      '[DONE]',
    ]),
  },
  {
    name: 'text with escapes, and lines that end in CRLF',
    content: 'a "b"\n\tc\\',
    text: lines(
      [
        choice({ role: 'assistant' }),
        choice({ content: 'a "b"' }),
        choice({ content: '\n\tc\\' }),
        choice({}, 'stop'),
        '[DONE]',
      ],
      '\r\n',
    ),
  },
  {
    name: 'comments, and usage with the finish reason',
    content: 'one two',
    text: lines([
      ': OPENROUTER PROCESSING',
      choice({ role: 'assistant', content: 'one ' }),
      ': keep-alive',
      choice({ content: 'two' }),
      { ...choice({ content: '' }, 'stop'), usage: counts },
      '[DONE]',
    ]),
  },
  {
    name: 'reasoning, as vLLM has it, before the text',
    content: 'Four.',
    text: lines([
      choice({ role: 'assistant', content: '' }),
      choice({ reasoning: 'Two and ' }),
      choice({ reasoning: 'two…' }),
      choice({ content: 'Four.' }),
      choice({}, 'stop'),
      usage({ usage: { ...counts, completion_tokens_details: { reasoning_tokens: 2 } } }),
      '[DONE]',
    ]),
  },
  {
    name: 'reasoning under its other name, and a call',
    content: '',
    text: lines([
      choice({ role: 'assistant', content: null, reasoning_content: 'A tool.' }),
      call(0, { name: 'get_weather', arguments: '' }, { id: 'call_1', type: 'function' }),
      call(0, { arguments: '{"city":' }),
      call(0, { arguments: '"Lisbon"}' }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ]),
  },
  {
    name: 'text and two calls, whole, as Ollama gives them',
    content: 'I look.',
    text: lines([
      choice({ role: 'assistant', content: 'I look.' }),
      call(0, { name: 'a', arguments: '{"x":1}' }, { id: 'call_a', type: 'function' }),
      call(1, { name: 'b', arguments: '{}' }, { id: 'call_b', type: 'function' }),
      choice({ content: '' }, 'tool_calls'),
      '[DONE]',
    ]),
  },
  {
    name: 'a reply that is cut by its length',
    content: 'Once upon',
    text: lines([
      choice({ role: 'assistant' }),
      choice({ content: 'Once' }),
      choice({ content: ' upon' }),
      choice({}, 'length'),
      usage(),
      '[DONE]',
    ]),
  },
  {
    name: 'a reply that a filter cuts',
    content: 'Well',
    text: lines([choice({ content: 'Well' }), choice({}, 'content_filter'), '[DONE]']),
  },
  {
    name: 'log probabilities',
    content: 'Hi',
    text: lines([
      choice({ content: 'Hi' }, null, {
        logprobs: { content: [{ token: 'Hi', logprob: -0.1, bytes: [72], top_logprobs: [] }] },
      }),
      choice({}, 'stop'),
      '[DONE]',
    ]),
  },
  {
    name: 'calls whose pieces are mixed',
    content: '',
    text: lines([
      call(0, { name: 'a', arguments: '{' }, { id: 'call_a' }),
      call(1, { name: 'b', arguments: '{' }, { id: 'call_b' }),
      call(0, { arguments: '}' }),
      call(1, { arguments: '}' }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ]),
  },
  {
    name: 'the counts so far in every event, as xAI gives them',
    content: 'One, two.',
    text: lines([
      { ...choice({ role: 'assistant', content: 'One' }), usage: { ...counts, total_tokens: 10 } },
      { ...choice({ content: ', two.' }), usage: counts },
      { ...choice({}, 'stop'), usage: counts },
      '[DONE]',
    ]),
  },
  {
    name: 'no role, no ids and no [DONE]',
    content: 'Bare.',
    text: lines([
      { choices: [{ index: 0, delta: { content: 'Ba' }, finish_reason: null }] },
      { choices: [{ index: 0, delta: { content: 're.' }, finish_reason: null }] },
      { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    ]),
  },
  {
    name: 'a call with an object for arguments and no index',
    content: '',
    text: lines([
      choice({
        tool_calls: [{ id: 'call_o', function: { name: 'o', arguments: { deep: ['"', '}'] } } }],
      }),
      choice({}, 'stop'),
      usage(),
      '[DONE]',
    ]),
  },
  {
    name: 'empty pieces, errors of null, and fields beside the data',
    content: 'Noise 世界',
    text:
      'id: 1\nevent: message\nretry: 10\n' +
      lines([
        { ...choice({ role: 'assistant', content: '' }), error: null },
        choice({ content: '' }),
        choice({ content: 'Noise' }),
        choice({ content: null }),
        choice({ content: ' 世界' }),
        choice({ content: '' }, 'stop'),
        '[DONE]',
      ]),
  },
]

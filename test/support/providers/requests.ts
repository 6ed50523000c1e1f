import type { OpenAIRequest } from '../../../server/gateway/dialects/openai/read-request.ts'

const tool = (name: string) => ({
  type: 'function' as const,
  function: {
    name,
    description: 'Reads the weather.',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
})
const call = (id: string, name: string) => ({
  id,
  type: 'function' as const,
  function: { name, arguments: '{"city":"Lisbon"}' },
})

/** A name that is longer than any server takes, and has a character that few take. */
export const longName = `mcp__weather.service__${'read_the_weather_of_a_city_'.repeat(4)}now`

const customTool = {
  type: 'custom' as const,
  custom: {
    name: longName,
    description: 'Reads the weather.',
    format: {
      type: 'grammar' as const,
      grammar: { syntax: 'lark' as const, definition: 'start: /[a-z]+/' },
    },
  },
}

const user = { role: 'user' as const, content: 'What is the weather in Lisbon?' }
const base = { messages: [user] }

/** Requests of chats, by what they need of a server. */
export const features: Record<string, Partial<OpenAIRequest> & Pick<OpenAIRequest, 'messages'>> = {
  plain: base,
  streamed: { ...base, stream: true, stream_options: { include_usage: true } },
  'with a maximum': { ...base, max_tokens: 50 },
  'with the newer maximum': { ...base, max_completion_tokens: 50 },
  sampling: {
    ...base,
    temperature: 1.5,
    top_p: 0.5,
    top_k: 20,
    min_p: 0.1,
    seed: 7,
    frequency_penalty: 0.5,
    presence_penalty: 0.5,
    repetition_penalty: 1.1,
    logit_bias: { '5': 1 },
    logprobs: true,
    top_logprobs: 2,
    stop: ['END'],
  },
  'system messages': {
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'developer', content: 'In English.' },
      user,
      { role: 'assistant', content: 'Warm.' },
      { role: 'system', content: 'Now in French.' },
      { role: 'user', content: 'And tomorrow?' },
    ],
  },
  tools: {
    ...base,
    tools: [tool('read_weather'), tool(longName)],
    tool_choice: 'required',
    parallel_tool_calls: true,
  },
  'a named tool': {
    ...base,
    tools: [tool('read_weather'), tool(longName)],
    tool_choice: { type: 'function', function: { name: longName } },
  },
  'allowed tools': {
    ...base,
    tools: [tool('read_weather'), tool(longName)],
    tool_choice: {
      type: 'allowed_tools',
      allowed_tools: {
        mode: 'required',
        tools: [{ type: 'function', function: { name: 'read_weather' } }],
      },
    },
  },
  'custom tools': {
    tools: [tool('read_weather'), customTool],
    tool_choice: { type: 'custom', custom: { name: longName } },
    messages: [
      user,
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          call('call_1', 'read_weather'),
          { id: 'call_2', type: 'custom', custom: { name: longName, input: 'Lisbon\n"now"' } },
        ],
      },
      { role: 'tool', tool_call_id: 'call_1', content: '21 degrees' },
      { role: 'tool', tool_call_id: 'call_2', content: 'sunny' },
    ],
  },
  'calls of another model': {
    tools: [tool('read_weather'), tool(longName)],
    messages: [
      user,
      {
        role: 'assistant',
        content: null,
        reasoning_content: 'I look it up.',
        tool_calls: [call('call_0123456789abcdefghij', 'read_weather'), call('toolu_1', longName)],
      },
      { role: 'tool', tool_call_id: 'call_0123456789abcdefghij', content: '21 degrees' },
      { role: 'tool', tool_call_id: 'toolu_1', content: 'sunny' },
      { role: 'user', content: 'Thanks', name: 'ann' },
    ],
  },
  'turns of one role': {
    messages: [
      user,
      { role: 'user', content: 'Quick!' },
      { role: 'assistant', content: 'Warm.' },
      user,
    ],
  },
  image: {
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
        ],
      },
    ],
  },
  structured: {
    ...base,
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'weather',
        strict: true,
        schema: {
          type: 'object',
          properties: { degrees: { type: 'number' } },
          required: ['degrees'],
          additionalProperties: false,
        },
      },
    },
  },
  'any JSON': { ...base, response_format: { type: 'json_object' } },
  reasoning: { ...base, reasoning_effort: 'medium' },
  'reasoning of earlier turns': {
    messages: [
      user,
      { role: 'assistant', content: 'Warm.', reasoning_content: 'It is summer.' },
      { role: 'user', content: 'And tomorrow?' },
    ],
  },
  'a stored chat': { ...base, store: true } as never, // beyond the contract
  'a long user': { ...base, user: 'u'.repeat(200), metadata: { team: 'a' } },
}

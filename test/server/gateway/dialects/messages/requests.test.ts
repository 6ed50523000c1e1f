import { describe, expect, test } from 'vitest'
import contract from '../../../../../generated/json/messages.json' with { type: 'json' }
import { getWeather, MessagesServer, user } from './messages-server.ts'

const server = MessagesServer.ofFile()

const callOf = (id: string) => ({ type: 'tool_use', id, name: 'get_weather', input: {} })

/** The results of the calls `a` and `b`, of which the second failed. */
const results = [
  { type: 'tool_result', tool_use_id: 'a', content: '21' },
  {
    type: 'tool_result',
    tool_use_id: 'b',
    is_error: true,
    content: [{ type: 'text', text: 'no city' }],
  },
]

describe('what a model server is sent', () => {
  test('system, conversation and settings, in its own words', async () => {
    const { sent, ignored } = await server.translated({
      system: 'Be brief.',
      temperature: 0.5,
      top_p: 0.9,
      top_k: 40,
      stop_sequences: ['END'],
      metadata: { user_id: 'someone' },
    })
    expect(sent).toEqual({
      model: 'hermes-3-llama3.1-8b',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'hi' },
      ],
      max_tokens: 64,
      stream: false,
      temperature: 0.5,
      top_p: 0.9,
      top_k: 40,
      stop: ['END'],
      user: 'someone',
    })
    expect(ignored).toBeNull()
  })

  test('blocks of text as one text, and instructions where they stand', async () => {
    const text = (value: string) => ({ type: 'text', text: value })
    const { sent } = await server.translated({
      system: [text('One.'), text('Two.')],
      messages: [
        { role: 'user', content: [text('a'), text('b')] },
        { role: 'system', content: [text('Hurry.')] },
        { role: 'assistant', content: [text('c'), text('d')] },
        { role: 'user', content: 'e' },
      ],
    })
    expect(sent.messages).toEqual([
      { role: 'system', content: 'One.\nTwo.' },
      { role: 'user', content: 'a\nb' },
      { role: 'system', content: 'Hurry.' },
      { role: 'assistant', content: 'cd' },
      { role: 'user', content: 'e' },
    ])
  })

  test('tools, and that one of them has to be called', async () => {
    const { sent, ignored } = await server.translated({
      messages: [{ role: 'user', content: 'Weather?' }],
      tools: [{ ...getWeather, description: 'The weather.', strict: true }],
      tool_choice: { type: 'any', disable_parallel_tool_use: true },
    })
    expect(sent).toMatchObject({
      tools: [
        {
          type: 'function',
          function: {
            name: 'get_weather',
            description: 'The weather.',
            parameters: getWeather.input_schema,
            strict: true,
          },
        },
      ],
      tool_choice: 'required',
      parallel_tool_calls: false,
    })
    expect(ignored).toBeNull()
  })

  test('calls with what was said before them', async () => {
    const { sent } = await server.translated({
      tools: [getWeather],
      messages: [
        { role: 'user', content: 'Weather?' },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'I look.', signature: '' },
            { type: 'text', text: 'I look.' },
            { type: 'tool_use', id: 'a', name: 'get_weather', input: { city: 'Lisbon' } },
            { type: 'tool_use', id: 'b', name: 'get_weather', input: {} },
          ],
        },
        { role: 'user', content: results },
      ],
    })
    const called = (id: string, args: string) => ({
      id,
      type: 'function',
      function: { name: 'get_weather', arguments: args },
    })
    expect(sent.messages[1]).toEqual({
      role: 'assistant',
      content: 'I look.',
      reasoning: 'I look.',
      reasoning_content: 'I look.',
      tool_calls: [called('a', '{"city":"Lisbon"}'), called('b', '{}')],
    })
  })

  test('results of calls before what the user says with them', async () => {
    const { sent } = await server.translated({
      tools: [getWeather],
      messages: [
        { role: 'user', content: 'Weather?' },
        { role: 'assistant', content: ['a', 'b'].map(callOf) },
        { role: 'user', content: [{ type: 'text', text: 'Thanks.' }, ...results] },
      ],
    })
    expect(sent.messages.slice(2)).toEqual([
      { role: 'tool', tool_call_id: 'a', content: '21' },
      { role: 'tool', tool_call_id: 'b', content: 'Error: no city' },
      { role: 'user', content: 'Thanks.' },
    ])
  })

  test('documents and search results as texts', async () => {
    const { sent } = await server.translated(
      user(
        {
          type: 'document',
          title: 'Notes',
          source: { type: 'text', media_type: 'text/plain', data: 'One.' },
        },
        {
          type: 'document',
          source: { type: 'content', content: [{ type: 'text', text: 'Two.' }] },
        },
        {
          type: 'search_result',
          source: 'https://example.com',
          title: 'Found',
          content: [{ type: 'text', text: 'Three.' }],
        },
      ),
    )
    expect(sent.messages).toEqual([
      { role: 'user', content: 'Notes\nOne.\nTwo.\nFound\nhttps://example.com\nThree.' },
    ])
  })

  test.each([
    [{ type: 'auto' }, 'auto'],
    [{ type: 'none' }, 'none'],
    [
      { type: 'tool', name: 'get_weather' },
      { type: 'function', function: { name: 'get_weather' } },
    ],
  ])('the choice %o', async (choice, sent) => {
    const body = { tools: [getWeather], tool_choice: choice }
    expect((await server.translated(body)).sent['tool_choice']).toEqual(sent)
  })

  test.each([
    [{ thinking: { type: 'enabled', budget_tokens: 2000 } }, 'low'],
    [{ thinking: { type: 'enabled', budget_tokens: 8000 } }, 'medium'],
    [{ thinking: { type: 'enabled', budget_tokens: 32_000 } }, 'high'],
    [{ output_config: { effort: 'medium' } }, 'medium'],
    [{ output_config: { effort: 'max' } }, 'high'],
    [
      { thinking: { type: 'enabled', budget_tokens: 1024 }, output_config: { effort: 'high' } },
      'high',
    ],
  ])('%o as the effort %s', async (body, effort) => {
    const { sent, ignored } = await server.translated(body)
    expect([sent['reasoning_effort'], ignored]).toEqual([effort, null])
  })

  test('a JSON Schema for the reply', async () => {
    const schema = { type: 'object', properties: { city: { type: 'string' } } }
    const { sent } = await server.translated({
      output_config: { format: { type: 'json_schema', schema } },
    })
    expect(sent['response_format']).toEqual({
      type: 'json_schema',
      json_schema: { name: 'reply', schema, strict: true },
    })
  })

  test('every example of the contract', async () => {
    const { examples } =
      contract.paths['/anthropic/v1/messages'].post.requestBody.content['application/json']
    for (const [name, { value }] of Object.entries(examples)) {
      expect((await server.post(value)).status, name).toBe(200)
    }
  })
})

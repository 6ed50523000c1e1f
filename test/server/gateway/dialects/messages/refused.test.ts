import { describe, expect, test } from 'vitest'
import { assistant, getWeather, hello, MessagesServer, user } from './messages-server.ts'

const server = MessagesServer.ofFile()

describe('what has no effect is accepted, and named', () => {
  test.each<[string, object, string]>([
    [
      'unknown members',
      { foo: 1, messages: [{ role: 'user', content: 'hi', bar: 2 }] },
      'foo, messages[].bar',
    ],
    [
      'hints',
      { service_tier: 'auto', context_management: { edits: [] }, cache_control: null },
      'service_tier, context_management',
    ],
    [
      'hints of blocks',
      {
        system: [{ type: 'text', text: 'a', cache_control: { type: 'ephemeral' } }],
        ...user({ type: 'text', text: 'b', cache_control: { type: 'ephemeral' } }),
        tools: [
          { ...getWeather, cache_control: { type: 'ephemeral' }, eager_input_streaming: true },
        ],
      },
      'system[].cache_control, tools[].cache_control, tools[].eager_input_streaming, ' +
        'messages[].content[].cache_control',
    ],
    [
      'members of a source',
      user({ type: 'document', source: { type: 'text', data: 'a', pages: 2 } }),
      'messages[].content[].source.pages',
    ],
    [
      'adaptive thinking and its effort',
      { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
      'thinking, output_config.effort',
    ],
    [
      'fields in the order of the request, before those of its objects',
      {
        a: 1,
        thinking: { type: 'adaptive', display: 'omitted' },
        b: 2,
        output_config: { task_budget: { total: 1 }, effort: 'high' },
      },
      'a, thinking, b, thinking.display, output_config.task_budget, output_config.effort',
    ],
    [
      'members of settings',
      { metadata: { team: 'a' }, output_config: { task_budget: { total: 1 } } },
      'output_config.task_budget, metadata.team',
    ],
    [
      'tools that the caller does not run',
      {
        tools: [{ type: 'web_search_20250305', name: 'web_search' }],
        tool_choice: { type: 'auto' },
      },
      'tools[].web_search_20250305',
    ],
    [
      'what was encrypted elsewhere',
      assistant({ type: 'redacted_thinking', data: 'x' }, { type: 'text', text: 'a' }),
      'messages[].content[].redacted_thinking',
    ],
  ])('%s', async (_name, body, names) => {
    const { sent, ignored } = await server.translated(body)
    expect(ignored).toBe(names)
    expect(Object.keys(sent)).not.toContain('foo')
    expect(JSON.stringify(sent)).not.toMatch(/cache_control|web_search|redacted/)
  })

  test('query parameters too', async () => {
    expect((await server.post(hello, {}, '?beta=true&client_version=1')).status).toBe(200)
  })
})

describe('what cannot be done is refused, with what to do instead', () => {
  const source = { type: 'file', file_id: 'file_1' }
  test.each<[string, object, RegExp]>([
    ['container', { container: 'c' }, /^container is not supported: nothing is stored/],
    ['thread', { thread: { id: 't' } }, /^thread is not supported: .* whole conversation/],
    [
      'mcp_servers',
      { mcp_servers: [{ type: 'url', url: 'https://example.com', name: 'x' }] },
      /^mcp_servers is not supported: .* as tools/,
    ],
    [
      'a toolset of such a server',
      { tools: [{ type: 'mcp_toolset', mcp_server_name: 'x' }] },
      /^tools\[0\] is not supported/,
    ],
    [
      'an uploaded file',
      user({ type: 'document', source }),
      /^messages\[0\]\.content\[0\]\.source\.file_id is not supported: .* base64/,
    ],
    [
      'an uploaded file in a result',
      user({ type: 'tool_result', tool_use_id: 'a', content: [{ type: 'image', source }] }),
      /^messages\[0\]\.content\[0\]\.content\[0\]\.source\.file_id/,
    ],
    [
      'an uploaded file in a result of a tool that a server runs',
      assistant({
        type: 'bash_code_execution_tool_result',
        tool_use_id: 'a',
        content: {
          type: 'bash_code_execution_result',
          content: [{ type: 'bash_code_execution_output', file_id: 'f' }],
        },
      }),
      /^messages\[1\]\.content\[0\]\.content\.content\[0\]\.file_id is not supported/,
    ],
    [
      'a result of the caller that is an object',
      user({ type: 'tool_result', tool_use_id: 'a', content: { type: 'text', text: 'a' } }),
      /^messages\[0\]\.content\[0\]\.content must be a string or an array of blocks$/,
    ],
    [
      'an upload',
      user({ type: 'container_upload', file_id: 'f' }),
      /content\[0\]\.file_id is not supported/,
    ],
    [
      'a block of a server',
      assistant({ type: 'server_tool_use', id: 'a', name: 'web_search', input: {} }),
      /^messages\[1\]\.content\[0\] is of the type server_tool_use, .* as text/,
    ],
    ['a call of a user', user({ type: 'tool_use', id: 'a', name: 'f', input: {} }), /tool_use/],
    [
      'a document at an address',
      user({ type: 'document', source: { type: 'url', url: 'https://a.b' } }),
      /^messages\[0\]\.content\[0\] is a file, and .* does not read files here/,
    ],
    [
      'a text without text',
      user({ type: 'text' }),
      /^messages\[0\]\.content\[0\]\.text is required/,
    ],
    ['a result of nothing', user({ type: 'tool_result' }), /tool_use_id is required/],
    ['a document of nothing', user({ type: 'document' }), /source is required/],
    ['a tool without a name', { tools: [{ input_schema: {} }] }, /^tools\[0\]\.name is required/],
    ['a tool without a schema', { tools: [{ name: 'f' }] }, /input_schema is required/],
    [
      'a choice of no tool',
      { tools: [getWeather], tool_choice: { type: 'tool', name: 'other' } },
      /^tool_choice\.name: the tool other is not among tools/,
    ],
    [
      'a choice of a tool that the caller does not run',
      {
        tools: [getWeather, { type: 'web_search_20250305', name: 'web_search' }],
        tool_choice: { type: 'tool', name: 'web_search' },
      },
      /^tool_choice\.name: the tool web_search is of the type web_search_20250305/,
    ],
    ['any tool of none', { tool_choice: { type: 'any' } }, /^tool_choice\.type must not be any/],
    ['too hot', { temperature: 1.5 }, /^temperature must be <= 1/],
    ['no length', { max_tokens: undefined }, /^max_tokens is required/],
  ])('%s', async (_name, body, words) => {
    expect(await server.refused(body)).toMatch(words)
  })

  test('of token counts as of messages', async () => {
    expect(await server.refused({ container: 'c' }, '/count_tokens')).toMatch(/^container/)
    expect(await server.refused(user({ type: 'text' }), '/count_tokens')).toMatch(
      /text is required/,
    )
  })
})

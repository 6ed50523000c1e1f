import { describe, expect, test } from 'vitest'
import { fault } from '../../../../support/http/schemas.ts'
import { MessagesServer, user } from './messages-server.ts'

const server = MessagesServer.ofFile()

const tool = (name: string, more: object = {}) => ({
  name,
  input_schema: { type: 'object', properties: {} },
  ...more,
})
const deferred = (name: string) => tool(name, { defer_loading: true })
const found = (...names: string[]) => ({
  type: 'tool_result',
  tool_use_id: 'a',
  content: names.map((name) => ({ type: 'tool_reference', tool_name: name })),
})
const system = (...content: object[]) => ({
  messages: [
    { role: 'user', content: 'hi' },
    { role: 'system', content },
  ],
})

/** The names of the tools that the model is offered. */
async function offered(body: object) {
  const { sent, ignored } = await server.translated(body)
  expect(ignored?.replaceAll(/tools\[\]\.tool_search\w+/g, '') ?? '').toBe('')
  const tools = (sent['tools'] ?? []) as { function: { name: string } }[]
  return tools.map(({ function: { name } }) => name)
}

describe('a tool that waits to be searched for', () => {
  const tools = [tool('search'), deferred('fetch'), deferred('mail')]

  test('is not offered before it is found, and then it is', async () => {
    expect(await offered({ tools })).toEqual(['search'])
    expect(await offered({ tools, ...user(found('fetch')) })).toEqual(['search', 'fetch'])
    expect(server.received.at(-1)?.body.messages.at(-1)).toEqual({
      role: 'tool',
      tool_call_id: 'a',
      content: 'The tool fetch can be called now.',
    })
  })

  test('is offered where it must be called, and where Anthropic would search', async () => {
    const choice = { type: 'tool', name: 'mail' }
    expect(await offered({ tools, tool_choice: choice })).toEqual(['search', 'mail'])
    const search = { type: 'tool_search_tool_regex_20251119', name: 'tool_search_tool_regex' }
    expect(await offered({ tools: [search, ...tools] })).toEqual(['search', 'fetch', 'mail'])
  })
})

describe('tools that change within a conversation', () => {
  const tools = [tool('a'), deferred('b')]
  const addition = (change: object) => ({ type: 'tool_addition', tool: change })
  const removal = { type: 'tool_removal', tool: { type: 'tool_reference', name: 'a' } }

  test('are added by name or as a definition, and removed', async () => {
    const byName = addition({ type: 'tool_reference', name: 'b' })
    const defined = addition({ type: 'tool_definition', definition: tool('c') })
    const text = { type: 'text', text: 'More tools.' }
    expect(await offered({ tools, ...system(text, byName, defined) })).toEqual(['a', 'b', 'c'])
    expect(server.received.at(-1)?.body.messages.at(-1)).toEqual({
      role: 'system',
      content: 'More tools.',
    })
    expect(await offered({ tools, ...system(byName, removal) })).toEqual(['b'])
  })

  test('say nothing to the model: a message of nothing else is left out', async () => {
    await offered({ tools, ...system(removal) })
    expect(server.received.at(-1)?.body.messages).toEqual([{ role: 'user', content: 'hi' }])
  })

  test('are refused where they are of servers of the caller, or incomplete', async () => {
    const foreign = addition({ type: 'mcp_tool_reference', name: 'x', server_name: 'y' })
    expect(await server.refused(system(foreign))).toMatch(/^messages\[1\]\.content\[0\]\.tool/)
    const bare = addition({ type: 'tool_definition', definition: { name: 'c' } })
    expect(await server.refused(system(bare))).toMatch(/definition\.input_schema is required/)
  })
})

test('a message of the system may have no content', async () => {
  const messages = [
    { role: 'user', content: 'hi' },
    { role: 'system', output_config: { effort: 'low' } },
  ]
  const { sent, ignored } = await server.translated({ messages })
  expect(sent.messages).toEqual([{ role: 'user', content: 'hi' }])
  expect(ignored).toBe('messages[].output_config')
})

test('a message of another role may not', async () => {
  expect(await server.refused({ messages: [{ role: 'user' }] })).toMatch(/content is required/)
  expect(fault('messages', 'InputMessage', { role: 'user' })).not.toBeNull()
  expect(fault('messages', 'InputMessage', { role: 'system' })).toBeNull()
})

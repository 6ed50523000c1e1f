import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '../../../client/stream/events.ts'
import { startSandboxInference } from '../../../server/sandbox/inference.ts'

type Delta = {
  role?: string
  content?: string | null
  tool_calls?: { index: number; id?: string; function: { name?: string; arguments: string } }[]
}
type Chunk = {
  id: string
  choices: { delta: Delta; finish_reason: string | null }[]
  usage?: object
}
type Completion = {
  choices: {
    message: {
      content: string | null
      tool_calls?: { id: string; function: { name: string; arguments: string } }[]
    }
    finish_reason: string
  }[]
  usage: Record<string, number>
}

let server: Awaited<ReturnType<typeof startSandboxInference>>
beforeAll(async () => {
  server = await startSandboxInference()
})
afterAll(() => server.close())

const user = (content: string) => ({ role: 'user', content })
const weather = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'The weather of a city',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
}
const files = {
  type: 'function',
  function: {
    name: 'list_files',
    description: 'Lists files',
    parameters: { type: 'object', properties: {} },
  },
}

function post(body: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.base_url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', ...body }),
    ...(signal && { signal }),
  })
}

async function ask(body: object) {
  const {
    choices: [choice],
    usage,
  } = (await (await post(body)).json()) as Completion
  return {
    text: choice?.message.content,
    call: choice?.message.tool_calls?.[0]?.function,
    finish: choice?.finish_reason,
    usage,
  }
}

async function stream(body: object): Promise<{ chunks: Chunk[]; last: string | undefined }> {
  const response = await post({ ...body, stream: true })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const events: string[] = []
  for await (const data of readEvents(response.body ?? new ReadableStream())) events.push(data)
  return {
    chunks: events.slice(0, -1).map((data) => JSON.parse(data) as Chunk),
    last: events.at(-1),
  }
}

describe('replies in words', () => {
  test('echoes the prompt, says that it is a sandbox and how to connect a real server, and says the same again', async () => {
    const first = await ask({ messages: [user('Say hello.')] })
    expect(first.text).toMatch('“Say hello.”')
    expect(first.text).toMatch('sandbox: its replies are canned')
    expect(first.text).toMatch('npm run tollgate -- init')
    expect(first.finish).toBe('stop')
    expect(await ask({ messages: [user('Say hello.')] })).toEqual(first)
  })

  test('remembers the turn before', async () => {
    const { text } = await ask({
      messages: [
        user('My name is Ada.'),
        { role: 'assistant', content: 'Hi' },
        user('What is my name?'),
      ],
    })
    expect(text).toMatch('Before that you said “My name is Ada.”, and this is turn 2')
  })

  test('stops at max_tokens and reports usage', async () => {
    const { text, finish, usage } = await ask({ messages: [user('one two three')], max_tokens: 4 })
    expect([text, finish]).toEqual(['You said “one two', 'length'])
    expect(usage).toEqual({ prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 })
    expect(
      (await ask({ messages: [user('x')], max_tokens: 100, max_completion_tokens: 1 })).text,
    ).toBe('You')
  })

  test('streams the same words one by one, with usage only when asked', async () => {
    const body = { messages: [user('Say hello.')], max_tokens: 12 }
    const completion = await ask(body)
    const { chunks, last } = await stream(body)
    expect(last).toBe('[DONE]')
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1)
    expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '' })
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(
      completion.text,
    )
    expect(chunks).toHaveLength(12 + 2)
    expect(chunks.at(-1)?.choices[0]).toEqual({ index: 0, delta: {}, finish_reason: 'length' })

    const counted = await stream({ ...body, stream_options: { include_usage: true } })
    expect(counted.chunks.at(-1)).toMatchObject({ choices: [], usage: completion.usage })
  })
})

describe('tools', () => {
  test('calls the tool that fits the question', async () => {
    const { text, call, finish } = await ask({
      messages: [user('What is the weather in Lisbon?')],
      tools: [files, weather],
    })
    expect([text, finish]).toEqual([null, 'tool_calls'])
    expect(call).toEqual({ name: 'get_weather', arguments: '{"city":"Lisbon"}' })
  })

  test('follows tool_choice', async () => {
    const body = { messages: [user('What is the weather in Lisbon?')], tools: [files, weather] }
    expect((await ask({ ...body, tool_choice: 'none' })).text).toMatch('You said')
    expect((await ask({ ...body, tool_choice: 'required' })).call?.name).toBe('get_weather')
    expect(
      (await ask({ ...body, tool_choice: { type: 'function', function: { name: 'list_files' } } }))
        .call,
    ).toEqual({ name: 'list_files', arguments: '{}' })
    const refused = await post({
      ...body,
      tool_choice: { type: 'function', function: { name: 'nope' } },
    })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { message: expect.stringMatching('list_files, get_weather') } },
    ])
  })

  test('answers in words once the tools have answered', async () => {
    const { text, finish } = await ask({
      messages: [
        user('Weather in Lisbon?'),
        { role: 'assistant', content: null, tool_calls: [] },
        { role: 'tool', content: '{"sky":"clear"}' },
        { role: 'tool', content: '{"wind":"north"}' },
      ],
      tools: [weather],
    })
    expect(text).toMatch('The tool answered: sky clear. The next answered: wind north.')
    expect(finish).toBe('stop')
  })

  test('calls in a stream too', async () => {
    const { chunks, last } = await stream({
      messages: [user('Weather in New York?')],
      tools: [weather],
    })
    const calls = chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? [])
    expect(calls[0]).toMatchObject({
      index: 0,
      id: expect.stringMatching(/^call_/),
      function: { name: 'get_weather' },
    })
    expect(calls.map((call) => call.function.arguments).join('')).toBe('{"city":"New York"}')
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('tool_calls')
    expect(last).toBe('[DONE]')
  })
})

describe('the server', () => {
  test('lists the seven models, and those that do not chat', async () => {
    const { data } = (await (await fetch(`${server.base_url}/models`)).json()) as {
      data: { id: string }[]
    }
    expect(data.slice(7).map(({ id }) => id)).toEqual([
      'bge-m3',
      'bge-reranker-v2-m3',
      'omni-moderation-latest',
      'gpt-image-1',
      'gpt-4o-mini-tts',
      'whisper-1',
    ])
  })

  test.each<[string, RequestInit, number]>([
    [
      'malformed JSON',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
      400,
    ],
    [
      'no messages',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"messages":[]}' },
      400,
    ],
    [
      'a message without a role',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"messages":[7]}' },
      400,
    ],
    [
      'no token to generate',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"max_tokens":0,"messages":[{"role":"user"}]}',
      },
      400,
    ],
    ['a form', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 415],
    ['another method', { method: 'GET' }, 404],
  ])('refuses %s as a real server does', async (_, init, status) => {
    const response = await fetch(`${server.base_url}/chat/completions`, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { code: status, message: expect.any(String) },
    })
  })

  test('survives a reader who leaves in the middle, and one who reads nothing, and still closes', async () => {
    const own = await startSandboxInference()
    const { port } = new URL(own.base_url)
    const leave = new AbortController()
    const reply = await post({ messages: [user('Say hello.')], stream: true }, leave.signal)
    await reply.body?.getReader().read()
    leave.abort()

    const idle = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { 'content-type': 'application/json' },
    })
    idle.on('error', () => undefined)
    idle.end(JSON.stringify({ messages: [user('Say hello.')], stream: true }))
    const [paused] = (await once(idle, 'response')) as [IncomingMessage]
    paused.on('error', () => undefined).pause()

    expect((await ask({ messages: [user('still there?')] })).text).toMatch('still there?')
    const closed = new Promise((done) => paused.on('close', done))
    await own.close()
    paused.resume()
    await closed
  })
})

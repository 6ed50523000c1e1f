import { setTimeout as pause } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { answerWithProgress } from '../../../../server/mesh/mcp/progress.ts'
import { agents, connected } from '../../../support/http/mcp-client.ts'
import {
  fetchStateless,
  pinned,
  sendStateless,
  statelessRequest as request,
} from '../../../support/http/mcp-stateless.ts'
import { fault } from '../../../support/http/schemas.ts'
import { readSse } from '../../../support/http/sse.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import { callsTools, startMesh, turns, type Mesh } from '../../../support/servers/mesh.ts'
import type { Script } from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, asked) => model(req, res, asked),
    (req, res) => answer(req, res),
    { ...alwaysRetries, agents },
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  answer = (_req, res) => sendJson(res, { temperature: 21 })
  model = turns('never asked')
  mesh.tools.requests.length = 0
})

const rowsOf = async (id: string) =>
  (await mesh.gateway.rows()).filter(({ request_id }) => request_id === id)
/** A client of either generation, which asks for progress. */
type Caller = (
  name: string,
  args: Record<string, unknown>,
  options: { onprogress?: (step: Step) => void; signal?: AbortSignal },
  headers?: Record<string, string>,
) => Promise<unknown>
type Step = { progress: number; message?: string | undefined }
const generations: [string, Caller][] = [
  [
    'of the first generation',
    async (name, args, options, headers = {}) =>
      (await connected(mesh, { agent: 'ToyAgent', headers })).callTool(
        { name, arguments: args },
        undefined,
        options,
      ),
  ],
  [
    'of the second generation',
    async (name, args, options, headers = {}) =>
      (await pinned(mesh, { agent: 'ToyAgent', headers })).callTool(
        { name, arguments: args },
        options,
      ),
  ],
]

describe.each(generations)('a client %s that asks for progress', (_, call) => {
  test('is told of each step before the answer', async () => {
    model = turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is warm.')
    const steps: Step[] = []
    const onprogress = (step: Step) => void steps.push(step)
    expect(await call('ask', { query: 'How warm is it?' }, { onprogress })).toMatchObject({
      content: [{ type: 'text', text: 'It is warm.' }],
    })
    expect(steps).toEqual([
      { progress: 1, message: 'asking the model, turn 1' },
      { progress: 2, message: 'calling get_weather' },
      { progress: 3, message: 'asking the model, turn 2' },
    ])
  })

  test('is told of the events of an API while they come, and gets them as text', async () => {
    let release = () => {}
    answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
      res.write('event: step\ndata: half\n\ndata: two\r\ndata: lines\r\n\r\n: ping\n\ndata: en')
      release = () => res.end('d\n\n')
    }
    const steps: Step[] = []
    const onprogress = (step: Step) => {
      steps.push(step)
      if (step.message?.startsWith('two')) release()
    }
    const result = await call('get_status', {}, { onprogress })
    expect(steps.map(({ message }) => message)).toEqual([
      'calling get_status',
      'half',
      'two\nlines',
      'end',
    ])
    expect(JSON.stringify(result)).toContain('data: two\\r\\ndata: lines')
  })

  test('gets the failure of a tool as a result', async () => {
    answer = (_req, res) => sendJson(res, {}, 500)
    const onprogress = () => {}
    expect(await call('get_status', {}, { onprogress })).toMatchObject({
      isError: true,
      structuredContent: { code: 'tool_failed' },
    })
  })

  test('ends the call when it gives up, and nothing is charged', async () => {
    answer = () => {}
    const [abort, id] = [new AbortController(), `given-up ${_}`.replaceAll(' ', '-')]
    const options = { onprogress: () => abort.abort('enough'), signal: abort.signal }
    const given = call('get_place', { name: 'a' }, options, { 'x-request-id': id })
    await expect(given).rejects.toBeInstanceOf(Error)
    await until('the row is written', async () => (await rowsOf(id)).length > 0, promptMs)
    expect(await rowsOf(id)).toMatchObject([{ status: 'client_left', charged: 0 }])
    await until('the tool is left', () => mesh.tools.openSockets() === 0, promptMs)
  })
})

test('a client of the second generation ends a call without progress too', async () => {
  answer = () => {}
  const headers = { 'x-request-id': 'given-up-quietly' }
  const client = await pinned(mesh, { agent: 'ToyAgent', headers })
  const abort = new AbortController()
  const given = client.callTool(
    { name: 'get_place', arguments: { name: 'a' } },
    { signal: abort.signal },
  )
  const failure = given.catch((error: unknown) => error)
  await until('the tool is called', () => mesh.tools.requests.length > 0, promptMs)
  abort.abort('enough')
  expect(await failure).toBeInstanceOf(Error)
  const rows = () => rowsOf('given-up-quietly')
  await until('the row is written', async () => (await rows()).length > 0, promptMs)
  expect(await rows()).toMatchObject([{ status: 'client_left', charged: 0 }])
})

/** The messages of a stream, each valid by the contract. */
async function messagesOf(reply: Response) {
  const { headers } = reply
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('x-accel-buffering')).toBe('no')
  const { events, pending } = readSse(Buffer.from(await reply.arrayBuffer()))
  expect(pending).toBe('')
  return events.map(({ data }) => {
    const message = JSON.parse(data) as Record<string, unknown> // an object by the contract
    expect(fault('mesh', 'McpEvent', message)).toBeNull()
    return message
  })
}

describe('a call with a progress token', () => {
  const asked = (progressToken: unknown, params: object = { name: 'ToyAgent__get_status' }) =>
    request('tools/call', { ...params }, { progressToken })

  test('is answered by events, the last of which is the response', async () => {
    expect(await messagesOf(await fetchStateless(mesh, asked('a')))).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 'a', progress: 1, message: 'calling get_status' },
      },
      {
        jsonrpc: '2.0',
        id: 1,
        result: expect.objectContaining({ structuredContent: { temperature: 21 } }) as object,
      },
    ])
  })

  test('has the headers of limits before its first event', async () => {
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'], rpm: 5 })
    const { headers } = await fetchStateless(mesh, asked(0), {}, { key })
    expect(headers.get('x-ratelimit-remaining-requests')).toBe('4')
  })

  test.each<[string, ReturnType<typeof asked>, Record<string, string>]>([
    ['whose client reads no events', asked('a'), { accept: 'application/json' }],
    ['whose token is an object', asked({}), {}],
    ['that has no tool to call', asked('a', { name: 'nothing' }), {}],
    ['that is refused before its first step', asked('a', { name: 'ToyAgent__get_place' }), {}],
  ])('%s has an answer of one message', async (_, sent, headers) => {
    const reply = await sendStateless(mesh, sent, headers)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(reply.json).toMatchObject({ jsonrpc: '2.0', id: 1 })
  })
})

test('a step that takes long is told of again and again, with a greater number', async () => {
  const reply = await answerWithProgress(
    { id: 1, token: 'a' },
    async (report) => {
      report({ kind: 'toolCalled', tool: 'slow' })
      await pause(100)
      return { jsonrpc: '2.0', id: 1, result: {} }
    },
    10,
  )
  if (!('events' in reply)) throw new Error('no events')
  const messages = []
  for await (const batch of reply.events) messages.push(...batch)
  const steps = messages.flatMap((message) => ('params' in message ? [message.params] : []))
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.map(({ progress }) => progress)).toEqual(steps.map((_, at) => at + 1))
  expect(steps.at(-1)).toMatchObject({ message: 'calling slow, 0 s so far' })
  expect(messages.at(-1)).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
})

test('a stream that fails after a step ends with an error for the request', async () => {
  const revoked = new Failure('unauthorized', 'the key was revoked')
  const reply = await answerWithProgress({ id: 1, token: 'a' }, async (report) => {
    report({ kind: 'toolCalled', tool: 'slow' })
    await pause(1)
    throw revoked
  })
  if (!('events' in reply)) throw new Error('no events')
  const { events, lastEvents } = reply
  const iterator = events[Symbol.asyncIterator]()
  expect((await iterator.next()).value).toHaveLength(1)
  await expect(iterator.next()).rejects.toBe(revoked)
  expect(lastEvents(revoked)).toEqual([
    { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'the key was revoked' } },
  ])
})

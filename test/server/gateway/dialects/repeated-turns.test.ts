import { afterAll, beforeAll, expect, test } from 'vitest'
import { codingAgentBody } from '../../../bench/dialects/coding-agent.ts'
import {
  callRoad,
  roadModel,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { sendJson } from '../../../support/upstreams/model-server.ts'

let roadServer: RoadServer
/** It is asked once by each road. */
let otherServer: RoadServer
beforeAll(async () => {
  const start = () => startRoads(({ whole }, res) => sendJson(res, 200, whole('Hello')))
  ;[roadServer, otherServer] = await Promise.all([start(), start()])
})
afterAll(() => Promise.all([roadServer.close(), otherServer.close()]))

/** A long request, with the names of its tools changed by this. */
function turn(road: Road, rename: (name: string) => string): object {
  const dialect = road.caller === 'openai' || road.caller === 'chat' ? 'chat' : road.caller
  const question = { model: roadModel(road), prompt: 'hi', stream: false }
  const text = JSON.stringify(codingAgentBody(dialect, question))
  return JSON.parse(text.replaceAll(/tool_\d+/g, rename)) as object
}

/** What the model server gets, and what the caller is told of it. */
async function sentFor(
  road: Road,
  more: object,
  { gateway, server } = roadServer,
): Promise<[text: string, ignored: string | undefined]> {
  server.received.length = 0
  const { status, headers, body } = await callRoad(gateway, road, { more })
  expect(status, body.toString()).toBe(200)
  return [server.only().text, headers['x-ignored-fields']]
}

test.each(roads.slice(1).map((road) => [roadName(road), road] as const))(
  'the turns of a coding agent reach a model server alike, however often its tools came: %s',
  async (_name, road) => {
    const same = (name: string) => name
    const first = await sentFor(road, turn(road, same))
    for (let again = 0; again < 3; again++)
      expect(await sentFor(road, turn(road, same))).toEqual(first)
    const renamed = await sentFor(
      road,
      turn(road, (name) => `other_${name}`),
    )
    expect(renamed[0]).toBe(first[0].replaceAll(/tool_\d+/g, (name) => `other_${name}`))
    expect(await sentFor(road, turn(road, same))).toEqual(first)
  },
)

test.each(roads.slice(1).map((road) => [roadName(road), road] as const))(
  'a turn reaches a model server alike, whether those before it came or not: %s',
  async (_name, road) => {
    const whole = turn(road, (name) => `grown_${name}`) as { messages?: object[]; input?: object[] }
    const name = whole.input ? 'input' : 'messages'
    const upTo = (count: number) => ({ ...whole, [name]: whole[name]?.slice(0, count) })
    for (const count of [30, 32, 34]) await sentFor(road, upTo(count))
    expect(await sentFor(road, upTo(36))).toEqual(await sentFor(road, upTo(36), otherServer))
  },
)

/** By the list that holds it, a part that may not be sent. */
const foreign = {
  messages: { role: 'user', content: [{ type: 'image', source: { type: 'file', file_id: 'f' } }] },
  input: { role: 'user', content: [{ type: 'input_image', file_id: 'f' }] },
}

test.each(roads.slice(1).map((road) => [roadName(road), road] as const))(
  'what is refused in a conversation is refused however often it comes: %s',
  async (_name, road) => {
    const whole = turn(road, (name) => `refused_${name}`) as Partial<Record<string, object[]>>
    const name = whole['input'] ? 'input' : 'messages'
    const items = [...(whole[name] ?? [])]
    items[3] = foreign[name]
    for (let again = 0; again < 4; again++) {
      const more = { ...whole, [name]: items }
      const { status } = await callRoad(roadServer.gateway, road, { more })
      expect(status).toBe(400)
    }
  },
)

type Sent = { tools: { function: { name: string } }[] }

const namesIn = (text: string) => (JSON.parse(text) as Sent).tools.map((tool) => tool.function.name)

test('a tool that is removed in a conversation is not offered, though all have come before', async () => {
  const road: Road = { caller: 'messages', server: 'chat' }
  const all = turn(road, (name) => name) as { messages: object[] }
  const removal = { type: 'tool_removal', tool: { type: 'tool_reference', name: 'tool_0' } }
  const without = { ...all, messages: [...all.messages, { role: 'system', content: [removal] }] }
  const counts: number[] = []
  for (const more of [all, all, all, without, all]) {
    const [text] = await sentFor(road, more)
    counts.push(namesIn(text).length)
    expect(namesIn(text).includes('tool_0')).toBe(more === all)
  }
  expect(counts).toEqual([26, 26, 26, 25, 26])
})

test('a choice of few tools leaves the others out, though all have come before', async () => {
  const road: Road = { caller: 'responses', server: 'chat' }
  const all = turn(road, (name) => name)
  const tools = [{ type: 'function', name: 'tool_3' }]
  const few = { ...all, tool_choice: { type: 'allowed_tools', mode: 'auto', tools } }
  const counts: number[] = []
  for (const more of [all, all, all, few, all]) {
    const [text] = await sentFor(road, more)
    counts.push(namesIn(text).length)
  }
  expect(counts).toEqual([25, 25, 25, 1, 25])
})

test('members of messages and tools reach a model server in the same order, long and short', async () => {
  const road: Road = { caller: 'responses', server: 'chat' }
  const parameters = { type: 'object', properties: {} }
  const tool = { type: 'function', name: 'read', description: 'Reads.', strict: false, parameters }
  const orders = new Set<string>()
  for (const length of [0, 20_000]) {
    const long = 'x '.repeat(length / 2)
    const more = {
      instructions: `Go. ${long}`,
      tools: [{ ...tool, description: `Reads. ${long}` }],
    }
    const [text] = await sentFor(road, more)
    const { messages, tools } = JSON.parse(text.replaceAll(long, '')) as Record<string, unknown>
    orders.add(JSON.stringify([messages, tools]))
  }
  expect(orders.size).toBe(1)
})

test.each(roads.slice(1).map((road) => [roadName(road), road] as const))(
  'a conversation that grows reaches a model server as it does at once: %s',
  async (_name, road) => {
    const whole = turn(road, (name) => name) as Record<string, unknown>
    const list = road.caller === 'responses' ? 'input' : 'messages'
    const items = whole[list] as unknown[]
    const sent = async (length: number, mark: string) => {
      const more = {
        ...whole,
        [list]: [...items.slice(0, length), { role: 'user', content: 'go' }],
      }
      // With other words in its first message it is a conversation of its own.
      const text = JSON.stringify(more).replaceAll('guesses', mark)
      const [received, ignored] = await sentFor(road, JSON.parse(text) as object)
      return [received.replaceAll(mark, 'guesses'), ignored]
    }
    for (const length of [3, 9, 10, 11, 20, 41, 41, 15, 41])
      expect(await sent(length, 'assumes')).toEqual(await sent(length, `supposes-${length}`))
  },
)

test.each(['messages', 'responses'] as const)(
  'what no chat has is refused at its place, however often it came: %s',
  async (caller) => {
    const road: Road = { caller, server: 'chat' }
    const whole = turn(road, (name) => name) as Record<string, unknown>
    const list = caller === 'responses' ? 'input' : 'messages'
    const foreign =
      caller === 'responses'
        ? { type: 'computer_call', call_id: 'c' }
        : { role: 'user', content: [{ type: 'server_tool_use', id: 'c', name: 'n', input: {} }] }
    const more = { ...whole, [list]: (whole[list] as unknown[]).with(3, foreign) }
    const refusals = new Set<string>()
    for (let again = 0; again < 4; again++) {
      const { status, body } = await callRoad(roadServer.gateway, road, { more })
      expect(status).toBe(400)
      refusals.add((JSON.parse(body.toString()) as { error: { message: string } }).error.message)
    }
    expect([...refusals]).toEqual([expect.stringContaining(`${list}[3]`)])
  },
)

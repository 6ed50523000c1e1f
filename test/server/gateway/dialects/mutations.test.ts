import { describe, expect, test } from 'vitest'
import { messageFrom } from '../../../../server/gateway/dialects/messages/write-reply.ts'
import { completionFrom as openaiFrom } from '../../../../server/gateway/dialects/openai/write-reply.ts'
import {
  ResponseHead,
  responseFrom,
} from '../../../../server/gateway/dialects/responses/response.ts'
import { readTools } from '../../../../server/gateway/dialects/responses/tools.ts'
import { readCompletion } from '../../../../server/gateway/upstream/completion.ts'
import { isFault } from '../../../../server/gateway/upstream/normalize.ts'
import { recordings, type Recording } from '../../../support/dialects/recordings.ts'
import { roadName, roads } from '../../../support/dialects/roads.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'
import { fault } from '../../../support/http/schemas.ts'
import { models } from '../../../support/servers/gateway.ts'
import { completion } from '../../../support/upstreams/model-server.ts'
import { longMs } from '../../../support/waiting.ts'
import { endOf } from './stream-ends.ts'

const count = isSoak ? 5000 : 400
const seed = runSeed()

/** Values that a server may give where another is expected. */
const odd: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  '',
  'text',
  'x'.repeat(300),
  [],
  {},
  [null],
  [{}],
  { index: 1 },
  'stop',
]

/** Puts an odd value in place of any value below this one, or leaves it out. */
function changeWithin(value: Record<string, unknown>, below: Below): void {
  let node = value
  for (;;) {
    const names = Object.keys(node)
    const name = names[below(names.length)]
    if (name === undefined) return
    const member = node[name]
    if (typeof member === 'object' && member !== null && below(4) > 0) {
      node = member as Record<string, unknown>
      continue
    }
    if (below(4) === 0) delete node[name]
    else node[name] = structuredClone(odd[below(odd.length)])
    return
  }
}

type Below = (most: number) => number
type Change = (events: string[], below: Below) => void

/** Changes a value of an event. */
const changeValue: Change = (events, below) => {
  const place = below(events.length)
  const data = /^data: (\{.*\})$/m.exec(events[place] ?? '')?.[1]
  if (data === undefined) return
  const value = JSON.parse(data) as Record<string, unknown>
  changeWithin(value, below)
  events[place] = (events[place] ?? '').replace(data, () => JSON.stringify(value))
}

const changes: Change[] = [
  changeValue,
  changeValue,
  changeValue,
  (events, below) => void events.splice(below(events.length), 1),
  (events, below) => {
    const place = below(events.length)
    events.splice(place, 0, events[place] ?? '')
  },
  (events, below) => {
    const place = below(events.length - 1)
    events.splice(place, 2, ...events.slice(place, place + 2).toReversed())
  },
]

/** The events of a recording with some of them changed; the same for the same numbers. */
function mutated({ text }: Recording, from: number): string {
  const next = seeded(from)
  const below = (most: number) => Math.floor(next() * most)
  const events = text.split(/(?<=\n\r?\n)/)
  for (let left = 1 + below(3); left > 0; left--) changes[below(changes.length)]?.(events, below)
  return events.join('')
}

/** Whether a stream of chat says itself that it is whole. */
const isMarked = (text: string): boolean => /"finish_reason":"|\[DONE\]/.test(text)

describe.each(
  roads.filter(({ server }) => server === 'chat').map((road) => [roadName(road), road] as const),
)('%s', (_name, road) => {
  test(
    `${count} streams that a server has got wrong keep the grammar, and none ends whole without a mark`,
    async () => {
      const own = recordings.filter(({ server }) => server === 'chat')
      for (let at = 0; at < count; at++) {
        const recording = own[at % own.length]
        if (!recording) throw new Error('no recording')
        const text = mutated(recording, seed + at)
        const label = `SEED=${seed + at}, ${recording.name}: ${text}`
        const end = await endOf(road, Buffer.from(text), 'ends').catch((error: unknown) => {
          // What a model writes as input of a call is its own; pieces of it may be missing here.
          if (String(error).includes('input that is no')) return undefined
          throw new Error(label, { cause: error })
        })
        if (end?.is === 'complete') expect(isMarked(text), label).toBe(true)
      }
    },
    longMs,
  )
})

const call = (id: string, args: unknown) => ({
  id,
  type: 'function',
  function: { name: 'look', arguments: args },
})

/** A reply of chat with all that there may be in one. */
const reply = {
  ...completion('Hello'),
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: 'Hello',
        reasoning: 'Hm.',
        refusal: null,
        tool_calls: [call('a', '{"a":1}'), call('b', { a: 1 })],
      },
      logprobs: { content: [{ token: 'H', logprob: -1, bytes: [72], top_logprobs: [] }] },
      stop_reason: 'END',
      finish_reason: 'tool_calls',
    },
  ],
  usage: {
    prompt_tokens: 12,
    completion_tokens: 3,
    prompt_tokens_details: { cached_tokens: 2 },
    completion_tokens_details: { reasoning_tokens: 1 },
  },
}

test(`${count} replies that a server has got wrong are valid ones of all dialects, or refused`, () => {
  const tools = readTools([])
  const response = new ResponseHead({ model: 'served', input: 'hi', stream: false }, tools, 'a-b')
  let valid = 0
  for (let at = 0; at < count; at++) {
    const next = seeded(seed + at)
    const below: Below = (most) => Math.floor(next() * most)
    const changed = structuredClone(reply)
    for (let left = 1 + below(4); left > 0; left--) changeWithin(changed, below)
    // An item that was taken out of a list is null on the wire.
    const body = JSON.stringify(changed)
    const result = readCompletion(Buffer.from(body), models[0], () => 'id')
    if (isFault(result)) continue
    valid++
    const faults = [
      fault('gateway', 'ChatCompletion', asJson(result.completion)),
      fault('openai', 'ChatCompletion', asJson(openaiFrom(result))),
      fault('responses', 'ModelResponse', asJson(responseFrom(response, result))),
      fault('messages', 'Message', asJson(messageFrom(result, head))),
    ]
    expect(faults, `SEED=${seed + at}: ${body}`).toEqual(faults.map(() => null))
  }
  expect(valid).toBeGreaterThan(count / 10)
})

const head = { id: 'msg_1', model: 'served', inputTokens: 1 }
const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageFrom } from '../../../../server/gateway/dialects/messages/write-reply.ts'
import { completionFrom } from '../../../../server/gateway/dialects/openai/write-reply.ts'
import {
  ResponseHead,
  responseFrom,
} from '../../../../server/gateway/dialects/responses/response.ts'
import { readTools } from '../../../../server/gateway/dialects/responses/tools.ts'
import { newId } from '../../../../server/store/id.ts'
import { readCompletion } from '../../../../server/gateway/upstream/completion.ts'
import { isFault } from '../../../../server/gateway/upstream/normalize.ts'
import { judgeChunks } from '../../../support/dialects/chunk-grammar.ts'
import { judgeMessageEvents } from '../../../support/dialects/message-events.ts'
import { judgedStream } from '../../../support/dialects/responses-call.ts'
import { runSeed } from '../../../support/data/random.ts'
import { readSse } from '../../../support/http/sse.ts'
import { event } from '../../../support/upstreams/model-server.ts'
import { replyTo } from '../dialects/stream-ends.ts'

/** A call that the model makes, and how its server writes the arguments. */
type Made = { name: string; args: object; form: 'text' | 'spaced' | 'object'; cuts: number[] }
/** A call as a caller has it. */
type Had = { id: string; name: string; args: string }

/** How a server writes the calls of its replies. */
type Style = {
  ids: 'own' | 'in each piece' | 'another in each piece' | 'the same' | 'none' | '' | '0' | 'null'
  index: 'own' | 'text' | 'none' | 'zero'
  place: 'delta' | 'message' | 'choice' | 'function_call'
  name: 'first' | 'in each piece' | 'split'
  /** How it writes no arguments. */
  empty: 'absent' | 'null' | '' | '{}'
  /** Whether the first piece has no arguments. */
  isNamedFirst: boolean
  /** Whether an empty piece ends each call. */
  isEnded: boolean
  /** Whether the pieces of several calls are mixed. */
  isMixed: boolean
  /** How many pieces one event has. */
  group: number
  /** Where all calls are repeated. */
  repeated: 'never' | 'with the finish' | 'before the finish' | 'as a message'
  finish: 'alone' | 'with the last piece'
  text: string
}

type Piece = Record<string, unknown>

const argsOf = ({ args, form }: Made, style: Style): unknown => {
  if (Object.keys(args).length === 0)
    return { absent: undefined, null: null, '': '', '{}': '{}' }[style.empty]
  if (form === 'object') return args
  return form === 'text' ? JSON.stringify(args) : JSON.stringify(args, null, 1)
}

function idsOf(style: Style, place: number, number: number): Piece {
  const isFirst = number === 0
  switch (style.ids) {
    case 'own':
      return isFirst ? { id: `call_${place}x` } : {}
    case 'in each piece':
      return { id: `call_${place}x` }
    case 'another in each piece':
      return { id: `call_${place}x${number}` }
    case 'the same':
      return isFirst ? { id: 'tool' } : {}
    case 'none':
      return {}
    case 'null':
      return { id: null }
    default:
      return { id: style.ids }
  }
}

const indexOf = (style: Style, place: number): Piece => {
  if (style.index === 'none') return {}
  if (style.index === 'zero') return { index: 0 }
  return { index: style.index === 'own' ? place : String(place) }
}

/** A call as this server writes it at once. */
function wholeCall(made: Made, place: number, style: Style): Piece {
  const args = argsOf(made, style)
  const fn = { name: made.name, ...(args !== undefined && { arguments: args }) }
  return { ...indexOf(style, place), ...idsOf(style, place, 0), type: 'function', function: fn }
}

/** The pieces of a call. */
function piecesOf(made: Made, place: number, style: Style): Piece[] {
  const { name, cuts } = made
  const args = argsOf(made, style)
  const texts: unknown[] = []
  if (typeof args === 'string') {
    const ends = cuts.map((cut) => cut % (args.length + 1)).toSorted((one, other) => one - other)
    for (const [at, end] of [...ends, args.length].entries())
      texts.push(args.slice(ends[at - 1] ?? 0, end))
  } else texts.push(args)
  if (style.isNamedFirst) texts.unshift('')
  if (style.isEnded) texts.push('')
  const half = Math.ceil(name.length / 2)
  const isSplit = style.name === 'split' && name.slice(0, half) !== name.slice(half)
  if (isSplit) texts.splice(0, 0, '', '')
  return texts.map((text, number) => {
    const own = isSplit ? [name.slice(0, half), name.slice(half)][number] : name
    const hasName = style.name === 'in each piece' || number === 0 || (isSplit && number < 2)
    const fn = { ...(hasName && { name: own }), ...(text !== undefined && { arguments: text }) }
    const type = number === 0 ? { type: 'function' } : {}
    return { ...indexOf(style, place), ...idsOf(style, place, number), ...type, function: fn }
  })
}

const chunkOf = (choice: object, finish: string | null = null) =>
  event({ id: 'x', created: 1, choices: [{ index: 0, ...choice, finish_reason: finish }] })

function placed(pieces: Piece[], { place }: Style): object {
  if (place === 'choice') return { delta: {}, tool_calls: pieces }
  const [piece] = pieces
  if (place === 'function_call') return { delta: { function_call: piece?.['function'] } }
  return { [place]: { role: 'assistant', content: null, tool_calls: pieces } }
}

/** The stream of a server of this style. */
function streamOf(calls: readonly Made[], style: Style): Buffer {
  let pieces = calls.map((made, place) => piecesOf(made, place, style))
  if (style.isMixed) {
    const longest = Math.max(0, ...pieces.map(({ length }) => length))
    pieces = Array.from({ length: longest }, (_, at) =>
      pieces.flatMap((one) => (one[at] ? [one[at]] : [])),
    )
  }
  const all = pieces.flat()
  const groups: Piece[][] = []
  for (let at = 0; at < all.length; at += style.group) groups.push(all.slice(at, at + style.group))
  const events = groups.map((group) => placed(group, style))
  const whole = calls.map((made, place) => wholeCall(made, place, style))
  if (style.repeated === 'before the finish') events.push({ delta: { tool_calls: whole } })
  if (style.repeated === 'with the finish') events.push({ delta: { tool_calls: whole } })
  if (style.repeated === 'as a message')
    events.push({ message: { content: '', tool_calls: whole } })
  const reason = calls.length > 0 ? 'tool_calls' : 'stop'
  const isLast = style.repeated === 'with the finish' || style.finish === 'with the last piece'
  const texts = style.text === '' ? [] : [chunkOf({ delta: { content: style.text } })]
  const chunks = events.map((choice, at) =>
    chunkOf(choice, isLast && at === events.length - 1 ? reason : null),
  )
  if (!isLast || chunks.length === 0) chunks.push(chunkOf({ delta: {} }, reason))
  return Buffer.from([...texts, ...chunks, event('[DONE]')].join(''))
}

/** Whether nobody could say which calls such a server means. */
function isAmbiguous(calls: readonly Made[], style: Style): boolean {
  const { ids, index, name, place, empty, repeated } = style
  const hasIds = ids === 'own' || ids === 'in each piece'
  const hasIndex = index === 'own' || index === 'text'
  const isFresh = ids === 'another in each piece'
  if (place === 'function_call' && (calls.length > 1 || style.group > 1)) return true
  if (name === 'split' && (!hasIds || style.isMixed || place === 'function_call')) return true
  if (name === 'in each piece' && (isFresh || (style.group > 1 && !hasIds))) return true
  if (style.isMixed && place === 'message') return true
  if (style.isMixed && !hasIndex && ids !== 'in each piece') return true
  if (repeated !== 'never' && (isFresh || place === 'function_call')) return true
  if (repeated === 'before the finish' && !hasIds) return true
  if (hasIds || (hasIndex && place !== 'message')) return false
  const isUnwritten = ({ args }: Made) => Object.keys(args).length === 0 && empty !== '{}'
  if (ids === 'the same' && !hasIndex && calls.some(isUnwritten)) return true
  const isSame = (one: Made, other: Made) => one.name === other.name
  // Without ids, what a call's pieces share with those of the next one must tell them apart.
  return calls.some((call, at) =>
    calls.some(
      (other, place) =>
        place !== at &&
        isSame(call, other) &&
        (isUnwritten(call) || JSON.stringify(call.args) === JSON.stringify(other.args)),
    ),
  )
}

const word = fc.stringMatching(/^[a-z_]{1,12}$/)
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(word))
const made: fc.Arbitrary<Made> = fc.record({
  name: fc.oneof(fc.constantFrom('get_weather', 'roll'), word),
  args: fc
    .array(fc.tuple(word, fc.oneof(value, fc.dictionary(word, value, { maxKeys: 2 }))), {
      maxLength: 3,
    })
    .map(Object.fromEntries),
  form: fc.constantFrom('text', 'text', 'spaced', 'object'),
  cuts: fc.array(fc.nat(60), { maxLength: 4 }),
})
const madeCalls = fc.array(made, { minLength: 1, maxLength: 4 })
const anyStyle: fc.Arbitrary<Style> = fc.record({
  ids: fc.constantFrom(
    'own',
    'in each piece',
    'another in each piece',
    'the same',
    'none',
    '',
    '0',
    'null',
  ),
  index: fc.constantFrom('own', 'text', 'none', 'zero'),
  place: fc.constantFrom('delta', 'delta', 'delta', 'message', 'choice', 'function_call'),
  name: fc.constantFrom('first', 'first', 'in each piece', 'split'),
  empty: fc.constantFrom('absent', 'null', '', '{}'),
  isNamedFirst: fc.boolean(),
  isEnded: fc.boolean(),
  isMixed: fc.boolean(),
  group: fc.constantFrom(1, 1, 2, 3, 9),
  repeated: fc.constantFrom(
    'never',
    'never',
    'with the finish',
    'before the finish',
    'as a message',
  ),
  finish: fc.constantFrom('alone', 'with the last piece'),
  text: fc.constantFrom('', 'Let me look.'),
})
const replies = fc.tuple(madeCalls, anyStyle).filter(([calls, style]) => !isAmbiguous(calls, style))

/** Compares the calls that a caller has with those that the model made. */
function compare(had: readonly Had[], calls: readonly Made[], style: Style): void {
  const hasIds = /own|each/.test(style.ids) && style.place !== 'function_call'
  expect(had.map(({ name, args }) => [name, JSON.parse(args)])).toEqual(
    calls.map(({ name, args }) => [name, args]),
  )
  const ids = had.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  if (hasIds) expect(ids.map((id) => id.slice(0, 7))).toEqual(calls.map((_, at) => `call_${at}x`))
  else for (const id of ids) expect(id).toMatch(/^(tool|call_\w{20,})$/)
}

type Item = { type: string; call_id?: string; name?: string; arguments?: string }
type Block = { type: string; id?: string; name?: string; input?: unknown }

const ofItems = (items: readonly object[]): Had[] =>
  (items as Item[])
    .filter(({ type }) => type === 'function_call')
    .map(({ call_id: id = '', name = '', arguments: args = '' }) => ({ id, name, args }))
const ofBlocks = (blocks: readonly object[]): Had[] =>
  (blocks as Block[])
    .filter(({ type }) => type === 'tool_use')
    .map(({ id = '', name = '', input }) => ({ id, name, args: JSON.stringify(input) }))

const callers = {
  openai: (body: Buffer) => judgeChunks(readSse(body).events).calls,
  responses: (body: Buffer) => ofItems(judgedStream(body).response?.output ?? []),
  messages: (body: Buffer) =>
    ofBlocks(judgeMessageEvents(readSse(body).events).message?.content ?? []),
} as const

const settings = { numRuns: 5000, seed: runSeed() }

test('5 000 streams: no call is lost, merged or invented in any dialect', async () => {
  await fc.assert(
    fc.asyncProperty(replies, fc.array(fc.nat(2000), { maxLength: 3 }), async (one, cuts) => {
      const [calls, style] = one
      const bytes = streamOf(calls, style)
      const places = cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b)
      for (const caller of ['openai', 'responses', 'messages'] as const) {
        const reply = await replyTo({ caller, server: 'chat' }, bytes, 'ends', places)
        compare(callers[caller](reply.body), calls, style)
      }
    }),
    settings,
  )
}, 120_000)

const isUnsplit = ([, { name }]: [Made[], Style]) => name !== 'split'

test('complete replies: no call is lost, merged or invented in any dialect', () => {
  fc.assert(
    fc.property(replies.filter(isUnsplit), ([calls, style]) => {
      const whole = calls.map((call, place) => wholeCall(call, place, style))
      const content = style.text === '' ? null : style.text
      const [first] = whole
      const choices = {
        delta: { message: { content, tool_calls: whole } },
        message: { message: { content, tool_calls: whole } },
        choice: { message: { content }, tool_calls: whole },
        function_call: { message: { content, function_call: first?.['function'] } },
      }
      const body = { choices: [{ index: 0, ...choices[style.place], finish_reason: 'stop' }] }
      const result = readCompletion(Buffer.from(JSON.stringify(body)), 'm', newId)
      if (isFault(result)) throw new Error(result.reason)
      const { choices: chosen } = completionFrom(result)
      const head = new ResponseHead(
        { model: 'm', input: 'hi', stream: false },
        readTools([]),
        'a-b',
      )
      const openai = (chosen[0]?.message.tool_calls ?? []).map(({ id, function: fn }) => {
        return { id, name: fn?.name ?? '', args: fn?.arguments ?? '' }
      })
      compare(openai, calls, style)
      compare(ofItems(responseFrom(head, result).output), calls, style)
      const message = messageFrom(result, { id: 'msg_1', model: 'm', inputTokens: 1 })
      compare(ofBlocks(message.content), calls, style)
    }),
    settings,
  )
}, 60_000)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChunkReader } from '../../../../server/gateway/upstream/chunk-reader.ts'
import { readCompletion } from '../../../../server/gateway/upstream/completion.ts'
import { isFault } from '../../../../server/gateway/upstream/normalize.ts'
import { messagesPassthrough } from '../../../../server/gateway/upstream/passthrough/messages.ts'
import { PassthroughReader } from '../../../../server/gateway/upstream/passthrough/reader.ts'
import { runSeed } from '../../../support/data/random.ts'
import { completion, event } from '../../../support/upstreams/model-server.ts'

/** The tokens of a reply. */
type Told = { prompt: number; cached: number; completion: number; reasoning: number }

const told: fc.Arbitrary<Told> = fc
  .tuple(fc.nat(50_000), fc.nat(100), fc.integer({ min: 1, max: 5000 }), fc.nat(100))
  .map(([prompt, cached, words, reasoning]) => ({
    prompt,
    cached: Math.floor((prompt * cached) / 100),
    completion: words,
    reasoning: Math.floor((words * reasoning) / 100),
  }))

/** How a server writes its counts. */
const forms: Record<string, (told: Told) => object> = {
  openai: ({ prompt, cached, completion: words, reasoning }) => ({
    usage: {
      prompt_tokens: prompt,
      completion_tokens: words,
      total_tokens: prompt + words,
      prompt_tokens_details: { cached_tokens: cached },
      completion_tokens_details: { reasoning_tokens: reasoning },
    },
  }),
  'reasoning beside the words': ({ prompt, cached, completion: words, reasoning }) => ({
    usage: {
      prompt_tokens: prompt,
      completion_tokens: words - reasoning,
      total_tokens: prompt + words,
      prompt_tokens_details: { cached_tokens: cached },
      completion_tokens_details: { reasoning_tokens: reasoning },
    },
  }),
  'the names of Responses': ({ prompt, cached, completion: words, reasoning }) => ({
    usage: {
      input_tokens: prompt,
      output_tokens: words,
      total_tokens: prompt + words,
      input_tokens_details: { cached_tokens: cached },
      output_tokens_details: { reasoning_tokens: reasoning },
    },
  }),
  'no words but a total': ({ prompt, cached, completion: words, reasoning }) => ({
    usage: {
      prompt_tokens: prompt,
      total_tokens: prompt + words,
      cached_tokens: cached,
      reasoning_tokens: reasoning,
    },
  }),
  'a place of its own': (told) => ({ x_groq: forms['openai']?.(told) }),
}
const form = fc.constantFrom(...Object.values(forms))
const expected = ({ prompt, cached, completion: words, reasoning }: Told) => ({
  prompt_tokens: prompt,
  completion_tokens: words,
  total_tokens: prompt + words,
  prompt_tokens_details: { cached_tokens: cached },
  completion_tokens_details: { reasoning_tokens: reasoning },
})

const settings = { numRuns: 1000, seed: runSeed() }

test('counts of a complete reply are the same in each form', () => {
  fc.assert(
    fc.property(told, form, (one, write) => {
      const body = { ...completion('Hi'), usage: null, ...write(one) }
      const result = readCompletion(Buffer.from(JSON.stringify(body)), 'm', () => 'x')
      if (isFault(result)) throw new Error(result.reason)
      expect(result.completion.usage).toEqual(expected(one))
    }),
    settings,
  )
})

const head = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' }
const chunk = (delta: object, finish: string | null, more: object) =>
  event({ ...head, choices: [{ index: 0, delta, finish_reason: finish }], ...more })

test('cumulative counts of a stream may come with any event, in any order, and repeatedly', () => {
  fc.assert(
    fc.property(
      told,
      form,
      fc.array(fc.nat(100), { maxLength: 5 }),
      fc.array(fc.nat(9)),
      (one, write, parts, order) => {
        const partial = parts.map((part) => ({
          ...one,
          completion: Math.floor((one.completion * part) / 100),
          reasoning: Math.floor((one.reasoning * part) / 100),
        }))
        const counts = [...partial, one, one]
        const shuffled = order.reduce((list, at) => {
          const [taken] = list.splice(at % list.length, 1)
          return taken ? [...list, taken] : list
        }, counts)
        const reader = new ChunkReader('m', () => 'x')
        for (const more of shuffled)
          reader.feed(Buffer.from(chunk({ content: 'a' }, null, write(more))))
        reader.feed(Buffer.from(chunk({}, 'stop', {}) + event('[DONE]')))
        expect(reader.usage).toEqual(expected(one))
      },
    ),
    settings,
  )
})

/** Anthropic's counts, of which each event may have some. */
const pieces = ({ prompt, cached, completion: words }: Told) => [
  { input_tokens: prompt - cached, output_tokens: 1 },
  { cache_read_input_tokens: cached },
  { output_tokens: words },
  { input_tokens: 0, output_tokens: words },
]

test('counts of Messages are merged field by field, whichever event has them', () => {
  fc.assert(
    fc.property(told, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (one, order) => {
      const [first, ...others] = order.map((at) => pieces(one)[at])
      const reader = new PassthroughReader(messagesPassthrough, 'm')
      const message = { type: 'message', model: 'm', content: [], usage: first }
      const delta = { type: 'text_delta', text: 'Hi' }
      const events = [
        { type: 'message_start', message },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'content_block_delta', index: 0, delta },
        { type: 'content_block_stop', index: 0 },
        ...others.map((usage) => ({
          type: 'message_delta',
          delta: { stop_reason: 'end_turn' },
          usage,
        })),
        { type: 'message_stop' },
      ]
      reader.feed(Buffer.from(events.map((data) => event(data)).join('')))
      expect(reader.usage).toMatchObject({
        prompt_tokens: one.prompt,
        completion_tokens: one.completion,
      })
    }),
    settings,
  )
})

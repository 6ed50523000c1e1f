import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCompletion } from '../../../../server/gateway/upstream/completion.ts'
import { extrasOf, isFault, isRefusal } from '../../../../server/gateway/upstream/normalize.ts'
import { runSeed } from '../../../support/data/random.ts'

const some = <Value>(...values: Value[]) => fc.constantFrom(...values)
const optional = <Value>(...values: Value[]) => fc.option(some(...values), { nil: undefined })

/** Replies that are nearly plain. */
const replies = fc.record({
  id: optional<unknown>('chatcmpl-1', '', 7),
  created: optional<unknown>(1_767_225_600, -1, 'now'),
  model: some('served'),
  error: optional<unknown>(null, false, '', 'out of memory', { message: 'no' }),
  system_fingerprint: optional('fp'),
  choices: fc.record({
    index: some<unknown>(0, 0, 0, '0', null, undefined),
    finish_reason: some<unknown>('stop', 'stop', 'length', 'STOP', 'content_filter', 'abort', null),
    logprobs: optional<unknown>(null, { content: [] }),
    stop_reason: optional<unknown>(null, '\n', 2),
    delta: optional<unknown>(null, {}, { content: 'other' }),
    text: optional<unknown>(null, 'other'),
    message: fc.record({
      role: optional('assistant'),
      content: some<unknown>('Hi', 'Hi \u00e9', '', null, [{ type: 'text', text: 'Hi' }]),
      refusal: optional<unknown>(null, '', 'No.'),
      tool_calls: optional<unknown>(null, [], [{ id: 'a', function: { name: 'f' } }], {}),
      function_call: optional<unknown>(null, { name: 'f', arguments: '{}' }),
      reasoning_content: optional<unknown>(null, '', 'Hm.'),
      annotations: optional<unknown>(null, [], [1]),
    }),
  }),
  usage: optional<unknown>(
    null,
    { prompt_tokens: 9, completion_tokens: 1, total_tokens: 10 },
    { input_tokens: 9, output_tokens: 1, cost: 0.1 },
    { prompt_tokens: 9, total_tokens: 10 },
    { prompt_tokens: -1, completion_tokens: 1 },
  ),
  x_vendor: optional({ usage: { prompt_tokens: 3, completion_tokens: 2 } }),
})

const read = (body: object) => {
  const result = readCompletion(Buffer.from(JSON.stringify(body)), 'm', () => 'new')
  if (isFault(result)) return result
  const { created: _, ...completion } = result.completion
  const message = completion.choices[0]?.message ?? {}
  const details = { extras: extrasOf(message) ?? {}, isRefusal: isRefusal(message) }
  return { ...result, completion: JSON.stringify(completion), details }
}

test('a plain reply means what any server’s reply means', () => {
  fc.assert(
    fc.property(replies, ({ choices: choice, ...body }) => {
      // Another choice, which is ignored, is not plain.
      const other = { index: 1, message: { content: 'other' } }
      expect(read({ ...body, choices: [choice] })).toEqual(
        read({ ...body, choices: [choice, other] }),
      )
    }),
    { numRuns: 3000, seed: runSeed() },
  )
})

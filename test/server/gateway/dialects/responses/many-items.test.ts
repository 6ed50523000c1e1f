import { expect, test } from 'vitest'
import {
  turnsFrom,
  type InputItem,
  type ItemReading,
} from '../../../../../server/gateway/dialects/responses/read-request.ts'
import { Untranslatable } from '../../../../../server/gateway/dialects/request-errors.ts'
import { threadMs } from '../../../../support/thread-time.ts'

const count = 60_000
/** Ten times what it takes; copies of the list for each item would take more than ten times that. */
const mostMs = 2000

const call = { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' } as const
const shapes: Record<string, (n: number) => InputItem> = {
  'calls of functions': () => call,
  'calls of custom tools': () => ({ type: 'custom_tool_call', call_id: 'c', name: 'f', input: '' }),
  'messages after a call': (n) =>
    n === 0 ? call : { type: 'message', role: 'assistant', content: 'hello' },
  'pictures after a call': (n) => {
    const image_url = 'https://example.com/a.png'
    const content = [{ type: 'input_image', image_url } as const]
    return n === 0 ? call : { type: 'message', role: 'assistant', content }
  },
  'calls and results': (n) =>
    n % 2 === 0 ? call : { type: 'function_call_output', call_id: 'c', output: 'done' },
}

test.each(Object.entries(shapes))('%s are joined in linear time', (_name, shapeOf) => {
  const items = Array.from({ length: count }, (_, n) => shapeOf(n))
  const reading: ItemReading = { inputs: ['text', 'image'], gaps: new Untranslatable() }
  const before = threadMs()
  const turns = turnsFrom(items, reading)
  expect(threadMs() - before).toBeLessThan(mostMs)
  const parts = turns.flatMap(({ content, tool_calls: calls }) => [
    ...(calls ?? []),
    ...(typeof content === 'string' ? content.split('\n\n').filter(Boolean) : content),
  ])
  expect(parts.filter((part) => typeof part === 'string' || !('text' in part))).toHaveLength(count)
})

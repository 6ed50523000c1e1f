import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countPrompt,
  estimatePrompt,
  estimateTokens,
  maxPromptTokens,
} from '../../../server/gateway/tokens.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['abcd', 1],
  ['abcde', 2],
  ['日本語', 3],
  ['日本 ab', 3],
  ['naïve café', 4],
])('%j is about %i tokens', (text, tokens) => expect(estimateTokens(text)).toBe(tokens))

const anyText = fc.string({ unit: 'binary' })

test('there is a token at least wherever there is text, and never more than UTF-16 units', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tokens = estimateTokens(text)
      expect(Number.isInteger(tokens)).toBe(true)
      expect(tokens).toBeGreaterThanOrEqual(Math.ceil(text.length / 4))
      expect(tokens).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('more text is never fewer tokens, and pieces are never fewer than the whole', () => {
  fc.assert(
    fc.property(anyText, anyText, (head, tail) => {
      const total = estimateTokens(head + tail)
      expect(total).toBeGreaterThanOrEqual(estimateTokens(head))
      expect(total).toBeLessThanOrEqual(estimateTokens(head) + estimateTokens(tail))
    }),
  )
})

test('each message of a prompt adds its text and what the template adds', () => {
  const prompt = (...contents: string[]) =>
    estimatePrompt({
      model: 'hermes-3-llama3.1-8b',
      max_tokens: 1024,
      stream: false,
      messages: contents.map((content) => ({ role: 'user', content })),
    })
  expect(prompt('')).toBe(4)
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 10 }), (contents) => {
      expect(prompt(...contents)).toBe(
        contents.reduce((sum, content) => sum + 4 + estimateTokens(content), 0),
      )
    }),
  )
})

test('what is reserved for a prompt is a token for each byte at least, of all that a model is shown, and never below our own count', () => {
  const tools = [
    {
      type: 'function' as const,
      function: { name: 'look', description: 'Looks up.', parameters: { type: 'object' } },
    },
  ]
  fc.assert(
    fc.property(
      fc.array(anyText, { minLength: 1, maxLength: 10 }),
      fc.boolean(),
      (contents, withTools) => {
        const chat = {
          model: 'hermes-3-llama3.1-8b' as const,
          max_tokens: 1024,
          stream: false,
          messages: contents.map((content) => ({ role: 'user' as const, content })),
          ...(withTools && { tools }),
        }
        const prompt = contents.join('') + (withTools ? JSON.stringify(tools) : '')
        expect(maxPromptTokens(chat)).toBeGreaterThan(Buffer.byteLength(prompt))
        expect(maxPromptTokens(chat)).toBeGreaterThan(countPrompt(chat))
      },
    ),
  )
})

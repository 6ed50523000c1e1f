import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countPrompt,
  estimatePrompt,
  estimateTokens,
  indentationOf,
  promptNeed,
} from '../../../server/gateway/tokens.ts'
import type { ChatRequest } from '../../../server/gateway/upstream/request.ts'
import type { MessagePart } from '../../../server/gateway/turn.ts'

const maxPromptTokens = (chat: ChatRequest): number => promptNeed(chat).most

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

test('each character of a long text counts, wherever it stands', () => {
  const characters = fc.constantFrom('é', '\u0080', '—', '\uffff', '\ud800', '😀')
  const place = fc.integer({ min: 0, max: 40_000 })
  fc.assert(
    fc.property(place, characters, place, (before, character, after) => {
      const ascii = before + after
      const text = '\u007f'.repeat(before) + character + 'a'.repeat(after)
      expect(estimateTokens(text)).toBe(Math.ceil(ascii / 4 + character.length))
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

test('an image counts by what it costs and not by its bytes, in any form', () => {
  const content = (url: string) => [{ type: 'image_url' as const, image_url: { url } }]
  const of = (url: string) => ({
    model: 'hermes-3-llama3.1-8b',
    stream: false,
    messages: [{ role: 'user' as const, content: content(url) }],
  })
  const small = of('https://pictures.test/a.png')
  const large = of(`data:image/png;base64,${'A'.repeat(1_000_000)}`)
  expect(estimatePrompt(large)).toBe(estimatePrompt(small))
  expect(maxPromptTokens(large)).toBe(maxPromptTokens(small))
  expect(maxPromptTokens(small)).toBeGreaterThan(48_169)
  expect(estimatePrompt(small)).toBeLessThan(2000)
})

test('what is reserved for parts is never below our own count, and grows with audio, files and text', () => {
  const data = fc.nat(100_000).map((length) => 'A'.repeat(length))
  const part = fc.oneof(
    anyText.map((text) => ({ type: 'text' as const, text })),
    data.map((text) => ({
      type: 'input_audio' as const,
      input_audio: { data: text, format: 'wav' },
    })),
    data.map((text) => ({ type: 'file' as const, file: { file_data: text } })),
  )
  const of = (parts: MessagePart[]) => ({
    model: 'hermes-3-llama3.1-8b',
    stream: false,
    messages: [{ role: 'user' as const, content: parts }],
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), part, (parts, one) => {
      const [before, after] = [of(parts), of([...parts, one])]
      expect(maxPromptTokens(after)).toBeGreaterThan(countPrompt(after))
      expect(maxPromptTokens(after)).toBeGreaterThanOrEqual(maxPromptTokens(before))
      expect(estimatePrompt(after)).toBeGreaterThanOrEqual(estimatePrompt(before))
    }),
  )
})

test('reasoning of an earlier turn counts like its text', () => {
  const of = (content: string, reasoning_content?: string) => ({
    model: 'hermes-3-llama3.1-8b',
    stream: false,
    messages: [
      { role: 'assistant' as const, content, ...(reasoning_content && { reasoning_content }) },
    ],
  })
  const [text, reasoning] = ['abcd'.repeat(9), 'efgh'.repeat(9)]
  expect(estimatePrompt(of(text, reasoning))).toBe(estimatePrompt(of(text + reasoning)))
  expect(maxPromptTokens(of(text, reasoning))).toBe(maxPromptTokens(of(text + reasoning)))
})

test('the bound of a prompt knows how much longer JSON is with a line for each value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const [short, long] = [JSON.stringify(value), JSON.stringify(value, null, 4)]
      expect(indentationOf(value)).toBe(long.length - short.length)
    }),
  )
})

import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import type { Gateway } from '../../../support/servers/gateway.ts'

/** What is asked of a model through an official library. */
export type LlamaAsk = {
  model: string
  prompt?: string
  tokens: number
  signal?: AbortSignal
  /** Hears each piece of a stream. */
  onText?(piece: string): void
}
export type LlamaReply = { text: string; tokens: number | undefined }
type Caller = (gateway: Gateway, ask: LlamaAsk) => Promise<LlamaReply>

const openai = ({ url, key }: Gateway) =>
  new OpenAI({ baseURL: `${url}/openai/v1`, apiKey: key, maxRetries: 0 })
const anthropic = ({ url, key }: Gateway) =>
  new Anthropic({ baseURL: `${url}/anthropic`, apiKey: key, maxRetries: 0 })
const messagesOf = ({ prompt = 'hi' }: LlamaAsk) => [{ role: 'user' as const, content: prompt }]
const textOf = (blocks: readonly Anthropic.ContentBlock[]) =>
  blocks.map((block) => (block.type === 'text' ? block.text : '')).join('')

/** A complete reply, by dialect. */
export const whole = {
  async chat(gateway, ask) {
    const body = { model: ask.model, messages: messagesOf(ask), max_tokens: ask.tokens }
    const { choices, usage } = await openai(gateway).chat.completions.create(body)
    return { text: choices[0]?.message.content ?? '', tokens: usage?.completion_tokens }
  },
  async responses(gateway, ask) {
    const { model, prompt = 'hi', tokens } = ask
    const body = { model, input: prompt, max_output_tokens: tokens }
    const reply = await openai(gateway).responses.create(body)
    return { text: reply.output_text, tokens: reply.usage?.output_tokens }
  },
  async messages(gateway, ask) {
    const body = { model: ask.model, messages: messagesOf(ask), max_tokens: ask.tokens }
    const { content, usage } = await anthropic(gateway).messages.create(body)
    return { text: textOf(content), tokens: usage.output_tokens }
  },
} satisfies Record<string, Caller>

/** A stream read to its end, by dialect; throws where it breaks off. */
export const streamed = {
  async chat(gateway, ask) {
    const { model, tokens: max_tokens, signal, onText } = ask
    const body = { model, messages: messagesOf(ask), max_tokens }
    const options = { stream: true, stream_options: { include_usage: true } } as const
    const chunks = await openai(gateway).chat.completions.create(
      { ...body, ...options },
      { signal },
    )
    let [text, tokens]: [string, number | undefined] = ['', undefined]
    for await (const { choices, usage } of chunks) {
      const piece = choices[0]?.delta.content ?? ''
      text += piece
      tokens = usage?.completion_tokens ?? tokens
      if (piece) onText?.(piece)
    }
    return { text, tokens }
  },
  async responses(gateway, { model, prompt: input = 'hi', tokens, signal, onText }) {
    const body = { model, input, max_output_tokens: tokens, stream: true } as const
    let text = ''
    for await (const event of await openai(gateway).responses.create(body, { signal })) {
      if (event.type === 'response.output_text.delta') {
        text += event.delta
        onText?.(event.delta)
      }
      if (event.type === 'response.failed') throw new Error(event.response.error?.message)
      if (event.type === 'response.completed' || event.type === 'response.incomplete')
        return { text, tokens: event.response.usage?.output_tokens }
    }
    throw new Error('the stream ended before the response did')
  },
  async messages(gateway, ask) {
    const { model, tokens: max_tokens, signal, onText } = ask
    const body = { model, messages: messagesOf(ask), max_tokens }
    const stream = anthropic(gateway).messages.stream(body, { signal })
    if (onText) stream.on('text', onText)
    const { content, usage } = await stream.finalMessage()
    return { text: textOf(content), tokens: usage.output_tokens }
  },
} satisfies Record<string, Caller>

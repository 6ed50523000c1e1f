import type { Operation } from '../../../server/gateway/providers/address.ts'
import type { contracts } from '../http/schemas.ts'
import { callers } from './callers.ts'

type Fields = Record<string, unknown>

/** An operation as callers know it: its path, the contract of its replies, and requests by feature. */
type CallerOperation = {
  path: string
  reply: [keyof typeof contracts, string] | 'audio'
  requests: Record<string, Fields>
}

const user = 'u'.repeat(200)
const text = 'A lighthouse.'
const conversation = { input: [{ role: 'user', content: 'Hello.' }], instructions: 'Be brief.' }
const documents = ['one', 'two']

/** Operations that are not chats. All requests ask for what the documents' examples reply. */
export const operations: Partial<Record<Operation, CallerOperation>> = {
  responses: {
    path: 'responses',
    reply: ['responses', 'ModelResponse'],
    requests: callers['a response']?.features ?? {},
  },
  compact: {
    path: 'responses/compact',
    reply: ['responses', 'Compaction'],
    requests: {
      plain: { input: 'Hello.' },
      'all fields': { ...conversation, prompt_cache_key: 'a', temperature: 0.5, store: true, user },
    },
  },
  input_tokens: {
    path: 'responses/input_tokens',
    reply: ['responses', 'InputTokens'],
    requests: {
      plain: { input: 'Hello.' },
      'all fields': {
        ...conversation,
        tools: [{ type: 'function', name: 'read', parameters: { type: 'object' } }],
        tool_choice: 'auto',
        reasoning: { effort: 'low' },
        stream: false,
        store: true,
        temperature: 0.5,
        user,
      },
    },
  },
  embeddings: {
    path: 'embeddings',
    reply: ['openai', 'EmbeddingList'],
    requests: {
      plain: { input: text },
      'all fields': { input: [text], encoding_format: 'base64', dimensions: 2, user, more: 1 },
      tokens: { input: [[1, 2, 3]], user: null, dimensions: null },
    },
  },
  rerank: {
    path: 'rerank',
    reply: ['openai', 'RerankReply'],
    requests: {
      plain: { query: text, documents },
      'all fields': {
        query: text,
        documents: documents.map((one) => ({ text: one })),
        top_n: 1,
        return_documents: true,
        max_tokens_per_doc: 100,
        rank_fields: ['text'],
      },
    },
  },
  moderations: {
    path: 'moderations',
    reply: ['openai', 'ModerationReply'],
    requests: {
      plain: { input: text },
      texts: { input: [text], user },
      parts: { input: [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }] },
    },
  },
  images: {
    path: 'images/generations',
    reply: ['openai', 'ImageReply'],
    requests: {
      plain: { prompt: text },
      'all fields': {
        prompt: text,
        n: 1,
        size: '1024x1024',
        quality: 'high',
        style: null,
        background: 'opaque',
        moderation: 'low',
        output_format: 'png',
        response_format: 'b64_json',
        output_compression: 50,
        user,
        steps: 9,
      },
    },
  },
  speech: {
    path: 'audio/speech',
    reply: 'audio',
    requests: {
      plain: { input: text, voice: 'alloy' },
      'all fields': {
        input: text,
        voice: 'alloy',
        instructions: 'Slowly.',
        response_format: 'mp3',
        speed: 0.5,
        stream_format: 'audio',
        seed: 7,
      },
    },
  },
  transcriptions: {
    path: 'audio/transcriptions',
    reply: ['openai', 'Transcription'],
    requests: {
      plain: {},
      'all fields': {
        language: 'en',
        prompt: text,
        response_format: 'verbose_json',
        temperature: '0.5',
        'timestamp_granularities[]': ['word', 'segment'],
        'include[]': ['logprobs'],
        chunking_strategy: 'auto',
        hotwords: 'a',
      },
      streamed: { stream: 'true' },
    },
  },
}

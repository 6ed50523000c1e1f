import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { MultipartForm } from '../http/form.ts'
import { listOf } from '../json/json.ts'
import { splitWords } from './embeddings.ts'

type Request = Record<string, unknown>

/** The models of the sandbox that do not chat, by their kind. */
export const sandboxUnary = {
  rerank: 'bge-reranker-v2-m3',
  moderations: 'omni-moderation-latest',
  images: 'gpt-image-1',
  speech: 'gpt-4o-mini-tts',
  transcriptions: 'whisper-1',
} as const

/** The responses of operations that are not chats, by their paths. */
export const unaryReplies: Readonly<Record<string, (request: Request) => object>> = {
  '/v1/rerank': rerank,
  '/v1/moderations': moderate,
  '/v1/images/generations': draw,
}

/** Draws squares whose color depends on the prompt. */
function draw({ prompt, n }: Request): object {
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(String(prompt)).digest()
  const image = { b64_json: square([red, green, blue]).toString('base64') }
  const count = typeof n === 'number' ? n : 1
  const tokens = { input_tokens: splitWords(String(prompt)).length, output_tokens: 16 * count }
  return {
    created: Math.floor(Date.now() / 1000),
    data: Array.from({ length: count }, () => image),
    usage: { ...tokens, total_tokens: tokens.input_tokens + tokens.output_tokens },
  }
}

const samplesPerSecond = 8000
const secondsPerCharacter = 0.06

/** Speaks a text: a WAV with a tone that is as long as the text takes to say. */
export function speak({ input }: Request): Buffer {
  const samples = Math.ceil(String(input).length * secondsPerCharacter * samplesPerSecond)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // Unsigned bytes in one channel.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(samplesPerSecond, 24)
  head.writeUInt32LE(samplesPerSecond, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  const tone = Buffer.from(
    Array.from({ length: samples }, (_none, at) => 128 + 60 * Math.sin(at * 0.35)),
  )
  return Buffer.concat([head, tone])
}

/** Transcribes a file in any format: the text says how many bytes it has. */
export function transcribe({ fields, files }: MultipartForm): object | string {
  const format = fields.find(([name]) => name === 'response_format')?.[1] ?? 'json'
  const size = files.get('file')?.bytes.length ?? 0
  const text = `The sandbox received ${size} bytes.`
  const seconds = Math.max(1, Math.ceil(size / samplesPerSecond))
  if (format === 'text') return `${text}\n`
  const end = new Date(seconds * 1000).toISOString().slice(11, 23)
  if (format === 'srt') return `1\n00:00:00,000 --> ${end.replace('.', ',')}\n${text}\n`
  if (format === 'vtt') return `WEBVTT\n\n00:00:00.000 --> ${end}\n${text}\n`
  const usage = { type: 'duration', seconds }
  if (format === 'json') return { text, usage }
  const segment = { id: 0, start: 0, end: seconds, text, tokens: [], seek: 0 }
  return {
    task: 'transcribe',
    language: 'english',
    duration: seconds,
    text,
    segments: [segment],
    usage,
  }
}

const sidePixels = 64

/** A PNG of one color. */
function square(color: readonly number[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(sidePixels, 0)
  head.writeUInt32BE(sidePixels, 4)
  head.set([8, 2], 8)
  const row = [0, ...Array.from({ length: sidePixels }, () => color).flat()]
  const rows = Buffer.from(Array.from({ length: sidePixels }, () => row).flat())
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function pngChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([size, content, sum])
}

/** Scores each document by the share of the query's words that it has. */
function rerank({ model, query, documents, top_n: topN }: Request): object {
  const words = new Set(splitWords(String(query)))
  const texts = listOf(documents).map(String)
  const results = texts.map((text, index) => {
    const common = [...new Set(splitWords(text))].filter((word) => words.has(word))
    return { index, relevance_score: common.length / words.size }
  })
  results.sort((one, other) => other.relevance_score - one.relevance_score)
  const tokens = texts.reduce((sum, text) => sum + words.size + splitWords(text).length, 0)
  return {
    id: 'rerank-sandbox',
    model,
    results: results.slice(0, typeof topN === 'number' ? topN : undefined),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  }
}

/** Words that the sandbox flags, by category. */
const flaggedWords = { harassment: ['idiot', 'stupid'], violence: ['kill', 'murder'] }

function moderate({ model, input }: Request): object {
  const isList = Array.isArray(input) && typeof input[0] === 'string'
  const contents = isList ? input.map(String) : [JSON.stringify(input)]
  const results = contents.map((content) => {
    const words = new Set(splitWords(content))
    const isIn = (list: readonly string[]) => list.some((word) => words.has(word))
    const entries = Object.entries(flaggedWords).map(([name, list]) => [name, isIn(list)] as const)
    return {
      flagged: entries.some(([, isFlagged]) => isFlagged),
      categories: Object.fromEntries(entries),
      category_scores: Object.fromEntries(entries.map(([name, is]) => [name, is ? 0.99 : 0.001])),
    }
  })
  return { id: 'modr-sandbox', model, results }
}

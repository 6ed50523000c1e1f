import type { MediaKind, MessagePart } from './turn.ts'

/**
 * Its tokens by its size: a usual count, and one that no known provider exceeds. The bytes are
 * undefined if it has a URL.
 */
type PartTokens = { usual(bytes?: number): number; most(bytes?: number): number }

/** The assumed size of a part with a URL. */
const unknownBytes = 64 << 10

/**
 * Images are billed by their pixels after scaling down, never by their bytes. A usual image is
 * about 1 000 tokens (OpenAI 765 to 1 536, Anthropic up to 1 600, Gemini 258 to 1 120). The known
 * maximum is 48 169, of gpt-4o-mini: 2 833 and eight tiles of 5 667 each. Anthropic has at most 4
 * 784, Qwen's models at most 16 384.
 */
const image: PartTokens = { usual: () => 1024, most: () => 48_169 }

/**
 * Audio is billed by its duration: at most 32 tokens a second (Gemini). MP3 at 8 kbit/s, its
 * minimum, has 31 bytes per token; usual recordings have a hundred times as many.
 */
const audio: PartTokens = {
  usual: (bytes = unknownBytes) => Math.ceil(bytes / 1024),
  most: (bytes = Infinity) => Math.ceil(bytes / 16),
}

/**
 * Files are billed by their text, and PDFs also by an image of each page: up to 3 000 and 4 784
 * tokens a page with Anthropic. A page with that much text has at least 2 000 bytes.
 */
const file: PartTokens = {
  usual: (bytes = unknownBytes) => Math.ceil(bytes / 16),
  most: (bytes = Infinity) => bytes * 4,
}

export const mediaTokens: Readonly<Record<MediaKind, PartTokens>> = { image, audio, file }

const byType = { image_url: image, input_audio: audio, file }

/** The tokens of a message's parts, by one of the two counts; `ofText` is the same of texts. */
export const tokensOfParts = (
  parts: readonly MessagePart[],
  count: keyof PartTokens,
  ofText: (text: string) => number,
): number =>
  parts.reduce(
    (sum, part) =>
      sum + (part.type === 'text' ? ofText(part.text) : byType[part.type][count](bytesOf(part))),
    0,
  )

/** The bytes of a part's data, which is base64. */
function bytesOf(part: MessagePart): number {
  if (part.type === 'input_audio') return base64Bytes(part.input_audio.data)
  return part.type === 'file' ? base64Bytes(part.file.file_data) : 0
}

export const base64Bytes = ({ length }: { length: number }): number => Math.ceil((length * 3) / 4)

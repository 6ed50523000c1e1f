import type { components } from '../../../generated/server/openai.ts'
import { isRecord, listOf } from '../../json/json.ts'
import type { HookText, Review } from './hooks.ts'

type Schemas = components['schemas']
type ImageReply = Schemas['ImageReply']
type Transcription = Schemas['Transcription']

const word = /^[\w.:-]{1,64}$/

/** Counts, times and words of a reply; nothing in which a text fits. */
function plainIn(object: unknown): Record<string, unknown> {
  if (!isRecord(object)) return {}
  const plain: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) {
    if (!word.test(name)) continue
    if (typeof value === 'number' || (typeof value === 'string' && word.test(value)))
      plain[name] = value
    else if (isRecord(value)) plain[name] = plainIn(value)
  }
  return plain
}

/** Generated images as the hooks leave them, with the prompts that the model wrote. */
export async function reviewedImages(reply: ImageReply, review: Review): Promise<ImageReply> {
  const texts = reply.data.flatMap((image, index) => textsOf(image, index))
  const changes = await review.changesOf(texts)
  const data = reply.data.map(({ b64_json, url, revised_prompt: prompt }, index) => ({
    ...(b64_json && { b64_json }),
    ...(url && { url }),
    ...(prompt && { revised_prompt: changes.get(promptAt(index)) ?? prompt }),
  }))
  const { created, usage } = reply
  return { created, data, ...(usage && { usage: plainIn(usage) as typeof usage }) } // its counts
}

const promptAt = (index: number): string => `data[${index}].revised_prompt`

function textsOf(
  { b64_json, url, revised_prompt: prompt }: Schemas['GeneratedImage'],
  index: number,
): HookText[] {
  const at = `data[${index}]`
  return [
    ...(b64_json ? [{ at: `${at}.b64_json`, kind: 'media' as const, text: '' }] : []),
    ...(url ? [{ at: `${at}.url`, kind: 'fixed' as const, text: url }] : []),
    ...(prompt ? [{ at: promptAt(index), kind: 'text' as const, text: prompt }] : []),
  ]
}

/**
 * A transcription as the hooks leave it. Its segments and words repeat the text: they are left out
 * where they have another one, or a hook has changed it.
 */
export async function reviewedTranscription(
  reply: Transcription | string,
  review: Review,
): Promise<Transcription | string> {
  const before = typeof reply === 'string' ? reply : reply.text
  const changes = await review.changesOf(before ? [{ at: 'text', kind: 'text', text: before }] : [])
  const text = changes.get('text') ?? before
  if (typeof reply === 'string') return text
  const { segments, words, ...others } = reply as Transcription & Record<string, unknown>
  const partsOf = (parts: unknown) => (text === before ? partsWithin(text, parts) : [])
  const [ofText, ofWords] = [partsOf(segments), partsOf(words)]
  return {
    ...plainIn(others),
    text,
    ...(ofText.length > 0 && { segments: ofText }),
    ...(ofWords.length > 0 && { words: ofWords }),
  }
}

/** Parts of a text, with their times. */
const partsWithin = (text: string, parts: unknown): object[] =>
  listOf(parts).flatMap((part) => {
    if (!isRecord(part)) return []
    const seen = ['text', 'word'].flatMap((name) => {
      const value = part[name]
      const isWithin = typeof value === 'string' && text.includes(value.trim())
      return isWithin ? [[name, value] as const] : []
    })
    return seen.length > 0 ? [{ ...plainIn(part), ...Object.fromEntries(seen) }] : []
  })

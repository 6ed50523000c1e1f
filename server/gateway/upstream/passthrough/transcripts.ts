import { listOf } from '../../../json/json.ts'
import type { Work } from '../../../units.ts'
import {
  faultFrom,
  faultIn,
  objectOf,
  unknownReply,
  usageFrom,
  type RawCounts,
  type Usage,
} from '../normalize.ts'
import { membersNamed } from '../text-template.ts'
import type { OtherEvents, PassthroughDialect } from './dialect.ts'

const maxSeconds = 1_000_000

/** The seconds of a transcription's audio, as its server counts them; undefined if it does not. */
export function secondsIn(...counts: unknown[]): Work | undefined {
  const seconds = counts.map(Number).find((value) => value > 0 && value < maxSeconds)
  return seconds === undefined ? undefined : { unit: 'second', count: Math.ceil(seconds) }
}

/** The tokens of a transcription; undefined if they are all 0, which some servers send. */
export function tokensOf({ input_tokens: prompt, output_tokens: completion }: RawCounts) {
  const usage = usageFrom({ prompt_tokens: prompt, completion_tokens: completion })
  return usage?.total_tokens === 0 ? undefined : usage
}

/** A stream of a transcription ends with an event that has the whole text. */
export const transcriptsPassthrough: PassthroughDialect = {
  textMembers: membersNamed(['delta']),

  readEvent(event) {
    const { type, delta, error, usage } = event
    if (type === 'error' || error != null) return { fault: faultFrom(objectOf(error) ?? event) }
    if (type === 'transcript.text.delta' && typeof delta === 'string')
      return { text: delta, isContent: true }
    if (type === 'transcript.text.done')
      return { isEnd: true, finish: 'stop', counts: objectOf(usage) }
    return { isContent: type === 'transcript.text.segment' }
  },

  usageOf: tokensOf,

  workOf: ({ seconds }) => secondsIn(seconds),

  eventsOf: ({ text, ...more }) => [
    { type: 'transcript.text.delta', delta: text },
    { type: 'transcript.text.done', text, ...more },
  ],

  otherEvents: () => new TranscriptionChunks(),

  readReply(body) {
    const { text, usage } = body
    if (typeof text !== 'string')
      return faultIn(body) ?? unknownReply('no_text', JSON.stringify(body))
    return {
      body: undefined,
      usage: tokensOf(objectOf(usage) ?? {}),
      hostedCalls: undefined,
      text: () => text,
      finish: 'stop',
    }
  },
}

const maxTextChars = 16 << 20

/**
 * Chunks of the form that vLLM sends (https://github.com/vllm-project/vllm/issues/49116): as those
 * of a chat, with a finish reason for each part of a long recording.
 */
class TranscriptionChunks implements OtherEvents {
  #text: string | undefined
  #usage: object | undefined

  read({ object, choices, usage }: Readonly<Record<string, unknown>>) {
    if (object !== 'transcription.chunk') return undefined
    const [choice] = listOf(choices)
    const delta = objectOf(objectOf(choice)?.['delta'])?.['content']
    const counts = usageFrom(objectOf(usage) ?? {})
    if (counts) this.#usage = usageEvent(counts)
    this.#text ??= ''
    if (typeof delta !== 'string' || delta === '') return []
    this.#text += delta
    if (this.#text.length > maxTextChars) throw new RangeError('the text is too long')
    return [{ type: 'transcript.text.delta', delta }]
  }

  end() {
    if (this.#text === undefined) return []
    const usage = this.#usage && { usage: this.#usage }
    return [{ type: 'transcript.text.done', text: this.#text, ...usage }]
  }
}

const usageEvent = ({ prompt_tokens, completion_tokens, total_tokens }: Usage) => ({
  type: 'tokens',
  input_tokens: prompt_tokens,
  output_tokens: completion_tokens,
  total_tokens,
})

import { createEventReader } from '../../../client/events.ts'
import { Json } from '../../json.ts'
import {
  broken,
  extras,
  faultFrom,
  finishReason,
  firstChoice,
  hasError,
  identity,
  logprobs,
  objectOf,
  tellsMore,
  usageFrom,
  type Chunk,
  type UpstreamFault,
  type FinishReason,
  type Usage,
} from './normalize.ts'
import { estimateTokens } from '../tokens.ts'

/** A chunk, or, of those that are text and nothing else, its JSON. */
export type OutgoingChunk = Chunk | Json<TextChunk>

type TextChunk = ChunkHead & {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[]
}

export type ChunkReader = {
  /** Takes bytes as they came; afterwards `take()` has what can be said to the client. */
  feed(bytes: Uint8Array): void
  /** The upstream's connection has ended: decides whether the reply was whole. */
  end(): void
  /** The upstream's connection broke. */
  breakOff(reason: string): void
  /** Chunks that are ready, each once; empty while nothing but a role or a ping has come. */
  take(): readonly OutgoingChunk[]
  /** Some of the reply itself has been read; an attempt that has not come so far can be made elsewhere. */
  readonly hasContent: boolean
  /** Nothing more will come: `[DONE]` was read, or the connection ended after a finish reason. */
  readonly isDone: boolean
  readonly finish: FinishReason | undefined
  /** The end was told by `[DONE]`, as it should be. */
  readonly isMarkedDone: boolean
  readonly fault: UpstreamFault | undefined
  readonly usage: Usage | undefined
  /** The upstream's own word for the finish reason, where the contract's hides something. */
  readonly native: string | undefined
  /** What all chunks of this stream begin with; known with the first content. */
  readonly head: ChunkHead | undefined
  /** Completion tokens so far by our own count. */
  estimate(): number
}

export type ChunkHead = Pick<Chunk, 'id' | 'object' | 'created' | 'model'>

const maxLineBytes = 1 << 20

/**
 * Reads an upstream's stream and says it again in the contract's words: a role first, one id throughout, content,
 * exactly one finish reason. Never throws: what is wrong becomes `fault`, and nothing is read after it. What goes wrong after
 * the finish reason takes nothing from the reply but its token counts, and is no fault.
 */
export function createChunkReader(model: Chunk['model'], fallbackId: () => string): ChunkReader {
  let ready: OutgoingChunk[] = []
  let head: ChunkHead | undefined
  let template: Template | undefined
  let hasContent = false
  let isDone = false
  let isMarkedDone = false
  let finish: FinishReason | undefined
  let native: string | undefined
  let fault: UpstreamFault | undefined
  let usage: Usage | undefined
  let estimated = 0

  const say = (
    delta: Chunk['choices'][number]['delta'],
    reason: FinishReason | null,
    more: { logprobs?: object } = {},
  ) => {
    if (!head) return
    ready.push({ ...head, choices: [{ index: 0, delta, finish_reason: reason, ...more }] })
  }
  const begin = () => {
    if (hasContent) return
    hasContent = true
    say({ role: 'assistant', content: '' }, null)
  }

  function read(data: string): UpstreamFault | undefined {
    if (isDone || fault) return undefined
    if (data === '[DONE]') {
      isDone = true
      isMarkedDone = true
      return conclude()
    }
    const literal = finish || !head ? undefined : template?.contentOf(data)
    if (literal !== undefined && template) {
      estimated += estimateTokens(literal)
      ready.push(template.chunkWith(literal))
      return undefined
    }
    const event = parsed(data)
    if (!event) return broken('event_not_json')
    if (hasError(event)) return faultFrom(event['error'])
    usage = usageFrom(event['usage']) ?? usage
    if (event['choices'] === undefined && event['usage'] === undefined)
      return broken('event_without_choices')
    const choice = firstChoice(event['choices'])
    if (!choice || finish) return undefined
    head ??= { ...identity(event, model, fallbackId), object: 'chat.completion.chunk' }
    const wrong = readChoice(choice)
    if (!template && hasContent && !finish && !wrong) template = learn(data, choice, head)
    return wrong
  }

  function readChoice(choice: Record<string, unknown>): UpstreamFault | undefined {
    const delta = objectOf(choice['delta']) ?? {}
    const content = delta['content'] ?? ''
    if (typeof content !== 'string') return broken('content_not_text')
    const more = extras(delta)
    if (content !== '' || more.tool_calls || more.reasoning_content) {
      begin()
      estimated +=
        estimateTokens(content) +
        estimateTokens(more.reasoning_content ?? '') +
        (more.tool_calls ? estimateTokens(JSON.stringify(more.tool_calls)) : 0)
      say(content === '' ? more : { content, ...more }, null, logprobs(choice))
    }
    const word = choice['finish_reason'] ?? ''
    if (typeof word !== 'string') return broken('finish_not_text')
    if (word === '') return undefined
    const reason = finishReason(word)
    if (typeof reason === 'object') return reason
    finish = reason
    if (tellsMore(word)) native = word
    begin()
    say({}, reason)
    return undefined
  }

  /** Some servers never give a finish reason; text and an orderly end are then a whole reply. */
  function conclude(): UpstreamFault | undefined {
    if (finish) return undefined
    if (!hasContent || !isDone) return broken(hasContent ? 'truncated' : 'empty')
    finish = 'stop'
    say({}, 'stop')
    return undefined
  }

  function fail(wrong: UpstreamFault | undefined): void {
    if (!wrong) return
    if (finish) isDone = true
    else fault ??= wrong
  }
  const events = createEventReader({
    onEvent: (data) => fail(read(data)),
    // Old llama.cpp servers write `error: {…}` as a field of its own.
    onField: (name, value) =>
      fail(
        name === 'error' && !isDone
          ? faultFrom(parsed(value)?.['error'] ?? parsed(value) ?? value)
          : undefined,
      ),
    maxBytes: maxLineBytes,
    fatal: true,
  })
  /** The reader throws for a line without end and for bytes that are not UTF-8. */
  const guarded = (work: () => void) => {
    if (fault || isDone) return
    try {
      work()
    } catch {
      fail(broken('stream_garbage'))
    }
  }

  return {
    feed: (bytes) => guarded(() => events.feed(bytes)),
    end() {
      guarded(() => events.end())
      if (!fault && !isDone) fail(conclude())
      isDone = true
    },
    breakOff: (reason) => fail(broken(reason)),
    take() {
      if (ready.length === 0) return ready
      const taken = ready
      ready = []
      return taken
    },
    get hasContent() {
      return hasContent
    },
    get isDone() {
      return isDone
    },
    get isMarkedDone() {
      return isMarkedDone
    },
    get finish() {
      return finish
    },
    get fault() {
      return fault
    },
    get usage() {
      return usage
    },
    get native() {
      return native
    },
    get head() {
      return head
    },
    estimate: () => estimated,
  }
}

/** Recognises events that differ from an earlier one in nothing but their text, without parsing them. */
type Template = {
  /** The inside of the text's JSON literal, if the event has this form and the literal needs no decoding. */
  contentOf(data: string): string | undefined
  /** Our chunk with that literal. */
  chunkWith(literal: string): Json<TextChunk>
}

/** A probe that no upstream writes. */
const mark = 'tollgate-mark-9f2c'
const needsDecoding = /["\\\u0000-\u001f]/

/**
 * Most events of a stream are the same bytes around another text. What stands before and after the text of this event is kept,
 * after a parse of it with another text has shown that the text is all that changes; a literal without quotes, backslashes and
 * control characters between the two is then the whole difference. Events with anything else than text are not learned.
 */
function learn(
  data: string,
  choice: Record<string, unknown>,
  head: ChunkHead,
): Template | undefined {
  const delta = objectOf(choice['delta']) ?? {}
  const { content } = delta
  if (
    typeof content !== 'string' ||
    content === '' ||
    Object.keys(extras(delta)).length > 0 ||
    choice['logprobs'] != null
  )
    return undefined
  const literal = JSON.stringify(content)
  const at = data.indexOf(literal, data.indexOf('"content"') + 9)
  if (at === -1) return undefined
  const before = data.slice(0, at + 1)
  const after = data.slice(at + literal.length - 1)
  const probe = parsed(`${before}${mark}${after}`)
  if (
    !probe ||
    probe['usage'] != null ||
    objectOf(firstChoice(probe['choices'])?.['delta'])?.['content'] !== mark
  )
    return undefined
  const [ours = '', rest = ''] = JSON.stringify({
    ...head,
    choices: [{ index: 0, delta: { content: mark }, finish_reason: null }],
  }).split(mark)
  return {
    contentOf(data) {
      // Slices compare as memory; startsWith, once compiled, goes by single characters.
      if (
        data.length <= before.length + after.length ||
        data.slice(0, before.length) !== before ||
        data.slice(-after.length) !== after
      )
        return undefined
      const literal = data.slice(before.length, data.length - after.length)
      return needsDecoding.test(literal) ? undefined : literal
    },
    chunkWith: (literal) => new Json(ours + literal + rest),
  }
}

function parsed(data: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(data))
  } catch {
    return undefined
  }
}

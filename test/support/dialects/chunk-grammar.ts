import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { fault } from '../http/schemas.ts'
import type { SseEvent } from '../http/sse.ts'

/** What a client has of a stream of chat completions in OpenAI's dialect. */
export type JudgedChunks = {
  /** `whole`: with a finish reason and `[DONE]`; `error`: with an error; `cut`: with neither. */
  end: 'whole' | 'error' | 'cut'
  text: string
  reasoning: string
  calls: { id: string; name: string; args: string }[]
  finish: string | null
  error: { type: string; code: string | null; message: string } | undefined
}

type Delta = ChatCompletionChunk['choices'][number]['delta'] & { reasoning?: string }
type AnyEvent = ChatCompletionChunk & { error?: NonNullable<JudgedChunks['error']> }

/**
 * The grammar of a stream of chat completions, as the types of OpenAI's own library have it. Made
 * without our code. Throws at the first event that breaks it.
 */
export function judgeChunks(events: readonly Pick<SseEvent, 'type' | 'data'>[]): JudgedChunks {
  const judge = new ChunkJudge()
  for (const { type, data } of events) {
    must(type === 'message', `an event with the name ${type}`)
    judge.read(data)
  }
  return judge.result
}

class ChunkJudge {
  readonly result: JudgedChunks = {
    end: 'cut',
    text: '',
    reasoning: '',
    calls: [],
    finish: null,
    error: undefined,
  }
  #head: string | undefined
  #hasUsage = false

  read(data: string): void {
    const { result } = this
    must(result.end === 'cut', `${data} after the end`)
    if (data === '[DONE]') {
      must(result.finish !== null, '[DONE] without a finish reason')
      result.end = 'whole'
      return
    }
    const event = JSON.parse(data) as AnyEvent // checked member by member below
    if (event.error) {
      must(fault('openai', 'Error', event) === null, `no error of the contract: ${data}`)
      result.end = 'error'
      result.error = event.error
      return
    }
    must(event.object === 'chat.completion.chunk', `an object ${event.object}`)
    const head = `${event.id} ${event.created} ${event.model}`
    this.#head ??= head
    must(this.#head === head, 'the id, time or model changes')
    const [choice] = event.choices
    if (!choice) return this.#readUsage(event)
    must(result.finish === null, 'a choice after the finish reason')
    must(choice.index === 0, `a choice ${choice.index}`)
    this.#readDelta(choice.delta)
    result.finish = choice.finish_reason
  }

  #readUsage({ usage }: ChatCompletionChunk): void {
    must(this.result.finish !== null, 'usage before the finish reason')
    must(!this.#hasUsage, 'usage twice')
    this.#hasUsage = true
    if (!usage) throw new Error('a chunk without choice and usage')
    const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = usage
    must(prompt + completion === total, 'a wrong sum')
  }

  #readDelta({ content, reasoning, tool_calls: calls = [] }: Delta): void {
    const { result } = this
    result.text += content ?? ''
    result.reasoning += reasoning ?? ''
    for (const { index, id, function: fn } of calls) {
      const call = result.calls[index]
      if (call) {
        must(id === undefined && fn?.name === undefined, 'a call that begins twice')
        call.args += fn?.arguments ?? ''
        continue
      }
      must(index === result.calls.length, `a call ${index} out of order`)
      if (!id || !fn?.name) throw new Error('a call without id or name')
      result.calls.push({ id, name: fn.name, args: fn.arguments ?? '' })
    }
  }
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

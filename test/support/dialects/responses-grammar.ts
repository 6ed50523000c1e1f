import { isDeepStrictEqual } from 'node:util'
import type {
  Response,
  ResponseOutputItem,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses'
import type { SseEvent } from '../http/sse.ts'

/** How a stream of responses ended; `cut`: without any of the events that end one. */
export type ResponseEnd = 'completed' | 'incomplete' | 'failed' | 'error' | 'cut'

export type JudgedResponse = {
  /** What breaks the grammar, with the place of the event. */
  faults: string[]
  end: ResponseEnd
  /** Of the last event, or of the last one that had it. */
  response: Response | undefined
  /** The texts of all `output_text` parts, as their pieces say. */
  text: string
}

/** Calls of tools that the caller runs, whose items have no pieces. */
const publishedCalls = /^(apply_patch|shell|local_shell)_call$/

type Part = { type: string; text: string; isTextDone: boolean; isDone: boolean }
type Item = {
  added: ResponseOutputItem
  parts: Part[]
  /** Arguments of a function, or the input of a custom tool. */
  args: string
  areArgsDone: boolean
  done?: ResponseOutputItem
}
type At = { item_id: string; output_index: number }
type AtPart = At & { content_index: number }

const endings: Record<string, ResponseEnd> = {
  'response.completed': 'completed',
  'response.incomplete': 'incomplete',
  'response.failed': 'failed',
  error: 'error',
}

/**
 * Judges the events of a stream by the types of OpenAI's SDK: what may follow what, and that the
 * whole is what its pieces say. Shares no code with the server.
 */
export function judgeResponse(events: readonly SseEvent[]): JudgedResponse {
  const judge = new Judge()
  for (const { type, data } of events) {
    const event = JSON.parse(data) as ResponseStreamEvent // judged here
    judge.read(event, type)
  }
  return judge.verdict()
}

class Judge {
  readonly #faults: string[] = []
  readonly #items: Item[] = []
  #count = 0
  #phase: 'new' | 'created' | 'running' | 'ended' = 'new'
  #end: ResponseEnd = 'cut'
  #response: Response | undefined
  #hasError = false

  read(event: ResponseStreamEvent, name: string): void {
    if (this.#phase === 'ended') this.#fault(`${event.type} after the end`)
    if (name !== event.type) this.#fault(`${event.type} is named ${name}`)
    if (event.sequence_number !== this.#count)
      this.#fault(`${event.type} has the number ${event.sequence_number}`)
    if (this.#hasError) this.#must(event.type === 'response.failed', `${event.type} after an error`)
    this.#step(event)
    this.#count++
  }

  verdict(): JudgedResponse {
    const texts = this.#items.flatMap(({ parts }) =>
      parts.filter(({ type }) => type === 'output_text').map(({ text }) => text),
    )
    return {
      faults: this.#faults,
      end: this.#end,
      response: this.#response,
      text: texts.join(''),
    }
  }

  #step(event: ResponseStreamEvent): void {
    switch (event.type) {
      case 'response.created':
        return this.#begin(event.response, 'new', 'created')
      case 'response.in_progress':
        return this.#begin(event.response, 'created', 'running')
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        return this.#finish(event.type, event.response)
      case 'error':
        this.#must(event.message !== '', 'an error says nothing')
        this.#hasError = true
        this.#end = 'error'
        return
      default:
        this.#must(this.#phase === 'running', `${event.type} while the response is ${this.#phase}`)
        return this.#stepOfItem(event)
    }
  }

  #stepOfItem(event: ResponseStreamEvent): void {
    switch (event.type) {
      case 'response.output_item.added':
        return this.#addItem(event.item, event.output_index)
      case 'response.output_item.done':
        return this.#endItem(event.item, event.output_index)
      case 'response.content_part.added':
        return this.#addPart(event, event.part)
      case 'response.content_part.done':
        return this.#endPart(event, event.part)
      case 'response.output_text.delta':
        return this.#extend(event, 'output_text', event.delta)
      case 'response.output_text.done':
        return this.#endText(event, 'output_text', event.text)
      case 'response.refusal.delta':
        return this.#extend(event, 'refusal', event.delta)
      case 'response.refusal.done':
        return this.#endText(event, 'refusal', event.refusal)
      case 'response.reasoning_text.delta':
        return this.#extend(event, 'reasoning_text', event.delta)
      case 'response.reasoning_text.done':
        return this.#endText(event, 'reasoning_text', event.text)
      case 'response.function_call_arguments.delta':
        return this.#extendCall(event, 'function_call', event.delta)
      case 'response.function_call_arguments.done':
        return this.#endArgs(event, 'function_call', event.arguments)
      case 'response.custom_tool_call_input.delta':
        return this.#extendCall(event, 'custom_tool_call', event.delta)
      case 'response.custom_tool_call_input.done':
        return this.#endArgs(event, 'custom_tool_call', event.input)
      default:
        return this.#fault(`${event.type} is of a tool that OpenAI runs`)
    }
  }

  #fault(what: string): void {
    this.#faults.push(`event ${this.#count}: ${what}`)
  }

  #must(holds: boolean, otherwise: string): void {
    if (!holds) this.#fault(otherwise)
  }

  #begin(response: Response, before: 'new' | 'created', after: 'created' | 'running'): void {
    this.#must(this.#phase === before, `${after} while ${this.#phase}`)
    this.#phase = after
    this.#same(response)
    this.#must(response.status === 'in_progress', `begins as ${response.status}`)
    this.#must(response.output.length === 0, 'begins with output')
    this.#must(response.error === null, 'begins with an error')
  }

  #same(response: Response): void {
    this.#must(response.object === 'response', `the object is ${response.object}`)
    const known = this.#response
    if (known) this.#must(response.id === known.id, 'the id of the response changes')
    if (known) this.#must(response.model === known.model, 'the model changes')
    this.#response = response
  }

  #finish(type: string, response: Response): void {
    const end = endings[type] ?? 'cut'
    this.#must(this.#phase === 'running', `${type} while ${this.#phase}`)
    this.#same(response)
    this.#must(response.status === end, `${type} has the status ${response.status}`)
    this.#must((response.error !== null) === (end === 'failed'), `${type} and error differ`)
    this.#must(this.#hasError === (end === 'failed'), `${type} and the error event differ`)
    const { reason } = response.incomplete_details ?? {}
    this.#must((reason !== undefined) === (end === 'incomplete'), `${type} because of ${reason}`)
    if (end === 'failed') this.#judgePartial(response.output)
    else this.#judgeWhole(response.output, end)
    const { usage } = response
    if (usage)
      this.#must(usage.input_tokens + usage.output_tokens === usage.total_tokens, 'wrong sum')
    this.#over(end)
  }

  #over(end: ResponseEnd): void {
    this.#end = end
    this.#phase = 'ended'
  }

  #judgeWhole(output: ResponseOutputItem[], end: ResponseEnd): void {
    const done = this.#items.map((item) => item.done)
    this.#must(!done.includes(undefined), `${end} with an open item`)
    this.#must(isDeepStrictEqual(output, done), 'the output is not the items that were done')
    const cut = done.filter((item) => item && 'status' in item && item.status !== 'completed')
    if (end === 'completed') this.#must(cut.length === 0, 'completed with a cut item')
  }

  #judgePartial(output: ResponseOutputItem[]): void {
    const ids = output.map(({ id }) => id)
    // Those that were done; of the others it may have what came.
    const expected = this.#items.filter(({ added, done }) => done || ids.includes(added.id))
    this.#must(
      isDeepStrictEqual(
        ids,
        expected.map(({ added }) => added.id),
      ),
      'the output of a failed response is not what came',
    )
    for (const [place, { done }] of this.#items.entries())
      if (done) this.#must(isDeepStrictEqual(output[place], done), 'an item changed after its end')
  }

  #addItem(item: ResponseOutputItem, place: number): void {
    this.#must(place === this.#items.length, `an item at ${place}`)
    this.#must(typeof item.id === 'string' && item.id !== '', 'an item without id')
    this.#must(!this.#items.some(({ added }) => added.id === item.id), 'two items with one id')
    this.#must(!('status' in item) || item.status === 'in_progress', 'an item begins whole')
    if (item.type === 'message' || item.type === 'reasoning')
      this.#must((item.content ?? []).length === 0, 'an item begins with content')
    else if (item.type === 'function_call' || item.type === 'custom_tool_call') {
      const args = item.type === 'function_call' ? item.arguments : item.input
      this.#must(args === '', 'a call begins with arguments')
      this.#must(item.name !== '' && item.call_id !== '', 'a call without name or id')
      const ids = this.#items.map(({ added }) => 'call_id' in added && added.call_id)
      this.#must(!ids.includes(item.call_id), 'two calls with one id')
    } else if (!publishedCalls.test(item.type)) this.#fault(`an item of the type ${item.type}`)
    this.#items.push({ added: item, parts: [], args: '', areArgsDone: false })
  }

  /** The open item of an event; undefined, and a fault, if there is none. */
  #item({ item_id, output_index }: At, type?: string): Item | undefined {
    const item = this.#items[output_index]
    if (!item || item.done || item.added.id !== item_id)
      return void this.#fault(`no open item ${item_id} at ${output_index}`)
    if (type !== undefined) this.#must(item.added.type === type, `${item.added.type} is no ${type}`)
    return item
  }

  #addPart(at: AtPart, part: { type: string }): void {
    const item = this.#item(at, part.type === 'reasoning_text' ? 'reasoning' : 'message')
    if (!item) return
    this.#must(at.content_index === item.parts.length, `a part at ${at.content_index}`)
    this.#must(
      item.parts.every(({ isDone }) => isDone),
      'a part before the end of another',
    )
    this.#must(textOf(part) === '', 'a part begins with text')
    item.parts.push({ type: part.type, text: '', isTextDone: false, isDone: false })
  }

  #part(at: AtPart, type: string): Part | undefined {
    const part = this.#item(at)?.parts[at.content_index]
    if (!part || part.isDone || part.type !== type)
      return void this.#fault(`no open part ${type} at ${at.content_index}`)
    return part
  }

  #extend(at: AtPart, type: string, delta: string): void {
    const part = this.#part(at, type)
    if (!part) return
    this.#must(!part.isTextDone, 'text after its end')
    this.#must(delta !== '', 'an empty piece')
    part.text += delta
  }

  #endText(at: AtPart, type: string, text: string): void {
    const part = this.#part(at, type)
    if (!part) return
    this.#must(!part.isTextDone, 'a text ends twice')
    this.#must(part.text === text, `the text is not its pieces: ${text} / ${part.text}`)
    part.isTextDone = true
  }

  #endPart(at: AtPart, part: { type: string }): void {
    const known = this.#part(at, part.type)
    if (!known) return
    this.#must(known.isTextDone, 'a part ends before its text')
    this.#must(textOf(part) === known.text, 'a part is not its text')
    known.isDone = true
  }

  #extendCall(at: At, type: string, delta: string): void {
    const item = this.#item(at, type)
    if (!item) return
    this.#must(!item.areArgsDone, 'arguments after their end')
    item.args += delta
  }

  #endArgs(at: At, type: string, args: string): void {
    const item = this.#item(at, type)
    if (!item) return
    this.#must(item.args === args, `the arguments are not their pieces: ${args} / ${item.args}`)
    item.areArgsDone = true
  }

  #endItem(done: ResponseOutputItem, place: number): void {
    const item = this.#item({ item_id: done.id ?? '', output_index: place }, done.type)
    if (!item) return
    if ('status' in done) this.#must(done.status !== 'in_progress', 'an item ends in progress')
    if (done.type === 'message' || done.type === 'reasoning') {
      this.#must(
        item.parts.every(({ isDone }) => isDone),
        'an item ends before its parts',
      )
      const texts = (done.content ?? []).map((part) => [part.type, textOf(part)])
      const pieces = item.parts.map(({ type, text }) => [type, text])
      this.#must(isDeepStrictEqual(texts, pieces), 'an item is not its parts')
    }
    if (done.type === 'function_call' || done.type === 'custom_tool_call') {
      const args = done.type === 'function_call' ? done.arguments : done.input
      this.#must(item.areArgsDone && item.args === args, 'a call is not its arguments')
      const { name, call_id } = item.added as typeof done // of the same type, as judged above
      this.#must(name === done.name && call_id === done.call_id, 'a call changes its name or id')
    }
    item.done = done
  }
}

/** The text of a part, whatever it is called there. */
function textOf(part: object): string {
  const { text, refusal } = part as { text?: string; refusal?: string }
  return text ?? refusal ?? ''
}

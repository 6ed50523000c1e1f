import document from '../../../../generated/json/responses.json' with { type: 'json' }
import type { components } from '../../../../generated/server/responses.ts'
import type { Failure } from '../../../failure.ts'
import type { Json } from '../../../json/json.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import type { NativeRequest } from '../../call.ts'
import type { HostedTools } from '../../routing/deployments.ts'
import type { PassedReply } from '../../upstream/inference.ts'
import { objectOf, parseObject } from '../../upstream/normalize.ts'
import type { PassedEvent } from '../../upstream/passthrough/reader.ts'
import { lazy } from '../lazy.ts'
import { contractMembers, OwnMembers } from '../own-members.ts'
import type { Media } from '../media.ts'
import {
  boundOf,
  bytesOf,
  hostedPrice,
  passedBody,
  requestJson,
  usualHostedCalls,
} from '../pass-through.ts'
import { errorEvent, responseError } from './errors.ts'
import type { ResponseRequest } from './read-request.ts'
import { isCallable, noneOffered, notOffered, type OfferedTools } from './tools.ts'

type ModelResponse = components['schemas']['ModelResponse']
type ResponseEvent = components['schemas']['ResponseEvent']

const { schemas } = document.components
const { properties } = schemas.ResponseRequest
/** `max_tool_calls` bounds what hosted tools may cost. */
const contract = contractMembers(
  { properties: { ...properties, max_tool_calls: {} } },
  {
    text: schemas.TextSettings,
    reasoning: schemas.ReasoningSettings,
    stream_options: schemas.StreamOptions,
  },
)

/**
 * The request for model servers that speak Responses, and what of it does not reach the one that
 * got it last; before that, any of them.
 */
export function ownCall(
  body: ResponseRequest,
  offered: OfferedTools,
  beta: string | undefined,
  slices: JsonSlices | undefined,
  media: readonly Media[] = [],
): { own: NativeRequest; ignored(): string | undefined } {
  // A request that is translated needs none of it.
  const request = lazy(() => new OwnMembers(body, contract))
  const tools = lazy(() => new OwnTools(body, offered))
  return {
    own: {
      dialect: 'responses',
      headers: beta === undefined ? {} : { 'openai-beta': beta },
      prompt: () => ({
        bytes: bytesOf({ body, slices }),
        count: typeof body.input === 'string' ? 1 : body.input.length,
        tools: body.tools,
        media,
      }),
      refusalFor: (hosted) => tools().refusalFor(hosted),
      hostedNano: (hosted) => tools().mostNano(hosted),
      bodyFor: (model, { hostedTools, members }, { maxTokens, isLimited, isBudgeted }) =>
        requestJson(
          {
            ...request().membersFor(members, isLimited),
            ...tools().membersFor(hostedTools, isBudgeted),
            model,
            store: false,
            ...(maxTokens !== undefined && { max_output_tokens: maxTokens }),
          },
          { body, slices },
        ),
    },
    ignored() {
      const { ignored } = request()
      if (body.store) ignored.add('store')
      for (const { type } of tools().leftOut) ignored.add(type, 'tools[].')
      return ignored.header()
    },
  }
}

type Tool = components['schemas']['Tool']

/** The tools that a model server gets, and those that it does not. */
type SentTools = { tools: readonly Tool[]; leftOut: readonly Tool[] }

/** The tools of a request, as each model server may get them. */
class OwnTools {
  /** The tools that were left out last; at first, all that only a model server's own side runs. */
  leftOut: readonly Tool[]
  readonly #offered: OfferedTools
  readonly #tools: readonly Tool[]
  readonly #choice: ResponseRequest['tool_choice']
  /** The most calls of hosted tools, as the caller set it. */
  readonly #bound: unknown

  constructor(body: ResponseRequest, offered: OfferedTools) {
    this.#offered = offered
    this.#tools = body.tools ?? []
    this.#choice = body.tool_choice
    this.#bound = 'max_tool_calls' in body ? body.max_tool_calls : undefined
    this.leftOut = this.#tools.filter(isHosted)
  }

  /** The refusal of a choice of tools that are left out. */
  refusalFor(hosted: HostedTools): Failure | undefined {
    const choice = this.#choice
    if (choice == null) return undefined
    const isOffered = (tool: Tool) => !isHosted(tool) || hostedPrice(tool, hosted) !== undefined
    if (typeof choice === 'string')
      return choice !== 'required' || this.#tools.some(isOffered) ? undefined : noneOffered()
    if (choice.type !== 'allowed_tools')
      return isOffered(choice) ? undefined : notOffered(choice.type)
    const isNone = !choice.tools?.some(isOffered)
    return choice.mode === 'required' && isNone ? noneOffered() : undefined
  }

  mostNano(hosted: HostedTools): number {
    const prices = this.#tools.map((tool) => (isHosted(tool) ? hostedPrice(tool, hosted) : 0) ?? 0)
    return Math.max(0, ...prices) * boundOf(this.#bound)
  }

  /** The members that differ from the caller's: in the order of the caller's tools. */
  membersFor(hosted: HostedTools, isBudgeted: boolean): object {
    if (this.#tools.length === 0) return {}
    const { tools, leftOut } = this.#toolsFor(hosted)
    this.leftOut = leftOut
    const isBounded = isBudgeted && this.#bound == null && tools.some(isHosted)
    return { tools, ...(isBounded && { max_tool_calls: usualHostedCalls }) }
  }

  #toolsFor(hosted: HostedTools): SentTools {
    const all = this.#tools
    const isLeftOut = (tool: Tool) => isHosted(tool) && hostedPrice(tool, hosted) === undefined
    const own = this.#offered.own.values()
    const tools = all.flatMap((tool) => {
      if (isHosted(tool)) return isLeftOut(tool) ? [] : [tool]
      return own.next().value ?? []
    })
    const isSame = tools.length === all.length && tools.every((tool, place) => tool === all[place])
    return { tools: isSame ? all : tools, leftOut: all.filter(isLeftOut) }
  }
}

const isHosted = (tool: { type: string }): boolean => !isCallable(tool) && tool.type !== 'namespace'

/** The reply of a model server that speaks Responses. */
export const passedResponse = (reply: PassedReply): Json<ModelResponse> => passedBody(reply)

const sequenceNumber = /"sequence_number":\s*(\d+)/

/** What was passed on of a stream, so that it can be ended where the model server breaks it off. */
export class PassedStream {
  #sequence = 0
  /** Events that are read if the stream fails. */
  #created: PassedEvent | undefined
  readonly #done: PassedEvent[] = []

  /** Takes note of events that are passed on. */
  add(events: readonly PassedEvent[]): void {
    let count = 0
    for (const event of events) {
      count += event.count
      if (event.name === 'response.created') this.#created = event
      if (event.name === 'response.output_item.done') this.#done.push(event)
    }
    const [, number] = sequenceNumber.exec(events.at(-1)?.last() ?? '') ?? []
    this.#sequence = number === undefined ? this.#sequence + count : Number(number) + 1
  }

  /** The last events of a response that fails. */
  fail(failure: Failure): ResponseEvent[] {
    const response = {
      ...objectOf(this.#created && parseObject(this.#created.last())?.['response']),
      status: 'failed',
      error: responseError(failure),
      incomplete_details: null,
      output: this.#done.map((event) => parseObject(event.last())?.['item']),
      usage: null,
    } as unknown as ModelResponse // the other members are the model server's
    const number = this.#sequence
    return [
      errorEvent(failure, number),
      { type: 'response.failed', sequence_number: number + 1, response },
    ]
  }
}

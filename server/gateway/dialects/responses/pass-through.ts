import type { components } from '../../../../generated/server/responses.ts'
import type { Failure } from '../../../failure.ts'
import type { Json } from '../../../json.ts'
import type { OwnCall } from '../../chat.ts'
import type { PassedReply } from '../../upstream/inference.ts'
import { objectOf, parseObject } from '../../upstream/normalize.ts'
import type { PassedEvent } from '../../upstream/passthrough/reader.ts'
import { ownMembers, passedBody } from '../pass-through.ts'
import { responseError } from './errors.ts'
import type { ResponseRequest } from './read-request.ts'
import { isCallable, isGroup, noneOffered, notOffered, type OfferedTools } from './tools.ts'

type ModelResponse = components['schemas']['Response']
type FailedEvent = components['schemas']['ResponseFailedEvent']

/** The request for model servers that speak Responses, and what of it does not reach them. */
export function ownCall(
  body: ResponseRequest,
  tools: OfferedTools,
  beta: string | undefined,
): { own: OwnCall; ignored: string | undefined } {
  const { members, ignored } = ownMembers(body)
  if (body.tools) members['tools'] = tools.own
  for (const tool of body.tools ?? [])
    if (!isCallable(tool) && !isGroup(tool)) ignored.add(tool.type, 'tools[].')
  if (body.store) ignored.add('store')
  return {
    own: {
      dialect: 'responses',
      refusal: choiceRefusal(body, tools),
      headers: beta === undefined ? {} : { 'openai-beta': beta },
      bodyFor: (model, maxTokens) =>
        JSON.stringify({
          ...members,
          model,
          store: false,
          ...(maxTokens !== undefined && { max_output_tokens: maxTokens }),
        }),
    },
    ignored: ignored.header(),
  }
}

/** The refusal of a choice of tools that are left out. */
function choiceRefusal(
  { tool_choice: choice }: ResponseRequest,
  { own }: OfferedTools,
): Failure | undefined {
  if (choice == null) return undefined
  if (typeof choice === 'string')
    return choice === 'required' && own.length === 0 ? noneOffered() : undefined
  if (choice.type !== 'allowed_tools')
    return isCallable(choice) ? undefined : notOffered(choice.type)
  const isNone = !choice.tools?.some(isCallable)
  return choice.mode === 'required' && isNone ? noneOffered() : undefined
}

/** The reply of a model server that speaks Responses. */
export const passedResponse = (reply: PassedReply): Json<ModelResponse> => passedBody(reply)

const sequenceNumber = /"sequence_number":\s*(\d+)/

/** What was passed on of a stream, so that it can be ended where the model server breaks it off. */
export class PassedStream {
  #sequence = 0
  #response: Record<string, unknown> = {}
  readonly #output: unknown[] = []

  /** Takes note of events that are passed on. */
  add(events: readonly PassedEvent[]): void {
    for (const { name, text } of events) {
      if (name === 'response.created')
        this.#response = objectOf(parseObject(text)?.['response']) ?? {}
      if (name === 'response.output_item.done') this.#output.push(parseObject(text)?.['item'])
    }
    const [, last] = sequenceNumber.exec(events.at(-1)?.text ?? '') ?? []
    this.#sequence = last === undefined ? this.#sequence + events.length : Number(last) + 1
  }

  /** The last event of a response that fails. */
  fail(failure: Failure): FailedEvent {
    const response = {
      ...this.#response,
      status: 'failed',
      error: responseError(failure),
      incomplete_details: null,
      output: this.#output,
      usage: null,
    } as unknown as ModelResponse // the other members are the model server's
    return { type: 'response.failed', sequence_number: this.#sequence, response }
  }
}

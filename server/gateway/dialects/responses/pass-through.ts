import document from '../../../../generated/json/responses.json' with { type: 'json' }
import type { components } from '../../../../generated/server/responses.ts'
import type { Failure } from '../../../failure.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import type { HostedTools } from '../../routing/deployments.ts'
import { objectOf, parseObject } from '../../upstream/normalize.ts'
import type { PassedEvent } from '../../upstream/passthrough/reader.ts'
import type { Media } from '../../turn.ts'
import {
  hostedCallLimit,
  contractMembers,
  nativeCall,
  NativeTools,
  defaultHostedCalls,
  type NativeCall,
} from '../pass-through.ts'
import { errorEvent, responseError } from './errors.ts'
import type { ResponseRequest } from './read-request.ts'
import {
  isCallersOwn,
  isComputer,
  isGroup,
  noneOffered,
  notOffered,
  readTools,
  type OfferedTools,
} from './tools.ts'
import { EventQueue, type OutgoingResponseEvent } from './write-output.ts'

type ModelResponse = components['schemas']['ModelResponse']

const { schemas } = document.components
const { properties } = schemas.ResponseRequest
/** `max_tool_calls` limits the price of hosted tool calls. */
const contract = contractMembers(
  { properties: { ...properties, max_tool_calls: {} } },
  {
    text: schemas.TextSettings,
    reasoning: schemas.ReasoningSettings,
    stream_options: schemas.StreamOptions,
  },
)

type Tool = components['schemas']['Tool']

/** Builds the request for model servers that speak Responses. */
export function nativeResponseCall(
  body: ResponseRequest,
  offered: OfferedTools,
  beta: string | undefined,
  slices: JsonSlices | undefined,
  media: readonly Media[] = [],
): NativeCall {
  // Built on demand: translated requests do not need it.
  let nativeTools: NativeTools<Tool> | undefined
  const tools = () => (nativeTools ??= new NativeTools(body.tools ?? [], isHosted))
  /** The caller's maximum of hosted tool calls. */
  const bound: unknown = 'max_tool_calls' in body ? body.max_tool_calls : undefined
  return nativeCall({
    dialect: 'responses',
    headers: beta === undefined ? {} : { 'openai-beta': beta },
    body,
    slices,
    contract,
    tools,
    prompt: () => ({
      count: typeof body.input === 'string' ? 1 : body.input.length,
      tools: body.tools,
      media,
    }),
    errorFor: (hosted) => choiceError(body.tool_choice, tools(), hosted),
    hostedNano: (hosted) =>
      Math.max(0, ...tools().all.map((tool) => tools().callNano(tool, hosted))) *
      hostedCallLimit(bound),
    membersFor({ hostedTools }, { maxTokens, isBudgeted }) {
      const sent = sentTools(tools(), offered, hostedTools)
      const isBounded = isBudgeted && bound == null && sent.some(isHosted)
      return {
        ...(body.tools && body.tools.length > 0 && { tools: sent }),
        ...(isBounded && { max_tool_calls: defaultHostedCalls }),
        store: false,
        ...(maxTokens !== undefined && { max_output_tokens: maxTokens }),
      }
    },
    addIgnored: (ignored) => body.store && ignored.add('store'),
  })
}

const conversation = ['model', 'input', 'instructions']
const withTools = 'tools tool_choice parallel_tool_calls reasoning text truncation'.split(' ')
/** The members of requests that are not for a reply. */
const members = {
  compact: new Set([...conversation, 'prompt_cache_key']),
  input_tokens: new Set([...conversation, ...withTools]),
}

/** Builds the request of another operation on a conversation, for model servers that have it. */
export function operationCall(
  operation: keyof typeof members,
  body: ResponseRequest,
  { slices, media }: { slices: JsonSlices | undefined; media: readonly Media[] },
): NativeCall {
  const names = members[operation]
  const entries = Object.entries(body)
  const tools = new NativeTools<Tool>((names.has('tools') && body.tools) || [], isHosted)
  const { input } = body
  return nativeCall({
    dialect: 'responses',
    operation,
    headers: {},
    body: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    slices: slices && new Map([...slices].filter(([name]) => names.has(name))),
    contract,
    tools: () => tools,
    prompt: () => ({
      count: typeof input === 'string' ? 1 : input.length,
      tools: undefined,
      media,
    }),
    errorFor: () => undefined,
    hostedNano: () => 0,
    membersFor: ({ hostedTools }) => ({
      ...(tools.all.length > 0 && {
        tools: sentTools(tools, readTools(body.tools), hostedTools),
      }),
    }),
    addIgnored(ignored) {
      for (const [name, value] of entries)
        if (!names.has(name) && value != null && value !== false) ignored.add(name)
    },
  })
}

/** The error of a `tool_choice` that requires tools which the server is not sent. */
function choiceError(
  choice: ResponseRequest['tool_choice'],
  tools: NativeTools<Tool>,
  hosted: HostedTools,
): Failure | undefined {
  if (choice == null) return undefined
  const isOffered = (tool: Tool) => tools.isOffered(tool, hosted)
  if (typeof choice === 'string')
    return choice !== 'required' || tools.all.some(isOffered) ? undefined : noneOffered()
  if (choice.type !== 'allowed_tools')
    return isOffered(choice) ? undefined : notOffered(choice.type)
  const isNone = !choice.tools?.some(isOffered)
  return choice.mode === 'required' && isNone ? noneOffered() : undefined
}

/** The tools for a server: the caller's in the form that any server gets. */
function sentTools(
  tools: NativeTools<Tool>,
  { callable }: OfferedTools,
  hosted: HostedTools,
): readonly Tool[] {
  const callers = callable.values()
  const sent = tools
    .offeredTo(hosted)
    .map((tool) => (isHosted(tool) || isComputer(tool) ? tool : (callers.next().value ?? tool)))
  const isSame =
    sent.length === tools.all.length && sent.every((tool, place) => tool === tools.all[place])
  return isSame ? tools.all : sent
}

const isHosted = (tool: Tool): boolean => !isCallersOwn(tool) && !isGroup(tool) && !isComputer(tool)

const sequenceNumber = /"sequence_number":\s*(\d+)/

/** Remembers the events of a stream that the final events of a failure depend on. */
export class PassedStream {
  #sequence = 0
  /** Events that are parsed only if the stream fails. */
  #created: PassedEvent | undefined
  readonly #done: PassedEvent[] = []

  /** Adds events that are passed through. */
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
  fail(failure: Failure): OutgoingResponseEvent[] {
    const response = {
      ...objectOf(this.#created && parseObject(this.#created.last())?.['response']),
      status: 'failed',
      error: responseError(failure),
      incomplete_details: null,
      output: this.#done.map((event) => parseObject(event.last())?.['item']),
      usage: null,
    } as unknown as ModelResponse // the model server wrote the other fields
    const events = new EventQueue(this.#sequence)
    events.add(errorEvent(failure))
    events.add({ type: 'response.failed', response })
    return events.take()
  }
}

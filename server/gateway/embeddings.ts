import type { DeclaredModel } from '../config/models.ts'
import { Failure } from '../failure.ts'
import { callerName, type Key } from '../keys/keys.ts'
import { isLimited, isMetered, type Reservation } from '../limits/limits.ts'
import { costOf } from '../money.ts'
import { hasBudget, pricedCheck, type AdmitParts } from './admit.ts'
import { beginCall, type ModelCall } from './begin-call.ts'
import { allowedModels } from './models.ts'
import type { Router } from './routing/router.ts'
import { estimateTokens } from './tokens.ts'
import type { EmbeddingReply, VectorFormat } from './upstream/embeddings.ts'
import type { UsageRecorder } from './usage.ts'

/** A text, or its tokens. */
export type EmbeddingInput = string | readonly number[]

/** A request for vectors. */
export type EmbeddingCallRequest = {
  model: string
  inputs: readonly EmbeddingInput[]
  format: VectorFormat
  /** Numbers in each vector, where the request says it. */
  dimensions: number | undefined
  /** The JSON for an upstream that has this name for the model. */
  bodyFor(upstreamModel: string): string
}

export type EmbeddingsParts = AdmitParts & {
  router: Router
  usage: UsageRecorder
  timeouts: { whole_ms: number }
}

/** Vectors, and the tokens of the inputs: an estimate where the upstream counts none. */
export type EmbeddingResult = Pick<EmbeddingReply, 'vectors' | 'memory'> & { promptTokens: number }

/** Makes vectors: checks the key, reserves, routes, records and charges as a chat does. */
export type Embeddings = (
  request: EmbeddingCallRequest,
  call: ModelCall,
) => Promise<EmbeddingResult>

export function createEmbeddings(parts: EmbeddingsParts): Embeddings {
  const { router, usage, timeouts } = parts
  const admit = embeddingsAdmitter(parts)
  return async (request, call) => {
    const { inputs, format, dimensions, bodyFor } = request
    const { model, reservation } = await admit(request, call)
    const promptEstimate = () => countInputs(inputs)
    const { record, charges, deadline } = beginCall(
      usage,
      call,
      { model, calledModel: request.model, reservation },
      { mostMs: timeouts.whole_ms, promptEstimate },
    )
    const routed = {
      dialect: 'embeddings' as const,
      requestId: call.requestId,
      caller: callerName(call.caller),
      model: model.name,
      askedModel: request.model,
      bodyFor,
      conversation: () => undefined,
      // Each input is read alone.
      size: () => Math.max(...inputs.map(countInput)),
      contextTokens: model.contextTokens,
      signal: call.signal,
      deadline,
    }
    const reply = router.embed(routed, { count: inputs.length, format, dimensions }, record)
    if (reservation) reply.catch((error: unknown) => charges.end(error))
    const { usage: counts, ...vectors } = await reply
    return { ...vectors, promptTokens: counts?.prompt_tokens ?? promptEstimate() }
  }
}

type AdmittedEmbeddings = { model: DeclaredModel; reservation: Reservation | undefined }

/** Makes the first step: whether the key may make the request, and what is reserved for it. */
function embeddingsAdmitter(parts: EmbeddingsParts) {
  const { models, findModel, limits, caps, highestPrice } = parts
  const areCapsMetered = caps.some(({ limited }) => isMetered(limited))
  const checkPriced = pricedCheck(parts)
  return async (
    request: EmbeddingCallRequest,
    { caller, logFields }: ModelCall,
  ): Promise<AdmittedEmbeddings> => {
    const asked = models.find(request.model)
    if (asked) logFields.model = asked.name
    const model = findModel(request.model, models, caller, 'embeddings')
    if (model.kind !== 'embeddings') throw notForEmbeddings(request.model, parts, caller)
    refuseDimensions(request, model)
    if (caps.length === 0 && !isLimited(caller)) return { model, reservation: undefined }
    if (hasBudget(caps, caller)) checkPriced(model.name)
    const need =
      areCapsMetered || isMetered(caller)
        ? {
            tokens: countInputs(request.inputs),
            nano: costOf(highestPrice(model.name), maxTokens(request, model), 0),
          }
        : { tokens: 0, nano: 0 }
    return { model, reservation: await limits.admit(caller, need, caps) }
  }
}

/** Estimates the tokens of an input, or counts those that were sent. */
const countInput = (input: EmbeddingInput): number =>
  typeof input === 'string' ? estimateTokens(input) : input.length

const countInputs = (inputs: readonly EmbeddingInput[]): number =>
  inputs.reduce((sum, input) => sum + countInput(input), 0)

/** More than models add to an input, at its start and its end. */
const inputMargin = 16

/**
 * An upper bound of any model's own count of the inputs, for the reservation of money: no token is
 * shorter than a byte. What does not fit into the model costs nothing.
 */
const maxTokens = (
  { inputs }: EmbeddingCallRequest,
  { contextTokens = Infinity }: DeclaredModel,
): number =>
  inputs.reduce((sum: number, input) => {
    const most = typeof input === 'string' ? Buffer.byteLength(input) : input.length
    return sum + Math.min(most + inputMargin, contextTokens)
  }, 0)

function refuseDimensions(
  { model, dimensions: asked }: EmbeddingCallRequest,
  { dimensions: most }: DeclaredModel,
): void {
  if (asked === undefined || most === undefined || asked <= most) return
  throw new Failure('invalidRequest', `dimensions must be <= ${most}: ${model} gives no more`, {
    retry: false,
    param: 'dimensions',
    rule: 'maximum',
  })
}

function notForEmbeddings(name: string, { models }: EmbeddingsParts, caller: Key): Failure {
  const others = allowedModels(models, caller).filter(({ kind }) => kind === 'embeddings')
  const instead =
    others.length === 0
      ? 'the operator can declare one that does with kind: embeddings'
      : `use ${others.map((model) => model.name).join(' or ')}`
  return new Failure('invalidRequest', `${name} chats and makes no embeddings; ${instead}`, {
    retry: false,
    param: 'model',
  })
}

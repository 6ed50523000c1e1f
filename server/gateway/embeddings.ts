import type { DeclaredModel } from '../config/models.ts'
import { Failure } from '../failure.ts'
import { isLimited, isMetered } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { costOf } from '../money.ts'
import { hasBudget, logModel, pricedCheck, type AdmitDeps } from './admit.ts'
import { ChargedCall, type Admitted, type ModelRequest } from './charged-call.ts'
import { modelOfKind } from './models.ts'
import type { Receiver } from './providers/facts.ts'
import { plainBody } from './providers/members.ts'
import type { Shaped } from './providers/shaped.ts'
import type { Router } from './routing/router.ts'
import { estimateTokens } from './tokens.ts'
import { readEmbeddings, type EmbeddingReply, type VectorFormat } from './upstream/embeddings.ts'
import type { UsageRecorder } from './usage-recorder.ts'

/** A string, or its tokens. */
export type EmbeddingInput = string | readonly number[]

/** A request for embeddings, converted by OpenAI's dialect. */
export type EmbeddingBody = {
  model: string
  inputs: readonly EmbeddingInput[]
  format: VectorFormat
  /** Numbers in each vector, if the request sets it. */
  dimensions: number | undefined
  /** The fields for the server, besides the model. */
  fields: object
  /** Response headers, to which the caller's remaining limits are added. */
  headers: RateHeaders
  /** Set to what the server was not sent. */
  shaped: Shaped
}

export type EmbeddingsDeps = AdmitDeps & {
  router: Router
  usage: UsageRecorder
  timeouts: { whole_ms: number }
}

/** Vectors, and the tokens of the inputs: an estimate if the upstream does not count them. */
export type EmbeddingResult = Pick<EmbeddingReply, 'vectors'> & { promptTokens: number }

/** Serves embeddings: checks the key, reserves, routes, records and charges as for a chat. */
export type Embeddings = (request: ModelRequest, body: EmbeddingBody) => Promise<EmbeddingResult>

export function createEmbeddings(deps: EmbeddingsDeps): Embeddings {
  const admit = embeddingsAdmitter(deps)
  return async (request, body) => {
    const { inputs, format, dimensions } = body
    const call = new EmbeddingsCall(deps, request, body, await admit(request, body))
    const expected = { count: inputs.length, format, dimensions }
    const { usage, ...vectors } = await call.endOnFailure(
      deps.router.answer(call, (parts) => readEmbeddings(parts, expected)),
    )
    return { ...vectors, promptTokens: usage?.prompt_tokens ?? call.promptEstimate() }
  }
}

class EmbeddingsCall extends ChargedCall {
  readonly dialect = 'embeddings'
  readonly #body: EmbeddingBody

  constructor(
    { usage, timeouts }: EmbeddingsDeps,
    request: ModelRequest,
    body: EmbeddingBody,
    admitted: Admitted,
  ) {
    const { model: calledModel, headers } = body
    super(request, { ...admitted, calledModel, headers, usage, maxMs: timeouts.whole_ms })
    this.#body = body
  }

  bodyFor(upstreamModel: string, receiver: Receiver): string {
    const { fields, shaped } = this.#body
    return plainBody(fields, upstreamModel, { ...receiver, shaped })
  }

  conversation(): undefined {
    return undefined
  }

  /** The model reads each input separately. */
  size(): number {
    return Math.max(...this.#body.inputs.map(countInput))
  }

  promptEstimate(): number {
    return countInputs(this.#body.inputs)
  }
}

/** Admits a request: checks that the key may make it, and reserves its usage. */
function embeddingsAdmitter(deps: EmbeddingsDeps) {
  const { limits, caps, highestPrice } = deps
  const areCapsMetered = caps.some(({ limited }) => isMetered(limited))
  const checkPriced = pricedCheck(deps)
  return async (request: ModelRequest, body: EmbeddingBody): Promise<Admitted> => {
    const { caller } = request
    logModel(deps, request, body.model)
    const model = modelOfKind('embeddings', body.model, deps, caller)
    rejectDimensions(body, model)
    if (caps.length === 0 && !isLimited(caller)) return { model, reservation: undefined }
    if (hasBudget(caps, caller)) checkPriced(model.name)
    const need = { tokens: 0, nano: 0 }
    if (areCapsMetered || isMetered(caller)) {
      need.tokens = countInputs(body.inputs)
      need.nano = costOf(highestPrice(model.name), {
        prompt: maxTokens(body, model),
        completion: 0,
      })
    }
    return { model, reservation: await limits.reserve(caller, need, caps) }
  }
}

/** Estimates the tokens of a string, or counts the given ones. */
const countInput = (input: EmbeddingInput): number =>
  typeof input === 'string' ? estimateTokens(input) : input.length

const countInputs = (inputs: readonly EmbeddingInput[]): number =>
  inputs.reduce((sum, input) => sum + countInput(input), 0)

/** More tokens than models add at the start and end of an input. */
const inputMargin = 16

/**
 * An upper bound of any model's count of the inputs, to reserve money: no token is
 * shorter than a byte. An input that exceeds the model's context costs nothing.
 */
const maxTokens = (
  { inputs }: EmbeddingBody,
  { contextTokens = Infinity }: DeclaredModel,
): number =>
  inputs.reduce((sum: number, input) => {
    const most = typeof input === 'string' ? Buffer.byteLength(input) : input.length
    return sum + Math.min(most + inputMargin, contextTokens)
  }, 0)

function rejectDimensions(
  { model, dimensions }: EmbeddingBody,
  { dimensions: most }: DeclaredModel,
): void {
  if (dimensions === undefined || most === undefined || dimensions <= most) return
  throw new Failure('invalidRequest', `dimensions must be <= ${most}: ${model} gives no more`, {
    retry: false,
    param: 'dimensions',
    rule: 'maximum',
  })
}

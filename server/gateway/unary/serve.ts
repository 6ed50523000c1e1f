import type { UnaryKind } from '../../config/models.ts'
import { isLimited, isMetered } from '../../limits/limits.ts'
import { costOf, workCost } from '../../money.ts'
import type { Work } from '../../units.ts'
import { hasBudget, logModel, pricedCheck, type AdmitDeps } from '../admit.ts'
import type { Call, ReplyBounds } from '../call.ts'
import { ChargedCall, type Admitted, type ModelRequest } from '../charged-call.ts'
import { afterOf } from '../hooks/before.ts'
import type { Hooks, Review } from '../hooks/hooks.ts'
import { modelOfKind } from '../models.ts'
import { plainBody } from '../providers/members.ts'
import type { Router } from '../routing/router.ts'
import { concatParts } from '../upstream/body.ts'
import { faultIn, isFault, objectOf, unknownReply } from '../upstream/normalize.ts'
import { parseReply } from '../upstream/reply.ts'
import { defaultReplyTokens } from '../upstream/request.ts'
import type { UsageRecorder } from '../usage-recorder.ts'
import type { ReplyHead, UnaryBounds, UnaryOperation } from './operation.ts'
import { operations, type JsonKind, type UnaryBodies, type UnaryReplies } from './operations.ts'

export type UnaryDeps = AdmitDeps & {
  router: Router
  usage: UsageRecorder
  /** Undefined if none is configured. */
  hooks?: Hooks | undefined
  timeouts: { whole_ms: number; stream_ms: number }
}

/**
 * Serves the operation of a kind of models: checks the key, reserves, routes, records and charges
 * as for a chat.
 */
export type Unary = <Kind extends JsonKind>(
  kind: Kind,
  request: ModelRequest,
  body: UnaryBodies[Kind] & { model: string },
  head: ReplyHead,
) => Promise<UnaryReplies[Kind]>

export function createUnary(deps: UnaryDeps): Unary {
  const admit = unaryAdmitter(deps)
  return async (kind, request, body, { headers, shaped }) => {
    const { model } = body
    const operation: UnaryOperation<typeof body, UnaryReplies[typeof kind]> = operations[kind]
    const bounds = operation.bounds(body)
    const work = { unit: operation.unit, count: bounds.units }
    const call = new UnaryCall(deps, request, {
      kind,
      bounds,
      work,
      bodyFor: (...[name, receiver]) =>
        plainBody(operation.fields(body), name, { ...receiver, shaped }),
      calledModel: model,
      headers,
      admitted: await admit(kind, request, model, { ...operation, bounds }),
    })
    const { reply } = await call.endOnFailure(
      deps.router.answer(call, (parts) => {
        const bytes = concatParts(parts)
        const json = parseReply(bytes)
        const fault = faultIn(json)
        if (fault) return fault
        const reply = Array.isArray(json) ? { results: json } : objectOf(json)
        if (!reply) return unknownReply('not_json', bytes.toString())
        const answer = operation.read(reply, body, model)
        if (isFault(answer)) return answer
        return { ...answer, work: { ...work, count: answer.units ?? work.count } }
      }),
    )
    return reviewedBy(deps, request, { model, reply, reviewed: operation.reviewed })
  }
}

type Reviewed<Reply> = {
  model: string
  reply: Reply
  /** Undefined if no model writes texts in it. */
  reviewed: ((reply: Reply, review: Review) => Promise<Reply>) | undefined
}

/** A reply that was charged, as the hooks leave it. */
export async function reviewedBy<Reply>(
  { hooks, models }: Pick<UnaryDeps, 'hooks' | 'models'>,
  request: ModelRequest,
  { model, reply, reviewed }: Reviewed<Reply>,
): Promise<Reply> {
  const after = reviewed && hooks && afterOf(hooks, models, request, model)
  return after ? reviewed(reply, after) : reply
}

type Options = {
  kind: UnaryKind
  bounds: UnaryBounds
  work: Work
  bodyFor: Call['bodyFor']
  form?: Call['form']
  calledModel: string
  headers: ReplyHead['headers']
  admitted: Awaited<ReturnType<ReturnType<typeof unaryAdmitter>>>
  isStreamed?: boolean
}

/** The call of an operation that is not a chat. */
export class UnaryCall extends ChargedCall {
  readonly dialect: UnaryKind
  readonly work: Work
  readonly reply?: ReplyBounds
  readonly form?: NonNullable<Call['form']>
  readonly #bounds: UnaryBounds
  readonly bodyFor: Options['bodyFor']

  constructor({ usage, timeouts }: UnaryDeps, request: ModelRequest, options: Options) {
    const { kind, bounds, work, form, calledModel, headers, admitted, isStreamed } = options
    const maxMs = isStreamed ? timeouts.stream_ms : timeouts.whole_ms
    super(request, { ...admitted, calledModel, headers, usage, maxMs })
    this.dialect = kind
    this.work = work
    const { tokensPerSecond } = admitted.model
    const { replyTokens: maxTokens } = admitted
    if (maxTokens > 0)
      this.reply = { maxTokens, tokensPerSecond, isLimited: false, isBudgeted: false }
    this.#bounds = bounds
    if (form) this.form = form
    this.bodyFor = options.bodyFor
  }

  conversation(): undefined {
    return undefined
  }

  size(): number {
    return this.#bounds.promptTokens
  }

  promptEstimate(): number {
    return this.#bounds.promptTokens
  }
}

/** Admits a request: checks that the key may make it, and reserves its usage. */
export function unaryAdmitter(deps: UnaryDeps) {
  const { limits, caps, highestPrice } = deps
  const areCapsMetered = caps.some(({ limited }) => isMetered(limited))
  const checkPriced = pricedCheck(deps)
  return async (
    kind: UnaryKind,
    request: ModelRequest,
    calledModel: string,
    { unit, bounds }: { unit: Work['unit']; bounds: UnaryBounds },
  ): Promise<Admitted & { replyTokens: number }> => {
    const { caller } = request
    logModel(deps, request, calledModel)
    const model = modelOfKind(kind, calledModel, deps, caller)
    const price = highestPrice(model.name)
    const maxTokens = bounds.replies * (model.outputTokens ?? defaultReplyTokens)
    const replyTokens = price?.output ? maxTokens : 0
    if (caps.length === 0 && !isLimited(caller))
      return { model, replyTokens, reservation: undefined }
    if (hasBudget(caps, caller)) checkPriced(model.name)
    const need = { tokens: 0, nano: 0 }
    if (areCapsMetered || isMetered(caller)) {
      need.tokens = bounds.promptTokens + replyTokens
      need.nano =
        costOf(price, { prompt: bounds.maxPromptTokens, completion: replyTokens }) +
        workCost(price, { unit, count: bounds.units })
    }
    return { model, replyTokens, reservation: await limits.reserve(caller, need, caps) }
  }
}

import type { DeclaredModel, ModelCatalog } from '../config/models.ts'
import { Failure } from '../failure.ts'
import { rejectMedia } from './dialects/media.ts'
import type { Key } from '../keys/keys.ts'
import {
  hasBudget as hasOwnBudget,
  isLimited,
  isMetered,
  type Cap,
  type Limits,
} from '../limits/limits.ts'
import {
  affordableTokens,
  costOf,
  isPromptFree,
  type PricedTokens,
  type TokenPrice,
} from '../money.ts'
import type { Observe } from '../observations.ts'
import { rejectNonChat, type findModel } from './models.ts'
import type { Model, NativeRequest } from './call.ts'
import type { Admitted, ModelRequest } from './charged-call.ts'
import type { Router } from './routing/router.ts'
import { largerOf, nativeNeed, promptNeed, type PromptNeed } from './tokens.ts'
import { defaultReplyTokens, maxTokens, type ChatRequest } from './upstream/request.ts'
import type { MessagePart } from './turn.ts'

export type AdmitDeps = {
  models: ModelCatalog
  /** `findModel` of `models.ts`, or its variant for the dialect. */
  findModel: typeof findModel
  limits: Pick<Limits, 'reserve' | 'room'>
  /** Limits for all callers together. */
  caps: readonly Cap[]
  /** The highest price of the model's tokens. */
  highestPrice(model: Model): TokenPrice | undefined
  /** Whether tokens of the model may be free because it has no price and no cost. */
  isUnpriced(model: Model): boolean
  /** Whether a caller with a budget may use an unpriced model. */
  unpriced: 'allow' | 'refuse'
  observe: Observe
}

/** The parts of a `ChatBody` that decide about admission. */
type ChatForms = {
  chat: ChatRequest
  native?: NativeRequest | undefined
  untranslatable?: Failure | undefined
}

/** Replies are not shortened below this because other requests use up a limit. */
const usefulReplyTokens = 256

/**
 * Admits a chat: checks that the key may make the request, and reserves its usage. Sets its maximum
 * length if the caller's limits need one. Synchronous if possible.
 */
export function createAdmitter(
  deps: AdmitDeps & {
    router: Pick<Router, 'rejectUnfit' | 'hostedNano' | 'speaks' | 'memberRules'>
  },
): (request: ModelRequest, body: ChatForms) => Admitted | Promise<Admitted> {
  const { findModel, limits, caps, router } = deps
  const areCapsMetered = caps.some(({ limited }) => isMetered(limited))
  const checkPriced = pricedCheck(deps)
  return (request, body) => {
    const { caller } = request
    const { chat } = body
    logModel(deps, request, chat.model)
    const model = findModel(chat.model, deps.models, caller, 'chat')
    rejectNonChat(model, chat.model)
    rejectParts(chat, model)
    router.rejectUnfit(model.name, body)
    if (caps.length === 0 && !isLimited(caller)) return { model, reservation: undefined }
    if (hasBudget(caps, caller)) checkPriced(model.name)
    if (!areCapsMetered && !isMetered(caller))
      return reserved(model, limits.reserve(caller, { tokens: 0, nano: 0 }, caps))
    const hostedNano = router.hostedNano(model.name, body)
    const prompt = promptOf(model, body, router)
    const need = { chat, prompt, caller, model, hostedNano }
    if (hasBudget(caps, caller)) rejectUnbounded(deps, need, body)
    const replyTokens = maxTokens(chat)
    if (replyTokens === undefined) return reserveFitting(deps, need)
    return reserved(model, reserve(deps, need, replyTokens))
  }
}

/** Adds the model to the request's log line, if this server declares it. */
export function logModel(
  { models }: Pick<AdmitDeps, 'models'>,
  { logFields }: ModelRequest,
  calledModel: string,
): void {
  const model = models.find(calledModel)
  if (model) logFields.model = model.name
}

/** The prompt's token counts over all formats in which it may be sent. */
function promptOf(
  { name }: DeclaredModel,
  { chat, native, untranslatable }: ChatForms,
  router: Pick<Router, 'speaks' | 'memberRules'>,
): PromptNeed {
  const translated = promptNeed(chat, chat.unknown?.select(router.memberRules(name)))
  if (!native || !router.speaks(name, native)) return translated
  const passed = nativeNeed(native.prompt())
  return untranslatable ? passed : largerOf(translated, passed)
}

/** Rejects a prompt of unknown size, for which a budget cannot reserve. */
function rejectUnbounded(
  { highestPrice }: AdmitDeps,
  { prompt, model }: NeedOf,
  { native }: ChatForms,
): void {
  const price = highestPrice(model.name)
  if (!price || isPromptFree(price) || paidPrompt(prompt, model) !== Infinity) return
  const at = native
    ?.prompt()
    .media.find(({ kind, chars }) => kind !== 'image' && chars === undefined)?.at
  const param = (at ?? 'model').slice(0, 256)
  throw new Failure(
    'invalidRequest',
    `${param} has an address, and no budget can reserve what is of unknown size; send its bytes, or ` +
      `have the operator declare context_tokens of ${model.name}`,
    { retry: false, rule: 'unsupported_value', param },
  )
}

function reserved(
  model: DeclaredModel,
  reserving: ReturnType<Limits['reserve']>,
): Admitted | Promise<Admitted> {
  if (!(reserving instanceof Promise)) return { model, reservation: reserving }
  return reserving.then((reservation) => ({ model, reservation }))
}

/** The request to reserve for. */
type NeedOf = {
  chat: ChatRequest
  prompt: PromptNeed
  caller: Key
  model: DeclaredModel
  /** The maximum cost of hosted tools. */
  hostedNano: number
}

function reserve(
  { limits, caps, highestPrice }: AdmitDeps,
  { prompt, caller, model, hostedNano }: NeedOf,
  replyTokens = 0,
): ReturnType<Limits['reserve']> {
  const price = highestPrice(model.name)
  const nanoOf = (count: typeof paidPrompt) => {
    const nano = costOf(price, pricedPrompt(price, count, prompt, model, replyTokens))
    return nano * (prompt.samplings ?? 1) + hostedNano
  }
  const tokens = prompt.estimate + replyTokens
  const need = { tokens, nano: nanoOf(paidPrompt), usualNano: nanoOf(usualPrompt) }
  return limits.reserve(caller, need, caps)
}

/**
 * The maximum prompt tokens that any model may count; a prompt that exceeds the context costs
 * nothing.
 */
const paidPrompt = (prompt: PromptNeed, { contextTokens = Infinity }: DeclaredModel): number =>
  Math.min(prompt.most, contextTokens)

/** The tokens to reserve money for: a prompt that may be cached for an hour has that price. */
function pricedPrompt(
  price: TokenPrice | undefined,
  count: typeof paidPrompt,
  prompt: PromptNeed,
  model: DeclaredModel,
  completion: number,
): PricedTokens {
  const tokens = price && !isPromptFree(price) ? count(prompt, model) : 0
  // It is infinite only if no budget counts it.
  const finite = isFinite(tokens) ? tokens : 0
  if (!prompt.isCachedLong) return { prompt: finite, completion }
  return { prompt: finite, completion, cacheWrite: finite, cacheWrite1h: finite }
}

/** The count that most prompts of this size do not exceed. */
const usualPrompt = (prompt: PromptNeed, model: DeclaredModel): number =>
  Math.min(Math.ceil(1.5 * prompt.estimate), paidPrompt(prompt, model))

/** Reserves for a request without a maximum length, and sets one that its limits allow. */
async function reserveFitting(deps: AdmitDeps, need: NeedOf): Promise<Admitted> {
  const { chat, model } = need
  const attempt = async (reply: number): Promise<Admitted> => {
    const reservation = await reserve(deps, need, reply)
    chat.max_tokens = reply
    return { model, reservation }
  }
  const reply = fittingReply(deps, need)
  try {
    return await attempt(reply)
  } catch (error) {
    // Other replicas may have used more than was known here; the rejection has updated that.
    const shorter = fittingReply(deps, need)
    if (shorter >= reply) throw error
    return attempt(shorter)
  }
}

/** The model's maximum reply tokens, lowered to the remaining tokens and money. */
function fittingReply(
  { limits, caps, highestPrice }: AdmitDeps,
  { prompt, caller, model, hostedNano }: NeedOf,
): number {
  const { outputTokens, contextTokens = Infinity } = model
  const price = highestPrice(model.name)
  const { tokens, nano } = limits.room(caller, caps)
  const allowed = (ofTokens: number, ofNano: number, count = paidPrompt) =>
    Math.min(
      ofTokens - prompt.estimate,
      affordableTokens(
        price,
        (ofNano - hostedNano) / (prompt.samplings ?? 1),
        pricedPrompt(price, count, prompt, model, 0),
      ),
    )
  const most = Math.min(
    outputTokens ?? defaultReplyTokens,
    Math.max(1, contextTokens - prompt.estimate),
  )
  const useful = Math.min(most, usefulReplyTokens)
  const surely = allowed(tokens.remaining, nano.remaining)
  const usually = surely < useful ? allowed(tokens.remaining, nano.remaining, usualPrompt) : surely
  const affordable = Math.min(most, Math.max(surely, usually))
  const least = Math.min(useful, allowed(tokens.limit, nano.limit, usualPrompt))
  return Math.max(1, affordable, least)
}

/** Whether a budget counts the caller's spend. */
export const hasBudget = (caps: readonly Cap[], caller: Key): boolean =>
  hasOwnBudget(caller) || caps.some(({ limited }) => hasOwnBudget(limited))

/** A check that a model is priced, for callers with a budget; reports each unpriced model once. */
export function pricedCheck({
  isUnpriced,
  unpriced,
  observe,
}: Pick<AdmitDeps, 'isUnpriced' | 'unpriced' | 'observe'>): (model: Model) => void {
  const reported = new Set<Model>()
  return (model) => {
    if (!isUnpriced(model)) return
    if (unpriced === 'refuse') throw notPriced(model)
    if (reported.has(model)) return
    reported.add(model)
    observe({ kind: 'budgetWithoutPrice', model })
  }
}

const notPriced = (model: Model) =>
  new Failure(
    'forbidden',
    `${model} has neither a price nor a cost here, so a budget would count nothing for it; ` +
      'the operator can give it a price',
    { retry: false, rule: 'model_without_price' },
  )

type PartKind = { input: DeclaredModel['input'][number]; ability: string }

/** The input that a model must declare to receive a part, and the words for it. */
const kinds: Record<MessagePart['type'], PartKind> = {
  text: { input: 'text', ability: 'read text' },
  image_url: { input: 'image', ability: 'see images' },
  input_audio: { input: 'audio', ability: 'process audio' },
  file: { input: 'file', ability: 'read files' },
}

/**
 * Throws for the first part that the model does not accept. The path in the Failure is that of the
 * internal format.
 */
function rejectParts(chat: ChatRequest, model: DeclaredModel): void {
  const { model: name, messages, media } = chat
  const { input } = model
  if (media) rejectMedia(media, name, model)
  for (let turn = 0; turn < messages.length; turn++) {
    const content = messages[turn]?.content ?? ''
    if (typeof content === 'string') continue
    for (const [index, { type }] of content.entries()) {
      const kind = kinds[type]
      if (kind.input === 'text' || input.includes(kind.input)) continue
      const at = `messages[${turn}].content[${index}]`
      const why = `${name} does not ${kind.ability} here; send parts of the type text`
      throw new Failure('invalidRequest', `${at} is of the type ${type}, and ${why}`, {
        retry: false,
        param: `${at}.type`,
        rule: 'unsupported_value',
      })
    }
  }
}

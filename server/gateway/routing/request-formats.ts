import { Failure } from '../../failure.ts'
import type { DeclaredModel } from '../../config/models.ts'
import type { ModelFacts } from '../../config/providers.ts'
import type { Call, ChatReceiver, NativeRequest } from '../call.ts'
import type { Wire } from '../upstream/body.ts'
import { messagesBody } from '../upstream/messages/write-request.ts'
import { upstreamBody, type ChatRequest } from '../upstream/request.ts'
import { addressOf, withQuery, type Operation } from '../providers/address.ts'
import type { Facts } from '../providers/facts.ts'
import type { Deployment, Dialect } from './deployments.ts'

/** The formats in which a call can be sent: its dialect, or the native one. */
export type CallFormats = Partial<
  Pick<Call, 'dialect' | 'untranslatable' | 'endsWithAssistant'>
> & {
  native?: Pick<NativeRequest, 'dialect' | 'operation' | 'errorFor' | 'hostedNano'> | undefined
}

/**
 * The dialect in which a deployment is called: the native one if it speaks that, else that of the
 * body; chats are translated for servers that speak Messages only.
 */
export function dialectFor(
  { dialect = 'chat', native }: CallFormats,
  { dialects }: Pick<Deployment, 'dialects'>,
): Dialect | undefined {
  if (native && dialects.has(native.dialect)) return native.dialect
  if (dialects.has(dialect)) return dialect
  return dialect === 'chat' && dialects.has('messages') ? 'messages' : undefined
}

/** Why a deployment cannot take a call; `foreign` if it speaks none of the dialects. */
function faultFor(formats: CallFormats, deployment: Deployment): Failure | 'foreign' | undefined {
  const { native, untranslatable, endsWithAssistant } = formats
  const dialect = dialectFor(formats, deployment)
  if (dialect === undefined) return 'foreign'
  const { hostedTools, sentModel, model } = deployment
  const facts = deployment.facts.of(sentModel ?? model)
  if (dialect === native?.dialect) {
    const { operation } = native
    const isServed = operation === undefined || facts.paths?.[operation] !== undefined
    return isServed ? native.errorFor(hostedTools) : (untranslatable ?? 'foreign')
  }
  const isPrefilled = endsWithAssistant && facts.prefill === 'refuses'
  return isPrefilled ? prefillRefused() : untranslatable
}

const prefillRefused = () =>
  new Failure(
    'invalidRequest',
    'the last message is the assistant’s, which no server of this model continues; end with a ' +
      'message of the user',
    { retry: false, param: 'messages' },
  )

/** The deployments that can take a call. */
export function fitting(
  deployments: readonly Deployment[],
  formats: CallFormats,
): readonly Deployment[] {
  const isFit = (deployment: Deployment) => faultFor(formats, deployment) === undefined
  return deployments.every(isFit) ? deployments : deployments.filter(isFit)
}

/** The error of a call that no deployment can take, if one could take it without some part. */
export function unfitError(
  deployments: readonly Deployment[],
  formats: CallFormats,
): Failure | undefined {
  const { untranslatable, native, endsWithAssistant } = formats
  if (!untranslatable && !native && !endsWithAssistant) return undefined
  let error: Failure | undefined
  for (const deployment of deployments) {
    const fault = faultFor(formats, deployment)
    if (fault === undefined) return undefined
    if (fault !== 'foreign') error ??= fault
  }
  return error
}

const servedAt: Record<Dialect, string> = {
  chat: '/openai/v1/chat/completions',
  responses: '/openai/v1/responses',
  messages: '/anthropic/v1/messages',
  embeddings: '/openai/v1/embeddings',
  rerank: '/openai/v1/rerank',
  moderations: '/openai/v1/moderations',
  images: '/openai/v1/images/generations',
  speech: '/openai/v1/audio/speech',
  transcriptions: '/openai/v1/audio/transcriptions',
}

/** The error of a call whose dialect no deployment speaks; names the paths that work. */
export function notSpoken(
  { calledModel, dialect }: Pick<Call, 'calledModel' | 'dialect'>,
  deployments: readonly Deployment[],
): Failure {
  const spoken = [...new Set(deployments.flatMap(({ dialects }) => [...dialects]))]
  const others = spoken.map((other) => servedAt[other]).join(' or ')
  const message = `no server of ${calledModel} speaks ${dialect}; send it to ${others}`
  return new Failure('invalidRequest', message, { retry: false, param: 'model' })
}

/** A deployment, with the facts to shape a request by. */
type Receiver = Omit<Deployment, 'facts'> & { facts: Facts }

/** The request that a deployment is sent for a call in this dialect. */
export function wireFor(call: Call, deployment: Receiver, dialect: Dialect): Wire {
  const { native, calledModel, isStreamed, form } = call
  const { sentModel: model = calledModel, facts, members, basePath, headers } = deployment
  if (native?.dialect === dialect)
    return nativeWire(native, deployment, {
      model,
      isStreamed,
      bounds: call.reply,
      priority: priorityOf(facts.of(model), call),
    })
  const address = addressOf(basePath, dialect, facts.of(model), { model, isStreamed })
  const isModelInPath = address.hasModel
  const priority = priorityOf(facts.of(model), call)
  const body = call.bodyFor(model, { facts, members, dialect, isModelInPath, priority })
  if (!form) return wireOf(deployment, address.path, body, headers)
  const formHeaders = { ...headers, 'content-type': form.contentType }
  return { ...wireOf(deployment, address.path, body, formHeaders), text: form.text }
}

/** The priority of a call at a server that takes one and has not refused it. */
function priorityOf(
  { priority, members }: ModelFacts,
  { priorityClass }: Pick<Call, 'priorityClass'>,
): number | undefined {
  if (!priority || members?.['priority'] === 'omit') return undefined
  return priority[priorityClass === 'batch' ? 'batch' : 'interactive']
}

type NativeOptions = {
  /** The server's name for the model. */
  model: string
  isStreamed?: boolean | undefined
  bounds?: Parameters<NativeRequest['bodyFor']>[2] | undefined
  /** The request's by default. */
  operation?: Operation
  priority?: number | undefined
}

/** The JSON of a chat for a server: as a chat, or translated for one that speaks Messages only. */
export function chatBody(
  chat: ChatRequest,
  model: string,
  { dialect, ...receiver }: ChatReceiver,
  settings: Partial<Pick<DeclaredModel, 'outputTokens' | 'cache'>> = {},
): string | Buffer {
  if (dialect === 'messages') return messagesBody(chat, model, receiver, settings)
  return upstreamBody(chat, model, receiver)
}

/** The request that a deployment is sent in the native dialect. */
export function nativeWire(
  native: NativeRequest,
  deployment: Receiver,
  { model, isStreamed, bounds = unbounded, operation, priority }: NativeOptions,
): Wire {
  const { facts, members, hostedTools, basePath } = deployment
  const at = operation ?? native.operation ?? native.dialect
  const address = addressOf(basePath, at, facts.of(model), { model, isStreamed })
  const isModelInPath = address.hasModel
  const receiver = { facts, members, hostedTools, isModelInPath, priority }
  const body = native.bodyFor(model, receiver, bounds)
  return wireOf(deployment, address.path, body, { ...deployment.headers, ...native.headers })
}

const unbounded = { maxTokens: undefined, isLimited: false, isBudgeted: false }

/**
 * Undici's timeouts are only a safety net, longer than ours. It reuses its timer if they are equal.
 */
function wireOf(
  { firstByteMs, idleMs, query }: Receiver,
  plainPath: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Wire {
  const ms = Math.max(firstByteMs, idleMs) + 1000
  const path = withQuery(plainPath, query)
  return { method: 'POST', path, headers, body, headersTimeout: ms, bodyTimeout: ms }
}

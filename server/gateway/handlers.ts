import { modelValues, type operations } from '../../generated/server/gateway.ts'
import { requireScope } from '../access/admission.ts'
import type { Key } from '../access/keys.ts'
import { Failure } from '../failure.ts'
import type { Handlers } from '../http/operations.ts'
import type { Accounts } from './accounts.ts'
import type { Said } from './chunks.ts'
import { asksForUsage, ignoredFields, upstreamBody } from './request.ts'
import type { Delivery, Journey, Model, Router } from './router.ts'
import { estimatePrompt } from './tokens.ts'

type Parts = {
  router: Router
  accounts: Accounts
  limits: { whole_ms: number; stream_ms: number; keep_alive_ms: number }
  /** When the models were first served, Unix seconds. */
  created: number
}

/** The handlers of gateway.yaml. */
export function gatewayHandlers({ router, accounts, limits, created }: Parts): Handlers<operations, Key> {
  return {
    async createChatCompletion({ body: chat, caller, requestId, signal, startedAt, expireIn, header, about }) {
      about.model = chat.model
      checkKey(caller, chat.model)
      accounts.checkOpen()
      const ignored = ignoredFields(chat)
      const headers = ignored === undefined ? {} : { 'x-ignored-fields': ignored }
      const ownMs = chat.stream ? limits.stream_ms : limits.whole_ms
      const allowedMs = Math.min(ownMs, header['x-request-timeout-ms'] ?? ownMs)
      expireIn(allowedMs)
      const journey: Journey = { requestId, model: chat.model, bodyFor: (model) => upstreamBody(chat, model), signal, deadline: startedAt + allowedMs }
      const promptEstimate = () => estimatePrompt(chat)
      const record = accounts.recorder({ service: 'gateway', requestId, keyId: caller.id, model: chat.model, promptEstimate, spent: ({ tokens }) => void (about.tokens = (about.tokens ?? 0) + tokens) })

      if (!chat.stream) {
        const { completion, native } = await router.complete(journey, record)
        return { status: 200, headers: { ...headers, ...(native !== undefined && { 'x-finish-reason-native': native }) }, body: completion }
      }
      const opening = router.stream(journey, record)
      const refused = (status: string) => signal.reason === 'left' || accounts.refused({ requestId, keyId: caller.id, service: 'gateway', status, ms: performance.now() - startedAt })
      // Until the first content a failure keeps its own status; but no client is left without a sign of life for long.
      const opened = await settledWithin(opening, limits.keep_alive_ms)
      const shown = asksForUsage(chat) ? promptEstimate : undefined
      return { status: 200, headers, events: opened ? eventsOf(opened, shown) : eventsOnceOpen(opening, shown, refused) }
    },

    async listModels({ caller }) {
      requireScope(caller, 'chat')
      const data = modelValues.filter((model) => caller.models?.includes(model) ?? true).map((id) => ({ id, object: 'model' as const, created, owned_by: 'tollgate' }))
      return { status: 200, body: { object: 'list', data } }
    },
  }
}

function checkKey(key: Key, model: Model): void {
  requireScope(key, 'chat')
  const { models } = key
  if (models && !models.includes(model)) throw new Failure('forbidden', `this key may not use ${model}; it may use ${models.join(', ')}`, { retry: false, param: 'model' })
}

/** The stream as the client gets it: with a last chunk of token counts if it asked for that. */
const eventsOf = (delivery: Delivery, promptEstimate: (() => number) | undefined) => (promptEstimate ? withUsage(delivery, promptEstimate) : delivery.batches)

/** The head of the reply has gone out: a refusal can only be an event now, and its ledger row is written here. */
async function* eventsOnceOpen(opening: Promise<Delivery>, promptEstimate: (() => number) | undefined, refused: (status: string) => void) {
  const opened = await opening.catch((error: unknown) => {
    refused(error instanceof Failure ? error.code : 'internal_error')
    throw error
  })
  return yield* eventsOf(opened, promptEstimate)
}

async function* withUsage({ batches, usage, head }: Delivery, promptEstimate: () => number): AsyncGenerator<readonly Said[], 'close' | undefined> {
  const end = yield* batches
  const start = head()
  if (!start) return end
  const { usage: told, estimate } = usage()
  const prompt = promptEstimate()
  yield [{ ...start, choices: [], usage: told ?? { prompt_tokens: prompt, completion_tokens: estimate, total_tokens: prompt + estimate } }]
  return end
}

/** What the promise gives, or undefined when it takes longer; throws what it throws in that time. */
function settledWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

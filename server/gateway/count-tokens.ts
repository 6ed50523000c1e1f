import type { ModelCatalog } from '../config/models.ts'
import { Failure } from '../failure.ts'
import { callerName, requiredLabels } from '../keys/authorize.ts'
import { isLimited, type Cap, type Limits } from '../limits/limits.ts'
import type { NativeRequest } from './call.ts'
import type { ModelRequest } from './charged-call.ts'
import type { Router } from './routing/router.ts'

type CounterDeps = {
  models: ModelCatalog
  router: Pick<Router, 'rejectUnfit' | 'speaks' | 'countTokens'>
  limits: Pick<Limits, 'reserve'>
  caps: readonly Cap[]
}

type CountBody = { model: string; native: NativeRequest; untranslatable: Failure | undefined }

/**
 * The number of a prompt's tokens by a model server; undefined if none counts them, or the caller's
 * limits allow no request. Throws if no deployment accepts the prompt.
 */
export type TokenCounter = (
  request: Pick<ModelRequest, 'caller' | 'signal'>,
  body: CountBody,
) => Promise<number | undefined>

/** A count by a model server is one of the caller's requests, and costs nothing. */
export function createTokenCounter({ models, router, limits, caps }: CounterDeps): TokenCounter {
  return async ({ caller, signal }, { model: calledModel, native, untranslatable }) => {
    const model = models.find(calledModel)?.name ?? calledModel
    router.rejectUnfit(model, { native, untranslatable })
    if (!router.speaks(model, native)) return undefined
    try {
      const reservation = await limits.reserve(caller, { tokens: 0, nano: 0 }, caps)
      try {
        return await router.countTokens({
          callerName: callerName(caller),
          only: requiredLabels(caller),
          model,
          calledModel,
          signal,
          native,
          isLimited: caps.length > 0 || isLimited(caller),
        })
      } finally {
        reservation?.end()
      }
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }
}

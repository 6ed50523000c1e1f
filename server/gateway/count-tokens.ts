import type { ModelCatalog } from '../config/models.ts'
import { Failure } from '../failure.ts'
import { callerName, type Key } from '../keys/keys.ts'
import { isLimited, type Cap, type Limits } from '../limits/limits.ts'
import type { OwnCall } from './chat.ts'
import type { OwnRequest, Router } from './routing/router.ts'

type Parts = {
  models: ModelCatalog
  router: Pick<Router, 'refuse' | 'speaks' | 'countTokens'>
  limits: Pick<Limits, 'admit'>
  caps: readonly Cap[]
}

type CountCall = {
  caller: Key
  signal: AbortSignal
  own: OwnCall
  /** As in `RoutedRequest`. */
  untranslatable: Failure | undefined
}

/**
 * The number of a prompt's tokens by a model server that counts them; undefined where none does, or
 * where the caller has no request left. Throws the refusal of a prompt that no deployment takes.
 */
export type TokenCounter = (model: string, call: CountCall) => Promise<number | undefined>

/** A count that a model server is asked for is one of the caller's requests, and costs nothing. */
export function createTokenCounter({ models, router, limits, caps }: Parts): TokenCounter {
  return async (askedModel, { caller, signal, own, untranslatable }) => {
    const model = models.find(askedModel)?.name ?? askedModel
    router.refuse(model, { own, untranslatable })
    if (!router.speaks(model, own.dialect)) return undefined
    const bounds = {
      maxTokens: undefined,
      isLimited: caps.length > 0 || isLimited(caller),
      isBudgeted: false,
    }
    const bodyFor: OwnRequest['bodyFor'] = (name, receiver) => own.bodyFor(name, receiver, bounds)
    try {
      const reservation = await limits.admit(caller, { tokens: 0, nano: 0 }, caps)
      try {
        return await router.countTokens({
          caller: callerName(caller),
          model,
          askedModel,
          signal,
          own: { ...own, bodyFor },
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

import type { Observe, StoreName } from '../observations.ts'

/**
 * Whether a store works. Observes only the first failure and the recovery after it.
 */
export type StoreStatus = {
  isFailing(): boolean
  /** Why it fails, as observed; undefined while it works. */
  reason(): string | undefined
  fail(reason: string): void
  recover(): void
}

export function createStoreStatus(store: StoreName, observe: Observe): StoreStatus {
  let failure: string | undefined
  return {
    isFailing: () => failure !== undefined,
    reason: () => failure,
    fail(reason) {
      if (failure === undefined) observe({ kind: 'storeFailed', store, reason })
      failure ??= reason
    },
    recover() {
      if (failure !== undefined) observe({ kind: 'storeRecovered', store })
      failure = undefined
    },
  }
}

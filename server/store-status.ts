import type { Observe, StoreName } from './observations.ts'

/**
 * Whether a store works. Observes the first failure and the recovery after it, and nothing between
 * them.
 */
export type StoreStatus = {
  isFailing(): boolean
  fail(reason: string): void
  recover(): void
}

export function createStoreStatus(store: StoreName, observe: Observe): StoreStatus {
  let failing = false
  return {
    isFailing: () => failing,
    fail(reason) {
      if (!failing) observe({ kind: 'storeFailed', store, reason })
      failing = true
    },
    recover() {
      if (failing) observe({ kind: 'storeRecovered', store })
      failing = false
    },
  }
}

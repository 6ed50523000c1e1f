/** Functions that are longer than they should be. This list only gets shorter. */
export const functions = []

/** Files that are longer than they should be. */
export const files = [
  'test/server/http/auth.test.ts',
  'test/server/http/idempotency/requests.test.ts',
  'test/server/limits/gateway.test.ts',
  'test/server/mesh/calls.test.ts',
  'test/server/observe/secrets-everywhere.test.ts',
  'test/server/operator/payments.test.ts',
  'test/server/payments/solana/chain.test.ts',
]

import type { ModelFacts } from '../../../server/config/providers.ts'
import type { Receiver } from '../../../server/gateway/providers/facts.ts'

/** A server with these facts, which gets none of the members beyond the contract. */
export const receiver = (facts: ModelFacts = { system: 'any' }): Receiver => ({
  facts: { of: () => facts },
  members: { rejectsUnknown: false, forwarded: new Set() },
})

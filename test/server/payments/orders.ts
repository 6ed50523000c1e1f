import type { Order } from '../../../server/payments/purchase/order.ts'
import type { Facilitator } from '../../../server/payments/types.ts'

export const network = 'eip155:84532'

/** A facilitator to which every payment is good. */
export const trusting: Facilitator = {
  supports: () => ({ versions: [2], extra: {} }),
  fault: () => undefined,
  verify: async () => ({ kind: 'valid', payer: '0xpayer' }),
  settle: async () => ({
    kind: 'settled',
    receipt: { success: true, transaction: '0xtx', network, payer: '0xpayer' },
  }),
  close: async () => {},
}

export const orderOf = (key: string): Order => ({
  payment: {
    key,
    payer: '0xpayer',
    proof: key,
    validBefore: Math.ceil(Date.now() / 1000) + 120,
  },
  charge: {
    payload: {},
    terms: {
      scheme: 'exact',
      network,
      asset: '0xasset',
      amount: '1000',
      payTo: '0xus',
      maxTimeoutSeconds: 120,
      extra: {},
    },
    resource: { url: '', description: '', mimeType: '' },
  },
  fingerprint: 'request',
  requestId: 'r',
  agent: 'Shop',
  tool: 'tool',
  priceNano: 1_000_000,
  workMs: 20_000,
  isRepeatable: true,
  client: '192.0.2.1',
  isSigned: async () => true,
  work: async () => '{}',
})

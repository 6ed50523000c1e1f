import { getBase58Decoder } from '@solana/kit'
import { payerOf, type Exchange, type Fault } from './fault-proxy.ts'

/** The answer of a facilitator that says no without having sent anything. */
export const refusal = ({ operation, request }: Exchange, reason: string) =>
  operation === 'verify'
    ? { isValid: false, invalidReason: reason, payer: payerOf(request) }
    : {
        success: false,
        errorReason: reason,
        transaction: '',
        network: request.paymentRequirements.network,
        payer: payerOf(request),
      }

const settled = ({ request }: Exchange, transaction: string) => ({
  success: true,
  transaction,
  network: request.paymentRequirements.network,
  payer: payerOf(request),
})

/** Has the form of a transaction's name, and is on no chain. */
const invented = ({ request }: Exchange) =>
  request.paymentRequirements.network.startsWith('solana')
    ? getBase58Decoder().decode(new Uint8Array(64).fill(171))
    : `0x${'ab'.repeat(32)}`

/** Asks the real facilitator, and answers with what is made of what it said. */
const afterwards =
  (distort: (exchange: Exchange, text: string) => unknown, status = 200, type?: string): Fault =>
  async (exchange) => {
    const { text } = await exchange.ask()
    exchange.answer(status, distort(exchange, text), type)
  }

const withFields = (fields: object) =>
  // The real one answers with objects.
  afterwards((_exchange, text) => ({ ...(JSON.parse(text) as object), ...fields }))

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/** Faults before anything is asked: no money moves. */
export const before = {
  closes: ({ close }) => close(),
  /** Never answers; the caller has to give up. */
  hangs: () => {},
  fails500: ({ answer }) => answer(500, { error: 'internal error' }),
  unavailable503: ({ answer }) => answer(503, 'upstream connect error', 'text/plain'),
  limited429: ({ answer }) => answer(429, { error: 'rate limit exceeded' }),
  unauthorized401: ({ answer }) => answer(401, { error: 'unauthorized' }),
  html200: ({ answer }) => answer(200, html, 'text/html'),
  empty200: ({ answer }) => answer(200, ''),
  /** As if it were still under way. */
  pending: (exchange) => exchange.answer(200, refusal(exchange, 'settlement_pending')),
} as const satisfies Record<string, Fault>

/** Faults after the real call: if that was a settlement, the money has moved. */
export const after = {
  drops: async ({ ask, close }) => {
    await ask()
    close()
  },
  fails500: afterwards(() => ({ error: 'internal error' }), 500),
  text502: afterwards(() => 'bad gateway', 502, 'text/plain'),
  html200: afterwards(() => html, 200, 'text/html'),
  empty200: afterwards(() => ''),
  truncated: afterwards((_exchange, text) => text.slice(0, -9)),
  emptyObject: afterwards(() => ({})),
  pending: withFields({ success: false, errorReason: 'settlement_pending' }),
  pendingUnnamed: afterwards((exchange) => refusal(exchange, 'settlement_pending')),
  duplicate: afterwards((exchange) => refusal(exchange, 'duplicate_settlement')),
  /** The answer of version 1 when only the receipt was late. */
  timedOut: afterwards((exchange) => refusal(exchange, 'Timed out while waiting for transaction')),
  nonceUsed: afterwards((exchange) => refusal(exchange, 'invalid_exact_evm_nonce_already_used')),
  failedState: withFields({ success: false, errorReason: 'invalid_transaction_state' }),
  withoutTransaction: withFields({ transaction: '' }),
  otherNetwork: withFields({ network: 'eip155:1' }),
  otherPayer: withFields({ payer: '0x000000000000000000000000000000000000dEaD' }),
} as const satisfies Record<string, Fault>

/** Untruths: the real facilitator is not asked. */
export const lies = {
  /** To verify: anything is. */
  valid: (exchange) => exchange.answer(200, { isValid: true, payer: payerOf(exchange.request) }),
  /** To verify: it is, and somebody else pays. */
  validOfOther: ({ answer }) =>
    answer(200, { isValid: true, payer: '0x000000000000000000000000000000000000dEaD' }),
  settled: (exchange) => exchange.answer(200, settled(exchange, invented(exchange))),
  settledWithoutTransaction: (exchange) => exchange.answer(200, settled(exchange, '')),
  settledByOther: (exchange) =>
    exchange.answer(200, {
      ...settled(exchange, invented(exchange)),
      payer: '0x000000000000000000000000000000000000dEaD',
    }),
  settledElsewhere: (exchange) =>
    exchange.answer(200, { ...settled(exchange, invented(exchange)), network: 'eip155:1' }),
} as const satisfies Record<string, Fault>

/**
 * Refuses for this reason, with nothing sent to the chain; some facilitators do so with status 400.
 */
export const refuses =
  (reason: string, status = 200): Fault =>
  (exchange) =>
    exchange.answer(status, refusal(exchange, reason))

/** Does what it is asked, and says no for this reason. */
export const doesAndRefuses = (reason: string): Fault =>
  afterwards((exchange) => refusal(exchange, reason))

/** Keeps the real answer back for so long. */
export const answersAfter =
  (ms: number): Fault =>
  async ({ ask, answer, wait }) => {
    const { status, text } = await ask()
    await wait(ms)
    answer(status, text)
  }

/** Does what it is asked only then, whether or not anybody still waits for it. */
export const actsAfter =
  (ms: number): Fault =>
  async ({ ask, answer, wait }) => {
    await wait(ms)
    const { status, text } = await ask()
    answer(status, text)
  }

/** Stops one request where a test wants to look, or to kill: before or after the real call. */
export function holds(where: 'before' | 'after'): {
  fault: Fault
  arrived: Promise<void>
  release(): void
} {
  const arrival = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  async function stop(): Promise<void> {
    arrival.resolve()
    await gate.promise
  }
  return {
    arrived: arrival.promise,
    release: gate.resolve,
    async fault({ ask, answer }) {
      if (where === 'before') await stop()
      const { status, text } = await ask()
      if (where === 'after') await stop()
      answer(status, text)
    },
  }
}

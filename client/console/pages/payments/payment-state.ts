import type { Payment } from '../../../operator.ts'
import type { Tone } from '../../parts/values.tsx'

type State = Payment['state']

/** The states with what each means for the operator. */
export const states: readonly (readonly [State, string])[] = [
  ['reserved', 'Claimed, and being verified. Nothing is charged.'],
  ['executing', 'The work runs. Nothing is charged.'],
  ['executed', 'The answer is stored, and the payment is settled next.'],
  ['settling', 'The facilitator was asked to move the money.'],
  ['settled', 'The money has moved. The transaction is the proof.'],
  ['settle_unknown', 'Whether the money has moved is being found out.'],
  ['failed', 'Nobody was charged, or it is closed. The reason says why.'],
  ['expired', 'Not settled in its time, and not charged.'],
  [
    'refund_due',
    'The payer has paid, and the answer was withheld. Send the amount back to the payer from ' +
      'your wallet, then close the payment.',
  ],
  [
    'undecided',
    'Nothing shows whether the payer has paid. Look on the chain; send the amount back if it is ' +
      'there; then close the payment.',
  ],
]

export const meaningOf = (state: State): string =>
  states.find(([name]) => name === state)?.[1] ?? ''

/** Whether only the operator can end it. */
export const isWaiting = (state: State): boolean => state === 'refund_due' || state === 'undecided'

export function toneOf(state: State): Tone {
  if (state === 'settled') return 'good'
  if (isWaiting(state)) return 'bad'
  return state === 'settle_unknown' ? 'warn' : 'plain'
}

/** The order in which a payment that goes well passes its states. */
const path: readonly State[] = ['reserved', 'executing', 'executed', 'settling', 'settled']

/** States that only a payment with a stored answer comes to. */
const answered: readonly State[] = ['expired', 'settle_unknown', 'undecided']

/**
 * The steps of a payment's life, and which of them is the last that it has reached. Of one that
 * left the usual path they are those that it is known to have passed: work that failed for good
 * comes from `executing`, and settlement is requested once the answer is stored.
 */
export function stepsOf({ state, attempts }: Pick<Payment, 'state' | 'attempts'>): {
  steps: readonly State[]
  reached: number
} {
  const at = path.indexOf(state)
  if (at >= 0) return { steps: path, reached: at }
  const stored = answered.includes(state) ? 'executed' : 'executing'
  const last = path.indexOf(attempts > 0 ? 'settling' : stored)
  return { steps: [...path.slice(0, last + 1), state], reached: last + 1 }
}

/** Chains by their CAIP-2 id: the name, and where a transaction is shown. */
const chains: Record<string, { name: string; transaction: (hash: string) => string }> = {
  'eip155:8453': { name: 'Base', transaction: (hash) => `https://basescan.org/tx/${hash}` },
  'eip155:84532': {
    name: 'Base Sepolia',
    transaction: (hash) => `https://sepolia.basescan.org/tx/${hash}`,
  },
  'eip155:1': { name: 'Ethereum', transaction: (hash) => `https://etherscan.io/tx/${hash}` },
  'eip155:137': { name: 'Polygon', transaction: (hash) => `https://polygonscan.com/tx/${hash}` },
  'eip155:42161': { name: 'Arbitrum', transaction: (hash) => `https://arbiscan.io/tx/${hash}` },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    name: 'Solana',
    transaction: (hash) => `https://explorer.solana.com/tx/${hash}`,
  },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': {
    name: 'Solana devnet',
    transaction: (hash) => `https://explorer.solana.com/tx/${hash}?cluster=devnet`,
  },
}

export const networkName = (network: string): string => chains[network]?.name ?? network

/** Where the chain's explorer shows the transaction; undefined for a chain that is not known. */
export const transactionUrl = (network: string, hash: string): string | undefined =>
  /^[0-9A-Za-z]+$/.test(hash) ? chains[network]?.transaction(hash) : undefined

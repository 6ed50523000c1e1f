import type { Payment } from '../../../operator.ts'
import type { Tone } from '../../parts/values.tsx'

type State = Payment['state']

/** The states with their meaning for the operator. */
export const states: readonly (readonly [State, string])[] = [
  ['reserved', 'Claimed, and being verified. Not charged.'],
  ['executing', 'The tool runs. Not charged.'],
  ['executed', 'The result is stored, and settlement is next.'],
  ['settling', 'The facilitator is moving the money.'],
  ['settled', 'The money has moved. The transaction is the proof.'],
  ['settle_unknown', 'It is unknown whether the money has moved; the server is checking.'],
  ['failed', 'The payer was not charged, or it is closed. The reason has the details.'],
  ['expired', 'Not settled while it was valid, and not charged.'],
  [
    'refund_due',
    'The payer has paid, and the result was withheld. Send the amount back to the payer from ' +
      'your wallet, then close the payment.',
  ],
  [
    'undecided',
    'It is unknown whether the payer has paid. Check the chain; send the amount back if it ' +
      'arrived; then close the payment.',
  ],
]

export const meaningOf = (state: State): string =>
  states.find(([name]) => name === state)?.[1] ?? ''

/** Whether only the operator can close it. */
export const isWaiting = (state: State): boolean => state === 'refund_due' || state === 'undecided'

export function toneOf(state: State): Tone {
  if (state === 'settled') return 'good'
  if (isWaiting(state)) return 'bad'
  return state === 'settle_unknown' ? 'warn' : 'plain'
}

/** The states of a successful payment, in order. */
const path: readonly State[] = ['reserved', 'executing', 'executed', 'settling', 'settled']

/** States that only a payment with a stored result can have. */
const withResult: readonly State[] = ['expired', 'settle_unknown', 'undecided']

/**
 * The steps of a payment's history, and the index of the last one reached. For a payment that
 * deviated from the normal path, these are the steps it certainly passed: a failed tool was
 * `executing`, and settlement is requested once the result is stored.
 */
export function stepsOf({ state, attempts }: Pick<Payment, 'state' | 'attempts'>): {
  steps: readonly State[]
  reached: number
} {
  const at = path.indexOf(state)
  if (at >= 0) return { steps: path, reached: at }
  const stored = withResult.includes(state) ? 'executed' : 'executing'
  const last = path.indexOf(attempts > 0 ? 'settling' : stored)
  return { steps: [...path.slice(0, last + 1), state], reached: last + 1 }
}

/** Chains by their CAIP-2 id: the name, and the URL of a transaction. */
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

/** Where the chain's explorer shows the transaction; undefined for an unknown chain. */
export const transactionUrl = (network: string, hash: string): string | undefined =>
  /^[0-9A-Za-z]+$/.test(hash) ? chains[network]?.transaction(hash) : undefined

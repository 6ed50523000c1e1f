/** The kind of chain that a payment is made on; each has paths of its own. */
export type PaymentChain = 'evm' | 'solana'

/** Where the paid operations of each kind of chain begin, as the contract has it. */
export const paidPaths: Record<PaymentChain, string> = {
  evm: '/x402/agents',
  solana: '/x402/solana/agents',
}

/** The kind of chain of a paid operation, by its path in the contract. */
export const chainOf = (path: string): PaymentChain =>
  path.startsWith(`${paidPaths.solana}/`) ? 'solana' : 'evm'

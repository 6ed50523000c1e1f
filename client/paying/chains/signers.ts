/** Signs typed data for an address on EVM chains, as the accounts of viem do. */
export type EvmSigner = { readonly address: Hex; signTypedData(data: TypedData): Promise<Hex> }

type Hex = `0x${string}`
type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, unknown>
  primaryType: string
  message: Record<string, unknown>
}

/**
 * Signs transactions for an address, as the signers of @solana/kit do, and the RPC of the chain to
 * pay on.
 */
export type SolanaSigner = { signer: TransactionSigner; rpcUrl: string }

/**
 * A TransactionSigner of @solana/kit, without its types: payers on EVM chains need not install the
 * kit.
 */
export type TransactionSigner = { readonly address: string } & (
  | {
      signTransactions(transactions: readonly never[], config?: object): Promise<readonly object[]>
    }
  | {
      modifyAndSignTransactions(
        transactions: readonly never[],
        config?: object,
      ): Promise<readonly object[]>
    }
  | {
      signAndSendTransactions(
        transactions: readonly never[],
        config?: object,
      ): Promise<readonly object[]>
    }
)

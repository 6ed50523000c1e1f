import type { Address, Blockhash } from '@solana/kit'
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { serveJsonRpc, type JsonRpcServer } from '../json-rpc.ts'

export const blockhash = 'EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k' as Blockhash

const mint = getMintEncoder().encode({
  mintAuthority: null,
  supply: 0n,
  decimals: 6,
  isInitialized: true,
  freezeAuthority: null,
})

/**
 * Serves what a payer asks Solana before it signs, without a chain: a blockhash, and the token's
 * mint, of 6 decimals and owned by the token program.
 */
export const servePayerRpc = (
  owner: () => Address = () => TOKEN_PROGRAM_ADDRESS,
): Promise<JsonRpcServer> =>
  serveJsonRpc((method) => ({
    context: { slot: 1, apiVersion: '2.3.0' },
    value: value(method, owner),
  }))

function value(method: string, owner: () => Address): unknown {
  if (method === 'getLatestBlockhash') return { blockhash, lastValidBlockHeight: 150 }
  if (method !== 'getAccountInfo') throw new Error(`not asked of this server: ${method}`)
  return {
    data: [Buffer.from(mint).toString('base64'), 'base64'],
    owner: owner(),
    lamports: 1,
    executable: false,
    rentEpoch: 0,
    space: mint.length,
  }
}

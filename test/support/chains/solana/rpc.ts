import type { Address } from '@solana/kit'
import { RpcError } from '../json-rpc.ts'
import { signatureRow, tokenAmount, transactionAnswer, type TransactionOptions } from './json.ts'
import { decodeTransaction, signatureOf, type Outcome, type SolanaLedger } from './ledger.ts'

/** The genesis of devnet, whose beginning is the network's CAIP-2 id. */
const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

type Method = (...params: never[]) => unknown

/** The methods of Solana's JSON-RPC that payers, facilitators and readers of the chain call. */
export function solanaMethods(
  ledger: SolanaLedger,
): (method: string, params: unknown[]) => unknown {
  const { svm } = ledger
  const inContext = (value: unknown) => ({
    context: { slot: Number(ledger.slot()), apiVersion: '2.3.0' },
    value,
  })

  function accountJson(address: Address, encoding = 'base64') {
    const account = svm.getAccount(address)
    if (!account.exists) return null
    const token = ledger.tokenOf(address)
    const space = account.data.length
    const info = token && {
      mint: token.mint,
      owner: token.owner,
      tokenAmount: tokenAmount(token.amount),
      state: 'initialized',
      isNative: false,
    }
    const parsed = encoding === 'jsonParsed' &&
      info && { program: 'spl-token', parsed: { type: 'account', info }, space }
    const data = parsed || [Buffer.from(account.data).toString('base64'), 'base64']
    return {
      lamports: Number(account.lamports),
      owner: account.programAddress,
      data,
      executable: account.executable,
      rentEpoch: 0,
      space,
    }
  }

  const simulated = ({ err, meta }: Outcome | { err: unknown; meta: null }) => ({
    err,
    logs: meta?.logs() ?? [],
    unitsConsumed: Number(meta?.computeUnitsConsumed() ?? 0),
    accounts: null,
    returnData: null,
    innerInstructions: null,
  })

  const methods: Record<string, Method> = {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getBlockTime: () => Math.floor(Date.now() / 1000),
    getFirstAvailableBlock: () => 0,
    getSlot: () => Number(ledger.slot()),
    getBlockHeight: () => Number(ledger.height()),
    getLatestBlockhash: () =>
      inContext({
        blockhash: svm.latestBlockhash(),
        lastValidBlockHeight: Number(ledger.height() + 150n),
      }),
    isBlockhashValid: (blockhash: string) => inContext(blockhash === svm.latestBlockhash()),
    getMinimumBalanceForRentExemption: (size: number) =>
      Number(svm.minimumBalanceForRentExemption(BigInt(size))),
    getAccountInfo: (address: Address, options?: { encoding?: string }) =>
      inContext(accountJson(address, options?.encoding)),
    getMultipleAccounts: (addresses: Address[], options?: { encoding?: string }) =>
      inContext(addresses.map((address) => accountJson(address, options?.encoding))),
    getBalance: (address: Address) => inContext(Number(svm.getBalance(address) ?? 0n)),
    getTokenAccountBalance(address: Address) {
      const token = ledger.tokenOf(address)
      if (!token) throw new RpcError(-32602, 'Invalid param: could not find account')
      return inContext(tokenAmount(token.amount))
    },
    simulateTransaction: (
      wire: string,
      options?: { sigVerify?: boolean; replaceRecentBlockhash?: boolean },
    ) => inContext(simulated(ledger.simulate(decodeTransaction(wire), options))),
    sendTransaction(wire: string, options?: { skipPreflight?: boolean }) {
      const transaction = decodeTransaction(wire)
      if (!options?.skipPreflight) {
        const outcome = ledger.simulate(transaction, { sigVerify: true })
        if (outcome.err !== null)
          throw new RpcError(
            -32002,
            `Transaction simulation failed: ${JSON.stringify(outcome.err)}`,
            simulated(outcome),
          )
      }
      ledger.send(transaction)
      return signatureOf(transaction)
    },
    getSignatureStatuses: (signatures: string[]) =>
      inContext(
        signatures.map((signature) => {
          const landed = ledger.find(signature)
          if (!landed) return null
          const { slot, err } = landed
          return {
            slot: Number(slot),
            confirmations: null,
            err,
            status: err === null ? { Ok: null } : { Err: err },
            confirmationStatus: 'finalized',
          }
        }),
      ),
    getSignaturesForAddress(
      address: string,
      { limit = 1000, before, until }: { limit?: number; before?: string; until?: string } = {},
    ) {
      const newestFirst = ledger.landed
        .filter(({ message }) => message.accounts.some((account) => account.address === address))
        .toReversed()
      const from =
        before === undefined
          ? 0
          : newestFirst.findIndex(({ signature }) => signature === before) + 1
      const end =
        until === undefined ? -1 : newestFirst.findIndex(({ signature }) => signature === until)
      return newestFirst
        .slice(from, end === -1 ? undefined : end)
        .slice(0, limit)
        .map(signatureRow)
    },
    getTransaction(signature: string, options: TransactionOptions = {}) {
      const landed = ledger.find(signature)
      return landed ? transactionAnswer(landed, options) : null
    },
  }

  return (name, params) => {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) throw new RpcError(-32601, `Method not found: ${name}`)
    return method(...(params as never[])) // callers are the libraries that the methods are typed by
  }
}

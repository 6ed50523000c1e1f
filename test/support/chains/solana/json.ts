import { getBase58Decoder, getBase64EncodedWireTransaction } from '@solana/kit'
import {
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
  getTransferCheckedInstructionDataDecoder,
  identifyTokenInstruction,
} from '@solana-program/token'
import { RpcError } from '../json-rpc.ts'
import { memoOf, type Landed, type Message, type TokenBalance } from './ledger.ts'

const base58 = (bytes: Uint8Array): string => getBase58Decoder().decode(bytes)

/** An amount of a token of six decimals in the four ways the RPC tells it. */
export function tokenAmount(amount: bigint) {
  const uiAmount = Number(amount) / 1e6
  return { amount: String(amount), decimals: 6, uiAmount, uiAmountString: String(uiAmount) }
}

function parsedInstruction(instruction: Message['instructions'][number]) {
  const { program, accounts, data } = instruction
  const memo = memoOf(instruction)
  if (memo !== null)
    return { program: 'spl-memo', programId: program, parsed: memo, stackHeight: 1 }
  if (
    program === TOKEN_PROGRAM_ADDRESS &&
    identifyTokenInstruction(data) === TokenInstruction.TransferChecked
  ) {
    const [source, mint, destination, authority] = accounts
    const { amount } = getTransferCheckedInstructionDataDecoder().decode(data)
    const info = { source, mint, destination, authority, tokenAmount: tokenAmount(amount) }
    return {
      program: 'spl-token',
      programId: program,
      parsed: { type: 'transferChecked', info },
      stackHeight: 1,
    }
  }
  return { programId: program, accounts, data: base58(data), stackHeight: 1 }
}

function transactionJson({ signature, transaction, message }: Landed, encoding: string) {
  if (encoding === 'base64') return [getBase64EncodedWireTransaction(transaction), 'base64']
  const others = Object.values(transaction.signatures).slice(1)
  const signatures = [signature, ...others.map((bytes) => base58(Uint8Array.from(bytes ?? [])))]
  const common = { recentBlockhash: message.blockhash, addressTableLookups: [] }
  if (encoding === 'jsonParsed') {
    const accountKeys = message.accounts.map(({ address, signer, writable }) => ({
      pubkey: address,
      signer,
      writable,
      source: 'transaction',
    }))
    return {
      signatures,
      message: {
        ...common,
        accountKeys,
        instructions: message.instructions.map(parsedInstruction),
      },
    }
  }
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } =
    message.header
  const header = {
    numRequiredSignatures: numSignerAccounts,
    numReadonlySignedAccounts: numReadonlySignerAccounts,
    numReadonlyUnsignedAccounts: numReadonlyNonSignerAccounts,
  }
  const instructions = message.instructions.map(({ programIndex, accountIndices, data }) => ({
    programIdIndex: programIndex,
    accounts: accountIndices,
    data: base58(data),
    stackHeight: 1,
  }))
  return {
    signatures,
    message: {
      ...common,
      header,
      accountKeys: message.accounts.map(({ address }) => address),
      instructions,
    },
  }
}

const tokenBalance = ({ accountIndex, mint, owner, amount }: TokenBalance) => ({
  accountIndex,
  mint,
  owner,
  programId: TOKEN_PROGRAM_ADDRESS,
  uiTokenAmount: tokenAmount(amount),
})

const innerInstructions = ({ meta }: Landed) =>
  meta
    .innerInstructions()
    .map((list, index) => ({
      index,
      instructions: list.map((inner) => {
        const instruction = inner.instruction()
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: base58(instruction.data()),
          stackHeight: inner.stackHeight(),
        }
      }),
    }))
    .filter(({ instructions }) => instructions.length > 0)

export type TransactionOptions = { encoding?: string; maxSupportedTransactionVersion?: number }

/** What `getTransaction` answers. */
export function transactionAnswer(
  landed: Landed,
  { encoding = 'json', maxSupportedTransactionVersion }: TransactionOptions,
) {
  const { slot, blockTime, message, err, meta, before, after } = landed
  if (message.version === 0 && maxSupportedTransactionVersion === undefined)
    throw new RpcError(
      -32015,
      'Transaction version (0) is not supported by the requesting client: ' +
        'set "maxSupportedTransactionVersion" to 0',
    )
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  return {
    slot: Number(slot),
    blockTime,
    version: message.version,
    transaction: transactionJson(landed, encoding),
    meta: {
      err,
      status: err === null ? { Ok: null } : { Err: err },
      fee: Number(sum(before.lamports) - sum(after.lamports)),
      preBalances: before.lamports.map(Number),
      postBalances: after.lamports.map(Number),
      preTokenBalances: before.tokens.map(tokenBalance),
      postTokenBalances: after.tokens.map(tokenBalance),
      innerInstructions: innerInstructions(landed),
      logMessages: meta.logs(),
      loadedAddresses: { writable: [], readonly: [] },
      computeUnitsConsumed: Number(meta.computeUnitsConsumed()),
      rewards: [],
    },
  }
}

/** A line of what `getSignaturesForAddress` answers. */
export const signatureRow = ({ signature, slot, blockTime, err, memo }: Landed) => ({
  signature,
  slot: Number(slot),
  blockTime,
  err,
  memo: memo === null ? null : `[${Buffer.byteLength(memo)}] ${memo}`,
  confirmationStatus: 'finalized',
})

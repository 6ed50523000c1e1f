import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Address, Blockhash } from '@solana/kit'
import {
  associatedTokenProgram,
  computeBudgetProgram,
  memoProgram,
  tokenPrograms,
  transferChecked,
} from '../../../client/paying/chains/solana-programs.ts'
import { sha256 } from '../fingerprint.ts'
import { checkPayment, firstFault, invalidPayment } from '../header.ts'
import type { Payment, PaymentRefusal, Scheme, Terms } from '../types.ts'

type Kit = typeof import('@solana/kit')

type Transfer = {
  program: string
  /** The token account that pays. */
  source: string
  mint: string
  destination: string
  authority: string
  amount: bigint
}

export type Transaction = {
  message: Uint8Array
  blockhash: Blockhash
  accounts: readonly Address[]
  feePayer: string
  /** In the order of `signatures`. */
  signers: string[]
  signatures: Uint8Array[]
  transfer: Transfer
  memo: string | undefined
}

/** The size of a packet of Solana's network: a longer transaction cannot be sent. */
const maxBytes = 1232
/** Assertions that wallets add to protect their owner. Neither they nor memos move money. */
const lighthouseProgram = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
const harmlessPrograms = [memoProgram, lighthouseProgram]
/** First bytes of instructions of the compute budget program. */
const setLimit = 2
const setPrice = 3
const maxInstructions = 7

/**
 * `exact` on Solana: a partially signed transaction with one TransferChecked. Loads the chain's
 * codecs, which only servers with a Solana network need.
 */
export async function loadSolanaScheme(): Promise<Scheme> {
  const kit = await import('@solana/kit')
  const transactions = new WeakMap<Payment['payload'], Transaction>()
  const accounts = new Map<string, string>()

  function transactionOf(payload: Payment['payload']): Transaction {
    const transaction = transactions.get(payload) ?? transactionFrom(kit, payload)
    transactions.set(payload, transaction)
    return transaction
  }

  function associatedAccount(owner: string, mint: string, program: string): string {
    const name = [owner, mint, program].join('|')
    const account = accounts.get(name) ?? deriveAccount(kit, owner, mint, program)
    accounts.set(name, account)
    return account
  }

  return {
    read({ network }, payload) {
      const { message, signatures, transfer } = transactionOf(payload)
      return {
        key: `${network}|${sha256(message)}`,
        payer: transfer.authority,
        // The first signature, the fee payer's, may be missing: it does not count.
        proof: sha256(message, ...signatures.slice(1)),
        validBefore: null,
      }
    },
    mismatch: (payload, terms) => mismatch(transactionOf(payload), terms, associatedAccount),
    isSignedByKey: async (payload) => isSignedByPayer(kit, transactionOf(payload)),
  }
}

function mismatch(
  { feePayer, transfer }: Transaction,
  terms: Terms,
  associatedAccount: (owner: string, mint: string, program: string) => string,
): PaymentRefusal | undefined {
  const { mint, amount, destination, authority, program } = transfer
  return firstFault([
    [
      mint !== terms.asset,
      'invalid_exact_svm_payload_mint_mismatch',
      `the transaction pays in ${mint}, not in ${terms.asset}`,
    ],
    [
      destination !== associatedAccount(terms.payTo, terms.asset, program),
      'invalid_exact_svm_payload_recipient_mismatch',
      `the transaction does not pay the associated token account of ${terms.payTo}`,
    ],
    [
      amount !== BigInt(terms.amount),
      'invalid_exact_svm_payload_amount_mismatch',
      `the transaction is of ${amount} units, not of ${terms.amount}`,
    ],
    [
      authority === terms.extra.feePayer,
      'invalid_exact_svm_payload_transaction_fee_payer_transferring_funds',
      'the fee payer may not be the one who pays',
    ],
    [
      feePayer !== terms.extra.feePayer,
      'invalid_exact_svm_fee_payer_mismatch',
      `the fee payer of the transaction is ${feePayer}, not ${String(terms.extra.feePayer)}`,
    ],
  ])
}

/** Checks the payer's signature by Ed25519 (RFC 8032). False for an invalid key too. */
function isSignedByPayer(
  kit: Kit,
  { message, signers, signatures, transfer: { authority } }: Transaction,
): boolean {
  const signature = signatures[signers.indexOf(authority)]
  if (signature === undefined) return false
  const key = Uint8Array.from(kit.getAddressEncoder().encode(kit.address(authority)))
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') }
  try {
    return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature)
  } catch {
    return false
  }
}

function check(isMet: unknown, message: string): asserts isMet {
  checkPayment(isMet, 'payload.transaction', message)
}

/** Throws a Failure `invalidRequest` if the transaction is malformed, or of another layout. */
export function transactionFrom(kit: Kit, payload: Payment['payload']): Transaction {
  const { transaction: text, ...others } = payload
  const [other = ''] = Object.keys(others)
  checkPayment(
    Object.keys(others).length === 0,
    'payload',
    `the payload must be a transaction, without ${JSON.stringify(other.slice(0, 40))}`,
  )
  const isShort = typeof text === 'string' && text.length <= maxBytes * 2
  const bytes = Buffer.from(isShort ? text : '', 'base64')
  check(
    bytes.length > 0 && bytes.length <= maxBytes && bytes.toString('base64') === text,
    `the transaction must be base64 of at most ${maxBytes} bytes`,
  )
  const { messageBytes, signatures, message } = decoded(kit, bytes)
  check(
    !('addressTableLookups' in message) || (message.addressTableLookups ?? []).length === 0,
    'the transaction must name its accounts itself; address lookup tables are not read',
  )
  const { staticAccounts: accounts, lifetimeToken } = message
  const [feePayer] = accounts
  check(feePayer !== undefined, 'the transaction has no accounts')

  const signed = Object.values(signatures).map((signature) => Uint8Array.from(signature ?? []))
  check(
    signed.slice(1).every((signature) => signature.some((byte) => byte !== 0)),
    'the transaction lacks a signature; only that of the fee payer may be missing',
  )
  const { transfer, memo } = transferFrom(message)
  const signers: string[] = accounts.slice(0, message.header.numSignerAccounts)
  check(
    signers.includes(transfer.authority),
    'the transaction is not signed by the owner of the tokens',
  )
  return {
    message: messageBytes,
    blockhash: lifetimeToken as Blockhash, // the layout excludes a durable nonce
    accounts,
    feePayer,
    signers,
    signatures: signed,
    transfer,
    memo,
  }
}

type Message = ReturnType<ReturnType<Kit['getCompiledTransactionMessageDecoder']>['decode']>

function decoded(
  kit: Kit,
  bytes: Uint8Array,
): { messageBytes: Uint8Array; signatures: Record<string, Uint8Array | null>; message: Message } {
  try {
    const transaction = kit.getTransactionDecoder().decode(bytes)
    const messageBytes = Uint8Array.from(transaction.messageBytes)
    const [message, end] = kit.getCompiledTransactionMessageDecoder().read(messageBytes, 0)
    // Bytes that the codecs ignore would give one transaction a second key.
    if (
      end !== messageBytes.length ||
      bytes.length !== 1 + 64 * Object.keys(transaction.signatures).length + messageBytes.length
    )
      throw new Error('written differently')
    return { messageBytes, signatures: { ...transaction.signatures }, message }
  } catch (cause) {
    throw invalidPayment('payload.transaction', 'the transaction cannot be decoded', cause)
  }
}

/**
 * Reads the layout that facilitators of this scheme require. It excludes a durable nonce, whose
 * advance would have to come first: such a transaction never expires, and an unknown settlement of
 * it could never be closed.
 */
function transferFrom(message: Message): Pick<Transaction, 'transfer' | 'memo'> {
  const layout =
    'compute unit limit, compute unit price, TransferChecked, ' +
    'then at most four of memo and Lighthouse'
  check('instructions' in message, 'the transaction must be of version 0 or legacy')
  const instructions = message.instructions.map(
    ({ programAddressIndex, accountIndices = [], data }) => ({
      program: message.staticAccounts[programAddressIndex] ?? '',
      accounts: accountIndices.map((index) => message.staticAccounts[index]),
      data: Buffer.from(data ?? []),
    }),
  )
  const [limit, price, transfer, ...rest] = instructions
  const isBudget =
    limit?.program === computeBudgetProgram &&
    limit.data[0] === setLimit &&
    price?.program === computeBudgetProgram &&
    price.data[0] === setPrice
  check(
    isBudget &&
      transfer !== undefined &&
      tokenPrograms.includes(transfer.program) &&
      transfer.data[0] === transferChecked &&
      transfer.data.length >= 10 &&
      instructions.length <= maxInstructions &&
      rest.every(({ program }) => harmlessPrograms.includes(program)),
    `the instructions of the transaction must be: ${layout}`,
  )
  const [source, mint, destination, authority] = transfer.accounts
  check(
    source !== undefined &&
      mint !== undefined &&
      destination !== undefined &&
      authority !== undefined,
    'the TransferChecked must name source, mint, destination and authority',
  )
  const { program, data } = transfer
  return {
    transfer: { program, source, mint, destination, authority, amount: data.readBigUInt64LE(1) },
    memo: rest.find((instruction) => instruction.program === memoProgram)?.data.toString(),
  }
}

/**
 * The associated token account of an owner, by Solana's rule for derived addresses: the first hash,
 * from bump 255 down, that is not on the curve.
 */
export function deriveAccount(kit: Kit, owner: string, mint: string, program: string): Address {
  const encoder = kit.getAddressEncoder()
  const bytes = (text: string) => Uint8Array.from(encoder.encode(kit.address(text)))
  for (let bump = 255; bump >= 0; bump--) {
    const hash = createHash('sha256')
    for (const seed of [
      bytes(owner),
      bytes(program),
      bytes(mint),
      Uint8Array.of(bump),
      bytes(associatedTokenProgram),
    ])
      hash.update(seed)
    const candidate = kit.getAddressDecoder().decode(hash.update('ProgramDerivedAddress').digest())
    if (kit.isOffCurveAddress(candidate)) return candidate
  }
  throw new Error(`${owner} has no associated token account`)
}

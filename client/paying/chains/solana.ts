import type {
  Address,
  Blockhash,
  ReadonlyUint8Array,
  Transaction,
  TransactionSigner,
} from '@solana/kit'
import {
  associatedTokenProgram,
  computeBudgetProgram,
  memoProgram,
  tokenPrograms,
  transferChecked,
} from './solana-programs.ts'
import type { SolanaSigner } from './signers.ts'
import { requireChosen, payloadOf, type Chain } from './signing.ts'
import type { Choice } from '../policy.ts'

type Kit = typeof import('@solana/kit')

/** A blockhash is valid for 150 blocks, which take at least a minute. */
const blockhashMs = 60_000

/** Pays with SPL transfers whose fee the facilitator pays. */
export function solanaChain({ signer: publicSigner, rpcUrl }: SolanaSigner): Chain {
  // The public type is wider, to avoid importing @solana/kit. `guard` checks the kind of signer.
  const signer = publicSigner as TransactionSigner
  return {
    payer: signer.address,
    async sign(terms, choice, count) {
      const kit = await import('@solana/kit')
      const guarded = guard(kit, signer, choice, count)
      // The blockhash always comes from the caller's RPC: one from the server could belong to
      // another cluster, where the transaction would be valid.
      const { feePayer, memo } = choice.offer.extra
      const scheme = await schemeOf(terms.version, guarded, rpcUrl)
      const payload = await payloadOf(scheme, terms, choice, {
        feePayer,
        ...(memo !== undefined && { memo }),
      })
      const wire = kit.getBase64Encoder().encode(String(payload.payload['transaction']))
      const { messageBytes } = kit.getTransactionDecoder().decode(wire)
      const blockhash = await checkMessage(kit, messageBytes, signer.address, choice)
      return { payload, expiresAt: Date.now() + blockhashMs, blockhash }
    },
    async isDead({ expiresAt, blockhash }) {
      if (blockhash === undefined || Date.now() <= expiresAt) return false
      const kit = await import('@solana/kit')
      // The blockhash is of a finalized block: if a node no longer has it, it has expired.
      const request = kit
        .createSolanaRpc(rpcUrl)
        .isBlockhashValid(blockhash as Blockhash, { commitment: 'finalized' })
      return request.send().then(
        ({ value }) => !value,
        () => false,
      )
    },
  }
}

async function schemeOf(version: 1 | 2, signer: TransactionSigner, rpcUrl: string) {
  if (version === 2)
    return new (await import('@x402/svm/exact/client')).ExactSvmScheme(signer, { rpcUrl })
  return new (await import('@x402/svm/exact/v1/client')).ExactSvmSchemeV1(signer, { rpcUrl })
}

/** A signer that checks each transaction before it signs. */
function guard(
  kit: Kit,
  signer: TransactionSigner,
  choice: Choice,
  count: () => void,
): TransactionSigner {
  const checkAll = async (transactions: readonly Transaction[]) => {
    requireChosen(transactions.length === 1, 'the number of transactions')
    for (const { messageBytes } of transactions)
      await checkMessage(kit, messageBytes, signer.address, choice)
    count()
  }
  if (kit.isTransactionPartialSigner(signer)) {
    return {
      address: signer.address,
      async signTransactions(transactions, config) {
        await checkAll(transactions)
        return signer.signTransactions(transactions, config)
      },
    }
  }
  requireChosen(kit.isTransactionModifyingSigner(signer), 'a signer that sends by itself')
  return {
    address: signer.address,
    async modifyAndSignTransactions(transactions, config) {
      await checkAll(transactions)
      return signer.modifyAndSignTransactions(transactions, config)
    },
  }
}

/**
 * Throws unless a transaction only pays the choice, at the fee payer's cost. Returns its blockhash.
 */
async function checkMessage(
  kit: Kit,
  messageBytes: ReadonlyUint8Array,
  payer: Address,
  choice: Choice,
): Promise<string> {
  const message = kit.getCompiledTransactionMessageDecoder().decode(messageBytes)
  requireChosen(
    message.version === 0 && (message.addressTableLookups ?? []).length === 0,
    'the form of the transaction',
  )
  const { staticAccounts, header, instructions, lifetimeToken } = message
  const [feePayer, second] = staticAccounts
  requireChosen(
    feePayer === choice.offer.extra['feePayer'] && feePayer !== payer,
    'the fee payer of the transaction',
  )
  requireChosen(
    header.numSignerAccounts === 2 && second === payer,
    'the signers of the transaction',
  )
  let transfers = 0
  for (const { programAddressIndex, accountIndices = [], data } of instructions) {
    const program = staticAccounts[programAddressIndex] ?? ''
    const isMemo = program === memoProgram && accountIndices.length === 0
    if (program === computeBudgetProgram || isMemo) continue
    requireChosen(++transfers === 1, 'an instruction of the transaction')
    const accounts = accountIndices.map((index) => staticAccounts[index])
    await checkTransfer(kit, { program, accounts, data: data ?? new Uint8Array() }, payer, choice)
  }
  requireChosen(transfers === 1, 'the transfer')
  return lifetimeToken
}

type Instruction = {
  program: string
  accounts: readonly (Address | undefined)[]
  data: ReadonlyUint8Array
}

async function checkTransfer(
  kit: Kit,
  { program, accounts, data }: Instruction,
  payer: Address,
  { offer, asset }: Choice,
): Promise<void> {
  requireChosen(
    tokenPrograms.includes(program) && data[0] === transferChecked && data.length === 10,
    'an instruction of the transaction',
  )
  const amount = new DataView(Uint8Array.from(data).buffer).getBigUint64(1, true)
  requireChosen(
    amount === BigInt(offer.amount) && data[9] === asset.decimals,
    'the amount of the transfer',
  )
  const { encode } = kit.getAddressEncoder()
  const tokenAccountOf = async (owner: string) => {
    const seeds = [owner, program, offer.asset].map((seed) => encode(seed as Address))
    const programAddress = associatedTokenProgram as Address
    const [account] = await kit.getProgramDerivedAddress({ programAddress, seeds })
    return account
  }
  const expected = [
    await tokenAccountOf(payer),
    offer.asset,
    await tokenAccountOf(offer.payTo),
    payer,
  ]
  requireChosen(
    accounts.length === 4 && expected.every((account, index) => account === accounts[index]),
    'an account of the transfer',
  )
}

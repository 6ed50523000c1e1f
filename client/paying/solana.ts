import type {
  Address,
  Blockhash,
  ReadonlyUint8Array,
  Transaction,
  TransactionSigner,
} from '@solana/kit'
import type { SolanaSigner } from './signers.ts'
import { requireChosen, payloadOf, type Chain } from './signing.ts'
import type { Choice } from './policy.ts'

type Kit = typeof import('@solana/kit')

/** A blockhash is good for 150 blocks, which are a minute when the chain is quick. */
const blockhashMs = 60_000

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const transferChecked = 12

/** Pays with SPL transfers whose fee the facilitator bears. */
export function solanaChain({ signer: given, rpcUrl }: SolanaSigner): Chain {
  const signer = given as TransactionSigner // the public type tells less, so as not to need @solana/kit; what it can is looked at below
  return {
    payer: signer.address,
    async sign(terms, choice, count) {
      const kit = await import('@solana/kit')
      const guarded = guard(kit, signer, choice, count)
      // A blockhash told by the server could be that of another cluster, and make the transaction good there: ours is always asked for.
      const { feePayer, memo } = choice.offer.extra
      const scheme = await schemeOf(terms.version, guarded, rpcUrl)
      const payload = await payloadOf(scheme, terms, choice, {
        feePayer,
        ...(memo !== undefined && { memo }),
      })
      const wire = kit.getBase64Encoder().encode(String(payload.payload['transaction']))
      const blockhash = await check(
        kit,
        kit.getTransactionDecoder().decode(wire).messageBytes,
        signer.address,
        choice,
      )
      return { payload, expiresAt: Date.now() + blockhashMs, blockhash }
    },
    async isDead({ expiresAt, blockhash }) {
      if (blockhash === undefined || Date.now() <= expiresAt) return false
      const kit = await import('@solana/kit')
      // The blockhash was that of a final block when it was asked for, so that a final block which does not know it has outlived it.
      const asked = kit
        .createSolanaRpc(rpcUrl)
        .isBlockhashValid(blockhash as Blockhash, { commitment: 'finalized' })
      return asked.send().then(
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

/** The same signer, but one that reads each transaction first. */
function guard(
  kit: Kit,
  signer: TransactionSigner,
  choice: Choice,
  count: () => void,
): TransactionSigner {
  const checkAll = async (transactions: readonly Transaction[]) => {
    requireChosen(transactions.length === 1, 'the number of transactions')
    for (const { messageBytes } of transactions)
      await check(kit, messageBytes, signer.address, choice)
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

/** Reads a transaction, and gives its blockhash when it does nothing but to pay what was chosen, at the fee payer's cost. */
async function check(
  kit: Kit,
  messageBytes: ReadonlyUint8Array,
  payer: Address,
  { offer, asset }: Choice,
): Promise<string> {
  const message = kit.getCompiledTransactionMessageDecoder().decode(messageBytes)
  requireChosen(
    message.version === 0 && (message.addressTableLookups ?? []).length === 0,
    'the form of the transaction',
  )
  const { staticAccounts, header, instructions, lifetimeToken } = message
  const [feePayer, second] = staticAccounts
  requireChosen(
    feePayer === offer.extra['feePayer'] && feePayer !== payer,
    'the fee payer of the transaction',
  )
  requireChosen(
    header.numSignerAccounts === 2 && second === payer,
    'the signers of the transaction',
  )
  const addresses = kit.getAddressEncoder()
  let transfers = 0
  for (const {
    programAddressIndex,
    accountIndices = [],
    data = new Uint8Array(),
  } of instructions) {
    const program = staticAccounts[programAddressIndex] ?? ''
    if (
      program === computeBudgetProgram ||
      (program === memoProgram && accountIndices.length === 0)
    )
      continue
    requireChosen(
      tokenPrograms.includes(program) &&
        data[0] === transferChecked &&
        data.length === 10 &&
        ++transfers === 1,
      'an instruction of the transaction',
    )
    const view = new DataView(Uint8Array.from(data).buffer)
    const account = async (owner: string) => {
      const seeds = [owner, program, offer.asset].map((seed) => addresses.encode(seed as Address))
      const [derived] = await kit.getProgramDerivedAddress({
        programAddress: associatedTokenProgram,
        seeds,
      })
      return derived
    }
    const named = accountIndices.map((index) => staticAccounts[index])
    const meant = [await account(payer), offer.asset, await account(offer.payTo), payer]
    requireChosen(
      view.getBigUint64(1, true) === BigInt(offer.amount) && data[9] === asset.decimals,
      'the amount of the transfer',
    )
    requireChosen(
      named.length === 4 && meant.every((one, index) => one === named[index]),
      'an account of the transfer',
    )
  }
  requireChosen(transfers === 1, 'the transfer')
  return lifetimeToken
}

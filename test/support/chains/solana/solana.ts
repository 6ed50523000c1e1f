import { createHash } from 'node:crypto'
import {
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  lamports,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getTransferCheckedInstructionDataDecoder,
  identifyTokenInstruction,
} from '@solana-program/token'
import { serveJsonRpc, type RpcFault } from '../json-rpc.ts'
import { decodeTransaction, signatureOf, startLedger, type Message } from './ledger.ts'
import { solanaMethods } from './rpc.ts'

export type SolanaChain = Awaited<ReturnType<typeof startSolanaChain>>

/** The key is made from the words, so it is no secret. */
const signerOf = (words: string): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(createHash('sha256').update(words).digest())

/** The transfer that an instruction makes, if it makes one. */
function transferOf({ program, accounts, data }: Message['instructions'][number]) {
  if (
    program !== TOKEN_PROGRAM_ADDRESS ||
    identifyTokenInstruction(data) !== TokenInstruction.TransferChecked
  )
    return undefined
  const [, , destination, from] = accounts
  return destination && from
    ? { destination, from, value: getTransferCheckedInstructionDataDecoder().decode(data).amount }
    : undefined
}

/**
 * A Solana chain in this process with the id of devnet, and a token that is paid with as USDC is.
 */
export async function startSolanaChain() {
  const ledger = startLedger()
  const { svm } = ledger
  const [minter, mint, facilitator, merchant] = await Promise.all([
    signerOf('tollgate test minter'),
    signerOf('tollgate test mint'),
    signerOf('tollgate test facilitator'),
    signerOf('tollgate test merchant'),
  ])
  for (const { address } of [minter, facilitator])
    svm.airdrop(address, lamports(1_000_000_000_000n))
  const methods = solanaMethods(ledger)
  const rpc = await serveJsonRpc(methods)
  const facilitatorRpc = await serveJsonRpc(methods)
  const wallets = new Map<number, Promise<KeyPairSigner>>()

  async function send(instructions: Instruction[]): Promise<void> {
    const lifetime = {
      blockhash: svm.latestBlockhash(),
      lastValidBlockHeight: ledger.height() + 150n,
    }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayerSigner(minter, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
    )
    const outcome = ledger.send(await signTransactionMessageWithSigners(message))
    if (outcome?.err !== null)
      throw new Error(`the chain refused what was to set it up: ${JSON.stringify(outcome?.err)}`)
  }

  async function tokenAccountOf(owner: Address): Promise<Address> {
    const [account] = await findAssociatedTokenPda({
      mint: mint.address,
      owner,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
    })
    return account
  }
  const openAccount = (owner: Address) =>
    getCreateAssociatedTokenInstructionAsync({ payer: minter, mint: mint.address, owner })

  const size = getMintSize()
  const rent = svm.minimumBalanceForRentExemption(BigInt(size))
  await send([
    getCreateAccountInstruction({
      payer: minter,
      newAccount: mint,
      lamports: rent,
      space: size,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({
      mint: mint.address,
      decimals: 6,
      mintAuthority: minter.address,
    }),
    await openAccount(merchant.address),
  ])

  async function fund(index: number, tokens: bigint): Promise<KeyPairSigner> {
    const signer = await signerOf(`tollgate test payer ${index}`)
    const token = await tokenAccountOf(signer.address)
    await send([
      await openAccount(signer.address),
      getMintToInstruction({ mint: mint.address, token, mintAuthority: minter, amount: tokens }),
    ])
    return signer
  }

  return {
    network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' as const,
    /** The name that version 1 has for the network. */
    networkV1: 'solana-devnet',
    rpcUrl: rpc.url,
    /** How often each method of the RPC was asked for. */
    rpcCounts: rpc.counts,
    rpcFault: (fault: RpcFault | null): void => rpc.setFault(fault),
    /** The same chain without the faults. */
    facilitatorRpcUrl: facilitatorRpc.url,
    mint: mint.address,
    payTo: merchant.address,
    facilitator,
    tokenAccountOf,

    /** The payer of a number, with a thousand dollars by default. */
    wallet(index: number, tokens = 1_000_000_000n): Promise<KeyPairSigner> {
      const wallet = wallets.get(index) ?? fund(index, tokens)
      wallets.set(index, wallet)
      return wallet
    },
    balanceOf: async (owner: Address): Promise<bigint> =>
      ledger.tokenOf(await tokenAccountOf(owner))?.amount ?? 0n,
    /** Every transfer of the token to this owner, oldest first. */
    async transfersTo(
      owner: Address,
    ): Promise<{ from: Address; value: bigint; transaction: string }[]> {
      const account = await tokenAccountOf(owner)
      return ledger.landed
        .filter(({ err }) => err === null)
        .flatMap(({ message, signature }) =>
          message.instructions
            .map(transferOf)
            .map((transfer) => ({ transfer, transaction: signature })),
        )
        .flatMap(({ transfer, transaction }) =>
          transfer?.destination === account
            ? [{ from: transfer.from, value: transfer.value, transaction }]
            : [],
        )
    },
    /** Submits a payment to the chain without the facilitator. */
    async submit(payload: { transaction: string }): Promise<string> {
      const signed = await partiallySignTransaction(
        [facilitator.keyPair],
        decodeTransaction(payload.transaction),
      )
      const outcome = ledger.send(signed)
      if (outcome && outcome.err !== null)
        throw new Error(`the chain refused it: ${JSON.stringify(outcome.err)}`)
      return signatureOf(signed)
    },
    /** After this, no transaction that was signed before can land. */
    expireBlockhash: (): void => ledger.expireBlockhash(),
    /**
     * Whether each transaction is mined at once. Pending ones are mined when this is turned on
     * again.
     */
    setMining: (on: boolean): void => ledger.setMining(on),
    async stop(): Promise<void> {
      await Promise.all([rpc.stop(), facilitatorRpc.stop()])
    },
  }
}

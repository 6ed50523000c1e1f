import { createHash } from 'node:crypto'
import {
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Address,
  type Transaction,
} from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS, getTokenDecoder } from '@solana-program/token'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'

/** As the RPC writes it: `"BlockhashNotFound"`, `{"InstructionError":[2,{"Custom":1}]}`. */
export type TransactionError = string | Record<string, unknown>

/** A message with its parts of all accounts, as they are counted in its instructions. */
export type Message = ReturnType<typeof readMessage>

export type TokenBalance = { accountIndex: number; mint: string; owner: string; amount: bigint }

/** A transaction in a block, successful or not. */
export type Landed = {
  signature: string
  slot: bigint
  blockTime: number
  transaction: Transaction
  message: Message
  memo: string | null
  err: TransactionError | null
  meta: TransactionMetadata
  before: Balances
  after: Balances
}

type Balances = { lamports: bigint[]; tokens: TokenBalance[] }

export type Outcome = { err: TransactionError | null; meta: TransactionMetadata }

export type SolanaLedger = ReturnType<typeof startLedger>

const memoPrograms = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]

function readMessage({ messageBytes }: Pick<Transaction, 'messageBytes'>) {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version === 1) throw new Error('a message of version 1 is not known to this chain')
  const { header, staticAccounts } = message
  const count = staticAccounts.length
  return {
    version: message.version,
    header,
    blockhash: message.lifetimeToken,
    accounts: staticAccounts.map((address, index) => {
      const signer = index < header.numSignerAccounts
      const writable =
        index <
        (signer
          ? header.numSignerAccounts - header.numReadonlySignerAccounts
          : count - header.numReadonlyNonSignerAccounts)
      return { address, signer, writable }
    }),
    instructions: message.instructions.map(
      ({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
        programIndex: programAddressIndex,
        program: staticAccounts[programAddressIndex] ?? '',
        accountIndices,
        accounts: accountIndices.map((index) => staticAccounts[index] ?? ''),
        data: Uint8Array.from(data),
      }),
    ),
  }
}

/** What an instruction says if it is a memo. */
export const memoOf = ({ program, data }: { program: string; data: Uint8Array }): string | null =>
  memoPrograms.includes(program) ? Buffer.from(data).toString() : null

/** litesvm's errors are numbers; what it prints are their names. */
function errorOf(failed: FailedTransactionMetadata): TransactionError {
  const [, name = 'Unknown', index, cause, code] =
    /err: (\w+)(?:\((\d+), (\w+)(?:\((\d+)\))?\))?/.exec(failed.toString()) ?? []
  if (name !== 'InstructionError') return name
  return {
    InstructionError: [Number(index), code === undefined ? cause : { [cause ?? '']: Number(code) }],
  }
}

const outcomeOf = (result: TransactionMetadata | FailedTransactionMetadata): Outcome =>
  result instanceof FailedTransactionMetadata
    ? { err: errorOf(result), meta: result.meta() }
    : { err: null, meta: result }

export const decodeTransaction = (base64: string): Transaction =>
  getTransactionDecoder().decode(Buffer.from(base64, 'base64'))

/** litesvm with a record of what landed, in which slot, and what it changed. */
export function startLedger() {
  const svm = new LiteSVM()
  const landed: Landed[] = []
  const processed = new Set<string>()
  const waiting: Transaction[] = []
  let mining = true
  let height = svm.getClock().slot
  const idOf = ({ messageBytes }: Transaction) =>
    createHash('sha256').update(Uint8Array.from(messageBytes)).digest('hex')
  const newestSlot = () => svm.getClock().slot

  function tokenOf(address: Address) {
    const account = svm.getAccount(address)
    const isOne =
      account.exists &&
      account.programAddress === TOKEN_PROGRAM_ADDRESS &&
      account.data.length === 165
    return isOne ? getTokenDecoder().decode(account.data) : undefined
  }

  function balancesOf({ accounts }: Message): Balances {
    const tokens = accounts.flatMap(({ address }, accountIndex) => {
      const token = tokenOf(address)
      return token
        ? [{ accountIndex, mint: token.mint, owner: token.owner, amount: token.amount }]
        : []
    })
    return { lamports: accounts.map(({ address }) => svm.getBalance(address) ?? 0n), tokens }
  }

  function land(transaction: Transaction): Outcome {
    const message = readMessage(transaction)
    const before = balancesOf(message)
    const result = svm.sendTransaction(transaction)
    const outcome = outcomeOf(result)
    // Any other error keeps a transaction out of every block.
    if (
      outcome.err !== null &&
      !(typeof outcome.err === 'object' && 'InstructionError' in outcome.err)
    )
      return outcome
    svm.warpToSlot(newestSlot() + 1n)
    processed.add(idOf(transaction))
    landed.push({
      ...outcome,
      signature: signatureOf(transaction),
      slot: newestSlot(),
      blockTime: Math.floor(Date.now() / 1000),
      transaction,
      message,
      memo: message.instructions.map(memoOf).find((memo) => memo !== null) ?? null,
      before,
      after: balancesOf(message),
    })
    return outcome
  }

  return {
    svm,
    landed,
    tokenOf,
    slot: newestSlot,
    /**
     * Advances only for expiries: a blockhash must be dead after its last height, and litesvm keeps
     * the newest alive.
     */
    height: () => height,
    find: (signature: string) => landed.find((one) => one.signature === signature),
    /** Takes a transaction as a leader does; undefined while it waits for a block. */
    send(transaction: Transaction): Outcome | undefined {
      if (mining) return land(transaction)
      waiting.push(transaction)
      return undefined
    },
    simulate(
      transaction: Transaction,
      { sigVerify = false, replaceRecentBlockhash = false } = {},
    ): Outcome | { err: TransactionError; meta: null } {
      if (processed.has(idOf(transaction))) return { err: 'AlreadyProcessed', meta: null }
      svm.withSigverify(sigVerify).withBlockhashCheck(!replaceRecentBlockhash)
      try {
        const result = svm.simulateTransaction(transaction)
        return result instanceof FailedTransactionMetadata
          ? outcomeOf(result)
          : { err: null, meta: result.meta() }
      } finally {
        svm.withSigverify(true).withBlockhashCheck(true)
      }
    },
    /** Makes every transaction that is signed already expire. */
    expireBlockhash(): void {
      svm.expireBlockhash()
      height += 151n
      svm.warpToSlot(newestSlot() + 151n)
    },
    setMining(on: boolean): void {
      mining = on
      if (on) for (const transaction of waiting.splice(0)) land(transaction)
    },
  }
}

/** The first signature, that of the fee payer, identifies a transaction. */
export function signatureOf({ signatures }: Transaction): string {
  const [first] = Object.values(signatures)
  if (!first) throw new Error('the fee payer has not signed')
  return getBase58Decoder().decode(first)
}

import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { findAssociatedTokenPda, getTransferCheckedInstruction } from '@solana-program/token'
import { ExactSvmScheme } from '@x402/svm/exact/client'
import { ExactSvmSchemeV1 } from '@x402/svm/exact/v1/client'
import { afterAll, describe, expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import type { Terms } from '../../../../server/payments/types.ts'
import { loadSolanaScheme } from '../../../../server/payments/solana/scheme.ts'
import { blockhash, servePayerRpc } from '../../../support/chains/solana/payer-rpc.ts'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address
const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address
const lighthouse = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95' as Address
const system = '11111111111111111111111111111111' as Address

const scheme = await loadSolanaScheme()
const [payer, feePayer, merchant, mint, stranger] = (await Promise.all(
  [0, 1, 2, 3, 4].map(() => generateKeyPairSigner()),
)) as [Payer, Payer, Payer, Payer, Payer]
type Payer = Awaited<ReturnType<typeof generateKeyPairSigner>>

let mintOwner: Address = token
const rpc = await servePayerRpc(() => mintOwner)
afterAll(() => rpc.stop())

const terms: Terms = {
  scheme: 'exact',
  network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  asset: mint.address,
  amount: '1000',
  payTo: merchant.address,
  maxTimeoutSeconds: 120,
  extra: { feePayer: feePayer.address },
}
const official = { ...terms, network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' } as const

const { payload } = await new ExactSvmScheme(payer, { rpcUrl: rpc.url }).createPaymentPayload(
  2,
  official,
)

const limit: Instruction = {
  programAddress: 'ComputeBudget111111111111111111111111111111' as Address,
  data: Uint8Array.of(2, 0x20, 0x4e, 0, 0),
}
const price: Instruction = {
  programAddress: limit.programAddress,
  data: Uint8Array.of(3, 1, 0, 0, 0, 0, 0, 0, 0),
}
const memo: Instruction = { programAddress: memoProgram, data: Buffer.from('a memo') }

async function transferOf({
  from = payer,
  to = merchant.address,
  of = mint.address,
  amount = 1000n,
  program = token,
}: {
  from?: TransactionSigner
  to?: Address
  of?: Address
  amount?: bigint
  program?: Address
} = {}) {
  const [source] = await findAssociatedTokenPda({
    mint: of,
    owner: from.address,
    tokenProgram: program,
  })
  const [destination] = await findAssociatedTokenPda({ mint: of, owner: to, tokenProgram: program })
  return getTransferCheckedInstruction(
    { source, mint: of, destination, authority: from, amount, decimals: 6 },
    { programAddress: program },
  )
}

async function paying(
  instructions: Instruction[],
  payingFees: Address = feePayer.address,
  version: 0 | 'legacy' = 0,
) {
  const message = pipe(
    createTransactionMessage({ version }),
    (it) => setTransactionMessageFeePayer(payingFees, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 150n }, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  )
  return {
    transaction: getBase64EncodedWireTransaction(
      await partiallySignTransactionMessageWithSigners(message),
    ),
  }
}

const bytesOf = ({ transaction }: Record<string, unknown>) =>
  Buffer.from(String(transaction), 'base64')
const withBytes = (change: (bytes: Buffer) => Buffer | void) => {
  const bytes = bytesOf(payload)
  return { transaction: (change(bytes) ?? bytes).toString('base64') }
}

function refusalOf(payload: Record<string, unknown>): Failure {
  try {
    scheme.read(terms, payload)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('it was taken')
}

const now = Date.now()

describe('a payment on Solana', () => {
  test('is recognised by the signature of its payer, and by no other', async () => {
    expect(await scheme.isSignedByKey(payload, terms)).toBe(true)
    const bytes = Buffer.from(String(payload['transaction']), 'base64')
    for (const at of [1 + 64, 1 + 64 + 63, 1 + 128 + 1 + 3 + 1 + 32]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(await scheme.isSignedByKey({ transaction: changed.toString('base64') }, terms)).toBe(
        false,
      )
    }
  })

  test('of the official client is read, and meets the terms it was made for', () => {
    const signed = scheme.read(terms, payload)
    expect(signed).toMatchObject({
      payer: payer.address,
      validBefore: null,
    })
    expect(signed.key).toMatch(/^solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1\|[0-9a-f]{64}$/)
    expect(signed.proof).toMatch(/^[0-9a-f]{64}$/)
    expect(scheme.mismatch(payload, terms, now)).toBeUndefined()
  })

  test('of the official client of version 1 is read likewise', async () => {
    const v1 = { ...official, network: 'solana-devnet', maxAmountRequired: '1000' }
    const payload = await new ExactSvmSchemeV1(payer, { rpcUrl: rpc.url }).createPaymentPayload(
      1,
      v1 as never,
    ) // its declared type is that of version 2
    expect(scheme.read(terms, payload.payload).payer).toBe(payer.address)
    expect(scheme.mismatch(payload.payload, terms, now)).toBeUndefined()
  })

  test('of the official client in a token of the newer token program meets its terms', async () => {
    mintOwner = token2022
    const payment = await new ExactSvmScheme(payer, { rpcUrl: rpc.url }).createPaymentPayload(
      2,
      official,
    )
    mintOwner = token
    expect(scheme.mismatch(payment.payload, terms, now)).toBeUndefined()
    expect(scheme.read(terms, payment.payload).key).not.toBe(scheme.read(terms, payload).key)
  })

  test('is the same payment whether the fee payer has signed or not', () => {
    const signed = scheme.read(
      terms,
      withBytes((bytes) => void bytes.fill(7, 1, 65)),
    )
    expect(signed).toEqual(scheme.read(terms, payload))
  })

  test('is another proof with another signature of the payer, under the same key', () => {
    const signed = scheme.read(
      terms,
      withBytes((bytes) => void bytes.fill(7, 65, 129)),
    )
    expect(signed.key).toBe(scheme.read(terms, payload).key)
    expect(signed.proof).not.toBe(scheme.read(terms, payload).proof)
  })

  test('is another payment with another memo', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (text) =>
        paying([limit, price, await transferOf(), { ...memo, data: Buffer.from(text) }]),
      ),
    )
    expect(scheme.read(terms, one ?? {}).key).not.toBe(scheme.read(terms, other ?? {}).key)
  })

  test.each<[string, (transfer: Instruction) => Instruction[]]>([
    ['nothing else', (transfer) => [limit, price, transfer]],
    ['a memo', (transfer) => [limit, price, transfer, memo]],
    [
      'the assertions of a wallet',
      (transfer) => [
        limit,
        price,
        transfer,
        { programAddress: lighthouse, data: Uint8Array.of(1) },
        memo,
      ],
    ],
    ['four more that move nothing', (transfer) => [limit, price, transfer, memo, memo, memo, memo]],
  ])('meets the terms with %s after the transfer', async (_, instructions) => {
    const payload = await paying(instructions(await transferOf()))
    expect(scheme.read(terms, payload).payer).toBe(payer.address)
    expect(scheme.mismatch(payload, terms, now)).toBeUndefined()
  })

  test('may be a transaction of the legacy version', async () => {
    const payload = await paying([limit, price, await transferOf()], feePayer.address, 'legacy')
    expect(scheme.mismatch(payload, terms, now)).toBeUndefined()
  })

  const transferOfSol: Instruction = {
    programAddress: system,
    accounts: [
      { address: feePayer.address, role: 3 },
      { address: stranger.address, role: 1 },
    ],
    data: Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
  }
  const advanceNonce: Instruction = { programAddress: system, data: Uint8Array.of(4, 0, 0, 0) }
  test.each<[string, (transfer: Instruction) => Instruction[]]>([
    ['no transfer', () => [limit, price, memo]],
    ['two transfers', (transfer) => [limit, price, transfer, transfer]],
    ['a transfer of SOL after it', (transfer) => [limit, price, transfer, transferOfSol]],
    ['a durable nonce, which never ends', (transfer) => [advanceNonce, limit, price, transfer]],
    ['no compute budget', (transfer) => [transfer, memo, memo]],
    ['limit and price the other way round', (transfer) => [price, limit, transfer]],
    [
      'a plain Transfer',
      (transfer) => [
        limit,
        price,
        { ...transfer, data: Uint8Array.of(3, 0xe8, 3, 0, 0, 0, 0, 0, 0) },
      ],
    ],
    [
      'a cut TransferChecked',
      (transfer) => [limit, price, { ...transfer, data: Uint8Array.of(12, 0xe8, 3) }],
    ],
    [
      'a TransferChecked of another program',
      (transfer) => [limit, price, { ...transfer, programAddress: stranger.address }],
    ],
    ['eight instructions', (transfer) => [limit, price, transfer, memo, memo, memo, memo, memo]],
  ])('is malformed with %s', async (_, instructions) => {
    const failure = refusalOf(await paying(instructions(await transferOf())))
    expect(failure).toMatchObject({
      kind: 'invalidRequest',
      details: { param: 'payload.transaction', retry: false },
    })
    expect(failure.message).toMatch(
      /^the instructions of the transaction must be: compute unit limit, /,
    )
  })

  test('is malformed when the owner of the tokens is no signer of it', async () => {
    const transfer = await transferOf()
    const accounts = transfer.accounts.map((account, index) =>
      index === 3 ? { address: stranger.address, role: 0 as const } : account,
    )
    expect(refusalOf(await paying([limit, price, { ...transfer, accounts }])).message).toBe(
      'the transaction is not signed by the owner of the tokens',
    )
  })

  test('is malformed when the transfer names too few accounts', async () => {
    const transfer = await transferOf()
    expect(
      refusalOf(
        await paying([limit, price, { ...transfer, accounts: transfer.accounts.slice(0, 3) }]),
      ).message,
    ).toBe('the TransferChecked must name source, mint, destination and authority')
  })

  test('is malformed when the payer has not signed', () => {
    expect(refusalOf(withBytes((bytes) => void bytes.fill(0, 65, 129))).message).toBe(
      'the transaction lacks a signature; only that of the fee payer may be missing',
    )
  })

  test('is malformed when it looks its accounts up in a table', () => {
    // The last byte of a message of version 0 counts the tables.
    const payload = withBytes((bytes) =>
      Buffer.concat([
        bytes.subarray(0, -1),
        Uint8Array.of(1),
        Uint8Array.from(getAddressEncoder().encode(stranger.address)),
        Uint8Array.of(1, 0, 0),
      ]),
    )
    expect(refusalOf(payload).message).toContain('address lookup tables are not read')
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a number', 1],
    ['no base64', '{"a":1}'],
    ['base64url', bytesOf(payload).toString('base64url')],
    ['base64 with a line break', `${String(payload.transaction)}\n`],
    ['more than a packet holds', Buffer.alloc(1233, 1).toString('base64')],
    ['a megabyte', 'A'.repeat(1_048_576)],
    ['noise', Buffer.from('this is no transaction').toString('base64')],
    ['zeros', Buffer.alloc(200).toString('base64')],
    ['half of it', bytesOf(payload).subarray(0, 150).toString('base64')],
    ['bytes after it', Buffer.concat([bytesOf(payload), Buffer.from('more')]).toString('base64')],
    [
      'a count of signatures that is written longer',
      Buffer.concat([Uint8Array.of(0x82, 0), bytesOf(payload).subarray(1)]).toString('base64'),
    ],
  ])('is malformed with %s as its transaction', (_, transaction) => {
    expect(refusalOf({ transaction })).toMatchObject({
      kind: 'invalidRequest',
      details: { param: 'payload.transaction', retry: false },
    })
  })

  test('is malformed with a member that nobody knows', () => {
    expect(refusalOf({ ...payload, authorization: {} }).message).toBe(
      'the payload must be a transaction, without "authorization"',
    )
  })

  test.each<[string, () => ReturnType<typeof transferOf>, string]>([
    ['pays less', () => transferOf({ amount: 999n }), 'invalid_exact_svm_payload_amount_mismatch'],
    ['pays more', () => transferOf({ amount: 1001n }), 'invalid_exact_svm_payload_amount_mismatch'],
    [
      'pays all that 64 bits hold',
      () => transferOf({ amount: 2n ** 64n - 1n }),
      'invalid_exact_svm_payload_amount_mismatch',
    ],
    [
      'pays somebody else',
      () => transferOf({ to: stranger.address }),
      'invalid_exact_svm_payload_recipient_mismatch',
    ],
    [
      'pays another token',
      () => transferOf({ of: stranger.address }),
      'invalid_exact_svm_payload_mint_mismatch',
    ],
    [
      'pays the account of the other token program',
      async () => ({ ...(await transferOf()), programAddress: token2022 as typeof token }) as never,
      'invalid_exact_svm_payload_recipient_mismatch',
    ],
  ])('does not meet the terms when it %s', async (_, transfer, reason) => {
    const payload = await paying([limit, price, await transfer(), memo])
    expect(scheme.read(terms, payload).payer).toBe(payer.address)
    expect(scheme.mismatch(payload, terms, now)?.reason).toBe(reason)
  })

  test('does not meet the terms when it pays the wallet itself instead of its token account', async () => {
    const transfer = await transferOf()
    const accounts = transfer.accounts.map((account, index) =>
      index === 2 ? { ...account, address: merchant.address } : account,
    )
    expect(
      scheme.mismatch(await paying([limit, price, { ...transfer, accounts }]), terms, now)?.reason,
    ).toBe('invalid_exact_svm_payload_recipient_mismatch')
  })

  test('does not meet the terms when another pays the fee', async () => {
    const payload = await paying([limit, price, await transferOf()], stranger.address)
    expect(scheme.mismatch(payload, terms, now)?.reason).toBe(
      'invalid_exact_svm_fee_payer_mismatch',
    )
  })

  test('does not meet the terms when the fee payer is to pay for all', async () => {
    const payload = await paying([limit, price, await transferOf({ from: feePayer })])
    expect(scheme.mismatch(payload, terms, now)?.reason).toBe(
      'invalid_exact_svm_payload_transaction_fee_payer_transferring_funds',
    )
  })

  test('survives any byte of it being another', () => {
    const original = scheme.read(terms, payload)
    const size = bytesOf(payload).length
    let count = 0
    for (let at = 0; at < size; at++) {
      const payload = withBytes((bytes) => void (bytes[at] = (bytes[at] ?? 0) ^ 0x41))
      try {
        const signed = scheme.read(terms, payload)
        count++
        // A different message is another payment; a different signature is another proof, except
        // the fee payer's.
        expect(at < 129 ? signed.key === original.key : signed.key !== original.key).toBe(true)
        expect(signed.proof === original.proof).toBe(at >= 1 && at < 65)
      } catch (error) {
        expect(error).toBeInstanceOf(Failure)
      }
    }
    expect(count).toBeGreaterThan(128)
  })
})

import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import contract from '../../generated/json/upstream/facilitator.json' with { type: 'json' }
import type { components } from '../../generated/server/upstream/facilitator.ts'
import { Failure } from '../failure.ts'
import { evmScheme } from '../payments/evm.ts'
import { caip2From } from '../payments/networks.ts'
import type { Payment, Scheme, Signed, Terms } from '../payments/payment.ts'
import { loadSolanaScheme } from '../payments/solana.ts'

type Schemas = components['schemas']
type Payload = Payment['payload']

/** What a charge comes to: who pays, the invented transaction, and x402's word for why it would not do. */
type Verdict = { payer: string; network: string; transaction: string; reason: string | undefined }

/** The rules of a kind of chain, with what only a facilitator does. */
type Family = Scheme & {
  invalidSignature: string
  isSigned(payload: Payload, terms: Terms, signed: Signed): Promise<boolean>
  /** A transaction that no chain has, in the chain's own form. */
  invent(key: string): string
}

/** Our rules want time left to work in; a settlement wants none. */
const settleGraceMs = 20_000

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false }).addSchema(
  contract,
  'facilitator',
)
const isCharge = ajv.compile<Schemas['ChargeRequest']>({
  $ref: 'facilitator#/components/schemas/ChargeRequest',
})

/** Answers `/verify`. Throws a Failure `invalidRequest` for what is no charge. */
export async function verify(body: unknown): Promise<Schemas['VerifyAnswer']> {
  const { payer, reason } = await judge(body, Date.now())
  return reason === undefined
    ? { isValid: true, payer }
    : { isValid: false, invalidReason: reason, payer }
}

/** Answers `/settle`: the same payment with the same transaction each time. */
export async function settle(body: unknown): Promise<Schemas['SettleAnswer']> {
  const { payer, network, transaction, reason } = await judge(body, Date.now() - settleGraceMs)
  return reason === undefined
    ? { success: true, transaction, network, payer }
    : { success: false, errorReason: reason, transaction: '', network, payer }
}

async function judge(charge: unknown, now: number): Promise<Verdict> {
  if (!isCharge(charge))
    throw new Failure(
      'invalidRequest',
      `no charge by the contract: ${ajv.errorsText(isCharge.errors, { dataVar: 'body' })}`,
    )
  const { payload } = charge.paymentPayload
  const { network } = charge.paymentRequirements
  const terms = termsOf(charge)
  const unread = { payer: '', network, transaction: '' }
  const family = await familyOf(terms.network)
  if (!family) return { ...unread, reason: 'invalid_network' }
  try {
    const signed = family.read(terms, payload)
    // Only its end gets grace; that it has begun is judged by the clock.
    const strict = family.mismatch(payload, terms, Date.now())
    const mismatch = strict?.reason.endsWith('valid_before')
      ? family.mismatch(payload, terms, now)
      : strict
    const reason =
      mismatch?.reason ??
      ((await family.isSigned(payload, terms, signed)) ? undefined : family.invalidSignature)
    return { payer: signed.payer, network, transaction: family.invent(signed.key), reason }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { ...unread, reason: 'invalid_payload' }
  }
}

function termsOf(charge: Schemas['ChargeRequest']): Terms {
  if (charge.x402Version === 2) return charge.paymentRequirements
  const {
    scheme,
    network,
    maxAmountRequired: amount,
    asset,
    payTo,
    maxTimeoutSeconds,
    extra,
  } = charge.paymentRequirements
  return {
    scheme,
    network: caip2From(network) ?? network,
    amount,
    asset,
    payTo,
    maxTimeoutSeconds,
    extra: extra ?? {},
  }
}

let solanaFamily: Promise<Family> | undefined

async function familyOf(network: string): Promise<Family | undefined> {
  if (network === 'eip155:84532') return evmFamily
  return network === 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    ? (solanaFamily ??= loadSolanaFamily())
    : undefined
}

const hash = (algorithm: 'sha256' | 'sha512', text: string) =>
  createHash(algorithm).update(`sandbox ${text}`).digest()

const evmFamily: Family = {
  ...evmScheme,
  invalidSignature: 'invalid_exact_evm_signature',
  isSigned: isAuthorized,
  invent: (key) => `0x${hash('sha256', key).toString('hex')}`,
}

const authorizationType = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

/** The signature of a contract's wallet is longer, and only its contract can judge it: without a chain it is taken as it is. */
const keySignatureLength = '0x'.length + 65 * 2

async function isAuthorized(
  { authorization, signature }: Payload,
  { asset, extra }: Terms,
): Promise<boolean> {
  const { verifyTypedData } = await import('viem/utils')
  type Signing = Parameters<
    typeof verifyTypedData<typeof authorizationType, 'TransferWithAuthorization'>
  >[0]
  const [message, bytes] = [authorization, signature] as [Signing['message'], `0x${string}`] // the rules of EVM have read both
  if (bytes.length > keySignatureLength) return true
  const domain = {
    name: String(extra.name),
    version: String(extra.version),
    chainId: 84_532,
    verifyingContract: asset as `0x${string}`,
  } // of the terms of ours
  return verifyTypedData({
    address: message.from,
    domain,
    types: authorizationType,
    primaryType: 'TransferWithAuthorization',
    message,
    signature: bytes,
  }).catch(() => false)
}

async function loadSolanaFamily(): Promise<Family> {
  const kit = await import('@solana/kit')

  async function isSigned({ transaction }: Payload, _: Terms, { payer }: Signed): Promise<boolean> {
    const { signatures, messageBytes } = kit
      .getTransactionDecoder()
      .decode(Buffer.from(String(transaction), 'base64'))
    const address = kit.address(payer)
    const signature = signatures[address]
    return (
      signature != null &&
      kit.verifySignature(await kit.getPublicKeyFromAddress(address), signature, messageBytes)
    )
  }

  return {
    ...(await loadSolanaScheme()),
    invalidSignature: 'invalid_exact_svm_payload_signature_invalid',
    isSigned,
    invent: (key) => kit.getBase58Decoder().decode(hash('sha512', key)),
  }
}

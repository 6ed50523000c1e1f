import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { solanaNetworks } from '../../client/paying/chains/networks.ts'
import contract from '../../generated/json/upstream/facilitator.json' with { type: 'json' }
import type { components } from '../../generated/server/upstream/facilitator.ts'
import { Failure } from '../failure.ts'
import { evmScheme } from '../payments/evm/scheme.ts'
import { termsFromV1 } from '../payments/networks.ts'
import type { Payment, Scheme, Terms } from '../payments/types.ts'
import { loadSolanaScheme } from '../payments/solana/scheme.ts'

type Schemas = components['schemas']
type Payload = Payment['payload']

/** The outcome of a charge; `reason` is x402's error code. */
type Verdict = { payer: string; network: string; transaction: string; reason: string | undefined }

/** The scheme of a kind of chain, with the facilitator's side of it. */
type Family = Scheme & {
  invalidSignature: string
  /** A transaction id in the chain's format that exists on no chain. */
  invent(key: string): string
}

/** The scheme requires time for the tool call; a settlement needs none. */
const settleGraceMs = 20_000

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false }).addSchema(
  contract,
  'facilitator',
)
const isCharge = ajv.compile<Schemas['ChargeRequest']>({
  $ref: 'facilitator#/components/schemas/ChargeRequest',
})

/** The response to `/verify`. Throws a Failure `invalidRequest` for a malformed charge. */
export async function verify(body: unknown): Promise<Schemas['VerifyAnswer']> {
  const { payer, reason } = await outcomeOf(body, Date.now())
  if (reason === undefined) return { isValid: true, payer }
  return { isValid: false, invalidReason: reason, payer }
}

/** The response to `/settle`; the same payment always gets the same transaction. */
export async function settle(body: unknown): Promise<Schemas['SettleAnswer']> {
  const { payer, network, transaction, reason } = await outcomeOf(body, Date.now() - settleGraceMs)
  if (reason === undefined) return { success: true, transaction, network, payer }
  return { success: false, errorReason: reason, transaction: '', network, payer }
}

async function outcomeOf(charge: unknown, now: number): Promise<Verdict> {
  if (!isCharge(charge))
    throw new Failure(
      'invalidRequest',
      `no charge by the contract: ${ajv.errorsText(isCharge.errors, { dataVar: 'body' })}`,
    )
  const { payload } = charge.paymentPayload
  const { network } = charge.paymentRequirements
  const terms = termsOf(charge)
  const unreadable = { payer: '', network, transaction: '' }
  const family = await familyOf(terms.network)
  if (!family) return { ...unreadable, reason: 'invalid_network' }
  try {
    const signed = family.read(terms, payload)
    const strict = family.mismatch(payload, terms, Date.now())
    // The grace applies to the end of the validity only.
    const isLate = strict?.reason.endsWith('valid_before')
    const mismatch = isLate ? family.mismatch(payload, terms, now) : strict
    const reason =
      mismatch?.reason ??
      ((await isSigned(family, payload, terms)) ? undefined : family.invalidSignature)
    return { payer: signed.payer, network, transaction: family.invent(signed.key), reason }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { ...unreadable, reason: 'invalid_payload' }
  }
}

const termsOf = (charge: Schemas['ChargeRequest']): Terms =>
  charge.x402Version === 2 ? charge.paymentRequirements : termsFromV1(charge.paymentRequirements)

let solanaFamily: Promise<Family> | undefined

async function familyOf(network: string): Promise<Family | undefined> {
  if (network === 'eip155:84532') return evmFamily
  return network === solanaNetworks.devnet ? (solanaFamily ??= loadSolanaFamily()) : undefined
}

const hash = (algorithm: 'sha256' | 'sha512', text: string) =>
  createHash(algorithm).update(`sandbox ${text}`).digest()

const evmFamily: Family = {
  ...evmScheme,
  invalidSignature: 'invalid_exact_evm_signature',
  invent: (key) => `0x${hash('sha256', key).toString('hex')}`,
}

/** Contract wallets sign longer; without a chain their signatures cannot be checked. */
const keySignatureLength = '0x'.length + 65 * 2

async function isSigned(family: Family, payload: Payload, terms: Terms): Promise<boolean> {
  const { signature } = payload
  const isOfContract = typeof signature === 'string' && signature.length > keySignatureLength
  return isOfContract || family.isSignedByKey(payload, terms)
}

async function loadSolanaFamily(): Promise<Family> {
  const kit = await import('@solana/kit')

  return {
    ...(await loadSolanaScheme()),
    invalidSignature: 'invalid_exact_svm_payload_signature_invalid',
    invent: (key) => kit.getBase58Decoder().decode(hash('sha512', key)),
  }
}

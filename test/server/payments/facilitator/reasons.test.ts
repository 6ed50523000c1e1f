import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  checkedBeforeBroadcast,
  settlementOf,
} from '../../../../server/payments/facilitator/wire.ts'
import type { Terms } from '../../../../server/payments/types.ts'

const terms: Terms = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset: '0x1',
  amount: '1',
  payTo: '0x2',
  maxTimeoutSeconds: 120,
  extra: {},
}
const refused = { success: false, transaction: '', network: 'eip155:84532', payer: '0x3' }
const transaction = `0x${'7f'.repeat(32)}`

/** Every reason that the official packages know, and those of older and hosted facilitators. */
const sources = globSync('node_modules/@x402/{core,evm,svm}/dist/esm/**/*.mjs')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const inPackages = [
  ...sources.matchAll(
    /(?:Err\w* = |(?:invalidReason|errorReason): |\?\? )"([a-z0-9]+(?:_[a-z0-9]+)+)"/g,
  ),
].flatMap(([, reason]) => reason ?? [])
const older = [
  'insufficient_funds',
  'invalid_exact_evm_payload_signature',
  'invalid_exact_evm_payload_authorization_value',
  'invalid_exact_evm_payload_recipient_mismatch',
  'invalid_exact_svm_payload_transaction_amount_mismatch',
  'invalid_network',
  'invalid_payload',
  'invalid_scheme',
  'invalid_payment',
  'payment_expired',
  'settle_exact_svm_block_height_exceeded',
  'settle_exact_svm_transaction_confirmation_timed_out',
  'settle_exact_node_failure',
  'settle_exact_failed_onchain',
  'unexpected_settle_error',
  'unexpected_verify_error',
  'invalid_exact_evm_verification_failed',
  'unknown_error',
  'invalid_exact_svm_payload_transaction_simulation_failed',
  'invalid_exact_evm_payload_undeployed_smart_wallet',
]
const before = [
  'insufficient_funds',
  'invalid_network',
  'network_mismatch',
  'invalid_exact_evm_authorization_value',
  'invalid_exact_evm_failed_to_parse_signature',
  'invalid_exact_evm_insufficient_balance',
  'invalid_exact_evm_network_mismatch',
  'invalid_exact_evm_payload_authorization_valid_after',
  'invalid_exact_evm_payload_authorization_valid_before',
  'invalid_exact_evm_payload_authorization_value',
  'invalid_exact_evm_payload_authorization_value_mismatch',
  'invalid_exact_evm_payload_recipient_mismatch',
  'invalid_exact_evm_payload_signature',
  'invalid_exact_evm_recipient_mismatch',
  'invalid_exact_evm_signature',
  'invalid_exact_svm_network_mismatch',
  'invalid_exact_svm_payload_amount_mismatch',
  'invalid_exact_svm_payload_recipient_mismatch',
  'invalid_exact_svm_payload_signature_invalid',
  'invalid_exact_svm_payload_transaction_amount_mismatch',
]
const reasons = [...new Set([...inPackages, ...older, ...before])].toSorted()

test('the official packages still know the reasons that are told apart', () => {
  const mustKnow = [
    'settlement_pending',
    'duplicate_settlement',
    'transaction_failed',
    'invalid_transaction_state',
    'invalid_exact_evm_nonce_already_used',
    'invalid_exact_svm_transaction_failed',
  ]
  const ours = before.filter((reason) => !older.includes(reason))
  expect([...mustKnow, ...ours].filter((reason) => !inPackages.includes(reason))).toEqual([])
  expect([...checkedBeforeBroadcast].toSorted()).toEqual(before.toSorted())
})

test.each(reasons)(
  '%s is proof only when it is on the list and no transaction is named',
  (errorReason) => {
    const sorted = settlementOf({ status: 200, json: { ...refused, errorReason } }, terms)
    expect(sorted).toEqual({
      kind: 'refused',
      reason: errorReason.slice(0, 100),
      beforeBroadcast: before.includes(errorReason),
    })
    expect(
      settlementOf({ status: 200, json: { ...refused, errorReason, transaction } }, terms),
    ).toMatchObject({ beforeBroadcast: false })
  },
)

test.each([
  ['invalid API key cdp-canary-51a0-secret given', 'invalid API key given'],
  ['Bearer sk_live_51H8xYzAbCdEf', 'Bearer'],
  [`bad signature 0x${'2d1b'.repeat(32)}`, 'bad signature'],
  ['3f2a9c1e-77b0-4d2e-9a51-0c1d2e3f4a5b', 'unexplained'],
  ['kQwErTyUiOpAsDfGhJkLzXcVbNm', 'unexplained'],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'unexplained'],
  ['Timed out while waiting for transaction', 'Timed out while waiting for transaction'],
  ['unexpected_error: HTTP 502.', 'unexpected_error HTTP 502.'],
])('of %j it is kept what can be no secret', (errorReason, reason) => {
  expect(settlementOf({ status: 200, json: { ...refused, errorReason } }, terms)).toMatchObject({
    reason,
  })
})

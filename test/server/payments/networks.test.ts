import { EVM_NETWORK_CHAIN_ID_MAP } from '@x402/evm/v1'
import { V1_TO_V2_NETWORK_MAP } from '@x402/svm'
import { expect, test } from 'vitest'
import { caip2From, v1Name } from '../../../server/payments/networks.ts'

const official = {
  ...Object.fromEntries(
    Object.entries(EVM_NETWORK_CHAIN_ID_MAP).map(([name, id]) => [name, `eip155:${id}`]),
  ),
  ...V1_TO_V2_NETWORK_MAP,
}
test.each(Object.entries(official))('%s is %s, there and back', (name, id) => {
  expect(caip2From(name)).toBe(id)
  expect(v1Name(id)).toBe(name)
})

test.each(['eip155:84532', 'Base', '', 'toString', '__proto__'])('%j is no such name', (name) => {
  expect(caip2From(name)).toBeUndefined()
})

test('a network without one has none', () => {
  expect(v1Name('eip155:31337')).toBeUndefined()
})

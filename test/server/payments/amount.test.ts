import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChargeable, unitsFrom } from '../../../server/money.ts'

describe('a price in units of the asset', () => {
  test.each([
    ['0.001', 6, 1000n],
    ['1', 6, 1_000_000n],
    ['0.000001', 6, 1n],
    ['0.10', 1, 1n],
    ['2.50000000', 2, 250n],
    ['999999999.999999', 6, 999_999_999_999_999n],
    ['0.3', 18, 300_000_000_000_000_000n],
    ['7', 0, 7n],
    ['007.5', 6, 7_500_000n],
  ])('%s USD in an asset with %i decimals is %s', (usd, decimals, units) => {
    expect(unitsFrom(usd, decimals)).toBe(units)
    expect(isChargeable(usd, decimals)).toBe(true)
  })

  test.each([
    [
      '0.0000001',
      6,
      '0.0000001 USD is not a whole number of the smallest unit of an asset with 6 decimals',
    ],
    ['0.5', 0, '0.5 USD is not a whole number of the smallest unit of an asset with 0 decimals'],
    ['0', 6, '0 USD is nothing, and a payment must be of something'],
    ['0.000', 6, '0.000 USD is nothing, and a payment must be of something'],
  ])('%s USD cannot be charged with %i decimals', (usd, decimals, sentence) => {
    expect(() => unitsFrom(usd, decimals)).toThrow(sentence)
    expect(isChargeable(usd, decimals)).toBe(false)
  })

  test.each([
    '',
    ' ',
    '1e3',
    '0x10',
    '-1',
    '+1',
    '.5',
    '1.',
    '1,5',
    '1_000',
    'NaN',
    'Infinity',
    ' 1',
    '1 ',
    '１',
    '1.2.3',
    '1'.repeat(10),
    `0.${'1'.repeat(19)}`,
  ])('"%s" is not an amount of USD', (usd) => {
    expect(() => unitsFrom(usd, 6)).toThrow('is not a decimal amount of USD')
  })

  test('units written as a decimal number are the same units again', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.integer({ min: 6, max: 18 }),
        (units, decimals) => {
          const digits = String(units).padStart(decimals + 1, '0')
          expect(
            unitsFrom(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`, decimals),
          ).toBe(units)
        },
      ),
      { seed: 4 },
    )
  })
})

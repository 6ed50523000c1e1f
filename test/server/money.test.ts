import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, highestPrice, priceFrom } from '../../server/money.ts'

test.each([
  ['0.03', '0', 1, 0, 30],
  ['0.05', '0.08', 12, 9, 1320],
  ['2.50', '10', 1000, 1000, 12_500_000],
  ['0', '0', 1_000_000, 1_000_000, 0],
  ['0.000000001', '0', 1, 0, 1],
  ['0.000000001', '0', 1_000_000, 0, 1],
  ['0.000000001', '0', 1_000_001, 0, 2],
  ['0.0005', '0.0005', 1, 1, 1],
  ['999999.999999999', '0', 1, 0, 1_000_000_000],
])(
  'at $%s and $%s a million, %i and %i tokens are %i nano-USD',
  (input, output, prompt, completion, nano) => {
    expect(costOf(priceFrom({ input, output }), prompt, completion)).toBe(nano)
  },
)

test.each([
  ['1', '0.1', 1000, 0, 1_000_000],
  ['1', '0.1', 1000, 400, 640_000],
  ['1', '0.1', 1000, 1000, 100_000],
  ['1', '0', 1000, 1000, 0],
  ['1', undefined, 1000, 400, 1_000_000],
])(
  'at $%s and $%s for cached ones, %i prompt tokens of which %i are cached are %i nano-USD',
  (input, cached_input, prompt, cached, nano) => {
    const price = priceFrom({ input, output: '5', ...(cached_input && { cached_input }) })
    expect(costOf(price, prompt, 0, cached)).toBe(nano)
  },
)

test('tokens that were written to a cache have their own price, beside cached ones', () => {
  const plain = { input: '1', output: '5' }
  const price = priceFrom({ ...plain, cached_input: '0.1', cache_write_input: '1.25' })
  expect(costOf(price, 1000, 0, 400, 200)).toBe(400 * 1000 + 400 * 100 + 200 * 1250)
  expect(costOf(priceFrom(plain), 1000, 0, 400, 200)).toBe(1000 * 1000)
})

test('without a price nothing is counted', () => expect(costOf(undefined, 7, 7)).toBe(0))

/** Any price the configuration allows, as its text and as nano-USD a million. */
const price = fc
  .tuple(
    fc.integer({ min: 0, max: 999_999 }),
    fc.integer({ min: 0, max: 999_999_999 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([units, nano, digits]) => {
    const fraction = String(nano).padStart(9, '0').slice(0, digits)
    return {
      text: digits === 0 ? String(units) : `${units}.${fraction}`,
      nano: BigInt(units) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0')),
    }
  })
const tokens = fc.integer({ min: 0, max: 4_000_000 })

test('the cost is the least whole nano-USD that is not below the exact cost', () => {
  fc.assert(
    fc.property(price, price, tokens, tokens, (input, output, prompt, completion) => {
      // Millionths of a nano-USD.
      const exact = input.nano * BigInt(prompt) + output.nano * BigInt(completion)
      const charged =
        BigInt(costOf(priceFrom({ input: input.text, output: output.text }), prompt, completion)) *
        1_000_000n
      expect(charged >= exact && charged - exact < 1_000_000n).toBe(true)
    }),
  )
})

test('one row costs no more than the same tokens in two', () => {
  fc.assert(
    fc.property(price, price, tokens, tokens, tokens, (input, output, a, b, completion) => {
      const at = priceFrom({ input: input.text, output: output.text })
      expect(costOf(at, a + b, completion)).toBeLessThanOrEqual(
        costOf(at, a, completion) + costOf(at, b, 0),
      )
    }),
  )
})

test('what is reserved covers any share of cached tokens, whichever price is the highest', () => {
  const prices = fc.tuple(price, price, price, price)
  fc.assert(
    fc.property(prices, tokens, tokens, fc.nat(), fc.nat(), (texts, a, b, c, d) => {
      const [input, cached, written, output] = texts
      const at = priceFrom({
        input: input.text,
        cached_input: cached.text,
        cache_write_input: written.text,
        output: output.text,
      })
      const read = Math.min(a, c)
      expect(costOf(highestPrice([at]), a, b)).toBeGreaterThanOrEqual(
        costOf(at, a, b, read, Math.min(a - read, d)),
      )
    }),
  )
})

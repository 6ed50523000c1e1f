import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordableTokens, costOf, highestPrice, priceFrom } from '../../server/money.ts'

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
    expect(costOf(priceFrom({ input, output }), { prompt, completion })).toBe(nano)
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
    expect(costOf(price, { prompt, completion: 0, cached })).toBe(nano)
  },
)

test('tokens that were written to a cache have their own price, beside cached ones', () => {
  const plain = { input: '1', output: '5' }
  const price = priceFrom({ ...plain, cached_input: '0.1', cache_write_input: '1.25' })
  const counts = { prompt: 1000, completion: 0, cached: 400, cacheWrite: 200 }
  expect(costOf(price, counts)).toBe(400 * 1000 + 400 * 100 + 200 * 1250)
  expect(costOf(priceFrom(plain), counts)).toBe(1000 * 1000)
})

test('without a price nothing is counted', () =>
  expect(costOf(undefined, { prompt: 7, completion: 7 })).toBe(0))

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
      const at = priceFrom({ input: input.text, output: output.text })
      const charged = BigInt(costOf(at, { prompt, completion })) * 1_000_000n
      expect(charged >= exact && charged - exact < 1_000_000n).toBe(true)
    }),
  )
})

test('one row costs no more than the same tokens in two', () => {
  fc.assert(
    fc.property(price, price, tokens, tokens, tokens, (input, output, a, b, completion) => {
      const at = priceFrom({ input: input.text, output: output.text })
      expect(costOf(at, { prompt: a + b, completion })).toBeLessThanOrEqual(
        costOf(at, { prompt: a, completion }) + costOf(at, { prompt: b, completion: 0 }),
      )
    }),
  )
})

const rates = fc.record({
  input: price.map(({ text }) => text),
  cached_input: price.map(({ text }) => text),
  cache_write_input: price.map(({ text }) => text),
  cache_write_1h_input: price.map(({ text }) => text),
  output: price.map(({ text }) => text),
})
const stepped = fc
  .tuple(rates, fc.uniqueArray(fc.integer({ min: 1, max: 4_000_000 }), { maxLength: 3 }), rates)
  .map(([base, bounds, other]) => ({
    ...base,
    long_context: bounds
      .toSorted((a, b) => a - b)
      .map((above, index) => ({ ...(index === 0 ? other : base), above })),
  }))
/** Prices with all that one may have; a longer prompt may cost less. */
const anyPrice = fc
  .tuple(stepped, stepped, stepped)
  .map(([base, flex, priority]) => priceFrom({ ...base, service_tiers: { flex, priority } }))

test('what is reserved covers every split of the tokens, at every tier', () => {
  fc.assert(
    fc.property(
      fc.array(anyPrice, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(undefined, 'flex', 'priority', 'default'),
      fc.tuple(tokens, tokens, tokens),
      fc.tuple(fc.nat(), fc.nat(), fc.nat()),
      (prices, serviceTier, [a, b, less], [c, d, e]) => {
        const prompt = Math.max(0, a - less)
        const cached = Math.min(prompt, c)
        const cacheWrite = Math.min(prompt - cached, d)
        const counts = { prompt, completion: b, cached, cacheWrite, serviceTier }
        const cacheWrite1h = Math.min(cacheWrite, e)
        const most = highestPrice(prices)
        const reserved = costOf(most, { prompt: a, completion: b })
        const long = { prompt: a, completion: b, cacheWrite: a, cacheWrite1h: a }
        for (const one of prices) {
          expect(reserved).toBeGreaterThanOrEqual(costOf(one, counts))
          const cost = costOf(one, { ...counts, cacheWrite1h })
          expect(costOf(most, long)).toBeGreaterThanOrEqual(cost)
        }
      },
    ),
  )
})

test('what is affordable after a prompt costs no more than the amount, and one token more does', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(anyPrice, tokens, amount, (one, prompt, nano) => {
      const reply = affordableTokens(one, nano, { prompt, completion: 0 })
      if (reply === Infinity || reply < 0) return
      const cost = (completion: number) => costOf(one, { prompt, completion })
      if (cost(0) <= nano) expect(cost(reply)).toBeLessThanOrEqual(nano)
      expect(cost(reply + 1)).toBeGreaterThan(nano)
    }),
  )
})

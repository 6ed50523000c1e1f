import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd } from '../../../server/money.ts'
import { parseTime } from '../../../server/cli/times.ts'

test.each([
  [0n, '0.00'],
  [1n, '0.000000001'],
  [30n, '0.00000003'],
  [1_500_000_000n, '1.50'],
  [1_500_000_132n, '1.500000132'],
  [12_345_000_000_000n, '12345.00'],
  [9_007_199_254_740_993n, '9007199.254740993'],
  [-30_000_000n, '-0.03'],
])('%d nano-USD is %s', (nano, text) => {
  expect(formatUsd(nano)).toBe(text)
})

test('an amount is shown exactly, whatever its size', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (nano) => {
      const text = formatUsd(nano)
      expect(text).toMatch(/^-?\d+\.\d{2,9}$/)
      const [integer = '', decimals = ''] = text.split('.')
      expect(BigInt(integer + decimals.padEnd(9, '0'))).toBe(nano)
    }),
  )
})

const now = Date.UTC(2026, 0, 1)

test.each([
  ['30d', 1, Date.UTC(2026, 0, 31)],
  ['24h', -1, Date.UTC(2025, 11, 31)],
  ['90m', 1, now + 5_400_000],
  ['2w', 1, Date.UTC(2026, 0, 15)],
  ['2026-12-31', 1, Date.UTC(2026, 11, 31)],
  ['2026-12-31T18:00Z', 1, Date.UTC(2026, 11, 31, 18)],
  ['2026-12-31T18:00:30.5+02:00', 1, Date.UTC(2026, 11, 31, 16, 0, 30, 500)],
  ['2028-02-29', 1, Date.UTC(2028, 1, 29)],
] as const)('%s is a time', (text, direction, at) => {
  expect(parseTime('--expires', text, now, direction)).toBe(at)
})

test.each([
  '',
  'soon',
  '30',
  '1.5d',
  '-1d',
  '30 d',
  '2026-02-30',
  '2026-13-01',
  '31.12.2026',
  '2026-12-31T18:00',
  '2026-12-31T25:00Z',
  '2026-1-1',
])('"%s" is no time', (text) => {
  expect(() => parseTime('--expires', text, now, 1)).toThrow(
    /^--expires ".*" is not a time; write a duration like 30d/,
  )
})

test.each(['999999999w', '2101-01-01'])('%s is too far away', (text) => {
  expect(() => parseTime('--expires', text, now, 1)).toThrow('is outside 1970 to 2100')
})

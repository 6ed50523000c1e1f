import { describe, expect, test } from 'vitest'
import { csvOf } from '../../../client/csv.ts'
import { exactUsd, nanosOf, usd } from '../../../client/console/format/money.ts'
import { count, duration, percent, short, span } from '../../../client/console/format/numbers.ts'
import { resetOf, utcTime } from '../../../client/console/format/times.ts'
import { linkTo, placeOf } from '../../../client/console/state/route.ts'

describe('amounts', () => {
  test.each([
    ['0', '0.00 USD'],
    ['1', '0.000000001 USD'],
    ['400000', '0.0004 USD'],
    ['19999860000', '19.99986 USD'],
    ['20000000000', '20.00 USD'],
    ['1234567891234', '1,234.5679 USD'],
    ['2759827000000', '2,759.827 USD'],
    [123456789, '0.123456789 USD'],
  ])('%s nano-USD are %s', (nanos, text) => {
    expect(usd(nanos)).toBe(text)
  })

  test('the exact one has all digits', () => {
    expect(exactUsd('1234567891234')).toBe('1,234.567891234 USD')
  })

  test('none but zero shows as zero', () => {
    for (let power = 0; power < 20; power++)
      for (const digits of [1n, 9n, 123_456_789_123n])
        expect(usd(digits * 10n ** BigInt(power))).toMatch(/[1-9]/)
  })

  test('a limit is read as it is written', () => {
    expect([nanosOf('20'), nanosOf('0.0004'), nanosOf('1e3'), nanosOf('')]).toEqual([
      20_000_000_000n,
      400_000n,
      undefined,
      undefined,
    ])
  })
})

describe('numbers', () => {
  test('short ones keep three digits, and small ones all', () => {
    expect([0, 9999, 12_345, 390_210_000, 9.04].map(short)).toEqual([
      '0',
      '9,999',
      '12.3 k',
      '390 M',
      '9.04',
    ])
    expect(count(18_277_000)).toBe('18,277,000')
  })

  test('durations have a unit', () => {
    expect([412, 1893, 90_000].map(duration)).toEqual(['412 ms', '1.89 s', '1 min 30 s'])
    expect([500, 86_400_000, 90_061_000].map(span)).toEqual(['less than 1 s', '1 d', '1 d 1 h'])
  })

  test('a share that is not zero or whole does not show as such', () => {
    expect([0, 0.0001, 0.5, 0.99999, 1].map(percent)).toEqual([
      '0 %',
      '< 0.1 %',
      '50 %',
      '> 99.9 %',
      '100 %',
    ])
  })
})

test('a budget begins anew with the day or the month of UTC, or never', () => {
  const now = Date.UTC(2026, 11, 31, 23, 59)
  expect(['day', 'month', null].map((period) => resetOf(period, now))).toEqual(
    Array(3).fill(Date.UTC(2027, 0, 1)),
  )
  expect(resetOf('total', now)).toBeUndefined()
  expect(utcTime(now)).toBe('2026-12-31 23:59:00 UTC')
})

test('what a spreadsheet would run is text in a file', () => {
  expect(
    csvOf(
      ['name', 'value'],
      [
        ['=1+1', -5],
        ['a "b", c', null],
      ],
    ),
  ).toBe('name,value\r\n\'=1+1,-5\r\n"a ""b"", c",\r\n')
})

test('a cell with a semicolon is quoted, by which spreadsheets of many languages separate', () => {
  expect(csvOf(['name; owner'], [['a;b']])).toBe('"name; owner"\r\n"a;b"\r\n')
})

test('a link leads back to what it was made of', () => {
  const query = { q: 'a&b=c #?', sort: '-name' }
  const link = linkTo('keys', { item: 'a/b', query: { ...query, empty: '' } })
  expect(placeOf(link)).toEqual({ page: 'keys', item: 'a/b', query })
  expect(placeOf('')).toEqual({ page: '', item: undefined, query: {} })
  expect(placeOf('#/keys/%zz')).toMatchObject({ item: '%zz' })
})

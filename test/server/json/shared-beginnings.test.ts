import { expect, test } from 'vitest'
import { share } from '../../../server/json/shared.ts'
import { Beginning } from '../../../server/json/shared-beginnings.ts'

const [first, second, third, other] = ['1', '2', '3', '4'].map((text) => share({ text }))

test('what was made of items is known as far as a list begins with them', () => {
  const known = new Beginning<string>()
  for (const [place, item] of [first, second, third].entries())
    expect(known.set(place, item, `made ${place}`)).toBe(true)
  expect(known.of([first, second, other])).toEqual(['made 0', 'made 1'])
  expect(known.of([other, second])).toEqual([])
})

test('nothing is known of an item behind one that requests do not share', () => {
  const known = new Beginning<string>()
  for (const [place, item] of [first, second, third].entries()) known.set(place, item, 'made')
  expect(known.set(1, { text: '2' }, 'made of its own')).toBe(false)
  expect(known.set(2, other, 'made behind it')).toBe(false)
  expect(known.of([first, second, other])).toEqual(['made'])
})

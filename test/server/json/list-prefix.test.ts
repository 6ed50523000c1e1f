import { expect, test } from 'vitest'
import { share } from '../../../server/json/shared.ts'
import { ListPrefix } from '../../../server/json/list-prefix.ts'

const [first, second, third, other] = ['1', '2', '3', '4'].map((text) => share({ text }))

test('what was made of items is known as far as a list begins with them', () => {
  const prefix = new ListPrefix<string>()
  for (const [place, item] of [first, second, third].entries())
    expect(prefix.set(place, item, `made ${place}`)).toBe(true)
  expect(prefix.of([first, second, other])).toEqual(['made 0', 'made 1'])
  expect(prefix.of([other, second])).toEqual([])
})

test('nothing is known of an item behind one that requests do not share', () => {
  const prefix = new ListPrefix<string>()
  for (const [place, item] of [first, second, third].entries()) prefix.set(place, item, 'made')
  expect(prefix.set(1, { text: '2' }, 'made of its own')).toBe(false)
  expect(prefix.set(2, other, 'made behind it')).toBe(false)
  expect(prefix.of([first, second, other])).toEqual(['made'])
})

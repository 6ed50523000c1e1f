import { expect, it } from 'vitest'
import { fairShare } from '../../../server/limits/slots/fair-share.ts'

const wants = (slots: number, weight = 1) => ({ slots, weight })

it('is all of the slots while the demands are met', () => {
  expect(fairShare(10, wants(4), [wants(6)])).toBe(10)
  expect(fairShare(10, wants(60), [])).toBe(10)
})

it('is equal among those that want more than their part', () => {
  expect(fairShare(9, wants(60), [wants(20), wants(30)])).toBe(3)
  expect(fairShare(1, wants(5), [wants(5)])).toBe(0.5)
})

it('leaves a small demand as it is, and shares the rest', () => {
  expect(fairShare(10, wants(60), [wants(2)])).toBe(8)
  expect(fairShare(10, wants(2), [wants(60)])).toBe(2)
  expect(fairShare(10, wants(60), [wants(2), wants(60)])).toBe(4)
})

it('is by weight', () => {
  expect(fairShare(8, wants(60, 3), [wants(60, 1)])).toBe(6)
  expect(fairShare(8, wants(60, 1), [wants(60, 3)])).toBe(2)
})

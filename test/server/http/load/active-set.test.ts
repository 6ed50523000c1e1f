import { expect, test } from 'vitest'
import { ActiveSet } from '../../../../server/http/load/active-set.ts'

const itemsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, index: 0 }))
const idsIn = (set: ActiveSet<{ id: number; index: number }>) =>
  [...set].map(({ id }) => id).toSorted((a, b) => a - b)

test('has what was added and not deleted, in whatever order', () => {
  const set = new ActiveSet<{ id: number; index: number }>()
  const items = itemsOf(6)
  for (const item of items) set.add(item)
  for (const at of [0, 5, 2]) set.delete(items[at] as { id: number; index: number }) // there are six
  expect(idsIn(set)).toEqual([1, 3, 4])
  expect(set.size).toBe(3)
})

test('deletes nothing else for an item that is not in it', () => {
  const set = new ActiveSet<{ id: number; index: number }>()
  const [one, other] = itemsOf(2) as [{ id: number; index: number }, { id: number; index: number }]
  set.add(one)
  set.delete(other)
  expect(idsIn(set)).toEqual([0])
  set.delete(one)
  set.delete(one)
  expect(set.size).toBe(0)
})

test('meets every item though each deletes itself on the way', () => {
  const set = new ActiveSet<{ id: number; index: number }>()
  for (const item of itemsOf(5)) set.add(item)
  const met: number[] = []
  for (const item of set) {
    met.push(item.id)
    set.delete(item)
  }
  expect(met).toEqual([0, 1, 2, 3, 4])
  expect(set.size).toBe(0)
})

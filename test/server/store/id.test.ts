import { expect, it } from 'vitest'
import { idOf, newId } from '../../../server/store/id.ts'

it('makes UUIDs of version 7 that carry their time', () => {
  const at = Date.now() + 60_000
  const id = newId(at)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at)
})

it('never makes an id below an earlier one, within a millisecond or when the clock goes back', () => {
  const at = Date.now() + 120_000
  const ids = Array.from({ length: 20_000 }, (_, n) => newId(n % 3 === 0 ? at - 5000 : at))
  expect(ids).toEqual([...new Set(ids)].toSorted())
})

it('makes the same id of a time and a text in every version, since stored rows have it', () => {
  expect(idOf(1_764_000_000_000, 'a text')).toBe('019ab697-e800-74d6-b341-94ede5b063e6')
  expect(idOf(5, '')).toBe('00000000-0005-7afb-a3b0-c44298fc1c14')
})

import { describe, expect, test } from 'vitest'
import { isShared, Memo, share } from '../../../server/json/shared.ts'

const make = () => ({ text: 'a', parts: [{ list: [1] }] })

describe('a value that requests share', () => {
  test('cannot be changed, and neither can its parts', () => {
    const value = share(make())
    expect(value).toEqual(make())
    expect(JSON.stringify(value)).toBe(JSON.stringify(make()))
    expect(() => Object.assign(value, { text: 'b' })).toThrow(TypeError)
    expect(() => value.parts[0]?.list.push(2)).toThrow(TypeError)
  })

  test('is told from its copies, its parts and values that are frozen otherwise', () => {
    const value = share(make())
    expect(isShared(value)).toBe(true)
    for (const other of [{ ...value }, value.parts, Object.freeze(make()), 'text', 1, null])
      expect(isShared(other)).toBe(false)
  })

  test('has what was computed of it computed once; other values have it computed each time', () => {
    const memo = new Memo<string>()
    let calls = 0
    const of = (value: object) => memo.of(value, () => `result ${++calls}`)
    const [value, other] = [share(make()), make()]
    expect([of(value), of(value), of(other), of(other)]).toEqual([
      'result 1',
      'result 1',
      'result 2',
      'result 3',
    ])
    expect(new Memo<string>().get(value), 'of another memo').toBeUndefined()
  })
})

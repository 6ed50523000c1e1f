import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOnlyNearLimits } from '../../../../server/http/contract/library.ts'

const units = fc.constantFrom('a', 'é', '—', '\ud83d', '\ude00', '😀')
const texts = fc.array(units, { maxLength: 12 }).map((parts) => parts.join(''))
const limits = fc.nat({ max: 14 })

const settings = { validateSchema: false, code: { source: true } }
const [own, plain] = [new Ajv2020(settings), new Ajv2020(settings)]
countOnlyNearLimits(own)

test("limits of a text's length refuse what Ajv itself refuses, with its errors", () => {
  fc.assert(
    fc.property(texts, limits, limits, (text, minLength, maxLength) => {
      const schema = { type: 'string', minLength, maxLength, pattern: '^[^a]*$' }
      const [isOwn, isPlain] = [own.compile(schema), plain.compile(schema)]
      expect(isOwn(text)).toBe(isPlain(text))
      expect(isOwn.errors).toEqual(isPlain.errors)
    }),
  )
})

test('the check gets the limit, so that it need not count the characters of every text', () => {
  const schema = { type: 'string', maxLength: 1 << 20 }
  expect(own.compile(schema).source?.validateCode).toContain('(data, 1048576)')
  expect(plain.compile(schema).source?.validateCode).toContain('(data) > 1048576')
})

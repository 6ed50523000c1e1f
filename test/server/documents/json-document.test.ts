import { expect, test } from 'vitest'
import { documentOf } from '../../../server/documents/document.ts'
import { jsonDocumentOf } from '../../../server/documents/json-document.ts'

const text = `{ "a": 1,
  "list": [ 10, { "in\\u0073ide": "text" }, [] ],
  "empty": {}, "": null }
`
const places: [path: string[], place: string][] = [
  [[], '1:1'],
  [['a'], '1:8'],
  [['list'], '2:3'],
  [['list', '0'], '2:13'],
  [['list', '1', 'inside'], '2:34'],
  [['list', '2'], '2:44'],
  [['list', '9'], '2:3'],
  [['list', 'a'], '2:3'],
  [['empty'], '3:3'],
  [['empty', 'missing', 'deeper'], '3:3'],
  [[''], '3:20'],
  [['missing'], '1:1'],
]

test.each(places)('a value of JSON at %j has its place, or that of its parent', (path, place) => {
  expect(jsonDocumentOf(text, 'file.json')?.at(path)).toBe(`file.json:${place}`)
  expect(documentOf({ text }, 'file.json').at(path)).toBe(`file.json:${place}`)
})

test('of a key its own place is given', () => {
  expect(jsonDocumentOf(text, 'f')?.at(['a'], { key: true })).toBe('f:1:3')
  expect(jsonDocumentOf(text, 'f')?.at(['list', '1', 'inside'], { key: true })).toBe('f:2:19')
})

test('of a repeated key the last one counts, as for its value', () => {
  const document = jsonDocumentOf('{"a": 1, "a": 2}', 'f')
  expect(document?.value).toEqual({ a: 2 })
  expect(document?.at(['a'])).toBe('f:1:15')
})

test('what is no JSON is none', () => {
  expect(jsonDocumentOf('{ a: 1 }', 'f')).toBeNull()
  expect(jsonDocumentOf('{"a": 1} // note', 'f')).toBeNull()
})

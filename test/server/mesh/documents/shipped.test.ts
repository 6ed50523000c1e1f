import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentOf } from '../../../../server/documents/document.ts'
import { shippedDocumentOf } from '../../../../server/mesh/documents/agents.ts'

const shipped = globSync('spec/agents/*.yaml')

test.each(shipped)('%s is the same document as JSON, with the same places', (file) => {
  const text = readFileSync(file, 'utf8')
  const [json, yaml] = [shippedDocumentOf(text, file), documentOf({ text }, file)]
  expect(json?.value).toEqual(yaml.value)
  expect(json?.at(['info', 'title'])).toBe(yaml.at(['info', 'title']))
  expect(json?.at(['info', 'title'])).toMatch(/:\d+:\d+$/)
})

test('a document that was changed by one letter is none that ships', () => {
  const [file = ''] = shipped
  expect(shippedDocumentOf(`${readFileSync(file, 'utf8')} `, file)).toBeNull()
})

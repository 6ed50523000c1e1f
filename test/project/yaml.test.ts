import { globSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load, loadAll, mergeTag } from 'js-yaml'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

// Templates of Helm are no YAML before it renders them.
const files = globSync('{spec,deploy,test}/**/*.{yaml,yml}', {
  exclude: ['deploy/helm/templates/**'],
})
const schema = CORE_SCHEMA.withTags(mergeTag)

test.each(files)('%s says the same to another parser', (file) => {
  const text = readFileSync(file, 'utf8')
  const ours = parseAllDocuments(text, { merge: true }).map(
    (document) => document.toJS() as unknown,
  )
  expect(loadAll(text, { schema })).toEqual(ours)
})

test('a planted fault is seen: a brace in a flow mapping', () => {
  expect(() => load('a: { description: Is it up? } }')).toThrow()
})

import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { validate, type Validator } from '@hyperjump/json-schema/openapi-3-1'
import { afterAll, describe, expect, test } from 'vitest'
import { examplesOf } from '../support/http/examples.ts'

// A validator of another make than the server's reads files whose name says that they are OpenAPI.
const folder = mkdtempSync(join(tmpdir(), 'tollgate-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = globSync('generated/json/{*.json,*/*.json}').filter(
  (file) => !file.endsWith('config.json'),
)
const contracts = files.map((file) => {
  const copy = join(folder, `${basename(file, '.json')}.openapi.json`)
  copyFileSync(file, copy)
  const contract = JSON.parse(readFileSync(file, 'utf8')) as unknown
  return { name: basename(file, '.json'), contract, url: pathToFileURL(copy).href }
})

describe.each(contracts)('the contract $name', ({ contract, url }) => {
  test('has examples that are valid to another validator, and events that are', async () => {
    const all = [...examplesOf(contract)]
    const validators = new Map<string, Validator>()
    const invalid: string[] = []
    const uri = (pointer: string) => encodeURI(pointer).replaceAll('#', '%23')
    for (const { where, schema, value } of all) {
      const validator = validators.get(schema) ?? (await validate(`${url}#${uri(schema)}`))
      validators.set(schema, validator)
      if (!validator(value as Parameters<Validator>[0]).valid) invalid.push(where)
    }
    expect(invalid).toEqual([])
    expect(all.length).toBeGreaterThan(0)
  })
})

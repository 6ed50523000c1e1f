import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { validate, type Validator } from '@hyperjump/json-schema/openapi-3-1'
import { afterAll, describe, expect, test } from 'vitest'

type Node = { [name: string]: unknown }
type Example = { where: string; schema: string; value: unknown }

// A validator of another make than the server's reads files whose name says that they are OpenAPI.
const folder = mkdtempSync(join(tmpdir(), 'tollgate-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = globSync('generated/json/{*.json,*/*.json}').filter(
  (file) => !file.endsWith('config.json'),
)
const contracts = files.map((file) => {
  const copy = join(folder, `${basename(file, '.json')}.openapi.json`)
  copyFileSync(file, copy)
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Node
  return { name: basename(file, '.json'), contract, url: pathToFileURL(copy).href }
})

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const uri = (pointer: string) => encodeURI(pointer).replaceAll('#', '%23')

/**
 * Every example of the contract with the pointer of its schema; the events of a stream one by one.
 */
function* examplesOf(node: unknown, pointer = ''): Generator<Example> {
  if (!isNode(node)) return
  const isSchemaOwner = isNode(node['schema'])
  for (const [name, child] of Object.entries(node)) {
    const at = `${pointer}/${escaped(name)}`
    if (isSchemaOwner && name === 'example')
      yield { where: at, schema: schemaOf(node, 'schema', pointer), value: child }
    else if (isSchemaOwner && name === 'examples')
      yield* namedExamples(node, child as Node, pointer)
    else yield* examplesOf(child, at)
  }
}

function* namedExamples(owner: Node, examples: Node, pointer: string): Generator<Example> {
  for (const [name, example] of Object.entries(examples)) {
    const { value } = example as { value: unknown }
    const where = `${pointer}/examples/${escaped(name)}`
    yield { where, schema: schemaOf(owner, 'schema', pointer), value }
    if (!isNode(owner['x-item-schema'])) continue
    for (const [index, data] of eventsOf(String(value)).entries()) {
      const schema = schemaOf(owner, 'x-item-schema', pointer)
      yield { where: `${where} event ${index}`, schema, value: data }
    }
  }
}

/** Of a reference alone, what it points to: each schema is then compiled once. */
function schemaOf(owner: Node, name: 'schema' | 'x-item-schema', pointer: string): string {
  const schema = owner[name] as Node
  const isReference = typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1
  return isReference ? String(schema['$ref']).slice(1) : `${pointer}/${name}`
}

function eventsOf(stream: string): unknown[] {
  const data = stream.split('\n').filter((line) => line.startsWith('data: '))
  return data
    .map((line) => line.slice(6))
    .filter((text) => text !== '[DONE]')
    .map((text) => JSON.parse(text) as unknown)
}

describe.each(contracts)('the contract $name', ({ contract, url }) => {
  test('has examples that are valid to another validator, and events that are', async () => {
    const all = [...examplesOf(contract)]
    const validators = new Map<string, Validator>()
    const invalid: string[] = []
    for (const { where, schema, value } of all) {
      const validator = validators.get(schema) ?? (await validate(`${url}#${uri(schema)}`))
      validators.set(schema, validator)
      if (!validator(value as Parameters<Validator>[0]).valid) invalid.push(where)
    }
    expect(invalid).toEqual([])
    expect(all.length).toBeGreaterThan(0)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stumbles, type Node } from '../support/http/generators.ts'

/** The contracts that clients are generated from. */
const contracts = globSync('generated/json/*.json')
  .filter((file) => !file.endsWith('config.json'))
  .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Node] as const)

describe.each(contracts)('generators read the contract %s', (_name, contract) => {
  test.each(Object.entries(stumbles))('%s', (_what, placesIn) => {
    expect(placesIn(contract)).toEqual([])
  })
})

test('what they stumbled over is found', () => {
  const A = {
    type: 'object',
    properties: {
      audio: { type: 'null' },
      flag: { type: ['boolean', 'null'], enum: [false, null] },
      text: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      size: { type: 'object', default: { pages: 1 } },
    },
  }
  const [B, C] = [
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['b'] },
  ]
  const document = {
    components: {
      headers: { retry: { schema: { type: 'string', enum: ['true', 'false'] } } },
      schemas: { A, B, C, NewA: A, FetchError: A, D: { type: 'boolean', const: true } },
    },
  }
  const found = Object.values(stumbles).map((placesIn) => placesIn(document))
  expect(found.map((places) => places.length)).toEqual([3, 4, 1, 3, 1, 1, 1])
})

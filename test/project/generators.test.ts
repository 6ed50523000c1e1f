import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

type Node = { [name: string]: unknown }
type Schemas = Record<string, Node>

/** The contracts that clients are generated from. */
const contracts = globSync('generated/json/*.json')
  .filter((file) => !file.endsWith('config.json'))
  .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Node] as const)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Everything in a contract that may be a schema, with its place; examples are none. */
function* nodesOf(node: Node, place = ''): Generator<[place: string, schema: Node]> {
  yield [place, node]
  for (const [name, child] of Object.entries(node))
    if (isNode(child) && name !== 'examples' && name !== 'example')
      yield* nodesOf(child, `${place}/${name}`)
}

const schemasOf = (contract: Node): Schemas =>
  (contract['components'] as { schemas?: Schemas } | undefined)?.schemas ?? {}
const typesOf = ({ type }: Node): unknown[] => [type].flat()
const isAlternative = (place: string) => /\/(anyOf|oneOf)\/\d+$/.test(place)

/** Classes that clients have beside the schemas: of typescript-fetch and openapi-python-client. */
const taken =
  /^(Response|Unset|File|BaseAPI|Configuration|(Fetch|Required|Response)Error|\w*ApiResponse)$/

/** What generators of clients stumble over, with the places in a contract. */
const stumbles: Record<string, (contract: Node) => string[]> = {
  'null alone: leave the member out, and refuse it by a rule': (contract) =>
    [...nodesOf(contract)]
      .filter(
        ([place, schema]) =>
          typesOf(schema).every((type) => type === 'null') && !isAlternative(place),
      )
      .map(([place]) => place),
  'some of the booleans: say in words which, or what is not': (contract) =>
    [...nodesOf(contract)]
      .filter(([, { enum: values = [], const: only }]) =>
        [values, only].flat().some((one) => typeof one === 'boolean'),
      )
      .map(([place]) => place)
      .filter((place) => !place.endsWith('/not')),
  'a name that Go has for the constructor of another: name it otherwise': (contract) =>
    Object.keys(schemasOf(contract)).filter((name) =>
      ['New', 'Nullable'].some(
        (prefix) => name.startsWith(prefix) && name.slice(prefix.length) in schemasOf(contract),
      ),
    ),
  'a name that clients have for a class of their own: name it otherwise': (contract) =>
    Object.keys(schemasOf(contract)).filter((name) => taken.test(name)),
  'two enums with one value, which Go has once: add x-enum-varnames': (contract) => {
    const values = Object.values(schemasOf(contract)).flatMap((schema) =>
      schema['x-enum-varnames'] ? [] : ((schema['enum'] as unknown[] | undefined) ?? []),
    )
    return values.filter((value, index) => values.indexOf(value) < index).map(String)
  },
}

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
    },
  }
  const [B, C] = [
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['b'] },
  ]
  const document = {
    components: {
      schemas: { A, B, C, NewA: A, FetchError: A, D: { type: 'boolean', const: true } },
    },
  }
  const found = Object.values(stumbles).map((placesIn) => placesIn(document))
  expect(found.map((places) => places.length)).toEqual([3, 4, 1, 1, 1])
})

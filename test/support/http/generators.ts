export type Node = { [name: string]: unknown }
type Schemas = Record<string, Node>

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
const isObject = (value: unknown) => isNode(value) && !Array.isArray(value)
const isAlternative = (place: string) => /\/(anyOf|oneOf)\/\d+$/.test(place)

/** Classes that clients have beside the schemas: of typescript-fetch and openapi-python-client. */
const taken =
  /^(Response|Unset|File|BaseAPI|Configuration|(Fetch|Required|Response)Error|\w*ApiResponse)$/

/** What generators of clients stumble over, with the places in a contract. */
export const stumbles: Record<string, (contract: Node) => string[]> = {
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
  'words for booleans, as in headers: use the type boolean': (contract) =>
    [...nodesOf(contract)]
      .filter(([, { enum: values = [], const: only }]) =>
        [values, only].flat().some((one) => one === 'true' || one === 'false'),
      )
      .map(([place]) => place),
  'a default that is an object: say it in words': (contract) =>
    [...nodesOf(contract)]
      .filter(([place, schema]) => isObject(schema['default']) && !place.endsWith('/properties'))
      .map(([place]) => place),
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

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Node = { [name: string]: unknown }
/** An example, and the pointer of its schema in the document. */
type Example = { where: string; schema: string; value: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * Every example of the contract with the pointer of its schema; the events of a stream one by one.
 */
export function* examplesOf(node: unknown, pointer = ''): Generator<Example> {
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

/** What is wrong with the examples of a document, by its own schemas. */
export function exampleFaults(document: object): string[] {
  const ajv = new Ajv2020({ strict: false, formats: { int32: true, float: true } })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', ...document })
  return [...examplesOf(document)].flatMap(({ where, schema, value }) => {
    const ref = `document#${encodeURI(schema).replaceAll('#', '%23')}`
    const check = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref })
    return check(value) === true ? [] : [`${where}: ${ajv.errorsText(check.errors)}`]
  })
}

import { isServed, type DeclaredModel, type ModelCatalog } from '../config/models.ts'
import { isRecord } from '../json/json.ts'

type Kind = DeclaredModel['kind']
type Contract = { paths: Record<string, object>; components: { schemas: Record<string, object> } }

/** The schemas for names of models, in all dialects except `/v1`. */
const schemaNames: Record<Kind, string> = {
  chat: 'ModelName',
  embeddings: 'EmbeddingModelName',
  rerank: 'RerankModelName',
  moderations: 'ModerationModelName',
  images: 'ImageModelName',
  speech: 'SpeechModelName',
  transcriptions: 'TranscriptionModelName',
}
const kinds = Object.keys(schemaNames) as Kind[] // the keys of the record

/** The kind of models that an operation calls; those without a kind of their own list chat models. */
const kindAt = (path: string): Kind =>
  kinds.find((kind) => kind !== 'chat' && path.includes(`/${kind}`)) ?? 'chat'

/**
 * The contract of a dialect with this server's model names in its schemas and examples, so that its
 * page and generated clients show them. If no model of a kind is served, its schema and examples
 * stay unchanged.
 */
export function withModelNames(document: object, catalog: ModelCatalog): object {
  const contract = structuredClone(document) as Contract // one of the bundled dialects
  for (const kind of kinds) {
    const names = namesOf(catalog, kind)
    const schema = contract.components.schemas[schemaNames[kind]]
    if (!schema || names.exact.length + names.patterns.length === 0) continue
    Object.assign(schema, schemaOf(names))
    const rename = renamer(names)
    for (const [path, item] of Object.entries(contract.paths))
      if (kindAt(path) === kind) renameExamples(item, rename)
  }
  return contract
}

type Names = { exact: string[]; patterns: string[] }

function namesOf({ all, listed }: ModelCatalog, kind: Kind): Names {
  const ofKind = (model: DeclaredModel) => model.kind === kind
  const patterns = all.filter((model) => isServed(model) && model.name.endsWith('*'))
  return {
    exact: listed.filter(ofKind).map(({ name }) => name),
    patterns: patterns.filter(ofKind).map(({ name }) => name),
  }
}

const startOf = (pattern: string) => pattern.slice(0, -1)
const exampleOf = (pattern: string) => `${startOf(pattern)}…`

function schemaOf({ exact, patterns }: Names): object {
  const list = exact.length === 0 ? [] : [{ enum: exact }]
  return patterns.length === 0 ? { enum: exact } : { anyOf: [...list, ...patterns.map(patternOf)] }
}

const patternOf = (pattern: string) => ({
  pattern: `^${startOf(pattern).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`,
  examples: [exampleOf(pattern)],
})

/** Replaces each unserved name of an example by a served one, always the same. */
function renamer({ exact, patterns }: Names): (name: string) => string {
  const served = [...exact, ...patterns.map(exampleOf)]
  const replacements = new Map<string, string>()
  return (name) => {
    if (exact.includes(name) || patterns.some((one) => name.startsWith(startOf(one)))) return name
    const instead = replacements.get(name) ?? served[replacements.size % served.length] ?? name
    replacements.set(name, instead)
    return instead
  }
}

type Rename = ReturnType<typeof renamer>

/** Renames the models in the examples within a part of a contract. */
function renameExamples(node: unknown, rename: Rename): void {
  if (Array.isArray(node)) return node.forEach((child) => renameExamples(child, rename))
  if (!isRecord(node)) return
  if (node['name'] === 'model' && typeof node['example'] === 'string')
    node['example'] = rename(node['example'])
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'examples' || !isRecord(child)) renameExamples(child, rename)
    else
      for (const example of Object.values(child))
        if (isRecord(example)) example['value'] = renamed(example['value'], rename)
  }
}

const places = new Set(['model', 'first_id', 'last_id'])

/** An example with other models; a stream of events is a string. */
function renamed(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string')
    return value.replaceAll(
      /("model": *)"([^"\\]+)"/g,
      (_all, start: string, name: string) => start + JSON.stringify(rename(name)),
    )
  return JSON.parse(JSON.stringify(value), (key, member: unknown) => {
    if (typeof member === 'string' && places.has(key)) return rename(member)
    const isModel = isRecord(member) && [member['object'], member['type']].includes('model')
    if (!isModel || typeof member['id'] !== 'string') return member
    const id = rename(member['id'])
    return { ...member, id, ...('display_name' in member && { display_name: id }) }
  }) as unknown
}

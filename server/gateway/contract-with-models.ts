import { isServed, type ModelCatalog } from '../config/models.ts'

/** The schema that each dialect but `/v1` has for the name of a model. */
type Contract = { components: { schemas: { ModelName: object } } }

/**
 * The contract of a dialect with the names that this server serves, so that its page and clients
 * generated from it show them. What the contract has stays as it is where nothing is served.
 */
export function withModelNames(document: object, { all, listed }: ModelCatalog): object {
  const names = listed.map(({ name }) => name)
  if (names.length === 0) return document
  const patterns = all.filter((model) => isServed(model) && model.name.endsWith('*'))
  const contract = structuredClone(document) as Contract // one of the bundled dialects
  const { ModelName } = contract.components.schemas
  Object.assign(
    ModelName,
    patterns.length === 0
      ? { enum: names }
      : { anyOf: [{ enum: names }, ...patterns.map(({ name }) => schemaOf(name))] },
  )
  return contract
}

const schemaOf = (pattern: string) => {
  const start = pattern.slice(0, -1)
  return { pattern: `^${start.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, examples: [`${start}…`] }
}

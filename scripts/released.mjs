// The contracts of the last release. `npm run release -- --prepare` saves them, and `npm run check`
// compares today's with them: contracts only grow.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = 'spec/released'

/** Members for people: programs cannot rely on prose and examples. */
const prose = new Set(['description', 'summary', 'title', 'example', 'examples', 'info', 'tags'])
/** Objects whose members are names of the contract, which may be equal to these. */
const named = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'paths'])

/** A contract without prose and examples. */
export function withoutProse(value, name = '') {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item))
  if (value === null || typeof value !== 'object') return value
  const members = Object.entries(value).filter(([member]) => named.has(name) || !prose.has(member))
  return Object.fromEntries(members.map(([member, item]) => [member, withoutProse(item, member)]))
}

const contractsIn = (from) =>
  new Map(
    globSync(join(from, '*.json'))
      .toSorted()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]),
  )

/** The contracts of the last release, by name. */
export const releasedContracts = () => contractsIn(folder)

/** The current contracts, by name. */
export const currentContracts = () => contractsIn('generated/json')

/** Saves the current contracts as those of the last release. */
export function saveReleased() {
  mkdirSync(folder, { recursive: true })
  for (const [name, contract] of currentContracts())
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(withoutProse(contract))}\n`)
}

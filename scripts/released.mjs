// The contracts of the last release. `npm run release -- --prepare` saves them, and `npm run check`
// compares today's with them: contracts only grow.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = 'spec/released'

/** Prose and examples promise nothing that a program could rely on. */
const prose = new Set(['description', 'summary', 'title', 'example', 'examples', 'info', 'tags'])
/** Objects whose members are names of the contract's own, which may be those words too. */
const named = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'paths'])

/** A contract without what only people read. */
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

/** By name, as the last release had them. */
export const releasedContracts = () => contractsIn(folder)

/** By name, as they are now. */
export const currentContracts = () => contractsIn('generated/json')

/** Makes today's contracts those of the last release. */
export function saveReleased() {
  mkdirSync(folder, { recursive: true })
  for (const [name, contract] of currentContracts())
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(withoutProse(contract))}\n`)
}

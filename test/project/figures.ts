import { statSync } from 'node:fs'
import { posix } from 'node:path'
import { functions } from './long.ts'
import { loopsOf, longFunctions, sharedTypeNames } from './rules.ts'
import { sourcesOf, type Source } from './source.ts'

// Prints what can be counted of the code's surface: `npm run figures`.

const maxColumns = 100

function wideLines(sources: Source[]): string {
  const lines = sources.flatMap(({ tree }) => tree.text.split('\n'))
  const wide = lines.filter((line) => line.length > maxColumns).length
  return `${wide} of ${lines.length} (${((100 * wide) / lines.length).toFixed(2)} %)`
}

function largestFolder(sources: Source[]): string {
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path))
  const [largest] = [...folders].toSorted(([, one], [, other]) => other.length - one.length)
  return largest ? `${largest[1].length} (${largest[0]})` : '0'
}

const server = sourcesOf('server')
const written = sourcesOf('server', 'client')
const all = sourcesOf('server', 'client', 'test', 'scripts')

const figures: Record<string, string | number> = {
  'groups of files that import each other': loopsOf(written).length,
  [`lines above ${maxColumns} columns`]: wideLines(all),
  'functions above 60 lines': `${longFunctions(written).length} (${functions.length} listed)`,
  'most files in one folder of server/ or client/': largestFolder(written),
  'exported type names with two meanings': sharedTypeNames(server).length,
  'README, bytes': statSync('README.md').size,
}
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(48)}${value}`)

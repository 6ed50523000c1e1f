import { statSync } from 'node:fs'
import { posix } from 'node:path'
import ceilings from './ceilings.json' with { type: 'json' }
import { counted, placesUnder } from './counted.ts'
import { lineCount, statementCount } from './measures.ts'
import { loopsOf, sharedTypeNames } from './rules.ts'
import { sourcesOf, type Source } from './source.ts'

// Prints what can be counted of the code's surface: `npm run figures`. With `words` and a folder or
// a file it prints the lines behind the counts: `npm run figures -- words server/mesh`.

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

function printFigures(): void {
  const server = sourcesOf('server')
  const code = sourcesOf('server', 'client')
  const figures: Record<string, string | number> = {
    'lines of server/': lineCount(server),
    'statements of server/': statementCount(server),
    'groups of files that import each other': loopsOf(code).length,
    [`lines above ${maxColumns} columns`]: wideLines(
      sourcesOf('server', 'client', 'test', 'scripts'),
    ),
    'most files in one folder of server/ or client/': largestFolder(code),
    'exported type names with two meanings': sharedTypeNames(server).length,
    'README, bytes': statSync('README.md').size,
  }
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(48)}${value}`)
  const limits: Record<string, number> = ceilings
  for (const [name, value] of Object.entries(counted()))
    console.log(`${name.padEnd(48)}${value} (ceiling: ${limits[name]})`)
}

const [command, folder] = process.argv.slice(2)
if (command === undefined) printFigures()
else if (command !== 'words') {
  console.error(`${command}: not a command; use "words" and a folder, or nothing`)
  process.exitCode = 2
} else {
  const places = placesUnder(folder)
  for (const { figure, path, line, text } of places)
    console.log(`${path}:${line}: [${figure}] ${text}`)
  console.log(`${places.length} places`)
}

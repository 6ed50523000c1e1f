import {
  lineCount,
  longTernaries,
  nestedTernaries,
  partsTypes,
  shortFiles,
  ternaries,
  type Place,
} from './measures.ts'
import { shortFileReasons } from './allowed.ts'
import { sourcesOf } from './source.ts'
import { bannedNames, patterns, wordHits } from './words.ts'

export const ternariesPerKiloLine = 'ternaries in 1000 lines'

const shapePlaces = (): Place[] => {
  const server = sourcesOf('server')
  return [
    ...nestedTernaries(server),
    ...longTernaries(server),
    ...partsTypes(server),
    ...shortFiles(server, shortFileReasons),
  ]
}

const shapes = [
  'nested ternaries',
  'ternaries over more than two lines',
  'types named Parts',
  'short files with one importer',
]

/** Everything that only falls, by its name in ceilings.json. */
export function counted(): Record<string, number> {
  const server = sourcesOf('server')
  const places = [...wordHits(), ...shapePlaces()]
  const counts = [bannedNames, ...Object.keys(patterns), ...shapes].map((name) => [
    name,
    places.filter(({ figure }) => figure === name).length,
  ])
  const ratio = (1000 * ternaries(server).length) / lineCount(server)
  return {
    ...Object.fromEntries(counts),
    [ternariesPerKiloLine]: Number(ratio.toFixed(1)),
  }
}

/** The lines behind the counts, of a folder or a file. */
export function placesUnder(under = ''): Place[] {
  const isUnder = (path: string) =>
    under === '' || path === under || path.startsWith(`${under.replace(/\/$/, '')}/`)
  return [...wordHits(), ...shapePlaces()].filter(({ path }) => isUnder(path))
}

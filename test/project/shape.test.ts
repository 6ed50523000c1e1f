import { expect, test } from 'vitest'
import ceilings from './ceilings.json' with { type: 'json' }
import { counted, placesUnder } from './counted.ts'
import {
  longFiles,
  longFunctions,
  loopsOf,
  maxFileLines,
  maxFunctionLines,
  sharedTypeNames,
} from './rules.ts'
import { literalAccessorsOf, sourcesOf } from './source.ts'

const code = sourcesOf('server', 'client', 'scripts')

test(`no function has more than ${maxFunctionLines} lines`, () => {
  expect(longFunctions(code)).toEqual([])
})

test(`no file has more than ${maxFileLines} lines`, () => {
  expect(longFiles([...code, ...sourcesOf('test')])).toEqual([])
})

const counts = counted()

test('each figure has a ceiling', () => {
  expect(Object.keys(ceilings).toSorted()).toEqual(Object.keys(counts).toSorted())
})

/** The places that a figure counts, for the message of a failed test. */
const placesOf = (name: string): string =>
  placesUnder()
    .filter(({ figure }) => figure === name)
    .map(({ path, line, text }) => `${path}:${line}: ${text.trim()}`)
    .join('\n')

// Lower the ceiling when its count has fallen. `npm run figures -- words server/mesh` prints the
// lines behind all counts of a folder or a file.
test.each(Object.entries(ceilings))('%s: at most %d', (name, ceiling) => {
  const count = counts[name] ?? 0
  const message = count > ceiling ? `mend one of these lines:\n${placesOf(name)}\n` : ''
  expect(count, message).toBeLessThanOrEqual(ceiling)
  if (count < ceiling) console.info(`${name}: lower ${ceiling} to ${count} in ceilings.json`)
})

test('each exported type of the server has a name of its own', () => {
  expect(sharedTypeNames(sourcesOf('server'))).toEqual([])
})

test('no files import each other', () => {
  expect(loopsOf(code)).toEqual([])
})

// The engine makes a hidden class for each such object, and keeps what its getter reaches until the
// next major collection: one for each request would keep all requests.
test('getters stand in classes, but for those of objects that are made once', () => {
  expect(sourcesOf('server').flatMap(literalAccessorsOf)).toEqual([
    'server/app/operator.ts isBegun',
    'server/http/load/in-flight.ts isDraining',
  ])
})

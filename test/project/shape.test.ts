import { expect, test } from 'vitest'
import { files, functions } from './long.ts'
import {
  longFiles,
  longFunctions,
  loopsOf,
  mostFileLines,
  mostFunctionLines,
  sharedTypeNames,
} from './rules.ts'
import { literalAccessorsOf, sourcesOf } from './source.ts'

const written = sourcesOf('server', 'client', 'scripts')

test(`only the functions listed in long.ts have more than ${mostFunctionLines} lines, and each of them has`, () => {
  expect(longFunctions(written).toSorted()).toEqual(functions.toSorted())
})

test(`only the files listed in long.ts have more than ${mostFileLines} lines, and each of them has`, () => {
  expect(longFiles([...written, ...sourcesOf('test')]).toSorted()).toEqual(files.toSorted())
})

test('each exported type of the server has a name of its own', () => {
  expect(sharedTypeNames(sourcesOf('server'))).toEqual([])
})

test('no files import each other', () => {
  expect(loopsOf(written)).toEqual([])
})

// The engine makes a hidden class for each such object, and keeps what its getter reaches until the
// next major collection: one for each request would keep all requests.
test('getters stand in classes, but for those of objects that are made once', () => {
  expect(sourcesOf('server').flatMap(literalAccessorsOf)).toEqual([
    'server/app/operator.ts isBegun',
    'server/http/load/in-flight.ts isDraining',
  ])
})

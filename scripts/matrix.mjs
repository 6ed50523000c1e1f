// Copies the compatibility matrix of the last run of test/system/clients, test/system/browser or
// test/system/peers into test/system/clients/matrix.json and docs/clients.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { matrixPageOf } from './tables.mjs'

const file = 'test/system/clients/matrix.json'
const results = JSON.parse(readFileSync('test/output/matrix.json', 'utf8'))
const failing = failuresIn(results)
if (failing.length > 0) {
  console.error(`These cells fail, and nothing is written: ${failing.join('; ')}`)
  process.exit(1)
}
const matrix = JSON.parse(readFileSync(file, 'utf8'))
merge(matrix, results)
writeFileSync(file, `${JSON.stringify(matrix, null, 2)}\n`)
const { page, after } = matrixPageOf(matrix)
writeFileSync(page, after)

function failuresIn(tree, place = []) {
  return Object.entries(tree).flatMap(([name, value]) => {
    const here = [...place, name]
    if (value === 'fails') return [here.join(', ')]
    return typeof value === 'string' ? [] : failuresIn(value, here)
  })
}

/** Replaces existing results by those of the run, and keeps all others. */
function merge(into, from) {
  for (const [name, value] of Object.entries(from)) {
    if (typeof value === 'string') into[name] = value
    else merge((into[name] ??= {}), value)
  }
}

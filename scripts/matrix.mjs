// Copies the compatibility matrix of the last run of test/system/clients, test/system/browser or
// test/system/peers into test/system/clients/matrix.json and docs/clients.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { matrixPageOf } from './tables.mjs'

const file = 'test/system/clients/matrix.json'
const results = JSON.parse(readFileSync('test/output/matrix.json', 'utf8'))
const failing = Object.entries(results).flatMap(([client, routes]) =>
  Object.entries(routes).flatMap(([route, cells]) =>
    Object.keys(cells)
      .filter((cell) => cells[cell] === 'fails')
      .map((cell) => `${client}, ${route}, ${cell}`),
  ),
)
if (failing.length > 0) {
  console.error(`These cells fail, and nothing is written: ${failing.join('; ')}`)
  process.exit(1)
}
const matrix = JSON.parse(readFileSync(file, 'utf8'))
for (const [client, routes] of Object.entries(results)) {
  const own = (matrix[client] ??= {})
  for (const [route, cells] of Object.entries(routes)) own[route] = { ...own[route], ...cells }
}
writeFileSync(file, `${JSON.stringify(matrix, null, 2)}\n`)
const { page, after } = matrixPageOf(matrix)
writeFileSync(page, after)

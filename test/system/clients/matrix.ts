import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Cell, Outcome, Route } from './cells.ts'

/** What came of every cell, by client and route. */
export type Matrix = Record<
  string,
  Partial<Record<Route, Partial<Record<Cell, Outcome | 'fails'>>>>
>

/** What the tests said when docs/clients.md was written; it is changed by `npm run matrix`. */
const matrixFile = new URL('matrix.json', import.meta.url)
const output = new URL('../../output/', import.meta.url)

/**
 * Writes the compatibility matrix of a run to test/output, and warns when a passing cell differs
 * from docs/clients.md.
 */
export const matrixReporter: Reporter = {
  onTestRunEnd(modules) {
    const matrix = matrixOf(modules)
    if (Object.keys(matrix).length === 0) return
    mkdirSync(output, { recursive: true })
    writeFileSync(new URL('matrix.json', output), `${JSON.stringify(matrix, null, 2)}\n`)
    const stale = differences(matrix, JSON.parse(readFileSync(matrixFile, 'utf8')) as Matrix)
    if (stale.length === 0 || process.env['npm_lifecycle_event'] === 'matrix') return
    console.error(
      '\nThe compatibility matrix in docs/clients.md is stale (npm run matrix): ' +
        stale.join('; '),
    )
    process.exitCode = 1
  },
}

function matrixOf(modules: readonly TestModule[]): Matrix {
  const matrix: Matrix = {}
  for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
    const { client, route, cells = [], outcome = 'works' } = test.meta()
    const { state } = test.result()
    if (client === undefined || route === undefined || state === 'skipped' || state === 'pending')
      continue
    for (const cell of cells) {
      const filled = ((matrix[client] ??= {})[route] ??= {})
      // Several tests may fill a cell: it is as good as the worst of them.
      if (filled[cell] !== 'fails') filled[cell] = state === 'failed' ? 'fails' : outcome
    }
  }
  return matrix
}

function differences(matrix: Matrix, stored: Matrix): string[] {
  return Object.entries(matrix).flatMap(([client, byRoute]) =>
    Object.entries(byRoute).flatMap(([route, filled]) =>
      Object.entries(filled).flatMap(([cell, outcome]) => {
        // They are the keys of a Matrix.
        const storedResult = stored[client]?.[route as Route]?.[cell as Cell]
        return outcome === 'fails' || outcome === storedResult
          ? []
          : [`${client}, ${route}, ${cell}: ${outcome}, not ${storedResult ?? 'known'}`]
      }),
    ),
  )
}

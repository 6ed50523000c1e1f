import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Cell, DialectCell, Outcome, Route } from './cells.ts'

type Results<Name extends Cell | DialectCell> = Partial<Record<Name, Outcome | 'fails'>>

/** What came of every cell: of each client on each route, and of the dialects that it speaks. */
export type Matrix = {
  clients: Record<string, Partial<Record<Route, Results<Cell>>>>
  dialects: Record<string, Results<DialectCell>>
}

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
    if (leavesOf(matrix).length === 0) return
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
  const matrix: Matrix = { clients: {}, dialects: {} }
  for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
    const { client, route, cells = [], dialects = [], outcome = 'works' } = test.meta()
    const { state } = test.result()
    if (client === undefined || state === 'skipped' || state === 'pending') continue
    const result = state === 'failed' ? 'fails' : outcome
    if (route !== undefined && cells.length > 0)
      fill(((matrix.clients[client] ??= {})[route] ??= {}), cells, result)
    if (dialects.length > 0) fill((matrix.dialects[client] ??= {}), dialects, result)
  }
  return matrix
}

/** Several tests may fill a cell: it is as good as the worst of them. */
function fill<Name extends Cell | DialectCell>(
  results: Results<Name>,
  names: readonly Name[],
  result: Outcome | 'fails',
): void {
  for (const name of names) if (results[name] !== 'fails') results[name] = result
}

/** The results of a matrix, each with the names that lead to it. */
const leavesOf = (tree: object, place: readonly string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, object | string]) => {
    const here = [...place, name]
    return typeof value === 'string' ? [[here.join(', '), value]] : leavesOf(value, here)
  })

function differences(matrix: Matrix, stored: Matrix): string[] {
  const storedResults = new Map(leavesOf(stored))
  return leavesOf(matrix).flatMap(([cell, outcome]) => {
    const storedResult = storedResults.get(cell)
    return outcome === 'fails' || outcome === storedResult
      ? []
      : [`${cell}: ${outcome}, not ${storedResult ?? 'known'}`]
  })
}

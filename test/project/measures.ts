import ts from 'typescript'
import { everyNode, importsOf, linesOf, type Source } from './source.ts'

/** The form of code: what a file has too much of. */
export type Place = { figure: string; path: string; line: number; text: string }

const linesIn = ({ tree }: Source) => tree.getLineStarts().length - 1

export const lineCount = (sources: Source[]): number =>
  sources.reduce((sum, source) => sum + linesIn(source), 0)

export const statementCount = (sources: Source[]): number =>
  sources.reduce((sum, { tree }) => {
    let count = 0
    everyNode(tree, (node) => {
      if (ts.isStatement(node) && !ts.isBlock(node)) count++
    })
    return sum + count
  }, 0)

function placesOf(
  sources: Source[],
  figure: string,
  isHit: (node: ts.Node, tree: ts.SourceFile) => boolean,
): Place[] {
  const places: Place[] = []
  for (const { path, tree } of sources) {
    everyNode(tree, (node) => {
      if (!isHit(node, tree)) return
      const start = node.getStart(tree)
      const line = tree.getLineAndCharacterOfPosition(start).line + 1
      places.push({ figure, path, line, text: tree.text.slice(start).split('\n', 1)[0] ?? '' })
    })
  }
  return places
}

export const ternaries = (sources: Source[]): Place[] =>
  placesOf(sources, 'ternaries', ts.isConditionalExpression)

/** Ternaries within another one, of the same function. */
export const nestedTernaries = (sources: Source[]): Place[] =>
  placesOf(sources, 'nested ternaries', (node) => {
    if (!ts.isConditionalExpression(node)) return false
    let above = node.parent
    while (ts.isExpression(above) && !ts.isFunctionLike(above)) {
      if (ts.isConditionalExpression(above)) return true
      above = above.parent
    }
    return false
  })

export const longTernaries = (sources: Source[]): Place[] =>
  placesOf(
    sources,
    'ternaries over more than two lines',
    (node, tree) => ts.isConditionalExpression(node) && linesOf(tree, node) > 2,
  )

export const partsTypes = (sources: Source[]): Place[] =>
  placesOf(
    sources,
    'types named Parts',
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Parts',
  )

/** Files below 40 lines that only one other file imports: one more to open, for little. */
export function shortFiles(sources: Source[], reasons: Record<string, string>): Place[] {
  const importers = new Map<string, number>()
  for (const source of sources)
    for (const path of new Set(importsOf(source)))
      importers.set(path, (importers.get(path) ?? 0) + 1)
  return sources
    .filter((source) => linesIn(source) < 40 && importers.get(source.path) === 1)
    .filter(({ path }) => !(path in reasons))
    .map(({ path }) => ({ figure: 'short files with one importer', path, line: 1, text: '' }))
}

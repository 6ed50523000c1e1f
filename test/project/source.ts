import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

/** A file of TypeScript, by its path from the root, with `/` between folders. */
export type Source = { path: string; tree: ts.SourceFile }

export const parse = (path: string, text: string): Source => ({
  path,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
})

/** Several gates read the same files. */
const sources = new Map<string, Source>()

function parsed(file: string): Source {
  const source = sources.get(file) ?? parse(file, readFileSync(file, 'utf8'))
  sources.set(file, source)
  return source
}

/** The files that people write, below these folders. */
export const sourcesOf = (...folders: string[]): Source[] =>
  globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/node_modules\/|\/planted-/.test(file))
    .toSorted()
    .map(parsed)

export function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => everyNode(child, visit))
}

/** What a file imports, in any way: a path from the root, or the name of a package. */
export function importsOf({ path, tree }: Source): string[] {
  const names: string[] = []
  everyNode(tree, (node) => {
    if (ts.isStringLiteralLike(node) && isImport(node.parent)) names.push(node.text)
  })
  return names.map((name) => inRepository(path, name))
}

const inRepository = (path: string, name: string): string =>
  name.startsWith('.') ? posix.join(posix.dirname(path), name) : name

function isImport(parent: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent)
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword
}

export const linesOf = (tree: ts.SourceFile, node: ts.Node): number => {
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  return line(node.end) - line(node.getStart(tree)) + 1
}

/** The functions of a file with their lines, those within others too. */
export function functionsOf({ path, tree }: Source): { name: string; lines: number }[] {
  const rows: { name: string; lines: number }[] = []
  everyNode(tree, (node) => {
    if (!ts.isFunctionLike(node)) return
    rows.push({ name: `${path} ${nameOf(node)}`, lines: linesOf(tree, node) })
  })
  return rows
}

/** The getters and setters of a file's object literals. */
export function literalAccessorsOf({ path, tree }: Source): string[] {
  const names: string[] = []
  everyNode(tree, (node) => {
    if (ts.isAccessor(node) && ts.isObjectLiteralExpression(node.parent))
      names.push(`${path} ${node.name.getText()}`)
  })
  return names
}

/** Its own name, or that of what it is the value of. */
function nameOf(node: ts.SignatureDeclaration): string {
  const nameNode =
    node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  if (nameNode) return nameNode.getText()
  return ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '(no name)'
}

/** The names of types that a file declares and exports. */
export function exportedTypesOf({ tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    if (!isType) return []
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return exported ? [statement.name.text] : []
  })
}

/** What is loaded with a file, before anything of it runs. */
export function loadedWith(source: Source): string[] {
  const names = source.tree.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) {
      return [statement.moduleSpecifier]
    }
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
    return isExport && statement.moduleSpecifier ? [statement.moduleSpecifier] : []
  })
  const texts = names.map((name) => (ts.isStringLiteral(name) ? name.text : ''))
  return texts.map((name) => inRepository(source.path, name))
}

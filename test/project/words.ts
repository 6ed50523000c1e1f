import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { parse as parseYaml } from 'yaml'
import { allowedWords } from './allowed.ts'
import type { Place } from './measures.ts'
import { everyNode, parse, sourcesOf, type Source } from './source.ts'

/** Names that hold a state instead of a thing. */
const participles =
  /^(found|known|told|asked|said|given|kept|whole|left|meant|shown|taken|written)$/i
const prefixes = /^(own|most|longest|least)[A-Z]/
const suffixes =
  /^(?!(is|has|was)[A-Z]).*(Known|Asked|Told|Whole|Kept|Left|(?<!not|Not)Found|Given)$/

export const isBannedName = (name: string): boolean =>
  participles.test(name) || prefixes.test(name) || suffixes.test(name) || name === 'textOf'

export const bannedNames = 'banned names'

/** Sentences that have to be read twice, by kind. Code is searched where `isCode` says so. */
export const patterns: Record<string, { pattern: RegExp; isCode?: true }> = {
  '1 a clause in place of a noun': {
    pattern: /(^|[.:;,*] )[Ww]hat (is|was|has|the|a|it|no|runs|came|stands|names|of|one)\b/g,
  },
  '2 a participle as a name': {
    pattern:
      /\b(const|let|function) (known|asked|told|whole|kept|left|found|shown|taken|given|written)\b/g,
    isCode: true,
  },
  '3 nobody acts': {
    pattern: /\b(is|are|was|were) (asked|told|said|heard|spoken|waited for|looked at)\b/g,
  },
  '4 machines as people': { pattern: /\b([Ww]hoever|[Nn]obody|told|tells?|hears?|heard)\b/g },
  '5 empty verbs': { pattern: /\b(stands?|stood)\b/g },
  '6 phrase first, verb last': { pattern: /(^|\. |\/\*\* |\/\/ |^- )(Of|Behind|Beside|By) /g },
  '8 existence by negation': {
    pattern: /there (is|are) none|(is|are) none|that there is not|cannot be had|none that/g,
  },
  '9 old or ambiguous connectives': {
    pattern: /, for (it|they|no|most|a|the) |but for|at once|\bbeside\b/g,
  },
  '10 headings as riddles': { pattern: /^#+ (What|When|Where|Being|Doing|Who)/g },
}

/** Names that contracts, the configuration and tables give: they are not ours to choose. */
function wireNames(): Set<string> {
  const names = new Set<string>()
  function add(value: unknown, isProperties: boolean): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      if (isProperties) names.add(key)
      add(child, key === 'properties' && !isProperties)
    }
  }
  for (const file of globSync('spec/**/*.yaml')) add(parseYaml(readFileSync(file, 'utf8')), false)
  for (const source of sourcesOf('server/store').filter(({ path }) => path.includes('tables')))
    for (const { name, isMember } of declaredNames(source)) if (isMember) names.add(name)
  // The log writes the kinds of observations.
  const observations = readFileSync('server/observations.ts', 'utf8')
  for (const [, kind = ''] of observations.matchAll(/kind: '(\w+)'/g)) names.add(kind)
  return names
}

/** `isMember`: of a type, or taken out of an object by its name. */
type Declared = { name: string; position: number; isMember: boolean }

/** The names that a file declares, and its own. */
function declaredNames({ path, tree }: Source): Declared[] {
  const stem = posix.basename(path).replace(/\..*$/, '')
  const camelCase = stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const names: Declared[] = [{ name: camelCase, position: 0, isMember: false }]
  everyNode(tree, (node) => {
    const isMember = ts.isTypeElement(node) || ts.isClassElement(node) || ts.isBindingElement(node)
    const isDeclared =
      isMember ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node)
    if (!isDeclared || !node.name || !ts.isIdentifier(node.name)) return
    names.push({ name: node.name.text, position: node.name.getStart(tree), isMember })
  })
  return names
}

function bannedNameHits(folders: string[]): Place[] {
  const wire = wireNames()
  return sourcesOf(...folders).flatMap((source) =>
    declaredNames(source)
      .filter(({ name, isMember }) => isBannedName(name) && !(isMember && wire.has(name)))
      .map(({ name, position }) => ({
        figure: bannedNames,
        path: source.path,
        line: source.tree.getLineAndCharacterOfPosition(position).line + 1,
        text: name,
      })),
  )
}

/** A file of code with spaces in place of everything that is neither comment nor string. */
export function proseOf({ tree }: Source): string {
  const { text } = tree
  const isProse = new Uint8Array(text.length)
  everyNode(tree, (node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    if (isText) isProse.fill(1, node.getStart(tree), node.end)
    if (ts.isJsxText(node)) return
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? [])
      isProse.fill(1, pos, end)
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.end) ?? [])
      isProse.fill(1, pos, end)
  })
  return text
    .split('')
    .map((char, at) => (isProse[at] || char === '\n' ? char : ' '))
    .join('')
}

const isCode = (path: string) => /\.tsx?$/.test(path)

/** The lines of a file that match a pattern. */
export function patternHits(path: string, text: string): Place[] {
  const lines = text.split('\n')
  const prose = isCode(path) ? proseOf(parse(path, text)).split('\n') : lines
  return Object.entries(patterns).flatMap(([figure, { pattern, isCode: inCode }]) =>
    lines.flatMap((line, at) => {
      const searched = (inCode ? line : prose[at]) ?? ''
      const isHit = searched.search(pattern) >= 0 && !isAllowed(path, line)
      return isHit ? [{ figure, path, line: at + 1, text: line.trim() }] : []
    }),
  )
}

const isAllowed = (path: string, line: string) =>
  allowedWords.some((allowed) => path === allowed.file && line.includes(allowed.text))

const places = ['docs', 'server', 'client', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']

/** What people read: tracked files of code and prose. */
function readFiles(): string[] {
  const files = execFileSync('git', ['ls-files', ...places], { encoding: 'utf8' }).split('\n')
  return files.filter((file) => /\.(tsx?|css|html|js|md)$/.test(file))
}

/** The lines with a name or a sentence that readers have to read twice. */
export const wordHits = (): Place[] => [
  ...bannedNameHits(['server', 'client']),
  ...readFiles().flatMap((path) => patternHits(path, readFileSync(path, 'utf8'))),
]

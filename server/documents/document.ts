import { readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Document, Node, YAMLError } from 'yaml'
import { quickYaml } from './quick-yaml.ts'
import type { Problem } from './problems.ts'

/** A parsed document with the positions of its values; with problems, its value is empty. */
export type ConfigDocument = {
  value: unknown
  problems: Problem[]
  /** `file:line:column` of the value at `path`, of its key with `key`, or of the nearest parent. */
  at(path: readonly string[], options?: { key: boolean }): string
}

const hints: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'this file may not be read by this user',
}

/** The text of a file, or the reason why it cannot be read. */
export type FileText = { text: string } | { error: string }

/** Reads a file of YAML or JSON; problems name it as `name`. */
export const readDocument = (file: string, name: string): ConfigDocument =>
  documentOf(readText(file), name)

/** Options for older versions of YAML: repeated keys and merged keys. */
const older = { uniqueKeys: false, strict: false, merge: true } as const

/**
 * Parses the text of a file; problems name it as `name`. With `isForeign` it accepts documents that
 * other programs accept.
 */
export function documentOf(file: FileText, name: string, isForeign = false): ConfigDocument {
  if ('error' in file) return unusable(name, [{ at: name, path: [], text: `${file.error}.` }])
  const value = quickYaml(file.text)
  if (value === undefined) return positionedDocument(file.text, name, isForeign)
  return parsedDocument(value, file.text, name, isForeign)
}

/** A document with a parsed value; the positions are read with the first request for one. */
export function parsedDocument(
  value: unknown,
  text: string,
  name: string,
  isForeign = false,
): ConfigDocument {
  let located: ConfigDocument | undefined
  return {
    value,
    problems: [],
    at: (...place) => (located ??= positionedDocument(text, name, isForeign)).at(...place),
  }
}

const unusable = (name: string, problems: Problem[]): ConfigDocument => ({
  value: {},
  problems,
  at: () => name,
})

/** Parses with the full parser, which has the positions of values. */
function positionedDocument(text: string, name: string, isForeign: boolean): ConfigDocument {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    ...(isForeign && older),
  })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${name}:${line}:${col}`
  }
  const firstLine = (offset: number) => {
    const first = firstOfKey(document, offset)
    return first === undefined ? undefined : lines.linePos(first).line
  }
  const problems = problemsOf(document.errors, text, { place, firstLine })
  if (problems.length > 0) return unusable(name, problems)
  try {
    return {
      // Aliases may name missing anchors or expand without bound.
      value: document.toJS() ?? {},
      problems,
      at: (path, options) => place(offsetOf(document.contents, path, options?.key ?? false)),
    }
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    const offset = firstUnresolved(document)
    if (offset === undefined) return unusable(name, [invalid(name, message)])
    return unusable(name, [invalid(place(offset), `${message}; ${fixes.BAD_ALIAS}`)])
  }
}

const maxErrors = 3
/** An unquoted `*` as a key, on its own line or within braces. */
const bareStar = /(^[ \t]*|[{,][ \t]*)\*[ \t]*:(?=\s)/m
const quotesForStar = 'write "*" in quotes: without them an asterisk begins an alias of YAML.'

/** Fixes for errors whose message does not contain one. */
const fixes: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'leave one of them out',
  BAD_DQ_ESCAPE: 'write it in single quotes, where a backslash is itself',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'align it with the lines around it',
  BAD_SCALAR_START: 'put the text in quotes',
  BAD_ALIAS: 'put a text that begins with "*" in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that holds ": " in quotes',
  MULTILINE_IMPLICIT_KEY: 'end the key with ":" in the same line',
  UNEXPECTED_TOKEN: 'leave it out, or put the text in quotes',
}

/** Fixes for errors with a shared code, by the start of the message. */
const fixesByStart: Record<string, string> = {
  'Implicit map keys': 'write ":" and a value behind the key',
  'Flow ': 'close the { or [ of an earlier line, or indent this line',
}

type Places = {
  place(offset: number): string
  /** The line of the first key that is equal to the repeated key at `offset`. */
  firstLine(offset: number): number | undefined
}

/** The offset of the first key that is equal to the one at `offset`. */
function firstOfKey(document: Document.Parsed, offset: number): number | undefined {
  let first: number | undefined
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter(isScalar)
      const second = keys.find(({ range }) => range?.[0] === offset)
      if (!second) return undefined
      first = keys.find(({ value }) => value === second.value)?.range?.[0]
      return visit.BREAK
    },
  })
  return first
}

/** One mistake often causes many errors, so only the first few are reported. */
function problemsOf(errors: YAMLError[], text: string, { place, firstLine }: Places): Problem[] {
  const star = bareStar.exec(text)
  const first = errors[0]?.pos[0] ?? 0
  if (star && errors.length > 0 && star.index <= first)
    return [{ at: place(star.index + star[0].indexOf('*')), path: [], text: quotesForStar }]
  const places = [...Map.groupBy(errors, ({ pos }) => place(pos[0]))]
  const problems = places
    .slice(0, maxErrors)
    .map(([at, [error]]) => invalid(at, sentenceOf(error, firstLine)))
  const more = places.length - problems.length
  const last = problems.at(-1)
  if (last && more > 0)
    last.text = last.text.replace(/\.$/, `; and ${more} more. Is this the right file?`)
  return problems
}

/** The message of the parser without its quotation of the file, which may contain a secret. */
function sentenceOf(error: YAMLError | undefined, firstLine: Places['firstLine']): string {
  const line = error?.code === 'DUPLICATE_KEY' ? firstLine(error.pos[0]) : undefined
  if (line !== undefined)
    return `Map keys must be unique, and the first is in line ${line}; leave one of them out, or join them`
  const message = error?.message.replace(/ in YAML stream: .*$/s, '') ?? ''
  const begun = Object.keys(fixesByStart).find((words) => message.startsWith(words))
  const fix = begun === undefined ? error && fixes[error.code] : fixesByStart[begun]
  return fix === undefined ? message : `${message}; ${fix}`
}

const invalid = (at: string, why: string): Problem => ({
  at,
  path: [],
  text: `this is not valid YAML: ${why}.`,
})

/** Reads a file as UTF-8. */
export function readText(file: string): FileText {
  try {
    return { text: readFileSync(file, 'utf8') }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { error: hints[code] ?? `this file cannot be read (${code})` }
  }
}

/** The offset of the first alias whose anchor is missing. */
function firstUnresolved(document: Document.Parsed): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return undefined
      offset = alias.range?.[0]
      return visit.BREAK
    },
  })
  return offset
}

function offsetOf(root: Node | null, path: readonly string[], key: boolean): number {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const [depth, name] of path.entries()) {
    const last = depth === path.length - 1
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === name)
      if (pair === undefined) return offset
      const value = pair.value as Node | null // the values of a parsed document are nodes
      offset =
        (last && !key && isScalar(value) ? value.range?.[0] : (pair.key as Node).range?.[0]) ??
        offset
      node = value
      continue
    }
    if (!isSeq(node)) return offset
    node = node.items[Number(name)]
    offset = (node as Node | undefined)?.range?.[0] ?? offset
  }
  return offset
}

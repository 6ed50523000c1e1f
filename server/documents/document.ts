import { readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Document, Node, YAMLError } from 'yaml'
import type { Problem } from './problems.ts'

export type ConfigDocument = {
  value: unknown
  problems: Problem[]
  /** `file:line:column` of the nearest place that the file has for `path`; the key itself where `key` is set. */
  at(path: readonly string[], options?: { key: boolean }): string
}

const hints: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'this file may not be read by this user',
}

/** A file as it was read, or why it could not be. */
export type FileText = { text: string } | { error: string }

/** Reads a YAML file and remembers where everything stands in it. */
export const readDocument = (file: string, shown: string): ConfigDocument =>
  documentOf(readText(file), shown)

/** The same of a file that was read before. */
export function documentOf(read: FileText, shown: string): ConfigDocument {
  if ('error' in read)
    return {
      value: {},
      problems: [{ at: shown, path: [], text: `${read.error}.` }],
      at: () => shown,
    }

  const lines = new LineCounter()
  const document = parseDocument(read.text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${shown}:${line}:${col}`
  }
  const problems = problemsOf(document.errors, read.text, place)
  if (problems.length > 0) return { value: {}, problems, at: () => shown }

  const converted = convert(document)
  if ('error' in converted) {
    const { error, offset } = converted
    return {
      value: {},
      problems: [invalid(offset === undefined ? shown : place(offset), error)],
      at: () => shown,
    }
  }
  return {
    value: converted.value,
    problems,
    at: (path, options) => place(offsetOf(document.contents, path, options?.key ?? false)),
  }
}

const mostErrors = 3
/** `*:` as a key, in a line of its own or within braces. */
const bareStar = /(^[ \t]*|[{,][ \t]*)\*[ \t]*:(?=\s)/m
const quotesForStar = 'write "*" in quotes: without them an asterisk begins an alias of YAML.'

/** What to do about an error of the parser, where its own words do not say it. */
const fixes: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'leave one of them out',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'align it with the lines around it',
  BAD_SCALAR_START: 'put the text in quotes',
  BAD_ALIAS: 'put a text that begins with "*" in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that holds ": " in quotes',
  MULTILINE_IMPLICIT_KEY: 'end the key with ":" in the same line',
  UNEXPECTED_TOKEN: 'leave it out, or put the text in quotes',
}

/** One mistake often makes many errors, and a file of another kind makes hundreds: the first few places are told. */
function problemsOf(
  errors: YAMLError[],
  text: string,
  place: (offset: number) => string,
): Problem[] {
  const star = bareStar.exec(text)
  const first = errors[0]?.pos[0] ?? 0
  if (star && errors.length > 0 && star.index <= first)
    return [{ at: place(star.index + star[0].indexOf('*')), path: [], text: quotesForStar }]
  const places = [...Map.groupBy(errors, ({ pos }) => place(pos[0]))]
  const told = places.slice(0, mostErrors).map(([at, [error]]) => invalid(at, sentenceOf(error)))
  const more = places.length - told.length
  const last = told.at(-1)
  if (last && more > 0)
    last.text = last.text.replace(/\.$/, `; and ${more} more. Is this the right file?`)
  return told
}

/** What the parser quotes may be a secret. */
function sentenceOf(error: YAMLError | undefined): string {
  const words = error?.message.replace(/ in YAML stream: .*$/s, '') ?? ''
  const isBare = words.startsWith('Implicit map keys')
  const fix = isBare ? 'write ":" and a value behind the key' : error && fixes[error.code]
  return fix === undefined ? words : `${words}; ${fix}`
}

const invalid = (at: string, why: string): Problem => ({
  at,
  path: [],
  text: `this is not valid YAML: ${why}.`,
})

export function readText(file: string): FileText {
  try {
    return { text: readFileSync(file, 'utf8') }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { error: hints[code] ?? `this file cannot be read (${code})` }
  }
}

/** Aliases are followed only here, and may name what does not exist or grow without bound. */
function convert(
  document: Document.Parsed,
): { value: unknown } | { error: string; offset?: number } {
  try {
    return { value: document.toJS() ?? {} }
  } catch (error) {
    const words = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    const offset = firstUnresolved(document)
    return offset === undefined
      ? { error: words }
      : { error: `${words}; ${fixes.BAD_ALIAS}`, offset }
  }
}

/** Where an alias stands that names nothing. */
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
      const value = pair.value as Node | null // a document that was parsed, not built, has nodes as values
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

import { readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml'
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
  const problems = document.errors.map((error) => invalid(place(error.pos[0]), error.message))
  if (problems.length > 0) return { value: {}, problems, at: () => shown }

  const converted = convert(document)
  if ('error' in converted)
    return { value: {}, problems: [invalid(shown, converted.error)], at: () => shown }
  return {
    value: converted.value,
    problems,
    at: (path, options) => place(offsetOf(document.contents, path, options?.key ?? false)),
  }
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
function convert(document: Document.Parsed): { value: unknown } | { error: string } {
  try {
    return { value: document.toJS() ?? {} }
  } catch (error) {
    return { error: error instanceof Error ? error.message.replace(/\.$/, '') : String(error) }
  }
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

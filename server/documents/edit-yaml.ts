import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isRecord } from '../json/json.ts'

/** A new value at a path; without a value, its removal. */
export type Edit = { path: readonly string[]; value?: unknown }

/** Why an edit cannot be made in a text. */
export class CannotEdit extends Error {}

/** Replaces the characters from `start` to `end`. */
type Splice = { start: number; end: number; text: string }

type Collection = YAMLMap | YAMLSeq

/**
 * The text of a YAML file with one edit. Every character that does not belong to the edited values
 * stays, with comments and order. Throws CannotEdit if that is impossible.
 */
export function editYaml(text: string, { path, value }: Edit): string {
  const before = jsOf(text)
  const wanted = valueWith(before, path, value)
  // Each splice moves the others, so the text is parsed again after each.
  let edited = text
  for (let round = 0; round < maxSplices; round += 1) {
    const step = firstDifference(jsOf(edited), wanted)
    if (!step) return edited
    const splice = spliceOf(edited, step)
    const newline = text.includes('\r\n') ? '\r\n' : '\n'
    const inserted = splice.text.replaceAll('\n', newline)
    const expected = valueWith(jsOf(edited), step.path, step.value)
    edited = edited.slice(0, splice.start) + inserted + edited.slice(splice.end)
    if (!isDeepStrictEqual(jsOf(edited), expected)) throw new CannotEdit(unusual)
  }
  throw new CannotEdit(unusual)
}

const maxSplices = 1000
const unusual = 'the file is written in a way that this change would not fit; edit it by hand'

/** The value of a text; an empty one is an empty mapping. */
function jsOf(text: string): unknown {
  const document = parseDocument(text)
  if (document.errors.length > 0)
    throw new CannotEdit('the file is not valid YAML; edit it by hand')
  return document.toJS() ?? {}
}

const memberOf = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value[Number(name)] as unknown
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** A copy of `all` with a value at a path. */
function valueWith(all: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(all)) {
    const index = Number(name)
    if (!Number.isInteger(index) || index < 0 || index > all.length)
      throw new CannotEdit(`there is no entry ${name} of ${all.length}`)
    const entry = valueWith(all[index], rest, value)
    return all.toSpliced(index, 1, ...(entry === undefined ? [] : [entry]))
  }
  const members = isRecord(all) ? all : {}
  const member = valueWith(memberOf(members, name), rest, value)
  if (member !== undefined) return { ...members, [name]: member }
  return Object.fromEntries(Object.entries(members).filter(([other]) => other !== name))
}

/** The smallest first step from a value to the wanted one; without a value it removes. */
function firstDifference(now: unknown, wanted: unknown, path: string[] = []): Edit | undefined {
  if (isDeepStrictEqual(now, wanted)) return undefined
  if (isRecord(now) && isRecord(wanted) && Object.keys(now).length > 0) {
    const removed = Object.keys(now).find((name) => !Object.hasOwn(wanted, name))
    if (removed !== undefined && Object.keys(wanted).length > 0)
      return { path: [...path, removed], value: undefined }
    if (removed === undefined) return firstOf(Object.keys(wanted), now, wanted, path)
  }
  if (Array.isArray(now) && Array.isArray(wanted) && now.length > 0 && wanted.length > 0) {
    if (now.length > wanted.length) return { path: [...path, String(removedFrom(now, wanted))] }
    return firstOf([...wanted.keys()].map(String), now, wanted, path)
  }
  return { path, value: wanted }
}

const firstOf = (names: string[], now: unknown, wanted: unknown, path: string[]) => {
  const name = names.find((one) => !isDeepStrictEqual(memberOf(now, one), memberOf(wanted, one)))
  if (name === undefined) return undefined
  const before = memberOf(now, name)
  const inner = [...path, name]
  const after = memberOf(wanted, name)
  if (before === undefined) return { path: inner, value: after }
  return firstDifference(before, after, inner)
}

/** The first entry that a shorter list does not have. */
const removedFrom = (now: unknown[], wanted: unknown[]): number =>
  now.findIndex((entry, index) => !isDeepStrictEqual(entry, wanted[index]))

function spliceOf(text: string, { path, value }: Edit): Splice {
  const document = parseDocument(text)
  if (document.contents === null) return insertedInEmpty(text, path, value)
  let node: Node = document.contents
  let pair: Pair | undefined
  for (const [depth, name] of path.entries()) {
    if (isAlias(node) || node.tag?.startsWith('!') === true) throw new CannotEdit(unusual)
    const isLast = depth === path.length - 1
    const index = indexOf(node, name)
    if (isLast && index !== -1 && value === undefined) return removal(text, node, index)
    if (index === -1) return insertion(text, node, nested(path.slice(depth), value))
    const item: unknown = (node as Collection).items[index]
    pair = isPair(item) ? item : undefined
    const next: unknown = isPair(item) ? item.value : item
    if (!isNode(next)) throw new CannotEdit(unusual)
    node = next
  }
  if (holdsAlias(node)) throw new CannotEdit(unusual)
  return replacement(text, { node, pair }, value)
}

function holdsAlias(node: Node): boolean {
  let isFound = false
  visit(node, { Alias: () => ((isFound = true), visit.BREAK) })
  return isFound
}

/** Members that do not exist yet, around a value: the name of the first and its value. */
type Member = { name: string; value: unknown }

const nested = ([name = '', ...rest]: readonly string[], value: unknown): Member => ({
  name,
  value: rest.reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), value),
})

function indexOf(node: Node, name: string): number {
  if (isSeq(node)) return Number(name) < node.items.length ? Number(name) : -1
  if (!isMap(node)) return -1
  return node.items.findIndex(({ key }) => isScalar(key) && String(key.value) === name)
}

const insertedInEmpty = (text: string, path: readonly string[], value: unknown): Splice => {
  const { name, value: member } = nested(path, value)
  const start = text.length
  return { start, end: start, text: newlineAfter(text, start) + blockOf({ [name]: member }, 0) }
}

/** Where a node is, and the pair whose value it is. */
type Place = { node: Node; pair: Pair | undefined }

function replacement(text: string, { node, pair }: Place, value: unknown): Splice {
  const [start, end] = rangeOf(node)
  const source = text.slice(start, end)
  if (source === '') {
    if (!pair || !isNode(pair.key)) throw new CannotEdit(unusual)
    const isBlock = isRecord(value) && Object.keys(value).length > 0
    if (isBlock) return blockBelow(text, pair.key, value)
    const colon = text.indexOf(':', rangeOf(pair.key)[1]) + 1
    return { start: colon, end: colon, text: ` ${flowOf(value)}` }
  }
  // Comments inside a block belong to the values that go.
  const last = isMap(node) || isSeq(node) ? contentEnd(node) : end
  return { start, end: last, text: flowOf(value) + (text[last - 1] === '\n' ? '\n' : '') }
}

/** Lines below a key without a value. */
function blockBelow(text: string, key: Node, value: object): Splice {
  const start = lineEnd(text, rangeOf(key)[1])
  const block = blockOf(value, columnOf(text, rangeOf(key)[0]) + 2)
  return { start, end: start, text: newlineAfter(text, start) + block }
}

function insertion(text: string, node: Node, { name, value }: Member): Splice {
  const entry = isSeq(node) ? [value] : { [name]: value }
  if (!(isMap(node) || isSeq(node))) throw new CannotEdit(unusual)
  const [start] = rangeOf(node)
  const last = node.items.at(-1)
  if (last === undefined) return { start, end: rangeOf(node)[1], text: flowOf(entry) }
  const end = contentEnd(node.flow === true ? last : node)
  if (node.flow === true) return { start: end, end, text: `, ${flowOf(entry).slice(1, -1).trim()}` }
  const at = lineEnd(text, end)
  const block = blockOf(entry, columnOf(text, start))
  return { start: at, end: at, text: newlineAfter(text, at) + block }
}

/** Removes the entry at `index`; an only one leaves an empty collection. */
function removal(text: string, node: Node, index: number): Splice {
  if (!(isMap(node) || isSeq(node))) throw new CannotEdit(unusual)
  const item = node.items[index]
  const next = node.items[index + 1]
  const previous = node.items[index - 1]
  if (node.items.length === 1) {
    const end = node.flow === true ? rangeOf(node)[1] : contentEnd(node)
    const newline = text[end - 1] === '\n' ? '\n' : ''
    return { start: rangeOf(node)[0], end, text: (isSeq(node) ? '[]' : '{}') + newline }
  }
  if (node.flow === true) {
    if (next !== undefined) return { start: startOf(item), end: startOf(next), text: '' }
    return { start: contentEnd(previous), end: contentEnd(item), text: '' }
  }
  const first = isSeq(node) ? text.lastIndexOf('-', startOf(item) - 1) : startOf(item)
  const line = text.lastIndexOf('\n', first - 1) + 1
  if (text.slice(line, first).trim() === '')
    return { start: line, end: lineEnd(text, contentEnd(item)), text: '' }
  // The first member of an entry of a list is in the line of its dash. The next one takes its place,
  // unless lines between them stay: then the dash has a line of its own.
  const end = isSeq(node) ? text.indexOf('-', contentEnd(item)) : startOf(next)
  if (/^[ \r]*\n[ ]*$/.test(text.slice(contentEnd(item), end)))
    return { start: first, end, text: '' }
  const dashEnd = line + text.slice(line, first).trimEnd().length
  return { start: dashEnd, end: contentEnd(item), text: '' }
}

const rangeOf = ({ range }: Node): readonly [number, number] => {
  if (!range) throw new CannotEdit(unusual)
  return [range[0], range[1]]
}

function startOf(item: unknown): number {
  if (isPair(item)) return startOf(item.key)
  if (!isNode(item)) throw new CannotEdit(unusual)
  return rangeOf(item)[0]
}

/** Where the last value of a node or pair ends, without the comments after it. */
function contentEnd(item: unknown): number {
  if (isPair(item))
    return Math.max(contentEnd(item.key), item.value === null ? 0 : contentEnd(item.value))
  if (!isNode(item)) throw new CannotEdit(unusual)
  if ((isMap(item) || isSeq(item)) && item.flow !== true) return contentEnd(item.items.at(-1))
  return rangeOf(item)[1]
}

/** The start of the next line; `offset` itself if it is one. */
function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset
  const newline = text.indexOf('\n', offset)
  return newline === -1 ? text.length : newline + 1
}

const newlineAfter = (text: string, offset: number): string =>
  offset === 0 || text[offset - 1] === '\n' ? '' : '\n'

const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1)

const style = { lineWidth: 0, singleQuote: true } as const

/** A value in one line. */
function flowOf(value: unknown): string {
  if (typeof value === 'string') return isPlain(value) ? value : JSON.stringify(value)
  const document = new Document(value)
  if (isMap(document.contents) || isSeq(document.contents)) document.contents.flow = true
  const text = document.toString(style).trimEnd()
  return text.includes('\n') ? JSON.stringify(value) : text
}

/** Whether a text needs no quotes, also inside brackets. */
const isPlain = (text: string): boolean =>
  /^[a-z/][\w./:@-]*[\w/]$/i.test(text) && isDeepStrictEqual(jsOf(`[${text}]`), [text])

/** Lines of a mapping or list; the entries of its lists are in one line each. */
function blockOf(value: object, indent: number): string {
  const document = new Document(value)
  visit(document, {
    Seq(key, list) {
      for (const item of list.items) if (isMap(item) || isSeq(item)) item.flow = true
      if (key === 'value' && list.items.every(isScalar)) list.flow = true
    },
  })
  return document.toString(style).replace(/^(?=.)/gm, ' '.repeat(indent))
}

import { didYouMean } from '../../../documents/closest.ts'
import { isRecord } from '../../../json/json.ts'
import { isUnusedMethod, operationsIn, type PathOperation } from '../methods.ts'
import { followIn } from '../reading.ts'

/** An operation of somebody's document that could be a tool. */
export type SourceOperation = {
  /** The tool's name. */
  name: string
  path: string
  /** As it is sent, like GET. */
  method: string
  /** Where it is in the path item. */
  at: PathOperation['at']
  item: Record<string, unknown>
  value: Record<string, unknown>
  tags: string[]
  /** The names by which it can be chosen. */
  aliases: string[]
}

/** Which operations are taken; each list has names or globs. */
export type Selection = {
  only?: readonly string[] | undefined
  tag?: readonly string[] | undefined
  path?: readonly string[] | undefined
  method?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
}

type PathItem = { path: string; item: Record<string, unknown> }

function pathsOf(document: Record<string, unknown>): PathItem[] {
  const { paths } = document
  return Object.entries(isRecord(paths) ? paths : {}).flatMap(([path, value]) => {
    const item = path.startsWith('/') ? followIn(document, value) : undefined
    return item === undefined ? [] : [{ path, item }]
  })
}

/** All operations that could be tools, in the order of the document. */
export function operationsOf(document: Record<string, unknown>): SourceOperation[] {
  const operations: SourceOperation[] = []
  const names = new Set<string>()
  for (const { path, item } of pathsOf(document)) {
    for (const one of operationsIn(item)) {
      const { method, at, value } = one
      if (!isRecord(value) || isUnusedMethod(one)) continue
      const name = uniqueName(value['operationId'], `${method.toLowerCase()}_${path}`, names)
      operations.push(operationFrom({ name, path, method, at, item, value }))
    }
  }
  return operations
}

/** Parts of a document that are never tools, as sentences: some methods, and webhooks. */
export function neverTools(document: Record<string, unknown>): string[] {
  const methods = pathsOf(document)
    .flatMap(({ item }) => operationsIn(item))
    .filter(isUnusedMethod)
    .map(({ method }) => method.toUpperCase())
  const { webhooks } = document
  const calls = isRecord(webhooks) ? Object.keys(webhooks).length : 0
  return [
    ...(methods.length > 0 ? [ofOtherMethods(methods)] : []),
    ...(calls > 0 ? [`${counted(calls, 'webhook')}: the API makes such calls.`] : []),
  ]
}

const ofOtherMethods = (methods: string[]) =>
  `${counted(methods.length, 'operation')}: tools do not use ${[...new Set(methods)].join(', ')}.`

const counted = (count: number, what: string) =>
  count === 1 ? `1 ${what} is no tool` : `${count} ${what}s are no tools`

function operationFrom(one: Omit<SourceOperation, 'tags' | 'aliases'>): SourceOperation {
  const { name, path, method, value } = one
  const { operationId, tags } = value
  const id = typeof operationId === 'string' && operationId !== '' ? [operationId] : []
  return {
    ...one,
    tags: Array.isArray(tags) ? tags.map(String) : [],
    aliases: [...new Set([name, ...id, `${method} ${path}`])],
  }
}

function uniqueName(operationId: unknown, otherwise: string, names: Set<string>): string {
  const own = typeof operationId === 'string' ? toolName(operationId) : ''
  const base = own || toolName(otherwise) || 'operation'
  let name = base
  for (let count = 2; names.has(name); count++) name = `${base.slice(0, 58)}_${count}`
  names.add(name)
  return name
}

/** Text as the name of a tool, in snake case unless it is one already. */
function toolName(text: string): string {
  if (/^[a-zA-Z0-9_-]{1,64}$/.test(text)) return text
  return joinWords(text.slice(0, 500)).toLowerCase().slice(0, 64).replace(/_+$/, '')
}

/** The words of a text, with `_` between them. */
export const joinWords = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** The operations that a selection takes, or what is wrong with it. */
export function selected(
  operations: SourceOperation[],
  selection: Selection,
): { operations: SourceOperation[] } | { problems: string[] } {
  const problems: string[] = []
  let chosen = operations
  for (const [flag, textsOf] of Object.entries(flags)) {
    const globs = selection[flag as keyof Selection] // the keys of the table are its members
    if (globs === undefined) continue
    const tests = globs.map((glob) => ({ glob, test: matcherOf(glob) }))
    const matching = (one: SourceOperation) =>
      tests.some(({ test }) => textsOf(one).some((text) => test(text)))
    for (const { glob, test } of tests)
      if (!operations.some((one) => textsOf(one).some(test)))
        problems.push(noMatch(flag, glob, operations.flatMap(textsOf)))
    chosen = chosen.filter((one) => matching(one) !== (flag === 'exclude'))
  }
  if (problems.length > 0) return { problems }
  if (chosen.length > 0) return { operations: chosen }
  return { problems: ['no operation is chosen by all of these flags together; leave one out.'] }
}

const flags: Record<keyof Selection, (operation: SourceOperation) => string[]> = {
  only: ({ aliases }) => aliases,
  tag: ({ tags }) => tags,
  path: ({ path }) => [path],
  method: ({ method }) => [method.toLowerCase()],
  exclude: ({ aliases, path }) => [...aliases, path],
}

/** `*` matches any text and `?` one character; globs ignore case. */
function matcherOf(glob: string): (text: string) => boolean {
  if (!/[*?]/.test(glob)) return (text) => text === glob || isSameMethod(text, glob)
  const pattern = glob
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.')
  const expression = new RegExp(`^${pattern}$`, 'is')
  return (text) => expression.test(text)
}

const isSameMethod = (text: string, glob: string) =>
  /^(get|put|post|patch|delete|query)$/.test(text) && text === glob.toLowerCase()

function noMatch(flag: string, glob: string, texts: string[]): string {
  const names = [...new Set(texts)]
  const quoted = JSON.stringify(glob)
  const isOnly = flag === 'only'
  const listed = names.slice(0, isOnly ? 40 : 20).join(', ')
  const hint = didYouMean(glob, names) || ` There are: ${listed}.`
  if (isOnly) return `there is no operation ${quoted}.${hint}`
  return `--${flag} ${quoted} matches no operation.${hint}`
}

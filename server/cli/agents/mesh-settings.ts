import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, parseDocument, visit, YAMLMap, type Pair } from 'yaml'

/** An addition to a list below `mesh`, with its present items. */
export type Addition = { name: 'agents' | 'allow_private'; now: string[]; more: string[] }

/** The edited configuration; `section` is its complete `mesh`. */
export type EditedMesh = { text: string; section: string }

/**
 * Adds items to lists below `mesh`. Keeps comments and the rest of the file. Undefined if that is
 * impossible, for example if `mesh` is an alias.
 */
export function editMesh(text: string, additions: readonly Addition[]): EditedMesh | undefined {
  const document = parseDocument(text)
  const root = document.contents
  if (document.errors.length > 0 || !(isMap(root) || root === null)) return undefined
  const before = (document.toJS() ?? {}) as object // the root is a mapping or empty
  const pair = root?.items.find(({ key }) => isScalar(key) && key.value === 'mesh')
  const mesh = isEmpty(pair) ? new YAMLMap() : pair?.value
  if (!isMap(mesh) || hasAlias(mesh)) return undefined
  for (const { name, now, more } of additions) {
    const list = mesh.get(name, true)
    if (isSeq(list)) for (const item of more) list.add(item)
    else mesh.set(name, document.createNode([...now, ...more], { flow: true }))
  }
  // A comment after the section belongs to the rest of the file.
  mesh.comment = null
  const section = new Document({ mesh }).toString({ lineWidth: 0 }).trimEnd()
  const edited = replaceSection(text, pair, section)
  const wanted = { ...before, mesh: mesh.toJS(document) as unknown }
  const result = parseDocument(edited)
  const isSame = result.errors.length === 0 && isDeepStrictEqual(result.toJS(), wanted)
  return isSame ? { text: edited, section } : undefined
}

function hasAlias(mesh: YAMLMap): boolean {
  let isFound = false
  visit(mesh, { Alias: () => ((isFound = true), visit.BREAK) })
  return isFound
}

type Entry = Pair | undefined

const isEmpty = (pair: Entry) =>
  pair === undefined || (isScalar(pair.value) && pair.value.value === null)

/** Replaces the pair by the section; without a pair, appends it. */
function replaceSection(text: string, pair: Entry, section: string): string {
  const key = isScalar(pair?.key) ? pair.key.range : undefined
  const value = isMap(pair?.value) || isScalar(pair?.value) ? pair.value.range : undefined
  const [start, end] = key && value ? [key[0], value[1]] : [text.length, text.length]
  const before = text.slice(0, start)
  const isLineEnd = end === text.length || text[end - 1] === '\n'
  const newLine = before === '' || before.endsWith('\n') || pair ? '' : '\n'
  return before + newLine + section + (isLineEnd ? '\n' : '') + text.slice(end)
}

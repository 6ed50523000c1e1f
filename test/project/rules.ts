import { exportedTypesOf, functionsOf, importsOf, type Source } from './source.ts'

/** The first layer that a file belongs to, from the bottom up; undefined for a file without one. */
export type LayerOf = (path: string) => number | undefined

/** The imports of a file that lie above it, or where nobody knows. */
export function importsUpward(source: Source, layerOf: LayerOf): string[] {
  const own = layerOf(source.path)
  if (own === undefined) return [`${source.path} is in no layer`]
  const files = importsOf(source).filter((name) => /\.(tsx?|json)$/.test(name))
  return files
    .filter((name) => (layerOf(name) ?? Infinity) > own)
    .map((name) => `${source.path} imports ${name}`)
}

/** Packages that only some places may import: what else does. */
export function importsOutOfPlace(source: Source, homes: Record<string, RegExp>): string[] {
  const packageOf = (name: string) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')
  return importsOf(source)
    .filter((name) => homes[packageOf(name)]?.test(source.path) === false)
    .map((name) => `${source.path} imports ${name}`)
}

/** Names of exported types that more than one file declares, with the files. */
export function sharedTypeNames(sources: Source[]): string[] {
  const files = new Map<string, string[]>()
  for (const source of sources) {
    for (const name of exportedTypesOf(source))
      files.set(name, [...(files.get(name) ?? []), source.path])
  }
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

export const maxFunctionLines = 80
export const maxFileLines = 450

export const longFunctions = (sources: Source[]): string[] =>
  sources.flatMap((source) =>
    functionsOf(source)
      .filter(({ lines }) => lines > maxFunctionLines)
      .map(({ name }) => name),
  )

export const longFiles = (sources: Source[]): string[] =>
  sources
    .filter(({ tree }) => tree.getLineStarts().length - 1 > maxFileLines)
    .map(({ path }) => path)

/** Groups of files of which each leads to each other, by imports of any kind (Tarjan). */
export function loopsOf(sources: Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]))
  const order = new Map<string, number>()
  const path: string[] = []
  const loops: string[][] = []

  function visit(file: string): number {
    let low = order.size
    order.set(file, low)
    path.push(file)
    const at = path.length - 1
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low !== order.get(file)) return low
    const group = path.splice(at)
    if (group.length > 1) loops.push(group)
    return low
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return loops
}

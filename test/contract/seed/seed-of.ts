type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A bundled contract without its additions, and without references to them. */
export function seedOf<Contract extends object>(contract: Contract): Contract {
  const root = contract as unknown as Json // bundled JSON
  // The same document with members left out.
  return without(root, (ref) => isAddition(root, ref)) as unknown as Contract
}

function without(node: Json, isGone: (ref: string) => boolean): Json | undefined {
  if (Array.isArray(node))
    return node.map((item) => without(item, isGone)).filter((item) => item !== undefined)
  if (node === null || typeof node !== 'object') return node
  if (node['x-addition'] === true || (typeof node['$ref'] === 'string' && isGone(node['$ref'])))
    return undefined
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) => {
      const rest = without(value, isGone)
      return rest === undefined ? [] : [[name, rest]]
    }),
  )
}

const isAddition = (root: Json, ref: string): boolean => {
  const target = ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>(
      (node, name) => (node as Record<string, Json> | undefined)?.[name],
      root,
    ) // every reference is a local one
  return (target as Record<string, Json>)['x-addition'] === true
}

/** The operations of what is left, as `method path operationId`. */
export const operationsOf = ({ paths }: { paths: object }): string[] =>
  Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item as Record<string, { operationId?: string }>).flatMap(
        ([method, { operationId }]) =>
          operationId === undefined ? [] : [`${method} ${path} ${operationId}`],
      ),
    )
    .toSorted()

export const names = (table: object) => Object.keys(table).toSorted()

/** The names of all headers of replies that are left, those under `components` too. */
export function headersOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const entries = Object.entries(node).flatMap(([name, child]) => [
    ...(name.endsWith('headers') ? Object.keys(child as object) : []),
    ...headersOf(child),
  ])
  return [...new Set(entries)].toSorted()
}

import { isRecord } from '../../../server/json/json.ts'

export type Json = Record<string, unknown>

export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []

/** The value that a reference of this document leads to, and the name of the last reference. */
export function resolve(document: Json, value: unknown): { node: Json; name: string | undefined } {
  let node = recordOf(value)
  let name: string | undefined
  while (typeof node['$ref'] === 'string') {
    const path = node['$ref'].slice('#/'.length).split('/')
    name = path.at(-1)
    const { $ref: _, ...beside } = node
    const target = path.reduce<unknown>((parent, member) => recordOf(parent)[member], document)
    node = { ...recordOf(target), ...beside }
  }
  return { node, name }
}

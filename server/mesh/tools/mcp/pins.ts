import { hash } from 'node:crypto'
import { canonicalJson, isRecord } from '../../../json/json.ts'

/** A tool as an MCP server lists it. */
export type ListedTool = {
  name: string
  title?: string | undefined
  description?: string | undefined
  inputSchema: Record<string, unknown>
  annotations?: Record<string, unknown> | undefined
}

/** The hash of the members that models get; an operator approves it. */
export const pinOf = ({ name, title, description, inputSchema }: ListedTool): string =>
  hash('sha256', canonicalJson({ name, title, description, inputSchema }))

/** The place of a tool's schema in an agent's document. */
const placeOf = (path: string): string =>
  `#/paths/~1${path.slice(1)}/post/requestBody/content/application~1json/schema`

/** A tool's schema for an agent's document: its references lead to its place there. */
export const schemaForDocument = (schema: Record<string, unknown>, path: string): unknown =>
  withReferences(schema, (ref) => (ref.startsWith('#') ? placeOf(path) + ref.slice(1) : ref))

/** The schema of a document as its server listed it. */
export const schemaAsListed = (schema: Record<string, unknown>, path: string): unknown =>
  withReferences(schema, (ref) => ref.replace(placeOf(path), '#'))

function withReferences(value: unknown, change: (ref: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isReference = key === '$ref' && typeof inner === 'string'
      return [key, isReference ? change(inner) : withReferences(inner, change)]
    }),
  )
}

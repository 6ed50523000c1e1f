import { hash } from 'node:crypto'
import { canonicalJson } from '../../../json/json.ts'

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

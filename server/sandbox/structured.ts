import { isRecord } from '../json/json.ts'
import { sampleOf } from './sample.ts'

/**
 * The text that a `response_format` asks for: JSON by the schema, or an object with the canned
 * reply. Undefined where it asks for text.
 */
export function structuredText(format: unknown, reply: string): string | undefined {
  if (!isRecord(format)) return undefined
  if (format['type'] === 'json_object') return JSON.stringify({ reply })
  if (format['type'] !== 'json_schema') return undefined
  const { json_schema: named } = format
  const schema = isRecord(named) ? named['schema'] : undefined
  if (!isRecord(schema)) return JSON.stringify({ reply })
  return JSON.stringify(sampleOf(schema, schema) ?? null)
}

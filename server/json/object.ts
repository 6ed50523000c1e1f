import { isRecord } from './json.ts'
import { nestsDeeper } from './scan.ts'

const maxDepth = 16

/** A small JSON object of another server or a token; undefined for other text, or deeper nesting. */
export function parseObject(json: string | Buffer): Record<string, unknown> | undefined {
  const bytes = typeof json === 'string' ? Buffer.from(json) : json
  if (nestsDeeper(bytes, maxDepth)) return undefined
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

import { Json } from '../json/json.ts'

/** The JSON of an object with one more member, whose value is already JSON. */
export function withText(members: object, name: string, text: string): string {
  const head = JSON.stringify(members)
  return `${head.slice(0, -1)}${head === '{}' ? '' : ','}${JSON.stringify(name)}:${text}}`
}

/**
 * JSON with a part for each of many items, in UTF-8. Each part is encoded separately: as one string
 * the JSON would be in memory several times.
 */
export function jsonBytes<Item, Value>(
  start: string,
  items: Iterable<Item>,
  write: (item: Item) => string,
  end: string,
): Json<Value> {
  const parts: Buffer[] = []
  for (const item of items)
    parts.push(Buffer.from((parts.length === 0 ? start : ',') + write(item)))
  parts.push(Buffer.from(parts.length === 0 ? start + end : end))
  return new Json(Buffer.concat(parts))
}

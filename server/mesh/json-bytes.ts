import { Json } from '../json/json.ts'

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

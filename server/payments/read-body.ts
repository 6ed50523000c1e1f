/** The whole body; undefined when it is larger than `most` bytes. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    if ((size += part.length) > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

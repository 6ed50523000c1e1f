/** The body of a reply as far as it came; that of a stream with an error is not complete. */
export async function readBody(reply: Response): Promise<{ text: string; isComplete: boolean }> {
  const parts: Uint8Array[] = []
  const textOf = () => Buffer.concat(parts).toString()
  try {
    for await (const part of reply.body ?? []) parts.push(part)
    return { text: textOf(), isComplete: true }
  } catch {
    return { text: textOf(), isComplete: false }
  }
}

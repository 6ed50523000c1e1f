/** What shaping changed that the caller should know, or that replies must undo. */
export class Shaped {
  /** Paths of fields that the server was not sent, or not as the caller wrote them. */
  readonly ignored = new Set<string>()
  /** The caller's names of tools, by those that the server was sent. */
  readonly toolNames = new Map<string, string>()
}

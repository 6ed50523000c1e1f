import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher, Pool } from 'undici'
import type { CallDeadline } from './deadline.ts'

export type UpstreamReply = {
  status: number
  headers: IncomingHttpHeaders
  /** The body as it came. */
  parts: readonly Buffer[]
}

/** The bytes of a body. */
export const joined = (parts: readonly Buffer[]): Buffer =>
  parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)

type Request = {
  path: string
  headers: Record<string, string>
  body: string | Buffer
  headersTimeout: number
  bodyTimeout: number
}

type ReadOptions = {
  /** How many bytes of a reply with this head are of use; 0 leaves the body unread. */
  maxBytes(status: number, headers: IncomingHttpHeaders): number
  onData(): void
}

/**
 * Reads a reply in full, or as much of it as is of use. Uses the dispatcher's own events: a stream
 * and an AbortSignal between would cost as much as the rest. Rejects when the reply breaks off, and
 * at once when the deadline aborts the call: undici acts on an abort only once it has a connection.
 */
export function readReply(
  pool: Pool,
  request: Request,
  deadline: CallDeadline,
  { maxBytes, onData }: ReadOptions,
): Promise<UpstreamReply> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let head: Omit<UpstreamReply, 'parts'> = { status: 0, headers: {} }
    let limit = 0
    let size = 0
    const parts: Buffer[] = []
    const finish = () => resolve({ ...head, parts })
    deadline.onAbort(() => {
      reject(aborted)
      controller?.abort(aborted)
    })
    pool.dispatch(
      { ...request, method: 'POST' },
      {
        onRequestStart(started) {
          controller = started
          if (deadline.abortCause) started.abort(aborted)
          else deadline.markSent()
        },
        onResponseStart(started, status, headers) {
          if (status < 200) return
          head = { status, headers }
          limit = maxBytes(status, headers)
          if (limit > 0) return
          finish()
          started.abort(aborted)
        },
        onResponseData(started, part) {
          onData()
          parts.push(part)
          if ((size += part.length) <= limit) return
          finish()
          started.abort(aborted)
        },
        onResponseEnd: finish,
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}

const aborted = new Error('the call was aborted')

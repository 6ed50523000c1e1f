import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher, Pool } from 'undici'
import type { Watch } from './deadline.ts'

export type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

type Request = {
  path: string
  headers: Record<string, string>
  body: string
  headersTimeout: number
  bodyTimeout: number
}

type Reading = {
  /** How much of a reply with this head is of use; 0 leaves it unread. */
  mostOf(status: number, headers: IncomingHttpHeaders): number
  /** Told of every sign of life. */
  alive(): void
}

/**
 * A whole reply, or as much of it as is of use. By the dispatcher's own events: a stream and an AbortSignal between cost as much as the rest.
 * Rejects when there is no whole reply, and at once when the watch cuts: undici hears of an abort only when a connection stands.
 */
export function receive(
  pool: Pool,
  request: Request,
  watch: Watch,
  { mostOf, alive }: Reading,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    let sent: Dispatcher.DispatchController | undefined
    let head: Omit<Received, 'bytes'> = { status: 0, headers: {} }
    let most = 0
    let size = 0
    const parts: Buffer[] = []
    const give = () =>
      resolve({ ...head, bytes: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) })
    watch.whenCut(() => {
      reject(stopped)
      sent?.abort(stopped)
    })
    pool.dispatch(
      { ...request, method: 'POST' },
      {
        onRequestStart(controller) {
          sent = controller
          if (watch.cut()) controller.abort(stopped)
          else watch.goesOut()
        },
        onResponseStart(controller, status, headers) {
          if (status < 200) return
          head = { status, headers }
          most = mostOf(status, headers)
          if (most > 0) return
          give()
          controller.abort(stopped)
        },
        onResponseData(controller, part) {
          alive()
          parts.push(part)
          if ((size += part.length) <= most) return
          give()
          controller.abort(stopped)
        },
        onResponseEnd: give,
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}

const stopped = new Error('the call was stopped')

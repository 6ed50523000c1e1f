import type { Dispatcher } from 'undici'
import type { ChunkReader, OutgoingChunk } from './chunk-reader.ts'
import type { AbortCause, Watch } from './deadline.ts'

/** A stream whose first content has come. */
export type OpenStream = {
  reader: ChunkReader
  /** What has arrived since the last call, as soon as there is something; after the end, why it was cut, if it was. */
  next(): Promise<readonly OutgoingChunk[] | { cut: AbortCause | undefined }>
  /** Closes the upstream's connection. */
  close(): void
}

/** How long a finished stream may keep us waiting for its usage and `[DONE]`. */
const afterFinishMs = 500

/** More than this unread by the client, and the upstream has to wait. */
const mostWaitingBytes = 64 << 10

/** Reads as bytes arrive, until the reply is whole, faulty or cut. The upstream's socket is closed on every way out. */
export function openSource(
  { body }: Dispatcher.ResponseData,
  reader: ChunkReader,
  idleMs: number,
  watch: Watch,
): OpenStream & { begun(): Promise<AbortCause | undefined> } {
  let isOver = false
  let cut: AbortCause | undefined
  let waitingBytes = 0
  let wake = () => {}

  const over = (why?: AbortCause) => {
    if (isOver) return
    isOver = true
    // A reply that has its finish reason is whole; only its token counts are missing.
    if (reader.finish === undefined || why === 'left') cut = why
    watch.end()
    if (reader.isDone && !reader.fault && !why) finishReading(body)
    else body.destroy()
    wake()
  }
  body.on('data', (bytes: Buffer) => {
    if (isOver) return
    reader.feed(bytes)
    waitingBytes += bytes.length
    if (reader.fault || reader.isDone) return over()
    watch.expectWithin(reader.finish !== undefined ? afterFinishMs : idleMs, 'stalled')
    if (waitingBytes > mostWaitingBytes) {
      // The silence that follows is ours: it must not be taken for the upstream's.
      body.pause()
      watch.rest()
    }
    wake()
  })
  body.on('end', () => {
    if (!isOver) reader.end()
    over()
  })
  const lost = () => {
    if (!isOver && !watch.cut()) reader.breakOff('connection_lost')
    over(watch.cut())
  }
  body.on('error', lost)
  body.on('close', lost)

  const goOn = () => {
    if (!body.isPaused()) return
    body.resume()
    watch.expectWithin(idleMs, 'stalled')
  }
  const news = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  return {
    reader,
    async begun() {
      while (!isOver && !reader.hasContent) {
        await news()
        waitingBytes = 0
        goOn()
      }
      return cut
    },
    async next() {
      for (;;) {
        const batch = reader.take()
        if (batch.length > 0) {
          waitingBytes = 0
          return batch
        }
        if (isOver) return { cut }
        goOn()
        await news()
      }
    },
    close: () => over('left'),
  }
}

/** After `[DONE]` little should come: reading it keeps the connection usable. */
function finishReading(body: Dispatcher.ResponseData['body']): void {
  if (body.readableEnded || body.destroyed) return
  const enough = setTimeout(() => body.destroy(), afterFinishMs)
  body.once('close', () => clearTimeout(enough)).resume()
}

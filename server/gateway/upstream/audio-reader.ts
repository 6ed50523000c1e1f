import type { IncomingHttpHeaders } from 'node:http'
import { broken, faultIn, unknownReply, type UpstreamFault } from './normalize.ts'
import { maxErrorBytes, parseReply } from './reply.ts'
import type { StreamReader } from './stream.ts'

/** Passes on the bytes of audio. A text in its place is an error, also with status 200. */
export class AudioReader implements StreamReader<Buffer> {
  hasContent = false
  isDone = false
  finish: string | undefined
  fault: UpstreamFault | undefined
  readonly usage = undefined
  readonly awaitsCounts = false
  /** No server counts the tokens of audio, so the caller is charged for the maximum. */
  readonly isCounted = true
  readonly isCollecting: boolean
  readonly #maxTokens: number
  #ready: Buffer[] = []
  #text: Buffer[] = []
  #textBytes = 0

  /** `maxTokens` is the maximum of the reply, 0 if it has no price. */
  constructor(headers: IncomingHttpHeaders | undefined, maxTokens: number) {
    this.isCollecting = isText(headers?.['content-type'])
    this.#maxTokens = maxTokens
  }

  estimate(): number {
    return this.#maxTokens
  }

  reasoningEstimate(): number {
    return 0
  }

  feed(bytes: Buffer): void {
    if (!this.isCollecting) {
      this.hasContent = true
      this.#ready.push(bytes)
      return
    }
    this.#text.push(bytes)
    this.#textBytes += bytes.length
    if (this.#textBytes > maxErrorBytes) this.end()
  }

  end(): void {
    if (!this.hasContent) this.fault = faultOf(Buffer.concat(this.#text))
    else this.finish = 'stop'
    this.isDone = true
  }

  breakOff(reason: string): void {
    this.fault = broken(reason)
  }

  take(): readonly Buffer[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }
}

const isText = (type = ''): boolean => /^(text\/|application\/(\w+\+)?json)/i.test(type)

const faultOf = (bytes: Buffer): UpstreamFault =>
  faultIn(parseReply(bytes)) ??
  unknownReply(bytes.length > 0 ? 'not_audio' : 'empty', String(bytes))

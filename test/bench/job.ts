import type { Asked } from './dialects/dialect.ts'
import type { Completion, Shape } from './traffic.ts'

export type Job = Loop | Hold | Offer
/**
 * `key` is the caller's where it stands in the body; `bytes` the length of a document; `rate` the
 * requests a second, where no connection asks as soon as it can; `asked` where a completion is not
 * asked for by a short chat.
 */
export type Loop = Common & {
  kind: 'loop'
  shape: Shape
  key?: string
  bytes?: number
  rate?: number
  asked?: Asked
}
export type Hold = Common & { kind: 'hold'; shape: Completion }
/** `count` requests at `rate` a second, without waiting for the earlier replies. */
export type Offer = Common & { kind: 'offer'; shape: Completion; rate: number }
export type Common = {
  url: string
  headers: Record<string, string>
  connections: number
  count: number
}
/**
 * Latencies are in ms, `first` being the time to the first content; a connection's first request is
 * made but not timed.
 */
export type LoopResult = { rps: number; latency: number[]; first: number[] }
export type Order = { id: number; job: Job } | { release: true }
export type Answer = { id: number; result: LoopResult } | { id: number; error: string }

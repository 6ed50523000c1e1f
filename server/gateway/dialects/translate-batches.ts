import type { Batches } from '../chat-stream.ts'

/** How the events of one stream are translated. */
export type BatchTranslation<In, Out> = {
  /** A batch that goes before the source is asked for its first. */
  begin?(): readonly Out[] | undefined
  translate(batch: readonly In[]): readonly Out[]
  /** A batch behind the last one of a source that ends well. */
  end?(): readonly Out[] | undefined
}

/** The batches of a stream, translated. A generator would cost several promises more for each. */
export const translateBatches = <In, Out>(
  source: Batches<In>,
  { begin, translate, end }: BatchTranslation<In, Out>,
): Batches<Out> => ({
  [Symbol.asyncIterator]() {
    const batches = source[Symbol.asyncIterator]()
    let isFirst = true
    let last: IteratorReturnResult<undefined> | undefined
    return {
      async next() {
        if (last) return last
        const first = isFirst ? begin?.() : undefined
        isFirst = false
        if (first) return { done: false, value: first }
        const result = await batches.next()
        if (!result.done) return { done: false, value: translate(result.value) }
        last = result
        const value = end?.()
        return value ? { done: false, value } : result
      },
      async return() {
        await batches.return?.()
        return { done: true, value: undefined }
      },
    }
  },
})

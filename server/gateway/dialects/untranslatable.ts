import type { Failure } from '../../failure.ts'

/**
 * Collects what of a request no chat can express. Model servers that speak the caller's dialect
 * take it all the same, so that routing decides whether it is refused.
 */
export class Untranslatable {
  /** The refusal of the first such part; undefined if a chat can express the whole request. */
  first: Failure | undefined

  add(refusal: Failure): void {
    this.first ??= refusal
  }
}

import { Failure } from '../../failure.ts'

/** A request that cannot be served: the member, OpenAI's code, and what to send instead. */
export const refusal = (param: string, rule: string, message: string): Failure =>
  new Failure('invalidRequest', message.slice(0, 2000), {
    retry: false,
    param: param.slice(0, 256),
    rule,
  })

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

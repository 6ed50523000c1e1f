import { Failure } from '../../../failure.ts'

/** A request that cannot be served: the member, OpenAI's code, and what to send instead. */
export const refusal = (param: string, rule: string, message: string): Failure =>
  new Failure('invalidRequest', message.slice(0, 2000), {
    retry: false,
    param: param.slice(0, 256),
    rule,
  })

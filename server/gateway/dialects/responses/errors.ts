import type { components } from '../../../../generated/server/responses.ts'
import type { Failure } from '../../../failure.ts'
import { openaiError } from '../openai/errors.ts'

type Schemas = components['schemas']

/** A failure in OpenAI's format. This dialect names the conversation `input`. */
export function responsesError(failure: Failure): Schemas['Error'] {
  const body = openaiError(failure)
  return failure.kind === 'contextExceeded' ? { error: { ...body.error, param: 'input' } } : body
}

/** The error of a response whose stream had started. */
export function responseError(failure: Failure): Schemas['ResponseFailure'] {
  const { message, code } = responsesError(failure).error
  const isServers = failure.status >= 500
  return { code: isServers ? 'server_error' : (code ?? 'invalid_prompt'), message }
}

/** The error event of a stream: both as OpenAI documents it and as its servers send it. */
export function errorEvent(failure: Failure): Omit<Schemas['ErrorEvent'], 'sequence_number'> {
  const { type, param } = responsesError(failure).error
  const error = { ...responseError(failure), type, param }
  const { code, message } = error
  return { type: 'error', code, message, param, error }
}

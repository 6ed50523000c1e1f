import { STATUS_CODES } from 'node:http'
import { expect } from 'vitest'
import type { ClientRequest, Client } from './client.ts'

/**
 * What a developer finds on the error: the library's own message, and our words where the library
 * keeps them.
 */
export type ClientError = {
  status: number
  shown: string
  headerMessage: string
  code?: string
  requestId: string | null
  kind: string
}
type Headers = Record<string, string | undefined>

/**
 * Our words reach users of the openai libraries by a header: of a body whose `error` is a number
 * they keep that number alone.
 */
const fromHeaders = (headers: Headers) => ({
  headerMessage: decodeURIComponent(headers['x-error-message'] ?? ''),
  requestId: headers['x-request-id'] ?? null,
})

export const openaiError = (
  error: { status: number; message: string; headers: globalThis.Headers | Headers } & Error,
): ClientError => ({
  status: error.status,
  shown: error.message,
  kind: error.constructor.name,
  ...fromHeaders(
    error.headers instanceof globalThis.Headers ? Object.fromEntries(error.headers) : error.headers,
  ),
})
/** The AI SDK keeps the error body of the contract as text. */
function messageOf(body: string): Pick<ClientError, 'headerMessage' | 'code'> {
  const { message, code } = JSON.parse(body) as { message: string; code: string }
  return { headerMessage: message, code }
}
const aiError = (
  error: {
    statusCode: number
    message: string
    responseBody: string
    responseHeaders: Headers
  } & Error,
): ClientError => ({
  status: error.statusCode,
  shown: error.message,
  kind: error.constructor.name,
  ...fromHeaders(error.responseHeaders),
  ...messageOf(error.responseBody),
})

const openaiKinds: Record<number, string> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  413: 'APIError',
}

/** What a library makes of a refusal: none shows our text in its message, all keep it elsewhere. */
export function refusalOf(client: Client, error: Error, status: number): ClientError {
  const isAI = client.name.startsWith('ai ')
  // Each library has its own class, which `kind` names.
  const failure = isAI ? aiError(error as never) : openaiError(error as never)
  const kind = isAI ? 'APICallError' : (openaiKinds[status] ?? 'InternalServerError')
  expect(failure).toMatchObject({
    status,
    kind,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
  // LangChain adds a line about its own documentation to some.
  expect(failure.shown.split('\n')[0]).toBe(isAI ? STATUS_CODES[status] : `${status} ${status}`)
  return failure
}

/** The error that a call ends with. */
export async function errorOf(
  client: Client,
  shape: 'chat' | 'stream',
  ask: ClientRequest,
): Promise<Error> {
  const outcome = await client[shape](ask).catch((error: unknown) => error)
  if (!(outcome instanceof Error))
    throw new Error(`${client.name} took it for a reply: ${JSON.stringify(outcome)}`)
  return outcome
}

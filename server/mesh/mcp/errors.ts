import { Failure, type FailureKind } from '../../failure.ts'

/** The client's id of a request. */
export type RpcId = string | number

/** Error codes of JSON-RPC, and those that the protocol adds. */
export const rpcCodes = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
} as const

/**
 * A request for something unknown, for which the protocol has an error. The error of a failed call
 * is a result instead.
 */
export class NotOffered extends Error {}

/** A JSON-RPC error response. */
export const rpcError = (id: RpcId, code: number, message: string) => ({
  jsonrpc: '2.0' as const,
  id,
  error: { code, message },
})

/**
 * An error of the protocol, with the HTTP status that the protocol assigns to its code: 404 for an
 * unknown method, else 400.
 */
export function rpcFailure(
  name: keyof typeof rpcCodes,
  id: RpcId | undefined,
  message: string,
  data?: object,
): Failure {
  const kind: FailureKind = name === 'methodNotFound' ? 'notFound' : 'invalidRequest'
  const error = { code: rpcCodes[name], message, ...(data && { data }) }
  const body = { jsonrpc: '2.0', ...(id !== undefined && { id }), error }
  return new Failure(kind, message, { retry: false, body })
}

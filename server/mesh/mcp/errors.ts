import { Failure, type FailureKind } from '../../failure.ts'

/** The client's id of a request. */
export type RpcId = string | number

/** Codes of errors: those of JSON-RPC, and those that the protocol adds. */
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
 * A request for something that is not offered: the protocol has an error for that, while a call
 * that fails is a result.
 */
export class NotOffered extends Error {}

/** An error of JSON-RPC as a reply has it. */
export const rpcError = (id: RpcId, code: number, message: string) => ({
  jsonrpc: '2.0' as const,
  id,
  error: { code, message },
})

/**
 * A refusal by the protocol itself, with the status that it gives the code: 404 for a method that
 * there is not, else 400.
 */
export function rpcFailure(
  { id, code, data }: { id?: RpcId | undefined; code: number; data?: object },
  message: string,
): Failure {
  const kind: FailureKind = code === rpcCodes.methodNotFound ? 'notFound' : 'invalidRequest'
  const error = { code, message, ...(data && { data }) }
  const body = { jsonrpc: '2.0', ...(id !== undefined && { id }), error }
  return new Failure(kind, message, { retry: false, body })
}

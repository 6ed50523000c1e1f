import { loadConfig } from '../../config/load.ts'
import { isRecord } from '../../json/json.ts'
import { CommandError } from '../arguments.ts'
import { noResponse, serviceUrl } from '../server-url.ts'
import type { OperationCommand } from './commands.ts'
import type { CallOperation } from './in-process.ts'
import type { OperationOptions, OperationRequest } from './request.ts'

/** An error response of a running server. */
export class RemoteError extends CommandError {
  readonly status: number
  readonly param: string | undefined
  readonly reason: string

  constructor(base: string, status: number, reason: string, param: string | undefined) {
    super(`${base} answered ${status}: ${reason}`)
    this.status = status
    this.param = param
    this.reason = reason
  }
}

/** Operations of a running server, with the operator token from the environment. */
export function remoteOperations({ config: file, url }: OperationOptions): CallOperation {
  const { config, secrets } = loadConfig({ file, env: process.env, secrets: false })
  const { token_env: variable } = config.operator
  const { operatorToken: token } = secrets
  if (token === null)
    throw new CommandError(
      `The operator token is needed: set ${variable} to the token of the running server.`,
    )
  const base = (url ?? serviceUrl(config, 'operator')).replace(/\/+$/, '')
  return (command, request) => send(base, token, command, request)
}

async function send(
  base: string,
  token: string,
  { method, path, firstMember, flags }: OperationCommand,
  { word = '', query, body }: OperationRequest,
): Promise<Record<string, unknown>> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  const target = path.replace(/\{\w+\}/, encodeURIComponent(word))
  const hasBody = method !== 'GET' && Object.values(flags).some((flag) => flag.in === 'body')
  const response = await fetch(`${base}${target}${search && `?${search}`}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
    // A redirect would take the token to another server.
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw noResponse(`the operator URL ${base}`, error)
  })
  const text = await response.text()
  if (response.ok && firstMember === undefined) return { text }
  const value = objectFrom(text)
  // The server validates its responses.
  if (response.ok && firstMember !== undefined && value?.[firstMember] !== undefined) return value
  const { message, param } = value ?? {}
  const isError = typeof message === 'string'
  throw new RemoteError(
    base,
    response.status,
    isError ? message : 'this is no operator URL',
    typeof param === 'string' ? param : undefined,
  )
}

function objectFrom(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

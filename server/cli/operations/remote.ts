import { loadConfig } from '../../config/load.ts'
import { isRecord } from '../../json/json.ts'
import { CommandError } from '../arguments.ts'
import { noResponse, serviceUrl } from '../server-url.ts'
import type { OperationCommand } from './commands.ts'
import type { CallOperation } from './in-process.ts'
import type { OperationOptions, OperationRequest } from './request.ts'

/** A rejected request; `param` is the wrong field. */
export type RequestProblem = { status: number; message: string; param?: string | undefined }

/** An error response of a running server. */
export class RemoteError extends CommandError {
  readonly problem: RequestProblem

  constructor(base: string, problem: RequestProblem) {
    super(`${base} answered ${problem.status}: ${problem.message}`)
    this.problem = problem
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

async function* batchesOf(body: ReadableStream<Uint8Array> | null) {
  for await (const chunk of body ?? []) yield [Buffer.from(chunk)]
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
  if (response.ok && response.headers.get('content-type')?.startsWith('text/csv'))
    return { bytes: batchesOf(response.body), headers: Object.fromEntries(response.headers) }
  if (response.ok && firstMember === undefined) return { text: await response.text() }
  const value: unknown = await response.json().catch(() => undefined)
  const reply = isRecord(value) ? value : {}
  // The server validates its responses.
  if (response.ok && firstMember !== undefined && reply[firstMember] !== undefined) return reply
  const { message, param } = reply
  throw new RemoteError(base, {
    status: response.status,
    message: typeof message === 'string' ? message : 'this is no operator URL',
    param: typeof param === 'string' ? param : undefined,
  })
}

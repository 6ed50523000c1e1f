import { commandLine } from '../../command.ts'
import { addressOf, loadConfig, reachableHost } from '../../config/load.ts'
import { isRecord } from '../../json/json.ts'
import { CommandError, UsageError } from '../arguments.ts'

/**
 * Sends a request to the operator address of a running server, with the token in the environment.
 * A response without `member` is no operator's, and throws a CommandError.
 */
export async function askOperator<Result extends object>(
  { config: file, url }: { config: string | undefined; url: string | undefined },
  method: 'GET' | 'POST',
  path: string,
  member: keyof Result & string,
): Promise<Result> {
  const { config, secrets } = loadConfig({ file, env: process.env, secrets: false })
  const { host, port, token_env } = config.operator
  if (secrets.operatorToken === null)
    throw new CommandError(
      `The operator token is needed: set ${token_env} to the token of the running server.`,
    )
  if (url === undefined && port === 0)
    throw new CommandError(
      'operator.port is 0, so the port of the running server is unknown; name its URL with --url.',
    )
  const own = { host: reachableHost(host), port }
  const base = (url ?? addressOf(own)).replace(/\/+$/, '')
  if (!URL.canParse(base) || !/^https?:/.test(base))
    throw new UsageError(
      `--url must be an address like http://127.0.0.1:8090, not ${JSON.stringify(base)}.`,
    )

  // A redirect would take the token to another server.
  const reply = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${secrets.operatorToken}` },
    redirect: 'manual',
  }).catch((error: unknown) => {
    const reason =
      error instanceof Error && error.cause instanceof Error
        ? error.cause.message || String((error.cause as NodeJS.ErrnoException).code)
        : String(error)
    throw new CommandError(
      `There is no response from the operator address ${base} (${reason}). ` +
        `Is the server running? \`${commandLine('serve')}\` starts it; ` +
        '--url names another address.',
    )
  })
  const body = objectFrom(await reply.text())
  const isResult = reply.ok && body?.[member] !== undefined
  if (isResult) return body as Result // the server validates its replies
  const message =
    typeof body?.['message'] === 'string' ? body['message'] : 'this is no operator address'
  throw new CommandError(`${base} answered ${reply.status}: ${message}`)
}

function objectFrom(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

import { commandLine } from '../../command.ts'
import { addressOf, loadConfig, reachableHost } from '../../config/load.ts'
import { CommandError, UsageError } from '../arguments.ts'

/** The running server's operator address, and its token in the environment as the server has it; `member` is one that its answer must have. */
export async function askOperator<Answer extends object>(
  { config: file, url }: { config: string | undefined; url: string | undefined },
  method: 'GET' | 'POST',
  path: string,
  member: keyof Answer & string,
): Promise<Answer> {
  const { config, secrets } = loadConfig({ file, env: process.env, secrets: false })
  const { host, port, token_env } = config.operator
  if (secrets.operatorToken === null)
    throw new CommandError(
      `The operator token is needed: set ${token_env} as the running server has it.`,
    )
  if (url === undefined && port === 0)
    throw new CommandError(
      'operator.port is 0, so the operator address of the running server is not known; name it with --url.',
    )
  const own = { host: reachableHost(host), port }
  const base = (url ?? addressOf(own)).replace(/\/+$/, '')
  if (!URL.canParse(base) || !/^https?:/.test(base))
    throw new UsageError(
      `--url must be an address like http://127.0.0.1:8090, not ${JSON.stringify(base)}.`,
    )

  // The token goes to that address and nowhere else.
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
      `Nothing answers at the operator address ${base} (${reason}). Is the server running? \`${commandLine('serve')}\` starts it; --url names another address.`,
    )
  })
  const said = objectFrom(await reply.text())
  if (reply.ok && said?.[member] !== undefined) return said as Answer // the operator's contract says so, and its replies are validated
  const message =
    typeof said?.['message'] === 'string' ? said['message'] : 'not what an operator address answers'
  throw new CommandError(`${base} answered ${reply.status}: ${message}`)
}

function objectFrom(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined // any object may be asked for a member
  } catch {
    return undefined
  }
}

import { commandLine } from '../command.ts'
import { addressOf, reachableHost, type Config } from '../config/load.ts'
import { CommandError } from './arguments.ts'

/** The URL at which this machine reaches a service of the configuration. */
export function serviceUrl(
  config: Config,
  service: 'gateway' | 'mesh' | 'operator',
  remedy = 'name its URL with --url',
): string {
  const { host, port } = config[service]
  if (port !== 0) return addressOf({ host: reachableHost(host), port })
  throw new CommandError(
    `${service}.port is 0, so the port of the running server is unknown; ${remedy}.`,
  )
}

/** The error for a server that did not respond, from an error of `fetch`. */
export const noResponse = (server: string, error: unknown): CommandError =>
  new CommandError(
    `There is no response from ${server} (${noResponseReason(error)}). Is the server running? ` +
      `\`${commandLine('serve')}\` starts it; --url names another one.`,
  )

function noResponseReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return error instanceof Error ? error.message : String(error)
  const { code } = cause as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' ? 'nothing listens there' : cause.message || String(code)
}

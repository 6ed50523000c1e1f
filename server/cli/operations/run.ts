import { commandLine } from '../../command.ts'
import { Failure } from '../../failure.ts'
import { CommandError, UsageError } from '../arguments.ts'
import { printJson } from '../output.ts'
import { withProgress } from '../progress.ts'
import { commandNamed, type OperationCommand } from './commands.ts'
import { remoteOperations, RemoteError, type RequestProblem } from './remote.ts'
import { readRequest, type OperationOptions, type OperationRequest } from './request.ts'
import { show } from './show.ts'

type Present = (body: never, isFiltered: boolean) => void | Promise<void>

/** Prints responses that the contract's columns cannot describe. */
const presenters: Readonly<Record<string, () => Promise<Present>>> = {
  'keys list': async () => (await import('./keys.ts')).printKeys,
  'keys show': async () => (await import('./keys.ts')).printKey,
  'upstreams list': async () => (await import('./upstreams.ts')).printUpstreams,
  'usage spending': async () => (await import('./usage.ts')).printSpending,
  'usage rows': async () => (await import('./usage.ts')).printUsageRows,
}

/** Runs an operation from its command line and prints the result; returns the exit code. */
export async function runOperation(command: OperationCommand, args: string[]): Promise<number> {
  const { request, options } = readRequest(command, args)
  // Before validation fills in the contract's defaults.
  const isFiltered = Object.keys(request.query).length > 0
  const work = callOperation(command, request, options)
  const body = await withProgress(command.words.join(' '), work)
  const { words, json: members = Object.keys(body) } = command
  const presenter = await presenters[words.join(' ')]?.()
  if (options.json) printJson(Object.fromEntries(members.map((name) => [name, body[name]])))
  else if (presenter) await presenter(body as never, isFiltered)
  else show(command, body, isFiltered)
  return 0
}

type Body = Record<string, unknown>
/** Reads a response that streams, while the store is open. */
type Use = (body: Body) => Body | Promise<Body>

/** Calls an operation in the store of the configuration, or at a running server. */
export async function callOperation(
  command: OperationCommand,
  request: OperationRequest,
  options: OperationOptions,
  use: Use = (body) => body,
): Promise<Record<string, unknown>> {
  try {
    // Imported here: a wrong command line is rejected without loading the contract.
    const { checkOperation, withStoreOperations } = await import('./in-process.ts')
    checkOperation(command, request)
    if (command.needs === 'server' || options.url !== undefined)
      return await use(await remoteOperations(options)(command, request))
    return await withStoreOperations(options.config, command.creates === true, async (call) =>
      use(await call(command, request)),
    )
  } catch (error) {
    throw await explainError(command, request, error)
  }
}

/** Rewrites an error for people: it names the flag or the word that is wrong. */
async function explainError(
  command: OperationCommand,
  { word = '' }: OperationRequest,
  error: unknown,
): Promise<unknown> {
  const { argument, noun, words, flags } = command
  const problem = problemOf(error)
  if (!problem) return error
  const { status, param, message } = problem
  if (param !== undefined && param === argument?.name && (status === 400 || status === 404)) {
    const [, others] = message.split('; ')
    const lister = await commandNamed(`${words[0]} list`).catch(() => command)
    const hint = others ?? `\`${commandLine(lister.words.join(' '))}\` lists them`
    return new CommandError(
      `There is no ${noun}${waysOf(command)} ${JSON.stringify(word)}; ${hint}.`,
    )
  }
  if (status === 409 && param !== undefined && param === argument?.name)
    return new CommandError(`${message}.`)
  if (status !== 400) return error
  const name = param?.replace(/[.[].*$/, '')
  const [flag, input] = Object.entries(flags).find(([, one]) => one.name === name) ?? []
  if (flag === undefined || param === undefined) return new UsageError(`${message}.`)
  if (flag === 'after') return new UsageError('--after must be the `next` of an earlier page.')
  if (param === 'month' && message.includes('pattern'))
    return new UsageError(`--${flag} must be a month, such as 2026-11.`)
  // The rest of the message explains the contract's time format.
  const [sentence = ''] = input?.kind === 'time' ? message.split('; ') : [message]
  const isSubject = sentence.startsWith(`${param} `)
  return new UsageError(`--${flag}${isSubject ? sentence.slice(param.length) : `: ${sentence}`}.`)
}

function waysOf({ argument, named }: OperationCommand): string {
  if (named) return ' with the id or name'
  return argument?.isId ? ' with the id' : ''
}

/** A request that was rejected, in the store or by a server; undefined for other errors. */
export function problemOf(error: unknown): RequestProblem | undefined {
  if (error instanceof RemoteError) return error.problem
  if (!(error instanceof Failure)) return undefined
  return { status: error.status, param: error.details.param, message: error.message }
}

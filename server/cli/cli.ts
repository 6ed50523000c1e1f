import { commandLine } from '../command.ts'
import { didYouMean } from '../documents/closest.ts'
import { ConfigError } from '../documents/problems.ts'
import { Failure } from '../failure.ts'
import { CommandError, UsageError, type Command } from './arguments.ts'
import { loadCommands, type OperationCommand } from './operations/commands.ts'
import { groupHelp, operationHelp } from './operations/help.ts'
import { print, say } from './output.ts'
import manifest from '../../package.json' with { type: 'json' }

type Entry = { about: string; load(): Promise<Command> }

/**
 * Commands that are not a single operation. Modules are loaded when a command runs, so that
 * `tollgate --help` is fast.
 */
const commands: Record<string, Entry> = {
  serve: {
    about: 'Serve (also without any command).',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  check: {
    about: 'Print what serve would do, or the problems of the configuration.',
    load: async () => (await import('./commands/check.ts')).check,
  },
  config: {
    about: 'Print the configuration with its defaults, without secrets.',
    load: async () => (await import('./commands/config.ts')).config,
  },
  init: {
    about: 'Detect model servers and write tollgate.yaml.',
    load: async () => (await import('./commands/init.ts')).init,
  },
  connect: {
    about: 'Print the settings with which a program uses this server.',
    load: async () => (await import('./commands/connect.ts')).connect,
  },
  usage: {
    about: 'Show usage and cost.',
    load: async () => (await import('./commands/usage.ts')).loadUsage(),
  },
  'payments check': {
    about: 'Check what facilitators serve and catalogues would list.',
    load: async () => (await import('./payments/check.ts')).paymentsCheck,
  },
  drain: {
    about: 'Drain a running server, and wait for its calls and streams.',
    load: async () => (await import('./commands/drain.ts')).drain,
  },
  agents: {
    about: 'List, show, add and query agents, and call their tools.',
    load: async () => (await import('./agents/agents.ts')).agents,
  },
  metadata: {
    about: 'Print the metadata document of the agents.',
    load: async () => (await import('./commands/metadata.ts')).metadata,
  },
  mock: {
    about: "Serve the contracts' examples, for frontend work.",
    load: async () => (await import('./commands/mock.ts')).mock,
  },
  migrate: {
    about: "Migrate the store to this version's tables.",
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  store: {
    about: 'Copy a store from a folder into PostgreSQL.',
    load: async () => (await import('./commands/store-copy.ts')).storeCopy,
  },
  backup: {
    about: 'Copy the store of a running server.',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  completion: {
    about: 'Print the completion script of a shell: bash, zsh or fish.',
    async load() {
      const { completionOf } = await import('./commands/completion.ts')
      return completionOf(
        Object.keys(commands),
        async (name) => (name === 'completion' ? '' : (await commands[name]?.load())?.help) ?? '',
      )
    },
  },
}

async function help(): Promise<string> {
  const { groups } = await loadCommands()
  const own = Object.entries(commands).filter(([name]) => !name.includes(' '))
  const names = [...own.map(([name]) => name), ...Object.keys(groups)]
  const width = Math.max(...names.map((name) => name.length))
  const line = (name: string, about: string) => `  ${name.padEnd(width)}  ${about}`
  const operations = Object.entries(groups).filter(([name]) => !Object.hasOwn(commands, name))
  return [
    `Tollgate ${manifest.version}: ${manifest.description}`,
    '',
    'Usage',
    `  ${commandLine('[command] [options]')}`,
    '',
    'Commands',
    ...own.map(([name, { about }]) => line(name, about)),
    '',
    'Operations, in the store or with --url at a running server',
    ...operations.map(([name, about]) => line(name, about)),
    '',
    'Options',
    '  --help     Print this help, or that of a command.',
    '  --version  Print the version.',
    '',
    'Exit codes',
    '  0  done',
    '  1  it failed, and the message says why',
    '  2  the command line is wrong',
    '',
    'Results are written to standard output, all other messages to standard error.',
    'An environment variable overrides any setting of the file:',
    `  TOLLGATE_GATEWAY_PORT=9000 ${commandLine('serve')}`,
    '',
  ].join('\n')
}

/** Runs a command line and returns its exit code; it never throws. */
export async function run(args: string[]): Promise<number> {
  try {
    return await dispatch(args)
  } catch (error) {
    return reportError(error, args.includes('--json'))
  }
}

async function dispatch(args: string[]): Promise<number> {
  const [first, ...rest] = args
  if (first === '--version' || first === '-v') return answer(manifest.version)
  if (first === '--help' || first === '-h' || (first === 'help' && rest.length === 0))
    return answer(await help())
  if (first === 'help') return dispatch([...rest, '--help'])
  const end = args.findIndex((word) => word.startsWith('-'))
  const words = end < 0 ? args : args.slice(0, end)
  const asksHelp = args.some((word) => word === '--help' || word === '-h')
  const [length, command] = await commandOf(words, asksHelp)
  if (asksHelp) return answer(command.help)
  return command.run(args.slice(length))
}

/** The command named by the first words, with their count; by default `serve`. */
async function commandOf(words: string[], asksHelp: boolean): Promise<[number, Command]> {
  const [group = 'serve', action] = words
  const byAction = action === undefined ? undefined : await loadNamed(`${group} ${action}`)
  if (byAction) return [2, byAction]
  const byGroup = await loadNamed(group)
  if (byGroup) return [Math.min(1, words.length), byGroup]
  const { commands: operations } = await loadCommands()
  const own = operations.filter((one) => one.words[0] === group)
  if (own.length === 0) throw await noCommand(group)
  const others = Object.keys(commands).filter((name) => name.startsWith(`${group} `))
  if (asksHelp) return [1, { help: await groupHelp(group, others), run: async () => 0 }]
  const usual = own.find(({ isDefault }) => isDefault)
  if (action === undefined && usual) return [1, ofOperation(usual)]
  throw noAction(group, action, [
    ...own.map(({ words }) => words[1] ?? ''),
    ...others.map(lastWord),
  ])
}

const lastWord = (name: string): string => name.split(' ').at(-1) ?? ''

async function loadNamed(name: string): Promise<Command | undefined> {
  if (Object.hasOwn(commands, name)) return commands[name]?.load()
  const { commands: operations } = await loadCommands()
  const operation = operations.find(({ words }) => words.join(' ') === name)
  return operation && ofOperation(operation)
}

const ofOperation = (operation: OperationCommand): Command => ({
  help: operationHelp(operation),
  run: async (args) => (await import('./operations/run.ts')).runOperation(operation, args),
})

async function noCommand(name: string): Promise<UsageError> {
  const { groups } = await loadCommands()
  const hint = didYouMean(name, [...Object.keys(commands), ...Object.keys(groups)])
  return new UsageError(
    `There is no command ${JSON.stringify(name)}.${hint} ` +
      `\`${commandLine('--help')}\` lists them.`,
  )
}

function noAction(group: string, action: string | undefined, actions: string[]): UsageError {
  const list = actions.join(', ')
  if (action === undefined) return new UsageError(`Name an action of ${group}: ${list}.`)
  return new UsageError(
    `There is no \`${group} ${action}\`.${didYouMean(action, actions)} There are: ${list}.`,
  )
}

function answer(text: string): number {
  print(text)
  return 0
}

function reportError(error: unknown, json: boolean): number {
  const isBug = !isExpected(error)
  const message =
    error instanceof Error ? `${error.message}${isBug ? '' : causeOf(error)}` : String(error)
  if (json) say(JSON.stringify({ error: isBug ? `internal error: ${message}` : message }))
  else say(isBug && error instanceof Error ? (error.stack ?? message) : message)
  return error instanceof UsageError ? 2 : 1
}

/** Whether to print the message without a stack: our errors, the system's and SQLite's. */
function isExpected(error: unknown): error is Error {
  if (
    error instanceof ConfigError ||
    error instanceof CommandError ||
    error instanceof UsageError ||
    error instanceof Failure
  )
    return true
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(E[A-Z0-9]+|ERR_SQLITE_ERROR)$/.test(error.code)
  )
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message})` : ''
}

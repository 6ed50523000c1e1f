import { commandLine } from '../command.ts'
import { didYouMean } from '../documents/closest.ts'
import { ConfigError } from '../documents/problems.ts'
import { Failure } from '../failure.ts'
import { CommandError, UsageError, type Command } from './arguments.ts'
import { print, say } from './output.ts'
import manifest from '../../package.json' with { type: 'json' }

type Entry = { about: string; load(): Promise<Omit<Command, 'help'> & { help: string | null }> }

/** Commands are loaded when they run: `tollgate --help` does not wait for the store's modules. */
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
    about: 'Detect inference servers and write tollgate.yaml.',
    load: async () => (await import('./commands/init.ts')).init,
  },
  keys: {
    about: "Create, list, show, limit, rotate, revoke and restore callers' keys.",
    load: async () => (await import('./commands/keys.ts')).keys,
  },
  operators: {
    about: 'Create, list, change, rotate and revoke operators by name.',
    load: async () => (await import('./operators/operators.ts')).operators,
  },
  audit: {
    about: 'List who changed what.',
    load: async () => (await import('./operators/audit.ts')).audit,
  },
  connect: {
    about: 'Print what a program needs to use this server.',
    load: async () => (await import('./commands/connect.ts')).connect,
  },
  usage: {
    about: 'Show usage and cost.',
    load: async () => (await import('./commands/usage.ts')).usage,
  },
  payments: {
    about: 'List, show, reconcile and close payments for single requests.',
    load: async () => (await import('./commands/payments.ts')).payments,
  },
  upstreams: {
    about: 'List, drain and restore inference servers.',
    load: async () => (await import('./commands/upstreams.ts')).upstreams,
  },
  drain: {
    about: 'Take a running server out of use, and wait for what it still does.',
    load: async () => (await import('./operators/drain.ts')).drain,
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
    load: async () => ({ help: null, run: (await import('./commands/mock.ts')).mock }),
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
}

const help = () => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    `Tollgate ${manifest.version}: ${manifest.description}`,
    '',
    'Usage',
    `  ${commandLine('[command] [options]')}`,
    '',
    'Commands',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
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
    return answer(help())
  if (first === 'help') return dispatch([...rest, '--help'])
  const hasName = first !== undefined && !first.startsWith('-')
  const name = hasName ? first : 'serve'
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry === undefined) {
    const hint = didYouMean(name, Object.keys(commands))
    throw new UsageError(
      `There is no command ${JSON.stringify(name)}.${hint} ` +
        `\`${commandLine('--help')}\` lists them.`,
    )
  }
  const own = hasName ? rest : args
  const command = await entry.load()
  const { help: text, parts = {} } = command
  if (text !== null && own.some((arg) => arg === '--help' || arg === '-h')) {
    const part = Object.entries(parts).find(([action]) => action === own[0])
    return answer(part?.[1] ?? text)
  }
  return command.run(own)
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

/** Whether the message is enough without a stack: our errors, the system's and SQLite's. */
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

import { commandLine } from '../command.ts'
import { didYouMean } from '../documents/closest.ts'
import { ConfigError } from '../documents/problems.ts'
import { Failure } from '../failure.ts'
import { CommandError, UsageError, type Command } from './arguments.ts'
import { print, say } from './output.ts'
import manifest from '../../package.json' with { type: 'json' }

type Entry = { about: string; load(): Promise<Omit<Command, 'help'> & { help: string | null }> }

/** Commands are loaded when they are run: `tollgate --help` should not wait for a database. */
const commands: Record<string, Entry> = {
  serve: {
    about: 'Serve (also without any command).',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  check: {
    about: 'Say what serve would do, or what is wrong with the configuration.',
    load: async () => (await import('./commands/check.ts')).check,
  },
  config: {
    about: 'Print the whole configuration, without secrets.',
    load: async () => (await import('./commands/config.ts')).config,
  },
  init: {
    about: 'Look for inference servers and write tollgate.yaml.',
    load: async () => (await import('./commands/init.ts')).init,
  },
  keys: {
    about: "Create, list, show, limit, rotate, revoke and restore callers' keys.",
    load: async () => (await import('./commands/keys.ts')).keys,
  },
  usage: {
    about: 'Show what was used and what it cost.',
    load: async () => (await import('./commands/usage.ts')).usage,
  },
  payments: {
    about: 'List and show payments for single requests, and look at one now.',
    load: async () => (await import('./commands/payments.ts')).payments,
  },
  upstreams: {
    about: 'List inference servers, drain and restore them.',
    load: async () => (await import('./commands/upstreams.ts')).upstreams,
  },
  agents: {
    about: 'List, show, add and ask agents, and call their tools.',
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
    about: "Give the store this version's tables.",
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  store: {
    about: 'Copy the store of a folder into PostgreSQL.',
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
    '  --help     Print this; with a command, more about that.',
    '  --version  Print the version.',
    '',
    'Exit codes',
    '  0  done',
    '  1  something is wrong, and the message says what',
    '  2  the command line is wrong',
    '',
    'Results are on standard output, all else on standard error. Every setting of the file can also be given as an environment',
    `variable: TOLLGATE_GATEWAY_PORT=9000 ${commandLine('serve')}`,
    '',
  ].join('\n')
}

/** Runs one command line and answers its exit code; it throws nothing. */
export async function run(args: string[]): Promise<number> {
  try {
    return await dispatch(args)
  } catch (error) {
    return complain(error, args.includes('--json'))
  }
}

async function dispatch(args: string[]): Promise<number> {
  const [first, ...rest] = args
  if (first === '--version' || first === '-v') return answer(manifest.version)
  if (first === '--help' || first === '-h' || (first === 'help' && rest.length === 0))
    return answer(help())
  if (first === 'help') return dispatch([...rest, '--help'])
  const named = first !== undefined && !first.startsWith('-')
  const name = named ? first : 'serve'
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry === undefined) {
    const meant = didYouMean(name, Object.keys(commands))
    throw new UsageError(
      `There is no command ${JSON.stringify(name)}.${meant} \`${commandLine('--help')}\` lists them.`,
    )
  }
  const own = named ? rest : args
  const command = await entry.load()
  const { help: whole, parts = {} } = command
  if (whole !== null && own.some((arg) => arg === '--help' || arg === '-h')) {
    const part = Object.entries(parts).find(([action]) => action === own[0])
    return answer(part?.[1] ?? whole)
  }
  return command.run(own)
}

function answer(text: string): number {
  print(text)
  return 0
}

function complain(error: unknown, json: boolean): number {
  const bug = !isExpected(error)
  const message =
    error instanceof Error ? `${error.message}${bug ? '' : causeOf(error)}` : String(error)
  if (json) say(JSON.stringify({ error: bug ? `internal error: ${message}` : message }))
  else say(bug && error instanceof Error ? (error.stack ?? message) : message)
  return error instanceof UsageError ? 2 : 1
}

/** Problems that the message tells whole: ours, and those of the system and of SQLite, which carry a code. */
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

import { commandLine } from '../command.ts'
import { didYouMean } from '../documents/closest.ts'
import { ConfigError } from '../documents/problems.ts'
import { Failure } from '../failure.ts'
import { CommandError, helpText, UsageError, type Command } from './arguments.ts'
import { loadCommands, type OperationCommand } from './operations/commands.ts'
import { groupHelp, operationHelp } from './operations/help.ts'
import { print, say } from './output.ts'
import manifest from '../../package.json' with { type: 'json' }

/**
 * Commands that are not a single operation. Modules are loaded when a command runs, so that
 * `tollgate --help` is fast.
 */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  check: async () => (await import('./commands/check.ts')).check,
  config: async () => (await import('./commands/config.ts')).config,
  init: async () => (await import('./commands/init.ts')).init,
  'import litellm': async () => (await import('./commands/import.ts')).litellm,
  apply: async () => (await import('./commands/apply.ts')).apply,
  plan: async () => (await import('./commands/apply.ts')).plan,
  'groups from-owners': async () =>
    (await import('./commands/groups-from-owners.ts')).groupsFromOwners,
  connect: async () => (await import('./commands/connect.ts')).connect,
  usage: async () => (await import('./commands/usage.ts')).loadUsage(),
  'usage export': async () => (await import('./commands/usage-export.ts')).loadExport(),
  'payments check': async () => (await import('./payments/check.ts')).paymentsCheck,
  drain: async () => (await import('./commands/drain.ts')).drain,
  'agents list': async () => (await import('./agents/agents.ts')).list,
  'agents show': async () => (await import('./agents/agents.ts')).show,
  'agents call': async () => (await import('./agents/call.ts')).call,
  'agents ask': async () => (await import('./agents/call.ts')).ask,
  'agents add': async () => (await import('./agents/add.ts')).add,
  'agents diff': async () => (await import('./agents/approve.ts')).diff,
  'agents approve': async () => (await import('./agents/approve.ts')).approve,
  'agents survey': async () => (await import('./agents/survey.ts')).survey,
  metadata: async () => (await import('./commands/metadata.ts')).metadata,
  mock: async () => (await import('./commands/mock.ts')).mock,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  'store copy': async () => (await import('./commands/store-copy.ts')).storeCopy,
  backup: async () => (await import('./commands/backup.ts')).backup,
  completion: async () => (await import('./commands/completion.ts')).completionOf(allCommands),
}

/** The lines of `--help`: commands and groups of commands that are not operations. */
const summaries = {
  serve: 'Serve (also without any command).',
  check: 'Print what serve would do, or the problems of the configuration.',
  config: 'Print the configuration with its defaults, without secrets.',
  init: 'Detect model servers and write tollgate.yaml.',
  import: 'Write tollgate.yaml from the configuration of LiteLLM.',
  apply: 'Make groups, keys, operators and drains as a file has them.',
  plan: 'Print what apply would change.',
  connect: 'Print the settings with which a program uses this server.',
  usage: 'Show usage and cost.',
  drain: 'Drain a running server, and wait for its calls and streams.',
  agents: 'List, show, add and query agents, and call their tools.',
  metadata: 'Print the metadata document of the agents.',
  mock: "Serve the contracts' examples, for frontend work.",
  migrate: "Migrate the store to this version's tables.",
  store: 'Copy a store from a folder into PostgreSQL.',
  backup: 'Copy the store of a running server.',
  completion: 'Print the completion script of a shell: bash, zsh or fish.',
}

async function help(): Promise<string> {
  const { groups } = await loadCommands()
  const all = { ...groups, ...summaries }
  const width = Math.max(...Object.keys(all).map((name) => name.length))
  const linesOf = (abouts: Record<string, string>) =>
    Object.entries(abouts).map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
  const operations = Object.entries(groups).filter(([name]) => !Object.hasOwn(summaries, name))
  return [
    `Tollgate ${manifest.version}: ${manifest.description}`,
    '',
    'Usage',
    `  ${commandLine('[command] [options]')}`,
    '',
    'Commands',
    ...linesOf(summaries),
    '',
    'Operations, in the store or with --url at a running server',
    ...linesOf(Object.fromEntries(operations)),
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
  const command = await commandOf(words)
  const asksHelp = args.some((word) => word === '--help' || word === '-h')
  return asksHelp ? answer(helpText(command)) : command.run(args.slice(command.length))
}

/** The command named by the first words, with their count; by default `serve`. */
async function commandOf(words: string[]): Promise<Command & { length: number }> {
  const [group = 'serve', action] = words
  const all = await allCommands()
  const load = all.get(`${group} ${action}`)
  if (load) return { ...(await load()), length: 2 }
  const loadGroup = all.get(group) ?? (await groupOf(group, action, all))
  return { ...(await loadGroup()), length: Math.min(1, words.length) }
}

type Commands = Map<string, () => Promise<Command>>

/** The commands by name, operations included. */
async function allCommands(): Promise<Commands> {
  const { commands: operations } = await loadCommands()
  return new Map([
    ...operations.map((one) => [one.words.join(' '), async () => ofOperation(one)] as const),
    ...Object.entries(commands),
  ])
}

const ofOperation = (operation: OperationCommand): Command => ({
  ...operationHelp(operation),
  run: async (args) => (await import('./operations/run.ts')).runOperation(operation, args),
})

/** A group as a command: its help is that of all its actions, and it runs the usual one. */
async function groupOf(group: string, action: string | undefined, all: Commands) {
  const { groups, commands: operations } = await loadCommands()
  const about: Record<string, string> = { ...groups, ...summaries }
  const names = [...all.keys()].filter((name) => name.startsWith(`${group} `))
  if (names.length === 0)
    throw new UsageError(
      `There is no command ${JSON.stringify(group)}.${didYouMean(group, Object.keys(about))} ` +
        `\`${commandLine('--help')}\` lists them.`,
    )
  const usual = operations.find(({ words, isDefault }) => isDefault && words[0] === group)
  return async (): Promise<Command> => {
    const members = await Promise.all(names.map((name) => all.get(name)!()))
    return {
      ...groupHelp(about[group] ?? '', names, members),
      run(args) {
        if (action === undefined && usual) return ofOperation(usual).run(args)
        const actions = names.map((name) => name.slice(group.length + 1))
        const list = actions.join(', ')
        if (action === undefined) throw new UsageError(`Name an action of ${group}: ${list}.`)
        throw new UsageError(
          `There is no \`${group} ${action}\`.${didYouMean(action, actions)} There are: ${list}.`,
        )
      },
    }
  }
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
  if ([ConfigError, CommandError, UsageError, Failure].some((kind) => error instanceof kind))
    return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(E[A-Z0-9]+|ERR_SQLITE_ERROR)$/.test(code)
}

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? ` (${cause.message})` : '')

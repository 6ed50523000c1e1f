import { commandLine } from '../../command.ts'
import { helpText, type Flag } from '../arguments.ts'
import { flagsOf, loadCommands, type OperationCommand } from './commands.ts'
import { commonFlags } from './request.ts'

type More = { usage?: string[]; flags?: Record<string, Flag>; notes?: string[] }

/** The usage line of an operation. */
function usageOf({ words, isDefault, argument, flags }: OperationCommand): string {
  const [group, ...actions] = words
  const name = isDefault ? `${group} [${actions.join(' ')}]` : words.join(' ')
  const options = Object.entries(flags).map(([flag, { value, required }]) => {
    const option = value === undefined ? `--${flag}` : `--${flag} ${value}`
    return required ? option : `[${option}]`
  })
  return [name, ...(argument ? [argument.value] : []), ...options].join(' ')
}

/** The help of an operation. */
export function operationHelp(command: OperationCommand, more: More = {}): string {
  const { about, prints, json = [], needs } = command
  const fields = json.map((name) => `"${name}": …`).join(', ')
  return helpText({
    usage: [usageOf(command), ...(more.usage ?? [])],
    about,
    flags: { ...flagsOf(command), ...more.flags, ...commonFlags, ...more.flags },
    notes: [
      ...(prints === undefined ? [] : [`With --json it prints {${fields}}.`]),
      needs === 'server' ? needsServer : needsStore,
      ...(more.notes ?? []),
    ],
  })
}

const needsStore =
  'It uses the configured store, also while servers run; with --url, the server executes it.'
const needsServer = 'It calls the running server, and needs the operator token in the environment.'

/** The help of a group; `others` are its commands that are not operations. */
export async function groupHelp(group: string, others: readonly string[]): Promise<string> {
  const { groups, commands } = await loadCommands()
  const own = commands.filter(({ words }) => words[0] === group)
  const flags = Object.assign({}, ...own.map(flagsOf)) as Record<string, Flag>
  const example = own.find(({ words }) => words.length > 1)?.words.join(' ') ?? group
  return helpText({
    usage: [...own.map(usageOf), ...others],
    about: groups[group] ?? '',
    flags: { ...flags, ...commonFlags },
    notes: [`\`${commandLine(`${example} --help`)}\` explains one of them.`],
  })
}

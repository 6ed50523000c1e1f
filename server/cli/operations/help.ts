import { commandLine } from '../../command.ts'
import type { Flag, Help } from '../arguments.ts'
import { flagsOf, type OperationCommand } from './commands.ts'
import { commonFlags } from './request.ts'

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
export function operationHelp(
  command: OperationCommand,
  more: Partial<Pick<Help, 'usage' | 'flags' | 'notes'>> = {},
): Help {
  const { about, prints, json = [], needs } = command
  const fields = json.map((name) => `"${name}": …`).join(', ')
  return {
    usage: [usageOf(command), ...(more.usage ?? [])],
    about,
    flags: { ...flagsOf(command), ...more.flags, ...commonFlags, ...more.flags },
    notes: [
      ...(prints === undefined ? [] : [`With --json it prints {${fields}}.`]),
      needs === 'server' ? needsServer : needsStore,
      ...(more.notes ?? []),
    ],
  }
}

const needsStore =
  'It uses the configured store, also while servers run; with --url, the server executes it.'
const needsServer = 'It calls the running server, and needs the operator token in the environment.'

/** The help of a group: that of its commands. */
export const groupHelp = (
  about: string,
  names: readonly string[],
  helps: readonly Help[],
): Help => ({
  usage: helps.flatMap(({ usage }) => usage),
  about,
  flags: Object.assign({}, ...helps.map(({ flags }) => flags)) as Record<string, Flag>,
  notes: [`\`${commandLine(`${names[0]} --help`)}\` explains one of them.`],
})

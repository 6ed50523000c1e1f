import { commandLine } from '../../command.ts'
import { UsageError, helpText, oneOf, readArguments, type Command } from '../arguments.ts'
import { loadCommands } from '../operations/commands.ts'
import { operationHelp } from '../operations/help.ts'
import { shells, type CommandCompletion } from '../operations/shells.ts'
import { print } from '../output.ts'

const names = Object.keys(shells)

/** `tollgate completion`, with the commands that are no operations and how their help is read. */
export const completionOf = (
  others: readonly string[],
  helpOf: (name: string) => Promise<string>,
): Command => ({
  help: helpText({
    usage: [`completion ${names.join('|')}`],
    about: 'Prints a script that completes commands, options and their values in a shell.',
    flags: {},
    notes: [
      'bash and zsh:  source <(tollgate completion bash)',
      'fish:          tollgate completion fish | source',
      'Put that line into the file that your shell reads at its start.',
    ],
  }),
  async run(args) {
    const { words } = readArguments(args, {}, ['SHELL'])
    if (words[0] === undefined)
      throw new UsageError(`Name a shell: ${commandLine(`completion ${names.join('|')}`)}.`)
    const [shell = ''] = oneOf('completion', words[0], names)
    const { commands } = await loadCommands()
    const choices = new Map(
      commands.flatMap(({ words, flags }) =>
        Object.entries(flags).map(([flag, { choices: all = [] }]) => [
          `${words.join(' ')} --${flag}`,
          all,
        ]),
      ),
    )
    const completions = [
      ...commands.flatMap((one) => completionsFrom(one.words.join(' '), operationHelp(one))),
      ...(
        await Promise.all(others.map(async (name) => completionsFrom(name, await helpOf(name))))
      ).flat(),
    ]
    for (const { words, flags } of completions)
      for (const flag of flags) flag.choices = choices.get(`${words} ${flag.name}`) ?? []
    // A hand-written command of the same words has the complete help.
    const byWords = new Map(completions.map((one) => [one.words, one]))
    print(shells[shell]?.([...byWords.values()]) ?? '')
    return 0
  },
})

/** The commands of a help, with the options that it lists. */
function completionsFrom(name: string, help: string): CommandCompletion[] {
  const options = [...help.matchAll(/^ {2}(--[a-z-]+)( \S+)? {2,}(.*)$/gm)]
  const flags = options.flatMap(([, flag = '', value, about = '']) =>
    flag === '--help' ? [] : [{ name: flag, about, takesValue: value !== undefined, choices: [] }],
  )
  const start = `  ${commandLine(name)}`
  const usage = help.split('\n').filter((line) => line.startsWith(start))
  const actions = usage.map((line) => /^(?: [a-z]+)*(?= |$)/.exec(line.slice(start.length))?.[0])
  return [...new Set([...actions, ''])].map((action = '') => ({ words: name + action, flags }))
}

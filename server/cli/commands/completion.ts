import { defineCommand, oneOf, type Command } from '../arguments.ts'
import { shells } from '../operations/shells.ts'

const names = Object.keys(shells)

/** `tollgate completion` of these commands. */
export const completionOf = (
  commands: () => Promise<ReadonlyMap<string, () => Promise<Command>>>,
): Command =>
  defineCommand({
    usage: [`completion ${names.join('|')}`],
    about: 'Prints a script that completes commands, options and their values in a shell.',
    flags: {},
    words: { SHELL: 'a shell' },
    notes: [
      'bash and zsh:  source <(tollgate completion bash)',
      'fish:          tollgate completion fish | source',
      'Put that line into the file that your shell reads at its start.',
    ],
    async run(_, [word = '']) {
      const [shell = ''] = oneOf('completion', word, names)
      const completions = [...(await commands())].map(async ([words, load]) => ({
        words,
        flags: (await load()).flags,
      }))
      return { text: shells[shell]?.(await Promise.all(completions)) ?? '' }
    },
  })

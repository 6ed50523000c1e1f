import { stringify } from 'yaml'
import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { shownConfig } from '../../config/shown.ts'
import { configFlag, helpText, readArguments, type Command } from '../arguments.ts'
import { print, printJson } from '../output.ts'

const flags = {
  ...configFlag,
  json: {
    type: 'boolean',
    about: 'Print JSON for scripts: {"file": …, "sandbox": …, "config": {…}}.',
  },
} as const

/** Prints what file and environment come to; a running server says at its operator address what it has in force. */
export const config: Command = {
  help: helpText({
    usage: ['config [--config FILE] [--json]'],
    about:
      'Prints the whole configuration as serve would have it: file, environment and defaults together. Secrets are not shown.',
    flags,
    notes: [
      `What a running server has in force: GET /config at its operator address. What it all means: ${commandLine('check')}.`,
    ],
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const loaded = loadConfig({ file: given.config, env: process.env, secrets: 'store' })
    const { file, sandbox } = loaded
    const shown = shownConfig(loaded.config)
    if (given.json) printJson({ file, sandbox, config: shown })
    else
      print(
        `# ${file === null ? 'without a file' : `from ${file}`}, the environment and defaults\n${stringify(shown, { aliasDuplicateObjects: false, lineWidth: 0 })}`,
      )
    return 0
  },
}

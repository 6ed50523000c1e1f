import { stringify } from 'yaml'
import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { maskedConfig } from '../../config/masked-config.ts'
import { configFlag, helpText, readArguments, type Command } from '../arguments.ts'
import { print, printJson } from '../output.ts'

const flags = {
  ...configFlag,
  json: {
    type: 'boolean',
    about: 'Print JSON: {"file": …, "sandbox": …, "config": {…}}.',
  },
} as const

/** `tollgate config`. */
export const config: Command = {
  help: helpText({
    usage: ['config [--config FILE] [--json]'],
    about: 'Prints the configuration from file, environment and defaults, without secrets.',
    flags,
    notes: [
      '`server config` shows the configuration of a running server.',
      `\`${commandLine('check')}\` explains the configuration.`,
    ],
  }),
  async run(args) {
    const { flags: values } = readArguments(args, flags)
    const loaded = loadConfig({ file: values.config, env: process.env, secrets: 'store' })
    const { file, sandbox } = loaded
    const visible = maskedConfig(loaded.config)
    if (values.json) printJson({ file, sandbox, config: visible })
    else {
      const source = file === null ? 'without a file' : `from ${file}`
      const yaml = stringify(visible, { aliasDuplicateObjects: false, lineWidth: 0 })
      print(`# ${source}, the environment and defaults\n${yaml}`)
    }
    return 0
  },
}

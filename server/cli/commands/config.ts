import { stringify } from 'yaml'
import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { maskedConfig } from '../../config/masked-config.ts'
import { defineCommand, configFlag } from '../arguments.ts'

const flags = {
  ...configFlag,
  json: {
    about: 'Print JSON: {"file": …, "sandbox": …, "config": {…}}.',
  },
} as const

/** `tollgate config`. */
export const config = defineCommand({
  usage: ['config [--config FILE] [--json]'],
  about: 'Prints the configuration from file, environment and defaults, without secrets.',
  flags,
  notes: [
    '`server config` shows the configuration of a running server.',
    `\`${commandLine('check')}\` explains the configuration.`,
  ],
  async run({ config: path }) {
    const loaded = loadConfig({ file: path, env: process.env, secrets: 'store' })
    const { file, sandbox } = loaded
    const visible = maskedConfig(loaded.config)
    const source = file === null ? 'without a file' : `from ${file}`
    const yaml = stringify(visible, { aliasDuplicateObjects: false, lineWidth: 0 })
    return {
      json: { file, sandbox, config: visible },
      text: `# ${source}, the environment and defaults\n${yaml}`,
    }
  },
})

import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stringify } from 'yaml'
import { commandLine } from '../../command.ts'
import { loadPublicPrices } from '../../config/price-proposals.ts'
import { documentOf, readText } from '../../documents/document.ts'
import { ConfigError } from '../../documents/problems.ts'
import { CommandError, defineCommand, jsonFlag } from '../arguments.ts'
import { addPublicPrices, importLitellm, type Imported } from '../import/litellm.ts'

const flags = {
  output: { value: 'FILE', about: 'File to write; by default tollgate.yaml.' },
  force: { about: 'Overwrite an existing file.' },
  ...jsonFlag,
} as const

/** `tollgate import litellm`. */
export const litellm = defineCommand({
  usage: ['import litellm FILE [--output FILE] [--force]'],
  about:
    'Writes tollgate.yaml from the config.yaml of a LiteLLM proxy: models, weights, fallbacks,\n' +
    'prices and limits of all callers.',
  flags,
  words: { file: 'the configuration of LiteLLM' },
  notes: [
    'Everything that is not taken is listed, here and at the top of the file.',
    'Keys of model servers are never copied: the file names the variables for them.',
  ],
  async run({ output: name = 'tollgate.yaml', force }, [source = '']) {
    const file = resolve(name)
    if (!force && existsSync(file))
      throw new CommandError(`${name} exists; --force overwrites it, --output names another file.`)
    const { value, problems } = documentOf(readText(source), source, true)
    if (problems.length > 0) throw new ConfigError(problems.map(({ at, text }) => `${at}: ${text}`))
    const imported = importLitellm(value, process.env)
    if (!imported.config.routes)
      throw new CommandError(
        `${source} has no model that could be taken.\n${imported.untaken.join('\n')}`,
      )
    addPublicPrices(imported, await loadPublicPrices())
    writeFileSync(file, importedText(imported), { flag: force ? 'w' : 'wx' })
    return {
      json: { file, ...imported },
      notes: [
        ...imported.untaken,
        `Wrote ${name}. Next: \`${commandLine('check --probe')}\`, then \`${commandLine('serve')}\`.`,
      ],
    }
  },
})

/** The text of tollgate.yaml, with what was not taken as comments. */
export function importedText({ config, untaken }: Imported): string {
  const lines = untaken.map((line) => `#   ${line.replaceAll(/\s+/g, ' ')}`)
  const head = [
    `# Written by \`${commandLine('import litellm')}\`; spec/config.yaml describes every key.`,
    ...(lines.length > 0 ? ['# Not taken:', ...lines] : []),
  ]
  const body = stringify(config, { lineWidth: 100, aliasDuplicateObjects: false })
  return `${head.join('\n')}\n\n${body}`
}

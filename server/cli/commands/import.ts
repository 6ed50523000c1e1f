import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stringify } from 'yaml'
import { commandLine } from '../../command.ts'
import { loadPublicPrices } from '../../config/price-proposals.ts'
import { documentOf, readText } from '../../documents/document.ts'
import { ConfigError } from '../../documents/problems.ts'
import { CommandError, defineCommand, jsonFlag, UsageError } from '../arguments.ts'
import { importLitellmKeys } from '../import/litellm-keys.ts'
import { addPublicPrices, importLitellm } from '../import/litellm.ts'

const flags = {
  output: {
    value: 'FILE',
    about: 'File to write; by default tollgate.yaml, and stack.yaml with --keys.',
  },
  keys: {
    value: 'FILE',
    about: "The answer of LiteLLM's /key/list?return_full_object=true: write a file for apply.",
  },
  force: { about: 'Overwrite an existing file.' },
  ...jsonFlag,
} as const

/** `tollgate import litellm`. */
export const litellm = defineCommand({
  usage: [
    'import litellm FILE [--output FILE] [--force]',
    'import litellm --keys FILE [--output FILE] [--force]',
  ],
  about:
    'Writes tollgate.yaml from the config.yaml of a LiteLLM proxy: models, weights, fallbacks,\n' +
    'prices and limits of all callers. With --keys, writes its keys for `apply`, so that callers\n' +
    'keep their tokens.',
  flags,
  words: { file: undefined },
  notes: [
    'Everything that is not taken is listed, here and at the top of the file.',
    'Keys of model servers are never copied: the file names the variables for them.',
  ],
  async run({ output, keys, force }, [source]) {
    if ((keys === undefined) === (source === undefined))
      throw new UsageError(
        'Name the configuration of LiteLLM, or with --keys the answer of its /key/list.',
      )
    const name = output ?? (keys === undefined ? 'tollgate.yaml' : 'stack.yaml')
    if (keys !== undefined) return importKeys(keys, name, force)
    return importConfig(source ?? '', name, force)
  },
})

/** Writes tollgate.yaml. */
async function importConfig(source: string, name: string, force: boolean) {
  const file = newFile(name, force)
  const imported = importLitellm(valueIn(source), process.env)
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
}

/** Writes a file for `apply`. */
function importKeys(source: string, name: string, force: boolean) {
  const file = newFile(name, force)
  const imported = importLitellmKeys(valueIn(source), Date.now())
  if (!imported)
    throw new CommandError(`${source} must be the JSON of /key/list?return_full_object=true.`)
  const text = importedText(imported, 'docs/apply.md describes this file')
  writeFileSync(file, text, { flag: force ? 'w' : 'wx' })
  const notes = [...imported.untaken, `Wrote ${name}. Next: \`${commandLine(`plan -f ${name}`)}\`.`]
  return { json: { file, ...imported }, notes }
}

function newFile(name: string, force: boolean): string {
  const file = resolve(name)
  if (force || !existsSync(file)) return file
  throw new CommandError(`${name} exists; --force overwrites it, --output names another file.`)
}

function valueIn(source: string): unknown {
  const { value, problems } = documentOf(readText(source), source, true)
  if (problems.length > 0) throw new ConfigError(problems.map(({ at, text }) => `${at}: ${text}`))
  return value
}

/** The text of a file, with what was not taken as comments. */
export function importedText(
  { config, untaken }: { config: object; untaken: readonly string[] },
  about = 'spec/config.yaml describes every key',
): string {
  const lines = untaken.map((line) => `#   ${line.replaceAll(/\s+/g, ' ')}`)
  const head = [
    `# Written by \`${commandLine('import litellm')}\`; ${about}.`,
    ...(lines.length > 0 ? ['# Not taken:', ...lines] : []),
  ]
  const body = stringify(config, { lineWidth: 100, aliasDuplicateObjects: false })
  return `${head.join('\n')}\n\n${body}`
}

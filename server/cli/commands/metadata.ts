import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfig } from '../../config/load.ts'
import { metadataOf } from '../../mesh/metadata.ts'
import { configuredAgents } from '../agents/configured.ts'
import { configFlag, helpText, readArguments, type Command } from '../arguments.ts'
import { print, say } from '../output.ts'

const flags = {
  output: {
    type: 'string',
    value: 'FILE',
    about: 'File to write; by default standard output.',
  },
  ...configFlag,
} as const

/** `tollgate metadata`. */
export const metadata: Command = {
  help: helpText({
    usage: ['metadata [--output FILE] [--config FILE]'],
    about: 'Prints the metadata document of all agents, to serve from a CDN. Needs no credentials.',
    flags,
  }),
  async run(args) {
    const { flags: values } = readArguments(args, flags)
    const loaded = loadConfig({ file: values.config, env: process.env, secrets: false })
    const { agents } = await configuredAgents(loaded, { secrets: false })
    const text = metadataOf(agents).text
    if (values.output === undefined) print(text)
    else {
      writeFileSync(resolve(values.output), text)
      say(`The metadata of ${agents.size} agents is in ${values.output}.`)
    }
    return 0
  },
}

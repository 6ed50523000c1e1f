import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { agentFolders, loadConfig } from '../../config/load.ts'
import { loadAgents } from '../../mesh/documents/agents.ts'
import { metadataOf, published } from '../../mesh/metadata.ts'
import { nativeTools } from '../../mesh/tools/native.ts'
import { configFlag, helpText, readArguments, type Command } from '../arguments.ts'
import { print, say } from '../output.ts'

const flags = {
  output: {
    type: 'string',
    value: 'FILE',
    about: 'Where to write it; standard output unless told.',
  },
  ...configFlag,
} as const

/** The metadata document, as the metadata address serves it. */
export const metadata: Command = {
  help: helpText({
    usage: ['metadata [--output FILE] [--config FILE]'],
    about:
      'Prints the metadata document of the agents, for a CDN. It needs no server and no credentials: every agent is in it.',
    flags,
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const { config } = loadConfig({ file: given.config, env: process.env, secrets: false })
    const { agents } = loadAgents(agentFolders(config), {
      env: process.env,
      onBroken: config.mesh.on_broken_agent,
      nativeTools,
      secrets: false,
    })
    const { text } = published(metadataOf(agents)).body
    if (given.output === undefined) print(text)
    else {
      writeFileSync(resolve(given.output), text)
      say(`The metadata of ${agents.size} agents is in ${given.output}.`)
    }
    return 0
  },
}

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfig } from '../../config/load.ts'
import { metadataOf } from '../../mesh/metadata.ts'
import { configuredAgents } from '../agents/configured.ts'
import { defineCommand, configFlag } from '../arguments.ts'

const flags = {
  output: {
    value: 'FILE',
    about: 'File to write; by default standard output.',
  },
  ...configFlag,
} as const

/** `tollgate metadata`. */
export const metadata = defineCommand({
  usage: ['metadata [--output FILE] [--config FILE]'],
  about: 'Prints the metadata document of all agents, to serve from a CDN. Needs no credentials.',
  flags,
  async run({ output, config }) {
    const loaded = loadConfig({ file: config, env: process.env, secrets: false })
    const { agents } = await configuredAgents(loaded, { secrets: false })
    const { text } = metadataOf(agents)
    if (output === undefined) return { text }
    writeFileSync(resolve(output), text)
    return { notes: [`The metadata of ${agents.size} agents is in ${output}.`] }
  },
})

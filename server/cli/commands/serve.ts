import { loadConfig } from '../../config/load.ts'
import { configFlag, defineCommand } from '../arguments.ts'

const services = ['gateway', 'mesh', 'metadata', 'operator'] as const
const flags = {
  ...configFlag,
  only: {
    value: 'SERVICES',
    about: `Services to serve, separated by commas: ${services.join(', ')}; by default all.`,
    isList: true,
    choices: services,
  },
  workers: {
    value: 'N',
    about: 'Number of worker processes; by default `workers` of the configuration.',
    range: [1, 128],
  },
} as const

/** `tollgate serve`; ends when the services have stopped. */
export const serve = defineCommand({
  usage: ['[serve] [--config FILE] [--only SERVICES] [--workers N]'],
  about:
    'Serves the gateway, the agents, their metadata and the operator API.\n' +
    'Without a configuration it runs the sandbox, for this machine only.',
  flags,
  notes: [
    'SIGTERM or Ctrl-C drains: no new requests, running ones finish, then it exits with 0.',
    'A second signal ends it immediately.',
    'SIGHUP reloads the configuration and the agents;',
    'if they have problems, it logs them and nothing changes.',
  ],
  async run({ config, only, workers }) {
    const { serve: start } = await import('../../process/serve.ts')
    await start((text) => loadConfig({ file: config, env: process.env, text }), {
      ...(only !== undefined && { only }),
      ...(workers !== undefined && { workers }),
      localServers: async (except) => (await import('../init/detect.ts')).localServers(except),
    })
  },
})

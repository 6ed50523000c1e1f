import { loadConfig } from '../../config/load.ts'
import { configFlag, helpText, readArguments, UsageError, type Command } from '../arguments.ts'

const services = ['gateway', 'mesh', 'metadata', 'operator'] as const
const flags = {
  ...configFlag,
  only: {
    type: 'string',
    value: 'SERVICES',
    about: `Serve only these, with commas between: ${services.join(', ')}.`,
  },
  workers: {
    type: 'string',
    value: 'N',
    about: 'Processes that serve the public addresses; else `workers` of the configuration.',
  },
} as const

/** Starts the services and stays until they were told to stop. */
export const serve: Command = {
  help: helpText({
    usage: ['[serve] [--config FILE] [--only SERVICES] [--workers N]'],
    about:
      'Serves the gateway, the agents, their metadata and the operator address. Without a configuration the sandbox runs, on this machine only.',
    flags,
    notes: [
      'SIGTERM or Ctrl-C drains: no new requests, running ones end, then exit 0. A second signal ends at once.',
      'SIGHUP reads the configuration and the agents again, for all requests that come then; when anything is wrong, the log says what, and nothing changes.',
    ],
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const only = given.only
      ?.split(',')
      .map((name) => services.find((service) => service === name.trim()))
    if (only && !only.every((service) => service !== undefined))
      throw new UsageError(
        `--only knows ${services.join(', ')}, not ${JSON.stringify(given.only)}.`,
      )
    const workers =
      given.workers === undefined
        ? undefined
        : Number(/^\d{1,3}$/.test(given.workers) ? given.workers : NaN)
    if (workers !== undefined && !(workers >= 1 && workers <= 128))
      throw new UsageError(
        `--workers must be a whole number from 1 to 128, not ${JSON.stringify(given.workers)}.`,
      )
    const read = () => loadConfig({ file: given.config, env: process.env })
    const { serve: start } = await import('../../process/serve.ts')
    await start(read, {
      ...(only !== undefined && { only }),
      ...(workers !== undefined && { workers }),
    })
    return 0
  },
}

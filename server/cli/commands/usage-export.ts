import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Command } from '../arguments.ts'
import { commandNamed } from '../operations/commands.ts'
import { operationHelp } from '../operations/help.ts'
import { readRequest } from '../operations/request.ts'
import { callOperation } from '../operations/run.ts'
import { say } from '../output.ts'

/** CSV is the only format, and the flag says so in scripts. */
const csvFlag = { csv: { about: 'As comma-separated values (RFC 4180), which is the default.' } }

/** `tollgate usage export`: the lines go to standard output as they come. */
export async function loadExport(): Promise<Command> {
  const command = await commandNamed('usage export')
  return {
    ...operationHelp(command, {
      flags: csvFlag,
      notes: [
        'One line for each group, key, model and day (UTC), with columns by FOCUS 1.2.',
        'Calls count in the month in which they began; late ones of closed months in the next.',
      ],
    }),
    async run(args) {
      const { request, options } = readRequest(
        command,
        args.filter((word) => word !== '--csv'),
      )
      await callOperation(command, request, options, async (body) => {
        const { bytes, headers } = body as Exported
        await pipeline(Readable.from(flattened(bytes)), process.stdout, { end: false })
        const state = headers['x-month-state']
        if (state !== 'closed')
          say(`${String(request.query['month'])} is not closed: its usage may still change.`)
        return body
      })
      return 0
    },
  }
}

type Exported = { bytes: AsyncIterable<readonly Buffer[]>; headers: Record<string, string> }

async function* flattened(batches: Exported['bytes']) {
  for await (const batch of batches) yield* batch
}

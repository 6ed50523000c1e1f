import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '../../../generated/server/operator.ts'
import { loadConfig } from '../../config/load.ts'
import { CommandError, helpText, readArguments, UsageError, type Command } from '../arguments.ts'
import { commandNamed } from '../operations/commands.ts'
import { commonFlags } from '../operations/request.ts'
import { callOperation } from '../operations/run.ts'
import { printJson, say } from '../output.ts'

type Draining = components['schemas']['Draining']

const flags = {
  'wait-spool': {
    type: 'boolean',
    about: 'Wait also until all rows of the ledger are in the store.',
  },
  timeout: {
    type: 'string',
    value: 'SECONDS',
    about: 'The longest wait; by default drain.accept_ms and the longest of its other times.',
  },
  ...commonFlags,
} as const

const lookMs = 250

/** `tollgate drain`. The server goes on until it is stopped. */
export const drain: Command = {
  help: helpText({
    usage: ['drain [--wait-spool] [--timeout SECONDS] [--url URL]'],
    about: 'Takes a running server out of use, and waits for what it still does.',
    flags,
    notes: [
      'From now on the server is not ready, so that load balancers send it nothing more; it still',
      'answers what comes. Only a restart puts it back into use. It ends with 1 where the time is',
      'over before. It needs the operator token in the environment.',
    ],
  }),
  async run(args) {
    const { flags: values } = readArguments(args, flags)
    const { config } = loadConfig({ file: values.config, env: process.env, secrets: false })
    const { accept_ms: acceptMs, calls_ms, streams_ms } = config.drain
    const longestMs = timeoutMs(values.timeout) ?? acceptMs + Math.max(calls_ms, streams_ms)
    const command = await commandNamed('drain')
    const startedAt = performance.now()
    for (;;) {
      const body = await callOperation(command, { query: {}, body: {} }, values as never)
      const rest = body as Draining
      const ms = performance.now() - startedAt
      const isDone = left(rest, values['wait-spool']).length === 0
      if (isDone && ms >= acceptMs) {
        if (values.json) printJson(rest)
        else say('The server is out of use, and nothing is left to wait for.')
        return 0
      }
      if (ms > longestMs) throw new CommandError(timedOut(rest, values['wait-spool'], longestMs))
      await pause(lookMs)
    }
  },
}

function timeoutMs(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000
  throw new UsageError(`--timeout must be whole seconds, like 30, not ${JSON.stringify(text)}.`)
}

/** What is waited for and not over, in words. */
function left({ calls, streams, queued_rows: rows }: Draining, waitsForSpool: boolean): string[] {
  return [
    ...(calls > 0 ? [`${calls} calls`] : []),
    ...(streams > 0 ? [`${streams} streams`] : []),
    ...(waitsForSpool && rows > 0 ? [`${rows} rows of the ledger on its spool`] : []),
  ]
}

function timedOut(rest: Draining, waitsForSpool: boolean, longestMs: number): string {
  const parts = left(rest, waitsForSpool)
  const what = parts.length === 0 ? 'load balancers that may not know yet' : parts.join(', ')
  const spool = rest.queued_rows > 0 ? ' Keep its disk: the rows are moved at its next start.' : ''
  return `After ${longestMs / 1000} s the server is out of use, but has ${what}.${spool}`
}

import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '../../../generated/server/operator.ts'
import { loadConfig } from '../../config/load.ts'
import { defineCommand, CommandError } from '../arguments.ts'
import { commandNamed } from '../operations/commands.ts'
import { commonFlags } from '../operations/request.ts'
import { callOperation } from '../operations/run.ts'
import { withProgress } from '../progress.ts'

type Draining = components['schemas']['Draining']

const flags = {
  'wait-spool': {
    about: 'Also wait until the store has all rows of the ledger.',
  },
  timeout: {
    value: 'SECONDS',
    about: 'Maximum wait; by default drain.accept_ms plus the longer of its other times.',
    range: [0, 999_999],
  },
  ...commonFlags,
} as const

const pollMs = 250

/** `tollgate drain`. The server continues until it is stopped. */
export const drain = defineCommand({
  usage: ['drain [--wait-spool] [--timeout SECONDS] [--url URL]'],
  about: 'Drains a running server, and waits for its calls and streams.',
  flags,
  notes: [
    'The server becomes not ready, so that load balancers stop sending requests; it still serves',
    'those that arrive. Only a restart ends the drain. Exits with 1 on timeout.',
    'It needs the operator token in the environment.',
  ],
  async run({ timeout, 'wait-spool': waitsForSpool, ...options }) {
    const { config } = loadConfig({ file: options.config, env: process.env, secrets: false })
    const { accept_ms: acceptMs, calls_ms, streams_ms } = config.drain
    const seconds = timeout ?? (acceptMs + Math.max(calls_ms, streams_ms)) / 1000
    const command = await commandNamed('drain')
    const startedAt = performance.now()
    async function untilDrained(): Promise<Draining> {
      for (;;) {
        const body = await callOperation(command, { query: {}, body: {} }, options)
        const state = body as Draining // the server validates its responses
        const work = remainingWork(state, waitsForSpool)
        const ms = performance.now() - startedAt
        if (work.length === 0 && ms >= acceptMs) return state
        if (ms > seconds * 1000) throw new CommandError(timeoutText(state, work, seconds))
        await pause(pollMs)
      }
    }
    const json = await withProgress('draining', untilDrained())
    return { json, notes: ['The server is drained: no calls or streams are in flight.'] }
  },
})

const remainingWork = (
  { calls, streams, queued_rows: rows }: Draining,
  waitsForSpool: boolean,
): string[] => [
  ...(calls > 0 ? [`${calls} calls`] : []),
  ...(streams > 0 ? [`${streams} streams`] : []),
  ...(waitsForSpool && rows > 0 ? [`${rows} rows of the ledger on its spool`] : []),
]

function timeoutText({ queued_rows }: Draining, work: readonly string[], seconds: number): string {
  const rest = work.join(', ') || 'load balancers that may not know it yet'
  const spool = queued_rows > 0 ? ' Keep its disk: the next start moves the rows.' : ''
  return `After ${seconds} s the server is draining, but still has ${rest}.${spool}`
}

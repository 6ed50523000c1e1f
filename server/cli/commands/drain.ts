import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '../../../generated/server/operator.ts'
import { loadConfig } from '../../config/load.ts'
import { defineCommand, CommandError, wholeNumber } from '../arguments.ts'
import { commandNamed } from '../operations/commands.ts'
import { commonFlags, type OperationOptions } from '../operations/request.ts'
import { callOperation } from '../operations/run.ts'
import { withProgress } from '../progress.ts'

type Draining = components['schemas']['Draining']

const flags = {
  'wait-spool': {
    type: 'boolean',
    about: 'Also wait until the store has all rows of the ledger.',
  },
  timeout: {
    type: 'string',
    value: 'SECONDS',
    about: 'Maximum wait; by default drain.accept_ms plus the longer of its other times.',
  },
  ...commonFlags,
} as const

const pollMs = 250
const limits = [0, 999_999] as const

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
  async run(values) {
    const { timeout } = values
    const chosen = timeout === undefined ? undefined : wholeNumber('--timeout', timeout, limits)
    const { config } = loadConfig({ file: values.config, env: process.env, secrets: false })
    const { accept_ms: acceptMs, calls_ms, streams_ms } = config.drain
    const usualMs = acceptMs + Math.max(calls_ms, streams_ms)
    const maxMs = chosen === undefined ? usualMs : chosen * 1000
    const json = await withProgress(
      'draining',
      untilDrained(values, { acceptMs, maxMs, waitsForSpool: values['wait-spool'] }),
    )
    return { json, notes: ['The server is drained: no calls or streams are in flight.'] }
  },
})

type Wait = { acceptMs: number; maxMs: number; waitsForSpool: boolean }

async function untilDrained(
  options: OperationOptions,
  { acceptMs, maxMs, waitsForSpool }: Wait,
): Promise<Draining> {
  const command = await commandNamed('drain')
  const startedAt = performance.now()
  for (;;) {
    const body = await callOperation(command, { query: {}, body: {} }, options)
    const state = body as Draining // the server validates its responses
    const ms = performance.now() - startedAt
    if (remainingWork(state, waitsForSpool).length === 0 && ms >= acceptMs) return state
    if (ms > maxMs) throw new CommandError(timeoutText(state, waitsForSpool, maxMs))
    await pause(pollMs)
  }
}

function remainingWork(
  { calls, streams, queued_rows: rows }: Draining,
  waitsForSpool: boolean,
): string[] {
  return [
    ...(calls > 0 ? [`${calls} calls`] : []),
    ...(streams > 0 ? [`${streams} streams`] : []),
    ...(waitsForSpool && rows > 0 ? [`${rows} rows of the ledger on its spool`] : []),
  ]
}

function timeoutText(state: Draining, waitsForSpool: boolean, maxMs: number): string {
  const work = remainingWork(state, waitsForSpool).join(', ')
  const what = work === '' ? 'load balancers that may not know it yet' : work
  const spool = state.queued_rows > 0 ? ' Keep its disk: the next start moves the rows.' : ''
  return `After ${maxMs / 1000} s the server is draining, but still has ${what}.${spool}`
}

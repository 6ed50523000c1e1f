import { pino, type DestinationStream } from 'pino'
import { commandLine } from '../command.ts'
import type { Observation } from '../observations.ts'
import { writeOut } from './output.ts'
import { prettyLine, type Form } from './pretty.ts'

export type Log = ((observation: Observation) => void) & { setLevel(level: LogLevel): void }

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

type Line = [level: 'debug' | 'info' | 'warn' | 'error', message: string]

/** What an operator wants to hear of a payment; the steps of its way are for those who look for a fault. */
const paymentLines: { [State in Extract<Observation, { kind: 'paymentMoved' }>['state']]?: Line } =
  {
    settled: ['info', 'payment'],
    failed: ['info', 'payment'],
    expired: ['info', 'payment'],
    settle_unknown: ['warn', 'settlement unknown'],
    refund_due: ['error', 'refund due'],
    undecided: ['error', 'payment undecided: the operator decides'],
  }

/** Which observations are logged, how loud, and under which name. What is not here is only counted. */
function lineFor(observation: Observation): Line | undefined {
  switch (observation.kind) {
    case 'requestEnded':
      return [observation.status >= 500 ? 'warn' : 'info', 'request']
    case 'upstreamAttempted':
      return observation.outcome === 'ok' ? ['debug', 'upstream'] : ['info', 'upstream']
    case 'toolCalled':
      if (observation.refusedCredential)
        return [
          'warn',
          "a tool's server refused our credential, or what it may do; see the agent's variables",
        ]
      return observation.outcome === 'ok' ? ['debug', 'tool'] : ['info', 'tool']
    case 'paymentMoved':
      return paymentLines[observation.state] ?? ['debug', 'payment']
    case 'paymentsLeft':
      return [
        'warn',
        `payments are open on a network that is not configured: ${commandLine('payments list')}`,
      ]
    case 'breakerMoved':
      return [observation.state === 'closed' ? 'info' : 'warn', 'breaker']
    case 'upstreamDrained':
      return ['warn', 'upstream drained']
    case 'upstreamRestored':
      return ['info', 'upstream restored']
    case 'contractBroken':
      return ['error', 'a reply broke the contract']
    case 'bugMet':
      return ['error', 'internal error']
    case 'rowsDropped':
      return ['error', 'ledger rows dropped']
    case 'storeFailed':
      return ['error', 'store failed']
    case 'storeRecovered':
      return ['info', 'store recovered']
    case 'cleanupFailed':
      return ['warn', 'old rows not deleted; tried again']
    case 'keyRefused':
      return ['warn', 'key refused']
    case 'sandboxKeysRevoked':
      return [
        'warn',
        'keys revoked that sandboxes left; one that is in use comes back with the command',
      ]
    case 'sheddingBegan':
      return ['warn', 'shedding']
    case 'sheddingEnded':
      return ['info', 'shedding ended']
    case 'budgetNearlySpent':
      return ['warn', 'budget nearly spent']
    case 'budgetLeaseLost':
      return ['warn', 'budget lease lost']
    case 'configReloaded':
      return observation.needRestart.length === 0
        ? ['info', 'configuration reloaded']
        : ['warn', 'configuration reloaded, but for what needs a restart']
    case 'configRefused':
      return ['error', 'configuration refused; the one before stays in force']
    case 'modelsUnserved':
      if (observation.queryModel === undefined)
        return ['info', 'models without a route are not served']
      return [
        'warn',
        'models without a route are not served, and queries of agents fail: mesh.model is one of them',
      ]
    case 'workerDied':
      return ['error', 'worker died']
    case 'listening':
    case 'draining':
    case 'stopped':
      return ['info', observation.kind]
    default:
      return undefined
  }
}

/** More than a millionth of a second is nothing that was measured. */
const toMicroseconds = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

const serializers = {
  ms: toMicroseconds,
  ttftMs: toMicroseconds,
  delayMs: toMicroseconds,
  seconds: toMicroseconds,
}

/**
 * Writes observations as JSON lines, or those as people read them. Their fields are an allowlist already: nothing a caller or an upstream wrote is in them,
 * but for a facilitator's reason, of which only what reads as words is left.
 * Only faults of our own code could quote some of it: of those the type, where it happened, and the words that are not quotations are kept.
 */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = { write: writeOut },
  form: Form = 'json',
): Log {
  const options = {
    level,
    base: null,
    timestamp: isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers,
    redact: { paths: ['authorization', 'token', 'key'], censor: '[redacted]' },
  }
  // Out of the JSON, so that neither form tells what the other leaves out.
  const written =
    form === 'json'
      ? destination
      : { write: (json: string) => destination.write(prettyLine(json, form)) }
  const logger = pino(options, written)
  const facilitatorLine = createFacilitatorLines()
  const log = (observation: Observation) => {
    const line =
      observation.kind === 'facilitatorAsked' ? facilitatorLine(observation) : lineFor(observation)
    if (!line || !logger.isLevelEnabled(line[0])) return
    // As it is: a copy without `kind` would cost as much as the line itself.
    if (!('error' in observation)) return logger[line[0]](observation, line[1])
    const { error, ...rest } = observation
    logger[line[0]]({ ...rest, ...faultOf(error) }, line[1])
  }
  return Object.assign(log, { setLevel: (level: LogLevel) => void (logger.level = level) })
}

/** A facilitator that is gone fails every call: it is told once, and again when it answers. */
function createFacilitatorLines(): (
  asked: Extract<Observation, { kind: 'facilitatorAsked' }>,
) => Line {
  const failing = new Set<string>()
  return ({ facilitator, operation, outcome }) => {
    const call = `${operation} ${facilitator}`
    if (outcome !== 'unknown')
      return failing.delete(call) ? ['info', 'facilitator recovered'] : ['debug', 'facilitator']
    if (failing.has(call)) return ['debug', 'facilitator']
    failing.add(call)
    return ['warn', 'facilitator failed']
  }
}

let stampedAt = 0
let stamp = ''

/** Many lines share a millisecond, and writing a date costs more than the rest of a line. */
function isoTime(): string {
  const now = Date.now()
  if (now !== stampedAt) {
    stampedAt = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

function faultOf(error: unknown): { type: string; detail?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack = '' } = error
  const head = stack.indexOf(message) + message.length
  const frames = stack
    .slice(head)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
  return { type: name, detail: withoutQuotations(message), stack: frames.join('\n') }
}

/** The engine quotes what it was given, as in `Unexpected token 'x', "…" is not valid JSON`: from the first quotation mark to the last nothing is kept. */
const withoutQuotations = (message: string): string =>
  message.replace(/["'`].*["'`]/s, '…').slice(0, 500)

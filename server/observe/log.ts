import { pino, type DestinationStream } from 'pino'
import type { Observation } from './observations.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

type Line = [level: 'debug' | 'info' | 'warn' | 'error', message: string]

/** Which observations are logged, how loud, and under which name. What is not here is only counted. */
function lineFor(observation: Observation): Line | undefined {
  switch (observation.kind) {
    case 'requestEnded':
      return [observation.status >= 500 ? 'warn' : 'info', 'request']
    case 'upstreamAttempted':
      return observation.outcome === 'ok' ? ['debug', 'upstream'] : ['info', 'upstream']
    case 'breakerMoved':
      return [observation.state === 'closed' ? 'info' : 'warn', 'breaker']
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

/**
 * Writes observations as JSON lines. Their fields are an allowlist already: nothing a caller or an upstream wrote is in them,
 * but for errors of ours, of which type, message and stack are kept. Redaction is only the second net.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): (observation: Observation) => void {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: ['authorization', 'token', 'key', '*.authorization', '*.token', '*.key'], censor: '[redacted]' },
  }
  const logger = pino(options, destination ?? pino.destination({ fd: 1, sync: false, minLength: 0 }))
  return (observation) => {
    const line = lineFor(observation)
    if (!line || !logger.isLevelEnabled(line[0])) return
    const { kind: _, ...fields } = observation
    if (!('error' in fields)) return logger[line[0]](fields, line[1])
    const { error, ...rest } = fields
    const { name, message, stack } = error instanceof Error ? error : new Error('thrown value is no error')
    logger[line[0]]({ ...rest, type: name, detail: message, stack }, line[1])
  }
}

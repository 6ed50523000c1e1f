import { pino, type DestinationStream } from 'pino'
import { commandLine } from '../command.ts'
import type { Observation, ObservationOf } from '../observations.ts'
import { writeOut } from './output.ts'
import { prettyLine, type Form } from './pretty.ts'
import { isoTime, microseconds, requestLine } from './request-line.ts'

export type Log = ((observation: Observation) => void) & { setLevel(level: LogLevel): void }

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** The level and the message of a line. */
type Line = [level: 'debug' | 'info' | 'warn' | 'error', message: string]

/** The lines of states that an operator must see; other states are logged at `debug`. */
const paymentLines: { [State in ObservationOf<'paymentMoved'>['state']]?: Line } = {
  settled: ['info', 'payment'],
  failed: ['info', 'payment'],
  expired: ['info', 'payment'],
  settle_unknown: ['warn', 'settlement unknown'],
  refund_due: ['error', 'refund due'],
  undecided: ['error', 'payment undecided: the operator decides'],
}

/** What load balancers and orchestrators ask every second or two. */
const probes: ReadonlySet<string> = new Set(['getHealth', 'getReadiness'])

/** Requests that open pages of the console send every five seconds. */
const polls: ReadonlySet<string> = new Set([
  'readOverview',
  'listRequests',
  'readSeries',
  'listKeys',
  'listUpstreams',
  'listRoutes',
  'listOperatorAgents',
  'listPayments',
  'listOperators',
  'listAudit',
  'getConfig',
])

/** A line for all observations of a kind, or one that depends on the observation. */
type Lines = {
  [Kind in Observation['kind']]?: Line | ((observation: ObservationOf<Kind>) => Line)
}

/** The level and message of each kind of observation that is logged; other kinds are not. */
const lines: Lines = {
  requestEnded: ({ service, operation, status }) => {
    if (status >= 500) return ['warn', 'request']
    const isRepeated = probes.has(operation) || (status < 400 && polls.has(operation))
    return [service === 'operator' && isRepeated ? 'debug' : 'info', 'request']
  },
  upstreamAttempted: ({ outcome }) => [outcome === 'ok' ? 'debug' : 'info', 'upstream'],
  toolCalled: ({ outcome, refusedCredential }) => {
    if (!refusedCredential) return [outcome === 'ok' ? 'debug' : 'info', 'tool']
    return [
      'warn',
      "a tool's server refused our credential or its rights; check the agent's variables",
    ]
  },
  paymentMoved: ({ state }) => paymentLines[state] ?? ['debug', 'payment'],
  paymentsLeft: () => [
    'warn',
    `payments are open on a network that is not configured: ${commandLine('payments list')}`,
  ],
  breakerMoved: ({ state }) => [state === 'closed' ? 'info' : 'warn', 'breaker'],
  upstreamDrained: ['warn', 'upstream drained'],
  upstreamRestored: ['info', 'upstream restored'],
  contractBroken: ['error', 'a reply broke the contract'],
  bugMet: ['error', 'internal error'],
  rowsDropped: ['error', 'ledger rows dropped'],
  storeFailed: ['error', 'store failed'],
  storeRecovered: ['info', 'store recovered'],
  clockDiffers: [
    'warn',
    "this machine's clock differs from the database's, by which limits count; set it by NTP",
  ],
  clockAgrees: ['info', "this machine's clock agrees with the database's again"],
  cleanupFailed: ['warn', 'old rows not deleted; tried again'],
  keyRefused: ['warn', 'key refused'],
  sandboxKeysRevoked: [
    'warn',
    'keys that sandboxes had made are revoked; the command restores one that is in use',
  ],
  sheddingBegan: ['warn', 'shedding'],
  sheddingEnded: ['info', 'shedding ended'],
  budgetNearlySpent: ['warn', 'budget nearly spent'],
  budgetLeaseLost: ['warn', 'budget lease lost'],
  configReloaded: ({ changes, needRestart }) => {
    if (needRestart.length > 0)
      return ['warn', 'configuration reloaded, but for what needs a restart']
    return [
      'info',
      changes === 0 ? 'configuration read: nothing changed' : 'configuration reloaded',
    ]
  },
  configRefused: ['error', 'configuration refused; the one before stays in force'],
  modelsUnserved: ({ queryModel }) =>
    queryModel === undefined
      ? ['info', 'models of /v1 without a route are not served']
      : ['warn', 'queries of agents fail: mesh.model has no route'],
  budgetWithoutPrice: [
    'warn',
    'a budget counts nothing for a model without price and cost; see prices and limits.unpriced',
  ],
  workerDied: ['error', 'worker died'],
  listening: ['info', 'listening'],
  operatorTokenMissing: [
    'info',
    'no operator token is set: either command makes one, for the console and the operator API',
  ],
  draining: ['info', 'draining'],
  stopped: ['info', 'stopped'],
}

function lineFor(observation: Observation, lines: Lines): Line | undefined {
  // Each function takes the observations of its own kind.
  const line = lines[observation.kind] as Line | ((observed: Observation) => Line) | undefined
  return typeof line === 'function' ? line(observation) : line
}

const toMicroseconds = (value: unknown): unknown =>
  typeof value === 'number' ? microseconds(value) : value

const serializers = {
  ms: toMicroseconds,
  ttftMs: toMicroseconds,
  delayMs: toMicroseconds,
  seconds: toMicroseconds,
}

/**
 * Writes observations as lines of JSON, or as lines for people. Observations hold nothing that a
 * caller or an upstream wrote, except a facilitator's reason, which is reduced to words, and a
 * model server's, without what it repeats of a request. An error of our own code could quote such
 * text: its type, its stack and the unquoted part of its message are logged.
 */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = { write: writeOut },
  form: Form = 'json',
): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${isoTime()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers,
    redact: { paths: ['authorization', 'token', 'key'], censor: '[redacted]' },
  }
  // Lines for people are made from the JSON, so that both show the same fields.
  const output =
    form === 'json'
      ? destination
      : { write: (json: string) => destination.write(prettyLine(json, form)) }
  const logger = pino(options, output)
  const ownLines = {
    ...lines,
    facilitatorAsked: createFacilitatorLines(),
    listingRefused: createListingLines(),
  }
  const log = (observation: Observation) => {
    const line = lineFor(observation, ownLines)
    if (!line || !logger.isLevelEnabled(line[0])) return
    if (observation.kind === 'requestEnded')
      return void output.write(requestLine(observation, line[0]))
    // `kind` is not left out: a copy would cost as much as the line.
    if (!('error' in observation)) return logger[line[0]](observation, line[1])
    const { error, ...rest } = observation
    logger[line[0]]({ ...rest, ...describeError(error) }, line[1])
  }
  return Object.assign(log, { setLevel: (level: LogLevel) => void (logger.level = level) })
}

/**
 * A facilitator that is down fails every call: only its first failure and its recovery are logged
 * above `debug`.
 */
function createFacilitatorLines(): (observation: ObservationOf<'facilitatorAsked'>) => Line {
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

const mostListings = 1000

/** Every payment for a resource meets the same refusal: only the first one is loud. */
function createListingLines(): (observation: ObservationOf<'listingRefused'>) => Line {
  const told = new Set<string>()
  return ({ facilitator, resource, reason }) => {
    const refusal = `${facilitator} ${resource} ${reason}`
    if (told.has(refusal) || told.size >= mostListings) return ['debug', 'listing refused']
    told.add(refusal)
    return ['warn', "the facilitator's catalogue does not list what was paid for"]
  }
}

function describeError(error: unknown): { type: string; detail?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack = '' } = error
  const head = stack.indexOf(message) + message.length
  const frames = stack
    .slice(head)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
  return { type: name, detail: withoutQuotations(message), stack: frames.join('\n') }
}

/**
 * Removes all between the first and the last quotation mark: the engine quotes its input, as in
 * `Unexpected token 'x', "…" is not valid JSON`.
 */
const withoutQuotations = (message: string): string =>
  message.replace(/["'`].*["'`]/s, '…').slice(0, 500)

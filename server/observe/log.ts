import { pino, type DestinationStream } from 'pino'
import { commandLine } from '../command.ts'
import type { Observation, ObservationOf } from '../observations.ts'
import { writeOut } from './output.ts'
import { prettyLine, type Form } from './pretty.ts'

export type Log = ((observation: Observation) => void) & { setLevel(level: LogLevel): void }

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** The level and the message of a line. */
type Line = [level: 'debug' | 'info' | 'warn' | 'error', message: string]

/** Lines for states that an operator must see; other states are logged at `debug`. */
const paymentLines: { [State in ObservationOf<'paymentMoved'>['state']]?: Line } = {
  settled: ['info', 'payment'],
  failed: ['info', 'payment'],
  expired: ['info', 'payment'],
  settle_unknown: ['warn', 'settlement unknown'],
  refund_due: ['error', 'refund due'],
  undecided: ['error', 'payment undecided: the operator decides'],
}

/** Probes that load balancers and orchestrators send every second or two. */
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
      "a tool's server rejected the agent's credential or its permissions; check its variables",
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
  credentialFailed: ['error', 'no new secret for an upstream; it is requested again'],
  hookAsked: ({ outcome }) => {
    if (outcome === 'failed') return ['warn', 'a hook gave no verdict; on_error decided']
    return [outcome === 'blocked' ? 'info' : 'debug', 'hook']
  },
  credentialRenewed: ['info', 'an upstream has a new secret again'],
  issuerFailed: ['error', 'the public keys of an issuer of tokens cannot be fetched'],
  issuerAnswers: ['info', 'the public keys of an issuer of tokens are fetched again'],
  upstreamLearned: ['warn', 'a model server refused a part of a request, which is no longer sent'],
  contractBroken: ['error', 'a reply broke the contract'],
  bugMet: ['error', 'internal error'],
  rowsDropped: ['error', 'ledger rows dropped'],
  storeFailed: ['error', 'store failed'],
  storeRecovered: ['info', 'store recovered'],
  clockDiffers: [
    'warn',
    "this machine's clock differs from the database's, which limits use; synchronize it by NTP",
  ],
  clockAgrees: ['info', "this machine's clock agrees with the database's again"],
  cleanupFailed: ['warn', 'old rows not deleted; will be retried'],
  keyRefused: ['warn', 'key refused'],
  sandboxKeysRevoked: [
    'warn',
    'keys that sandboxes created are revoked; the command restores one that is in use',
  ],
  sheddingBegan: ['warn', 'shedding'],
  sheddingEnded: ['info', 'shedding ended'],
  budgetNearlySpent: ['warn', 'budget nearly spent'],
  valuesExceeded: ['warn', 'further users or tags count as other until the period ends'],
  budgetLeaseLost: ['warn', 'budget lease lost'],
  configReloaded: ({ changes, needRestart }) => {
    if (needRestart.length > 0)
      return ['warn', 'configuration reloaded, except settings that need a restart']
    return [
      'info',
      changes === 0 ? 'configuration read: nothing changed' : 'configuration reloaded',
    ]
  },
  configRefused: ['error', 'configuration rejected; the current one stays in effect'],
  filesReloaded: ['info', 'changed files of keys and certificates are in effect'],
  filesRefused: ['error', 'a changed file is unusable; its previous content stays in effect'],
  modelsUnserved({ queryModel }) {
    if (queryModel !== undefined) return ['warn', 'agent queries fail: mesh.model has no route']
    return ['info', 'models of /v1 without a route are not served']
  },
  budgetWithoutPrice: [
    'warn',
    'budgets count nothing for a model without price and cost; see prices and limits.unpriced',
  ],
  outletFailed: ['warn', 'an outlet could not send; it tries again'],
  outletRecovered: ['info', 'an outlet sends again'],
  outletStopped: [
    'error',
    'an outlet stopped; `outlets resume` lets it try again, `outlets skip` gives up what waits',
  ],
  outletRowsDropped: ['error', 'ledger rows were summed up before an outlet had sent them'],
  workerDied: ['error', 'worker died'],
  listening: ['info', 'listening'],
  operatorTokenMissing: [
    'info',
    'no operator token is set: each command creates one; the console and operator API need it',
  ],
  draining: ['info', 'draining'],
  stopped: ['info', 'stopped'],
}

function lineFor(observation: Observation, lines: Lines): Line | undefined {
  // Each function takes the observations of its own kind.
  const line = lines[observation.kind] as Line | ((observed: Observation) => Line) | undefined
  return typeof line === 'function' ? line(observation) : line
}

/** Milliseconds with three decimals. */
const toMicroseconds = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value

const serializers = {
  ms: toMicroseconds,
  ttftMs: toMicroseconds,
  delayMs: toMicroseconds,
  seconds: toMicroseconds,
}

let second = NaN
let secondText = ''

/** The time of a line. The second is cached: formatting it takes a third of a line's CPU. */
function logTime(): string {
  const now = Date.now()
  const ms = now % 1000
  if (now - ms !== second) {
    second = now - ms
    secondText = new Date(second).toISOString().slice(0, -4)
  }
  return `,"time":"${secondText}${String(ms).padStart(3, '0')}Z"`
}

/**
 * Writes observations as lines of JSON, or as lines for people. Observations contain no text of
 * callers or upstreams, except the reason of a facilitator, which is reduced to words, and that of
 * a model server, without quotations of the request. An error of Tollgate's code may quote such
 * text: only its type, its stack and the unquoted part of its message are logged.
 */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = { write: writeOut },
  form: Form = 'json',
): Log {
  const options = {
    level,
    base: null,
    timestamp: logTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers,
    redact: { paths: ['authorization', 'token', 'key'], censor: '[redacted]' },
  }
  // Lines for people are made from the JSON, so that both have the same fields.
  const write = (json: string) => destination.write(form === 'json' ? json : prettyLine(json, form))
  const logger = pino(options, { write })
  const allLines = {
    ...lines,
    facilitatorAsked: createFacilitatorLines(),
    listingRefused: createListingLines(),
  }
  const log = (observation: Observation) => {
    const line = lineFor(observation, allLines)
    if (!line || !logger.isLevelEnabled(line[0])) return
    // `kind` is logged too: a copy without it would cost as much as the line.
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

const maxListings = 1000

/** Every payment for a resource gets the same error: only the first one is a warning. */
function createListingLines(): (observation: ObservationOf<'listingRefused'>) => Line {
  const logged = new Set<string>()
  return ({ facilitator, resource, reason }) => {
    const error = `${facilitator} ${resource} ${reason}`
    if (logged.has(error) || logged.size >= maxListings) return ['debug', 'listing rejected']
    logged.add(error)
    return ['warn', "the facilitator's catalogue does not list the paid resource"]
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
 * Removes all between the first and the last quotation mark: V8 quotes its input, as in
 * `Unexpected token 'x', "…" is not valid JSON`.
 */
const withoutQuotations = (message: string): string =>
  message.replace(/["'`].*["'`]/s, '…').slice(0, 500)
